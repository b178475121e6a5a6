"""The Duchy's ministers: the Parliament, swaying, and the price of failure (12.2.3, 12.5.2, 12.5.3)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, open_deeds, refusals
from regnum.engine.kinds import Noun
from regnum.engine.lists import joined, raised
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import can_place, count_on_map, open_slots, present, ruled
from regnum.games.root.cards import discard_from_hand, from_hand, matching, random_card, spend
from regnum.games.root.components import BIRD, CARD_SUIT, CITADEL, DUCHY, FACTION, MARKET
from regnum.games.root.lexicon import CARD, CARD_QUOTED, NUMBER, SEAT, SITE, SITE_ACC, kind, reason, saying
from regnum.games.root.menu import BATTLE, BATTLING, K_ACT, MOVE, MOVING
from regnum.games.root.movement import can_move, move
from regnum.games.root.pieces import place_building
from regnum.games.root.state import Root
from regnum.games.root.victory import score

DATA: Final = FACTION["duchy"]
MINISTERS: Final[list[str]] = [m["id"] for m in DATA["minister"]]
MINISTER: Final = Noun(MINISTERS, "root-minister-")

K_RAISE: Final = kind("raise", SITE, "12.5.1.I")
K_RAISE_WITH: Final = kind("raise-with", CARD, "12.5.1.I", SITE_ACC)
K_MINISTER: Final = kind("minister", MINISTER, "12.5.2")
K_COPY: Final = kind("copy", MINISTER, "12.5.2.VI")
K_BANK: Final = kind("bank", CARD, "12.5.2.V")
K_SWAY: Final = kind("sway", MINISTER, "12.5.3.I")
K_SWAY_WITH: Final = kind("sway-with", CARD, "12.5.3.II", MINISTER)
K_FALL: Final = kind("fall", MINISTER, "12.2.3/2")
L_SHOWED: Final = saying("showed", who=SEAT, card=CARD_QUOTED)
L_MINISTER: Final = saying("minister", who=SEAT, minister=MINISTER)
L_SWAYED: Final = saying("swayed", who=SEAT, minister=MINISTER)
L_FELL: Final = saying("fell", who=SEAT, minister=MINISTER)
R_NOT_SWAYED: Final = reason("not-swayed", "12.5.2")
R_HAS_ACTED: Final = reason("has-acted", "12.5.2")
R_CANNOT_ACT: Final = reason("cannot-act", "12.5.2")
R_IS_SWAYED: Final = reason("is-swayed", "12.5.3.I")
R_NO_CROWN: Final = reason("no-crown", "12.5.3.I")
R_NO_MINISTER: Final = reason("no-minister", "12.5.2")
R_HAS_SWAYED: Final = reason("has-swayed", "12.5.3")
R_CANNOT_SWAY: Final = reason("cannot-sway", "12.5.3")
R_CANNOT_SHOW: Final = reason("cannot-show", "12.5.3.II", NUMBER)

RANKS: Final[list[str]] = [rank["id"] for rank in DATA["rank"]]
RANK_OF: Final[list[int]] = [RANKS.index(m["rank"]) for m in DATA["minister"]]
CARDS_FOR: Final[list[int]] = [rank["cards"] for rank in DATA["rank"]]
CROWN_POINTS: Final[list[int]] = [rank["vp"] for rank in DATA["rank"]]
LORD: Final = RANKS.index("lord")
FOREMOLE: Final = MINISTERS.index("foremole")
CAPTAIN: Final = MINISTERS.index("captain")
MARSHAL: Final = MINISTERS.index("marshal")
BRIGADIER: Final = MINISTERS.index("brigadier")
BANKER: Final = MINISTERS.index("banker")
MAYOR: Final = MINISTERS.index("mayor")
DUCHESS: Final = MINISTERS.index("duchess-of-mud")
BARON: Final = MINISTERS.index("baron-of-dirt")
EARL: Final = MINISTERS.index("earl-of-stone")
TIMES: Final[int] = DATA["minister"][BRIGADIER]["times"]
PER_CARD: Final[int] = DATA["minister"][BANKER]["vp_per_card"]
ALL_TUNNELS: Final[int] = DATA["minister"][DUCHESS]["tunnels"]
FOR_TUNNELS: Final[int] = DATA["minister"][DUCHESS]["vp"]
PER_MARKET: Final[int] = DATA["minister"][BARON]["vp_per_market"]
PER_CITADEL: Final[int] = DATA["minister"][EARL]["vp_per_citadel"]
SWAYS: Final[int] = DATA["sway_per_turn"]
BUILDINGS: Final = (CITADEL, MARKET)
OF_A_KIND: Final[list[int]] = [building["count"] for building in DATA["building"]]

SWAYED: Final = -102
"""In `used`: a minister was swayed this turn."""


# ---------------------------------------------------------------- building
def sites(g: Root, any_suit: bool) -> list[int]:
    """Citadels and markets that can be placed in a ruled clearing for a card: of its suit (12.5.1.I), or any (12.5.2.I)."""
    hand = g.hands[DUCHY]
    left = [piece for piece, n in zip(BUILDINGS, OF_A_KIND, strict=True) if count_on_map(g, piece) < n]
    if not hand or not left:
        return []
    return [
        SITE.pack(c, piece)
        for c in ruled(g, DUCHY)
        if open_slots(g, c) and can_place(g, DUCHY, c) and (any_suit or matching(hand, g.suits[c]))
        for piece in left
    ]


def build(g: Root, any_suit: bool) -> Rule[None]:
    """A revealed card for a citadel or market."""
    site = yield Ask(g.seat[DUCHY], K_RAISE, lambda: sites(g, any_suit))
    c, piece = SITE.unpack(site)
    card = yield Ask(
        g.seat[DUCHY], K_RAISE_WITH, lambda: g.hands[DUCHY][:] if any_suit else matching(g.hands[DUCHY], g.suits[c]), about=site
    )
    reveal(g, card)
    place_building(g, piece, c)


def reveal(g: Root, card: int) -> None:
    """A card lies open until Evening (2.1.4)."""
    from_hand(g, DUCHY, card)
    g.duchy.revealed = joined(g.duchy.revealed, card)
    g.chance.reveal()
    g.say(L_SHOWED, g.seat[DUCHY], card)


# ---------------------------------------------------------------- Parliament
def is_swayed(g: Root, m: int) -> bool:
    """Whether a minister is swayed."""
    return bool(g.duchy.swayed >> m & 1)


def can_act(g: Root, m: int) -> bool:
    """Whether the action of a minister is possible and brings anything."""
    if m == FOREMOLE:
        return bool(sites(g, any_suit=True))
    if m == CAPTAIN:
        return can_battle(g, DUCHY)
    if m == MARSHAL:
        return can_move(g, DUCHY)
    if m == BRIGADIER:
        return can_move(g, DUCHY) or can_battle(g, DUCHY)
    if m == BANKER:
        return bool(g.hands[DUCHY])
    if m == MAYOR:
        return bool(copied(g))
    if m == DUCHESS:
        return g.tunnels.bit_count() == ALL_TUNNELS
    return count_on_map(g, MARKET if m == BARON else CITADEL) > 0


def copied(g: Root) -> list[int]:
    """The swayed squires and nobles whose action the Mayor can take, acted or not (12.5.2.VI)."""
    return [m for m in range(len(MINISTERS)) if is_swayed(g, m) and RANK_OF[m] < LORD and m != MAYOR and can_act(g, m)]


def why_not_act(g: Root, m: int) -> int:
    """Why a minister cannot act: not swayed, has acted this turn, or for nothing (12.5.2, R-22)."""
    if not g.duchy.swayed >> m & 1:
        return R_NOT_SWAYED
    return R_HAS_ACTED if g.duchy.used >> m & 1 else OPEN if can_act(g, m) else R_CANNOT_ACT


def ready(g: Root) -> list[int]:
    """The ministers who can act now."""
    return [m for m in range(len(MINISTERS)) if why_not_act(g, m) == OPEN]


def why_no_minister(g: Root, f: int) -> int:
    """Ministers act before another one is swayed (12.5)."""
    return R_HAS_SWAYED if SWAYED in g.used else OPEN if ready(g) else R_NO_MINISTER


def call_minister(g: Root, f: int) -> Rule[None]:
    """One minister acts (12.5.2)."""
    why = partial(why_not_act, g)
    m = yield Ask(g.seat[f], K_MINISTER, lambda: ready(g), why=lambda: refusals(range(len(MINISTERS)), why))
    g.duchy.used |= 1 << m
    yield from act(g, m)


def act(g: Root, m: int) -> Rule[None]:
    """The action of a minister (12.5.2.I-IX)."""
    g.say(L_MINISTER, g.seat[DUCHY], m)
    if m == FOREMOLE:
        yield from build(g, any_suit=True)
    elif m == CAPTAIN:
        yield from battle(g, DUCHY)
    elif m == MARSHAL:
        yield from move(g, DUCHY)
    elif m == BRIGADIER:
        yield from brigade(g)
    elif m == BANKER:
        yield from bank(g)
    elif m == MAYOR:
        yield from act(g, (yield Ask(g.seat[DUCHY], K_COPY, lambda: copied(g))))
    elif m == DUCHESS:
        score(g, DUCHY, FOR_TUNNELS)
    elif m == BARON:
        score(g, DUCHY, PER_MARKET * count_on_map(g, MARKET))
    else:
        score(g, DUCHY, PER_CITADEL * count_on_map(g, CITADEL))


def brigade(g: Root) -> Rule[None]:
    """One or two moves, or one or two battles (12.5.2.IV)."""
    what = yield Ask(g.seat[DUCHY], K_ACT, partial(open_deeds, g, DUCHY, [MOVING, BATTLING], False))
    for i in range(TIMES):
        if what == MOVE and (i == 0 or can_move(g, DUCHY)):
            yield from move(g, DUCHY, may_stop=i > 0)
        elif what == BATTLE and (i == 0 or can_battle(g, DUCHY)):
            yield from battle(g, DUCHY, may_stop=i > 0)


def bank(g: Root) -> Rule[None]:
    """Cards of one suit, birds among them, for as many points (12.5.2.V, 2.1.1)."""
    spent: list[int] = []
    card = yield Ask(g.seat[DUCHY], K_BANK, lambda: g.hands[DUCHY][:])
    while card != PASS:
        spent = [*spent, card]
        card = yield Ask(g.seat[DUCHY], K_BANK, partial(bankable, g, spent), secret=len(spent) < len(g.hands[DUCHY]))
    for card in spent:
        spend(g, DUCHY, card)
    score(g, DUCHY, PER_CARD * len(spent))


def bankable(g: Root, spent: list[int]) -> list[int]:
    """Cards in hand that go with those chosen, or no more; with birds alone every card does."""
    rest = [card for card in g.hands[DUCHY] if card not in spent]
    for card in spent:
        if CARD_SUIT[card] != BIRD:
            rest = matching(rest, CARD_SUIT[card])
    return [*rest, PASS]


# ---------------------------------------------------------------- swaying
def can_show(g: Root, shown: list[int], hand: list[int], n: int) -> bool:
    """Whether `n` cards can be shown, those already `shown` among them: each has a clearing of its suit with a Duchy piece to
    itself (12.5.3.II)."""
    places = [0, 0, 0]
    for c in range(12):
        if present(g, DUCHY, c):
            places[g.suits[c]] += 1
    if sum(places) < n:
        return False
    able = len(shown)
    for card in shown:
        if CARD_SUIT[card] != BIRD:
            places[CARD_SUIT[card]] -= 1
    if min(places) < 0:
        return False
    for card in hand:
        suit = CARD_SUIT[card]
        if suit == BIRD or places[suit]:
            able += 1
            if suit != BIRD:
                places[suit] -= 1
    return able >= n


def swayable(g: Root) -> list[int]:
    """The unswayed ministers with a crown of their rank left and cards to show for them (12.5.3)."""
    hand = g.hands[DUCHY]
    able = [g.duchy.crowns[rank] > 0 and can_show(g, [], hand, n) for rank, n in enumerate(CARDS_FOR)]
    return [m for m in range(len(MINISTERS)) if not is_swayed(g, m) and able[RANK_OF[m]]]


def not_swayable(g: Root) -> list[Refusal]:
    """The ministers who cannot be swayed, and why."""
    found = []
    able = swayable(g)
    for m in range(len(MINISTERS)):
        if is_swayed(g, m):
            found.append(Refusal(m, R_IS_SWAYED))
        elif not g.duchy.crowns[RANK_OF[m]]:
            found.append(Refusal(m, R_NO_CROWN))
        elif m not in able:
            found.append(Refusal(m, R_CANNOT_SHOW, CARDS_FOR[RANK_OF[m]]))
    return found


def why_not_sway(g: Root, f: int) -> int:
    """One a turn (12.5.3)."""
    return R_HAS_SWAYED if g.used.count(SWAYED) == SWAYS else OPEN if swayable(g) else R_CANNOT_SWAY


def sway(g: Root, f: int) -> Rule[None]:
    """A minister is swayed by cards that are shown together (12.5.3)."""
    m = yield Ask(g.seat[f], K_SWAY, lambda: swayable(g), why=lambda: not_swayable(g))
    rank = RANK_OF[m]
    shown: list[int] = []
    for _ in range(CARDS_FOR[rank]):
        card = yield Ask(g.seat[f], K_SWAY_WITH, partial(to_show, g, shown, CARDS_FOR[rank]), about=m)
        shown = [*shown, card]
    for card in shown:
        reveal(g, card)
    g.used = joined(g.used, SWAYED)
    g.duchy.swayed |= 1 << m
    g.duchy.crowns = raised(g.duchy.crowns, rank, -1)
    g.say(L_SWAYED, g.seat[f], m)
    score(g, f, CROWN_POINTS[rank])


def to_show(g: Root, shown: list[int], n: int) -> list[int]:
    """Cards in hand after which the rest of `n` can still be shown."""
    hand = [card for card in g.hands[DUCHY] if card not in shown]
    return [card for card in hand if can_show(g, [*shown, card], [x for x in hand if x != card], n)]


# ---------------------------------------------------------------- price of failure
def highest(g: Root) -> list[int]:
    """The swayed ministers of the highest rank."""
    swayed = [m for m in range(len(MINISTERS)) if is_swayed(g, m)]
    top = max([RANK_OF[m] for m in swayed], default=LORD)
    return [m for m in swayed if RANK_OF[m] == top]


def pay_for_failure(g: Root) -> Rule[None]:
    """A random card and a minister of the highest rank, whose crown is gone for good (12.2.3, R-37)."""
    card = random_card(g, DUCHY)
    if card >= 0:
        discard_from_hand(g, DUCHY, card)
    if highest(g):
        m = yield Ask(g.seat[DUCHY], K_FALL, lambda: highest(g))
        g.duchy.swayed &= ~(1 << m)
        g.say(L_FELL, g.seat[DUCHY], m)
