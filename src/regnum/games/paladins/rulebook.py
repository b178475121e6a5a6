"""Paladins of the West Kingdom as the rest of Regnum sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.data import read
from regnum.engine.kinds import Message
from regnum.engine.layout import Layout
from regnum.engine.registry import ORDER, Option, Result, Rulebook
from regnum.engine.seating import each_once
from regnum.engine.standing import Rows, Standing
from regnum.games.paladins.components import BOARD
from regnum.games.paladins.features import LAYOUT, features
from regnum.games.paladins.foretell import foretell
from regnum.games.paladins.hidden import count, redeal
from regnum.games.paladins.lexicon import LEXICON
from regnum.games.paladins.scoring import result
from regnum.games.paladins.setup import ANY_COLOUR, COLOURS, begin
from regnum.games.paladins.standing import STANDING, rows
from regnum.games.paladins.state import STAGES, Paladins, acting_side
from regnum.games.paladins.static import static
from regnum.games.paladins.turn import next_step
from regnum.games.paladins.view import view
from regnum.games.paladins.worth import worth

OPTIONS: Final = [Option("difficulty", "standard", "easy", "hard"), ORDER]


class PaladinsRulebook(Rulebook[Paladins]):
    """The rulebook: 1 to 4 seats, each a colour or "any"; one seat plays against the solo opponent."""

    def __init__(self) -> None:
        players = BOARD["players"]
        super().__init__(
            "paladins",
            1,
            players["min"],
            players["max"],
            120,
            [ANY_COLOUR, *COLOURS],
            OPTIONS,
            LEXICON,
            read(__file__, "actions")["pins"],
        )

    def check(self, seats: list[str], options: dict[str, str]) -> None:
        each_once([s for s in seats if s in COLOURS], "paladins-seat-")

    def start(self, seats: list[str], options: dict[str, str], chance: Chance) -> Paladins:
        return begin(seats, options, chance)

    def step(self, g: Paladins) -> Rule[None]:
        return next_step(g)

    def view(self, g: Paladins, seat: int | None) -> Any:
        return view(g, seat)

    def redeal(self, g: Paladins, seat: int, chance: Chance) -> None:
        redeal(g, seat, chance)

    def phase(self, g: Paladins) -> Message:
        return Message(f"paladins-phase-{STAGES[g.stage]}", {"n": g.round})

    def turn(self, g: Paladins) -> tuple[int, int]:
        side = acting_side(g)
        return (PASS, 0) if side is None else (side, g.round)

    def result(self, g: Paladins) -> Result:
        return result(g)

    def worth(self, g: Paladins, seat: int) -> float:
        return worth(g, seat)

    def standing(self) -> Standing:
        return STANDING

    def rows(self, g: Paladins) -> Rows | None:
        return rows(g)

    def weights(self) -> dict[str, Any]:
        found: dict[str, Any] = read(__file__, "weights")
        return found

    def layout(self) -> Layout:
        return LAYOUT

    def features(self, g: Paladins, seat: int, out: BytesWriter) -> None:
        features(g, seat, out)

    def played(self, g: Paladins, seats: list[str]) -> list[str]:
        return [COLOURS[g.colour[seat]] for seat in range(g.seats)]

    def foretell(self, g: Paladins, ask: Ask, option: int) -> list[Message]:
        return foretell(g, ask, option)

    def count(self, g: Paladins) -> None:
        count(g)

    def static(self) -> Any:
        return static()
