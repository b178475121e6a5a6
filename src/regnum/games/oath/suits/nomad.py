"""Nomad: powers with a rule of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.knowledge import only
from regnum.engine.lists import changed, raised, without
from regnum.games.oath.cards import clear_tokens, is_vision, learn, lift, lose_sight
from regnum.games.oath.components import FIRST_EDIFICE, NOMAD, REGIONS, SLOT_REGION
from regnum.games.oath.gains import L_BURNS
from regnum.games.oath.lexicon import CARD, NUMBER, REGION, SEAT, kind, reason, saying
from regnum.games.oath.own import own
from regnum.games.oath.pieces import lose_secrets
from regnum.games.oath.play import play_card
from regnum.games.oath.powers import removable, tolls
from regnum.games.oath.powers_data import POWERS
from regnum.games.oath.search import L_VISION_DRAWN
from regnum.games.oath.starting import why_no_toll
from regnum.games.oath.state import Oath, my_region, my_site
from regnum.games.oath.vocabulary import Q_SEARCH_MAY

K_CONVOYS: Final = kind("convoys", REGION, "10.move")
K_PILGRIMS: Final = kind("pilgrims", CARD, "10.draw")
L_CONVOYS: Final = saying("convoys", who=SEAT, n=NUMBER, region=REGION)
L_KINSHIP: Final = saying("kinship", who=SEAT, n=NUMBER)
L_PILGRIMAGE: Final = saying("pilgrimage", who=SEAT, n=NUMBER)
L_PILGRIM: Final = saying("pilgrim", card=CARD)
L_NO_VISION: Final = saying("no-vision")
R_NO_PILES: Final = reason("no-piles", "9.3")


# ---------------------------------------------------------------- Ancient Binding
def ancient_binding(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Others keep one secret on the board; the user keeps only the one placed here."""
    kept = POWERS[power].bearer
    for p in range(g.seats):
        n = g.secrets[p] + g.dark[p] - (0 if p == me else 1)
        if n > 0:
            lose_secrets(g, p, n)
            g.say(L_BURNS, p, n)
    g.on_secrets = [n if bearer == kept else 0 for bearer, n in enumerate(g.on_secrets)]
    yield from ()


# ---------------------------------------------------------------- Convoys
def other_piles(g: Oath, me: int) -> list[int]:
    """The piles of other regions that have cards."""
    return [region for region in range(len(REGIONS)) if region != my_region(g, me) and g.piles[region]]


def closed_convoys(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be one."""
    return OPEN if other_piles(g, me) else R_NO_PILES


def convoys(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The pile of another region goes on top of the own region's, in its order."""
    region = yield Ask(me, K_CONVOYS, partial(other_piles, g, me))
    mine = my_region(g, me)
    g.say(L_CONVOYS, me, len(g.piles[region]), region)
    g.piles = changed(changed(g.piles, mine, [*g.piles[region], *g.piles[mine]]), region, [])


# ---------------------------------------------------------------- Vow of Kinship
def vow_of_kinship(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """All favor on the board goes to the Nomad bank, which is the purse from now on (pieces.purse)."""
    n = g.favor[me]
    g.favor = changed(g.favor, me, 0)
    g.banks = raised(g.banks, NOMAD, n)
    g.say(L_KINSHIP, me, n)
    yield from ()


# ---------------------------------------------------------------- Oracle
def closed_oracle(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Forced Labor takes its toll here too."""
    return why_no_toll(g, me, tolls(g, Q_SEARCH_MAY, me))


def oracle(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The topmost Vision of the world deck is drawn and played or discarded; the others keep their order."""
    visions = [card for card in g.world if is_vision(card)]
    g.chance.reveal()
    if not visions:
        g.say(L_NO_VISION)
        return
    card = visions[0]
    if g.world.index(card) >= len(g.world) - g.buried:
        g.buried -= 1
    g.world = without(g.world, card)
    g.hand = changed(g.hand, me, [card, *g.hand[me]])
    learn(g, card, only(me))
    g.visions_drawn += 1  # 2.7.1
    g.say(L_VISION_DRAWN, me, g.visions_drawn)
    yield from play_card(g, me, g.hand[me][0], True)


# ---------------------------------------------------------------- Pilgrimage
def pilgrims(g: Oath, me: int, n: int) -> list[int]:
    """The cards drawn that are left."""
    return g.hand[me][:n]


def pilgrimage(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The denizens at the own site join the Dispossessed, and as many of those come onto the own region's pile."""
    site = my_site(g, me)
    leaving = [card for card in g.cards[site] if card < FIRST_EDIFICE and removable(g, me, card)]
    for card in leaving:
        clear_tokens(g, me, card)
        lift(g, card)
    exiled = sorted([*g.dispossessed, *leaving])
    g.chance.shuffle(exiled)
    drawn = exiled[: len(leaving)]
    g.dispossessed = sorted(exiled[len(leaving) :])
    lose_sight(g, exiled)
    g.say(L_PILGRIMAGE, me, len(drawn))
    for card in drawn:
        learn(g, card, only(me))
        g.say(L_PILGRIM, card, to=only(me))
    g.hand = changed(g.hand, me, [*drawn, *g.hand[me]])
    region = SLOT_REGION[site]
    for left in range(len(drawn), 0, -1):
        card = yield Ask(me, K_PILGRIMS, partial(pilgrims, g, me, left))
        g.hand = changed(g.hand, me, without(g.hand[me], card))
        g.piles = changed(g.piles, region, [card, *g.piles[region]])


own("ancient-binding", ancient_binding)
own("convoys", convoys, closed_convoys)
own("vow-of-kinship", vow_of_kinship)  # favor.home, purse: pieces.py
own("oracle", oracle, closed_oracle)
own("pilgrimage", pilgrimage)
own("family-wagon")  # adviser.limit: queries.py
