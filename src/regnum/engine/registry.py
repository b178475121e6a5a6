"""What a game offers to the rest of Regnum, and the list of games."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from regnum.engine.ask import Ask
from regnum.engine.chance import Chance
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Kind, Message, Reason, Saying, number_actions
from regnum.engine.state import State

GAMES = ("tek", "root")
"""The folders of `regnum.games`; a fifth game is one more name here."""


class Option:
    """A choice of set-up: its values, the first of which is the default. Words: `<game>-option-<name>[-<value>]`."""

    def __init__(self, name: str, *values: str) -> None:
        self.name: str = name
        self.values: tuple[str, ...] = values
        self.default: str = values[0]

    def __repr__(self) -> str:
        return f"Option({self.name}: {', '.join(self.values)})"


class Score:
    """One row of the score sheet: a source, its clause, and the points of each seat."""

    def __init__(self, key: str, clause: str, points: list[int]) -> None:
        self.key: str = key
        self.clause: str = clause
        self.points: list[int] = points


class Result:
    """How a game ended: the winning seats, the points of all, a message key for how, and where the points came from."""

    def __init__(self, winners: list[int], scores: list[int], how: str, sheet: list[Score]) -> None:
        self.winners: list[int] = winners
        self.scores: list[int] = scores
        self.how: str = how
        self.sheet: list[Score] = sheet


class Rulebook:
    """A game. The rules are reached through `start`; all that leaves the engine goes through `view`."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        fewest: int,
        most: int,
        minutes: int,
        roles: list[str],
        options: list[Option],
        kinds: list[Kind],
        sayings: list[Saying],
        reasons: list[Reason],
    ) -> None:
        self.name: str = name
        self.rules_version: int = rules_version
        self.fewest: int = fewest
        self.most: int = most
        self.minutes: int = minutes
        self.roles: list[str] = roles
        self.options: dict[str, Option] = {o.name: o for o in options}
        self.kinds: list[Kind] = kinds
        self.sayings: list[Saying] = sayings
        self.reasons: list[Reason] = reasons
        self.actions: int = number_actions(kinds)

    # ---------------------------------------------------------------- what a game must give
    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> State:
        """The state before the first step."""
        raise NotImplementedError

    def view(self, g: State, seat: int | None) -> Any:
        """All that `seat` (None: a spectator) may see, as a msgspec Struct."""
        raise NotImplementedError

    def redeal(self, g: State, seat: int, chance: Chance) -> None:
        """Re-deals in place all that `seat` cannot see.

        The outcome depends on `chance` and on what the seat sees, not on how the unseen lay before: sort, then shuffle."""
        raise NotImplementedError

    def result(self, g: State) -> Result:
        """The score sheet; before the end, as if the game ended now."""
        raise NotImplementedError

    def worth(self, g: State, seat: int) -> float:
        """The evaluation for bots: about 0 (lost) to 1 (won), from what `seat` knows in an imagined world."""
        raise NotImplementedError

    def count(self, g: State) -> None:
        """Counts the pieces; raises AssertionError when one is missing or too many."""
        raise NotImplementedError

    def played(self, g: State, seats: list[str]) -> list[str]:
        """What each seat plays in the end, where a role may be chosen in the game; `seats` is what it was set up as."""
        return seats

    def foretell(self, g: State, ask: Ask, option: int) -> list[Message]:
        """Price and gain of an option, before the click."""
        return []

    def static(self) -> Any:
        """What never changes and the client draws: maps, cards, tracks."""
        return {}

    def seatings(self) -> list[str]:
        """What can be asked for at a seat: the roles, and finer wishes where the game knows them."""
        return self.roles

    def check(self, seats: list[str], options: dict[str, str]) -> None:
        """Raises BadSetup for a combination the general checks let through."""

    def notice(self, seats: list[str], options: dict[str, str]) -> Message | None:
        """What to tell a table whose set-up is allowed but not advised."""
        return None

    # ---------------------------------------------------------------- set-up
    def seat_list(self, seats: int | list[str]) -> list[str]:
        """Seats as a list of roles; a number means so many seats, and "" one seat, whose role is open. Raises BadSetup."""
        listed = [self.roles[0]] * seats if isinstance(seats, int) else [s or self.roles[0] for s in seats]
        if not self.fewest <= len(listed) <= self.most:
            raise BadSetup(f"{self.name} is for {self.fewest} to {self.most} seats, not {len(listed)}")
        for role in listed:
            if role not in self.roles:
                raise BadSetup(f"{self.name} has no seat {role!r}; it has {', '.join(self.roles)}")
        return listed

    def option_values(self, given: dict[str, str]) -> dict[str, str]:
        """Every option with its value, defaults filled in. Raises BadSetup for an unknown option or value."""
        for name, value in given.items():
            if name not in self.options:
                raise BadSetup(f"{self.name} has no option {name!r}; it has {', '.join(self.options)}")
            if value not in self.options[name].values:
                raise BadSetup(f"{name} can be {', '.join(self.options[name].values)}, not {value!r}")
        return {name: given.get(name, option.default) for name, option in self.options.items()}


def rulebook(game: str) -> Rulebook:
    """The rulebook of a game. Raises BadSetup for an unknown name."""
    if game not in GAMES:
        raise BadSetup(f"no game {game!r}; there are {', '.join(GAMES)}")
    return cast(Rulebook, import_module(f"regnum.games.{game}").RULEBOOK)
