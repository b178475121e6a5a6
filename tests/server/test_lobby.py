"""Tables are made, chairs taken, and everybody finds their tables again."""

from __future__ import annotations

import asyncio

import pytest

from regnum.server.naming import ADJECTIVES, ANIMALS, tidy
from tests.server.harness import Server

pytestmark = pytest.mark.anyio


async def test_the_game_begins_when_no_chair_is_open(server: Server) -> None:
    made = await server.table("human", "open", "open", name="  Friday \n night\u202e ")
    assert [c["who"] for c in made["chairs"]] == ["human", "open", "open"]
    assert [bool(c["key"]) for c in made["chairs"]] == [False, True, True]
    assert made["watch"] == f"/t/{made['id']}"
    async with server.page(made["id"], made["key"]) as host:
        assert not host.state["started"] and host.state["view"] is None and host.state["host"]
        assert host.state["title"] == "Friday night" and len(host.state["commitment"]) == 64
        await host.play("bid 1", seat=0)
        await host.refused("regnum-table-waiting")
        await server.post(f"/api/tables/{made['id']}/sit", {"name": " Žofie  Nováková-Přespolní Dlouhá ", "seat": 2})
        await host.until(lambda s: s["chairs"][2]["who"] == "human")
        assert host.state["chairs"][2]["name"] == "Žofie Nováková-Přespolní"
        assert not host.state["started"]
        await server.post(f"/api/tables/{made['id']}/sit", {})
        await host.asked("bid")
        assert host.state["started"]
    full = await server.http.post(f"/api/tables/{made['id']}/sit", json={"name": "late"})
    assert full.status_code == 409 and full.json()["key"] == "regnum-table-full"


async def test_a_personal_link_takes_its_chair(server: Server) -> None:
    made = await server.table("human", "open", "open")
    keys = {c["seat"]: c["key"] for c in made["chairs"] if c["key"]}
    async with server.page(made["id"], keys[2]) as guest:
        assert guest.state["seats"] == [2] and guest.state["chairs"][2]["who"] == "human"
    named = await server.post(f"/api/tables/{made['id']}/sit", {"name": "Ada", "key": keys[1]})
    assert named == {"key": keys[1], "seat": 1}
    async with server.page(made["id"], keys[1]) as guest:
        assert guest.state["chairs"][1]["name"] == "Ada" and guest.state["question"]["seat"] == 1


async def test_a_chair_taken_by_another_is_closed_to_its_personal_link(server: Server) -> None:
    made = await server.table("human", "open", "open")
    old = made["chairs"][1]["key"]
    taken = await server.post(f"/api/tables/{made['id']}/sit", {"seat": 1})
    async with server.page(made["id"], old) as late:
        assert late.problems[0]["key"] == "regnum-key-unknown" and late.state["seats"] == []
    async with server.page(made["id"], taken["key"]) as guest:
        assert guest.state["seats"] == [1]
    again = await server.http.post(f"/api/tables/{made['id']}/sit", json={"seat": 1})
    assert again.status_code == 409 and again.json()["key"] == "regnum-table-seat-taken"


async def test_a_kept_chair_is_its_owners_alone(server: Server) -> None:
    chairs = [{"who": "human"}, {"who": "open", "kept": True}, {"who": "open"}]
    made = await server.post("/api/tables", {"game": "fake", "chairs": chairs, "listed": True})
    sit, keep = (f"/api/tables/{made['id']}/{verb}" for verb in ("sit", "keep"))
    assert [t["free"] for t in (await server.get("/api/tables"))["open"]] == [1]
    taken = await server.http.post(sit, json={"seat": 1})
    assert taken.status_code == 403 and taken.json()["key"] == "regnum-table-seat-kept"
    await server.post(keep, {"key": made["key"], "seat": 2})
    assert (await server.get("/api/tables"))["open"] == []
    for wish in ({}, {"seat": 2}):
        assert (await server.http.post(sit, json=wish)).status_code == 403
    assert (await server.http.post(keep, json={"key": made["chairs"][1]["key"], "seat": 2})).status_code == 403
    await server.post(keep, {"key": made["key"], "seat": 2, "kept": False})
    assert (await server.post(sit, {}))["seat"] == 2
    assert (await server.http.post(keep, json={"key": made["key"], "seat": 2})).status_code == 409
    async with server.page(made["id"], made["chairs"][1]["key"]) as owner:
        await owner.asked("bid")
        assert owner.state["seats"] == [1]


