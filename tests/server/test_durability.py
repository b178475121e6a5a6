"""A move that was shown is on disk: servers are killed in the middle of each kind of question, disks refuse, workers race."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, ClassVar

import httpx
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from regnum.server import app, schema
from regnum.server.store import Store
from tests.server.doomed import doomed
from tests.server.harness import Player, Server, page

pytestmark = pytest.mark.anyio


def seen(state: Any) -> Any:
    """All that must be the same after a restart."""
    return {name: state[name] for name in ("asked", "moment", "view", "question", "waiting", "log", "undo", "commitment")}


async def test_a_killed_server_resumes_with_the_same_question(db: str) -> None:
    """One kill within each kind of question: half-answered bids, an action, a private choice, a secret request."""
    async with doomed(db) as server:
        chairs = [{"who": "human"}, {"who": "human"}]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
            body = {"game": "fake", "chairs": chairs, "options": {"rounds": "3"}}
            made = (await http.post("/api/tables", json=body)).json()
        kinds = []
        for answers in (["bid 3"], ["bid 1"], ["act show"], ["show"], ["act beg"], ["give pass", "bid 2"]):
            async with page(server.port, made["id"], made["key"]) as player:
                for text in answers:
                    choices = [c["text"] for c in player.state["question"]["choices"]]
                    await player.plays(text if text in choices else choices[0])
                before = player.state
                await server.kill()
            await server.start()
            async with page(server.port, made["id"], made["key"]) as player:
                assert seen(player.state) == seen(before)
                kinds.append((player.state["question"]["kind"], player.state["question"]["seat"]))
        assert kinds == [("bid", 1), ("act", 0), ("show", 0), ("act", 1), ("give", 0), ("bid", 1)]


async def test_no_acknowledged_move_is_lost_when_killed_at_any_moment(db: str) -> None:
    """Moves are sent as fast as they are accepted; the kill comes in between; all that was shown must be there."""
    async with doomed(db) as server:
        for round_ in range(3):
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
                body = {"game": "fake", "chairs": [{"who": "human"}] * 2, "options": {"rounds": "8"}}
                made = (await http.post("/api/tables", json=body)).json()
            shown = 0

            async def play_on(player: Player) -> None:
                nonlocal shown
                while not player.state["over"]:
                    await player.plays(player.state["question"]["choices"][0]["text"])
                    shown += 1

            async with page(server.port, made["id"], made["key"]) as player:
                playing = asyncio.create_task(play_on(player))
                while shown < 3 + 4 * round_:
                    await asyncio.sleep(0.001)
                await server.kill()
                await asyncio.wait([playing])
                playing.exception()
            await server.start()
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
                record = (await http.get(f"/api/tables/{made['id']}/record?key={made['key']}")).text
            written = len([line for line in record.splitlines() if line[:2] in ("1 ", "2 ")])
            async with page(server.port, made["id"], made["key"]) as player:
                half = player.state["question"]["kind"] == "bid" and player.state["question"]["seat"] == 1
            assert shown <= written + half <= shown + 1


async def test_nobody_sees_a_move_before_it_is_written(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await server.table("human", "human")
    gate = asyncio.Event()
    commit = Store.commit

    async def slow(self: Store, batch: Any) -> list[bool]:
        await gate.wait()
        return await commit(self, batch)

    async with server.page(made["id"], made["key"]) as one:
        monkeypatch.setattr(Store, "commit", slow)
        await one.play("bid 1")
        late = asyncio.create_task(server.get(f"/api/tables/{made['id']}/at/9", key=made["key"]))
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.shield(late), 0.2)
        gate.set()
        await one.until(lambda s: s["question"]["seat"] == 1)
        await late
        assert await server.entries(made["id"]) == 1


async def test_a_disk_that_refuses_leaves_the_table_as_it_was(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await server.table("human", "human")

    async def full(self: Store, batch: Any) -> list[bool]:
        raise OSError("no space left on device")

    async with server.page(made["id"], made["key"]) as one:
        with monkeypatch.context() as patched:
            patched.setattr(Store, "commit", full)
            await one.play("bid 1")
            await one.refused("regnum-not-saved")
        assert await server.entries(made["id"]) == 0 and one.state["question"]["seat"] == 0
        await one.plays("bid 1")
        assert await server.entries(made["id"]) == 1 and one.state["question"]["seat"] == 1


async def test_rules_that_break_leave_the_table_as_it_was(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server import fake_game

    made = await server.table("human", "human")

    def broken(g: Any, me: int) -> list[int]:
        raise ZeroDivisionError("a bug in the rules")

    async with server.page(made["id"], made["key"]) as one:
        await one.plays("bid 1")
        with monkeypatch.context() as patched:
            patched.setattr(fake_game, "open_actions", broken)
            await one.play("bid 1")
            await one.refused("regnum-trouble")
        assert await server.entries(made["id"]) == 1
        await one.plays("bid 1")
        assert one.state["question"]["kind"] == "act"


async def test_two_servers_on_one_database(db: str) -> None:
    async with Server(db) as first, Server(db) as second:
        made = await first.table("human", "human", options={"rounds": "8"})
        async with first.page(made["id"], made["key"]) as one, second.page(made["id"], made["key"]) as two:
            await one.plays("bid 1")
            await two.until(lambda s: s["question"]["seat"] == 1)
            await two.plays("bid 2")
            await one.asked("act")
            await asyncio.gather(one.play("act rest"), two.play("act roll"))
            await one.until(lambda s: s["question"]["seat"] == 1)
            await two.until(lambda s: s["question"]["seat"] == 1)
            await asyncio.sleep(0.1)
            assert [line["key"] for line in one.state["log"]] == [line["key"] for line in two.state["log"]]
            await two.say(type="undo", asked=two.state["asked"], seat=0, far=True)
            await one.until(lambda s: s["question"]["seat"] == 0 and len(s["log"]) == 2)
            await one.plays("act rest")
            await two.until(lambda s: s["question"]["seat"] == 1 and s["asked"] == one.state["asked"])
        assert await first.entries(made["id"]) == 5


class Wire(MemoryChannelsBackend):
    """News that reaches the other servers of this process, as Redis carries them between processes."""

    ends: ClassVar[list[Wire]] = []

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for end in self.ends:
            await MemoryChannelsBackend.publish(end, data, channels)


async def test_news_between_servers(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a channel nobody waits for the next look at the store, which here would be in a minute."""

    def wire(url: str) -> Wire:
        Wire.ends.append(Wire())
        return Wire.ends[-1]

    monkeypatch.setattr(app, "backend_of", wire)
    async with Server(db, channels="wire", poll=60) as first, Server(db, channels="wire", poll=60) as second:
        made = await first.table("human", "human")
        async with first.page(made["id"], made["key"]) as one, second.page(made["id"]) as two:
            assert two.state["waiting"] == [0, 1]
            await one.plays("bid 1")
            await two.until(lambda s: s["waiting"] == [1])


