"""Root, after the Law of 2019 with all its expansions; clauses in law.toml, components in data/."""

from regnum.games.root.order import RULE_FILES
from regnum.games.root.rulebook import RootRulebook

RULEBOOK = RootRulebook()
__all__ = ["RULEBOOK", "RULE_FILES"]
