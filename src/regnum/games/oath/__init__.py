"""Oath: Chronicles of Empire and Exile, for two to six players."""

from regnum.games.oath.rulebook import OathRulebook

RULEBOOK = OathRulebook()
