"""Chapter 6: minor actions, without Supply. Powers of cards (6.2) are entries of the menu of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN, Deed, lacking
from regnum.engine.kinds import Noun, Pair
from regnum.engine.knowledge import knows, only
from regnum.games.oath.actions import begin, finish
from regnum.games.oath.cards import learn, show_relic
from regnum.games.oath.citizens import (
    AGREE,
    consent,
    exile_price,
    make_exile,
    scepter_holder,
    self_exile_price,
)
from regnum.games.oath.components import CITIZEN
from regnum.games.oath.deals import R_SCEPTER, closed_offer, offer_citizenship
from regnum.games.oath.fight import NOTHING
from regnum.games.oath.lexicon import CARD, NUMBER, PLACE, SEAT, kind, reason, saying
from regnum.games.oath.pieces import give_favor, place_warbands, purse, withdraw_warbands
from regnum.games.oath.places import place
from regnum.games.oath.play import play_card
from regnum.games.oath.powers import bar, number, tolls
from regnum.games.oath.promises import claim, closed_claim
from regnum.games.oath.realm import holds_scepter, rules_site
from regnum.games.oath.starting import why_no_toll
from regnum.games.oath.state import EMPIRE, Oath, citizens, colour_of, imperial, my_site, together_at
from regnum.games.oath.supply import end_act
from regnum.games.oath.vocabulary import NONE, Q_EXILE_MAY, Q_LAST_WARBAND, Q_PLACE_MAY, Q_SEARCH_MAY

MINOR_NAMES: Final = ["adviser", "peek", "peek-reliquary", "warbands", "citizenship", "exile", "self-exile", "claim", "show"]
ADVISER: Final = 0
PEEK: Final = 1
PEEK_RELIQUARY: Final = 2
WARBANDS: Final = 3
CITIZENSHIP: Final = 4
EXILING: Final = 5
SELF_EXILE: Final = 6
CLAIM: Final = 7
SHOW: Final = 8

TO_SITE: Final = 0
TO_BOARD: Final = 1
TO_PLAYER: Final = 2
FROM_PLAYER: Final = 3
AT_THE_SITE: Final[list[int]] = [TO_SITE, TO_BOARD]
BETWEEN_BOARDS: Final[list[int]] = [TO_PLAYER, FROM_PLAYER]
MOVE: Final = Pair(Noun(["to-site", "to-board", "give", "take"], "oath-move-"), SEAT, ("way", "seat"))
SHOWN: Final = Pair(CARD, SEAT, ("card", "seat"))
MOVED: Final = 1000
"""Where the moves of warbands begin in `g.guard`: each is made once, until a major action."""

K_ADVISER: Final = kind("adviser", CARD, "6.1")
K_SHOW: Final = kind("show", SHOWN, "6.1/2")
K_MOVE: Final = kind("move", MOVE, "6.5")
K_MOVE_N: Final = kind("move-n", NUMBER, "6.5", MOVE)
K_LET_MOVE: Final = kind("let-move", AGREE, "6.5/3", SEAT)
K_LET_GIVE: Final = kind("let-give", AGREE, "6.5/4", SEAT)
K_LET_TAKE: Final = kind("let-take", AGREE, "6.5/4", SEAT)
K_EXILE: Final = kind("exile", SEAT, "6.7")
L_SHOWS: Final = saying("shows", who=SEAT, other=SEAT)
L_SHOWS_CARD: Final = saying("shows-card", who=SEAT, other=SEAT, card=CARD)
L_PEEK: Final = saying("peek", who=SEAT, site=PLACE)
L_PEEK_RELIQUARY: Final = saying("peek-reliquary", who=SEAT)
L_MOVE: Final = [
    saying("moved-to-site", who=SEAT, n=NUMBER, site=PLACE),
    saying("moved-to-board", who=SEAT, n=NUMBER, site=PLACE),
    saying("moved-give", who=SEAT, n=NUMBER, other=SEAT),
    saying("moved-take", who=SEAT, n=NUMBER, other=SEAT),
]
L_REFUSED: Final = saying("refused", who=SEAT, other=SEAT)
L_EXILED: Final = saying("exiled", who=SEAT, other=SEAT, n=NUMBER)
L_SELF_EXILE: Final = saying("self-exile", who=SEAT, other=SEAT, n=NUMBER)
R_MOVED: Final = reason("moved", "6.5")
R_EXILE_PRICE: Final = reason("exile-price", "6.7", NUMBER)
R_SELF_PRICE: Final = reason("self-exile-price", "6.8", NUMBER)
R_HOLDER: Final = reason("self-exile-scepter", "6.8/2")
R_SEATED: Final = reason("council-seat", "9.2")


# ---------------------------------------------------------------- 6.1 facedown advisers
def closed_adviser(g: Oath, me: int) -> int:
    """Whether a player has a facedown adviser and can pay the toll of a Search; which one it is shows nowhere."""
    return why_no_toll(g, me, tolls(g, Q_SEARCH_MAY, me)) if g.hidden[me] else HIDDEN


def adviser(g: Oath, me: int) -> Rule[None]:
    """A facedown adviser is turned up and played, or discarded (6.1)."""
    begin(g, me, NONE)
    card = yield Ask(me, K_ADVISER, partial(hidden_advisers, g, me))
    yield from play_card(g, me, card, False)
    finish(g)


def hidden_advisers(g: Oath, me: int) -> list[int]:
    """A player's facedown advisers."""
    return g.hidden[me]


