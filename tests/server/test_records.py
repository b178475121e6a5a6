"""Records go out and come back in; a damaged one is refused with its line."""

from __future__ import annotations

import pytest

import regnum
from regnum.engine.registry import rulebook
from tests.server.harness import Server

pytestmark = pytest.mark.anyio

HEAD = "regnum 1\ngame fake\nrules 1\nseats any any\noption rounds 1\nplayer 1 Ann\nplayer 2 Bo\nseed 7\n\n"


def played(*texts: str, seed: int | None = 7, rounds: str = "1") -> str:
    game = regnum.new("fake", 2, seed=seed, players=["Ann", "Bo"], rounds=rounds)
    for text in texts:
        game.play(text)
    return game.record()


async def test_a_finished_record_can_be_watched(server: Server) -> None:
    text = played("bid 1", "bid 2", "act roll", "act rest")
    opened = await server.post("/api/records", {"text": text, "as": "watch", "lang": "en"})
    async with server.page(opened["id"], opened["key"]) as page:
        assert page.state["over"] and page.state["seats"] == [] and page.state["host"]
        assert [c["name"] for c in page.state["chairs"]] == ["Ann", "Bo"]
        assert page.state["log"][0]["text"] == "Ann bid 1"
    past = await server.get(f"/api/tables/{opened['id']}/at/1", key=opened["key"])
    assert past["moment"] == 1 and len(past["log"]) == 2
    assert (await server.http.get(f"/api/tables/{opened['id']}/record")).text == text


async def test_an_unfinished_record_is_frozen_or_goes_on(server: Server) -> None:
    text = played("bid 1", "bid 2", "act show")
    frozen = await server.post("/api/records", {"text": text, "as": "watch"})
    async with server.page(frozen["id"], frozen["key"]) as page:
        assert page.state["question"] is None and page.state["waiting"] == [] and not page.state["over"]
        await page.play("show pass", asked=3, seat=0)
        await page.refused("regnum-table-not-yours")
    opened = await server.post("/api/records", {"text": text, "as": "continue"})
    async with server.page(opened["id"], opened["key"]) as page:
        assert page.state["seats"] == [0, 1] and len(page.state["log"]) == 2
        assert page.state["question"]["kind"] == "show"
        await page.plays(page.state["question"]["choices"][0]["text"])
        await page.plays("act roll")
        assert page.state["over"]
        rolled = page.state["log"][-1]["parts"]["n"]
    record = (await server.http.get(f"/api/tables/{opened['id']}/record")).text
    assert record.startswith(text.rstrip()) and f"roll {rolled}" in record
    assert regnum.load(record).over


async def test_a_record_is_played_on_with_a_friend_and_a_bot(server: Server) -> None:
    """Whoever played before keeps the answers; the open chair waits in the running game for whoever comes."""
    game = regnum.new("fake", 3, seed=7, players=["Ann", "Bo", "Cy"], rounds="1")
    for seat in range(3):
        game.play(f"bid {seat + 1}", seat)
    chairs = [{"who": "open"}, {"who": "human", "name": "Bo"}, {"who": "bot", "bot": "random"}]
    opened = await server.post("/api/records", {"text": game.record(), "as": "continue", "lang": "en", "chairs": chairs})
    async with server.page(opened["id"], opened["key"]) as page:
        assert page.state["seats"] == [1] and page.state["host"]
        assert [c["who"] for c in page.state["chairs"]] == ["open", "human", "bot"]
        assert page.state["chairs"][0]["name"] == "Ann" and page.state["chairs"][2]["name"] != "Cy"
    seated = await server.post(f"/api/tables/{opened['id']}/sit", {"name": "Dana", "seat": 0})
    async with server.page(opened["id"], seated["key"]) as page:
        assert page.state["seats"] == [0] and page.state["chairs"][0]["name"] == "Dana"
    ledger = (await server.house.tables.get(opened["id"])).ledger
    assert ledger is not None
    record = ledger.record()
    assert "who 1 1 person Ann" in record and "who 3 3 person Cy" in record and "person Bo" not in record


async def test_chairs_that_do_not_fit_a_record_are_refused(server: Server) -> None:
    text = played("bid 1")
    for chairs in ([{"who": "human"}], [{"who": "human"}, {"who": "bot", "bot": "nobody"}]):
        answer = await server.http.post("/api/records", json={"text": text, "as": "continue", "chairs": chairs})
        assert answer.status_code == 400


