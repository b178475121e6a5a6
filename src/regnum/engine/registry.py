"""What a game offers to the rest of Regnum, and the list of games."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Generic, TypeVar, cast
from unicodedata import category

from librt.strings import BytesWriter

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Kind, Lexicon, Message, Reason, Saying
from regnum.engine.layout import Layout
from regnum.engine.standing import Rows, Standing
from regnum.engine.state import State

GAMES = ("tek", "root", "paladins", "oath")
"""The folders of `regnum.games`; a fifth game is one more name here."""
LONGEST_LINE: Final = 4000
"""Characters of an option's value or of a player's name."""

S = TypeVar("S", bound=State)
Sequel = dict[str, Any]
"""What the next game of a campaign starts with: `seats` and every option, as `regnum.new` takes them."""


def is_line(text: str) -> bool:
    """Whether `text` can stand in a record as it is: one line, not too long, without control characters."""
    return len(text) <= LONGEST_LINE and not any([category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text])


class Option:
    """A choice of set-up: its values, the first of which is the default. Words: `<game>-option-<name>[-<value>]`.

    With `check` and without values it is a line of free text, "" unless given; `check` raises BadSetup for a bad one. One
    that is not `shown` holds what players of the game may not read. With `check` and values, it takes those and lines besides.
    A `quiet` one came to a game that was played before: records do not write its default. One `of_automata` means something
    only where the rules play a seat. `named` are words of which a line may name several, each with the role it is for; what
    players read of them begins with `noun`."""

    def __init__(
        self,
        name: str,
        *values: str,
        check: Callable[[str], None] | None = None,
        shown: bool = True,
        quiet: bool = False,
        of_automata: bool = False,
        named: dict[str, str] | None = None,
        noun: str = "",
    ) -> None:
        self.name: str = name
        self.values: tuple[str, ...] = values
        self.default: str = values[0] if values else ""
        self.check: Callable[[str], None] | None = check
        self.shown: bool = shown
        self.quiet: bool = quiet
        self.of_automata: bool = of_automata
        self.named: dict[str, str] = named or {}
        self.noun: str = noun

    def allow(self, value: str) -> None:
        """Raises BadSetup for a value the option does not take; the default is always allowed."""
        if value == self.default or value in self.values:
            return
        if self.check is None:
            raise BadSetup(f"{self.name} can be {', '.join(self.values)}, not {value!r}")
        if value != value.strip() or not is_line(value):
            raise BadSetup(f"{self.name} is one line of at most {LONGEST_LINE} characters")
        self.check(value)


PROMPTS: Final = Option("prompts", "fair", "quick")
"""Every game has it. Fair: who is asked betrays nothing hidden. Quick: nobody is asked who has nothing to answer."""
ORDER: Final = Option("order", "first-random", "given", "shuffled")
"""Who begins and how the players sit: see seating.turn_order."""


class Score:
    """One row of the score sheet: a source, its clause, and the points of each seat."""

    def __init__(self, key: str, clause: str, points: list[int]) -> None:
        self.key: str = key
        self.clause: str = clause
        self.points: list[int] = points


class Result:
    """How a game ended: the winning seats, the points of all, a message key for how, and where the points came from.

    `sequel` is what the next game of a campaign starts with; None before the end and where nothing follows."""

    def __init__(self, winners: list[int], scores: list[int], how: str, sheet: list[Score]) -> None:
        self.winners: list[int] = winners
        self.scores: list[int] = scores
        self.how: str = how
        self.sheet: list[Score] = sheet
        self.sequel: Sequel | None = None


class Rulebook(Generic[S]):
    """A game over states of class S. Its rules are `start` and `step`; all that leaves the engine goes through `view`."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        fewest: int,
        most: int,
        minutes: int,
        roles: list[str],
        options: list[Option],
        lexicon: Lexicon,
        pinned: list[str],
    ) -> None:
        self.name: str = name
        self.rules_version: int = rules_version
        self.fewest: int = fewest
        self.most: int = most
        self.minutes: int = minutes
        self.roles: list[str] = roles
        self.options: dict[str, Option] = {o.name: o for o in [*options, PROMPTS]}
        self.kinds: list[Kind] = lexicon.kinds
        self.sayings: list[Saying] = lexicon.sayings
        self.reasons: list[Reason] = lexicon.reasons
        self.pinned: list[str] = pinned
        self.actions: int = lexicon.number_actions(pinned)

    # ---------------------------------------------------------------- what a game must give
    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> S:
        """The state before the first step."""
        raise NotImplementedError

    def step(self, g: S) -> Rule[None]:
        """The rule of the step that comes next; which one that is, is data in the state."""
        raise NotImplementedError

    def view(self, g: S, seat: int | None) -> Any:
        """All that `seat` (None: a spectator) may see, as a msgspec Struct."""
        raise NotImplementedError

    def sight(self, g: S, seat: int) -> object:
        """What `seat` (PASS: a spectator) sees, to be compared."""
        return self.view(g, None if seat == PASS else seat)

    def redeal(self, g: S, seat: int, chance: Chance) -> None:
        """Re-deals in place all that `seat` (PASS: a spectator) cannot see.

        The outcome depends on `chance` and on what the seat sees, not on how the unseen lay before: sort, then shuffle."""
        raise NotImplementedError

    def phase(self, g: S) -> Message:
        """Which phase the game is in (`<game>-phase-<slug>`): with who is to act, all that others are told of a question."""
        raise NotImplementedError

    def turn(self, g: S) -> tuple[int, int]:
        """Whose turn it is, also while others are asked (PASS: nobody's), and a number that the next turn does not have."""
        return PASS, 0

    def result(self, g: S) -> Result:
        """The score sheet; before the end, as if the game ended now."""
        raise NotImplementedError

    def worth(self, g: S, seat: int) -> float:
        """The evaluation for bots: about 0 (lost) to 1 (won), from what `seat` knows in an imagined world."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """The fields that `features` writes. A game without them can be played, but not learned from."""
        raise NotImplementedError

    def features(self, g: S, seat: int, out: BytesWriter) -> None:
        """Writes what `seat` may know into `out`, which holds zeros: the same in every world that looks the same to it."""
        raise NotImplementedError

    def standing(self) -> Standing | None:
        """The numbers that `rows` gives; None for a game whose evaluation cannot be learned."""
        return None

    def rows(self, g: S) -> Rows | None:
        """How the seats stand, for a learned evaluation; None where it is too early to tell."""
        return None

    def weights(self) -> dict[str, Any]:
        """What was learned (see `bots.judge`), as it lies in the game's data; {} where nothing was."""
        return {}

    def quiet(self, g: S) -> bool:
        """Whether a position can be judged: nothing that takes several steps is under way."""
        return True

    def foresees(self) -> bool:
        """Whether a search gains by looking past the step of a question: not where others then change more than any answer."""
        return True

    def count(self, g: S) -> None:
        """Counts the pieces; raises AssertionError when one is missing or too many."""
        raise NotImplementedError

    def played(self, g: S, seats: list[str]) -> list[str]:
        """What each seat plays in the end, where a role may be chosen in the game; `seats` is what it was set up as."""
        return seats

    def sequel(self, g: S) -> Sequel | None:
        """Seats and options of the next game of a campaign, once this one is over; None where nothing follows."""
        return None

    def heirs(self, g: S) -> list[int]:
        """For each seat of the next game of a campaign, the seat of this one whose player takes it; [] when all stay."""
        return []

    def chapter(self, g: S) -> list[Message]:
        """What the book of a campaign says of this game, in order; nothing before it is decided."""
        return []

    def foretell(self, g: S, ask: Ask, option: int) -> list[Message]:
        """Price and gain of an option, before the click."""
        return []

    def static(self) -> Any:
        """What never changes and the client draws: maps, cards, tracks."""
        return {}

    def seatings(self) -> list[str]:
        """What can be asked for at a seat: the roles, and finer wishes where the game knows them."""
        return self.roles

    def automata(self) -> dict[str, str]:
        """The roles that the rules play, each with the one whose place it takes. Words: `<game>-seat-<role>`."""
        return {}

    def plays_itself(self, role: str) -> bool:
        """Whether the rules play a seat of this role, whichever finer wish it has: it is never asked, so nobody sits there."""
        return role.partition(":")[0] in self.automata()

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
            self.options[name].allow(value)
        return {name: given.get(name, option.default) for name, option in self.options.items()}


def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of a game. Raises BadSetup for an unknown name."""
    if game not in GAMES:
        raise BadSetup(f"no game {game!r}; there are {', '.join(GAMES)}")
    return cast(Rulebook[Any], import_module(f"regnum.games.{game}").RULEBOOK)
