"""The round: King's cards, Paladins, workers, actions, passing, the refresh (round, pass, end)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule, together
from regnum.engine.deeds import Deed, Entry, choose_deed
from regnum.engine.lists import changed
from regnum.games.paladins.borders import (
    absolve,
    attack,
    closed_absolve,
    closed_attack,
    closed_commission,
    closed_convert,
    closed_fortify,
    closed_garrison,
    commission,
    convert,
    fortify,
    garrison,
)
from regnum.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FAVOUR_ROUNDS,
    FORTIFY,
    GAME,
    GARRISON,
    HUNT,
    KEPT_WORKERS,
    NONE,
    ORDER_ROUNDS,
    PALADIN_WORKERS,
    PRAY,
    RECRUIT,
    ROUNDS,
    SOLO,
    SPACES,
    TAVERN_WORKERS,
    TRADE,
    WORKERS,
)
from regnum.games.paladins.gains import displayed, gain, join
from regnum.games.paladins.kings import FAVOUR_DEEDS
from regnum.games.paladins.lexicon import (
    CREW,
    CREWS,
    DEED,
    FAVOUR,
    NUMBER,
    ORDER_CARD,
    OUTSIDER_ACC,
    PALADIN,
    RIDE,
    SIDE,
    TAVERN_CARD,
    TOWNSFOLK_ACC,
    TOWNSFOLK_CARD,
    kind,
    saying,
)
from regnum.games.paladins.solo import (
    opponent_at_the_tavern,
    opponent_goes_home,
    opponent_musters,
    opponent_turn,
    scheme_joins,
    workshop_joins,
)
from regnum.games.paladins.state import (
    ACTING,
    DRAFT,
    REFRESH,
    ROUND,
    TAVERN,
    Paladins,
    called,
    hand,
    has_passed,
    solo,
    turn_of,
)
from regnum.games.paladins.state import (
    PALADIN as PALADIN_STAGE,
)
from regnum.games.paladins.town import (
    closed_conspire,
    closed_develop,
    closed_hunt,
    closed_pray,
    closed_recruit,
    closed_trade,
    conspire,
    develop,
    hunt,
    pray,
    recruit,
    trade,
)
from regnum.games.paladins.workers import available

K_DRAFT: Final = kind("draft", TOWNSFOLK_CARD, "setup.14")
K_PALADIN: Final = kind("paladin", RIDE, "round.4")
K_TAVERN: Final = kind("tavern", TAVERN_CARD, "round.5")
K_ACT: Final = kind("act", DEED, "round.6")
K_KEEP: Final = kind("keep", CREW, "pass.3")

L_ROUND: Final = saying("round", n=NUMBER, who=SIDE)
L_ORDER: Final = saying("order", card=ORDER_CARD)
L_KINGS_FAVOUR: Final = saying("kings-favour", card=FAVOUR)
L_CHOSE: Final = saying("chose")
L_RIDES: Final = saying("rides", who=SIDE, paladin=PALADIN)
L_TAVERN: Final = saying("tavern", who=SIDE, card=TAVERN_CARD)
L_PASSED: Final = saying("passed", who=SIDE, n=NUMBER)
L_LEFT: Final = saying("left", card=TOWNSFOLK_ACC)
L_MOVED_ON: Final = saying("moved-on", card=OUTSIDER_ACC)
L_ENDED: Final = saying("ended")

OF_THREE: Final = [i for i, crew in enumerate(CREWS) if len(crew) == KEPT_WORKERS]


def next_step(g: Paladins) -> Rule[None]:
    """The rule of the step that comes next."""
    if g.stage == DRAFT:
        return draft(g)
    if g.stage == ROUND:
        return begin_round(g)
    if g.stage == PALADIN_STAGE:
        return choose_paladins(g)
    if g.stage == TAVERN:
        return suspect_opponent(g) if turn_of(g) >= g.seats else gain_workers(g)
    if g.stage == ACTING:
        return opponent_acts(g) if turn_of(g) >= g.seats else act(g)
    return refresh(g)


# ---------------------------------------------------------------- set-up
def draft(g: Paladins) -> Rule[None]:
    """In reverse order each player recruits a displayed Townsfolk for free; then the row is filled (setup.14)."""
    me = turn_of(g)
    card = yield Ask(me, K_DRAFT, lambda: displayed(g.townsfolk))
    yield from join(g, me, card)
    g.at += 1
    if g.at == g.seats:
        fill_townsfolk(g)
        g.at = 0
        g.stage = ROUND


# ---------------------------------------------------------------- steps 1 to 3
def begin_round(g: Paladins) -> Rule[None]:
    """The start marker moves, King's cards and Tavern cards are revealed, Paladins are drawn (round.1-round.4)."""
    g.round += 1
    if g.round > 1:
        g.first = (g.first + 1) % g.seats
    g.chance.reveal()
    g.say(L_ROUND, g.round, g.order[g.first])
    for i, of_round in enumerate(ORDER_ROUNDS):
        if of_round == g.round:
            g.say(L_ORDER, g.orders[i])
            if solo(g):
                workshop_joins(g, i)
    for i, of_round in enumerate(FAVOUR_ROUNDS):
        if of_round == g.round:
            g.say(L_KINGS_FAVOUR, g.favours[i])
            if solo(g):
                scheme_joins(g)
    reveal_tavern(g, SOLO["tavern"] if solo(g) else g.seats + GAME["tavern"])
    for seat in range(g.seats):
        g.drawn = changed(g.drawn, seat, g.deck[seat][: GAME["paladins_drawn"]])
        g.deck = changed(g.deck, seat, g.deck[seat][GAME["paladins_drawn"] :])
        for card in g.drawn[seat]:
            g.seen = changed(g.seen, seat, g.seen[seat] | 1 << card)
    if solo(g):
        opponent_musters(g)
    g.stage = PALADIN_STAGE
    yield from ()


