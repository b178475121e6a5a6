"""Try it out: nothing of the real game comes through, nobody hears of it, and the server keeps nothing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from regnum.server import trying
from tests.server.fake_game import GEMS
from tests.server.harness import Server, bids
from tests.server.test_secrets import gems_in

pytestmark = pytest.mark.anyio
SETUPS: dict[str, Any] = {"tek": {}, "root": {"reach": "any"}, "paladins": {}, "oath": {}}


async def tries(server: Server, table: str, key: str, **wish: Any) -> Any:
    """Where a line leads."""
    answer = await server.http.post(f"/api/tables/{table}/try", json={"key": key, **wish})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def wander(server: Server, table: str, key: str, steps: int, **wish: Any) -> Any:
    """A line of random answers, for whoever is asked."""
    rnd = random.Random(4)
    found = await tries(server, table, key, **wish)
    line: list[Any] = []
    while found["state"]["question"] and len(line) < steps:
        asked = found["state"]["question"]
        line.append({"seat": asked["seat"], "text": rnd.choice(asked["choices"])["text"]})
        found = await tries(server, table, key, place=found["place"], world=found["world"], answers=line)
        assert len(found["steps"]) == len(line) and not found["stopped"]
        assert found["state"]["looks"] == (found["state"]["question"] or {"seat": found["state"]["looks"]})["seat"]
        assert not any(choice.get("final") for choice in (found["state"]["question"] or {"choices": []})["choices"])
    return found | {"line": line}


@pytest.mark.parametrize("game", SETUPS)
async def test_every_game_can_be_played_on_for_all_seats_as_imagine_deals_it(server: Server, game: str) -> None:
    chairs = [{"who": "human", "name": "Anna"}, {"who": "human", "name": "Bo"}]
    made = await server.post("/api/tables", {"game": game, "lang": "en", "chairs": chairs, "options": SETUPS[game]})
    table, key = made["id"], made["key"]
    live = await server.house.tables.get(table)
    found = await wander(server, table, key, 12, world=3)
    assert {step["seat"] for step in found["steps"]} <= {0, 1}
    seat = live.ledger.asked and live.ledger.game.asks[0].seat
    world = live.ledger.game.imagine(seat, trying.seed_of(live.row, seat, 0, 3))
    for given in found["line"]:
        world.play(given["text"], given["seat"])
    seen = msgspec.json.decode(msgspec.json.encode(world.view(found["state"]["looks"])))
    assert found["state"]["view"] == seen
    others = {guess["seat"]: guess["view"] for guess in found["others"]}
    assert others == msgspec.json.decode(
        msgspec.json.encode({n: world.view(n) for n in (0, 1) if n != seat}), type=dict[int, Any]
    )
    assert live.ledger.game.decisions == 0 and await server.entries(table) == 0


async def test_the_world_is_what_the_seat_can_know_and_its_luck_is_not_the_real_one(server: Server) -> None:
    table, first, second = await server.pair(options={"rounds": "8"})
    async with server.page(table, first) as host, server.page(table, second) as guest:
        await bids(host, guest)
        live = await server.house.tables.get(table)
        real = live.ledger.game
        drawn, others = set(), set()
        for world in range(1, 13):
            line = [
                {"seat": 0, "text": "act draw"},
                {"seat": 1, "text": "act rest"},
                *({"seat": s, "text": "bid 1"} for s in (0, 1)),
            ]
            found = await tries(server, table, first, world=world, answers=line)
            assert found["state"]["looks"] == 0
            assert found["state"]["view"]["mine"][:2] == [GEMS[x] for x in real.session.g.hands[0]]
            drawn.add(found["state"]["view"]["mine"][2])
            seen = await tries(server, table, first, world=world, answers=line[:1])
            others.add(tuple(seen["state"]["view"]["mine"]))
            assert seen["state"]["looks"] == 1
        assert len(drawn) > 1 and len(others) > 1, "a world is one of many"
        assert not any(set(hand) & {GEMS[x] for x in real.session.g.hands[0]} for hand in others)
        assert live.row.live_key.hex() not in str(found) and found["state"]["commitment"] == ""
        assert await guest.quiet() and await host.quiet(), "nobody hears of it"


async def test_two_games_that_look_the_same_to_a_seat_give_it_the_same_worlds_by_chance_alone(server: Server) -> None:
    """Whatever the other holds: of what a spectator is shown, each gem is as likely in either hand."""
    table, first, second = await server.pair(options={"rounds": "8"})
    async with server.page(table, first) as host, server.page(table, second) as guest:
        await bids(host, guest)
        live = await server.house.tables.get(table)
        held = {GEMS[x] for x in live.ledger.game.session.g.hands[1]}
        hits = 0
        for world in range(1, trying.WORLDS + 1):
            found = await tries(server, table, "", world=world, answers=[{"seat": 0, "text": "act rest"}])
            hits += len(gems_in(str(found["state"]["view"])) & held)
        assert hits < trying.WORLDS, "a spectator's worlds do not know who holds what"


async def test_a_trial_stays_where_it_began_and_says_when_that_is_gone(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as host, server.page(table, second) as guest:
        await bids(host, guest)
        start = await tries(server, table, first)
        await host.plays("act rest")
        await guest.asked("act")
        later = await tries(server, table, first, place=start["place"], answers=[{"seat": 0, "text": "act rest"}])
        assert later["place"] == start["place"] and later["steps"][0]["told"] == "Seat 1 rests"
        past = await tries(server, table, second, moment=0)
        assert past["state"]["question"]["kind"] == "bid"
        wrong = await server.http.post(f"/api/tables/{table}/try", json={"key": second, "place": start["place"]})
        assert (wrong.status_code, wrong.json()["key"]) == (409, "regnum-try-gone")


async def test_a_line_stops_where_it_is_no_longer_legal(server: Server) -> None:
    table, first, second = await server.pair()
    async with server.page(table, first) as host, server.page(table, second) as guest:
        await bids(host, guest)
        line = [{"seat": 0, "text": "act rest"}, {"seat": 0, "text": "act rest"}, {"seat": 1, "text": "act rest"}]
        found = await tries(server, table, first, answers=line)
        assert found["stopped"] and len(found["steps"]) == 1
        assert found["state"]["question"]["seat"] == 1


async def test_what_a_trial_may_cost(server: Server) -> None:
    table, first, _ = await server.pair(watch=False)
    url = f"/api/tables/{table}/try"
    refused: list[tuple[dict[str, Any], str]] = [
        ({"world": 0}, "regnum-try-worlds"),
        ({"world": trying.WORLDS + 1}, "regnum-try-worlds"),
        ({"answers": [{"seat": 0, "text": "x"}] * (trying.LONGEST_LINE + 1)}, "regnum-try-long"),
        ({"key": ""}, "regnum-table-private"),
        ({"key": "nobody"}, "regnum-key-unknown"),
    ]
    for wish, key in refused:
        answer = await server.http.post(url, json={"key": first, **wish})
        assert answer.json()["key"] == key
    callers = server.app.state.callers
    callers.tries.rate = 0  # nothing is forgiven while the test runs
    callers.tries.of.clear()
    codes = [(await server.http.post(url, json={"key": first})).status_code for _ in range(int(callers.tries.most) + 1)]
    assert codes[0] == 200 and codes[-1] == 429
    trials = server.house.trials
    callers.tries.of.clear()
    trials.waiting = trying.MOST_WAITING
    assert (await server.http.post(url, json={"key": first})).status_code == 503
    trials.waiting = 0
    assert (await server.http.post(url, json={"key": first})).status_code == 200 and trials.waiting == 0
