"""Paladins of the West Kingdom, the base game of 2019; clauses in law.toml, components in data/."""
