"""Powers: what components do besides the rules.

A window is a moment at which powers act: the rule that opens it names it. A query is a number or a permission that a rule reads
and powers change. A component (a "thing", an int with a name) is bound to windows and queries at import; a name that nobody
declared, a window or query that nothing is bound to, and a component that does nothing fail there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Generic, TypeVar

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")

WHENEVER: Final = 0
"""A power without a limit; the spans of a game (a turn, a battle) count from 1."""

SET: Final = 0
MORE: Final = 1
FREE: Final = 2
"""What a change does to a number, in the order in which changes apply: gives it anew, adds or takes away, makes it nothing."""

MAY: Final = 3
MUST: Final = 4
CANNOT: Final = 5
IGNORES: Final = 6
"""What a change says of a permission. Must gives way to cannot, and cannot to an ignore that names the one who forbids."""


class Power(Generic[S]):
    """When (its window, and `closed`: OPEN or the reason why not), at what cost (`pay`), what (`do`); all three are given the
    state, the owner and the thing. `must`: cannot be declined. `once`: the span in which it acts once."""

    __slots__ = ("closed", "do", "must", "once", "pay")

    def __init__(
        self,
        do: Callable[[S, int, int], Rule[None]],
        closed: Callable[[S, int, int], int] | None,
        pay: Callable[[S, int, int], Rule[None]] | None,
        must: bool,
        once: int,
    ) -> None:
        self.do: Callable[[S, int, int], Rule[None]] = do
        self.closed: Callable[[S, int, int], int] | None = closed
        self.pay: Callable[[S, int, int], Rule[None]] | None = pay
        self.must: bool = must
        self.once: int = once


class Change(Generic[S]):
    """What a thing does to a query: a number anew (`to`: state, owner, thing, number so far), or a word on a permission while
    `holds`; an ignore `names` who forbids."""

    __slots__ = ("force", "holds", "names", "to")

    def __init__(
        self,
        force: int,
        to: Callable[[S, int, int, int], int] | None,
        holds: Callable[[S, int, int], bool] | None,
        names: str,
    ) -> None:
        self.force: int = force
        self.to: Callable[[S, int, int, int], int] | None = to
        self.holds: Callable[[S, int, int], bool] | None = holds
        self.names: str = names


class Window(Generic[S]):
    """A named moment; the power of every thing in it, if it has one."""

    __slots__ = ("name", "of")

    def __init__(self, name: str, things: int) -> None:
        self.name: str = name
        self.of: list[Power[S] | None] = [None] * things


class Query(Generic[S]):
    """A named number or permission; how every thing changes it, if it does."""

    __slots__ = ("name", "of")

    def __init__(self, name: str, things: int) -> None:
        self.name: str = name
        self.of: list[Change[S] | None] = [None] * things

    def touched(self, things: list[int]) -> bool:
        """Whether any of these things has a say in it: a quick look, before it is asked."""
        for thing in things:
            if self.of[thing] is not None:
                return True
        return False


def role(of: list[T | None], thing: int) -> T:
    """What a thing does in a window or to a query; it must do something."""
    its = of[thing]
    assert its is not None
    return its


class Verdict:
    """What stands of a permission: allowed or not, obliged or not, and the thing that decided it (PASS: the rule itself)."""

    __slots__ = ("allowed", "must", "thing")

    def __init__(self, allowed: bool, must: bool, thing: int) -> None:
        self.allowed: bool = allowed
        self.must: bool = must
        self.thing: int = thing


class Powers(Generic[S]):
    """All powers of a game. `names` are its things; copies of a card share a name."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names
        self.windows: dict[str, Window[S]] = {}
        self.queries: dict[str, Query[S]] = {}
        self.bound: set[str] = set()

    # ---------------------------------------------------------------- what a game must give
    def in_force(self, g: S, who: int) -> list[int]:
        """The things whose powers `who` has now."""
        raise NotImplementedError

    def concerning(self, g: S, who: int) -> list[int]:
        """The things that have a say in what `who` may do and at what price: its own, unless others' things bind it too."""
        return self.in_force(g, who)

    def seat(self, g: S, who: int) -> int:
        """The seat that answers for `who`."""
        raise NotImplementedError

    def kind(self) -> int:
        """The question which thing to use."""
        raise NotImplementedError

    def used(self, g: S, who: int, thing: int, span: int) -> bool:
        """Whether a thing was used in this span."""
        raise NotImplementedError

    def use(self, g: S, who: int, thing: int, span: int) -> None:
        """Notes that a thing is used, in a span unless it is WHENEVER, and says so."""
        raise NotImplementedError

    # ---------------------------------------------------------------- declaring
    def window(self, name: str) -> Window[S]:
        """Declares a window, beside the rule that opens it. Raises ImportError for a name that is taken."""
        if name in self.windows:
            raise ImportError(f"window {name!r} is declared twice")
        self.windows[name] = Window(name, len(self.names))
        return self.windows[name]

    def query(self, name: str) -> Query[S]:
        """Declares a query, beside the rule that reads it. Raises ImportError for a name that is taken."""
        if name in self.queries:
            raise ImportError(f"query {name!r} is declared twice")
        self.queries[name] = Query(name, len(self.names))
        return self.queries[name]

    def power(
        self,
        name: str,
        window: str,
        do: Callable[[S, int, int], Rule[None]],
        closed: Callable[[S, int, int], int] | None = None,
        pay: Callable[[S, int, int], Rule[None]] | None = None,
        must: bool = False,
        once: int = WHENEVER,
    ) -> None:
        """Binds a thing to a window. Raises ImportError for an unknown name."""
        if window not in self.windows:
            raise ImportError(f"no rule opens the window {window!r} of {name}")
        for thing in self.things(name):
            self.windows[window].of[thing] = Power(do, closed, pay, must, once)

    def change(
        self,
        name: str,
        query: str,
        force: int,
        to: Callable[[S, int, int, int], int] | None = None,
        holds: Callable[[S, int, int], bool] | None = None,
        names: str = "",
    ) -> None:
        """Binds a thing to a query. Raises ImportError for an unknown name."""
        if query not in self.queries:
            raise ImportError(f"no rule reads the query {query!r} of {name}")
        if names and names not in self.names:
            raise ImportError(f"{name} ignores {names!r}, which does not exist")
        for thing in self.things(name):
            self.queries[query].of[thing] = Change(force, to, holds, names)

    def things(self, name: str) -> list[int]:
        """Every copy of a thing, which from now on does something. Raises ImportError for an unknown name."""
        found = [thing for thing, its in enumerate(self.names) if its == name]
        if not found:
            raise ImportError(f"nothing is called {name!r}")
        self.bound.add(name)
        return found

    def check(self, needed: list[str]) -> None:
        """Called when all rules are loaded. Raises ImportError for a thing that would do nothing, or a name in vain."""
        idle = sorted(set(needed) - self.bound)
        if idle:
            raise ImportError(f"without a power: {', '.join(idle)}")
        vain = [w.name for w in self.windows.values() if not any(w.of)] + [
            q.name for q in self.queries.values() if not any(q.of)
        ]
        if vain:
            raise ImportError(f"nothing is bound to {', '.join(vain)}")

    # ---------------------------------------------------------------- windows
    def usable(self, g: S, window: Window[S], who: int) -> list[int]:
        """The things that `who` may use in a window now."""
        found: list[int] = []
        for thing in self.in_force(g, who):
            power = window.of[thing]
            if power is not None and self.is_open(g, power, who, thing):
                found.append(thing)
        return found

    def can_act(self, g: S, window: Window[S], who: int) -> bool:
        """Whether there is any."""
        for thing in self.in_force(g, who):
            power = window.of[thing]
            if power is not None and self.is_open(g, power, who, thing):
                return True
        return False

    def is_open(self, g: S, power: Power[S], who: int, thing: int) -> bool:
        """Whether a power can act now."""
        if power.once != WHENEVER and self.used(g, who, thing, power.once):
            return False
        return power.closed is None or power.closed(g, who, thing) == OPEN

    def act(self, g: S, window: Window[S], who: int, thing: int) -> Rule[None]:
        """A thing acts in a window: noted, paid, done."""
        power = role(window.of, thing)
        self.use(g, who, thing, power.once)
        if power.pay is not None:
            yield from power.pay(g, who, thing)
        yield from power.do(g, who, thing)

    def choices(self, g: S, window: Window[S], who: int) -> list[int]:
        """What the question of a window offers: the things that must act, if any, else those that may and PASS."""
        usable = self.usable(g, window, who)
        must = [thing for thing in usable if role(window.of, thing).must]
        return must if must else [*usable, PASS]

    def act_once(self, g: S, window: Window[S], who: int) -> Rule[bool]:
        """One thing of `who` acts in a window, or none; tells whether one did."""
        thing = yield Ask(self.seat(g, who), self.kind(), partial(self.choices, g, window, who))
        if thing == PASS:
            return False
        yield from self.act(g, window, who, thing)
        return True

    def open(self, g: S, window: Window[S], owners: list[int]) -> Rule[None]:
        """Opens a window: each owner in turn, whoever's turn it is, orders what must act and uses what it wants to."""
        for who in owners:
            acted = True
            while acted and not g.over and self.can_act(g, window, who):
                acted = yield from self.act_once(g, window, who)

    # ---------------------------------------------------------------- queries
    def voices(self, g: S, query: Query[S], who: int) -> list[int]:
        """The things that change a query for `who` now."""
        found: list[int] = []
        for thing in self.concerning(g, who):
            change = query.of[thing]
            if change is not None and (change.holds is None or change.holds(g, who, thing)):
                found.append(thing)
        return found

    def number(self, g: S, query: Query[S], who: int, base: int) -> int:
        """A number after all changes: given anew, then more and less, then free; never below 0."""
        n = base
        things = self.voices(g, query, who)
        if things:
            for force in (SET, MORE, FREE):
                for thing in things:
                    change = role(query.of, thing)
                    if change.force == force:
                        n = 0 if change.to is None else change.to(g, who, thing, n)
        return max(0, n)

    def verdict(self, g: S, query: Query[S], who: int, base: bool) -> Verdict:
        """What stands of a permission: a cannot that no ignore names closes it, else a must obliges, else a may opens it."""
        things = self.voices(g, query, who)
        changes = [role(query.of, thing) for thing in things]
        ignored = [change.names for change in changes if change.force == IGNORES]
        for force in (CANNOT, MUST, MAY):
            for thing, change in zip(things, changes, strict=True):
                if change.force == force and self.names[thing] not in ignored:
                    return Verdict(force != CANNOT, force == MUST, thing)
        return Verdict(base, False, PASS)

    def granted(self, g: S, query: Query[S], who: int) -> bool:
        """Whether a permission that the rule itself does not give is given by a power."""
        return self.verdict(g, query, who, False).allowed
