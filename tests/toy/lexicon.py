"""The words of Ferrymen: each chapter declares its questions, lines and reasons here, beside its rules."""

from __future__ import annotations

from typing import Final

from regnum.engine.kinds import Lexicon, Noun, Number, Pair, Seat

from .components import ACTIONS, CARDS, PORTS

LEXICON: Final = Lexicon("toy")
KINDS: Final = LEXICON.kinds
WHO: Final = Seat(4)
CARD_NO: Final = Number(CARDS, "card")
ACTIONS_NOUN: Final = Noun(ACTIONS, "toy-action-")
VOYAGE: Final = Pair(Number(PORTS), Number(PORTS))
