"""The chapters of the rules: loaded together they know every faction and every card, or fail."""

from __future__ import annotations

from typing import Final

from regnum.games.root import turn
from regnum.games.root.automata import alliance as automated_alliance
from regnum.games.root.automata import eyrie as electric_eyrie
from regnum.games.root.automata import marquise as mechanical_marquise
from regnum.games.root.automata import vagabot
from regnum.games.root.board import note_decks
from regnum.games.root.factions import alliance, corvid, duchy, eyrie, lizard, marquise, riverfolk, vagabond
from regnum.games.root.powers import base_deck, exiles
from regnum.games.root.windows import EFFECTS, PERSISTENT

CHAPTERS: Final = (
    turn,
    marquise,
    eyrie,
    alliance,
    vagabond,
    lizard,
    riverfolk,
    duchy,
    corvid,
    base_deck,
    exiles,
    mechanical_marquise,
    electric_eyrie,
    automated_alliance,
    vagabot,
)

EFFECTS.check(PERSISTENT)
note_decks()