async def test_a_live_record_goes_out_and_comes_back(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "1"})
    async with server.page(made["id"], made["key"]) as page:
        for text in ("bid 1", "bid 2", "act roll"):
            await page.plays(text)
        half = (await server.http.get(f"/api/tables/{made['id']}/record?key={made['key']}")).text
        await page.plays("act roll")
        whole = (await server.http.get(f"/api/tables/{made['id']}/record")).text
    assert f"key {page.state['key']}" in whole and "key" not in half.replace("seat-key", "")
    game = regnum.load(whole)
    assert game.over and game.problem is None and game.record() == whole
    opened = await server.post("/api/records", {"text": whole, "as": "watch"})
    async with server.page(opened["id"]) as page:
        assert page.state["key"] and page.state["commitment"] == game.header.commitment
    again = await server.post("/api/records", {"text": half, "as": "continue"})
    async with server.page(again["id"], again["key"]) as page:
        assert page.state["question"]["seat"] == 1 and len(page.state["log"]) == 3
        await page.plays("act roll")
        assert page.state["over"]


DAMAGED = [
    (HEAD.replace("regnum 1", "regnum 2"), 1),
    (HEAD.replace("seats any any", "seats any green"), 1),
    (HEAD.replace("game fake", "game chess"), 1),
    (HEAD.replace("option rounds 1", "option rounds many"), 1),
    (HEAD.replace("seed 7", "seed x"), 8),
    (HEAD.replace("seed 7", "luck 7"), 8),
    (HEAD + "1 bid 1\nnonsense\n", 11),
    (HEAD + "1 bid 1\n# a remark\n2 bid 9\n", 12),
    (HEAD + "1 bid 1\n2 bid 2\n1 act fly\n", 12),
    (HEAD + "1 bid 1\n2 bid 2\n1 act roll ~ roll 9\n", 12),
    (HEAD + "~ shuffle 1 2 3\n1 bid 1\n", 1),
    (HEAD.replace("seed 7", "key zz"), 8),
    (HEAD.replace("seed 7", "key " + "ab" * 100), 8),
]


async def test_a_damaged_record_is_refused_with_its_line(server: Server) -> None:
    for text, line in DAMAGED:
        answer = await server.http.post("/api/records?lang=en", json={"text": text, "as": "continue"})
        assert answer.status_code == 400, text
        problem = answer.json()
        assert problem["key"] == "regnum-record-bad"
        assert f"line {line}: " in problem["text"], (text, problem)


async def test_what_is_no_record_is_refused_in_the_readers_words(server: Server) -> None:
    for text in ("", "hello\n", "\ufeffhello"):
        answer = await server.http.post("/api/records?lang=cs", json={"text": text})
        assert answer.status_code == 400 and answer.json()["key"] == "regnum-record-none"
        assert answer.json()["text"] == "V\N{NO-BREAK SPACE}tomhle souboru není záznam hry"


async def test_a_long_record_is_refused(server: Server) -> None:
    for text in (HEAD + "#" * 300_000, HEAD + "1 bid 1\n" * 6000):
        answer = await server.http.post("/api/records", json={"text": text})
        assert answer.status_code == 413


async def test_a_record_of_older_rules_is_shown_as_far_as_it_goes(server: Server) -> None:
    text = played("bid 1", "bid 2", "act rest").replace("rules 1", "rules 0").replace("1 act rest", "1 act fly")
    opened = await server.post("/api/records", {"text": text, "as": "continue"})
    async with server.page(opened["id"], opened["key"]) as page:
        assert page.state["moment"] == 1 and page.state["question"] is None
        assert "rules 0, today they are 1" in page.state["problem"]


async def test_a_record_of_older_rules_is_not_played_on_even_if_all_of_it_is_legal(server: Server) -> None:
    text = played("bid 1", "bid 2", "act rest").replace("rules 1", "rules 0")
    opened = await server.post("/api/records", {"text": text, "as": "continue", "lang": "en"})
    async with server.page(opened["id"], opened["key"]) as page:
        assert page.state["moment"] == 2 and page.state["question"] is None and page.state["waiting"] == []
        assert "rules 0, today they are 1" in page.state["problem"]
        await page.play("act rest", asked=3, seat=1)
        await page.refused("regnum-table-not-yours")
    assert (await server.http.get(f"/api/tables/{opened['id']}/record")).text == text


async def test_a_table_begun_under_older_rules_is_not_played_on(server: Server) -> None:
    book = rulebook("fake")
    made = await server.table("human", "human", options={"rounds": "1"})
    async with server.page(made["id"], made["key"]) as page:
        await page.plays("bid 1")
    book.rules_version += 1
    try:
        live = await server.house.tables.get(made["id"])
        live.drop()
        async with server.page(made["id"], made["key"]) as page:
            assert page.state["question"] is None and page.state["waiting"] == []
            assert "rules 1, today they are 2" in page.state["problem"]
            await page.play("bid 2", asked=2, seat=1)
            await page.refused("regnum-table-frozen")
    finally:
        book.rules_version -= 1
