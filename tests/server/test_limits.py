"""What one caller may do to the others: limits of each address, half a request, pages of other sites, odd requests."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import pytest
import websockets

from regnum.record import parse
from regnum.server import callers, listening, pages
from regnum.server.callers import Callers, network_of
from tests.server.harness import Server, page

pytestmark = pytest.mark.anyio


async def closed(port: int, text: bytes) -> float:
    """Sends the beginning of a request and waits until the server has had enough; returns after how many seconds."""
    began = asyncio.get_running_loop().time()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text)
    with suppress(ConnectionResetError):
        await asyncio.wait_for(reader.read(), 10)
    writer.close()
    return asyncio.get_running_loop().time() - began


async def test_half_a_request_is_given_up(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "LONGEST_REQUEST", 0.4)
    async with Server(db) as server:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
        halves = [b"", b"GET / HT", head, head + b"Content-Length: 50\r\n\r\n{"]
        times = await asyncio.gather(*(closed(server.port, half) for half in halves))
        assert all(0.3 < seconds < 4 for seconds in times), times
        made = await server.table("human", "human")
        async with server.page(made["id"], made["key"]) as one:
            await asyncio.sleep(0.8)
            await one.plays("bid 1")


async def test_connections_are_limited(db: str) -> None:
    async with Server(db, connections=5) as server:
        idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        await asyncio.sleep(0.2)
        assert await closed(server.port, b"") < 5
        for one in idle:
            one.close()
        await asyncio.sleep(0.2)
        assert (await server.http.get("/api/health")).status_code == 200


async def test_gets_are_limited_but_not_the_files_of_the_client(db: str) -> None:
    async with Server(db, gets=4) as server:
        codes = [(await server.http.get("/api/health")).status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        assert (await server.http.get("/assets/none.js")).status_code == 404
        assert (await server.http.get("/ready")).status_code == 200


async def test_open_tables_of_one_address_are_limited(db: str) -> None:
    async with Server(db, sockets=2) as server:
        made = await server.table("human", "human")
        async with server.page(made["id"], made["key"]), server.page(made["id"]):
            with pytest.raises(websockets.ConnectionClosed) as full:
                async with server.page(made["id"]) as third:
                    await third.hear()
            assert full.value.rcvd is not None and full.value.rcvd.code == 1013
        async with asyncio.timeout(5):
            while server.app.state.callers.sockets:
                await asyncio.sleep(0.02)
        async with server.page(made["id"], made["key"]) as again:
            await again.plays("bid 1")


async def test_only_a_trusted_proxy_says_who_is_calling(db: str, tmp_path: Path) -> None:
    body = {"game": "fake", "chairs": []}
    for proxies, last in (("", 429), ("127.0.0.1", 400)):
        async with Server(str(tmp_path / f"{last}.db"), posts=3, proxies=proxies) as server:
            for n in range(5):
                claim = {"x-forwarded-for": f"198.51.100.{n}"}
                answer = await server.http.post("/api/tables", json=body, headers=claim)
            assert answer.status_code == last


def test_one_house_with_ipv6_is_one_caller() -> None:
    given = ("2001:db8:1:2::7", "2001:db8:1:2:ffff::1", "::ffff:192.0.2.1", "fe80::1%eth0", "192.0.2.1", "x")
    assert [network_of(host) for host in given] == ["2001:db8:1:2::/64"] * 2 + ["192.0.2.1", "fe80::/64", "192.0.2.1", "x"]


async def test_pages_of_other_sites_open_no_table(db: str) -> None:
    async with Server(db, origins="https://friends.example, https://other.example") as server:
        made = await server.table("human", "human")
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{made['id']}"
        for origin, fine in [
            (f"http://127.0.0.1:{server.port}", True),
            ("https://friends.example", True),
            ("https://evil.example", False),
            ("null", False),
            (f"http://127.0.0.1:{server.port + 1}", False),
        ]:
            try:
                async with websockets.connect(url, additional_headers={"Origin": origin}) as opened:
                    await opened.recv()
                    assert fine, origin
            except websockets.InvalidStatus as refused:
                assert not fine and refused.response.status_code == 403, origin


async def test_a_flood_with_pauses_is_cut_off_too(server: Server) -> None:
    """An accepted message now and then does not make up for hundreds that were thrown away."""
    made = await server.table("human", "human")
    async with server.page(made["id"]) as vandal:
        with pytest.raises(websockets.ConnectionClosed):
            for _ in range(8):
                for _ in range(60):
                    await vandal.say(type="lang", lang="en")
                await asyncio.sleep(0.15)
            while True:
                await vandal.hear()


async def test_who_was_cut_off_waits_at_the_door_and_others_do_not(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "SHUT", 60.0)
    made = await server.table("human", "human")

    async def flood(key: str) -> None:
        async with server.page(made["id"], key) as vandal:
            with pytest.raises(websockets.ConnectionClosed):
                for _ in range(400):
                    await vandal.say(type="lang", lang="en")
                while True:
                    await vandal.hear()

    async def waits(key: str) -> bool:
        try:
            async with asyncio.timeout(0.5), server.page(made["id"], key):
                return False
        except TimeoutError:
            return True

    await flood("")
    assert await waits("") and await waits("forged")
    async with server.page(made["id"], made["key"]) as one:
        await one.plays("bid 1")
    await flood(made["key"])
    assert await waits(made["key"])


async def test_odd_requests_are_refused_in_words(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    made = await server.table("human", "human")
    json = {"content-type": "application/json"}
    for path in ("/a%00b", "/" + "x" * 5000, "/%ff%fe", "/a%0ab", f"/api/tables/{made['id']}/at/{'9' * 5000}"):
        answer = await server.http.get(path)
        assert answer.status_code in (200, 400, 404), (path[:40], answer.status_code)
    for body in (b"[" * 100_000, b'{"game":' * 50_000, b'{"game":"fake","chairs":' + b"[" * 100_000, b"9" * 5000):
        answer = await server.http.post("/api/tables", content=body, headers=json)
        assert answer.status_code == 400 and answer.json()["key"] == "regnum-request-bad", body[:20]
    huge = "9" * 25
    far = await server.http.get(f"/api/tables/{made['id']}/at/{huge}", params={"key": made["key"]})
    assert far.status_code in (200, 400, 404)
    sat = await server.http.post(f"/api/tables/{made['id']}/sit", content=b'{"seat":%s}' % huge.encode(), headers=json)
    assert sat.status_code == 409
    record = (await server.http.get(f"/api/tables/{made['id']}/record", params={"key": made["key"]})).text
    wrong = record.replace(f"rules {parse(record).rules}\n", f"rules {huge}\n")
    answer = await server.http.post("/api/records", json={"text": wrong})
    assert answer.status_code == 400 and answer.json()["key"] == "regnum-record-bad"
    answer = await server.http.post("/api/records", json={"text": record.rstrip() + "\n" + "x" * 9000 + "\n"})
    assert answer.status_code == 400 and "{" not in answer.json()["text"] and len(answer.json()["text"]) < 600


async def test_an_address_is_forgotten_when_its_pages_are_closed(server: Server) -> None:
    made = await server.table("human", "human")
    callers: Callers = server.app.state.callers
    async with page(server.port, made["id"]), page(server.port, made["id"]):
        assert callers.sockets == {"127.0.0.1": 2}
    async with asyncio.timeout(5):
        while callers.sockets:
            await asyncio.sleep(0.02)
