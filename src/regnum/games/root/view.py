"""Everything that leaves the engine about a game of Root, and the types the client draws from."""

from __future__ import annotations

import msgspec

import regnum.games.root.view_boards as boards
from regnum.engine.ask import PASS
from regnum.engine.knowledge import knows, only
from regnum.games.root.battle import AMBUSH_HITS, HIGHEST
from regnum.games.root.board import pieces_at, ruler
from regnum.games.root.components import (
    ALLIANCE,
    BURROW,
    CARD_NAMES,
    CORVID,
    DECKS,
    DUCHY,
    EYRIE,
    FACTIONS,
    ITEMS,
    LIZARD,
    MAPS,
    MARQUISE,
    NOBODY,
    PIECES,
    PLACES,
    PLOT,
    PLOTS,
    QUEST_DATA,
    RIVERFOLK,
    SUITS,
    VAGABOND,
    VAGABOND2,
    WOODLANDS,
)
from regnum.games.root.craft import craftable
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.factions.items import pawn_at
from regnum.games.root.fight import Fight
from regnum.games.root.state import PHASES, Root, automatic, plays
from regnum.games.root.victory import partner, result, scores
from regnum.games.root.view_automata import AutomatonView, automaton
from regnum.games.root.view_boards import cards, items, name_of


class Token(msgspec.Struct):
    """Tokens of one kind in a clearing; `plot` is the kind of a plot the viewer knows, `face_down` whether it lies so."""

    faction: str
    piece: str
    n: int
    face_down: bool = False
    plot: str | None = None


class Clearing(msgspec.Struct):
    """A clearing, or the Burrow (number 13). Buildings stand in slots; a ruin is one of them."""

    number: int
    suit: str | None
    slots: int
    buildings: list[str]
    warriors: list[boards.Troop]
    tokens: list[Token]
    pawns: list[str]
    ruler: str | None
    ruin_items: int
    ferry: bool
    tower: bool
    scorched: bool


class Power(msgspec.Struct):
    """Crafting pieces in clearings of a suit: all of them, and those not yet activated this turn."""

    suit: str
    all: int
    left: int


class Player(msgspec.Struct):
    """A faction and what lies before it. `points` is None without a score marker; `hand` is for those who may see it. `known`
    are the cards in it that the viewer has seen; of its own hand, those that others have. `worn` are the crafted items that are
    exhausted. `crafting` is empty for the Riverfolk, who lay funds; `craftable` are the cards that can be crafted this turn. An
    `automaton` has that board and none of the others."""

    seat: int
    faction: str
    points: int | None
    supply: int
    hand_count: int
    hand: list[str] | None
    known: list[str]
    effects: list[str]
    crafted: list[str]
    worn: list[str]
    dominance: str | None
    coalition: str | None
    coffins: int
    draws: int
    crafting: list[Power]
    craftable: list[str]
    marquise: boards.MarquiseView | None = None
    eyrie: boards.EyrieView | None = None
    alliance: boards.AllianceView | None = None
    vagabond: boards.VagabondView | None = None
    lizard: boards.LizardView | None = None
    riverfolk: boards.RiverfolkView | None = None
    duchy: boards.DuchyView | None = None
    corvid: boards.CorvidView | None = None
    automaton: AutomatonView | None = None


class Extra(msgspec.Struct):
    """Extra hits and where they come from: "leader", "defenseless", "embedded-agents", "automaton" or "cards"."""

    source: str
    n: int


class Ambush(msgspec.Struct):
    """What an ambush would change, at the worst for the defender: how many hits fall, whether nobody is left to fight on, the
    most hits the attacker deals then and otherwise, and how many buildings and tokens would fall otherwise."""

    hits: int
    ends: bool
    after: int
    kept: int
    points: int


class Battle(msgspec.Struct):
    """A battle in progress. Hits are what each side deals so far; extra ones before the roll are those that are certain. `dice`
    are the higher and the lower one, empty before the roll; caps are the most that a side can roll. Guerrillas deal the higher
    as defenders. `ambush` is foreseen before the roll."""

    attacker: str
    defender: str
    clearing: int
    ally: str | None
    rolled_by_attacker: int
    rolled_by_defender: int
    extra_by_attacker: int
    extra_by_defender: int
    dice: list[int]
    cap_of_attacker: int
    cap_of_defender: int
    extras_of_attacker: list[Extra]
    extras_of_defender: list[Extra]
    guerrillas: bool
    ambush: Ambush | None


class Counter(msgspec.Struct):
    """What is counted in the present step: "actions" of the phase, or "refreshes" of items; how many are done, of how many."""

    what: str
    done: int
    of: int


class Quest(msgspec.Struct):
    """An open quest."""

    id: str
    suit: str
    items: list[str]


class Source(msgspec.Struct):
    """A row of the score sheet: message key, clause, points of each seat."""

    key: str
    clause: str
    points: list[int]


