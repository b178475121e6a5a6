"""Powers: windows in which they act, queries that they change, and names that fail at import."""

from __future__ import annotations

import pytest

from regnum.engine.ask import PASS, Rule
from regnum.engine.chance import seeded
from regnum.engine.deeds import OPEN
from regnum.engine.kinds import Lexicon, Number
from regnum.engine.powers import CANNOT, FREE, IGNORES, MAY, MORE, MUST, SET, WHENEVER, Powers, Window
from regnum.engine.session import Session, start
from regnum.engine.state import State

NAMES = ["whistle", "cloak", "omen", "toll", "permit", "whistle"]
WHISTLE, CLOAK, OMEN, TOLL, PERMIT, WHISTLE_TOO = range(len(NAMES))
NIGHT = 1
LEXICON = Lexicon("inn")
USE = LEXICON.kind("use", Number(len(NAMES)), "1")
TOO_POOR = LEXICON.reason("poor", "1")


class Inn(State):
    """Guests with things and coins; a night is one window, opened for the guests in order."""

    __slots__ = ("bags", "coins", "order", "told", "used", "window")

    def __init__(self, bags: list[list[int]], window: Window[Inn], order: list[int]) -> None:
        super().__init__(seeded(1), False)
        self.bags = bags
        self.coins = [3] * len(bags)
        self.order = order
        self.window = window
        self.told: list[str] = []
        self.used: list[tuple[int, int]] = []

    def clone(self) -> Inn:
        other = Inn([bag[:] for bag in self.bags], self.window, self.order)
        other.coins, other.told, other.used = self.coins[:], self.told[:], self.used[:]
        return other


class Things(Powers[Inn]):
    """What lies in a guest's bag is in force."""

    def in_force(self, g: Inn, who: int) -> list[int]:
        return g.bags[who]

    def seat(self, g: Inn, who: int) -> int:
        return who

    def kind(self) -> int:
        return USE

    def used(self, g: Inn, who: int, thing: int, span: int) -> bool:
        return (thing, span) in g.used

    def use(self, g: Inn, who: int, thing: int, span: int) -> None:
        g.told.append(f"{who} {self.names[thing]}")
        if span != WHENEVER:
            g.used.append((thing, span))


BOOK = Things(NAMES)
MIDNIGHT = BOOK.window("midnight")
PRICE = BOOK.query("price")
LEAVE = BOOK.query("leave")


def night(g: Inn) -> Rule[None]:
    yield from BOOK.open(g, g.window, g.order)
    g.over = True


def done(g: Inn, who: int, thing: int) -> Rule[None]:
    g.told.append(f"{who} did it")
    yield from ()


def pay(g: Inn, who: int, thing: int) -> Rule[None]:
    g.coins[who] -= 2
    yield from ()


def afford(g: Inn, who: int, thing: int) -> int:
    return OPEN if g.coins[who] >= 2 else TOO_POOR


BOOK.power("whistle", "midnight", done, once=NIGHT)
BOOK.power("cloak", "midnight", done, closed=afford, pay=pay)
BOOK.power("omen", "midnight", done, must=True, once=NIGHT)
BOOK.change("toll", "price", MORE, to=lambda g, who, thing, n: n + 2)
BOOK.change("cloak", "price", SET, to=lambda g, who, thing, n: 1)
BOOK.change("permit", "price", FREE, holds=lambda g, who, thing: g.coins[who] == 0)
BOOK.change("toll", "leave", CANNOT)
BOOK.change("omen", "leave", MUST)
BOOK.change("whistle", "leave", MAY)
BOOK.change("permit", "leave", IGNORES, names="toll")


def open_night(*bags: list[int], order: list[int] | None = None) -> Session:
    return start(Inn(list(bags), MIDNIGHT, order or list(range(len(bags)))), night)


def test_what_must_act_comes_first_and_the_rest_may_be_declined() -> None:
    s = open_night([WHISTLE, OMEN, CLOAK])
    assert isinstance(s.g, Inn) and s.g.told == ["0 omen", "0 did it"]  # forced, so not asked
    assert s.options == [WHISTLE, CLOAK, PASS]
    s.play(PASS)
    assert s.g.over


