"""Tiny Epic Kingdoms, after the second edition; clauses in law.toml, components in data/."""

from regnum.games.tek.rulebook import TekRulebook

RULEBOOK = TekRulebook()