def strangers(g: Oath, card: int) -> list[int]:
    """The players who do not know where a card is."""
    return [p for p in range(g.seats) if not knows(g.known_at[card], p)]


def to_show(g: Oath, me: int) -> list[int]:
    """The facedown advisers, and the players who do not know them to be there."""
    return [SHOWN.pack(card, p) for card in g.hidden[me] for p in strangers(g, card)]


def closed_show(g: Oath, me: int) -> int:
    """Whether a player can show somebody a facedown adviser."""
    for card in g.hidden[me]:
        for p in range(g.seats):
            if not knows(g.known_at[card], p):
                return OPEN
    return HIDDEN


def show(g: Oath, me: int) -> Rule[None]:
    """A player lets another peek at a facedown adviser (6.1/2, 9.4/2)."""
    card, other = SHOWN.unpack((yield Ask(me, K_SHOW, partial(to_show, g, me))))
    g.chance.reveal()
    learn(g, card, only(other))
    g.say(L_SHOWS, me, other, to=~(only(me) | only(other)))
    g.say(L_SHOWS_CARD, me, other, card, to=only(me) | only(other))


# ---------------------------------------------------------------- 6.3, 6.4 peeking
def unseen(g: Oath, me: int, relics: list[int]) -> list[int]:
    """Those of the relics that a player has not seen."""
    return [relic for relic in relics if not knows(g.relic_seen[relic], me)]


def closed_peek(g: Oath, me: int) -> int:
    """Whether there is a relic to peek at: what one has seen one may look at anyway (6.3)."""
    for relic in g.site_relics[my_site(g, me)]:
        if not knows(g.relic_seen[relic], me):
            return OPEN
    return HIDDEN


def peek(g: Oath, me: int) -> Rule[None]:
    """A player peeks at the facedown relics at the own site (6.3)."""
    look(g, me, unseen(g, me, g.site_relics[my_site(g, me)]))
    g.say(L_PEEK, me, place(g, my_site(g, me)))
    yield from ()


def in_reliquary(g: Oath) -> list[int]:
    """The relics of the Imperial Reliquary."""
    return [relic for relic in g.reliquary if relic != NONE]


def closed_peek_reliquary(g: Oath, me: int) -> int:
    """Whether a player may peek into the Reliquary, and has not seen all of it (6.4)."""
    if not holds_scepter(g, me) or not unseen(g, me, in_reliquary(g)):
        return HIDDEN
    return R_SCEPTER if g.scepter_taken else OPEN


def peek_reliquary(g: Oath, me: int) -> Rule[None]:
    """The holder of the Scepter peeks at the relics of the Reliquary (6.4)."""
    look(g, me, unseen(g, me, in_reliquary(g)))
    g.say(L_PEEK_RELIQUARY, me)
    yield from ()


def look(g: Oath, me: int, relics: list[int]) -> None:
    """A player sees relics."""
    g.chance.reveal()
    for relic in relics:
        show_relic(g, relic, only(me))


# ---------------------------------------------------------------- 6.5 warbands
def most(g: Oath, me: int, way: int, other: int) -> int:
    """How many warbands a player can move in a way, 0 if it is not allowed (6.5)."""
    slot = my_site(g, me)
    if way == TO_SITE:
        allowed = g.warbands[me] and rules_site(g, me, slot) and bar(g, Q_PLACE_MAY, me, slot) == NONE
        return g.warbands[me] if allowed else 0
    if way == TO_BOARD:
        if g.garrison_of[slot] != colour_of(g, me):
            return 0
        return g.garrison[slot] - number(g, Q_LAST_WARBAND, me, 1, slot)
    if not imperial(g, me) or not imperial(g, other):
        return 0
    return g.warbands[me] if way == TO_PLAYER else g.warbands[other]


def could_move(g: Oath, me: int) -> list[int]:
    """The moves of warbands that a player could make, were none made before."""
    found: list[int] = []
    for way in AT_THE_SITE:
        if most(g, me, way, me) > 0:
            found.append(MOVE.pack(way, me))
    for other in together_at(g, me) if imperial(g, me) else NOTHING:
        found += [MOVE.pack(way, other) for way in BETWEEN_BOARDS if most(g, me, way, other) > 0]
    return found


def moves(g: Oath, me: int) -> list[int]:
    """Those of them that were not made since the last major action."""
    return [move for move in could_move(g, me) if MOVED + move not in g.guard]


def closed_move(g: Oath, me: int) -> int:
    """Whether a player can move warbands."""
    if not could_move(g, me):
        return HIDDEN
    return OPEN if not g.guard or moves(g, me) else R_MOVED


