"""Whether a record holds: readable, legal, and true to its luck."""

from __future__ import annotations

from dataclasses import dataclass

from regnum.engine.chance import commitment
from regnum.engine.errors import BadRecord, IllegalMove
from regnum.game import Game, begin, load
from regnum.record import Record, parse


@dataclass(frozen=True)
class Check:
    """One thing that was checked; `holds` is None where it cannot be told."""

    what: str
    holds: bool | None
    says: str


def check_record(text: str) -> list[Check]:
    """Everything that can be checked about a record. Raises BadRecord or BadSetup for one that cannot be read."""
    record = parse(text)
    game = load(text)
    seats = ", ".join(record.seats)
    checks = [Check("record", True, f"{record.game}, rules {record.rules}, {len(record.seats)} seats ({seats})")]
    if game.problem is not None:
        if game.problem.line:
            return [*checks, Check("answers", False, str(game.problem))]
        checks.append(Check("rules", None, str(game.problem)))
    checks.append(Check("answers", True, f"all {len(record.moves)} decisions were open to the seats that took them"))
    waiting = len(record.moves) - game.decisions
    if waiting:
        checks.append(Check("text", None, f"the last {waiting} answers wait for those of other seats"))
    elif game.record() == "\n".join(text.replace("\r\n", "\n").rstrip("\n").split("\n")) + "\n":
        checks.append(Check("text", True, "the game writes the same record, letter for letter"))
    else:
        checks.append(Check("text", None, "the game writes this record in other letters (notes, spaces, or luck not noted)"))
    checks += check_luck(record, game)
    checks.append(ending(game))
    return checks


def check_luck(record: Record, game: Game) -> list[Check]:
    """Where luck came from, and whether it said what it had to. A finished game must let everybody check it."""
    if not record.seed and not record.commitment:
        says = "the record has neither seed nor commitment"
        return [Check("luck", False if game.over else None, f"cannot be checked: {says}")]
    if not record.seed and not record.key:
        says = "the game is over, but its key is missing" if game.over else "the key is shown when the game ends"
        return [Check("luck", False if game.over else None, f"cannot be checked: {says}")]
    checks = []
    if record.key:
        fits = commitment(bytes.fromhex(record.key)) == record.commitment
        says = "the key is the one that was promised" if fits else "the key is not the one that was promised"
        checks.append(Check("key", fits, says))
    wrong = first_lie(record, game, bytes.fromhex(record.key))
    uses = len(record.opening) + sum(len(m.chance) for m in record.moves)
    source = "key" if record.key else "seed"
    checks.append(Check("luck", not wrong, wrong or f"all {uses} rolls, picks and shuffles follow from the {source}"))
    return checks


def first_lie(record: Record, game: Game, key: bytes) -> str:
    """Where the record first says something else about luck than the seed or key does; "" when nowhere."""
    fresh = begin(game.book, game.header, key, {})
    said = luck_since(fresh, 0)
    if said != record.opening:
        return f"before the first decision the record says {spoken(record.opening)}, its luck says {spoken(said)}"
    for n, move in enumerate(record.moves):
        uses = fresh.session.g.chance.uses
        try:
            fresh.play(move.text, move.seat)
        except (IllegalMove, BadRecord) as error:
            return f"decision {n + 1}: with the luck of the seed or key this is not possible: {error}"
        said = luck_since(fresh, uses)
        if said != move.chance:
            return f"after decision {n + 1} the record says {spoken(move.chance)}, its luck says {spoken(said)}"
    return ""


def luck_since(game: Game, uses: int) -> list[str]:
    """What chance said after its first `uses` uses."""
    chance = game.session.g.chance
    memory = chance.memory or {}
    return [memory[n] for n in range(uses + 1, chance.uses + 1)]


def spoken(said: list[str]) -> str:
    """What chance said, for a message; long shuffles are cut."""
    return repr("; ".join(said)[:60]) if said else "nothing"


def ending(game: Game) -> Check:
    """How far the game has come."""
    if not game.over:
        return Check("end", None, f"the game is not over; {game.decisions} decisions were taken")
    winners = ", ".join(str(s + 1) for s in game.result.winners)
    won = f"seat {winners} won" if winners else "nobody won"
    return Check("end", True, f"the game is over; {won} with scores {game.result.scores}")
