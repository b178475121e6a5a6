"""Root, after the Law of 2019 with all its expansions; clauses in law.toml, components in data/."""

from regnum.games.root.order import CHAPTERS
from regnum.games.root.rulebook import RootRulebook

RULEBOOK = RootRulebook()
__all__ = ["CHAPTERS", "RULEBOOK"]
