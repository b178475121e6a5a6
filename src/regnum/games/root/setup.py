"""Set-up (5.1, C): markers, deck, hands, ruins, items; then each faction in letter order."""

from __future__ import annotations

from typing import Final

import regnum.games.root.components as box
from regnum.engine.ask import Rule
from regnum.engine.chance import Chance
from regnum.engine.seating import turn_order
from regnum.games.root.boards import (
    AllianceBoard,
    CorvidBoard,
    DuchyBoard,
    EyrieBoard,
    LizardBoard,
    RiverfolkBoard,
    new_vagabond,
)
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.state import (
    AUTOMATA_BIT,
    BIRDSONG,
    DIFFICULTIES,
    DIFFICULTY_BIT,
    GLIDE_ALONE,
    SCORE_NEEDS_GARDEN,
    TIE_TO_TURN,
    TOGETHER,
    TRAIT_BIT,
    UNKNOWN,
    Root,
    fill_slots,
    has_dominance,
    lay_suits,
)

STARTING_HAND: Final[int] = box.GENERAL["starting_hand"]
CHARACTER_OPEN: Final = -1
CROWNS: Final[list[int]] = [rank["crowns"] for rank in box.FACTION["duchy"]["rank"]]


def begin(seats: list[str], options: dict[str, str], chance: Chance) -> Root:
    """The table before the factions set up: suits are laid, cards dealt."""
    factions = [faction_of(s) for s in seats]
    seat = [factions.index(f) if f in factions else box.NOBODY for f in range(len(box.FACTIONS))]
    clockwise, first = turn_order(len(seats), options["order"], chance)
    order = [factions[s] for s in clockwise[first:] + clockwise[:first]]
    number = box.MAPS.index(options["map"])
    wood = box.WOODLANDS[number]
    suits = wood.suits
    if wood.marked:  # C.1
        suits = box.SUIT_MARKERS[:]
        chance.shuffle(suits)
    deck = box.DECKS.index(options["deck"])
    bits = variants(options) | automata_bits(seats, options, chance)
    dominance = has_dominance(len(seats), bits)
    pile = [c for c in range(deck * box.DECK_SIZE, (deck + 1) * box.DECK_SIZE) if dominance or not box.IS_DOMINANCE[c]]
    ambush = ambush_of_eyrie(bits, deck)
    pile = [c for c in pile if c not in ambush]
    chance.shuffle(pile)
    n = len(box.FACTIONS)
    hands: list[list[int]] = [[] for _ in range(n)]
    for f in [f for f in order if not bits >> AUTOMATA_BIT + f & 1]:  # bots.hand.1
        hands[f] = [pile.pop() for _ in range(STARTING_HAND)]  # 5.1.3
    quests = list(range(len(box.QUEST_DATA["quest"])))
    g = Root(
        chance, False, number, deck, order, seat, [], wood.closed[:], [0] * n,
        [w if seat[f] >= 0 else 0 for f, w in enumerate(box.WARRIORS)],
        [0] * (n * box.PLACES), [[] for _ in range(12)], [0] * 12, box.NOBODY, 0, 0, 0, [0] * 12,
        [[] for _ in range(12)], wood.ferry, 0, hands, pile, [], [], [], [[] for _ in range(n)], [[0] * 8 for _ in range(n)],
        [box.NOBODY] * n, [item["supply"] for item in box.ITEM_DATA["item"]], [], quests, 0, 0, 0, 0, [0, 0, 0], [], False,
        False, [0] * n, [0] * (n * 8),
        EyrieBoard([[], [], [], ambush], box.NOBODY, 0, 0, [], 0, 0), AllianceBoard([], 0), [new_vagabond(), new_vagabond()],
        LizardBoard(0, 0, False, [], 0),
        RiverfolkBoard([0] * n, [0] * n, [0] * n, [0] * 3, [0] * 3, [1, 1, 1], 0, box.NOBODY, box.NOBODY),
        DuchyBoard(0, CROWNS[:], 0, []), CorvidBoard([2, 2, 2, 2], 0, False), [], 0,
        characters(seats) + first_vagabond(order, chance), BIRDSONG, None, [0] * (len(box.DECKS) * box.DECK_SIZE), bits,
        [UNKNOWN] * box.PLACES, [0] * n, [0] * box.FIRST_TOKEN, [0] * box.FIRST_TOKEN,
        [],
    )  # fmt: skip
    lay_suits(g, suits)
    for c in wood.ruins:
        fill_slots(g, c, [box.RUIN])
    return g


