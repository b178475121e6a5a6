"""The boards of automata as they leave the engine, and the types the client draws them from."""

from __future__ import annotations

import msgspec

from regnum.games.root.automata.alliance import ORGANIZES
from regnum.games.root.automata.alliance import TRACK as SYMPATHY_TRACK
from regnum.games.root.automata.automaton import difficulty, has_trait
from regnum.games.root.automata.vagabot import BY_SUIT, NAMES, deals_extra_hit, most_hits, refreshes
from regnum.games.root.board import count_on_map
from regnum.games.root.components import (
    ALLIANCE,
    AUTOMATA,
    AUTOMATON,
    CARD_NAMES,
    CARD_SUIT,
    EYRIE,
    MARQUISE,
    PIECES,
    ROOST,
    SUITS,
    SYMPATHY,
    TRAIT_OF,
    TRAITS,
    VAGABOND,
)
from regnum.games.root.factions.alliance import base_suits
from regnum.games.root.factions.marquise import BUILDINGS
from regnum.games.root.state import DIFFICULTIES, Root, order_card
from regnum.games.root.view_boards import QUESTS, Item, vagabond


class ScoringTrack(msgspec.Struct):
    """A track of pieces: how many are on the map, what the track scores by how many are, from none on; of sympathy what the
    last token scored."""

    piece: str
    on_map: int
    points: list[int]


class VagabotView(msgspec.Struct):
    """The Vagabot's board: `at` is a clearing (1..12) or a forest (21..), `quest` the open one, `quests` those done; `deeds`
    are what its order makes it do, `most_hits` caps what it rolls, `extra_hit` it deals as attacker, `refreshes` is how many
    items it would refresh this Evening."""

    character: str | None
    at: int | None
    items: list[Item]
    quest: str | None
    quests: list[str]
    deeds: list[str]
    most_hits: int
    extra_hit: bool
    refreshes: int


class AutomatonView(msgspec.Struct):
    """A faction that the game plays itself: its order while its turn lasts, how hard it is, its traits, its tracks;
    the columns of the Decree are fox, mouse, rabbit, bird. `bases` are the suits of the Alliance's on the map, `organizes` with
    how many warriors at one it organizes."""

    id: str
    order: str | None
    difficulty: str
    traits: list[str]
    tracks: list[ScoringTrack]
    decree: list[list[str]]
    bases: list[str]
    organizes: int | None = None
    vagabot: VagabotView | None = None


def automaton(g: Root, f: int) -> AutomatonView:
    """The board of an automaton; all of it is open."""
    name = next(a for a, faction in AUTOMATA.items() if faction == f)
    cards = order_card(g) if g.order[g.now] == f else []
    return AutomatonView(
        id=name,
        order=CARD_NAMES[cards[0]] if cards else None,
        difficulty=DIFFICULTIES[difficulty(g)],
        traits=[slug for i, slug in enumerate(TRAITS) if TRAIT_OF[i] == f and has_trait(g, i)],
        tracks=tracks(g, f, name),
        decree=[[CARD_NAMES[card] for card in column] for column in g.eyrie.decree] if f == EYRIE else [],
        bases=[SUITS[suit] for suit in base_suits(g)] if f == ALLIANCE else [],
        organizes=ORGANIZES[difficulty(g)] if f == ALLIANCE else None,
        vagabot=vagabot(g, cards) if f == VAGABOND else None,
    )


def vagabot(g: Root, order: list[int]) -> VagabotView:
    """Character, items and quests, and what its order and its items make of it."""
    board = vagabond(g, VAGABOND)
    return VagabotView(
        character=board.character,
        at=board.at,
        items=board.items,
        quest=QUESTS[g.quests[0]] if g.quests else None,
        quests=board.quests,
        deeds=[NAMES[deed] for card in order for deed in BY_SUIT[CARD_SUIT[card]]],
        most_hits=most_hits(g),
        extra_hit=deals_extra_hit(g),
        refreshes=refreshes(g),
    )


def tracks(g: Root, f: int, name: str) -> list[ScoringTrack]:
    """The tracks of a board."""
    if f == ALLIANCE:
        return [ScoringTrack(PIECES[SYMPATHY], g.sympathy.bit_count(), [0, *SYMPATHY_TRACK])]
    pieces = BUILDINGS if f == MARQUISE else [ROOST] if f == EYRIE else []
    return [ScoringTrack(PIECES[b], count_on_map(g, b), AUTOMATON[name]["track"]) for b in pieces]
