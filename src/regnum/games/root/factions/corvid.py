"""Corvid Conspiracy (13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from regnum.engine.ask import Ask, Refusal, Rule
from regnum.engine.chance import Chance
from regnum.engine.deeds import OPEN, Deed, Entry, choose_deed
from regnum.engine.knowledge import all_but, only
from regnum.engine.lists import changed, raised
from regnum.games.root.board import adjacent, can_place, filled, present
from regnum.games.root.cards import spend, take_from
from regnum.games.root.components import BIRD, BOMB, CARD_SUIT, CORVID, EXTORTION, FACTION, PLACES, PLOT, PLOTS, RAID
from regnum.games.root.craft import can_craft, craft
from regnum.games.root.factions.faction import BOOK, Faction, Loss, Step, enlist
from regnum.games.root.fight import Fight
from regnum.games.root.lexicon import (
    CARD,
    CARD_QUOTED,
    FACTION_TO,
    NUMBER,
    PATH,
    PLACE_FROM,
    PLACE_IN,
    PLACE_PUT,
    PLOT_KIND,
    SEAT,
    SUIT,
    deed,
    kind,
    reason,
    saying,
)
from regnum.games.root.menu import (
    BATTLING,
    CRAFT,
    K_ACT,
    MOVING,
    R_LATE_TO_CRAFT,
    R_NOTHING_TO_CRAFT,
    Able,
    actions,
    menu,
    offer,
)
from regnum.games.root.pieces import L_PLACED, place_warriors, remove_all, take_piece, take_warriors
from regnum.games.root.state import Root
from regnum.games.root.victory import score

K_SCATTER: Final = kind("scatter", PLACE_IN, "13.3.2", SUIT)
K_FLIP: Final = kind("flip", PLACE_IN, "13.4.2")
K_CALL: Final = kind("call", CARD, "13.4.3")
K_CALL_SUIT: Final = kind("call-suit", SUIT, "13.4.3")
K_PERCH: Final = kind("perch", PLACE_IN, "2.5")
K_PLOT: Final = kind("plot", PLACE_IN, "13.5.2")
K_PLOT_KIND: Final = kind("plot-kind", PLOT_KIND, "13.5.2", PLACE_IN)
K_TRICK: Final = kind("trick", PATH, "13.5.4")
L_FLIPPED: Final = saying("flipped", who=SEAT, plot=PLOT_KIND, at=PLACE_IN)
L_EXTORTED: Final = saying("extorted", who=SEAT, foe=SEAT, faction=FACTION_TO)
L_EXTORTED_CARD: Final = saying("extorted-card", who=SEAT, card=CARD_QUOTED)
L_PLOTTED: Final = saying("plotted", who=SEAT, plot=PLOT_KIND, at=PLACE_PUT)
L_TRICKED: Final = saying("tricked", who=SEAT, path=PATH)
L_RAIDED: Final = saying("raided", who=SEAT, at=PLACE_FROM)
L_EXERTED: Final = saying("exerted", who=SEAT)
R_PLOTTED_OUT: Final = reason("plotted-out", "13.5")
R_NO_PLOT_SITE: Final = reason("no-plot-site", "13.5.2")
R_FEW_CORVIDS: Final = reason("few-corvids", "13.5.2", NUMBER)
R_HAS_PLOT: Final = reason("has-plot", "13.2.2.II")
R_NO_PERCH: Final = reason("no-perch", "2.5")
R_NO_TRICK: Final = reason("no-trick", "13.5.4")
R_NO_AGENT: Final = reason("no-agent", "13.4.2")
R_LATE_TO_FLIP: Final = reason("late-to-flip", "13.4")
R_NOTHING_TO_FLIP: Final = reason("nothing-to-flip", "13.4.2")
R_RECRUITED: Final = reason("recruited", "13.4.3")
R_NO_WARRIORS: Final = reason("no-warriors", "13.4.3")
R_NO_CALL: Final = reason("no-call", "13.4.3")

DATA: Final = FACTION["corvid"]
ACTIONS: Final[int] = DATA["daylight_actions"]
PRICE: Final[int] = DATA["plot_cost"]["warriors"]
DEARER: Final[int] = DATA["plot_cost"]["more_per_plot_this_turn"]
FLIP_POINTS: Final[int] = DATA["flip_vp_per_faceup_plot"]
AGENTS: Final[int] = DATA["embedded_agents_hits"]
DRAWS: Final[int] = DATA["draw"]["base"]
PER_EXTORTION: Final[int] = DATA["draw"]["per_faceup"]
SCATTERED: Final[int] = DATA["setup"]["warriors_per_suit"]
RAIDERS: Final[int] = DATA["plot"][RAID]["warriors"]

FLIPPED: Final = 1
"""As `actions` of Birdsong: flipping has begun, crafting is over (13.4)."""
RECRUITED: Final = 2
"""As `actions` of Birdsong: the card of the turn was spent, flipping is over (13.4)."""


def perches(g: Root, suit: int) -> list[int]:
    """Clearings of a suit where the Corvids may place a warrior."""
    return [c for c in range(12) if g.suits[c] == suit and can_place(g, CORVID, c)]


def settle(g: Root, clearings: list[int], n: int) -> Rule[None]:
    """Warriors in each of some clearings; when there are too few, the Corvids say where (2.5)."""
    wanted = [c for c in clearings if can_place(g, CORVID, c)]
    while wanted and g.supply[CORVID]:
        c = wanted[0]
        if g.supply[CORVID] < n * len(wanted):
            c = yield Ask(g.seat[CORVID], K_PERCH, partial(list, wanted))
        wanted = [x for x in wanted if x != c]
        place_warriors(g, CORVID, c, n)


# ---------------------------------------------------------------- Birdsong
def flippable(g: Root, f: int) -> list[int]:
    """Face-down plots among Corvid warriors (13.4.2)."""
    return [c for c in range(12) if g.plots[c] < 0 and g.warriors[f * PLACES + c]]


def not_flippable(g: Root) -> list[Refusal]:
    """Face-down plots without a Corvid warrior."""
    able = flippable(g, CORVID)
    return [Refusal(c, R_NO_AGENT) for c in range(12) if g.plots[c] < 0 and c not in able]


def flip(g: Root, f: int) -> Rule[None]:
    """Turns a plot face up (13.4.2)."""
    c = yield Ask(g.seat[f], K_FLIP, lambda: flippable(g, f), why=lambda: not_flippable(g))
    g.actions = FLIPPED
    g.plots = changed(g.plots, c, -g.plots[c])
    g.chance.reveal()
    what = g.plots[c] - 1
    g.say(L_FLIPPED, g.seat[f], what, c)
    score(g, f, FLIP_POINTS * len([x for x in g.plots if x > 0]))
    if what == BOMB:
        yield from remove_all(g, f, [c], bomb=True)
        take_piece(g, PLOT, c)  # 13.7.1
    elif what == EXTORTION:
        extort(g, c)


def extort(g: Root, c: int) -> None:
    """A random card of every other player with a piece there (13.7.3)."""
    for f in [x for x in g.order if x != CORVID and present(g, x, c)]:
        take_from(g, CORVID, f, L_EXTORTED, L_EXTORTED_CARD)


def suits_to_call(g: Root, card: int) -> list[int]:
    """The suits of clearings a card can stand for, where a warrior can be placed."""
    suits = [0, 1, 2] if CARD_SUIT[card] == BIRD else [CARD_SUIT[card]]
    return [suit for suit in suits if perches(g, suit)]


def calls(g: Root, f: int) -> list[int]:
    """The cards that bring warriors (13.4.3)."""
    return [card for card in g.hands[f] if suits_to_call(g, card)]


def recruit(g: Root, f: int) -> Rule[None]:
    """A card brings a warrior to every clearing of its suit (13.4.3)."""
    card = yield Ask(g.seat[f], K_CALL, lambda: calls(g, f))
    suit = yield Ask(g.seat[f], K_CALL_SUIT, lambda: suits_to_call(g, card))
    g.actions = RECRUITED
    spend(g, f, card)
    yield from settle(g, perches(g, suit), 1)


def why_not_craft_first(g: Root, f: int) -> int:
    """Crafting comes before flipping and recruiting (13.4)."""
    return R_LATE_TO_CRAFT if g.actions else OPEN if can_craft(g, f) else R_NOTHING_TO_CRAFT


def why_not_flip(g: Root, f: int) -> int:
    """Flipping comes before recruiting (13.4)."""
    return R_LATE_TO_FLIP if g.actions == RECRUITED else OPEN if flippable(g, f) else R_NOTHING_TO_FLIP


def why_not_recruit(g: Root, f: int) -> int:
    """Once a turn, with a warrior and a card (13.4.3)."""
    if g.actions == RECRUITED:
        return R_RECRUITED
    if not g.supply[f]:
        return R_NO_WARRIORS
    return OPEN if calls(g, f) else R_NO_CALL


def scheme(g: Root) -> Rule[bool] | None:
    """Crafting, then flipping, then recruiting (13.4)."""
    may_craft = not g.actions and bool(BOOK[CORVID].idle(g))
    may_recruit = bool(g.hands[CORVID]) and (may_craft or g.supply[CORVID] > 0)
    return offer(g, CORVID, BIRDSONG, g.actions != RECRUITED and (may_recruit or bool(flippable(g, CORVID))))


# ---------------------------------------------------------------- Daylight
def price(g: Root) -> int:
    """The warriors a plot costs now (13.5.2)."""
    return PRICE + DEARER * g.corvid.placed


def plot_sites(g: Root, f: int) -> list[int]:
    """Clearings without a plot and with warriors to pay for one (13.5.2, 13.2.2.II)."""
    if not sum(g.corvid.supply):
        return []
    n = price(g)
    return [c for c in range(12) if not g.plots[c] and g.warriors[f * PLACES + c] >= n and can_place(g, f, c)]


def no_plot_sites(g: Root) -> list[Refusal]:
    """Clearings with Corvid warriors where no plot can be laid, and why."""
    found = []
    n = price(g)
    for c in range(12):
        here = g.warriors[CORVID * PLACES + c]
        if here and g.plots[c]:
            found.append(Refusal(c, R_HAS_PLOT))
        elif 0 < here < n:
            found.append(Refusal(c, R_FEW_CORVIDS, n))
        elif here and not can_place(g, CORVID, c):
            found.append(Refusal(c, R_NO_PERCH))
    return found


def tricks(g: Root, f: int) -> list[int]:
    """Pairs of plots with the same side up (13.5.4)."""
    return [PATH.pack(a, b) for b in range(12) for a in range(b) if g.plots[a] * g.plots[b] > 0]


def trick(g: Root, f: int) -> Rule[None]:
    """Two plots with the same side up change places (13.5.4)."""
    route = yield Ask(g.seat[f], K_TRICK, lambda: tricks(g, f))
    a, b = PATH.unpack(route)
    g.plots = changed(changed(g.plots, a, g.plots[b]), b, g.plots[a])
    g.say(L_TRICKED, g.seat[f], route)


def lay_plot(g: Root, f: int) -> Rule[None]:
    """Warriors give way to a face-down plot, whose kind the Corvids alone know (13.5.2, 13.2.2.I)."""
    me = g.seat[f]
    c = yield Ask(me, K_PLOT, lambda: plot_sites(g, f), why=lambda: no_plot_sites(g))
    what = yield Ask(me, K_PLOT_KIND, lambda: [x for x, n in enumerate(g.corvid.supply) if n], about=c, secret=True)
    take_warriors(g, f, c, price(g), f)
    g.corvid.supply = raised(g.corvid.supply, what, -1)
    g.corvid.placed += 1
    g.plots = changed(g.plots, c, -what - 1)
    g.say(L_PLOTTED, me, what, c, to=only(me))
    g.say(L_PLACED, me, PLOT, c, to=all_but(me))


def exert(act: Callable[[Root, int], Rule[None]], g: Root, f: int) -> Rule[None]:
    """An action of Evening (13.6.1)."""
    g.corvid.exerted = True
    g.say(L_EXERTED, g.seat[f])
    yield from act(g, f)


BIRDSONG: Final[list[Entry[Root]]] = [
    Deed(CRAFT, why_not_craft_first, craft),
    Deed(deed("flip"), why_not_flip, flip),
    Deed(deed("recruit"), why_not_recruit, recruit),
]
ACTS: Final[list[Entry[Root]]] = [
    MOVING,
    Able(deed("plot"), plot_sites, R_NO_PLOT_SITE, lay_plot),
    BATTLING,
    Able(deed("trick"), tricks, R_NO_TRICK, trick),
]
DAYLIGHT: Final[list[Entry[Root]]] = actions(ACTIONS, R_PLOTTED_OUT, ACTS)
"""Three actions (13.5)."""
EXERTION: Final[list[Entry[Root]]] = [Deed(it.id, it.closed, partial(exert, it.do)) for it in ACTS]


# ---------------------------------------------------------------- Evening
def exert_once(g: Root) -> Rule[bool]:
    """One more action in return for the draw (13.6.1)."""
    yield from choose_deed(g, g.seat[CORVID], K_ACT, CORVID, EXERTION, secret=False)
    return False


# ---------------------------------------------------------------- the faction
class Corvid(Faction):
    """The Corvid Conspiracy."""

    nimble = True
    birdsong: ClassVar[list[Step]] = [scheme]
    daylight: ClassVar[list[Step]] = [menu(DAYLIGHT)]
    evening: ClassVar[list[Step]] = [exert_once]

    def allows(self, g: Root) -> list[int]:
        """The actions of Daylight."""
        return [0, ACTIONS, 0]

    def set_up(self, g: Root) -> Rule[None]:
        """A warrior in a clearing of each suit (13.3)."""
        for suit in range(BIRD):
            c = yield Ask(g.seat[CORVID], K_SCATTER, partial(perches, g, suit), about=suit)
            place_warriors(g, CORVID, c, SCATTERED)

    def begins_turn(self, g: Root) -> None:
        g.corvid.placed = 0
        g.corvid.exerted = False

    def draws(self, g: Root) -> int:
        """One card and one for each face-up extortion (13.6.2), or none after exerting (13.6.1)."""
        return 0 if g.corvid.exerted else DRAWS + PER_EXTORTION * g.plots.count(EXTORTION + 1)

    def strewn(self, g: Root) -> int:
        return filled(g.plots)

    def take_token(self, g: Root, piece: int, c: int) -> None:
        g.corvid.supply = raised(g.corvid.supply, abs(g.plots[c]) - 1, 1)
        g.plots = changed(g.plots, c, 0)

    def crafting(self, g: Root) -> list[int]:
        """Plots, whichever side is up (13.2.1)."""
        found = [0, 0, 0]
        for c in range(12):
            if g.plots[c]:
                found[g.suits[c]] += 1
        return found

    def defence_bonus(self, g: Root, fight: Fight) -> int:
        """Embedded agents (13.2.5)."""
        return AGENTS if g.plots[fight.clearing] < 0 else 0

    def minds(self, g: Root, loss: Loss) -> bool:
        """A raid only."""
        return loss.plot == RAID

    def pieces_lost(self, g: Root, losses: list[Loss], by: int) -> Rule[None]:
        """Raids send a warrior to every clearing next to them (13.7.4)."""
        for loss in losses:
            g.say(L_RAIDED, g.seat[CORVID], loss.clearing)
            yield from settle(g, adjacent(g, CORVID, loss.clearing), RAIDERS)

    def redeal(self, g: Root, seat: int, chance: Chance) -> None:
        """The kinds of face-down plots, on the map and in the supply (13.2.2.I)."""
        if seat == g.seat[CORVID]:
            return
        pool = [kind for kind, n in enumerate(g.corvid.supply) for _ in range(n)] + [-x - 1 for x in g.plots if x < 0]
        pool.sort()
        chance.shuffle(pool)
        g.plots = [-pool.pop() - 1 if x < 0 else x for x in g.plots]
        g.corvid.supply = [pool.count(kind) for kind in range(len(PLOTS))]


enlist(Corvid(CORVID))