def move_warbands(g: Oath, me: int) -> Rule[None]:
    """Warbands move between board and site, or between Imperial boards; who is concerned must agree (6.5)."""
    move = yield Ask(me, K_MOVE, partial(moves, g, me))
    way, other = MOVE.unpack(move)
    n = yield Ask(me, K_MOVE_N, partial(down_from, most(g, me, way, other)), move)
    g.guard = [*g.guard, MOVED + move]
    if not (yield from allowed_to_move(g, me, way, other)):
        return
    back = MOVE.pack(way ^ 1, other)
    g.guard = [*g.guard, MOVED + back]
    slot = my_site(g, me)
    if way == TO_SITE:
        place_warbands(g, me, slot, n)
    elif way == TO_BOARD:
        withdraw_warbands(g, me, slot, n)
    else:
        giver, taker = (me, other) if way == TO_PLAYER else (other, me)
        hand_over(g, giver, taker, n)
    g.say(L_MOVE[way], me, n, other if way >= TO_PLAYER else place(g, slot))


def hand_over(g: Oath, giver: int, taker: int, n: int) -> None:
    """Warbands go from a board of the Empire to another."""
    warbands = g.warbands[:]
    warbands[giver] -= n
    warbands[taker] += n
    g.warbands = warbands


def allowed_to_move(g: Oath, me: int, way: int, other: int) -> Rule[bool]:
    """Whether who is concerned agrees: the Chancellor (6.5/3), or the other Imperial player (6.5/4)."""
    if way == TO_SITE or (way == TO_BOARD and g.role[me] != CITIZEN):
        return True
    asked = EMPIRE if way == TO_BOARD else other
    question = K_LET_MOVE if way == TO_BOARD else K_LET_GIVE if way == TO_PLAYER else K_LET_TAKE
    if (yield from consent(g, asked, question, me)):
        return True
    g.say(L_REFUSED, asked, me)
    return False


def down_from(n: int) -> list[int]:
    """From all to one."""
    return list(range(min(n, NUMBER.size - 1), 0, -1))


# ---------------------------------------------------------------- 6.7, 6.8 exile
def why_not_exile(g: Oath, me: int, citizen: int) -> int:
    """Why the holder of the Scepter cannot exile a Citizen, or OPEN (6.7)."""
    if bar(g, Q_EXILE_MAY, citizen, citizen) != NONE:
        return R_SEATED
    price = exile_price(g, me, citizen)
    return OPEN if purse(g, me) >= price else lacking(R_EXILE_PRICE, price)


def closed_exile(g: Oath, me: int) -> int:
    """Whether a player can exile any Citizen."""
    if not holds_scepter(g, me):
        return HIDDEN
    others = [p for p in citizens(g) if p != me]
    if not others:
        return HIDDEN
    if g.scepter_taken:
        return R_SCEPTER
    reasons = [why_not_exile(g, me, p) for p in others]
    return OPEN if OPEN in reasons else reasons[0]


def exilable(g: Oath, me: int) -> list[int]:
    """The Citizens that a player can exile."""
    return [p for p in citizens(g) if p != me and why_not_exile(g, me, p) == OPEN]


def exile_citizen(g: Oath, me: int) -> Rule[None]:
    """The holder of the Scepter gives a Citizen favor, and the Citizen becomes an Exile (6.7)."""
    citizen = yield Ask(me, K_EXILE, partial(exilable, g, me))
    price = exile_price(g, me, citizen)
    give_favor(g, me, citizen, price)
    g.say(L_EXILED, me, citizen, price)
    make_exile(g, citizen)


def closed_self_exile(g: Oath, me: int) -> int:
    """Whether a Citizen can leave the Empire (6.8)."""
    if g.role[me] != CITIZEN or scepter_holder(g) == NONE:
        return HIDDEN
    if holds_scepter(g, me):
        return R_HOLDER
    if bar(g, Q_EXILE_MAY, me, me) != NONE:
        return R_SEATED
    price = self_exile_price(g, me)
    return OPEN if purse(g, me) >= price else lacking(R_SELF_PRICE, price)


def self_exile(g: Oath, me: int) -> Rule[None]:
    """A Citizen pays the holder of the Scepter and becomes an Exile; the Act Phase ends (6.8)."""
    price = self_exile_price(g, me)
    holder = scepter_holder(g)
    give_favor(g, me, holder, price)
    g.say(L_SELF_EXILE, me, holder, price)
    make_exile(g, me)
    end_act(g, me)
    yield from ()


MINOR: Final[list[Deed[Oath]]] = [
    Deed(ADVISER, closed_adviser, adviser),
    Deed(PEEK, closed_peek, peek),
    Deed(PEEK_RELIQUARY, closed_peek_reliquary, peek_reliquary),
    Deed(WARBANDS, closed_move, move_warbands),
    Deed(CITIZENSHIP, closed_offer, offer_citizenship),
    Deed(EXILING, closed_exile, exile_citizen),
    Deed(SELF_EXILE, closed_self_exile, self_exile),
    Deed(CLAIM, closed_claim, claim),
    Deed(SHOW, closed_show, show),
]
"""The minor actions of the menu, each under its place in MINOR_NAMES."""
