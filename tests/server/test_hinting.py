"""Hints: for who is asked, alone among bots, from what that person can know."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.server.hinting import Hints, is_close
from regnum.server.thinking import Thought, Weight
from tests.server.harness import Server

pytestmark = pytest.mark.anyio


async def ask(server: Server, table: str, key: str, seat: int, asked: int) -> Any:
    return await server.http.post(f"/api/tables/{table}/hint", json={"key": key, "seat": seat, "asked": asked})


async def test_the_champion_weighs_the_question_that_is_asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[Thought] = []

    async def weights(_: Hints, key: tuple[str, int, int], thought: Thought) -> list[Weight]:
        thoughts.append(thought)
        return [
            Weight(0, 0.62, 0.6, 0.64, 90),
            Weight(2, 0.4, 0.3, 0.5, 12),
            Weight(3, 0.1, 0.0, 0.3, 4),
            Weight(4, 0, 0, 1, 0),
        ]

    monkeypatch.setattr(Hints, "weights", weights)
    made = await server.table("human", "random")
    async with server.page(made["id"], made["key"]) as me:
        assert me.state["hints"]
        await me.asked("bid")
        await me.plays("bid 1")
        await me.asked("act")
        found = (await ask(server, made["id"], made["key"], 0, me.state["asked"])).json()
        assert [option["text"] for option in found["options"]] == ["act roll", "act beg", "act rest"]
        assert found["options"][0]["facts"] == ["luck"] and found["tries"] == 106 and not found["close"]
        assert thoughts[0].seat == 0 and thoughts[0].bot == "champion"
        late = await ask(server, made["id"], made["key"], 0, me.state["asked"] - 1)
        assert (late.status_code, late.json()["key"]) == (409, "regnum-stale")
        other = await ask(server, made["id"], made["key"], 1, me.state["asked"])
        assert other.json()["key"] == "regnum-table-not-yours"
    spectator = await ask(server, made["id"], "", 0, 1)
    assert spectator.json()["key"] == "regnum-table-not-yours"


async def test_nobody_asks_where_several_people_play(server: Server) -> None:
    table, first, _ = await server.pair()
    async with server.page(table, first) as host:
        await host.asked("bid")
        assert not host.state["hints"]
        answer = await ask(server, table, first, 0, host.state["asked"])
        assert (answer.status_code, answer.json()["key"]) == (403, "regnum-hint-off")


async def test_the_host_may_allow_it_where_several_play_and_everybody_knows(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def weights(*_: object) -> list[Weight]:
        return [Weight(0, 0.62, 0.6, 0.64, 90)]

    monkeypatch.setattr(Hints, "weights", weights)
    table, first, second = await server.pair(hints=True)
    async with server.page(table, first) as one, server.page(table, second) as two, server.page(table) as watching:
        assert one.state["champion"] and two.state["champion"] and watching.state["champion"]
        assert one.state["hints"] and two.state["hints"] and not watching.state["hints"]
        await two.asked("bid")
        assert (await ask(server, table, second, 1, two.state["asked"])).json()["bot"] == "champion"
    closed, _, _ = await server.pair()
    async with server.page(closed) as watching:
        assert not watching.state["champion"]


async def test_it_is_thought_out_elsewhere_and_once(server: Server) -> None:
    made = await server.post(
        "/api/tables",
        {"game": "tek", "lang": "en", "chairs": [{"who": "human"}, {"who": "bot", "bot": "random"}]},
    )
    server.house.hints.seconds = 0.1
    async with server.page(made["id"], made["key"]) as me:
        await me.asked()
        found = (await ask(server, made["id"], made["key"], me.state["question"]["seat"], me.state["asked"])).json()
        texts = {choice["text"] for choice in me.state["question"]["choices"]}
        assert {option["text"] for option in found["options"]} <= texts
        assert all(0 <= option["low"] <= option["worth"] <= option["high"] <= 1 for option in found["options"])
        again = (await ask(server, made["id"], made["key"], me.state["question"]["seat"], me.state["asked"])).json()
        assert again == found


def test_what_lies_within_the_interval_is_not_told_apart() -> None:
    assert is_close([Weight(0, 0.5, 0.45, 0.55, 50), Weight(1, 0.47, 0.4, 0.54, 40)])
    assert not is_close([Weight(0, 0.5, 0.48, 0.52, 50), Weight(1, 0.3, 0.2, 0.4, 40)])
    assert is_close([Weight(0, 0.5, 0.5, 0.5, 2), Weight(1, 0.3, 0.3, 0.3, 2)]), "two tries prove nothing"
    assert not is_close([Weight(0, 0.5, 0.4, 0.6, 50)])