def reveal_tavern(g: Paladins, n: int) -> None:
    """Lays out Tavern cards; the discards become the deck when it runs out (round.3, round.7.c)."""
    row: list[int] = []
    while len(row) < n:
        if not g.tavern_deck:
            deck = sorted(g.tavern_gone)
            g.tavern_gone = []
            g.chance.shuffle(deck)
            g.tavern_deck = deck
        row.append(g.tavern_deck[0])
        g.tavern_deck = g.tavern_deck[1:]
    g.tavern = row


# ---------------------------------------------------------------- step 4
def choose_paladins(g: Paladins) -> Rule[None]:
    """Of three Paladins one rides, one goes on top of the deck and one under it; all choose at once, in secret (round.4)."""
    asks = [Ask(seat, K_PALADIN, partial(rides, g.drawn[seat])) for seat in range(g.seats)]
    answers = yield from together(g, asks)
    for seat, answer in enumerate(answers):
        ride, top = RIDE.unpack(answer)
        bottom = [card for card in g.drawn[seat] if card not in (ride, top)]
        g.riding = changed(g.riding, seat, ride)
        g.deck = changed(g.deck, seat, [top, *g.deck[seat], *bottom])
        g.drawn = changed(g.drawn, seat, [])
    g.say(L_CHOSE)
    g.stage = TAVERN


def rides(drawn: list[int]) -> list[int]:
    """Who rides and who goes on top: any two of three."""
    return [RIDE.pack(ride, top) for ride in drawn for top in drawn if top != ride]


# ---------------------------------------------------------------- step 5
def gain_workers(g: Paladins) -> Rule[None]:
    """One player reveals the Paladin, takes its workers, then those of a Tavern card (round.5)."""
    me = turn_of(g)
    g.revealed |= 1 << me
    g.chance.reveal()
    g.say(L_RIDES, me, g.riding[me])
    yield from gain_crew(g, me, PALADIN_WORKERS[g.riding[me]])
    card = yield Ask(me, K_TAVERN, lambda: displayed(g.tavern))
    g.tavern = changed(g.tavern, g.tavern.index(card), NONE)
    g.tavern_gone = [*g.tavern_gone, card]
    g.say(L_TAVERN, me, card)
    yield from gain_crew(g, me, TAVERN_WORKERS[card])
    next_at_the_tavern(g)


def gain_crew(g: Paladins, me: int, crew: list[int]) -> Rule[None]:
    """Takes the workers of a card; criminals bring Suspicions (suspicion.1)."""
    for worker in range(len(WORKERS)):
        if worker in crew:
            yield from gain(g, me, worker, crew.count(worker))


def suspect_opponent(g: Paladins) -> Rule[None]:
    """The solo opponent answers for the card that is left (solo.round.3)."""
    yield from opponent_at_the_tavern(g)
    next_at_the_tavern(g)


def next_at_the_tavern(g: Paladins) -> None:
    """The next side clockwise, or the action phase."""
    g.at += 1
    if g.at == g.sides:
        g.at = 0
        g.stage = ACTING


# ---------------------------------------------------------------- step 6
DEEDS: Final[list[Entry[Paladins]]] = [
    Deed(DEVELOP, closed_develop, develop),
    Deed(RECRUIT, closed_recruit, recruit),
    Deed(PRAY, closed_pray, pray),
    Deed(CONSPIRE, closed_conspire, conspire),
    Deed(HUNT, closed_hunt, hunt),
    Deed(TRADE, closed_trade, trade),
    Deed(COMMISSION, closed_commission, commission),
    Deed(FORTIFY, closed_fortify, fortify),
    Deed(GARRISON, closed_garrison, garrison),
    Deed(ABSOLVE, closed_absolve, absolve),
    Deed(ATTACK, closed_attack, attack),
    Deed(CONVERT, closed_convert, convert),
    *FAVOUR_DEEDS,
]