async def test_two_who_want_the_last_chair(server: Server) -> None:
    made = await server.table("human", "open")
    wishes = [server.http.post(f"/api/tables/{made['id']}/sit", json={"name": str(i)}) for i in range(6)]
    answers = await asyncio.gather(*wishes)
    assert sorted(a.status_code for a in answers) == [201, 409, 409, 409, 409, 409]


async def test_the_host_fills_the_table_with_bots(server: Server) -> None:
    made = await server.table("human", "open", "open")
    lost = made["chairs"][2]["key"]
    path = f"/api/tables/{made['id']}/fill"
    async with server.page(made["id"], made["chairs"][1]["key"]) as guest:
        refused = await server.http.post(path, json={"key": made["chairs"][1]["key"], "bot": "random"})
        assert refused.status_code == 403 and refused.json()["key"] == "regnum-table-host-only"
        assert (await server.http.post(path, json={"key": made["key"], "bot": "deep"})).status_code == 400
        await server.post(path, {"key": made["key"], "bot": "random"})
        await guest.asked("bid")
        assert [c["who"] for c in guest.state["chairs"]] == ["human", "human", "bot"]
        assert guest.state["chairs"][2]["name"] == "Wanderer"
    async with server.page(made["id"], lost) as late:
        assert late.problems[0]["key"] == "regnum-key-unknown"


async def test_the_home_page_lists_open_tables_and_ones_own(server: Server) -> None:
    listed = await server.table("human", "open", listed=True, name="For all")
    await server.table("human", "open", listed=False)
    running = await server.table("human", "human", listed=True)
    home = await server.get("/api/tables", keys=f"{running['key']},{listed['key']},nonsense", lang="en")
    assert [(t["id"], t["name"], t["free"]) for t in home["open"]] == [(listed["id"], "For all", 1)]
    assert [(t["id"], t["your_turn"], t["text"]) for t in home["yours"]] == [
        (running["id"], True, "Your turn"),
        (listed["id"], False, "The table is waiting for players"),
    ]
    assert home["yours"][0]["chairs"][0]["you"] and home["yours"][0]["at"].startswith("20")
    assert (await server.get("/api/tables"))["yours"] == []


async def test_the_same_table_again(server: Server) -> None:
    made = await server.table("human", "open", options={"rounds": "1"})
    seat = await server.post(f"/api/tables/{made['id']}/sit", {"name": "Bo"})
    path = f"/api/tables/{made['id']}/again"
    early = await server.http.post(path, json={"key": made["key"]})
    assert early.status_code == 409 and early.json()["key"] == "regnum-table-not-over"
    async with server.page(made["id"], made["key"]) as one, server.page(made["id"], seat["key"]) as two:
        for page, text in ((one, "bid 1"), (two, "bid 2"), (one, "act rest"), (two, "act rest")):
            await page.asked(text[:3])
            await page.play(text)
        await one.until(lambda s: s["over"])
        assert (await server.http.post(path, json={"key": seat["key"]})).status_code == 403
        new = await server.post(path, {"key": made["key"]})
        assert await server.post(path, {"key": made["key"]}) == new
        await two.until(lambda s: s["again"] == new["id"])
    async with server.page(new["id"], new["key"]) as one, server.page(new["id"], seat["key"]) as two:
        assert one.state["question"]["seat"] == 1 and two.state["question"]["seat"] == 0
        assert two.state["chairs"][0]["name"] == "Bo" and one.state["commitment"] and one.state["host"]


def test_names_are_one_short_line() -> None:
    assert tidy(" <b>\tAnn\u200b \x00") == "<b> Ann"
    assert tidy("\u202e\n") == ""
    assert len(tidy("x" * 1000)) == 24
    assert len(set(ADJECTIVES)) == len(ADJECTIVES) and len(set(ANIMALS)) == len(ANIMALS)