def test_a_power_acts_once_in_its_span_and_without_one_as_often_as_it_can_be_paid() -> None:
    s = open_night([WHISTLE, WHISTLE_TOO, CLOAK])
    assert isinstance(s.g, Inn)
    s.play(WHISTLE)
    assert s.options == [WHISTLE_TOO, CLOAK, PASS]  # the copy is another thing
    s.play(CLOAK)
    assert s.g.coins == [1] and s.options == [WHISTLE_TOO, PASS]  # the reason is that two coins are lacking


def test_a_window_is_opened_for_every_owner_in_order_also_out_of_turn() -> None:
    s = open_night([WHISTLE], [], [WHISTLE_TOO, OMEN], order=[2, 1, 0])
    assert isinstance(s.g, Inn) and s.g.told == ["2 omen", "2 did it"]
    assert s.ask is not None and s.ask.seat == 2
    s.play(PASS)
    assert s.ask.seat == 0 and s.options == [WHISTLE, PASS]
    s.play(WHISTLE)
    assert s.g.told[2:] == ["0 whistle", "0 did it"] and s.g.over


@pytest.mark.parametrize(
    ("bag", "coins", "price"),
    [
        ([], 3, 5),
        ([TOLL], 3, 7),
        ([TOLL, CLOAK], 3, 3),  # given anew before it grows
        ([PERMIT, TOLL], 3, 7),  # the permit does not hold
        ([PERMIT, TOLL], 0, 0),  # and makes it free after all else
    ],
)
def test_a_number_is_set_then_raised_then_made_free(bag: list[int], coins: int, price: int) -> None:
    g = Inn([bag], MIDNIGHT, [0])
    g.coins = [coins]
    assert BOOK.number(g, PRICE, 0, 5) == price


@pytest.mark.parametrize(
    ("bag", "allowed", "must", "thing"),
    [
        ([], True, False, PASS),
        ([WHISTLE], True, False, WHISTLE),
        ([WHISTLE, OMEN], True, True, OMEN),  # must before may
        ([OMEN, TOLL], False, False, TOLL),  # cannot before must
        ([OMEN, TOLL, PERMIT], True, True, OMEN),  # an ignore lifts what it names
    ],
)
def test_must_gives_way_to_cannot_and_cannot_to_an_ignore_that_names_it(
    bag: list[int], allowed: bool, must: bool, thing: int
) -> None:
    verdict = BOOK.verdict(Inn([bag], MIDNIGHT, [0]), LEAVE, 0, True)
    assert (verdict.allowed, verdict.must, verdict.thing) == (allowed, must, thing)


def test_a_permission_that_no_rule_gives_is_granted_by_a_power_alone() -> None:
    assert not BOOK.granted(Inn([[CLOAK]], MIDNIGHT, [0]), LEAVE, 0)
    assert BOOK.granted(Inn([[WHISTLE]], MIDNIGHT, [0]), LEAVE, 0)


def test_names_in_vain_fail_at_import() -> None:
    book = Things(["a", "b"])
    book.window("dusk")
    with pytest.raises(ImportError, match="no rule opens the window 'dawn'"):
        book.power("a", "dawn", done)
    with pytest.raises(ImportError, match="nothing is called 'c'"):
        book.power("c", "dusk", done)
    with pytest.raises(ImportError, match="no rule reads the query 'weight'"):
        book.change("a", "weight", MORE)
    with pytest.raises(ImportError, match="declared twice"):
        book.window("dusk")
    book.query("weight")
    with pytest.raises(ImportError, match="ignores 'z'"):
        book.change("a", "weight", IGNORES, names="z")
    with pytest.raises(ImportError, match="without a power: b"):
        book.power("a", "dusk", done)
        book.check(["a", "b"])
    with pytest.raises(ImportError, match="nothing is bound to weight"):
        book.check(["a"])
    BOOK.check(["whistle", "cloak", "omen", "toll", "permit"])