def act(g: Paladins) -> Rule[None]:
    """One action, or passing (round.6, actions.1)."""
    me = turn_of(g)
    deed = yield from choose_deed(g, me, K_ACT, me, DEEDS, secret=False)
    g.action = NONE
    if deed == PASS:
        yield from pass_round(g, me)
    next_to_act(g)


def next_to_act(g: Paladins) -> None:
    """The next side that has not passed; when all have, the refresh."""
    if g.passed == (1 << g.sides) - 1:
        g.stage = REFRESH
        return
    g.at = (g.at + 1) % g.sides
    while has_passed(g, turn_of(g)):
        g.at = (g.at + 1) % g.sides


def pass_round(g: Paladins, me: int) -> Rule[None]:
    """Workers come off the board, up to three unused ones stay, the rest go back (pass.1-pass.3)."""
    if sum(hand(g, me)) > KEPT_WORKERS:
        chosen = yield Ask(me, K_KEEP, partial(available, hand(g, me), OF_THREE))
        g.workers = g.workers[: me * 6] + [CREWS[chosen].count(c) for c in range(len(WORKERS))] + g.workers[me * 6 + 6 :]
    g.laid = g.laid[: me * SPACES] + [[] for _ in range(SPACES)] + g.laid[(me + 1) * SPACES :]
    g.passed |= 1 << me
    g.say(L_PASSED, called(g, me), sum(hand(g, me)))


def opponent_acts(g: Paladins) -> Rule[None]:
    """The solo opponent follows its next Scheme (solo.scheme.1)."""
    yield from opponent_turn(g)
    g.action = NONE
    next_to_act(g)


# ---------------------------------------------------------------- step 7
def refresh(g: Paladins) -> Rule[None]:
    """Townsfolk, Outsiders, Tavern cards and King's Favours are made ready; after the seventh round the game ends (round.7)."""
    move_townsfolk_on(g, SOLO["townsfolk_discarded"] if solo(g) else 1)
    move_outsiders_on(g, SOLO["outsiders_discarded"] if solo(g) else 1)
    g.tavern_gone = g.tavern_gone + displayed(g.tavern)
    g.tavern = []
    g.favour_worker = [NONE] * len(g.favour_worker)
    g.favour_side = [NONE] * len(g.favour_side)
    for seat in range(g.seats):  # P-11
        g.retired = changed(g.retired, seat, [*g.retired[seat], g.riding[seat]])
    g.riding = [NONE] * g.sides
    g.revealed = g.passed = g.at = 0
    if solo(g):
        opponent_goes_home(g)
    g.stage = ROUND
    if g.round == ROUNDS:
        g.over = True
        g.say(L_ENDED)
    yield from ()


def move_townsfolk_on(g: Paladins, last: int) -> None:
    """Discards what is left in the `last` spaces from the right, slides the rest right, fills from the deck (round.7.a,
    solo.end.2)."""
    row = g.townsfolk[:]
    for i in range(len(row) - 1, len(row) - 1 - last, -1):
        if row[i] != NONE:
            g.townsfolk_gone = [*g.townsfolk_gone, row[i]]
            g.say(L_LEFT, row[i])
            row[i] = NONE
    g.townsfolk = row
    fill_townsfolk(g)


def fill_townsfolk(g: Paladins) -> None:
    """Slides the Townsfolk right and fills the row from right to left; an empty deck is not renewed (round.7.a/2)."""
    row = displayed(g.townsfolk)
    while len(row) < len(g.townsfolk) and g.townsfolk_deck:
        row = [g.townsfolk_deck[0], *row]
        g.townsfolk_deck = g.townsfolk_deck[1:]
        g.chance.reveal()
    g.townsfolk = [NONE] * (len(g.townsfolk) - len(row)) + row


def move_outsiders_on(g: Paladins, first: int) -> None:
    """Discards what is left in the `first` spaces from the left, slides the rest left, fills from the deck (round.7.b,
    solo.end.2)."""
    row = g.outsiders[:]
    for i in range(first):
        if row[i] != NONE:
            g.outsiders_gone = [*g.outsiders_gone, row[i]]
            g.say(L_MOVED_ON, row[i])
            row[i] = NONE
    row = displayed(row)
    while len(row) < len(g.outsiders) and g.outsider_deck:
        row = [*row, g.outsider_deck[0]]
        g.outsider_deck = g.outsider_deck[1:]
        g.chance.reveal()
    g.outsiders = row + [NONE] * (len(g.outsiders) - len(row))
