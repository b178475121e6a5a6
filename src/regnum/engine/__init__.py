"""The engine: rules as generators, sessions, chance, records, kinds. It knows no game."""