class RootView(msgspec.Struct):
    """What one seat, or a spectator, sees. `order` are seats in turn order; `closed` are closed paths."""

    phase: str
    """"setup", "birdsong", "daylight", "evening" or "over"."""
    turn: int
    active: int
    order: list[int]
    map: str
    deck: str
    clearings: list[Clearing]
    burrow: Clearing | None
    closed: list[list[int]]
    players: list[Player]
    actions: int
    counter: Counter | None
    used: list[str]
    battle: Battle | None
    item_supply: list[str]
    draw_pile: int
    discards: list[str]
    lost_souls: list[str]
    available: list[str]
    quests: list[Quest]
    quest_pile: int
    sheet: list[Source]
    winners: list[int]
    how: str | None


def view(g: Root, seat: int | None) -> RootView:
    """What `seat` (None: a spectator) may see (1.2)."""
    ends = result(g)
    return RootView(
        phase="over" if g.over else "setup" if g.turn == 0 else PHASES[g.phase],
        turn=g.turn,
        active=g.seat[g.order[g.now]],
        order=[g.seat[f] for f in g.order],
        map=MAPS[g.map_],
        deck=DECKS[g.deck_],
        clearings=[clearing(g, c, seat) for c in range(12)],
        burrow=clearing(g, BURROW, seat) if plays(g, DUCHY) else None,
        closed=[[a + 1, b + 1] for a, b in g.closed],
        players=[player(g, f, seat) for f in by_seat(g)],
        actions=g.actions,
        counter=counter(g),
        used=[CARD_NAMES[card] for card in g.used if card >= 0],
        battle=battle(g),
        item_supply=items(g.item_supply),
        draw_pile=len(g.draw_pile),
        discards=cards(g.discards),
        lost_souls=cards(g.lost_souls),
        available=cards(g.available),
        quests=[quest(q) for q in g.quests],
        quest_pile=len(g.quest_pile) if plays(g, VAGABOND) else 0,
        sheet=[Source(row.key, row.clause, row.points) for row in ends.sheet],
        winners=ends.winners if g.over else [],
        how=ends.how if g.over else None,
    )


def counter(g: Root) -> Counter | None:
    """What the player in turn has done of what the step allows; a card may have bought one more before any was done."""
    rules = BOOK[g.order[g.now]]
    refreshes, allowed = rules.refreshes(g), rules.allows(g)[g.phase]
    if g.turn == 0 or g.over or not (refreshes or allowed):
        return None
    if refreshes:
        return Counter("refreshes", 0, refreshes)
    return Counter("actions", max(0, g.actions), allowed + max(0, -g.actions))


def by_seat(g: Root) -> list[int]:
    """The factions by seat."""
    return [g.seat.index(s) for s in range(len(g.order))]


def quest(q: int) -> Quest:
    """An open quest."""
    data = QUEST_DATA["quest"][q]
    return Quest(data["id"], data["suit"], data["items"])


# ---------------------------------------------------------------- the map
def clearing(g: Root, c: int, seat: int | None) -> Clearing:
    """A clearing with all that lies there."""
    wood = WOODLANDS[g.map_]
    burrow = c == BURROW
    return Clearing(
        number=c + 1,
        suit=None if burrow else SUITS[g.suits[c]],
        slots=0 if burrow else wood.slots[c],
        buildings=[] if burrow else [PIECES[b] for b in g.buildings[c]],
        warriors=boards.troops([g.warriors[f * PLACES + c] for f in range(len(FACTIONS))]),
        tokens=[] if burrow else tokens(g, c, seat),
        pawns=[FACTIONS[f] for f in (VAGABOND, VAGABOND2) if pawn_at(g, f, c)],
        ruler=name_of(ruler(g, c)),
        ruin_items=0 if burrow else len(g.ruin_items[c]),
        ferry=c == g.ferry,
        tower=c == wood.tower,
        scorched=bool(g.scorched >> c & 1),
    )


def tokens(g: Root, c: int, seat: int | None) -> list[Token]:
    """The tokens of a clearing; the kind of a face-down plot is the Corvids' secret (13.2.2.I)."""
    found: list[Token] = []
    for f in g.order:
        here = BOOK[f].tokens(g, c)
        for piece in sorted(set(here)):
            token = Token(FACTIONS[f], PIECES[piece], here.count(piece))
            if piece == PLOT:
                token.face_down = g.plots[c] < 0
                if g.plots[c] > 0 or seat == g.seat[CORVID]:
                    token.plot = PLOTS[abs(g.plots[c]) - 1]
            found.append(token)
    return found


