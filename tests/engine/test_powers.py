"""Powers in a toy game, an inn: windows in which they act, queries that they change, what prevails where one obliges, another
forbids and a third ignores, and names that fail at import."""

from __future__ import annotations

import pytest

from regnum.engine.ask import PASS, Rule
from regnum.engine.chance import seeded
from regnum.engine.deeds import OPEN, lacking
from regnum.engine.kinds import Lexicon, Number
from regnum.engine.powers import Powers, Verdict, Window
from regnum.engine.session import Session, start
from regnum.engine.state import State

NAMES = ["whistle", "cloak", "omen", "toll", "permit", "whistle", "curfew", "vigil", "seal", "summons"]
WHISTLE, CLOAK, OMEN, TOLL, PERMIT, WHISTLE_TOO, CURFEW, VIGIL, SEAL, SUMMONS = range(len(NAMES))
NIGHT = 1
HOUR = 2
LEXICON = Lexicon("inn")
USE = LEXICON.kind("use", Number(len(NAMES)), "1")
TOO_POOR = LEXICON.reason("poor", "1")
FORBIDDEN = LEXICON.reason("forbidden", "1", Number(len(NAMES)))


class Inn(State):
    """Guests with things and coins; a night is one window, opened for the guests in order."""

    __slots__ = ("bags", "board", "coins", "order", "told", "used", "window")

    def __init__(self, bags: list[list[int]], window: Window[Inn], order: list[int]) -> None:
        super().__init__(seeded(1), False)
        self.bags = bags
        self.board: list[int] = []
        self.coins = [3] * len(bags)
        self.order = order
        self.window = window
        self.told: list[str] = []
        self.used: list[tuple[int, int]] = []

    def clone(self) -> Inn:
        other = Inn([bag[:] for bag in self.bags], self.window, self.order)
        other.coins, other.told, other.used, other.board = self.coins[:], self.told[:], self.used[:], self.board
        return other


class Things(Powers[Inn]):
    """What lies in a guest's bag is in force."""

    def in_force(self, g: Inn, who: int) -> list[int]:
        return g.bags[who]

    def seat(self, g: Inn, who: int) -> int:
        return who

    def used(self, g: Inn, who: int, thing: int, span: int) -> bool:
        return (thing, span) in g.used

    def use(self, g: Inn, who: int, thing: int, span: int) -> None:
        g.told.append(f"{who} {self.names[thing]}")
        g.used.append((thing, span))


class House(Verdict[Inn]):
    """What lies on the board of the inn, or in the guest's own bag, has a say in whether a guest may heed a summons: curfew and
    vigil forbid it, a seal names the curfew."""

    def forbids(self, g: Inn, topic: int, power: int, who: int, x: int, y: int) -> bool:
        return power in (CURFEW, VIGIL) and x == SUMMONS

    def ignores(self, g: Inn, topic: int, power: int, named: int, who: int, x: int, y: int) -> bool:
        return (power, named) in ((SEAL, CURFEW), (VIGIL, VIGIL))


HOUSE = House()
BOOK = Things(NAMES, USE)
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


def barrier(g: Inn, who: int, thing: int) -> int:
    return HOUSE.bar(g, 0, g.board + g.bags[who], g.bags[who], who, thing, PASS)


def forbidden(g: Inn, who: int, thing: int) -> int:
    why = barrier(g, who, thing)
    return OPEN if why == PASS else lacking(FORBIDDEN, why)


BOOK.power("summons", "midnight", done, NIGHT, closed=forbidden, must=True)
BOOK.power("whistle", "midnight", done, NIGHT)
BOOK.power("cloak", "midnight", done, HOUR, closed=afford, pay=pay)
BOOK.power("omen", "midnight", done, NIGHT, must=True)
BOOK.change("toll", "price", 2)
BOOK.change("whistle", "price", -1)
BOOK.change("permit", "leave")


def open_night(*bags: list[int], order: list[int] | None = None) -> Session:
    return start(Inn(list(bags), MIDNIGHT, order or list(range(len(bags)))), night)


def test_what_must_act_comes_first_and_the_rest_may_be_declined() -> None:
    s = open_night([WHISTLE, OMEN, CLOAK])
    assert isinstance(s.g, Inn) and s.g.told == ["0 omen", "0 did it"]  # forced, so not asked
    assert s.options == [WHISTLE, CLOAK, PASS]
    s.play(PASS)
    assert s.g.over


