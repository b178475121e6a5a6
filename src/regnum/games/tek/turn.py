"""The turn: shields, the chosen action, acting or collecting, the check for the end (turn, end, five.1)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import Deed, Entry, choose_deed
from regnum.games.tek.actions import (
    MIMICS,
    build,
    closed_build,
    closed_collect,
    closed_expand,
    closed_research,
    closed_trade,
    collect,
    expand,
    mimic,
    research,
    trade,
)
from regnum.games.tek.components import (
    ACTIONS,
    BUILD,
    EXPAND,
    FIGURES,
    MAGIC_TOP,
    PATROL,
    QUEST,
    RESEARCH,
    SHIELDS,
    TOWER_TOP,
    TRADE,
)
from regnum.games.tek.lexicon import ACTION, COLLECT, DEED, SEAT, kind, reason, saying
from regnum.games.tek.movement import closed_patrol, closed_quest, patrol, quest
from regnum.games.tek.powers import amount, has, powers_by
from regnum.games.tek.setup import SETTING_UP, set_up
from regnum.games.tek.state import Tek

K_CHOOSE: Final = kind("choose", ACTION, "turn.3")
K_ACT: Final = kind("act", DEED, "turn.4", ACTION)
L_CLEARED: Final = saying("cleared")
L_SKIPPED: Final = saying("skipped", who=SEAT)
L_CHOSE: Final = saying("chose", who=SEAT, it=ACTION)
L_IDLE: Final = saying("idle", who=SEAT)
L_FINAL: Final = saying("final", who=SEAT)
L_ENDED: Final = saying("ended")
R_SHIELD: Final = reason("shield", "turn.3")

SUBSTITUTES: Final = powers_by("action.substitute", "may", "when", ACTIONS)
"""What a nation may do in place of an action."""

CHOOSING: Final = 10
ACTING: Final = 11
CHECKING: Final = 12


def next_step(g: Tek) -> Rule[None]:
    """The rule of the step that comes next."""
    if g.stage < SETTING_UP:
        return set_up(g)
    if g.stage == ACTING:
        return act(g)
    if g.stage == CHECKING:
        return check_end(g)
    return choose_action(g)


def shields_out(g: Tek) -> int:
    """How many shields lie on the action card."""
    return g.shields.bit_count()


def active_player(g: Tek) -> int:
    """The seat with the active player token."""
    return g.order[g.active]


def acting_player(g: Tek) -> int:
    """The seat whose turn it is to act or collect, clockwise from the active player (turn.4)."""
    return g.order[(g.active + g.acting) % g.seats]


# ---------------------------------------------------------------- parts 1 and 2
def choose_action(g: Tek) -> Rule[None]:
    """Clears a full action card; then the active player puts a shield on a free action (turn.2, turn.3)."""
    me = active_player(g)
    g.turn += 1
    if shields_out(g) == SHIELDS:
        yield from clear_shields(g)
        if g.seats == 5:  # five.1
            g.say(L_SKIPPED, me)
            pass_token(g)
            return
    action = yield Ask(
        me,
        K_CHOOSE,
        lambda: [a for a in range(6) if not g.shields >> a & 1],
        why=lambda: [Refusal(a, R_SHIELD) for a in range(6) if g.shields >> a & 1],
    )
    g.shields |= 1 << action
    g.action = action
    g.acting = 0
    g.stage = ACTING
    g.say(L_CHOSE, me, action)


def clear_shields(g: Tek) -> Rule[None]:
    """All shields come off the action card; Shapeshifters 4 choose anew whom they mimic."""
    g.shields = 0
    g.say(L_CLEARED)
    for me in g.order:
        if has(g, me, MIMICS):
            yield from mimic(g, me)


# ---------------------------------------------------------------- part 3
DEEDS: Final[list[Entry[Tek]]] = [
    Deed(PATROL, closed_patrol, patrol),
    Deed(QUEST, closed_quest, quest),
    Deed(BUILD, closed_build, build),
    Deed(RESEARCH, closed_research, research),
    Deed(EXPAND, closed_expand, expand),
    Deed(TRADE, closed_trade, trade),
    Deed(COLLECT, closed_collect, collect),
]
USUAL: Final = [[deed, DEEDS[COLLECT]] for deed in DEEDS[:COLLECT]]
"""The menu of each action for most."""


def deeds(g: Tek, me: int) -> list[Entry[Tek]]:
    """The chosen action, what the nation may do in its place (E20), and collecting."""
    instead = SUBSTITUTES.get(g.action)
    if instead is None or not has(g, me, instead):
        return USUAL[g.action]
    return [DEEDS[g.action], DEEDS[amount(g, me, instead)], DEEDS[COLLECT]]


def act(g: Tek) -> Rule[None]:
    """One player acts; else the active one does nothing (turn.5) and the others collect (turn.4). Then the next one, or the
    check."""
    me = acting_player(g)
    deed = yield from choose_deed(g, me, K_ACT, me, deeds(g, me), about=g.action, end=not g.acting, secret=False)
    if deed == PASS:
        g.say(L_IDLE, me)
    g.acting += 1
    if g.acting == g.seats:
        g.stage = CHECKING


# ---------------------------------------------------------------- parts 4 and 5
def triggers(g: Tek, me: int) -> bool:
    """Whether `me` has all figures in play, the whole tower or all magic (end.1)."""
    return len(g.figures[me]) == FIGURES or g.tower[me] == TOWER_TOP or g.magic[me] == MAGIC_TOP


def check_end(g: Tek) -> Rule[None]:
    """Once triggered the end is certain (end.2); it comes with the fifth shield (end.3, end.4)."""
    if not g.final:
        for me in g.order:
            if triggers(g, me):
                g.final = True
                g.say(L_FINAL, me)
                break
    g.action = PASS
    if g.final and shields_out(g) == SHIELDS:
        g.over = True
        g.say(L_ENDED)
        return
    pass_token(g)
    yield from ()


def pass_token(g: Tek) -> None:
    """The active player token goes to the left (turn.6)."""
    g.active = (g.active + 1) % g.seats
    g.stage = CHOOSING
