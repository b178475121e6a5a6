"""The powers that are no data: each binds its functions here, under the rule's name of data/powers.toml.

Names are resolved to tables by power when a rule is bound, so that nothing is looked up by name in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import Rule
from regnum.games.oath.powers_data import POWERS
from regnum.games.oath.state import Oath
from regnum.games.oath.vocabulary import QUERIES, WINDOWS

Doing = Callable[[Oath, int, int, int, int], Rule[None]]
"""Of state, user, power, x and y."""
Closing = Callable[[Oath, int, int, int, int], int]
Changing = Callable[[Oath, int, int, int, int, int], int]
"""Of state, user, power, n, x and y: the number instead of `n`; of a permission FORBIDS, ALLOWS or SILENT."""
Ignoring = Callable[[Oath, int, int, int], bool]
"""Of state, user, power and the power that forbids: whether that one does not bind the user."""

SILENT: Final = 0
FORBIDS: Final = 1
"""The power forbids `x` to the user (`n` is NONE)."""
ALLOWS: Final = 2
"""The power allows `x` to the user besides (`n` is NONE)."""

OWN_DO: Final[list[Doing | None]] = [None] * len(POWERS)
OWN_CLOSED: Final[list[Closing | None]] = [None] * len(POWERS)
OWN_IGNORE: Final[list[Ignoring | None]] = [None] * len(POWERS)
OWN_CHANGE: Final[list[list[Changing | None]]] = [[None] * len(QUERIES) if power.rule else [] for power in POWERS]
OWN_WINDOW: Final[list[list[Doing | None]]] = [[None] * len(WINDOWS) if power.rule else [] for power in POWERS]
BOUND: Final[list[str]] = []


def own(
    rule: str,
    do: Doing | None = None,
    closed: Closing | None = None,
    changes: dict[str, Changing] | None = None,
    ignores: Ignoring | None = None,
    windows: dict[str, Doing] | None = None,
) -> None:
    """Binds a rule of powers.toml: what its power does, why it is closed, the queries it changes, what it ignores and what it
    does at its later windows. Raises ImportError for a rule, query or window that the data does not have."""
    found = [i for i, power in enumerate(POWERS) if power.rule == rule]
    if not found or rule in BOUND:
        raise ImportError(f"no power has the rule {rule!r}, or it is bound twice")
    BOUND.append(rule)
    for i in found:
        OWN_DO[i] = do
        OWN_CLOSED[i] = closed
        OWN_IGNORE[i] = ignores
        for name, change in ({} if changes is None else changes).items():
            if QUERIES.index(name) not in POWERS[i].queries:
                raise ImportError(f"{rule} does not name the query {name!r}")
            OWN_CHANGE[i][QUERIES.index(name)] = change
        for name, act in ({} if windows is None else windows).items():
            if WINDOWS.index(name) not in POWERS[i].also:
                raise ImportError(f"{rule} does not name the window {name!r}")
            OWN_WINDOW[i][WINDOWS.index(name)] = act


def own_change(power: int, query: int) -> Changing | None:
    """What a power with a rule of its own says of a query."""
    return OWN_CHANGE[power][query] if OWN_CHANGE[power] else None


def own_window(power: int, window: int) -> Doing | None:
    """What a power with a rule of its own does at a later window."""
    return OWN_WINDOW[power][window] if OWN_WINDOW[power] else None