async def test_a_game_that_todays_rules_refuse_can_still_be_looked_at(db: str) -> None:
    async with Server(db) as server:
        made = await server.table("human", "random", options={"rounds": "8"})
        async with server.page(made["id"], made["key"]) as page:
            await page.asked("bid")
            await page.play("bid 1")
            await page.asked("act")
            await page.plays("act rest")
        async with server.house.store.engine.begin() as connection:
            await connection.execute(schema.MOVES.update().where(schema.MOVES.c.n == 2).values(text="act fly"))
    async with Server(db) as server, server.page(made["id"], made["key"]) as page:
        assert page.state["moment"] == 1 and page.state["question"] is None and page.state["waiting"] == []
        assert "decision 2" in page.state["problem"]
        await page.play("act rest", seat=0)
        await page.refused("regnum-table-frozen")
        assert (await server.get(f"/api/tables/{made['id']}/at/0", key=made["key"]))["log"] == []
        assert server.house.robots.driving == {}


async def test_two_servers_race_through_a_whole_game(db: str) -> None:
    """Both play every question at once; each entry is written once, and both end with the same record."""
    async with Server(db) as first, Server(db) as second:
        made = await first.table("human", "human", options={"rounds": "3"})

        async def race(server: Server) -> str:
            async with server.page(made["id"], made["key"]) as player:
                while not player.state["over"]:
                    if player.state["question"]:
                        await player.play(player.state["question"]["choices"][0]["text"])
                    await player.hear()
            return (await server.http.get(f"/api/tables/{made['id']}/record")).text

        async with asyncio.timeout(30):
            records = await asyncio.gather(race(first), race(second))
        assert records[0] == records[1]


async def test_many_tables_share_a_transaction(server: Server) -> None:
    made = [await server.table("human", "human") for _ in range(8)]
    store: Store = server.house.store
    entry, status = schema.Entry("play", 0, "bid 1"), schema.Status(0, [0, 1], False, False, [])
    wishes = [store.append(t["id"], 0, entry, status) for t in made for _ in range(2)]
    written = await asyncio.gather(*wishes)
    assert sorted(written) == [False] * 8 + [True] * 8
    assert [len(await store.entries(t["id"])) for t in made] == [1] * 8
