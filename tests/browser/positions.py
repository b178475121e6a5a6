"""Chosen positions: a recorded game laid out on a table as far as one decision. Whoever opens it plays all its seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from regnum.record import parse
from tests.browser.people import Person

GAMES = Path(__file__).resolve().parents[1] / "games"
NAMES = ("Anna", "Bartek", "Cecilie", "Dorota", "Emil", "Filip")
TAKEN = """n => document.querySelector(".curtain") || document.querySelector(".bar")?.dataset.asked !== n
    || (document.querySelector(".bar .choice.sel, .bar.final")
        && document.querySelector(".bar .btn.go:not([disabled], [data-choice])"))"""
HERE = "n => !document.querySelector('.curtain') && document.querySelector('.bar')?.dataset.asked === n"
PROPOSED = ""
"""The move that the table proposes: the cheapest workers, all warriors. Done plays it."""
CALM = 350
"""Milliseconds after which a second press is no double click."""


def recorded(game: str, name: str, decisions: int | None = None) -> str:
    """A recorded game, up to a decision; its players have names."""
    record = parse((GAMES / game / "records" / f"{name}.regnum").read_text(encoding="utf-8"))
    record.players = list(NAMES[: len(record.seats)])
    record.moves = record.moves[:decisions]
    return record.write()


def before(game: str, name: str, *moves: str) -> str:
    """A recorded game up to the first place at which one player makes these moves one after another."""
    found = parse(recorded(game, name)).moves
    for at, move in enumerate(found):
        came = found[at : at + len(moves)]
        if are(moves, [m.text for m in came]) and all(m.seat == move.seat for m in came):
            return recorded(game, name, at)
    raise AssertionError(f"{name}: nobody plays {moves}")


def are(moves: Sequence[str], came: Sequence[str]) -> bool:
    """Whether these moves came; PROPOSED is any."""
    return len(moves) == len(came) and all(m in (PROPOSED, c) for m, c in zip(moves, came, strict=True))


def lay_out(person: Person, text: str, lang: str = "en") -> str:
    """Opens a table at which the game stands as it was recorded, and draws the curtain; the address of its record."""
    wish = {"text": text, "as": "continue", "lang": lang}
    made = person.page.request.post(f"{person.url}/api/records", data=wish).json()
    person.visit(f"{person.url}/t/{made['id']}?key={made['key']}")
    person.is_asked()
    return f"{person.url}/api/tables/{made['id']}/record?key={made['key']}"


def clicks_for(person: Person, record: str, *moves: str) -> int:
    """Plays these moves by clicking, on the board where no button of the bar has them; how many clicks that took. A move that
    another has brought with it takes none."""
    page, clicks, before_that = person.page, 0, len(played(person, record))
    while len(played(person, record)) < before_that + len(moves):
        assert person.is_asked()
        asked, move = page.get_attribute(".bar.ask", "data-asked"), moves[len(played(person, record)) - before_that]
        while page.evaluate(HERE, asked):
            page.wait_for_timeout(CALM)
            clicks += press(person, move)
            page.wait_for_function(TAKEN, arg=asked)
        page.wait_for_timeout(CALM)
    assert are(moves, played(person, record)[before_that:])
    return clicks


def played(person: Person, record: str) -> list[str]:
    """The moves of the game so far."""
    return [move.text for move in parse(person.page.request.get(record).text()).moves]


def press(person: Person, move: str) -> int:
    """A click on what this move is, or one on where it begins and one on it; how many that were."""
    page, mine = person.page, f'[data-choice="{move}"]'
    if move == PROPOSED:
        page.click(".bar .btn.go")
        return 1
    for place in (".bar", ".board"):
        if page.query_selector(f"{place} {mine}"):
            page.dispatch_event(f"{place} {mine}", "click")
            return 1
    page.dispatch_event(f'.board [data-begins*="|{move}|"]', "click")
    page.dispatch_event(f".board {mine}", "click")
    return 2
