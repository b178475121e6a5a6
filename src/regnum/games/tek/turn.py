"""The turn: shields, the chosen action, acting or collecting, the check for the end (turn, end, five.1)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.games.tek.actions import (
    build,
    collect,
    expand,
    mimic,
    research,
    trade,
    why_not_build,
    why_not_expand,
    why_not_research,
    why_not_trade,
)
from regnum.games.tek.components import (
    BUILD,
    EXPAND,
    FIGURES,
    MAGIC_TOP,
    PATROL,
    QUEST,
    RESEARCH,
    SHIELDS,
    TOWER_TOP,
)
from regnum.games.tek.kinds import (
    COLLECT,
    K_ACT,
    K_CHOOSE,
    L_CHOSE,
    L_CLEARED,
    L_ENDED,
    L_FINAL,
    L_IDLE,
    L_SKIPPED,
    R_ACTIVE,
    R_NO_MOVE,
    R_NO_QUEST,
    R_SHIELD,
)
from regnum.games.tek.movement import can_patrol, can_quest, patrol, quest
from regnum.games.tek.powers import MIMICS, SUBSTITUTES, reached
from regnum.games.tek.setup import SETTING_UP, set_up
from regnum.games.tek.state import Tek, has

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
def deeds(g: Tek, me: int) -> list[int]:
    """The chosen action, and what the nation may do in its place (E20)."""
    found = [g.action]
    for nation, level, when, instead in SUBSTITUTES:
        if when == g.action and reached(g, me, nation, level):
            found.append(instead)
    return found


def why_not(g: Tek, me: int, deed: int) -> Refusal | None:
    """The reason why `me` cannot do a deed now; None when it can."""
    if deed == PATROL:
        return None if can_patrol(g, me) else Refusal(deed, R_NO_MOVE)
    if deed == QUEST:
        return None if can_quest(g, me) else Refusal(deed, R_NO_QUEST)
    if deed == BUILD:
        return why_not_build(g, me)
    if deed == RESEARCH:
        return why_not_research(g, me)
    if deed == EXPAND:
        return why_not_expand(g, me)
    return why_not_trade(g, me, deed)


def act_options(g: Tek, me: int) -> list[int]:
    """What can be done: the action, else nothing for the active player (turn.5) and collecting for the others (turn.4)."""
    return [d for d in deeds(g, me) if why_not(g, me, d) is None] + [COLLECT if g.acting else PASS]


def why_not_act(g: Tek, me: int) -> list[Refusal]:
    """The deeds that are closed, and for the active player collecting."""
    found = []
    for deed in deeds(g, me):
        refusal = why_not(g, me, deed)
        if refusal is not None:
            found.append(refusal)
    if not g.acting:
        found.append(Refusal(COLLECT, R_ACTIVE))
    return found


def act(g: Tek) -> Rule[None]:
    """One player takes the action or collects; the next step is the next player's, or the check."""
    me = acting_player(g)
    deed = yield Ask(me, K_ACT, lambda: act_options(g, me), about=g.action, why=lambda: why_not_act(g, me))
    if deed == PASS:
        g.say(L_IDLE, me)
    elif deed == COLLECT:
        yield from collect(g, me)
    elif deed == PATROL:
        yield from patrol(g, me)
    elif deed == QUEST:
        yield from quest(g, me)
    elif deed == BUILD:
        yield from build(g, me)
    elif deed == RESEARCH:
        yield from research(g, me)
    elif deed == EXPAND:
        yield from expand(g, me)
    else:
        yield from trade(g, me)
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
