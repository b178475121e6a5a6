"""The Riverfolk's services (11.2.6, 11.2.7): prices, and what other players buy at the start of their Birdsong."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import OPEN, lacking, refusals
from regnum.engine.kinds import Noun
from regnum.engine.lists import changed, raised
from regnum.games.root.board import present
from regnum.games.root.cards import hand_over
from regnum.games.root.components import FACTION, RIVERFOLK, VAGABONDS
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.lexicon import CARD, CARD_QUOTED, NUMBER, SEAT, kind, reason, saying
from regnum.games.root.state import Root

DATA: Final = FACTION["riverfolk"]
SERVICES: Final[list[str]] = [service["id"] for service in DATA["service"]]
SERVICE: Final = Noun(SERVICES, "root-service-")

K_SERVICE: Final = kind("service", SERVICE, "11.2.6")
K_BUY_CARD: Final = kind("buy-card", CARD, "11.2.7.I")
K_PRICE: Final = kind("price", NUMBER, "11.6.2", SERVICE)
L_BOUGHT: Final = saying("bought", who=SEAT, service=SERVICE, n=NUMBER)
L_BOUGHT_CARD: Final = saying("bought-card", who=SEAT, card=CARD_QUOTED)
L_PAID_IN: Final = saying("paid-in", who=SEAT, n=NUMBER)
L_PRICE: Final = saying("price", who=SEAT, service=SERVICE, n=NUMBER)
R_TOO_DEAR: Final = reason("too-dear", "11.2.6.I", NUMBER)
R_SOLD_OUT: Final = reason("sold-out", "11.2.7.I")
R_HAS_SERVICE: Final = reason("has-service", "11.2.6.II")
R_NO_HIRE: Final = reason("no-hire", "11.2.7.III.b")

HAND_CARD: Final = SERVICES.index("hand-card")
RIVERBOATS: Final = SERVICES.index("riverboats")
MERCENARIES: Final = SERVICES.index("mercenaries")
FOR_VAGABONDS: Final[list[bool]] = [service["vagabond"] for service in DATA["service"]]
PRICES: Final = list(range(DATA["prices"]["min"], DATA["prices"]["max"] + 1))
PER_TURN: Final[int] = DATA["services_per_turn"]


# ---------------------------------------------------------------- selling
def allowance(g: Root, buyer: int) -> int:
    """How many services a player may buy in a turn: one more for each clearing with a trade post and own pieces (11.2.6.II)."""
    return PER_TURN + len([c for c in range(12) if g.posts >> c & 1 and present(g, buyer, c)])


def why_not_buy(g: Root, buyer: int, service: int) -> int:
    """Why a service is closed to a buyer: a reason, or OPEN."""
    r = g.riverfolk
    if buyer in VAGABONDS and not FOR_VAGABONDS[service]:
        return R_NO_HIRE
    if service == HAND_CARD and not g.hands[RIVERFOLK]:
        return R_SOLD_OUT
    if (service == RIVERBOATS and r.riverboats == buyer) or (service == MERCENARIES and r.mercenaries == buyer):
        return R_HAS_SERVICE
    price = r.prices[service]
    return OPEN if BOOK[buyer].purse(g) >= price else lacking(R_TOO_DEAR, price)


def on_sale(g: Root, buyer: int) -> list[int]:
    """The services a player may buy now."""
    if g.riverfolk.bought >= allowance(g, buyer):
        return []
    return [service for service in range(len(SERVICES)) if why_not_buy(g, buyer, service) == OPEN]


def sell(g: Root, buyer: int) -> Rule[bool]:
    """One service for a buyer, if wished (11.2.6)."""
    if not on_sale(g, buyer):
        return False
    me, every, why = g.seat[buyer], range(len(SERVICES)), partial(why_not_buy, g, buyer)
    service = yield Ask(me, K_SERVICE, lambda: [*on_sale(g, buyer), PASS], why=lambda: refusals(every, why))
    if service == PASS:
        return False
    r = g.riverfolk
    r.bought += 1
    g.say(L_BOUGHT, g.seat[buyer], service, r.prices[service])
    payer = yield from BOOK[buyer].pay(g, r.prices[service])
    pay_in(g, payer, r.prices[service])
    if service == HAND_CARD:
        yield from sell_card(g, buyer)
    elif service == RIVERBOATS:
        r.riverboats = buyer
    else:
        r.mercenaries = buyer
    return True


def sell_card(g: Root, buyer: int) -> Rule[None]:
    """A card of the open hand, which everybody has seen (11.2.7.I)."""
    card = yield Ask(g.seat[buyer], K_BUY_CARD, lambda: g.hands[RIVERFOLK][:])
    hand_over(g, RIVERFOLK, card, buyer)
    g.say(L_BOUGHT_CARD, g.seat[buyer], card)


def pay_in(g: Root, f: int, n: int) -> None:
    """Warriors of a supply go into Payments, as many as there are (2.5)."""
    n = min(n, g.supply[f])
    if n:
        g.supply[f] -= n
        g.riverfolk.payments = raised(g.riverfolk.payments, f, n)
        g.say(L_PAID_IN, g.seat[f], n)


# ---------------------------------------------------------------- prices
def set_price(g: Root, service: int, price: int) -> None:
    """Moves the marker of a service (11.3.5, 11.6.2)."""
    g.riverfolk.prices = changed(g.riverfolk.prices, service, price)
    g.say(L_PRICE, g.seat[RIVERFOLK], service, price)


def set_costs(g: Root) -> Rule[bool]:
    """Each marker may be moved, one after the other (11.6.2)."""
    service = g.actions
    now = g.riverfolk.prices[service]
    price = yield Ask(g.seat[RIVERFOLK], K_PRICE, lambda: [PASS] + [p for p in PRICES if p != now], about=service)
    if price != PASS:
        set_price(g, service, price)
    g.actions += 1
    return g.actions < len(SERVICES)
