"""Relics, banners and the Conspiracy: powers with a rule of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.kinds import Noun
from regnum.engine.knowledge import EVERYBODY
from regnum.engine.lists import raised
from regnum.games.oath.actions import declared
from regnum.games.oath.cards import is_vision, learn, seize_banner, take_relic
from regnum.games.oath.components import (
    BANNER_LEAST,
    CARD_SUIT,
    MOB_FAVOR,
    PEOPLES_FAVOR,
    RELICS,
    SECRET,
    SUITS,
)
from regnum.games.oath.lexicon import CARD, ITEM, NUMBER, REGION, SEAT, SEAT_ITEM, SUIT, kind, reason, saying
from regnum.games.oath.own import own
from regnum.games.oath.pieces import purse, spend_favor
from regnum.games.oath.powers import adviser_suits, bar
from regnum.games.oath.powers_data import BEARERS, POWERS, POWERS_OF
from regnum.games.oath.realm import BANDIT_CROWN, items, suits_at
from regnum.games.oath.recover import took_relics
from regnum.games.oath.state import Oath, my_region, my_site, together_at
from regnum.games.oath.travel import destinations, travel_to
from regnum.games.oath.vocabulary import NONE, Q_GIVE_MAY, Q_TAKE_MAY

HARPED: Final = 2
"""How many cards more the Truthful Harp draws."""
GREAT_SPIRE: Final = POWERS_OF[BEARERS.index("great-spire")][0]
NEEDED: Final = 2
"""How many advisers a Conspiracy needs."""
PLACE_ONE: Final = len(SUITS)
TEND: Final = Noun([*SUITS, "place"], "oath-tend-")
"""What the holder of the People's Favor does on waking: a favor back to the bank of a suit, or one more on the banner."""

K_WHISTLE: Final = kind("whistle", SEAT, "5.6")
K_TEND: Final = kind("tend", TEND, "4.1.1.I")
K_CONSPIRE: Final = kind("conspire", SEAT_ITEM, "5.1.4.IV/2")
L_HORSE: Final = saying("brass-horse", who=SEAT, card=CARD, region=REGION)
L_WHISTLE: Final = saying("whistle", who=SEAT, foe=SEAT)
L_HARP: Final = saying("harp", who=SEAT, card=CARD)
L_TENDED: Final = saying("tended", who=SEAT, n=NUMBER)
L_RETURNED: Final = saying("tended-back", who=SEAT, suit=SUIT, n=NUMBER)
L_MOB: Final = saying("mob")
L_CONSPIRED: Final = saying("conspired", who=SEAT, foe=SEAT, item=ITEM)
R_PILE_EMPTY: Final = reason("pile-empty", "9.3")
R_NOBODY_TO_CALL: Final = reason("nobody-to-call", "5.6")
R_NO_PLOT: Final = reason("no-plot", "5.1.4.IV/3")


