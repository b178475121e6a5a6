"""Corvid Conspiracy (13)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.knowledge import all_but, both, only
from regnum.engine.lists import changed, raised
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import adjacent, can_place, present
from regnum.games.root.cards import spend, take_from
from regnum.games.root.components import (
    BIRD,
    BOMB,
    CARD_SUIT,
    CORVID,
    EXTORTION,
    FACTION,
    PLACES,
    PLOT,
    RAID,
)
from regnum.games.root.factions.faction import Faction, Loss, Step, enlist
from regnum.games.root.factions.marquise import R_NO_BATTLE, R_NO_MOVE
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
from regnum.games.root.menu import EXTRAS, K_ACT, craft_step, do_extra, is_asked, menu
from regnum.games.root.movement import can_move, move
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

MOVE: Final = deed("move")
PLOT_DEED: Final = deed("plot")
BATTLE: Final = deed("battle")
TRICK: Final = deed("trick")
FLIP: Final = deed("flip")
RECRUIT: Final = deed("recruit")
CLOSED: Final = ((MOVE, R_NO_MOVE), (PLOT_DEED, R_NO_PLOT_SITE), (BATTLE, R_NO_BATTLE), (TRICK, R_NO_TRICK))
"""Why an action is closed when actions are left."""


def perches(g: Root, suit: int) -> list[int]:
    """Clearings of a suit where the Corvids may place a warrior."""
    return [c for c in range(12) if g.suits[c] == suit and can_place(g, CORVID, c)]


def settle(g: Root, clearings: list[int], n: int) -> Rule[None]:
    """Warriors in each of some clearings; when there are too few, the Corvids say where (2.5)."""
    wanted = [c for c in clearings if can_place(g, CORVID, c)]
    while wanted and g.supply[CORVID]:
        c = wanted[0]
        if g.supply[CORVID] < n * len(wanted):
            left = wanted
            c = yield Ask(g.seat[CORVID], K_PERCH, lambda left=left: left)  # type: ignore[misc]
        wanted = [x for x in wanted if x != c]
        place_warriors(g, CORVID, c, n)


# ---------------------------------------------------------------- Birdsong
def craft_birdsong(g: Root) -> Rule[bool] | None:
    """Crafting with plots (13.4.1)."""
    return craft_step(g, CORVID)


def flippable(g: Root) -> list[int]:
    """Face-down plots among Corvid warriors (13.4.2)."""
    return [c for c in range(12) if g.plots[c] < 0 and g.warriors[CORVID * PLACES + c]]


def not_flippable(g: Root) -> list[Refusal]:
    """Face-down plots without a Corvid warrior."""
    able = flippable(g)
    return [Refusal(c, R_NO_AGENT) for c in range(12) if g.plots[c] < 0 and c not in able]


def flip_plots(g: Root) -> Rule[bool] | None:
    """May flip plots, one by one (13.4.2)."""
    return flip_one(g) if is_asked(g, CORVID, flippable(g)) else None


def flip_one(g: Root) -> Rule[bool]:
    """One plot more, or a common deed."""
    what = yield Ask(g.seat[CORVID], K_ACT, lambda: menu(g, CORVID, [FLIP] if flippable(g) else []), secret=True)
    if what == PASS:
        return False
    if what in EXTRAS:
        yield from do_extra(g, CORVID, what)
        return True
    c = yield Ask(g.seat[CORVID], K_FLIP, lambda: flippable(g), why=lambda: not_flippable(g))
    g.plots = changed(g.plots, c, -g.plots[c])
    g.chance.reveal()
    what = g.plots[c] - 1
    g.say(L_FLIPPED, g.seat[CORVID], what, c)
    score(g, CORVID, FLIP_POINTS * len([x for x in g.plots if x > 0]))
    if what == BOMB:
        yield from remove_all(g, CORVID, [c])
        take_piece(g, PLOT, c)  # 13.7.1
    elif what == EXTORTION:
        extort(g, c)
    return True


def extort(g: Root, c: int) -> None:
    """A random card of every other player with a piece there (13.7.3)."""
    for f in [x for x in g.order if x != CORVID and present(g, x, c)]:
        card = take_from(g, CORVID, f)
        if card < 0:
            continue
        g.say(L_EXTORTED, g.seat[CORVID], g.seat[f], f)
        g.say(L_EXTORTED_CARD, g.seat[CORVID], card, to=both(g.seat[CORVID], g.seat[f]))


def suits_to_call(g: Root, card: int) -> list[int]:
    """The suits of clearings a card can stand for, where a warrior can be placed."""
    suits = [0, 1, 2] if CARD_SUIT[card] == BIRD else [CARD_SUIT[card]]
    return [suit for suit in suits if perches(g, suit)]


def calls(g: Root) -> list[int]:
    """The cards that bring warriors, once a turn (13.4.3)."""
    if g.actions or not g.supply[CORVID]:
        return []
    return [card for card in g.hands[CORVID] if suits_to_call(g, card)]


def recruit(g: Root) -> Rule[bool] | None:
    """A card may bring a warrior to every clearing of its suit (13.4.3)."""
    return recruit_once(g) if is_asked(g, CORVID, calls(g)) else None


def recruit_once(g: Root) -> Rule[bool]:
    """A card for warriors, or a common deed."""
    what = yield Ask(g.seat[CORVID], K_ACT, lambda: menu(g, CORVID, [RECRUIT] if calls(g) else []), secret=True)
    if what == PASS:
        return False
    if what in EXTRAS:
        yield from do_extra(g, CORVID, what)
        return True
    card = yield Ask(g.seat[CORVID], K_CALL, lambda: calls(g))
    g.actions += 1
    spend(g, CORVID, card)
    suit = yield Ask(g.seat[CORVID], K_CALL_SUIT, lambda: suits_to_call(g, card))
    yield from settle(g, perches(g, suit), 1)
    return True


# ---------------------------------------------------------------- Daylight
def price(g: Root) -> int:
    """The warriors a plot costs now (13.5.2)."""
    return PRICE + DEARER * g.corvid.placed


def plot_sites(g: Root) -> list[int]:
    """Clearings without a plot and with warriors to pay for one (13.5.2, 13.2.2.II)."""
    if not sum(g.corvid.supply):
        return []
    n = price(g)
    return [c for c in range(12) if not g.plots[c] and g.warriors[CORVID * PLACES + c] >= n and can_place(g, CORVID, c)]


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


def tricks(g: Root) -> list[int]:
    """Pairs of plots with the same side up (13.5.4)."""
    return [PATH.pack(a, b) for b in range(12) for a in range(b) if g.plots[a] * g.plots[b] > 0]


def actions(g: Root) -> list[int]:
    """The actions that are possible (13.5)."""
    found: list[int] = []
    if can_move(g, CORVID):
        found.append(MOVE)
    if plot_sites(g):
        found.append(PLOT_DEED)
    if can_battle(g, CORVID):
        found.append(BATTLE)
    if tricks(g):
        found.append(TRICK)
    return found


def deeds(g: Root) -> list[int]:
    """The actions open in Daylight, three in all (13.5)."""
    return actions(g) if g.actions < ACTIONS else []


def refused(g: Root) -> list[Refusal]:
    """The actions that are closed, and why."""
    able = deeds(g)
    spent = g.actions >= ACTIONS
    return [Refusal(what, R_PLOTTED_OUT if spent else why) for what, why in CLOSED if what not in able]


def daylight(g: Root) -> Rule[bool]:
    """One action, or a common deed."""
    what = yield Ask(g.seat[CORVID], K_ACT, lambda: menu(g, CORVID, deeds(g)), why=lambda: refused(g))
    if what == PASS:
        return False
    if what in EXTRAS:
        yield from do_extra(g, CORVID, what)
        return True
    g.actions += 1
    yield from act(g, what)
    return True


def act(g: Root, what: int) -> Rule[None]:
    """Takes one action (13.5)."""
    if what == MOVE:
        yield from move(g, CORVID)
    elif what == PLOT_DEED:
        yield from lay_plot(g)
    elif what == BATTLE:
        yield from battle(g, CORVID)
    else:
        route = yield Ask(g.seat[CORVID], K_TRICK, lambda: tricks(g))
        a, b = PATH.unpack(route)
        g.plots = changed(changed(g.plots, a, g.plots[b]), b, g.plots[a])
        g.say(L_TRICKED, g.seat[CORVID], route)


def lay_plot(g: Root) -> Rule[None]:
    """Warriors give way to a face-down plot, whose kind the Corvids alone know (13.5.2, 13.2.2.I)."""
    me = g.seat[CORVID]
    c = yield Ask(me, K_PLOT, lambda: plot_sites(g), why=lambda: no_plot_sites(g))
    take_warriors(g, CORVID, c, price(g), CORVID)
    what = yield Ask(me, K_PLOT_KIND, lambda: [x for x, n in enumerate(g.corvid.supply) if n], about=c, secret=True)
    g.corvid.supply = raised(g.corvid.supply, what, -1)
    g.corvid.placed += 1
    g.plots = changed(g.plots, c, -what - 1)
    g.say(L_PLOTTED, me, what, c, to=only(me))
    g.say(L_PLACED, me, PLOT, c, to=all_but(me))


# ---------------------------------------------------------------- Evening
def exert(g: Root) -> Rule[bool]:
    """One more action in return for the draw (13.6.1)."""
    what = yield Ask(g.seat[CORVID], K_ACT, lambda: [*actions(g), PASS])
    if what != PASS:
        g.corvid.exerted = True
        g.say(L_EXERTED, g.seat[CORVID])
        yield from act(g, what)
    return False


# ---------------------------------------------------------------- the faction
class Corvid(Faction):
    """The Corvid Conspiracy."""

    def set_up(self, g: Root) -> Rule[None]:
        """A warrior in a clearing of each suit (13.3)."""
        for suit in range(BIRD):
            c = yield Ask(g.seat[CORVID], K_SCATTER, lambda suit=suit: perches(g, suit), about=suit)  # type: ignore[misc]
            place_warriors(g, CORVID, c, SCATTERED)

    def begins_turn(self, g: Root) -> None:
        g.corvid.placed = 0
        g.corvid.exerted = False

    def birdsong(self) -> list[Step]:
        return [craft_birdsong, flip_plots, recruit]

    def daylight(self) -> list[Step]:
        return [daylight]

    def evening(self) -> list[Step]:
        return [exert]

    def draws(self, g: Root) -> int:
        """One card and one for each face-up extortion (13.6.2), or none after exerting (13.6.1)."""
        return 0 if g.corvid.exerted else DRAWS + PER_EXTORTION * g.plots.count(EXTORTION + 1)

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


enlist(Corvid(CORVID))
