"""The turn: Birdsong, Daylight, Evening, and the next player (1.5)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.games.root.board import bends, rules
from regnum.games.root.cards import discard_from_hand, draw
from regnum.games.root.components import FACTIONS, HAND_LIMIT, WOODLANDS
from regnum.games.root.factions.faction import BOOK, TRADERS, Step
from regnum.games.root.lexicon import CARD, FACTION_OF, SEAT, kind, saying
from regnum.games.root.menu import cards_at
from regnum.games.root.pieces import BURIES, empty_coffins
from regnum.games.root.setup import set_up
from regnum.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root, automatic
from regnum.games.root.victory import check_dominance, score
from regnum.games.root.windows import EFFECTS, NO_DRAW, number

K_DISCARD: Final = kind("discard", CARD, "6.6")
L_TURN: Final = saying("turn", who=SEAT, faction=FACTION_OF)

START_OF_BIRDSONG: Final = cards_at(EFFECTS.window("start-birdsong"))
END_OF_BIRDSONG: Final = cards_at(EFFECTS.window("end-birdsong"))
START_OF_DAYLIGHT: Final = cards_at(EFFECTS.window("start-daylight"))
START_OF_EVENING: Final = cards_at(EFFECTS.window("start-evening"))
BEFORE_DRAWING: Final = cards_at(EFFECTS.window("before-drawing"))
PER_POINT: Final = number("coffin-makers", "warriors_per_vp")


def next_step(g: Root) -> Rule[None]:
    """The rule of the step that comes next."""
    return set_up(g) if g.turn == 0 else take_step(g)


def take_step(g: Root) -> Rule[None]:
    """The steps of the turn up to the first one that may ask; the last one hands over to the next player. An automaton takes
    them one by one, so that all can follow it."""
    f = g.order[g.now]
    itself = automatic(g, f)
    steps = steps_of(f, itself)
    rule = steps[g.stage](g) if itself else first_to_ask(g, steps)
    again = False
    if rule is not None:
        again = yield from rule
    if not again and not g.over:
        g.stage += 1
        g.actions = 0
        if g.stage == len(steps):
            g.turn += 1
            g.stage = 0
            g.now = (g.now + 1) % len(g.order)


def first_to_ask(g: Root, steps: list[Step]) -> Rule[bool] | None:
    """Takes the steps that ask nothing; the rule of the first one that may ask, if one is left."""
    rule = steps[g.stage](g)
    while rule is None and g.stage < len(steps) - 1 and not g.over:
        g.stage += 1
        g.actions = 0
        rule = steps[g.stage](g)
    return rule


def make_steps(f: int, itself: bool) -> list[Step]:
    """The whole turn of a faction, from the common steps and its own; or as the game plays it itself (bots.1)."""
    rules = BOOK[f]
    if itself:
        birdsong, daylight, evening = rules.clockwork
        return [begin_turn, *birdsong, dawn, *daylight, dusk, *evening, end_turn]
    return [
        begin_turn, early_birdsong, *rules.birdsong, END_OF_BIRDSONG,
        dawn, START_OF_DAYLIGHT, *rules.daylight,
        dusk, START_OF_EVENING, *rules.evening, BEFORE_DRAWING, draw_cards, discard_down,
        *rules.night, end_turn,
    ]  # fmt: skip


STEPS: Final[list[list[Step]]] = [[] for _ in FACTIONS * 2]


def steps_of(f: int, itself: bool = False) -> list[Step]:
    """The steps of a faction's turn, or of its turn as an automaton, made once."""
    i = f + len(FACTIONS) if itself else f
    if not STEPS[i]:
        STEPS[i] = make_steps(f, itself)
    return STEPS[i]


def begin_turn(g: Root) -> None:
    """A new turn: what was used is fresh again, and dominance may win (3.3.1)."""
    f = g.order[g.now]
    g.phase = BIRDSONG
    g.activated = [0, 0, 0]
    g.used = []
    g.ferried = False
    g.opened = False
    for trader in TRADERS:
        trader.end_services(g)
    g.say(L_TURN, g.seat[f], f)
    BOOK[f].begins_turn(g)
    check_dominance(g, f)
    open_coffins(g, f)


def open_coffins(g: Root, f: int) -> None:
    """Coffin Makers: a point for every five warriors, which then go home."""
    if bends(g, f, BURIES):
        score(g, f, sum(g.coffins) // PER_POINT)
        empty_coffins(g)


def early_birdsong(g: Root) -> Rule[bool]:
    """The start of Birdsong: services (11.2.6) and cards that act now, in the order the player in turn likes: a declined
    service is offered again after a card (1.1.3)."""
    f = g.order[g.now]
    for trader in TRADERS:
        sale = trader.sell(g, f)
        if sale is not None:
            bought = yield from sale
            if bought:
                return True
    cards = START_OF_BIRDSONG(g)
    if cards is None:
        return False
    used = yield from cards
    if used:
        check_dominance(g, f)
    return used


def dawn(g: Root) -> None:
    """Daylight begins."""
    g.phase = DAYLIGHT


def dusk(g: Root) -> None:
    """Evening begins."""
    g.phase = EVENING


def draw_cards(g: Root) -> None:
    """Evening: cards are drawn."""
    f = g.order[g.now]
    if NO_DRAW not in g.used:
        draw(g, f, BOOK[f].draws(g))


def discard_down(g: Root) -> Rule[bool] | None:
    """Evening: down to five cards in hand."""
    f = g.order[g.now]
    return discard_one(g, f) if len(g.hands[f]) > HAND_LIMIT else None


def discard_one(g: Root, f: int) -> Rule[bool]:
    """One card too many."""
    card = yield Ask(g.seat[f], K_DISCARD, lambda: g.hands[f][:])
    discard_from_hand(g, f, card)
    return True


def end_turn(g: Root) -> None:
    """The pass: whoever rules the tower's clearing at the end of the own Evening scores (D.3.4)."""
    f = g.order[g.now]
    tower = WOODLANDS[g.map_].tower
    if tower >= 0 and rules(g, f, tower):
        score(g, f, 1)
