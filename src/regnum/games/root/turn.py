"""The turn: Birdsong, Daylight, Evening, and the next player (1.5)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.games.root.board import has_effect, rules
from regnum.games.root.cards import discard_from_hand, draw
from regnum.games.root.components import CORVID, EXILES, FACTIONS, HAND_LIMIT, NOBODY, RIVERFOLK, WOODLANDS
from regnum.games.root.factions.faction import Step, rules_of
from regnum.games.root.lexicon import CARD, FACTION_OF, SEAT, kind, saying
from regnum.games.root.menu import EXPOSE, K_ACT, birdsong_cards, exposable, expose, suspected, window_step
from regnum.games.root.pieces import empty_coffins
from regnum.games.root.setup import set_up
from regnum.games.root.state import BIRDSONG, DAYLIGHT, EVENING, NEXT_STEP, Root, plays
from regnum.games.root.victory import check_dominance, score
from regnum.games.root.windows import (
    BEFORE_DRAWING,
    END_OF_BIRDSONG,
    IN_BIRDSONG,
    NO_DRAW,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
)

K_DISCARD: Final = kind("discard", CARD, "6.6")
L_TURN: Final = saying("turn", who=SEAT, faction=FACTION_OF)


def next_step(g: Root) -> Rule[None]:
    """The rule of the step that comes next."""
    return set_up(g) if g.turn == 0 else take_step(g)


NEXT_STEP.append(next_step)


def take_step(g: Root) -> Rule[None]:
    """The steps of the turn up to the first one that may ask; the last one hands over to the next player."""
    steps = steps_of(g.order[g.now], plays(g, RIVERFOLK), plays(g, CORVID))
    rule = steps[g.stage](g)
    while rule is None and not g.over and g.stage + 1 < len(steps):
        g.stage += 1
        g.actions = 0
        rule = steps[g.stage](g)
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


def make_steps(f: int, riverfolk: bool, corvids: bool) -> list[Step]:
    """The whole turn of a faction, from the common steps and its own; Riverfolk and Corvids in play add some."""
    rules = rules_of(f)
    buys: list[Step] = [services] if riverfolk and f != RIVERFOLK else []
    guesses: list[Step] = [may_expose] if corvids and f != CORVID else []
    return [
        begin_turn, *buys, early_birdsong_cards, *guesses, *rules.birdsong(), birdsong_cards, last_birdsong_cards,
        dawn, daylight_cards, *rules.daylight(),
        dusk, evening_cards, *rules.evening(), *guesses, before_drawing, draw_cards, discard_down,
        *rules.night(), end_turn,
    ]  # fmt: skip


STEPS: Final[list[list[Step]]] = [[] for _ in range(4 * len(FACTIONS))]


def steps_of(f: int, riverfolk: bool, corvids: bool) -> list[Step]:
    """The steps of a faction's turn, made once."""
    key = f * 4 + riverfolk * 2 + corvids
    if not STEPS[key]:
        STEPS[key] = make_steps(f, riverfolk, corvids)
    return STEPS[key]


def begin_turn(g: Root) -> None:
    """A new turn: what was used is fresh again, and dominance may win (3.3.1)."""
    f = g.order[g.now]
    g.phase = BIRDSONG
    g.activated = [0, 0, 0]
    g.used = []
    g.ferried = False
    g.opened = False
    if plays(g, RIVERFOLK):
        g.riverfolk.riverboats = NOBODY
        g.riverfolk.mercenaries = NOBODY
        g.riverfolk.bought = 0
    g.say(L_TURN, g.seat[f], f)
    rules_of(f).begins_turn(g)
    check_dominance(g, f)
    open_coffins(g, f)


def open_coffins(g: Root, f: int) -> None:
    """Coffin Makers: a point for every five warriors, which then go home."""
    if g.deck_ == EXILES and has_effect(g, f, "coffin-makers"):
        score(g, f, sum(g.coffins) // 5)
        empty_coffins(g)


def services(g: Root) -> Rule[bool]:
    """At the start of Birdsong another player may buy from the Riverfolk (11.2.6)."""
    f = g.order[g.now]
    return (yield from rules_of(RIVERFOLK).sell(g, f))


def may_expose(g: Root) -> Rule[bool]:
    """An exposure guess outside Daylight, before Birdsong goes on and before cards are drawn (13.2.4). Asked of everybody who
    stands beside a plot and has cards, so that the question betrays none."""
    f = g.order[g.now]
    if not suspected(g, f) or not g.hands[f]:
        return False
    if (yield Ask(g.seat[f], K_ACT, lambda: [EXPOSE, PASS] if exposable(g, f) else [PASS], secret=True)) == PASS:
        return False
    yield from expose(g, f)
    return True


def early_birdsong_cards(g: Root) -> Rule[bool] | None:
    """The start of Birdsong."""
    return window_step(g, START_OF_BIRDSONG, IN_BIRDSONG)


def last_birdsong_cards(g: Root) -> Rule[bool] | None:
    """The end of Birdsong."""
    return window_step(g, END_OF_BIRDSONG)


def dawn(g: Root) -> None:
    """Daylight begins."""
    g.phase = DAYLIGHT


def daylight_cards(g: Root) -> Rule[bool] | None:
    """The start of Daylight."""
    return window_step(g, START_OF_DAYLIGHT)


def dusk(g: Root) -> None:
    """Evening begins."""
    g.phase = EVENING


def evening_cards(g: Root) -> Rule[bool] | None:
    """The start of Evening."""
    return window_step(g, START_OF_EVENING)


def before_drawing(g: Root) -> Rule[bool] | None:
    """The last moment before cards are drawn."""
    return window_step(g, BEFORE_DRAWING)


def draw_cards(g: Root) -> None:
    """Evening: cards are drawn."""
    f = g.order[g.now]
    if NO_DRAW not in g.used:
        draw(g, f, rules_of(f).draws(g))


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
