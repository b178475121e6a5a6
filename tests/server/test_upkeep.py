"""For whoever looks after a server: headers, readiness, figures, the access log, and words while the database is away."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy.exc import IntegrityError, OperationalError

from regnum.server import store
from regnum.server.app import backend_of, create_app
from regnum.server.listening import check_store
from regnum.server.pages import SAFETY
from regnum.server.problems import is_away
from regnum.server.store import Store, open_store
from tests.server.harness import Server

pytestmark = pytest.mark.anyio


async def away(*_: Any) -> Any:
    raise OperationalError("select", {}, OSError("gone"))


async def test_every_answer_has_the_safe_headers(server: Server) -> None:
    for path in ("/api/nothing", "/assets/none.js", "/api/health", "/ready", "/metrics", "/a%00b", "/api/tables/none/record"):
        answer = await server.http.get(path)
        for name, value in SAFETY.items():
            assert answer.headers.get_list(name) == [value], (path, name)
    for method in ("PUT", "DELETE", "OPTIONS"):
        answer = await server.http.request(method, "/api/tables")
        assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["referrer-policy"] == "no-referrer"


async def test_a_database_that_is_away_is_said_and_comes_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await server.table("human", "human")
    server.house.tables.live.clear()
    with monkeypatch.context() as patched:
        for name in ("load", "held", "listed", "create"):
            patched.setattr(Store, name, away)
        path = f"/api/tables/{made['id']}/at/0"
        for answer in (
            await server.http.get(path, headers={"accept-language": "cs"}),
            await server.http.post("/api/tables", json={"game": "fake", "chairs": [{"who": "human"}] * 2}),
        ):
            assert answer.status_code == 503 and answer.json()["key"] == "regnum-store-away"
            assert answer.headers["retry-after"] == "5"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            async with server.page(made["id"], made["key"]) as page:
                await page.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
    assert (await server.http.get(path, params={"key": made["key"]})).status_code == 200


def test_what_is_away_and_what_is_our_fault() -> None:
    assert is_away(ConnectionRefusedError()) and is_away(TimeoutError()) and is_away(OperationalError("", {}, OSError()))
    assert not is_away(IntegrityError("", {}, OSError())) and not is_away(ValueError()) and not is_away(None)


async def test_ready_means_that_a_move_could_be_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await server.get("/ready"))["ok"]
    monkeypatch.setattr(Store, "try_writing", away)
    answer = await server.http.get("/ready")
    assert answer.status_code == 503 and answer.json()["key"] == "regnum-store-away"


async def test_a_store_that_cannot_be_written_to_is_not_ready(db: str) -> None:
    opened = await open_store(db)
    await opened.try_writing()
    assert opened.writer is not None
    with opened.writer.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only=ON")
        connection.commit()
    with pytest.raises(OperationalError):
        await opened.try_writing()
    await opened.close()


async def test_figures_for_prometheus(db: str) -> None:
    async with Server(db, metrics=True) as server:
        made = await server.table("human", "human")
        async with server.page(made["id"], made["key"]) as page:
            await page.plays("bid 1")
            text = (await server.http.get("/metrics")).text
        for line in (
            "regnum_tables 1.0",
            "regnum_pages 1.0",
            "regnum_moves_total 1.0",
            'regnum_requests_total{method="POST",route="/api/tables",status="201"} 1.0',
        ):
            assert line in text.splitlines(), text
        assert made["key"] not in text and made["id"] not in text
    async with Server(db) as server:
        assert (await server.http.get("/metrics")).status_code == 404


async def test_the_access_log_holds_no_keys(db: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "regnum.access")
    async with Server(db, log="json") as server:
        made = await server.table("human", "human")
        await server.get(f"/api/tables/{made['id']}/at/0", key=made["key"])
        async with server.page(made["id"], made["key"]):
            pass
    lines = [json.loads(record.message) for record in caplog.records if record.name == "regnum.access"]
    assert [(line["method"], line["status"]) for line in lines] == [("POST", 201), ("GET", 200), ("SOCKET", 101)]
    assert lines[1]["path"] == f"/api/tables/{made['id']}/at/0" and lines[1]["bytes"] > 0 and lines[1]["ms"] >= 0
    assert made["key"] not in caplog.text
    caplog.clear()
    async with Server(db, log="plain") as server:
        await server.http.get("/api/nothing%0aGET forged")
    assert "\n" not in caplog.records[-1].message and " 404 " in caplog.records[-1].message


async def test_what_is_missing_is_said_in_one_line(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    monkeypatch.delitem(sys.modules, "regnum.server.news", raising=False)
    with pytest.raises(ValueError, match=r"regnum\[redis\]"):
        backend_of("redis://localhost")
    with pytest.raises(ValueError, match=r"regnum\[redis\]"):
        create_app(db, channels="redis://localhost")

    def missing(*_: object, **__: object) -> None:
        raise ModuleNotFoundError("No module named 'asyncpg'")

    monkeypatch.setattr(store, "create_async_engine", missing)
    with pytest.raises(ValueError, match=r"regnum\[postgres\]"):
        await check_store("postgresql://localhost/regnum")


async def test_a_damaged_file_is_said_in_one_line(db: str) -> None:
    async with Server(db) as server:
        for _ in range(30):
            await server.table("human", "human", name="x" * 60)
    data = bytearray(Path(db).read_bytes())
    for at in range(4096, len(data), 4096):
        data[at : at + 200] = b"\xa5" * 200
    Path(db).write_bytes(data)
    with pytest.raises(ValueError, match="cannot keep tables in") as refused:
        await check_store(db)
    assert "\n" not in str(refused.value)


async def test_what_never_changes_is_packed_once_and_known_by_its_tag(server: Server) -> None:
    path = "/api/games/tek/static"
    first = await server.http.get(path)
    assert first.headers["content-encoding"] == "gzip" and first.json()["territories"]
    same = await server.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert same.status_code == 304 and same.content == b""
    plain = await server.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()
