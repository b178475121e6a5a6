"""A game at a table: answers, refusals, secrets kept until all are in, and the end."""

from __future__ import annotations

import pytest

from tests.server.harness import Server

pytestmark = pytest.mark.anyio


async def test_a_game_from_the_first_question_to_the_end(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "1"})
    async with server.page(made["id"], made["key"]) as both:
        assert both.state["seats"] == [0, 1]
        assert both.state["question"]["prompt"] == "en: bid in secret"
        await both.plays("bid 3")
        assert both.state["question"]["seat"] == 1
        await both.plays("bid 2")
        assert [line["text"] for line in both.state["log"]] == ["Seat 1 bid 3", "Seat 2 bid 2"]
        assert [line["moment"] for line in both.state["log"]] == [1, 1]
        assert both.state["log"][0]["parts"] == {"who": "1", "n": "3"}
        assert both.state["question"]["note"] == "en: one action"
        assert both.state["question"]["choices"][0]["hints"] == [{"key": "fake-hint-luck", "parts": {}, "text": "luck"}]
        assert both.state["question"]["choices"][0]["parts"] == {"action": "roll"}
        await both.plays("act rest")
        state = await both.plays("rest")
        assert state["over"] and state["question"] is None and state["waiting"] == []
        assert [c["points"] for c in state["chairs"]] == [0, 1]
        assert len(state["key"]) == 64 and len(state["commitment"]) == 64
        await both.play("act rest", seat=0)
        await both.refused("regnum-game-over")


