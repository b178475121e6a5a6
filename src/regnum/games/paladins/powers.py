"""What Paladins and Townsfolk in force do to actions and in Inquisitions (paladin.1, townsfolk); the words are data."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Rule
from regnum.engine.deeds import OPEN
from regnum.games.paladins.components import (
    ACTION_DISCOUNT,
    ACTION_FREE,
    ACTION_GAIN,
    COSTS,
    INQUISITION_GAIN,
    NONE,
    PALADIN_POWER,
    TOWNSFOLK,
    TOWNSFOLK_POWER,
    Power,
)
from regnum.games.paladins.gains import gain
from regnum.games.paladins.lexicon import reason
from regnum.games.paladins.state import Paladins, done
from regnum.games.paladins.windows import INQUIRY, POWERS

R_SUSPICIONS: Final = reason("suspicions", "townsfolk.squire")


# ---------------------------------------------------------------- actions
def price(g: Paladins, me: int, action: int, resource: int) -> int:
    """What an action costs now of a resource, the Paladin in play considered."""
    costs = COSTS[resource][action]
    times = done(g, me, action) if len(costs) > 1 else 0
    return reduced(g, me, action, resource, costs[min(times, len(costs) - 1)])


def reduced(g: Paladins, me: int, action: int, resource: int, cost: int) -> int:
    """A price after the power of the revealed Paladin."""
    if cost and g.revealed >> me & 1:
        power = PALADIN_POWER[g.riding[me]]
        if power.action == action and power.pays == resource:
            return 0 if power.kind == ACTION_FREE else max(0, cost - power.n)
    return cost


def rewards(g: Paladins, me: int, action: int) -> list[Power]:
    """The powers that reward an action: the Paladin's, then those of the tableau (townsfolk.action)."""
    found = [TOWNSFOLK_POWER[card] for card in g.tableau[me]]
    if g.revealed >> me & 1:
        found.insert(0, PALADIN_POWER[g.riding[me]])
    return [power for power in found if power.kind == ACTION_GAIN and power.action == action]


def reward(g: Paladins, me: int, action: int) -> Rule[None]:
    """Gains what Paladin and Townsfolk give for an action that was taken."""
    for power in rewards(g, me, action):
        yield from gain(g, me, power.gain, power.n)


# ---------------------------------------------------------------- Inquisitions
def inquiry_gain(g: Paladins, me: int, card: int) -> Rule[None]:
    """What a Townsfolk gives at an Inquisition (townsfolk.squire, townsfolk.schemer, townsfolk.peddler)."""
    power = TOWNSFOLK_POWER[card]
    yield from gain(g, me, power.gain, power.n)


def out_of_bounds(g: Paladins, me: int, card: int) -> int:
    """Whether its owner has too few or too many Suspicions for it now."""
    power = TOWNSFOLK_POWER[card]
    return OPEN if power.least <= len(g.suspicions[me]) <= power.most else R_SUSPICIONS


for card, power in enumerate(TOWNSFOLK_POWER):
    if power.kind == INQUISITION_GAIN:
        POWERS.power(TOWNSFOLK[card], "inquisition", inquiry_gain, INQUIRY, out_of_bounds)
POWERS.check([TOWNSFOLK[card] for card, power in enumerate(TOWNSFOLK_POWER) if power.kind == INQUISITION_GAIN])

assert all([power.kind in (ACTION_GAIN, ACTION_FREE, ACTION_DISCOUNT) and power.action != NONE for power in PALADIN_POWER])
