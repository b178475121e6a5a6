"""People come and go: who is there, clocks, votes on those who are away, stand-ins, and the seat taken back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regnum.game import load
from regnum.record import hands_in, parse
from regnum.server import absence, robots
from tests.server.conftest import Hours
from tests.server.harness import Player, Server, bids

pytestmark = pytest.mark.anyio

BANK = {"kind": "bank", "seconds": 600, "increment": 5}
DAY = {"kind": "turn", "seconds": 86_400}
LONG = {"rounds": "8"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in that need not think."""
    monkeypatch.setattr(absence, "STAND_IN", "random")


def standing_in(seat: int) -> Any:
    return lambda s: s["chairs"][seat]["bot"] and s["chairs"][seat]["who"] == "human"


async def gone(server: Server, one: Player, hours: Hours, seat: int = 1) -> None:
    """The other has closed the page, and a while has passed."""
    await one.until(lambda s: not s["chairs"][seat]["online"])
    hours.later(200)


# ---------------------------------------------------------------- presence
async def test_everybody_sees_who_is_there_and_since_when_not(server: Server, hours: Hours) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as one:
        assert one.hour == hours.at
        async with server.page(table, second):
            await one.until(lambda s: s["chairs"][1]["online"])
            assert one.state["chairs"][1]["seen"] == 0
            hours.later(50)
        await one.until(lambda s: not s["chairs"][1]["online"])
        assert one.state["chairs"][1]["seen"] == hours.at
        async with server.page(table) as spectator:
            assert spectator.state["chairs"][1]["seen"] == hours.at


async def test_signs_of_life_outlive_the_server_and_reach_other_processes(db: str, hours: Hours) -> None:
    async with Server(db, care=0.05) as first, Server(db, care=0.05) as second:
        table, host, guest = await first.pair()
        async with first.page(table, guest), second.page(table, host) as there:
            await there.until(lambda s: s["chairs"][1]["seen"] == hours.at)
            hours.later(30)
            await there.until(lambda s: s["chairs"][1]["seen"] == hours.at)
    async with Server(db) as again, again.page(table, host) as one:
        assert one.state["chairs"][1]["seen"] == hours.at


# ---------------------------------------------------------------- clocks
async def test_a_bank_runs_for_whoever_is_asked_and_earns_with_a_turn(server: Server, hours: Hours) -> None:
    table, first, second = await server.pair(clock=BANK, options=LONG)
    async with server.page(table, first) as one, server.page(table, second) as two:
        await one.asked("bid")
        assert [(c["left"], c["since"]) for c in one.state["chairs"]] == [(600_000, hours.at)] * 2
        hours.later(10)
        await one.plays("bid 1")
        assert (one.state["chairs"][0]["left"], one.state["chairs"][0]["since"]) == (595_000, 0)
        hours.later(20)
        await two.asked("bid")
        await two.play("bid 2")
        await one.asked("act")
        assert [(c["left"], c["since"]) for c in one.state["chairs"]] == [(595_000, hours.at), (575_000, 0)]
        hours.later(7)
        await one.plays("act show")
        await one.asked("show")
        assert one.state["chairs"][0]["since"] == hours.at - 7_000
        await one.say(type="undo", asked=one.state["asked"], seat=0)
        await one.asked("act")
        assert one.state["chairs"][0] == {**one.state["chairs"][0], "left": 595_000, "since": hours.at - 7_000}


async def test_a_deadline_begins_anew_with_every_answer(server: Server, hours: Hours) -> None:
    table, first, second = await server.pair(clock=DAY, options=LONG)
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        hours.later(3_600)
        await one.plays("act show")
        await one.asked("show")
        assert one.state["chairs"][0]["since"] == hours.at and one.state["chairs"][1]["since"] == 0


@pytest.mark.parametrize("clock", [BANK, DAY])
async def test_who_runs_out_of_time_is_stood_in_for(server: Server, hours: Hours, clock: dict[str, Any]) -> None:
    table, first, second = await server.pair(clock=clock, options=LONG)
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        hours.later(clock["seconds"] + clock.get("increment", 0) - 1)
        assert await one.quiet()
        hours.later(2)
        await one.until(standing_in(0))
        assert one.state["chairs"][0]["name"] == "Seat 1" and one.state["question"] is None
        await two.asked()
        await two.until(lambda s: s["chairs"][1]["since"] == hours.at)


