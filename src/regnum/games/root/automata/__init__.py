"""The factions that the game plays itself (C.3, bots)."""
