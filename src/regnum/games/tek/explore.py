"""Exploration tokens: what they do when a figure enters their region (exploration.1-10)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.lists import changed
from regnum.games.tek.components import BANDITS, BLANK, CROWN, FOOD, MANA, ORE, TREASURE, UNIT
from regnum.games.tek.lexicon import BUNDLE, REGION_FROM, REGION_IN, RESOURCE, SEAT, TOKEN, kind, saying
from regnum.games.tek.payment import LOSS, any_two
from regnum.games.tek.state import Tek, gain, lift, pay, total

K_GAIN: Final = kind("gain", RESOURCE, "collect.1")
K_BANDITS: Final = kind("bandits", LOSS, "exploration.4", REGION_IN)
L_GAINED: Final = saying("gained", who=SEAT, it=BUNDLE)
L_FOUND: Final = saying("found", who=SEAT, it=TOKEN, at=REGION_IN)
L_CROWNED: Final = saying("crowned", who=SEAT)
L_ROBBED: Final = saying("robbed", who=SEAT, it=BUNDLE)
L_REMOVED: Final = saying("removed", who=SEAT, origin=REGION_FROM)


def any_resource(me: int) -> Ask:
    """The question for a resource of choice."""
    return Ask(me, K_GAIN, lambda: [FOOD, ORE, MANA])


def gain_choice(g: Tek, me: int, n: int) -> Rule[None]:
    """`me` gains `n` resources of choice, one by one."""
    for _ in range(n):
        resource = yield any_resource(me)
        gain(g, me, resource)
        g.say(L_GAINED, me, UNIT[resource])


def turn_token(g: Tek, me: int, r: int, cornered: bool = False) -> Rule[bool]:
    """A figure of `me` has entered `r`: its face-down token is turned up. Tells whether the figure still stands.

    It is `cornered` when all other figures of `me` have to leave the regions where they are."""
    if g.token[r] >= 0:
        return True
    token = -g.token[r] - 1
    g.chance.reveal()
    g.say(L_FOUND, me, token, r)
    stays = token not in (CROWN, TREASURE, BANDITS, BLANK)
    g.token = changed(g.token, r, token + 1 if stays else 0)
    if token == CROWN:
        g.crown = me
        g.say(L_CROWNED, me)
    elif token == TREASURE:
        yield from gain_choice(g, me, 2)
    elif token == BANDITS:
        return (yield from bandits(g, me, r, cornered))
    return True


def bandits(g: Tek, me: int, r: int, cornered: bool) -> Rule[bool]:
    """Pay two resources or lose the figure; a last figure pays what there is and stays (T-22)."""
    ransom = yield Ask(me, K_BANDITS, partial(ransoms, g, me, cornered), about=r)
    if ransom == PASS:
        lift(g, me, r)
        g.say(L_REMOVED, me, r)
        return False
    bundle = LOSS.bundles[ransom]
    pay(g, me, bundle)
    g.say(L_ROBBED, me, bundle)
    return True


def ransoms(g: Tek, me: int, cornered: bool) -> list[int]:
    """What may be paid to the bandits; PASS gives up the figure, which a last one cannot."""
    if len(g.figures[me]) == 1:
        return LOSS.options(any_two(g, me, 2))
    return [PASS] + (LOSS.options(any_two(g, me, 2)) if cornered or total(g, me) >= 2 else [])
