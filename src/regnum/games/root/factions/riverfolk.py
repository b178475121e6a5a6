"""Riverfolk Company (11). Services have their own file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN, Entry, lacking, refusals
from regnum.engine.lists import raised
from regnum.games.root.battle import can_battle
from regnum.games.root.board import can_place, ruler
from regnum.games.root.cards import discard_from_hand, draw
from regnum.games.root.components import ANY, FACTIONS, NOBODY, RIVERFOLK, TRADE_POST, WOODLANDS
from regnum.games.root.craft import can_craft, craft
from regnum.games.root.factions.faction import K_ACTIVATE, Faction, Loss, Step, enlist
from regnum.games.root.factions.services import DATA, K_PRICE, PRICES, SERVICES, pay_in, sell, set_costs, set_price
from regnum.games.root.lexicon import ANSWER, CARD_QUOTED, DEED, FACTION_OF, NUMBER, PLACE_IN, SEAT, deed, kind, reason, saying
from regnum.games.root.menu import BATTLE, CRAFT, MOVE, Able, battle_once, between, menu, move_once
from regnum.games.root.movement import can_move
from regnum.games.root.pieces import L_PLACED, buried, place_warriors, to_supply
from regnum.games.root.state import BIRDSONG, Root, plays
from regnum.games.root.victory import score

K_LANDING: Final = kind("landing", PLACE_IN, "11.3.2")
K_COMMIT: Final = kind("commit", FACTION_OF, "11.5", DEED)
K_SPEND_FUND: Final = kind("spend-fund", FACTION_OF, "11.5.5")
K_LOSE_FUND: Final = kind("lose-fund", FACTION_OF, "11.2.5.I")
K_EXPORT: Final = kind("export", ANSWER, "11.5.3.I", CARD_QUOTED)
K_RIVER_RECRUIT: Final = kind("river-recruit", PLACE_IN, "11.5.5")
K_TRADE_POST: Final = kind("trade-post", PLACE_IN, "11.5.6")
L_PROTECTIONISM: Final = saying("protectionism", who=SEAT)
L_GATHERED: Final = saying("gathered", who=SEAT, n=NUMBER)
L_COMMITTED: Final = saying("committed", who=SEAT, foe=SEAT, faction=FACTION_OF)
L_SPENT_FUNDS: Final = saying("spent-funds", who=SEAT, foe=SEAT, n=NUMBER, faction=FACTION_OF)
L_LOST_FUNDS: Final = saying("lost-funds", who=SEAT, foe=SEAT, n=NUMBER, faction=FACTION_OF)
L_EXPORTED: Final = saying("exported", who=SEAT, card=CARD_QUOTED)
R_NO_FUNDS: Final = reason("no-funds", "11.5")
R_NO_RIVER_MOVE: Final = reason("no-river-move", "11.5.1")
R_NO_RIVER_BATTLE: Final = reason("no-river-battle", "11.5.2")
R_NO_SPACES: Final = reason("no-spaces", "11.5.3")
R_NO_CARDS: Final = reason("no-cards", "11.5.4")
R_NO_RECRUIT: Final = reason("no-river-recruit", "11.5.5")
R_NO_SITE: Final = reason("no-site", "11.5.6")
R_HAS_POST: Final = reason("has-post", "11.5.6.I")
R_UNRULED: Final = reason("unruled", "11.5.6.I")
R_NO_PLACING: Final = reason("no-placing", "6.2.2")
R_RULERS_FUNDS: Final = reason("rulers-funds", "11.5.6.II", FACTION_OF)
R_NO_POST: Final = reason("no-post-left", "11.5.6.III")

PARTY: Final[int] = DATA["setup"]["warriors"]
STARTING_PAYMENTS: Final[int] = DATA["payments_start"]
PROTECTIONISM: Final[int] = DATA["protectionism"]
FUNDS_PER_POINT: Final[int] = DATA["dividend"]["funds"]
EXPORT: Final[int] = DATA["export_warriors"]
POST_COST: Final[int] = DATA["cost"]["trade-post"]["spend"]
POSTS: Final[int] = DATA["token"][0]["per_suit"]
POST_POINTS: Final[list[int]] = DATA["token"][0]["vp"]


# ---------------------------------------------------------------- funds
def funders(g: Root) -> list[int]:
    """The factions whose warriors are in Funds."""
    return [f for f in range(len(FACTIONS)) if g.riverfolk.funds[f]]


def commit(g: Root, what: int) -> Rule[None]:
    """Moves a fund of choice to Committed (11.5)."""
    f = yield Ask(g.seat[RIVERFOLK], K_COMMIT, lambda: funders(g), about=what)
    r = g.riverfolk
    r.funds = raised(r.funds, f, -1)
    r.committed = raised(r.committed, f, 1)
    g.say(L_COMMITTED, g.seat[RIVERFOLK], g.seat[f], f)


def send_home(g: Root, f: int, n: int, line: int) -> None:
    """Funds go back to the supply of their owner (11.5, 11.2.5.I)."""
    g.riverfolk.funds = raised(g.riverfolk.funds, f, -n)
    to_supply(g, f, n)
    g.say(line, g.seat[RIVERFOLK], g.seat[f], n, f)


def lose_half(g: Root) -> Rule[None]:
    """Trade disruption: half of the funds, rounded up, as the Riverfolk choose (11.2.5.I, R-36)."""
    for _ in range((sum(g.riverfolk.funds) + 1) // 2):
        f = yield Ask(g.seat[RIVERFOLK], K_LOSE_FUND, lambda: funders(g))
        send_home(g, f, 1, L_LOST_FUNDS)


# ---------------------------------------------------------------- Birdsong
def protect(g: Root) -> None:
    """Protectionism (11.4.1)."""
    if not sum(g.riverfolk.payments):
        g.say(L_PROTECTIONISM, g.seat[RIVERFOLK])
        pay_in(g, RIVERFOLK, PROTECTIONISM)


def score_dividends(g: Root) -> None:
    """A point for every two funds while a trade post is on the map (11.4.2)."""
    if g.posts:
        score(g, RIVERFOLK, sum(g.riverfolk.funds) // FUNDS_PER_POINT)


def gather(g: Root) -> None:
    """All warriors on the board become funds; the spaces are empty again (11.4.3)."""
    r = g.riverfolk
    n = sum(r.payments) + sum(r.committed)
    r.funds = [a + b + c for a, b, c in zip(r.funds, r.payments, r.committed, strict=True)]
    r.payments = [0] * len(FACTIONS)
    r.committed = [0] * len(FACTIONS)
    r.crafting = [0] * len(r.crafting)
    g.say(L_GATHERED, g.seat[RIVERFOLK], n)


# ---------------------------------------------------------------- Daylight
def rivers(g: Root, f: int = RIVERFOLK) -> list[int]:
    """The river clearings where the Riverfolk may place warriors."""
    wood = WOODLANDS[g.map_]
    return [c for c in range(12) if wood.rivers[c] and can_place(g, RIVERFOLK, c)]


def recruiters(g: Root) -> list[int]:
    """Whose fund can be spent so that there is a warrior to place (11.5.5): an own one comes back to an empty supply."""
    return [f for f in funders(g) if g.supply[RIVERFOLK] or (f == RIVERFOLK and not buried(g))]


def why_no_post(g: Root, c: int) -> int:
    """Why no trade post can be founded in a clearing: a reason, or OPEN (11.5.6)."""
    if g.posts >> c & 1:
        return R_HAS_POST
    f = ruler(g, c)
    if f == NOBODY:
        return R_UNRULED
    if not can_place(g, RIVERFOLK, c):
        return R_NO_PLACING
    if g.riverfolk.founded[g.suits[c]] == POSTS:
        return R_NO_POST
    return OPEN if g.riverfolk.funds[f] >= POST_COST else lacking(R_RULERS_FUNDS, f)


def post_sites(g: Root, f: int) -> list[int]:
    """Where a trade post can be founded."""
    return [c for c in range(12) if why_no_post(g, c) == OPEN]


class Funded(Entry[Root]):
    """A deed that funds pay for (11.5)."""

    __slots__ = ("it",)

    def __init__(self, it: Entry[Root]) -> None:
        super().__init__(it.id, it.do)
        self.it: Entry[Root] = it

    def closed(self, g: Root, f: int) -> int:
        return self.it.closed(g, f) if any(g.riverfolk.funds) else R_NO_FUNDS


def committed(what: int, able: Callable[[Root, int], object], why: int, do: Callable[[Root, int], Rule[None]]) -> Funded:
    """A deed for which a fund is committed (11.5.1, 11.5.2, 11.5.4)."""
    return Funded(Able(what, able, why, partial(commit_and, what, do)))


def commit_and(what: int, do: Callable[[Root, int], Rule[None]], g: Root, f: int) -> Rule[None]:
    """Commits a fund for a deed and does it."""
    yield from commit(g, what)
    yield from do(g, f)


def cards_left(g: Root, f: int) -> list[int]:
    """What can be drawn."""
    return g.draw_pile or g.discards


def draw_one(g: Root, f: int) -> Rule[None]:
    """Draws a card (11.5.4)."""
    draw(g, f, 1)
    yield from ()


def can_recruit(g: Root, f: int) -> bool:
    """Whether there is a warrior to place, and a river clearing for it."""
    return bool(recruiters(g)) and bool(rivers(g))


def recruit(g: Root, f: int) -> Rule[None]:
    """A fund spent for a warrior in a river clearing (11.5.5)."""
    c = yield Ask(g.seat[f], K_RIVER_RECRUIT, lambda: rivers(g))
    whose = yield Ask(g.seat[f], K_SPEND_FUND, lambda: recruiters(g))
    send_home(g, whose, 1, L_SPENT_FUNDS)
    place_warriors(g, f, c, 1)


def found_post(g: Root, f: int) -> Rule[None]:
    """Two funds of the ruler for a trade post with a warrior, and its points (11.5.6)."""
    c = yield Ask(g.seat[f], K_TRADE_POST, lambda: post_sites(g, f), why=lambda: refusals(range(12), partial(why_no_post, g)))
    send_home(g, ruler(g, c), POST_COST, L_SPENT_FUNDS)
    r = g.riverfolk
    suit = g.suits[c]
    points = POST_POINTS[r.founded[suit]]
    r.founded = raised(r.founded, suit, 1)
    g.posts |= 1 << c
    g.say(L_PLACED, g.seat[f], TRADE_POST, c)
    place_warriors(g, f, c, 1)
    score(g, f, points)


MENU: Final[list[Entry[Root]]] = [
    committed(MOVE, can_move, R_NO_RIVER_MOVE, move_once),
    committed(BATTLE, can_battle, R_NO_RIVER_BATTLE, battle_once),
    Funded(Able(CRAFT, can_craft, R_NO_SPACES, craft)),
    committed(deed("draw"), cards_left, R_NO_CARDS, draw_one),
    Funded(Able(deed("recruit"), can_recruit, R_NO_RECRUIT, recruit)),
    Funded(Able(deed("trade-post"), post_sites, R_NO_SITE, found_post)),
]
"""Actions paid with funds, in any order and number (11.5)."""


# ---------------------------------------------------------------- the faction
class Riverfolk(Faction):
    """The Riverfolk Company."""

    swims = True
    trades = True
    open_hand = True
    birdsong: ClassVar[list[Step]] = [between, protect, score_dividends, gather, between]
    daylight: ClassVar[list[Step]] = [menu(MENU)]
    evening: ClassVar[list[Step]] = [between]
    night: ClassVar[list[Step]] = [set_costs]

    def set_up(self, g: Root) -> Rule[None]:
        """Warriors on the river, payments and prices (11.3)."""
        for _ in range(PARTY):
            c = yield Ask(g.seat[RIVERFOLK], K_LANDING, lambda: rivers(g))
            place_warriors(g, RIVERFOLK, c, 1)
        pay_in(g, RIVERFOLK, STARTING_PAYMENTS)
        for service in range(len(SERVICES)):
            set_price(g, service, (yield Ask(g.seat[RIVERFOLK], K_PRICE, lambda: PRICES[:], about=service)))

    def draws(self, g: Root) -> int:
        """None in Evening (11.6)."""
        return 0

    # ---------------------------------------------------------------- crafting
    def crafting(self, g: Root) -> list[int]:
        """Empty spaces of trade posts, by suit (11.5.3)."""
        return [n - laid for n, laid in zip(g.riverfolk.founded, g.riverfolk.crafting, strict=True)]

    def can_activate(self, g: Root, idle: list[int], cost: list[int]) -> bool:
        """Whether funds and empty spaces cover a cost (11.2.1)."""
        return sum(g.riverfolk.funds) >= len(cost) and super().can_activate(g, idle, cost)

    def activate(self, g: Root, cost: list[int]) -> Rule[None]:
        """Lays funds on empty spaces (11.5.3)."""
        for suit in sorted(cost):
            space = suit
            if suit == ANY:
                space = yield Ask(g.seat[RIVERFOLK], K_ACTIVATE, lambda: self.idle(g))
            yield from commit(g, CRAFT)
            g.riverfolk.crafting = raised(g.riverfolk.crafting, space, 1)

    def export(self, g: Root, card: int) -> Rule[bool]:
        """The card may be discarded for a warrior in Payments (11.5.3.I)."""
        if not (yield Ask(g.seat[RIVERFOLK], K_EXPORT, lambda: [0, 1], about=card)):
            return False
        g.say(L_EXPORTED, g.seat[RIVERFOLK], card)
        discard_from_hand(g, RIVERFOLK, card)
        pay_in(g, RIVERFOLK, EXPORT)
        return True

    # ---------------------------------------------------------------- others
    def strewn(self, g: Root) -> int:
        return g.posts

    def take_token(self, g: Root, piece: int, c: int) -> None:
        g.posts &= ~(1 << c)

    def end_services(self, g: Root) -> None:
        g.riverfolk.riverboats = NOBODY
        g.riverfolk.mercenaries = NOBODY
        g.riverfolk.bought = 0

    def sell(self, g: Root, buyer: int) -> Rule[bool] | None:
        return sell(g, buyer) if plays(g, RIVERFOLK) and buyer != RIVERFOLK else None

    def fights_for(self, g: Root) -> int:
        """Mercenaries, in Daylight and Evening (11.2.7.III)."""
        buyer = g.riverfolk.mercenaries
        return RIVERFOLK if buyer == NOBODY or g.phase == BIRDSONG else buyer

    def ferries(self, g: Root, f: int) -> bool:
        return g.riverfolk.riverboats == f

    def minds(self, g: Root, loss: Loss) -> bool:
        """Trade posts only, while there are funds."""
        return bool(loss.pieces) and sum(g.riverfolk.funds) > 0

    def pieces_lost(self, g: Root, losses: list[Loss], by: int) -> Rule[None]:
        """Trade disruption for every trade post; it is out of the game (11.2.5.I)."""
        for _ in range(sum([len(loss.pieces) for loss in losses])):
            yield from lose_half(g)


enlist(Riverfolk(RIVERFOLK))