async def test_clocks_outlive_the_server_and_one_of_two_processes_acts(db: str, hours: Hours) -> None:
    async with Server(db) as server:
        table, first, second = await server.pair(clock=BANK, options=LONG)
        async with server.page(table, first) as one, server.page(table, second) as two:
            await bids(one, two)
    hours.later(599)
    async with Server(db) as left, Server(db) as right, left.page(table, second) as two:
        await two.until(lambda s: s["chairs"][0]["since"] and not s["chairs"][0]["bot"])
        async with right.page(table, second) as other:
            hours.later(10)
            await two.until(standing_in(0))
            await other.until(standing_in(0))
            await two.asked()
            while two.state["question"]["kind"] == "give":
                await two.plays("give pass")
            await two.plays("act rest")
            await other.until(lambda s: s["mark"] == two.state["mark"])


async def test_a_clock_that_cannot_be(server: Server) -> None:
    chairs = [{"who": "human"}, {"who": "human"}]
    for clock in ({"kind": "bank", "seconds": 3}, {"kind": "turn", "seconds": 10**8}, {**BANK, "increment": -1}):
        answer = await server.http.post("/api/tables", json={"game": "fake", "chairs": chairs, "clock": clock})
        assert answer.status_code == 400 and answer.json()["key"] == "regnum-clock-bad"


# ---------------------------------------------------------------- votes
async def three(server: Server, **more: Any) -> tuple[str, list[str]]:
    made = await server.table("human", "open", "open", options=LONG, **more)
    seats = [await server.post(f"/api/tables/{made['id']}/sit", {"name": name}) for name in ("Bo", "Cy")]
    return made["id"], [made["key"], *(seat["key"] for seat in seats)]


async def test_the_majority_of_those_present_seats_a_bot_and_the_person_comes_back(server: Server, hours: Hours) -> None:
    table, keys = await three(server)
    async with server.page(table, keys[0]) as one, server.page(table, keys[2]) as three_:
        async with server.page(table, keys[1]) as two:
            for page in (one, two, three_):
                await page.asked("bid")
            await one.plays("bid 1")
            await three_.plays("bid 1")
            await one.say(type="vote", seat=1, choice="bot")
            await one.refused("regnum-vote-none")
        await gone(server, one, hours)
        await one.say(type="vote", seat=1, choice="bot")
        await three_.until(lambda s: s["votes"] == [{"seat": 1, "by": 0, "choice": "bot"}])
        await three_.say(type="vote", seat=1, choice="wait")
        await one.until(lambda s: len(s["votes"]) == 2)
        assert not one.state["chairs"][1]["bot"]
        await three_.say(type="vote", seat=1, choice="bot")
        await one.until(standing_in(1))
        await one.asked("act")
        assert one.state["votes"] == [] and one.state["chairs"][1]["name"] == "Bo"
        await one.play("act rest")
        await three_.until(lambda s: s["question"] and s["question"]["kind"] in ("act", "give"))
        async with server.page(table, keys[1]) as two:
            assert two.state["question"] is None and standing_in(1)(two.state)
            await two.say(type="back", seat=1)
            await two.until(lambda s: not s["chairs"][1]["bot"])
            while three_.state["question"]["kind"] == "give":
                await three_.plays("give pass")
            await three_.plays("act rest")
            await two.asked("bid")
            await two.plays("bid 3")
        assert not one.problems


async def test_spectators_and_the_absent_have_no_vote(server: Server, hours: Hours) -> None:
    table, first, second = await server.pair(options=LONG)
    async with server.page(table, first) as one, server.page(table) as spectator:
        async with server.page(table, second) as two:
            await two.asked("bid")
        await gone(server, one, hours)
        for page, key in ((spectator, "regnum-table-not-yours"), (one, "regnum-vote-none")):
            await page.say(type="vote", seat=1 if page is spectator else 0, choice="bot")
            await page.refused(key)
        await one.say(type="vote", seat=9, choice="bot")
        await one.refused("regnum-vote-none")