def battle(g: Root) -> Battle | None:
    """The battle in progress."""
    b = g.battle
    if b is None:
        return None
    bonus, bonus_back = BOOK[b.attacker].attack_bonus(g, b), BOOK[b.defender].defence_bonus(g, b)
    return Battle(
        attacker=FACTIONS[b.attacker],
        defender=FACTIONS[b.defender],
        clearing=b.clearing + 1,
        ally=name_of(b.ally),
        rolled_by_attacker=b.rolled_attack,
        rolled_by_defender=b.rolled_defence,
        extra_by_attacker=b.extra_attack,
        extra_by_defender=b.extra_defence,
        dice=[b.high, b.low] if b.high >= 0 else [],
        cap_of_attacker=min(HIGHEST, b.cap_attack),
        cap_of_defender=min(HIGHEST, b.cap_defence),
        extras_of_attacker=extras(
            b.extra_attack, [Extra(by_board(g, b.attacker, "leader"), bonus), Extra("defenseless", int(b.bare))]
        ),
        extras_of_defender=extras(b.extra_defence, [Extra(by_board(g, b.defender, "embedded-agents"), bonus_back)]),
        guerrillas=BOOK[b.defender].takes_high(g),
        ambush=foreseen(g, b) if b.high < 0 else None,
    )


def by_board(g: Root, f: int, source: str) -> str:
    """Where the extra hits of a faction's board come from; of an automaton's, the automaton."""
    return "automaton" if automatic(g, f) else source


def extras(hits: int, certain: list[Extra]) -> list[Extra]:
    """Extra hits by their sources; what no board gives is by cards."""
    found = [extra for extra in certain if extra.n]
    by_cards = hits - sum(extra.n for extra in found)
    return [*found, Extra("cards", by_cards)] if by_cards > 0 else found


def foreseen(g: Root, b: Fight) -> Ambush:
    """What an ambush would change (4.3.1): a pawn fights on with its items, everybody else with the warriors left."""
    pawn = b.attacker in (VAGABOND, VAGABOND2)
    force = sum([g.warriors[f * PLACES + b.clearing] for f in (b.attacker, b.ally) if f != NOBODY])
    hits = AMBUSH_HITS if pawn else min(AMBUSH_HITS, force)
    most = min(HIGHEST, b.cap_attack)
    after = most if pawn else min(HIGHEST, force - hits)
    kept = most + b.extra_attack
    struck = max(0, kept - g.warriors[b.defender * PLACES + b.clearing])
    points = min(len(pieces_at(g, b.defender, b.clearing)), struck)
    return Ambush(hits, not pawn and force <= hits, after + b.extra_attack, kept, points)


# ---------------------------------------------------------------- the players
def known(g: Root, f: int, seat: int) -> list[int]:
    """The cards of a hand that a viewer has seen there; of its own hand, those that others have."""
    hand = sorted(g.hands[f])
    if seat == g.seat[f]:
        return [card for card in hand if g.seen[card] & ~only(seat)]
    return [card for card in hand if knows(g.seen[card], seat)]


def crafting(g: Root, f: int) -> list[Power]:
    """What a faction crafts with."""
    if f == RIVERFOLK:
        return []
    used = g.activated if f == g.order[g.now] else [0, 0, 0]
    return [Power(SUITS[suit], n, max(0, n - used[suit])) for suit, n in enumerate(BOOK[f].crafting(g))]


def player(g: Root, f: int, seat: int | None) -> Player:
    """A faction board and its play area."""
    mine = seat == g.seat[f]
    found = Player(
        seat=g.seat[f],
        faction=FACTIONS[f],
        points=g.points[f] if scores(g, f) else None,
        supply=g.supply[f],
        hand_count=len(g.hands[f]),
        hand=cards(sorted(g.hands[f])) if mine or f == RIVERFOLK else None,
        known=cards(known(g, f, PASS if seat is None else seat)),
        effects=cards(g.effects[f]),
        crafted=items(g.crafted[f]),
        worn=items(g.worn[f * len(ITEMS) : (f + 1) * len(ITEMS)]),
        dominance=None if g.dominance[f] < 0 else CARD_NAMES[g.dominance[f]],
        coalition=name_of(partner(g, f)),
        coffins=g.coffins[f],
        draws=BOOK[f].draws(g),
        crafting=crafting(g, f),
        craftable=cards(craftable(g, f)) if mine and f == g.order[g.now] else [],
    )
    if automatic(g, f):
        found.automaton = automaton(g, f)
    elif f == MARQUISE:
        found.marquise = boards.marquise(g)
    elif f == EYRIE:
        found.eyrie = boards.eyrie(g)
    elif f == ALLIANCE:
        found.alliance = boards.alliance(g, mine)
    elif f in (VAGABOND, VAGABOND2):
        found.vagabond = boards.vagabond(g, f)
    elif f == LIZARD:
        found.lizard = boards.lizard(g)
    elif f == RIVERFOLK:
        found.riverfolk = boards.riverfolk(g)
    elif f == DUCHY:
        found.duchy = boards.duchy(g)
    else:
        found.corvid = boards.corvid(g, mine)
    return found
