"""What lights on the table while an action is chosen is what the action asks for next."""

from __future__ import annotations

from pathlib import Path

from regnum.engine.ask import PASS
from regnum.game import Game, load
from regnum.games.oath.components import ACTIONS
from regnum.record import parse

RECORD = Path(__file__).resolve().parent / "records" / "stable-7.regnum"
OPENS = {
    "search": "search",
    "muster": "muster",
    "trade": "trade",
    "recover": "recover",
    "campaign": "defender",
    "travel": "travel",
}


def asked_next(game: Game) -> tuple[str, list[dict[str, str]]]:
    """The kind of the open question, and the parts of its options."""
    kind = game.ask._kind
    return kind.name, [kind.noun.parts(option) for option in game.ask.options if option != PASS]


def test_an_action_begins_where_the_table_said_and_others_are_not_told() -> None:
    game = load(RECORD.read_text(encoding="utf-8"))
    looked = set()
    for n, move in enumerate(parse(game.record()).moves[:200]):
        word, _, act = move.text.partition(" ")
        if word != "act" or act not in ACTIONS:
            continue
        before, after = game.at(n), game.at(n + 1)
        said = {one.act: one.opens for one in before.view(move.seat).reach}
        assert all(before.view(seat).reach == [] for seat in (None, 0, 1, 2, 3) if seat != move.seat)
        kind, parts = asked_next(after)
        if kind == OPENS[act]:
            assert said[act] == parts
            looked.add(act)
        else:
            assert said[act], "an action that is open begins somewhere"
    assert {"search", "travel"} <= looked