def test_a_power_acts_once_in_its_span_and_only_if_it_can_be_paid() -> None:
    s = open_night([WHISTLE, WHISTLE_TOO, CLOAK])
    assert isinstance(s.g, Inn)
    s.play(WHISTLE)
    assert s.options == [WHISTLE_TOO, CLOAK, PASS]  # the copy is another thing
    s.play(CLOAK)
    assert s.g.coins == [1] and s.options == [WHISTLE_TOO, PASS]
    s.g.used.remove((CLOAK, HOUR))
    assert BOOK.usable(s.g, MIDNIGHT, 0) == [WHISTLE_TOO]  # the hour is over, but two coins are lacking
    s.g.coins = [2]
    assert BOOK.usable(s.g, MIDNIGHT, 0) == [WHISTLE_TOO, CLOAK]
    s.g.used.remove((WHISTLE, NIGHT))
    assert BOOK.usable(s.g, MIDNIGHT, 0) == [WHISTLE, WHISTLE_TOO, CLOAK]


def test_a_window_is_opened_for_every_owner_in_order_also_out_of_turn() -> None:
    s = open_night([WHISTLE], [], [WHISTLE_TOO, OMEN], order=[2, 1, 0])
    assert isinstance(s.g, Inn) and s.g.told == ["2 omen", "2 did it"]
    assert s.ask is not None and s.ask.seat == 2
    s.play(PASS)
    assert s.ask.seat == 0 and s.options == [WHISTLE, PASS]
    s.play(WHISTLE)
    assert s.g.told[2:] == ["0 whistle", "0 did it"] and s.g.over


@pytest.mark.parametrize(
    ("bag", "more", "leave"),
    [([], 0, 0), ([CLOAK], 0, 0), ([TOLL], 2, 0), ([TOLL, WHISTLE, WHISTLE_TOO], 0, 0), ([PERMIT, TOLL], 2, 1)],
)
def test_a_query_is_what_things_add_to_a_number_or_whether_one_gives_a_permission(
    bag: list[int], more: int, leave: int
) -> None:
    assert (PRICE.sum(bag), LEAVE.sum(bag)) == (more, leave)


@pytest.mark.parametrize(
    ("board", "bag", "cited"),
    [
        ([], [], PASS),  # must: nothing is said against it
        ([CURFEW], [], CURFEW),  # must < cannot
        ([VIGIL, CURFEW], [], VIGIL),  # the refusal cites the first that forbids
        ([CURFEW], [SEAL], PASS),  # cannot < an ignore that names it
        ([VIGIL], [SEAL], VIGIL),  # the seal names another
        ([CURFEW, VIGIL], [SEAL], VIGIL),  # one of two is ignored
        ([], [VIGIL], VIGIL),  # nothing ignores itself
        ([SEAL], [CURFEW], CURFEW),  # an ignore helps only whose it is
    ],
)
def test_what_forbids_prevails_over_what_obliges_and_what_ignores_it_by_name_over_both(
    board: list[int], bag: list[int], cited: int
) -> None:
    inn = Inn([[SUMMONS, WHISTLE, *bag]], MIDNIGHT, [0])
    inn.board = board
    assert barrier(inn, 0, SUMMONS) == cited and barrier(inn, 0, WHISTLE) == PASS
    s = start(inn, night)
    assert inn.told == (["0 summons", "0 did it"] if cited == PASS else [])  # what is obliged and not forbidden is not asked
    assert s.options == [WHISTLE, PASS]
    power = MIDNIGHT.power(SUMMONS)
    assert power.closed is not None
    assert power.closed(inn, 0, SUMMONS) == (OPEN if cited == PASS else lacking(FORBIDDEN, cited))


def test_names_in_vain_fail_at_import() -> None:
    book = Things(["a", "b"], USE)
    book.window("dusk")
    with pytest.raises(ImportError, match="no rule opens the window 'dawn'"):
        book.power("a", "dawn", done, NIGHT)
    with pytest.raises(ImportError, match="nothing is called 'c'"):
        book.power("c", "dusk", done, NIGHT)
    with pytest.raises(ImportError, match="no rule reads the query 'weight'"):
        book.change("a", "weight")
    with pytest.raises(ImportError, match="declared twice"):
        book.window("dusk")
    book.query("weight")
    with pytest.raises(ImportError, match="declared twice"):
        book.query("weight")
    with pytest.raises(ImportError, match="without a power: b"):
        book.power("a", "dusk", done, NIGHT)
        book.check(["a", "b"])
    with pytest.raises(ImportError, match="nothing is bound to weight"):
        book.check(["a"])
    BOOK.check(["whistle", "cloak", "omen", "toll", "permit", "summons"])
