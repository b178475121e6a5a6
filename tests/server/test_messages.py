"""Messages that are malformed, forged, too long or too many: refused in words, and nobody else notices."""

from __future__ import annotations

import json

import pytest
import websockets

from tests.server.harness import Server

pytestmark = pytest.mark.anyio

NONSENSE = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "{}",
    '{"type":"play"}',
    '{"type":"play","n":"0","seat":0,"text":"bid 1"}',
    '{"type":"play","n":0,"seat":0}',
    '{"type":"play","n":1e99,"seat":0,"text":"bid 1"}',
    '{"type":"table","n":0}',
    '{"type":"state","n":0}',
    '{"type":"play","n":0,"seat":0,"text":"\\ud800"}',
    "[" * 3000,
]


async def test_nonsense_is_refused_and_the_page_lives_on(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page:
        for text in NONSENSE:
            await page.socket.send(text)
            await page.refused("regnum-unreadable")
        await page.plays("bid 1")


async def test_strange_answers_are_refused(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page:
        for text in ("", " ", "bid", "bid 1 9", "bid pass", "bid " + "9" * 3000, "\0", "bid -1", "bid ١", "bid 1; x"):
            await page.play(text)
            while not page.problems:
                await page.hear()
            assert page.problems.pop()["key"] in ("regnum-unreadable", "regnum-not-offered"), text
        await page.plays("bid 1")
        assert await server.entries(made["id"]) == 1


async def test_binary_and_long_messages_are_refused(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page:
        await page.socket.send(b"\x00\xff")
        await page.refused("regnum-unreadable")
        await page.socket.send(json.dumps({"type": "lang", "lang": "x" * 10_000}))
        await page.refused("regnum-too-long")
        await page.plays("bid 1")


async def test_a_huge_message_closes_its_own_page_only(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page:
        async with server.page(made["id"], made["key"]) as vandal:
            with pytest.raises(websockets.ConnectionClosed):
                await vandal.socket.send("x" * 1_000_000)
                while True:
                    await vandal.hear()
        await page.plays("bid 1")


async def test_a_flood_is_braked_and_then_cut_off(server: Server) -> None:
    made = await server.table("human", "human")
    async with server.page(made["id"], made["key"]) as page, server.page(made["id"]) as vandal:
        with pytest.raises(websockets.ConnectionClosed):
            for _ in range(400):
                await vandal.say(type="play", asked=1, seat=0, text="bid 1")
            while True:
                await vandal.hear()
        assert "regnum-too-fast" in [p["key"] for p in vandal.problems]
        assert len(vandal.problems) < 60
        await page.plays("bid 1")


async def test_unknown_tables_and_keys(server: Server) -> None:
    with pytest.raises(websockets.ConnectionClosed) as closed:
        async with server.page("brown-heron-1") as page:
            await page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    made = await server.table("human", "human")
    async with server.page(made["id"], "forged") as page:
        assert page.problems[0]["key"] == "regnum-key-unknown"
        assert page.state["seats"] == [] and page.state["question"] is None
    for path, status in [
        ("/api/tables/brown-heron-1/at/0", 404),
        (f"/api/tables/{made['id']}/at/0?key=forged", 403),
        (f"/api/tables/{made['id']}/record?key=forged", 403),
        (f"/api/tables/{made['id']}/scores?key={'x' * 999}", 400),
        ("/api/nothing", 404),
        ("/api/law/chess", 404),
        ("/api/games/chess/static", 404),
    ]:
        answer = await server.http.get(path, headers={"accept-language": "cs"})
        assert answer.status_code == status, path
        assert answer.json()["key"].startswith("regnum-") and answer.json()["text"]


async def test_a_private_table_is_closed_to_strangers(server: Server) -> None:
    made = await server.table("human", "human", watch=False)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        async with server.page(made["id"]) as page:
            await page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    answer = await server.http.get(f"/api/tables/{made['id']}/at/0")
    assert answer.status_code == 403 and answer.json()["key"] == "regnum-table-private"
    async with server.page(made["id"], made["key"]) as page:
        assert page.state["question"]


BAD_TABLES = [
    b"",
    b"{",
    b"[]",
    b'{"game":"fake"}',
    b'{"game":"chess","chairs":[{"who":"human"},{"who":"human"}]}',
    b'{"game":"fake","chairs":[{"who":"human"}]}',
    b'{"game":"fake","chairs":[{"who":"human","role":"green"},{"who":"human"}]}',
    b'{"game":"fake","chairs":[{"who":"cat"},{"who":"human"}]}',
    b'{"game":"fake","chairs":[{"who":"bot","bot":"deep"},{"who":"human"}]}',
    b'{"game":"fake","chairs":[{"who":"human"},{"who":"human"}],"options":{"rounds":"99"}}',
    b'{"game":"fake","chairs":[{"who":"human"},{"who":"human"}],"options":{"luck":"99"}}',
    b'{"game":"../../etc","chairs":[{"who":"human"},{"who":"human"}]}',
]


async def test_a_table_that_cannot_be_made(server: Server) -> None:
    for body in BAD_TABLES:
        headers = {"content-type": "application/json"}
        answer = await server.http.post("/api/tables?lang=pl", content=body, headers=headers)
        assert answer.status_code == 400, body
        assert set(answer.json()) >= {"key", "text", "clause"} and answer.json()["text"]


async def test_too_many_posts_and_too_long_bodies(db: str) -> None:
    async with Server(db, posts=3) as server:
        long = await server.http.post("/api/records", json={"text": "x" * 500_000})
        assert long.status_code == 413 and long.json()["key"] == "regnum-too-long"
        for _ in range(2):
            await server.table("human", "human")
        answer = await server.http.post("/api/tables", json={"game": "fake", "chairs": []})
        assert answer.status_code == 429 and answer.json()["key"] == "regnum-too-fast"
