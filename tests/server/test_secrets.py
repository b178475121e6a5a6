"""What leaves the server: byte for byte, nothing that the viewer may not know."""

from __future__ import annotations

import msgspec
import pytest

from regnum.server.journal import Viewer
from tests.server.fake_game import GEMS
from tests.server.harness import Server, bids

pytestmark = pytest.mark.anyio


def gems_in(text: str) -> set[str]:
    return {gem for gem in GEMS if f'"{gem}"' in text or f" {gem}" in text}


async def test_only_the_owner_sees_a_hidden_gem(server: Server) -> None:
    made = await server.table("human", "open", "random")
    seat = await server.post(f"/api/tables/{made['id']}/sit", {"name": "Bo"})
    live = await server.house.tables.get(made["id"])
    hands = [{GEMS[x] for x in hand} for hand in live.ledger.game.session.g.hands]
    secret = live.row.live_key.hex()
    async with (
        server.page(made["id"], made["key"]) as host,
        server.page(made["id"], seat["key"]) as guest,
        server.page(made["id"]) as spectator,
    ):
        await host.play("bid 4", seat=0)
        await guest.asked("bid")
        await guest.play("bid 3", seat=1)
        await host.asked("act")
        await host.plays("act draw")
        hands[0] |= {GEMS[x] for x in live.ledger.game.session.g.hands[0]}
        await guest.asked("act")
        await spectator.until(lambda s: len(s["log"]) == len(guest.state["log"]))
        assert gems_in("".join(host.raw)) == hands[0]
        assert gems_in("".join(guest.raw)) == hands[1]
        assert gems_in("".join(spectator.raw)) == set()
        for n in range(guest.state["moment"] + 1):
            past = await server.http.get(f"/api/tables/{made['id']}/at/{n}?key={seat['key']}")
            assert gems_in(past.text) <= hands[1]
        everything = "".join(host.raw + guest.raw + spectator.raw)
        keys = [made["key"], seat["key"], *(c["key"] for c in made["chairs"] if c["key"])]
        assert secret not in everything
        assert not any(key in everything for key in keys)


async def test_a_secret_answer_is_not_shown_before_all_are_in(server: Server) -> None:
    made = await server.table("human", "open", "open")
    table = made["id"]
    second = await server.post(f"/api/tables/{table}/sit", {})
    third = await server.post(f"/api/tables/{table}/sit", {})
    viewers = [Viewer((1,)), Viewer((2,)), Viewer(), Viewer(host=True)]
    live = await server.house.tables.get(table)
    shown = []
    for answer in ("bid 0", "bid 5"):
        async with server.page(table, made["key"]) as host:
            await host.play(answer, seat=0)
            await host.until(lambda s: s["question"] is None)
            async with live.held():
                shown.append([msgspec.json.encode(live.table().state(v)) for v in viewers])
            await host.say(type="undo", asked=host.state["asked"], seat=0)
            await host.asked("bid")
    assert shown[0] == shown[1]
    assert {second["seat"], third["seat"]} == {1, 2}


@pytest.mark.parametrize("act", ["act show", "act rest"])
async def test_no_page_is_told_of_an_answer_that_changes_nothing_it_may_see(server: Server, act: str) -> None:
    """A second question after "show" is that seat's affair: the others get no message, and no number betrays it later."""
    table, first, second = await server.pair()
    async with (
        server.page(table, first) as host,
        server.page(table, second) as guest,
        server.page(table) as spectator,
    ):
        await bids(host, guest)
        for page in (guest, spectator):
            await page.until(lambda s: len(s["log"]) == 2)
            assert page.state["waiting"] == [0] and page.state["phase"] == "en: turns"
        await host.plays(act)
        if act == "act show":
            assert await spectator.quiet() and await guest.quiet()
            await host.plays(host.state["question"]["choices"][0]["text"])
        for page, asked in ((guest, 2), (spectator, 0)):
            await page.until(lambda s: s["waiting"] != [0])
            assert [line["n"] for line in page.news] == [2]
            assert (page.state["asked"], page.state["moment"], page.news[0]["moment"]) == (asked, 2, 2)


async def test_only_an_answer_that_waits_for_others_is_called_secret(server: Server) -> None:
    """A question that is put to everybody, so that it betrays no hand, has an answer which all learn at once."""
    table, first, second = await server.pair()
    async with server.page(table, first) as host, server.page(table, second) as guest:
        assert (await host.asked("bid"))["question"]["secret"]
        await bids(host, guest)
        assert not host.state["question"]["secret"]
        await host.plays("act beg")
        assert not (await guest.asked("give"))["question"]["secret"]


