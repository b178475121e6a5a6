"""Campaigns: a game starts where the last one ended, the book tells of them all, and a file carries them away and back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import func, select

from regnum.engine.registry import rulebook
from regnum.server.schema import CHAPTERS, TABLES
from regnum.server.wire import Play
from tests.server.harness import Server

pytestmark = pytest.mark.anyio

STORY = {"rounds": "1", "story": "yes"}


async def finish(server: Server, table: str, *keys: str) -> None:
    """All bid their seat and rest, so that the first seat is ahead by a point."""
    live = await server.house.tables.get(table)
    viewers = [await live.viewer(key, "en") for key in keys]
    while not live.row.over:
        seat = live.row.waiting[0]
        viewer = next(v for v in viewers if seat in v.seats)
        text = "act rest" if live.ledger.asked[seat].kind else f"bid {seat}"
        await live.play(viewer, Play(live.ledger.put_to(viewer.seats), seat, text))


def best(text: str) -> dict[str, object]:
    """The sentence of the book on the best of the first seat, and what it is about."""
    return {"key": "fake-told-best", "parts": {"who": "1", "n": text[-1]}, "text": text}


async def told(server: Server, name: str = "") -> tuple[str, str, str]:
    """A game of two people that is over: its table and the keys."""
    table, host, guest = await server.pair(options=STORY, name=name)
    await finish(server, table, host, guest)
    return table, host, guest


async def saga(server: Server, games: int) -> tuple[str, str]:
    """So many games of one device: the campaign and the key."""
    made = await server.table("human", "human", options=STORY, name="Saga")
    await finish(server, made["id"], made["key"])
    table = made["id"]
    for _ in range(games - 1):
        table = (await server.post(f"/api/tables/{table}/again", {"key": made["key"]}))["id"]
        await finish(server, table, made["key"])
    return made["id"], made["key"]


async def refusal(server: Server, path: str, body: Any, lang: str = "en") -> tuple[int, str, str]:
    answer = await server.http.post(f"{path}?lang={lang}", json=body)
    said = answer.json()
    return answer.status_code, said["key"], said["text"]


# ---------------------------------------------------------------- the next game
async def test_the_next_game_starts_where_the_last_one_ended(server: Server) -> None:
    table, host, guest = await told(server, "Friday")
    async with server.page(table, guest) as page:
        assert page.state["sequel"] and page.state["campaign"] == table and page.state["told"] == [best("en: Seat 1 had 1")]
        first = await server.post(f"/api/tables/{table}/again", {"key": guest})
        await page.until(lambda s: s["again"] == first["id"])
    assert first["id"] != table and first["key"] == guest
    async with server.page(first["id"]) as page:
        state = page.state
        assert not state["started"] and state["campaign"] == table and state["title"] == "Friday"
        assert state["options"] == {"rounds": "1", "story": "yes", "purse": "1 0", "prompts": "fair"}
        assert [(c["name"], c["who"]) for c in state["chairs"]] == [("Seat 1", "open"), ("Bo", "human")]
    async with server.page(first["id"], host) as page:
        assert page.state["started"] and page.state["seats"] == [0] and page.state["chairs"][0]["points"] == 1
    await finish(server, first["id"], host, guest)
    campaign = await server.get(f"/api/campaigns/{table}", lang="en")
    assert [(c["n"], c["table"]) for c in campaign["chapters"]] == [(2, first["id"]), (1, table)]
    assert campaign["chapters"][0]["told"] == [best("en: Seat 1 had 2")] and campaign["players"] == ["Bo"]
    assert [(s["name"], s["won"]) for s in campaign["chapters"][0]["sitters"]] == [("Seat 1", True), ("Bo", False)]


async def test_the_next_game_is_started_once(server: Server) -> None:
    table, host, guest = await told(server)
    path = f"/api/tables/{table}/again"
    wishes = [server.post(path, {"key": key}) for key in (host, guest) * 4]
    made = {answer["id"] for answer in await asyncio.gather(*wishes)}
    assert len(made) == 1
    assert (await server.get(f"/api/campaigns/{table}"))["now"] == made.pop()


async def test_whoever_leads_takes_the_seat_the_game_gives_them(server: Server) -> None:
    made = await server.table("human", "open", options=STORY | {"purse": "0 5"})
    guest = (await server.post(f"/api/tables/{made['id']}/sit", {"name": "Bo"}))["key"]
    await finish(server, made["id"], made["key"], guest)
    campaign = await server.get(f"/api/campaigns/{made['id']}")
    assert campaign["next"]["chairs"] == [{"of": 1, "bot": ""}, {"of": 0, "bot": ""}]
    after = await server.post(f"/api/tables/{made['id']}/again", {"key": made["key"]})
    async with server.page(after["id"], guest) as page:
        assert page.state["seats"] == [0] and page.state["chairs"][0]["name"] == "Bo" and page.state["started"]


async def test_others_may_take_the_seats(server: Server) -> None:
    table, host, guest = await told(server)
    after = await server.post(f"/api/tables/{table}/again", {"key": host})
    new = await server.post(f"/api/tables/{after['id']}/sit", {"name": "Cy"})
    assert new["seat"] == 1
    async with server.page(after["id"], guest) as page:
        assert page.state["seats"] == [] and page.state["chairs"][1]["name"] == "Cy" and page.state["started"]


async def test_there_may_be_more_or_fewer_chairs_and_bots(server: Server) -> None:
    table, host, _ = await told(server)
    path = f"/api/tables/{table}/again"
    for chairs, key in (
        ([{"of": 0}], "regnum-setup-bad"),
        ([{"of": 0}, {"of": 7}], "regnum-request-bad"),
        ([{"of": 0}, {"bot": "deep"}], "regnum-bot-unknown"),
    ):
        assert (await refusal(server, path, {"key": host, "chairs": chairs}))[:2] == (400, key)
    chairs = [{"of": 0}, {"of": 1}, {"bot": "random"}, {}]
    after = await server.post(path, {"key": host, "chairs": chairs})
    async with server.page(after["id"], host) as page:
        assert [c["who"] for c in page.state["chairs"]] == ["human", "open", "bot", "open"]
        await server.post(f"/api/tables/{after['id']}/fill", {"key": host, "bot": "random"})
        await page.until(lambda s: s["started"])
        assert page.state["options"]["purse"] == "1 0"


async def test_only_players_and_the_host_go_on_or_give_a_name(server: Server) -> None:
    table, host, guest = await told(server)
    other, stranger, _ = await told(server)
    assert other != table
    for key in ("", "nonsense", stranger):
        assert (await refusal(server, f"/api/tables/{table}/again", {"key": key}))[:2] == (403, "regnum-campaign-not-yours")
        found = await refusal(server, f"/api/campaigns/{table}/name", {"keys": [key], "name": "Mine"})
        assert found[:2] == (403, "regnum-campaign-not-yours")
    await server.post(f"/api/campaigns/{table}/name", {"keys": ["nonsense", guest], "name": " The  Third\nShore "})
    campaign = await server.get(f"/api/campaigns/{table}", keys=f"x,{host}")
    assert campaign["name"] == "The Third Shore" and campaign["yours"]
    assert not (await server.get(f"/api/campaigns/{table}"))["yours"]
    after = await server.post(f"/api/tables/{table}/again", {"key": guest})
    async with server.page(after["id"]) as page:
        assert page.state["title"] == "The Third Shore"
    assert (await refusal(server, "/api/campaigns/none/name", {"keys": [], "name": ""}))[0] == 404


async def test_a_game_that_runs_has_no_next_one(server: Server) -> None:
    table, host, guest = await server.pair(options=STORY)
    assert (await refusal(server, f"/api/tables/{table}/again", {"key": host}))[:2] == (409, "regnum-table-not-over")
    campaign = await server.get(f"/api/campaigns/{table}", keys=guest)
    assert (campaign["now"], campaign["next"], campaign["chapters"]) == (table, None, [])


async def test_where_nothing_follows_the_same_table_begins_another_campaign(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "1"})
    await finish(server, made["id"], made["key"])
    campaign = await server.get(f"/api/campaigns/{made['id']}")
    assert campaign["next"] is None and len(campaign["chapters"]) == 1
    after = await server.post(f"/api/tables/{made['id']}/again", {"key": made["key"]})
    async with server.page(after["id"], made["key"]) as page:
        assert not page.state["sequel"] and page.state["campaign"] == after["id"]


async def test_a_game_without_a_sequel_has_no_campaign(server: Server) -> None:
    chairs = [{"who": "human"}, {"who": "bot", "bot": "random"}]
    made = await server.post("/api/tables", {"game": "tek", "chairs": chairs})
    async with server.page(made["id"], made["key"]) as page:
        assert page.state["campaign"] == ""
    assert (await server.http.get(f"/api/campaigns/{made['id']}")).status_code == 404
    assert (await server.get("/api/tables", keys=made["key"]))["campaigns"] == []


async def test_bots_carry_on_too(server: Server) -> None:
    made = await server.table("random", "random", options=STORY)
    path = f"/api/tables/{made['id']}/again"
    async with server.page(made["id"]) as page:
        await page.until(lambda s: s["over"])
    answer = await server.http.post(path, json={"key": made["key"]})
    async with server.page(answer.json()["id"]) as page:
        await page.until(lambda s: s["over"])
        assert page.state["sequel"]


# ---------------------------------------------------------------- looking
async def test_the_campaign_is_told_in_the_readers_words_and_listed(server: Server) -> None:
    table, _, guest = await told(server, "Friday")
    campaign = await server.get(f"/api/campaigns/{table}", lang="cs")
    assert campaign["chapters"][0]["told"] == [best("cs: Hráč 1 had 1")]
    assert campaign["chapters"][0]["text"].startswith("Vítězí") and campaign["chapters"][0]["ended"].startswith("20")
    home = await server.get("/api/tables", keys=guest, lang="en")
    assert home["campaigns"] == [
        {"id": table, "title": "Gems", "name": "Friday", "games": 1, "text": "Won by Seat 1"},
    ]
    assert (await server.get("/api/tables"))["campaigns"] == []
    assert (await server.http.get(f"/api/tables/{table}/at/0")).status_code == 200


async def test_a_private_campaign_is_for_its_players(server: Server) -> None:
    made = await server.table("human", "human", options=STORY, watch=False)
    for path in ("", "/file"):
        answer = await server.http.get(f"/api/campaigns/{made['id']}{path}")
        assert answer.status_code == 403 and answer.json()["key"] == "regnum-campaign-private"
        assert (await server.http.get(f"/api/campaigns/{made['id']}{path}?keys={made['key']}")).status_code == 200


# ---------------------------------------------------------------- files
async def test_a_campaign_travels_in_a_file_and_goes_on(server: Server) -> None:
    id, _ = await saga(server, 3)
    file = (await server.http.get(f"/api/campaigns/{id}/file")).json()
    assert (file["regnum"], file["game"], file["name"], len(file["games"])) == ("campaign", "fake", "Saga", 3)
    brought = await server.post("/api/campaigns", {"text": json.dumps(file)})
    assert brought["id"] != id
    campaign = await server.get(f"/api/campaigns/{brought['id']}", keys=brought["key"], lang="en")
    assert campaign["yours"] and campaign["name"] == "Saga" and [c["n"] for c in campaign["chapters"]] == [3, 2, 1]
    there = await server.get(f"/api/campaigns/{id}", lang="en")
    for one, other in zip(campaign["chapters"], there["chapters"], strict=True):
        assert (one["told"], one["ended"], one["text"]) == (other["told"], other["ended"], other["text"])
        record = await server.http.get(f"/api/tables/{one['table']}/record")
        assert record.text == (await server.http.get(f"/api/tables/{other['table']}/record")).text
    assert (await server.http.get(f"/api/campaigns/{brought['id']}/file")).json() == file
    after = await server.post(f"/api/tables/{brought['table']}/again", {"key": brought["key"]})
    async with server.page(after["id"], brought["key"]) as page:
        assert page.state["host"] and page.state["options"]["purse"] == "3 0" and page.state["campaign"] == brought["id"]
        assert [c["who"] for c in page.state["chairs"]] == ["open", "open"]
        sat = await server.post(f"/api/tables/{after['id']}/sit", {"name": "Ann", "seat": 1, "key": brought["key"]})
        assert sat == {"key": brought["key"], "seat": 1}
        await page.until(lambda s: s["seats"] == [1] and s["host"])
        await server.post(f"/api/tables/{after['id']}/fill", {"key": brought["key"], "bot": "random"})
        await page.asked("bid")


async def test_a_long_campaign_is_brought_in_whole(server: Server) -> None:
    id, _ = await saga(server, 3)
    file = (await server.http.get(f"/api/campaigns/{id}/file")).json()
    for game in file["games"]:
        game["record"] += "# a note in the margin\n" * 9_000
    brought = await server.post("/api/campaigns", {"text": json.dumps(file)})
    assert (await server.http.get(f"/api/campaigns/{brought['id']}/file")).json() == file


async def test_what_is_no_campaign_is_refused(server: Server) -> None:
    id, _ = await saga(server, 1)
    file = (await server.http.get(f"/api/campaigns/{id}/file")).json()
    for text, key in (
        ("", "regnum-campaign-none"),
        ("regnum 1\n", "regnum-campaign-none"),
        ("[" * 5000, "regnum-campaign-none"),
        (json.dumps({**file, "regnum": "record"}), "regnum-campaign-none"),
        (json.dumps({**file, "games": []}), "regnum-campaign-count"),
        (json.dumps({**file, "game": "chess"}), "regnum-game-none"),
    ):
        assert (await refusal(server, "/api/campaigns", {"text": text}))[:2] == (400, key)


async def test_a_wrong_game_is_named_with_its_line_and_nothing_is_kept(server: Server) -> None:
    id, _ = await saga(server, 3)
    good = (await server.http.get(f"/api/campaigns/{id}/file")).text
    before = await count(server)

    async def said(change: Any, n: int = 2) -> str:
        file = json.loads(good)
        change(file["games"][n - 1], file)
        status, key, text = await refusal(server, "/api/campaigns", {"text": json.dumps(file)})
        assert (status, key) == (400, "regnum-campaign-game")
        assert await count(server) == before
        head, _, rest = text.partition(": ")
        assert head == f"Game {n} of the campaign"
        return rest

    def record(old: str, new: str) -> Any:
        return lambda game, _: game.update(record=game["record"].replace(old, new))

    lines = json.loads(good)["games"][1]["record"].split("\n")
    bid, purse = lines.index("1 bid 0") + 1, lines.index("option purse 1 0") + 1
    assert f"line {bid}: " in await said(record("1 bid 0", "1 bid 9"))
    assert "line 1: fake has no seat" in await said(record("seats any any", "seats any other"))
    assert (await said(record("purse 1 0", "purse 9 0"))).startswith(f"Its record, line {purse}: Purse: it should be “1 0”")
    assert await said(record("game fake", "game tek")) == "Its record, line 2: this is “tek”, not Gems"
    assert "before the end" in await said(lambda game, _: game.update(record="\n".join(game["record"].split("\n")[:-2])))
    assert "seats 2" in await said(lambda game, _: game.update(seats=["Ann"]))
    assert "cannot be read" in await said(lambda game, _: game.update(ended="yesterday"))
    assert "cannot be read" in await said(lambda game, _: game.pop("seats"), 3)
    assert f"line {purse}: Purse" in await said(lambda game, file: file["games"].insert(1, file["games"][2]))
    file = json.loads(good)
    file["games"] = [
        {**file["games"][0], "record": file["games"][0]["record"].replace("story yes", "story no")},
        *file["games"],
    ]
    assert "Nothing can follow" in (await refusal(server, "/api/campaigns", {"text": json.dumps(file)}))[2]


async def count(server: Server) -> int:
    """How many tables and chapters there are."""
    async with server.house.store.engine.connect() as db:
        return sum([(await db.execute(select(func.count()).select_from(t))).scalar_one() for t in (TABLES, CHAPTERS)])


async def test_a_campaign_outlives_its_rules(server: Server) -> None:
    """Games of older rules may no longer be legal; their campaign goes on, out of the store and out of the file."""
    id, key = await saga(server, 2)
    book = rulebook("fake")
    file = (await server.http.get(f"/api/campaigns/{id}/file")).json()
    file["games"][0]["record"] = file["games"][0]["record"].replace("1 act rest", "1 act fly")
    book.rules_version += 1
    try:
        brought = await server.post("/api/campaigns", {"text": json.dumps(file)})
        campaign = await server.get(f"/api/campaigns/{brought['id']}", lang="en")
        assert [c["told"] for c in campaign["chapters"]] == [[best("en: Seat 1 had 2")], [best("en: Seat 1 had 1")]]
        async with server.page(campaign["chapters"][1]["table"]) as page:
            assert not page.state["over"] and "decision 2" in page.state["problem"]
        assert (await server.http.get(f"/api/campaigns/{brought['id']}/file")).json() == file
        here = await server.get(f"/api/campaigns/{id}")
        for table, right in ((brought["table"], brought["key"]), (here["chapters"][0]["table"], key)):
            after = await server.post(f"/api/tables/{table}/again", {"key": right})
            async with server.page(after["id"], right) as page:
                assert page.state["options"]["purse"] == "2 0"
        file["games"][1]["ending"] = {"winners": [5], "how": ""}
        assert "winners" in (await refusal(server, "/api/campaigns", {"text": json.dumps(file)}))[2]
        file["games"][0].pop("ending")
        assert "before the end" in (await refusal(server, "/api/campaigns", {"text": json.dumps(file)}))[2]
    finally:
        book.rules_version -= 1