# ---------------------------------------------------------------- Brass Horse
def closed_horse(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be a card to reveal."""
    return OPEN if g.piles[my_region(g, me)] else R_PILE_EMPTY


def brass_horse(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The top card of the own pile is shown; then a journey for no Supply to a site with a card of its suit, or anywhere."""
    region = my_region(g, me)
    card = g.piles[region][0]
    g.chance.reveal()
    learn(g, card, EVERYBODY)
    g.say(L_HORSE, me, card, region)
    ways = destinations(g, me, True)
    alike = [slot for slot in ways if g.faceup[slot] and not is_vision(card) and CARD_SUIT[card] in suits_at(g, slot)]
    if ways:
        yield from travel_to(g, me, alike if alike else ways, True)


# ---------------------------------------------------------------- Truthful Harp
def harp_draws(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Two cards more."""
    return n + HARPED


def show_drawn(g: Oath, me: int) -> None:
    """Everybody sees the cards in hand."""
    g.chance.reveal()
    for card in g.hand[me]:
        learn(g, card, EVERYBODY)
        g.say(L_HARP, me, card)


def truthful_harp(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Everybody sees what was drawn; where the Great Spire exchanges some of it, it was shown before that."""
    if not declared(g, me, GREAT_SPIRE):
        show_drawn(g, me)
    yield from ()


# ---------------------------------------------------------------- Whistle
def called(g: Oath, me: int) -> list[int]:
    """The players elsewhere who could travel to the own site for no Supply."""
    here = my_site(g, me)
    return [p for p in range(g.seats) if p != me and g.pawn[p] != here and here in destinations(g, p, True, me)]


def closed_whistle(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be one."""
    return OPEN if called(g, me) else R_NOBODY_TO_CALL


def whistle(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A player travels here for no Supply and gets the secret placed on the Whistle, unless secrets cannot be given."""
    bearer = POWERS[power].bearer
    other = yield Ask(me, K_WHISTLE, partial(called, g, me))
    g.say(L_WHISTLE, me, other)
    here = my_site(g, me)
    arrived = yield from travel_to(g, other, [here], True, me)
    if arrived and g.pawn[other] == here and g.on_secrets[bearer] and bar(g, Q_GIVE_MAY, me, SECRET) == NONE:
        g.on_secrets = raised(g.on_secrets, bearer, -1)
        g.secrets = raised(g.secrets, other, 1)


# ---------------------------------------------------------------- Bandit Crown
def crowned(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """The last warband need not stay: bandits hold the site (7.6.5)."""
    return 0 if g.relic_at[BANDIT_CROWN] == me else n


# ---------------------------------------------------------------- People's Favor
def poorest(g: Oath) -> list[int]:
    """The banks with the least favor."""
    return [suit for suit in range(len(SUITS)) if g.banks[suit] == min(g.banks)]


def tendings(g: Oath, me: int) -> list[int]:
    """What its holder may do: return a favor, but not the last, or place one (4.1.1.I); the favor of the Vow of Kinship need
    not be placed."""
    found = poorest(g) if g.banner_tokens[PEOPLES_FAVOR] > BANNER_LEAST[PEOPLES_FAVOR] else []
    if not purse(g, me):
        return found
    return [*found, PLACE_ONE] if found or g.favor[me] else [PLACE_ONE, PASS]


def tend(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A favor on the banner or from it, twice for the Mob; with six it turns to the Mob (4.1.1)."""
    for _ in range(2 if g.mob else 1):
        if tendings(g, me):
            way = yield Ask(me, K_TEND, partial(tendings, g, me))
            if way == PLACE_ONE:
                spend_favor(g, me, 1)
                g.banner_tokens = raised(g.banner_tokens, PEOPLES_FAVOR, 1)
                g.say(L_TENDED, me, g.banner_tokens[PEOPLES_FAVOR])
            elif way != PASS:
                g.banner_tokens = raised(g.banner_tokens, PEOPLES_FAVOR, -1)
                g.banks = raised(g.banks, way, 1)
                g.say(L_RETURNED, me, way, g.banner_tokens[PEOPLES_FAVOR])
    if g.banner_tokens[PEOPLES_FAVOR] >= MOB_FAVOR and not g.mob:
        g.mob = True
        g.say(L_MOB)


# ---------------------------------------------------------------- Conspiracy
def plotted(g: Oath, me: int, other: int) -> bool:
    """Whether two advisers match any adviser of a player (5.1.4.IV/3)."""
    theirs = adviser_suits(g, other)
    return len([suit for suit in adviser_suits(g, me) if suit in theirs]) >= NEEDED


def prizes(g: Oath, me: int) -> list[int]:
    """What a Conspiracy may take, and from whom."""
    found: list[int] = []
    for p in together_at(g, me):
        if plotted(g, me, p):
            found += [SEAT_ITEM.pack(p, item) for item in items(g, p) if bar(g, Q_TAKE_MAY, me, item) == NONE]
    return found


def closed_plot(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be something."""
    return OPEN if prizes(g, me) else R_NO_PLOT


def conspiracy(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A relic or banner of a player at the own site is taken; a banner is seized (5.1.4.IV)."""
    other, item = SEAT_ITEM.unpack((yield Ask(me, K_CONSPIRE, partial(prizes, g, me))))
    g.say(L_CONSPIRED, me, other, item)
    if item < len(RELICS):
        take_relic(g, me, item)
        yield from took_relics(g, me, [item])
    else:
        seize_banner(g, me, item - len(RELICS))


own("brass-horse", brass_horse, closed_horse)
own("truthful-harp", changes={"search.draw": harp_draws}, windows={"search.drawn": truthful_harp})
own("whistle", whistle, closed_whistle)
own("grand-mask")  # rules.card: realm.py
own("bandit-crown", changes={"last-warband": crowned})  # rules.site: realm.py; force: forces.py
own("peoples-favor-wake", tend)
own("peoples-favor-play")  # play.sites, play.first: placing.py
own("conspiracy", conspiracy, closed_plot)
