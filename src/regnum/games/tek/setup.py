"""Set-up: cards, sides, nations, first regions, resources, exploration tokens (setup, start, exploration.1, two.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.chance import Chance
from regnum.engine.lists import changed
from regnum.engine.seating import turn_order
from regnum.games.tek.components import BAG, BLANK, CARDS, LAND, NATIONS, REGIONS, STARTING_FIGURES, STARTING_RESOURCES
from regnum.games.tek.lexicon import BUNDLE, NATION, REGION, REGION_IN, SEAT, TERRITORY, BundleChoice, kind, reason, saying
from regnum.games.tek.state import NEUTRAL, Tek, gain_all, place, territories

STORE: Final = BundleChoice(lambda f, o, m: f + o + m == STARTING_RESOURCES)
"""Every division of the starting resources (setup.5)."""

K_SIDE: Final = kind("side", TERRITORY, "setup.4")
K_NATION: Final = kind("nation", NATION, "setup.3")
K_START: Final = kind("start", REGION, "setup.7")
K_STORES: Final = kind("stores", STORE, "setup.5")
K_BARE: Final = kind("bare", REGION, "five.2")
L_FIRST: Final = saying("first", who=SEAT)
L_SET_OUT: Final = saying("set-out", it=TERRITORY)
L_SIDE: Final = saying("side", who=SEAT, it=TERRITORY)
L_NATION: Final = saying("nation", who=SEAT, it=NATION)
L_START: Final = saying("start", who=SEAT, at=REGION_IN)
L_STORES: Final = saying("stores", who=SEAT, it=BUNDLE)
R_TAKEN: Final = reason("taken", "setup.3")

SIDES: Final = 0
PEOPLES: Final = 1
STARTS: Final = 2
STORES: Final = 3
BARE: Final = 4
SETTING_UP: Final = 10
"""Every stage below this one is set-up."""

RANDOM_SIDES: Final = 1
WITH_TOKENS: Final = 2
PLAIN_TOWER: Final = 4

RANDOM: Final = -2
"""A nation to be drawn."""


def begin(seats: list[str], options: dict[str, str], chance: Chance) -> Tek:
    """The table before the first choice: cards are dealt, the Lost Kingdom is laid out."""
    n = len(seats)
    drawn = RANDOM if options["nations"] == "random" else PASS
    aims = [drawn if s == "any" else RANDOM if s == "random" else NATIONS.index(s) for s in seats]
    rules = (
        (RANDOM_SIDES if options["sides"] == "random" else 0)
        | (WITH_TOKENS if options["tokens"] == "yes" else 0)
        | (PLAIN_TOWER if options["tower"] == "plain" else 0)
    )
    order, first = turn_order(n, options["order"], chance)  # start.1
    deck = list(range(len(CARDS)))
    chance.shuffle(deck)
    lost = CARDS[deck[n]][chance.pick(2)] if n == 2 else PASS  # two.1
    bag = BAG[:]
    if n == 5:
        bag.remove(BLANK)  # five.2
    if rules & WITH_TOKENS:
        chance.shuffle(bag)
    g = Tek(
        chance, False, n, order, deck[:n], [PASS] * n, lost, [PASS] * n, [0] * (3 * n), [0] * n, [0] * n,
        [[] for _ in range(NEUTRAL + 1)], [[] for _ in range(NEUTRAL + 1)], [0] * REGIONS, [0] * REGIONS, [0] * REGIONS,
        bag, PASS, [0] * n, [PASS] * n, 0, 0, first, 0, PASS, False, SIDES, 0, None, rules, aims,
    )  # fmt: skip
    if lost != PASS:
        for r in LAND[lost]:
            place(g, NEUTRAL, r)
    return g


def set_up(g: Tek) -> Rule[None]:
    """One choice of one player, clockwise from the first; each round of choices in turn."""
    me = g.order[(g.active + g.at) % g.seats]
    yield from ROUNDS[g.stage](g, me)
    g.at += 1
    if g.at == g.seats:
        g.at = 0
        next_round(g)


def next_round(g: Tek) -> None:
    """Which round of choices follows; the tokens are laid when all figures stand."""
    if g.stage < STORES:
        g.stage += 1
        return
    if g.rules & WITH_TOKENS and g.stage == STORES:
        if g.seats == 5:
            g.stage = BARE
            return
        lay_out(g, [r for t in territories(g) for r in LAND[t] if not g.crowd[r] or t == g.lost])
    g.stage = SETTING_UP


def choose_side(g: Tek, me: int) -> Rule[None]:
    """The owner picks the side of the card; it is the home territory (setup.4)."""
    if g.stage == SIDES and g.at == 0:
        g.say(L_FIRST, me)
        if g.lost != PASS:
            g.say(L_SET_OUT, g.lost)
    sides = CARDS[g.card[me]]
    if g.rules & RANDOM_SIDES:
        side = sides[g.chance.pick(2)]
    else:
        side = yield Ask(me, K_SIDE, lambda: sides)
    g.home = changed(g.home, me, side)
    g.say(L_SIDE, me, side)


def free_nations(g: Tek, me: int) -> list[int]:
    """Nations nobody has and no other seat was promised."""
    promised = [a for s, a in enumerate(g.aims) if s != me and a >= 0]
    return [n for n in range(len(NATIONS)) if n not in g.nation and n not in promised]


def choose_nation(g: Tek, me: int) -> Rule[None]:
    """A nation by choice or by lot (setup.3)."""
    if g.aims[me] >= 0:
        nation = g.aims[me]
    elif g.aims[me] == RANDOM:
        free = free_nations(g, me)
        nation = free[g.chance.pick(len(free))]
    else:
        nation = yield Ask(
            me,
            K_NATION,
            partial(free_nations, g, me),
            why=lambda: [Refusal(n, R_TAKEN) for n in range(len(NATIONS)) if n not in free_nations(g, me)],
        )
    g.nation = changed(g.nation, me, nation)
    g.say(L_NATION, me, nation)


def choose_start(g: Tek, me: int) -> Rule[None]:
    """Two figures in one region of the home territory (setup.7)."""
    r = yield Ask(me, K_START, lambda: LAND[g.home[me]])
    for _ in range(STARTING_FIGURES):
        place(g, me, r)
    g.say(L_START, me, r)


def choose_stores(g: Tek, me: int) -> Rule[None]:
    """Six resources, divided freely (setup.5)."""
    division = yield Ask(me, K_STORES, lambda: list(range(STORE.size)))
    gain_all(g, me, STORE.bundles[division])
    g.say(L_STORES, me, STORE.bundles[division])


def lay_out(g: Tek, regions: list[int]) -> None:
    """Puts a face-down token in each region (exploration.1)."""
    token = g.token[:]
    for i, r in enumerate(regions):
        token[r] = -g.bag[i] - 1
    g.token = token
    g.bag = g.bag[len(regions) :]


def lay_out_three(g: Tek, me: int) -> Rule[None]:
    """Five players: three tokens at home; the owner says which free region goes without (five.2)."""
    empty = [r for r in LAND[g.home[me]] if not g.crowd[r]]
    bare = yield Ask(me, K_BARE, lambda: empty)
    lay_out(g, [r for r in empty if r != bare])


ROUNDS: Final[list[Callable[[Tek, int], Rule[None]]]] = [choose_side, choose_nation, choose_start, choose_stores, lay_out_three]
"""The rounds of choices, by stage."""
