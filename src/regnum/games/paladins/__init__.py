"""Paladins of the West Kingdom, for one to four players."""

from regnum.games.paladins.rulebook import PaladinsRulebook

RULEBOOK = PaladinsRulebook()
