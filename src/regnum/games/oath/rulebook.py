"""Oath as the rest of Regnum sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.data import read
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Message
from regnum.engine.layout import Layout
from regnum.engine.registry import Result, Rulebook, Sequel
from regnum.engine.seating import each_once
from regnum.engine.standing import Rows, Standing
from regnum.games.oath import box
from regnum.games.oath.chronicle import chapter, heirs, sequel
from regnum.games.oath.components import CHANCELLOR, CITIZEN, COLOURS, EXILE, PURPLE, ROLES
from regnum.games.oath.features import LAYOUT, features
from regnum.games.oath.foretell import foretell
from regnum.games.oath.hidden import count, redeal
from regnum.games.oath.lexicon import LEXICON, MOST_SEATS
from regnum.games.oath.setup import OPTIONS, begin, colours, seat_of, world_of
from regnum.games.oath.standing import STANDING, rows
from regnum.games.oath.state import CHRONICLE, STAGES, WAKE, Oath
from regnum.games.oath.static import static
from regnum.games.oath.turn import next_step
from regnum.games.oath.victory import result
from regnum.games.oath.view import view
from regnum.games.oath.vocabulary import NONE
from regnum.games.oath.worth import worth

FEWEST_SEATS: Final = 2
BINDINGS: Final = box.__all__
"""What carries out the powers; loaded before the first game."""


class OathRulebook(Rulebook[Oath]):
    """The rulebook: 2 to 6 seats, the Chancellor first, then Exiles and Citizens ("exile", "citizen:blue")."""

    def __init__(self) -> None:
        super().__init__("oath", 1, FEWEST_SEATS, MOST_SEATS, 150, ROLES, OPTIONS, LEXICON, read(__file__, "actions")["pins"])

    def seat_list(self, seats: int | list[str]) -> list[str]:
        if isinstance(seats, int):
            seats = [ROLES[CHANCELLOR], *[ROLES[EXILE]] * (seats - 1)]
        seats = [s or ROLES[EXILE if i else CHANCELLOR] for i, s in enumerate(seats)]
        super().seat_list([s.partition(":")[0] for s in seats])
        for s in seats:
            _, colon, colour = s.partition(":")
            if colon and colour not in COLOURS[PURPLE + 1 :]:
                raise BadSetup(f"no board is {colour!r}; there are {', '.join(COLOURS[PURPLE + 1 :])}")
        return seats

    def seatings(self) -> list[str]:
        return [*ROLES, *[f"{role}:{colour}" for role in ROLES[EXILE:] for colour in COLOURS[PURPLE + 1 :]]]

    def check(self, seats: list[str], options: dict[str, str]) -> None:
        roles = [seat_of(s)[0] for s in seats]
        if roles[0] != CHANCELLOR or CHANCELLOR in roles[1:]:
            raise BadSetup("the first seat is the Chancellor, and no other", Message("oath-setup-chancellor"))
        each_once([s.partition(":")[2] for s in seats if ":" in s], "oath-seat-")
        citizens = world_of(seats, options).citizens
        for s, role in zip(seats, roles, strict=True):
            colour = seat_of(s)[1]
            if colour != NONE and (colour in citizens) != (role == CITIZEN):
                side = Message("oath-setup-side", {"colour": Message(f"oath-seat-{COLOURS[colour]}")})
                raise BadSetup(f"the board of {COLOURS[colour]} is on its other side in this Chronicle", side)
        if NONE in colours(seats, citizens):
            raise BadSetup("this Chronicle has no such board left", Message("oath-setup-boards", {"n": len(citizens)}))

    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> Oath:
        return begin(seats, options, chance)

    def step(self, g: Oath) -> Rule[None]:
        return next_step(g)

    def view(self, g: Oath, seat: int | None) -> Any:
        return view(g, seat)

    def redeal(self, g: Oath, seat: int, chance: Chance) -> None:
        redeal(g, seat, chance)

    def phase(self, g: Oath) -> Message:
        return Message("oath-phase-campaign" if g.fight is not None else f"oath-phase-{STAGES[g.stage]}", {"n": g.round})

    def turn(self, g: Oath) -> tuple[int, int]:
        return (g.turn, g.round) if WAKE <= g.stage < CHRONICLE else (PASS, 0)

    def result(self, g: Oath) -> Result:
        return result(g)

    def worth(self, g: Oath, seat: int) -> float:
        return worth(g, seat)

    def standing(self) -> Standing:
        return STANDING

    def rows(self, g: Oath) -> Rows | None:
        return rows(g)

    def weights(self) -> dict[str, Any]:
        found: dict[str, Any] = read(__file__, "weights")
        return found

    def layout(self) -> Layout:
        return LAYOUT

    def features(self, g: Oath, seat: int, out: BytesWriter) -> None:
        features(g, seat, out)

    def quiet(self, g: Oath) -> bool:
        return g.fight is None and not g.granted

    def foresees(self) -> bool:
        return False

    def played(self, g: Oath, seats: list[str]) -> list[str]:
        return [ROLES[g.role[p]] for p in range(g.seats)]

    def sequel(self, g: Oath) -> Sequel | None:
        return sequel(g)

    def heirs(self, g: Oath) -> list[int]:
        return heirs(g)

    def chapter(self, g: Oath) -> list[Message]:
        return chapter(g)

    def foretell(self, g: Oath, ask: Ask, option: int) -> list[Message]:
        return foretell(g, ask, option)

    def count(self, g: Oath) -> None:
        count(g)

    def static(self) -> Any:
        return static()
