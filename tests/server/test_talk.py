"""Table talk, names that are changed, names of tables, and a first page that one caller cannot fill."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest

from regnum.server import talk
from regnum.server.closing import remove_all
from regnum.server.problems import Windows
from regnum.server.talk import KEPT
from tests.server.harness import Player, Server, bids

pytestmark = pytest.mark.anyio

MARKUP = "<img src=x onerror=alert(1)> <script>alert(1)</script> & \u202e"


async def heard(page: Player, count: int) -> list[str]:
    """What a page has heard, once there are so many lines."""
    while len(page.talk) < count:
        await page.hear()
    return [line["text"] or line["sign"] for line in page.talk]


async def test_talk_reaches_all_and_whoever_comes_later(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one, server.page(table, second) as two, server.page(table) as guest:
        await one.say(type="say", text=f"  {MARKUP} ")
        await two.say(type="say", sign="ouch")
        await guest.say(type="say", text="hello", name="Eva")
        for page in (one, two, guest):
            said = await heard(page, 3)
            assert sorted(said) == sorted([MARKUP.removesuffix("\u202e").strip(), "ouch", "hello"])
        lines = {line["text"]: line for line in one.talk}
        assert lines["hello"]["seat"] is None and lines["hello"]["name"] == "Eva"
        assert lines[""]["seat"] == 1 and lines[""]["name"] == "Bo"
    async with server.page(table, second) as two:
        assert len(await heard(two, 3)) == 3
    record = (await server.http.get("/api/tables", params={"keys": first})).json()["yours"][0]
    assert record["talk"] == 3 and await server.entries(table) == 0


async def test_talk_is_braked(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one, server.page(table, second) as two:
        for n in range(6):
            await one.say(type="say", text=str(n))
        assert await heard(two, 5) == ["0", "1", "2", "3", "4"]
        await one.refused("regnum-talk-fast")
        await two.say(type="say", text=" \n ")
        await two.refused("regnum-talk-empty")
        await two.say(type="say", sign="rude")
        await two.refused("regnum-unreadable")
        await two.say(type="say", text="x" * 1000)
        assert len((await heard(two, 6))[-1]) == 300


def test_nobody_says_more_than_five_lines_in_any_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five at once leave nothing for ten seconds; spread out, each comes free ten seconds after it was said."""
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    limits = Windows(talk.LINES, talk.SECONDS)
    said = []
    for tenth in range(0, 300, 5):
        clock[0] = tenth / 10
        said += [clock[0] for _ in range(3) if limits.take("one")]
    assert said[:5] == [0.0, 0.0, 0.0, 0.5, 0.5] and said[5:8] == [10.0, 10.0, 10.0]
    assert all(sum(at <= other < at + 10 for other in said) <= 5 for at in said)
    assert limits.take("another")


async def test_talk_goes_through_other_processes_and_is_bounded(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT", 4)
    async with Server(db) as left, Server(db) as right:
        left.house.talks.limits = Windows(1000, 1)
        table, first, second = await left.pair()
        async with left.page(table, first) as one, right.page(table, second) as two:
            await asyncio.gather(*(one.say(type="say", text=str(n)) for n in range(9)))
            while not two.talk or two.talk[-1]["text"] != "8":
                await two.hear()
        async with right.page(table, second) as two:
            assert await heard(two, 4) == ["5", "6", "7", "8"] and KEPT >= 50


async def test_a_private_table_hears_its_own_people_only(server: Server) -> None:
    made = await server.table("human", "human", watch=False)
    async with server.page(made["id"], made["key"]) as one:
        live = server.house.tables.live[made["id"]]
        live.row = replace(live.row, watch=True)
        async with server.page(made["id"]) as guest:
            live.row = replace(live.row, watch=False)
            await guest.say(type="say", text="psst")
            while not guest.problems:
                await guest.hear()
        assert one.talk == []


# ---------------------------------------------------------------- names
async def test_everybody_can_change_their_name_also_the_host(server: Server) -> None:
    table, first, second = await server.pair(options={"rounds": "1"})
    async with server.page(table, first) as one, server.page(table, second) as two, server.page(table) as guest:
        await bids(one, two)
        await one.say(type="name", name="  Jana <b> ")
        await two.until(lambda s: s["chairs"][0]["name"] == "Jana <b>" and "Jana <b>" in s["log"][0]["text"])
        await one.say(type="name", name=" ")
        await one.refused("regnum-name-empty")
        await guest.say(type="name", name="Eve")
        await guest.refused("regnum-table-not-yours")
        await one.plays("act rest")
        await two.asked("act")
        await two.play("act rest")
        await one.until(lambda s: s["over"])
    record = (await server.http.get(f"/api/tables/{table}/record")).text
    assert record.startswith("regnum 1\n") and "player 1 Jana <b>\n" in record


async def test_a_table_has_a_name(server: Server) -> None:
    made = await server.table("human", "open", listed=True)
    for lang in ("en", "cs", "pl"):
        home = await server.get("/api/tables", keys=made["key"], lang=lang)
        assert home["name"] and home["open"][0]["name"] and home["yours"][0]["name"] == home["open"][0]["name"]


async def test_one_caller_does_not_hide_the_tables_of_others(db: str) -> None:
    async with Server(db, proxies="127.0.0.1") as server:
        chairs = [{"who": "human", "name": "Ann"}, {"who": "open"}]
        wish = {"game": "fake", "chairs": chairs, "listed": True, "name": "quiet"}
        await server.http.post("/api/tables", json=wish, headers={"x-forwarded-for": "198.51.100.1"})
        for _ in range(70):
            loud = {**wish, "name": "loud"}
            await server.http.post("/api/tables", json=loud, headers={"x-forwarded-for": "198.51.100.2"})
        names = [table["name"] for table in (await server.get("/api/tables"))["open"]]
        assert names.count("loud") == 6 and names.count("quiet") == 1


async def test_a_table_goes_with_what_was_said_there(server: Server) -> None:
    table, first, _ = await server.pair()
    async with server.page(table, first) as one:
        await one.say(type="say", text="bye")
        await heard(one, 1)
    async with server.house.store.engine.begin() as db:
        await remove_all(db, [table])
    assert await server.house.talks.since(table, 0) == [] and await server.house.store.load(table) is None
