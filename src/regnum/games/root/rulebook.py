"""Root as the rest of Regnum sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

import regnum.games.root.components as box
from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.data import read
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Message
from regnum.engine.layout import Layout
from regnum.engine.registry import ORDER, Option, Result, Rulebook
from regnum.engine.seating import each_once
from regnum.engine.standing import Rows, Standing
from regnum.games.root.counting import count
from regnum.games.root.features import LAYOUT, features
from regnum.games.root.foretell import foretell
from regnum.games.root.hidden import redeal
from regnum.games.root.lexicon import LEXICON
from regnum.games.root.setup import begin, faction_of, is_automaton
from regnum.games.root.standing import STANDING, rows
from regnum.games.root.state import DIFFICULTIES, PHASES, Root
from regnum.games.root.static import static
from regnum.games.root.turn import next_step
from regnum.games.root.victory import result
from regnum.games.root.view import view
from regnum.games.root.worth import worth


def traits_named(wish: str) -> None:
    """Raises BadSetup for a line that names anything but traits of automata."""
    for word in wish.split():
        if word not in box.TRAITS:
            raise BadSetup(f"no trait {word!r}; there are {', '.join(box.TRAITS)}")


TRAIT_ROLES: Final = {trait: name for name, data in box.AUTOMATON.items() for trait in data["traits"]}
OPTIONS: Final = [
    Option("map", *box.MAPS),
    Option("deck", *box.DECKS),
    ORDER,
    Option("reach", "recommended", "any"),
    Option("tie", "points", "turn"),
    Option("glide", "allies", "alone"),
    Option("ritual", "empty", "garden"),
    Option("difficulty", *DIFFICULTIES, quiet=True, of_automata=True),
    Option(
        "traits", "none", "one", "all", check=traits_named, quiet=True, of_automata=True, named=TRAIT_ROLES, noun="root-trait-"
    ),
    Option("goal", "alone", "together", quiet=True, of_automata=True),
]
CAST: Final[dict[str, list[str]]] = {
    "vagabond": box.CHARACTERS,
    "vagabond2": box.CHARACTERS,
    "vagabot": box.AUTOMATON["vagabot"]["characters"],
}
"""The characters that a seat may name."""
RECOMMENDED: Final[dict[str, int]] = box.FACTION_DATA["reach"]["recommended"]
BRAVE: Final[int] = box.FACTION_DATA["reach"]["brave"]
DEFAULT_SEATS: Final = {
    2: ["marquise", "eyrie"],
    3: ["marquise", "eyrie", "alliance"],
    4: ["marquise", "eyrie", "alliance", "vagabond"],
    5: ["marquise", "eyrie", "alliance", "vagabond", "riverfolk"],
    6: ["marquise", "eyrie", "alliance", "vagabond", "lizard", "riverfolk"],
}
"""The factions for a mere number of seats."""


class RootRulebook(Rulebook[Root]):
    """The rulebook: 2 to 6 seats, each a faction; a Vagabond may name its character, `vagabond:thief`."""

    def __init__(self) -> None:
        players, pins = box.GENERAL["players"], read(__file__, "actions")["pins"]
        roles = [*box.FACTIONS, *box.AUTOMATA]
        super().__init__("root", 2, players["min"], players["max"], 90, roles, OPTIONS, LEXICON, pins)

    def seat_list(self, seats: int | list[str]) -> list[str]:
        if isinstance(seats, int):
            return super().seat_list(DEFAULT_SEATS.get(seats, seats))
        super().seat_list([s.partition(":")[0] for s in seats])
        seats = seated(seats)
        for s in seats:
            name, colon, character = s.partition(":")
            if colon and character not in CAST.get(name, []):
                raise BadSetup(f"{name} has no character {character!r}; it has {', '.join(CAST.get(name, [])) or 'none'}")
        return seats

    def seatings(self) -> list[str]:
        wanderers = [f"{v}:{c}" for v, characters in CAST.items() for c in characters]
        return [*self.roles, *wanderers]

    def automata(self) -> dict[str, str]:
        return {name: box.FACTIONS[f] for name, f in box.AUTOMATA.items()}

    def check(self, seats: list[str], options: dict[str, str]) -> None:
        factions = [box.FACTIONS[faction_of(s)] for s in seats]
        each_once(factions, "root-faction-")
        names = [s.partition(":")[0] for s in seats]
        if all([is_automaton(name) for name in names]):
            raise BadSetup("at least one seat is no automaton", Message("root-setup-automata"))
        self.check_automata([box.AUTOMATA[name] for name in names if name in box.AUTOMATA], options)
        if "vagabond2" in names and "vagabond" not in names:
            raise BadSetup("vagabond2 needs a vagabond", Message("root-setup-second"))
        each_once([s.partition(":")[2] for s in seats if ":" in s], "root-character-")
        if options["reach"] != "any" and factions == names and reach(names) < BRAVE:
            why = Message("root-setup-reach", {"n": reach(names), "wanted": BRAVE})
            raise BadSetup(f"the factions reach {reach(names)}, fewer than {BRAVE}; reach=any plays them all the same", why)

    def check_automata(self, automata: list[int], options: dict[str, str]) -> None:
        """Raises BadSetup for a level, a goal or traits that no automaton of the table has."""
        idle = [o.name for o in OPTIONS if o.of_automata and options[o.name] != o.default]
        if idle and not automata:
            raise BadSetup(f"{', '.join(idle)}: only where an automaton plays", Message("root-setup-no-automata"))
        for word in options["traits"].split():
            if word in box.TRAITS and box.TRAIT_OF[box.TRAITS.index(word)] not in automata:
                raise BadSetup(
                    f"no automaton of the table has the trait {word}",
                    Message("root-setup-trait", {"it": Message(f"root-trait-{word}")}),
                )

    def notice(self, seats: list[str], options: dict[str, str]) -> Message | None:
        """Said when the factions reach less than is recommended (A)."""
        if any([is_automaton(s) for s in seats]):
            return None
        wanted, found = RECOMMENDED[str(len(seats))], reach([s.partition(":")[0] for s in seats])
        return Message("root-notice-reach", {"n": found, "wanted": wanted}) if found < wanted else None

    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> Root:
        return begin(seats, options, chance)

    def step(self, g: Root) -> Rule[None]:
        return next_step(g)

    def view(self, g: Root, seat: int | None) -> Any:
        return view(g, seat)

    def redeal(self, g: Root, seat: int, chance: Chance) -> None:
        redeal(g, seat, chance)

    def phase(self, g: Root) -> Message:
        return Message("root-phase-" + ("setting-up" if g.turn == 0 else PHASES[g.phase]))

    def turn(self, g: Root) -> tuple[int, int]:
        return (g.seat[g.order[g.now]], g.turn * len(g.order) + g.now) if g.turn else (PASS, 0)

    def result(self, g: Root) -> Result:
        return result(g)

    def worth(self, g: Root, seat: int) -> float:
        return worth(g, seat)

    def standing(self) -> Standing:
        return STANDING

    def rows(self, g: Root) -> Rows | None:
        return rows(g)

    def weights(self) -> dict[str, Any]:
        found: dict[str, Any] = read(__file__, "weights")
        return found

    def layout(self) -> Layout:
        return LAYOUT

    def features(self, g: Root, seat: int, out: BytesWriter) -> None:
        features(g, seat, out)

    def count(self, g: Root) -> None:
        count(g)

    def foretell(self, g: Root, ask: Ask, option: int) -> list[Message]:
        return foretell(g, ask, option)

    def static(self) -> Any:
        return static()

    def played(self, g: Root, seats: list[str]) -> list[str]:
        return [played(g, s) for s in seats]


def reach(names: list[str]) -> int:
    """The sum of the reach of factions (A/2)."""
    return sum([box.REACH[box.FACTIONS.index(name)] for name in names])


def seated(seats: list[str]) -> list[str]:
    """Seats in which "" has become a faction nobody named, the usual ones first."""
    named = [box.FACTIONS[faction_of(s)] for s in seats if s]
    usual = [*DEFAULT_SEATS[len(seats)], *box.FACTIONS]
    free = [name for i, name in enumerate(usual) if name not in named and name not in usual[:i]]
    return [s or free.pop(0) for s in seats]


def played(g: Root, seat: str) -> str:
    """A seat with the character its Vagabond chose."""
    name = seat.partition(":")[0]
    f = faction_of(name)
    if f not in box.VAGABONDS or g.vagabonds[f - box.VAGABOND].character < 0:
        return seat
    return f"{name}:{box.CHARACTERS[g.vagabonds[f - box.VAGABOND].character]}"
