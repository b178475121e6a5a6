"""The boards of automata as they leave the engine, and the types the client draws them from."""

from __future__ import annotations

import msgspec

from regnum.games.root.automata.automaton import difficulty, has_trait
from regnum.games.root.board import count_on_map
from regnum.games.root.components import AUTOMATA, AUTOMATON, CARD_NAMES, EYRIE, PIECES, ROOST, TRAIT_OF, TRAITS
from regnum.games.root.factions.marquise import BUILDINGS
from regnum.games.root.state import DIFFICULTIES, Root, order_card

TRACKED = {"mechanical-marquise": BUILDINGS, "electric-eyrie": [ROOST]}
"""The pieces with a track on each board."""


class ScoringTrack(msgspec.Struct):
    """A track of pieces: how many are on the map, what the track scores by how many are, from none on."""

    piece: str
    on_map: int
    points: list[int]


class AutomatonView(msgspec.Struct):
    """A faction that the game plays itself: its order while its turn lasts, how hard it is, its traits, its tracks;
    the columns of the Decree are fox, mouse, rabbit, bird."""

    id: str
    order: str | None
    difficulty: str
    traits: list[str]
    tracks: list[ScoringTrack]
    decree: list[list[str]]


def automaton(g: Root, f: int) -> AutomatonView:
    """The board of an automaton; all of it is open."""
    name = next(a for a, faction in AUTOMATA.items() if faction == f)
    cards = order_card(g) if g.order[g.now] == f else []
    return AutomatonView(
        id=name,
        order=CARD_NAMES[cards[0]] if cards else None,
        difficulty=DIFFICULTIES[difficulty(g)],
        traits=[slug for i, slug in enumerate(TRAITS) if TRAIT_OF[i] == f and has_trait(g, i)],
        tracks=[ScoringTrack(PIECES[b], count_on_map(g, b), AUTOMATON[name]["track"]) for b in TRACKED[name]],
        decree=[[CARD_NAMES[card] for card in column] for column in g.eyrie.decree] if f == EYRIE else [],
    )
