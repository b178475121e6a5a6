"""Taking back: free while nothing became known and nobody acted, else with the consent of all other people."""

from __future__ import annotations

import pytest

from tests.server.harness import Player, Server, bids

pytestmark = pytest.mark.anyio


async def back(page: Player, seat: int, far: bool = False) -> None:
    await page.say(type="undo", asked=page.state["asked"], seat=seat, far=far)


async def test_a_choice_within_ones_turn_is_taken_back_freely(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await one.plays("act show")
        await one.asked("show")
        assert one.state["undo"] == {"can": True, "far": True, "reason": "", "asked_by": None, "missing": []}
        assert not two.state["undo"]["can"]
        before = one.state["asked"]
        await back(one, 0)
        await one.asked("act")
        assert one.state["asked"] == before + 1 and len(one.state["log"]) == 2
        await one.say(type="undo", asked=before, seat=0)
        await one.refused("regnum-stale")
        await back(one, 0)
        assert (await one.refused("regnum-undo-known"))["text"]


async def test_nothing_goes_back_past_luck_without_consent(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await one.plays("act roll")
        rolled = one.state["log"][-1]["text"]
        assert one.state["undo"]["reason"]
        await back(one, 0)
        await one.refused("regnum-undo-known")
        await back(one, 0, far=True)
        await two.until(lambda s: s["undo"]["asked_by"] == 0)
        assert two.state["undo"]["missing"] == [1]
        await two.say(type="agree", seat=1, yes=False)
        await one.until(lambda s: s["undo"]["asked_by"] is None)
        assert len(one.state["log"]) == 3
        await back(one, 0, far=True)
        await two.until(lambda s: s["undo"]["asked_by"] == 0)
        await two.say(type="agree", seat=1, yes=True)
        await one.asked("act")
        assert len(one.state["log"]) == 2
        await two.until(lambda s: len(s["log"]) == 2)
        await one.plays("act roll")
        assert one.state["log"][-1]["text"] == rolled
        await two.say(type="agree", seat=1, yes=True)
        await two.refused("regnum-wish-none")


async def test_a_move_settles_the_wish(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await one.plays("act roll")
        await back(one, 0, far=True)
        await two.until(lambda s: s["undo"]["asked_by"] == 0)
        await two.plays("act rest")
        assert two.state["undo"]["asked_by"] is None
        await two.say(type="agree", seat=1, yes=True)
        await two.refused("regnum-wish-none")


async def test_only_the_people_at_the_table_agree(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one, server.page(table, second) as two, server.page(table) as spectator:
        await bids(one, two)
        await one.plays("act roll")
        await back(one, 0, far=True)
        await spectator.until(lambda s: s["undo"]["asked_by"] == 0)
        await spectator.say(type="agree", seat=1, yes=True)
        await spectator.refused("regnum-table-not-yours")
        await back(spectator, 0, far=True)
        await spectator.refused("regnum-table-not-yours")
        await one.say(type="agree", seat=0, yes=True)
        await one.until(lambda s: s["undo"]["missing"] == [1])
        assert len(one.state["log"]) == 3


async def test_bots_always_agree(server: Server) -> None:
    made = await server.table("human", "random")
    async with server.page(made["id"], made["key"]) as page:
        await page.asked("bid")
        await page.play("bid 3")
        await page.asked("act")
        await page.play("act rest")
        await page.until(lambda s: s["question"] and s["question"]["kind"] != "act")
        if page.state["question"]["kind"] == "give":
            await page.plays("give pass")
        await page.until(lambda s: s["question"] and s["question"]["kind"] == "bid" and not s["waiting"])
        lines = len(page.state["log"])
        await back(page, 0)
        while not page.problems:
            await page.hear()
        assert page.problems.pop()["key"] in ("regnum-undo-others", "regnum-undo-known")
        await back(page, 0, far=True)
        await page.until(lambda s: s["question"] and s["question"]["kind"] in ("act", "give"))
        assert len(page.log) <= lines


async def test_on_one_device_the_last_player_goes_back(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page:
        for text in ("bid 1", "bid 1", "act roll"):
            await page.plays(text)
        await back(page, 1, far=True)
        await page.until(lambda s: s["question"]["seat"] == 0 and s["question"]["kind"] == "act")
        assert len(page.state["log"]) == 2
        await back(page, 0, far=True)
        await page.until(lambda s: not s["log"])
        assert page.state["question"]["kind"] == "bid"


async def test_others_who_wait_with_an_answer_have_acted(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await one.plays("act rest")
        await two.asked("act")
        await two.plays("act rest")
        await two.asked("bid")
        assert two.state["undo"]["can"]
        await one.asked("bid")
        await one.plays("bid 3")
        await two.until(lambda s: not s["undo"]["can"])
        await back(two, 1)
        await two.refused("regnum-undo-others")


async def test_after_the_end_nothing_goes_back(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "1"})
    async with server.page(made["id"], made["key"]) as page:
        for text in ("bid 1", "bid 1", "act rest", "act rest"):
            await page.plays(text)
        assert page.state["over"] and not page.state["undo"]["can"]
        await back(page, 1)
        await page.refused("regnum-game-over")


async def test_going_back_survives_a_restart(server: Server, db: str) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await one.plays("act roll")
        await two.asked("act")
        await two.plays("act rest")
        await one.asked("bid")
        await one.plays("bid 3")
        await back(one, 0)
        await one.asked("bid")
        await back(one, 0, far=True)
        await two.until(lambda s: s["undo"]["asked_by"] == 0)
        wished = two.state
    async with Server(db) as restarted, restarted.page(table, second) as two:
        assert two.state["undo"] == wished["undo"] and two.state["asked"] == wished["asked"]
        await two.say(type="agree", seat=1, yes=True)
        await two.until(lambda s: len(s["log"]) == 2)
        after = two.state
    async with Server(db) as restarted, restarted.page(table, second) as two:
        assert two.state["log"] == after["log"] and two.state["asked"] == after["asked"]
        assert two.state["view"] == after["view"]
