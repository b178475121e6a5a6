"""Powers: what components do besides the rules.

A window is a moment at which powers act: the rule that opens it names it. A query is a number or a permission that a rule reads
and powers change. A component (a "thing", an int with a name) is bound to windows and queries at import; a name that nobody
declared, a window or query that nothing is bound to, and a component that does nothing fail there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.state import State

S = TypeVar("S", bound=State)
Doing = Callable[[S, int, int], Rule[None]]
"""Of the state, the owner and the thing."""
Closing = Callable[[S, int, int], int]


class Power(Generic[S]):
    """When (its window, and `closed`: OPEN or the reason why not), at what cost (`pay`), what (`do`). `must`: it cannot be
    declined. `once`: the span in which it acts once, a number of the game."""

    __slots__ = ("closed", "do", "must", "once", "pay")

    def __init__(self, do: Doing[S], once: int, closed: Closing[S] | None, pay: Doing[S] | None, must: bool) -> None:
        self.do: Doing[S] = do
        self.once: int = once
        self.closed: Closing[S] | None = closed
        self.pay: Doing[S] | None = pay
        self.must: bool = must


class Window(Generic[S]):
    """A moment; the power of every thing in it, if it has one."""

    __slots__ = ("of",)

    def __init__(self, things: int) -> None:
        self.of: list[Power[S] | None] = [None] * things

    def power(self, thing: int) -> Power[S]:
        """The power of a thing that has one."""
        power = self.of[thing]
        assert power is not None
        return power


class Verdict(Generic[S]):
    """What may be done, by what powers say of it: one that obliges or permits gives way to one that forbids, and that to one
    that ignores it by name (must < cannot < ignore). A topic, x and y say what it is about, in numbers of the game."""

    def forbids(self, g: S, topic: int, power: int, who: int, x: int, y: int) -> bool:
        """Whether a power says that `who` cannot."""
        raise NotImplementedError

    def ignores(self, g: S, topic: int, power: int, named: int, who: int, x: int, y: int) -> bool:
        """Whether a power says that `who` ignores the one it names."""
        raise NotImplementedError

    def bar(self, g: S, topic: int, said: list[int], ignoring: list[int], who: int, x: int, y: int) -> int:
        """The power that prevails against `who`, which a refusal can cite: the first of those with a say that forbids and is
        not ignored; PASS where there is none."""
        for power in said:
            if self.forbids(g, topic, power, who, x, y) and not self.ignored(g, topic, power, ignoring, who, x, y):
                return power
        return PASS

    def ignored(self, g: S, topic: int, named: int, ignoring: list[int], who: int, x: int, y: int) -> bool:
        """Whether a power does not bind `who`: one of those `ignoring` names it, itself excepted."""
        for power in ignoring:
            if power != named and self.ignores(g, topic, power, named, who, x, y):
                return True
        return False


class Query:
    """A number: what every thing adds to it. A permission is a number too, nothing unless a thing gives it."""

    __slots__ = ("adds",)

    def __init__(self, things: int) -> None:
        self.adds: list[int] = [0] * things

    def sum(self, things: list[int]) -> int:
        """What these things add to it."""
        n = 0
        for thing in things:
            n += self.adds[thing]
        return n


class Powers(Generic[S]):
    """All powers of a game. `names` are its things; copies of a card share a name. `kind` asks which thing to use."""

    def __init__(self, names: list[str], kind: int) -> None:
        self.names: list[str] = names
        self.kind: int = kind
        self.windows: dict[str, Window[S]] = {}
        self.queries: dict[str, Query] = {}
        self.bound: set[str] = set()

    # ---------------------------------------------------------------- what a game must give
    def in_force(self, g: S, who: int) -> list[int]:
        """The things whose powers `who` has now."""
        raise NotImplementedError

    def seat(self, g: S, who: int) -> int:
        """The seat that answers for `who`."""
        raise NotImplementedError

    def used(self, g: S, who: int, thing: int, span: int) -> bool:
        """Whether a thing was used in this span."""
        raise NotImplementedError

    def use(self, g: S, who: int, thing: int, span: int) -> None:
        """Notes that a thing is used in this span, and says so."""
        raise NotImplementedError

    # ---------------------------------------------------------------- declaring
    def window(self, name: str) -> Window[S]:
        """Declares a window, beside the rule that opens it. Raises ImportError for a name that is taken."""
        if name in self.windows:
            raise ImportError(f"window {name!r} is declared twice")
        self.windows[name] = Window(len(self.names))
        return self.windows[name]

    def query(self, name: str) -> Query:
        """Declares a query, beside the rule that reads it. Raises ImportError for a name that is taken."""
        if name in self.queries:
            raise ImportError(f"query {name!r} is declared twice")
        self.queries[name] = Query(len(self.names))
        return self.queries[name]

    def power(
        self, name: str, window: str, do: Doing[S], once: int,
        closed: Closing[S] | None = None, pay: Doing[S] | None = None, must: bool = False,
    ) -> None:  # fmt: skip
        """Binds a thing to a window. Raises ImportError for an unknown name."""
        if window not in self.windows:
            raise ImportError(f"no rule opens the window {window!r} of {name}")
        for thing in self.things(name):
            self.windows[window].of[thing] = Power(do, once, closed, pay, must)

    def change(self, name: str, query: str, adds: int = 1) -> None:
        """Binds a thing to a query. Raises ImportError for an unknown name."""
        if query not in self.queries:
            raise ImportError(f"no rule reads the query {query!r} of {name}")
        for thing in self.things(name):
            self.queries[query].adds[thing] = adds

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
        vain = [name for name, window in self.windows.items() if not any(window.of)]
        vain += [name for name, query in self.queries.items() if not any(query.adds)]
        if vain:
            raise ImportError(f"nothing is bound to {', '.join(vain)}")

    # ---------------------------------------------------------------- windows
    def usable(self, g: S, window: Window[S], who: int) -> list[int]:
        """The things that `who` may use in a window now."""
        return [thing for thing in self.in_force(g, who) if self.is_open(g, window, who, thing)]

    def is_open(self, g: S, window: Window[S], who: int, thing: int) -> bool:
        """Whether a thing has a power in a window that can act now."""
        power = window.of[thing]
        if power is None or self.used(g, who, thing, power.once):
            return False
        return power.closed is None or power.closed(g, who, thing) == OPEN

    def act(self, g: S, window: Window[S], who: int, thing: int) -> Rule[None]:
        """A thing acts in a window: noted, paid, done."""
        power = window.power(thing)
        self.use(g, who, thing, power.once)
        if power.pay is not None:
            yield from power.pay(g, who, thing)
        yield from power.do(g, who, thing)

    def choices(self, g: S, window: Window[S], who: int) -> list[int]:
        """What the question of a window offers: the things that must act, if any, else those that may and PASS."""
        usable = self.usable(g, window, who)
        must = [thing for thing in usable if window.power(thing).must]
        return must if must else [*usable, PASS]

    def act_once(self, g: S, window: Window[S], who: int) -> Rule[bool]:
        """One thing of `who` acts in a window, or none; tells whether one did."""
        thing = yield Ask(self.seat(g, who), self.kind, partial(self.choices, g, window, who))
        if thing == PASS:
            return False
        yield from self.act(g, window, who, thing)
        return True

    def open(self, g: S, window: Window[S], owners: list[int]) -> Rule[None]:
        """Opens a window: each owner in turn, whoever's turn it is, orders what must act and uses what it wants to."""
        for who in owners:
            acted = True
            while acted and not g.over and self.usable(g, window, who):
                acted = yield from self.act_once(g, window, who)
