"""The analysis of a game that is over: nobody has it before, it is worked out once, and it is the same every time."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import pytest

import regnum
from regnum.bots import choose
from regnum.bots.hindsight import hope, promised
from regnum.server import analysing, turning
from regnum.server.turning import Came, HopeAt, Place, Turn, course_of, doubts_of, hopes_at, turn_at, turns_of
from tests.server.harness import Server

pytestmark = pytest.mark.anyio
DONE = 1.0


@cache
def played() -> str:
    """A whole game of two who play at random."""
    game = regnum.new("tek", 2, seed=11, players=["Ann", "Bo"])
    while not game.over:
        game.play(choose("random", game, game.ask.seat, game.decisions))
    return game.record()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks at few places, and briefly."""
    monkeypatch.setattr(turning, "POINTS", 5)
    monkeypatch.setattr(turning, "DOUBTS", 4)
    monkeypatch.setattr(turning, "LEAST", 0.0)
    monkeypatch.setattr(analysing, "BRIEFLY", 4)
    monkeypatch.setattr(analysing, "LONG", 6)


async def analysed(server: Server, table: str, key: str = "") -> Any:
    """The analysis, when it is done."""
    while (found := await server.get(f"/api/tables/{table}/analysis", key=key, lang="en"))["done"] < DONE:
        await asyncio.sleep(0.05)
    return found


async def brought(server: Server) -> str:
    opened = await server.post("/api/records", {"text": played(), "as": "watch", "lang": "en"})
    return str(opened["id"])


@pytest.mark.usefixtures("few")
async def test_a_brought_record_is_analysed_once_and_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await brought(server)
    first = await server.get(f"/api/tables/{table}/analysis")
    assert first["done"] < DONE, "nobody is kept waiting for it"
    found = await analysed(server, table)
    assert 4 <= len(found["course"]) <= 6 and found["turns"]
    assert found["course"][0]["moment"] == 0 and sorted(found["course"][-1]["hopes"]) == [0.0, 1.0]
    assert all(0 <= share <= 1 for place in found["course"] for share in place["hopes"])
    end = found["course"][-1]["moment"]
    assert all(0 <= turn["moment"] < end and turn["asked"] and turn["played"]["label"] for turn in found["turns"])
    while server.house.analyses.waiting:
        await asyncio.sleep(0.01)
    assert server.house.analyses.minds.pool is None, "its process has gone"

    async def never(*_: object) -> None:
        raise AssertionError("it is worked out again")

    monkeypatch.setattr(analysing.Analyses, "analyse", never)
    server.house.analyses.kept.clear()
    assert await analysed(server, table) == found, "the store has it"
    other = await server.get(f"/api/tables/{table}/analysis", lang="cs")
    assert other["course"] == found["course"] and other["turns"][0]["asked"] != found["turns"][0]["asked"]


@pytest.mark.usefixtures("few")
async def test_the_same_game_has_the_same_analysis(server: Server) -> None:
    assert await analysed(server, await brought(server)) == await analysed(server, await brought(server))


async def test_nobody_has_it_while_the_game_runs(server: Server) -> None:
    table, first, _ = await server.pair()
    for key in (first, ""):
        answer = await server.http.get(f"/api/tables/{table}/analysis", params={"key": key})
        assert (answer.status_code, answer.json()["key"]) == (403, "regnum-analysis-later")
    await server.post(f"/api/tables/{table}/end", {"key": first})
    ended = await server.http.get(f"/api/tables/{table}/analysis", params={"key": first})
    assert ended.json()["key"] == "regnum-analysis-later", "a game that was broken off is not over"
    waiting = await server.table("human", "open")
    answer = await server.http.get(f"/api/tables/{waiting['id']}/analysis", params={"key": waiting["key"]})
    assert answer.json()["key"] == "regnum-analysis-later"
    assert not server.house.analyses.waiting