def variants(options: dict[str, str]) -> int:
    """The debatable rulings that are played the other way (R-07, R-32, R-34)."""
    tie = TIE_TO_TURN if options["tie"] == "turn" else 0
    glide = GLIDE_ALONE if options["glide"] == "alone" else 0
    return tie | glide | (SCORE_NEEDS_GARDEN if options["ritual"] == "garden" else 0)


def faction_of(seat: str) -> int:
    """The faction of a seat; an automaton plays with the pieces of one. Raises ValueError for a name that is no seat."""
    name = seat.partition(":")[0]
    return box.AUTOMATA[name] if name in box.AUTOMATA else box.FACTIONS.index(name)


def is_automaton(seat: str) -> bool:
    """Whether the game plays a seat itself (bots.1)."""
    return seat.partition(":")[0] in box.AUTOMATA


def automata_bits(seats: list[str], options: dict[str, str], chance: Chance) -> int:
    """Who plays itself, how hard, by which traits, and whether people play together; 0 where nobody does (bots.1)."""
    found = [faction_of(s) for s in seats if is_automaton(s)]
    if not found:
        return 0
    bits = DIFFICULTIES.index(options["difficulty"]) << DIFFICULTY_BIT
    for f in found:
        bits |= 1 << AUTOMATA_BIT + f
        for trait in traits_of(f, options["traits"], chance):
            bits |= 1 << TRAIT_BIT + trait
    return bits | (TOGETHER if options["goal"] == "together" else 0)


def ambush_of_eyrie(bits: int, deck: int) -> list[int]:
    """The bird ambush that starts in the Decree of a harder automaton (bots.eyrie.difficulty.1)."""
    if not bits >> AUTOMATA_BIT + box.EYRIE & 1:
        return []
    cards = [
        c for c in range(deck * box.DECK_SIZE, (deck + 1) * box.DECK_SIZE) if box.IS_AMBUSH[c] and box.CARD_SUIT[c] == box.BIRD
    ]
    most: int = box.AUTOMATON["electric-eyrie"]["ambush"]["by_difficulty"][bits >> DIFFICULTY_BIT & 3]
    return cards[:most]


def traits_of(f: int, wish: str, chance: Chance) -> list[int]:
    """The traits of an automaton: none, one by lot, all, or those that the wish names (bots.traits.1)."""
    own = [trait for trait, x in enumerate(box.TRAIT_OF) if x == f]
    if wish == "one":
        return [own[chance.pick(len(own))]]
    return [trait for trait in own if wish == "all" or box.TRAITS[trait] in wish.split()]


def characters(seats: list[str]) -> list[int]:
    """The characters given with the seats (`vagabond:thief`), for the first and the second Vagabond."""
    found = [CHARACTER_OPEN, CHARACTER_OPEN]
    for s in seats:
        name, _, character = s.partition(":")
        if character:
            found[faction_of(name) - box.VAGABOND] = box.CHARACTERS.index(character)
    return found


def first_vagabond(order: list[int], chance: Chance) -> list[int]:
    """Which of two Vagabonds sets up first (9.7.2)."""
    return [box.VAGABOND + chance.pick(2)] if box.VAGABOND2 in order else []


def letter_order(g: Root) -> list[int]:
    """The factions in letter order; of two Vagabonds the one drawn by lot comes first."""
    factions = sorted(g.order)
    if g.agenda[2:] == [box.VAGABOND2]:
        i = factions.index(box.VAGABOND)
        factions[i], factions[i + 1] = box.VAGABOND2, box.VAGABOND
    return factions


def set_up(g: Root) -> Rule[None]:
    """The set-up of one faction, in letter order (5.1.7); after the last one the first turn begins."""
    factions = letter_order(g)
    yield from BOOK[factions[g.stage]].set_up(g)
    g.stage += 1
    if g.stage == len(factions):
        g.stage = 0
        g.turn = 1
        g.agenda = []