async def test_a_stale_answer_and_a_double_click_change_nothing(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page:
        await page.play("bid 3")
        await page.play("bid 3")
        assert (await page.refused("regnum-stale"))["text"]
        assert await server.entries(made["id"]) == 1
        await page.plays("bid 2")
        for asked in (0, 2, 99):
            await page.play("act rest", asked=asked)
            await page.refused("regnum-stale")
        assert await server.entries(made["id"]) == 2 and page.state["question"]["kind"] == "act"


async def test_two_pages_of_one_seat_stay_together(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as one, server.page(made["id"], made["key"], "cs") as two:
        await one.plays("bid 1")
        await two.until(lambda s: s["question"]["seat"] == 1)
        assert two.state["question"]["prompt"] == "cs: bid in secret"
        await two.plays("bid 1")
        await one.asked("act")
        assert one.state["question"]["seat"] == two.state["question"]["seat"] == 0
        await one.play("act rest")
        await two.play("act roll")
        await one.until(lambda s: s["question"]["seat"] == 1)
        await two.until(lambda s: s["question"]["seat"] == 1)
        assert len(one.problems) + len(two.problems) <= 1
        assert [(x["n"], x["key"], x["parts"]) for x in one.state["log"]] == [
            (x["n"], x["key"], x["parts"]) for x in two.state["log"]
        ]


async def test_nobody_moves_for_another_seat(server: Server) -> None:
    table, first, second = await server.pair()
    async with (
        server.page(table, first) as host,
        server.page(table, second) as guest,
        server.page(table) as spectator,
    ):
        await guest.asked()
        await guest.play("bid 1", seat=0)
        await guest.refused("regnum-table-not-yours")
        await spectator.play("bid 1", seat=1)
        await spectator.refused("regnum-table-not-yours")
        await guest.plays("bid 1")
        await guest.play("bid 1", seat=1)
        await guest.refused("regnum-stale")
        await host.until(lambda s: s["waiting"] == [])


async def test_a_refusal_gives_the_reason_and_the_clause(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"], "pl") as page:
        await page.play("bid 9")
        await page.refused("regnum-unreadable")
        await page.play("act rest")
        await page.refused("regnum-other-question")
        await page.plays("bid 1")
        await page.plays("bid 1")
        await page.plays("act draw")
        await page.plays("act rest")
        await page.plays("bid 1")
        await page.plays("bid 1")
        assert page.state["question"]["refused"] == [
            {
                "text": "act draw", "kind": "act", "parts": {"action": "draw"}, "label": "draw",
                "title": "full at 3", "reason": "no more than 3 gems", "clause": "fake.1.2.1",
            }
        ]  # fmt: skip
        await page.play("act draw")
        assert await page.refused("fake-why-full") == {
            "type": "problem", "key": "fake-why-full", "text": "no more than 3 gems", "clause": "fake.1.2.1",
        }  # fmt: skip


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
async def test_answers_given_together_may_come_in_any_order(server: Server, order: tuple[int, ...]) -> None:
    made = await server.table("human", "human", "human", options={"rounds": "1"})
    async with server.page(made["id"], made["key"]) as page:
        for seat in order:
            await page.play(f"bid {seat + 1}", seat=seat)
        await page.asked("act")
        assert page.problems == []
        for _ in range(3):
            await page.plays("act rest")
        record = await server.http.get(f"/api/tables/{made['id']}/record")
        lines = [line for line in record.text.splitlines() if line[:2] in ("1 ", "2 ", "3 ")]
        assert lines == ["1 bid 1", "2 bid 2", "3 bid 3", "1 act rest", "2 act rest", "3 act rest"]


async def test_an_answer_others_wait_for_can_be_changed(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page:
        await page.play("bid 5", seat=1)
        await page.until(lambda s: s["undo"]["can"])
        await page.say(type="undo", asked=page.state["asked"], seat=1)
        await page.until(lambda s: s["waiting"] == [1])
        await page.play("bid 2", seat=0)
        await page.until(lambda s: s["question"]["seat"] == 1)
        assert page.state["log"] == []
        await page.plays("bid 0")
        assert [line["text"] for line in page.state["log"]] == ["Seat 1 bid 2", "Seat 2 bid 0"]


async def test_a_page_may_speak_another_language(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page:
        await page.say(type="lang", lang="cs")
        await page.until(lambda s: s["lang"] == "cs")
        assert page.state["question"]["prompt"] == "cs: bid in secret"
        assert page.state["chairs"][0]["name"] == "Hráč 1"
        await page.say(type="lang", lang="xx")
        await page.refused("regnum-lang-unknown")


async def test_a_page_is_sent_the_lines_it_has_not(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "8"})
    async with server.page(made["id"], made["key"]) as page:
        for text in ("bid 1", "bid 2", "act rest"):
            await page.plays(text)
        assert [line["key"] for line in page.news] == ["fake-log-rest"] and len(page.log) == 3
        mark = page.state["mark"]
        await page.plays("act roll")
    async with server.page(made["id"], made["key"], mark=mark) as back:
        assert [line["key"] for line in back.news] == ["fake-log-roll"] and back.state["since"] == 3
    for other in (mark[:-1] + "x", "9999999-0", "\u0664-0", "-1-0", mark.replace("3-", "2-")):
        async with server.page(made["id"], made["key"], mark=other) as stranger:
            assert len(stranger.news) == 4 and stranger.state["since"] == 0


async def test_lines_that_were_taken_back_are_cut(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "8"})
    async with server.page(made["id"], made["key"]) as page, server.page(made["id"]) as spectator:
        for text in ("bid 1", "bid 2", "act rest"):
            await page.plays(text)
        await page.say(type="undo", asked=page.state["asked"], seat=0)
        await page.until(lambda s: len(s["log"]) == 2)
        assert page.news == [] and page.state["since"] == 2
        await page.plays("act roll")
        assert [line["key"] for line in page.news] == ["fake-log-roll"]
        await spectator.until(lambda s: len(s["log"]) == 3 and s["log"][2]["key"] == "fake-log-roll")
        assert [(line["n"], line["text"]) for line in page.log] == [(line["n"], line["text"]) for line in spectator.log]
        past = await server.get(f"/api/tables/{made['id']}/at/1", key=made["key"])
        assert past["moment"] == 1 and len(past["log"]) == 2


async def test_who_is_there_is_shown(server: Server) -> None:
    made = await server.table("human", "open")
    async with server.page(made["id"], made["key"]) as host:
        assert [c["online"] for c in host.state["chairs"]] == [True, False]
        seat = await server.post(f"/api/tables/{made['id']}/sit", {"name": "Bo"})
        async with server.page(made["id"], seat["key"]):
            await host.until(lambda s: s["chairs"][1]["online"])
        await host.until(lambda s: not s["chairs"][1]["online"])


async def test_looking_back_and_the_course_of_points(server: Server) -> None:
    made = await server.table("human", "human", options={"rounds": "1"})
    table, key = made["id"], made["key"]
    async with server.page(table, key) as page:
        for text in ("bid 1", "bid 2", "act roll"):
            await page.plays(text)
        now = page.state
    past = await server.get(f"/api/tables/{table}/at/1", key=key, lang="en")
    assert past["moment"] == 1 and past["question"] is None and past["waiting"] == []
    assert [line["text"] for line in past["log"]] == ["Seat 1 bid 1", "Seat 2 bid 2"]
    assert past["view"]["sheet"][0]["points"] == [1, 0]
    start = await server.get(f"/api/tables/{table}/at/0", key=key)
    assert start["moment"] == 0 and start["log"] == []
    chart = (await server.get(f"/api/tables/{table}/scores", key=key))["points"]
    assert [row["moment"] for row in chart] == [0, 1, 2]
    assert chart[0]["points"] == [0, 0] and chart[1]["points"] == [1, 0]
    assert chart[2]["points"] == [c["points"] for c in now["chairs"]]