async def test_the_log_is_counted_as_each_reader_reads_it(server: Server) -> None:
    table, first, second = await server.pair()
    async with (
        server.page(table, first) as host,
        server.page(table, second) as guest,
    ):
        await bids(host, guest)
        await host.plays("act draw")
        await guest.asked("act")
        await guest.plays("act rest")
        for page in (host, guest):
            await page.asked("bid")
            assert [line["n"] for line in page.log] == [0, 1, 2, 3]
            assert [line["moment"] for line in page.log] == [1, 1, 2, 3]
        assert (host.log[2]["key"], guest.log[2]["key"]) == ("fake-log-draw", "fake-log-drew")


async def test_on_one_device_each_seat_reads_its_own_lines_and_none_comes_twice(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "8"})
    async with server.page(made["id"], made["key"]) as page:
        for text in ("bid 1", "bid 2", "act draw"):
            await page.plays(text)
        assert page.state["looks"] == 1 and [line["key"] for line in page.news] == ["fake-log-drew"]
        assert gems_in("".join(line["text"] for line in page.lines)) == set()
        await page.plays("act rest")
        assert page.state["looks"] == 0
        assert [(line["n"], line["key"]) for line in page.news] == [
            (2, "fake-log-draw"),
            (4, "fake-log-rest"),
        ]
        assert [line["n"] for line in page.log] == [0, 1, 2, 4]
        await page.plays("bid 1")
        assert page.news == [] and [line["n"] for line in page.log] == [0, 1, 3, 4]
        mark = page.state["mark"]
    async with server.page(made["id"], made["key"], mark=mark) as again:
        assert [line["n"] for line in again.news] == [3]


async def test_on_one_device_nobody_is_looked_over_the_shoulder(server: Server) -> None:
    """Between two turns, and when somebody looks back, only what the one who looks may see is shown."""
    made = await server.table("human", "human", "open", options={"rounds": "8"})
    seat = await server.post(f"/api/tables/{made['id']}/sit", {"name": "Bo"})
    async with server.page(made["id"], made["key"]) as page, server.page(made["id"], seat["key"]) as other:
        for text in ("bid 1", "bid 2"):
            await page.plays(text)
        await other.plays("bid 3")
        await page.asked("act")
        mine = page.state["view"]["mine"]
        await page.plays("act rest")
        past = await server.get(f"/api/tables/{made['id']}/at/0", key=made["key"])
        assert page.state["looks"] == past["looks"] == 1
        assert past["view"]["mine"] == page.state["view"]["mine"] != mine
        await page.plays("act rest")
        assert page.state["looks"] is None and page.state["view"]["mine"] == []


async def test_the_key_of_luck_is_shown_only_after_the_end(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "1"})
    live = await server.house.tables.get(made["id"])
    secret = live.row.live_key.hex()
    async with server.page(made["id"], made["key"]) as page, server.page(made["id"]) as spectator:
        for text in ("bid 1", "bid 1", "act roll"):
            await page.plays(text)
        running = await server.http.get(f"/api/tables/{made['id']}/record?key={made['key']}")
        assert running.status_code == 200
        assert secret not in "".join(page.raw + spectator.raw) + running.text
        await page.plays("act rest")
        await spectator.until(lambda s: s["over"])
        assert page.state["key"] == spectator.state["key"] == secret


async def test_a_running_record_is_only_for_one_who_plays_all_people(server: Server) -> None:
    made = await server.table("human", "open", options={"rounds": "1"})
    seat = await server.post(f"/api/tables/{made['id']}/sit", {})
    for key in (made["key"], seat["key"], ""):
        answer = await server.http.get(f"/api/tables/{made['id']}/record?key={key}&lang=en")
        assert answer.status_code == 403 and answer.json()["key"] == "regnum-record-later"
        assert gems_in(answer.text) == set()
    alone = await server.table("human", "random")
    assert (await server.http.get(f"/api/tables/{alone['id']}/record?key={alone['key']}")).status_code == 200
    assert (await server.http.get(f"/api/tables/{alone['id']}/record")).status_code == 403


async def test_the_store_keeps_no_key_in_the_clear(server: Server, db: str) -> None:
    made = await server.table("human", "open")
    keys = [made["key"], made["chairs"][1]["key"]]
    await server.house.store.close()
    from pathlib import Path

    stored = b"".join(p.read_bytes() for p in Path(db).parent.glob(Path(db).name + "*"))
    assert made["id"].encode() in stored
    assert not any(key.encode() in stored for key in keys)