async def test_it_is_for_those_who_may_look_and_not_for_too_many_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def rests(*_: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(analysing.Analyses, "analyse", rests)
    monkeypatch.setattr(analysing, "MOST_WAITING", 1)
    first, second = await brought(server), await brought(server)
    assert (await server.get(f"/api/tables/{first}/analysis"))["done"] == 0
    assert (await server.get(f"/api/tables/{first}/analysis"))["course"] == []
    late = await server.http.get(f"/api/tables/{second}/analysis")
    assert (late.status_code, late.json()["key"]) == (503, "regnum-too-fast")
    made = await server.table("human", "random", watch=False)
    stranger = await server.http.get(f"/api/tables/{made['id']}/analysis")
    assert (stranger.status_code, stranger.json()["key"]) == (403, "regnum-table-private")


async def test_what_fails_is_tried_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise ValueError("on purpose")

    monkeypatch.setattr(analysing.Analyses, "analyse", fails)
    table = await brought(server)
    await server.get(f"/api/tables/{table}/analysis")
    while server.house.analyses.waiting:
        await asyncio.sleep(0.01)
    assert (await server.get(f"/api/tables/{table}/analysis"))["done"] == 0


# ---------------------------------------------------------------- from what a player could know
def test_hopes_do_not_change_with_what_the_seat_cannot_know() -> None:
    """In another world that looks the same to the seat, it hopes for the same and its answer comes to the same."""
    game = regnum.load(played())
    seats = len(game.header.seats)
    for n in (20, 45):
        then = game.at(n)
        seat = then.ask.seat
        others = [then.imagine(seat, 5), then.imagine(seat, 6)]
        for other in others:
            assert hope(other, seat, seats, 3, 6) == hope(then, seat, seats, 3, 6)
            option = [then.ask.options[0]]
            assert promised(other, seat, seats, option, 3, 6).worth == promised(then, seat, seats, option, 3, 6).worth


def test_shares_are_parts_of_one_win() -> None:
    record = played()
    game = regnum.load(record)
    for n in range(0, game.decisions, 25):
        assert all(0.0 <= share <= 1.0 for share in hopes_at(Place(record, n)))
    assert sum(hopes_at(Place(record, 0))) == pytest.approx(1.0)


def test_a_weighed_answer_knows_what_was_played() -> None:
    record = played()
    game = regnum.load(record)
    found = [turn_at(Place(record, n, 4)) for n in range(0, 40, 8)]
    for turn in [turn for turn in found if turn is not None]:
        given = game.session.trail.history[turn.n]
        assert (turn.seat, turn.played.option) == (given.seat, given.option)
        assert turn.better.tries == turn.played.tries == 4


def turn(n: int, played: float, better: float, average: float = 0.5, width: float = 0.01) -> Turn:
    came = [Came(i, worth, worth - width, worth + width, 100) for i, worth in enumerate((played, better))]
    return Turn(n, 0, average, *came)


def test_a_difference_within_the_interval_is_no_mistake() -> None:
    assert turn(1, 0.3, 0.5).missed and turn(1, 0.3, 0.5).changed == pytest.approx(-0.2)
    assert not turn(1, 0.3, 0.31, width=0.1).missed
    assert turn(1, 0.7, 0.7).changed == pytest.approx(0.2), "what was found counts against any answer"


def test_places_are_where_hopes_change_most(monkeypatch: pytest.MonkeyPatch) -> None:
    course = [HopeAt(0, [0.5, 0.5]), HopeAt(4, [0.5, 0.5]), HopeAt(8, [0.9, 0.1]), HopeAt(12, [1.0, 0.0])]
    monkeypatch.setattr(turning, "DOUBTS", 6)
    assert doubts_of(course) == [4, 5, 6, 7, 8, 9]
    weighed = [turn(4, 0.2, 0.5), turn(6, 0.2, 0.6), turn(9, 0.5, 0.5), turn(11, 0.6, 0.6)]
    assert [one.n for one in turns_of(course, weighed)] == [6, 11], "one of a stretch, and none where nothing hung on it"


def test_a_long_game_is_looked_at_evenly() -> None:
    history = regnum.load(played()).session.trail.history
    found = course_of(history)
    assert found[0] == 0 and len(found) <= turning.POINTS and found == sorted(set(found))


async def test_a_game_that_is_over_says_which_clauses_it_came_to(server: Server) -> None:
    game = regnum.load(played())
    (winner,) = game.result.winners
    chairs = [{"who": "human" if seat == winner else "bot", "name": "", "bot": "random"} for seat in range(2)]
    made = await server.post("/api/records", {"text": played(), "as": "continue", "lang": "en", "chairs": chairs})
    found = await server.get(f"/api/tables/{made['id']}/cited", key=made["key"], lang="en")
    asked = [game.book.kinds[given.kind].clause for given in game.session.trail.history]
    places = {each["clause"]: each for each in found}
    assert places["tek.patrol.1"]["times"] <= asked.count("tek.patrol.1")
    log = (await server.get(f"/api/tables/{made['id']}/at/30", key=made["key"], lang="en"))["log"]
    homes = [place["text"] for place in places["tek.setup.4"]["places"]]
    assert len(homes) == 2 and set(homes) <= {line["text"] for line in log}
    score = next(row for row in game.result.sheet if row.points[winner])
    assert places[score.clause]["places"][-1]["text"].endswith(f", {score.points[winner]}")
    assert (await server.get("/api/tables", keys=made["key"], lang="en"))["yours"][0]["text"] == "You have won"
    running = await server.table("human", "human")
    answer = await server.http.get(f"/api/tables/{running['id']}/cited", params={"key": running["key"]})
    assert answer.status_code == 403