async def test_somebody_new_comes_by_link_and_the_record_says_who_played_what(server: Server, hours: Hours) -> None:
    table, first, second = await server.pair(clock=BANK, options={"rounds": "1"})
    async with server.page(table, first) as one:
        async with server.page(table, second) as two:
            await bids(one, two)
            await one.plays("act rest")
            await two.asked("act")
        await gone(server, one, hours)
        await one.say(type="vote", seat=1, choice="new")
        await one.until(lambda s: s["chairs"][1]["who"] == "open")
        assert one.state["chairs"][1]["since"] == 0 and one.state["waiting"] == [1]
        taken = await server.post(f"/api/tables/{table}/sit", {"name": "Dan"})
        async with server.page(table, taken["key"]) as new:
            await new.asked("act")
            assert new.state["chairs"][1]["name"] == "Dan" and new.state["chairs"][1]["since"] == hours.at
            async with server.page(table, second) as old:
                assert old.state["seats"] == [] and old.problems
            await new.plays("act rest")
            await new.until(lambda s: s["over"])
    text = (await server.http.get(f"/api/tables/{table}/record")).text
    assert text.startswith("regnum 2\n") and "player 2 Dan\nwho 2 2 person Bo\n" in text
    assert hands_in(parse(text)) == {2: "person Bo"} and load(text).record() == text


async def test_who_comes_back_before_anybody_new_has_the_seat(server: Server, hours: Hours) -> None:
    table, first, second = await server.pair(options=LONG)
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await two.say(type="leave", seat=1, heir="link")
        await one.until(lambda s: s["chairs"][1]["who"] == "open")
        await one.plays("act rest")
        async with server.page(table, second) as again:
            assert again.state["chairs"][1]["who"] == "open"
            await again.say(type="back", seat=1)
            await again.asked("act")
            await again.plays("act rest")


# ---------------------------------------------------------------- stand-ins
async def test_who_leaves_names_a_bot_and_an_answer_takes_the_seat_back(server: Server) -> None:
    table, first, second = await server.pair(options=LONG)
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await two.say(type="leave", seat=1, heir="bot", bot="none")
        await two.refused("regnum-bot-unknown")
        await two.say(type="leave", seat=1, heir="bot", bot="random")
        await one.until(lambda s: s["chairs"][1]["bot"] == "random")
        await two.until(standing_in(1))
        asked = two.state["asked"]
        await one.say(type="leave", seat=0, heir="bot", bot="random")
        await two.until(lambda s: len(s["log"]) > 6)
        await two.say(type="back", seat=1)
        state = await two.asked()
        assert state["asked"] > asked and not state["chairs"][1]["bot"]


async def test_a_bot_that_was_still_thinking_does_not_answer_any_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def slow(self: robots.Robots, turn: robots.Turn) -> int:
        thinking.set()
        await go_on.wait()
        return 0

    monkeypatch.setattr(robots.Robots, "answer", slow)
    table, first, second = await server.pair(options=LONG)
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await one.say(type="leave", seat=0, heir="bot")
        await thinking.wait()
        await one.say(type="play", asked=one.state["asked"], seat=0, text="act rest")
        await two.asked("act")
        go_on.set()
        assert await two.quiet() and not one.state["chairs"][0]["bot"]
        assert [e.by for e in await server.house.store.entries(table)] == ["", "", ""]


async def test_a_stand_in_agrees_to_going_back_and_the_record_says_so(server: Server) -> None:
    table, first, second = await server.pair(options=LONG)
    async with server.page(table, first) as one, server.page(table, second) as two:
        await bids(one, two)
        await one.plays("act roll")
        await two.asked("act")
        await two.say(type="leave", seat=1, heir="bot", bot="random")
        await one.until(lambda s: s["question"] and s["question"]["kind"] in ("bid", "give"))
        if one.state["question"]["kind"] == "give":
            await one.plays("give pass")
        await one.asked("bid")
        ledger = server.house.tables.live[table].ledger
        assert ledger.hands[1][:2] == ["", "bot random"]
        await one.say(type="undo", asked=one.state["asked"], seat=0, far=True)
        await one.until(lambda s: s["question"] and s["question"]["kind"] in ("act", "give"))
        text = ledger.record()
        assert load(text).record() == text


async def test_a_table_of_stand_ins_waits_until_somebody_looks(server: Server, hours: Hours) -> None:
    table, _, _ = await server.pair(clock={"kind": "turn", "seconds": 60}, options=LONG)
    hours.later(61)
    async with asyncio.timeout(5):
        while not all(c.by_bot for c in server.house.tables.live[table].chairs):
            await asyncio.sleep(0.02)
    assert await server.entries(table) == 0
    async with server.page(table) as spectator:
        await spectator.until(lambda s: standing_in(0)(s) and standing_in(1)(s))
        await spectator.until(lambda s: s["over"])
