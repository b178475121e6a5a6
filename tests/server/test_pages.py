"""The pages and the rest of the HTTP side: the client, its headers, games, Law, OpenAPI."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.bots import BOTS
from regnum.engine.registry import GAMES
from regnum.server import pages
from regnum.server.api import shares_won
from regnum.words import LANGS
from tests.server.harness import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Regnum</title>" + "<p>x</p>" * 200)
    (folder / "assets" / "index-abc.js").write_text("export {}" + " " * 900)
    (folder / "crown.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "CLIENT", folder)
    return folder


async def test_every_page_is_the_one_page(server: Server, client: Path) -> None:
    for path in ("/", "/t/brown-heron-4271", "/law/tek", "/somewhere/else"):
        answer = await server.http.get(path)
        assert answer.status_code == 200 and "<title>Regnum" in answer.text, path
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-encoding"] == "gzip"


async def test_assets_are_kept_for_ever_and_nothing_else_is_served(server: Server, client: Path) -> None:
    asset = await server.http.get("/assets/index-abc.js")
    assert "immutable" in asset.headers["cache-control"] and "javascript" in asset.headers["content-type"]
    icon = await server.http.get("/crown.svg")
    assert icon.headers["cache-control"] == "no-cache" and icon.headers["content-type"].startswith("image/svg")
    assert (await server.http.get("/assets/gone.js")).status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"):
        assert "secret" not in (await server.http.get(path)).text


async def test_a_missing_client_is_said_in_words(server: Server, client: Path) -> None:
    (client / "index.html").unlink()
    answer = await server.http.get("/", headers={"accept-language": "cs"})
    assert answer.status_code == 503 and "make client" in answer.text


async def test_games_in_every_language(server: Server) -> None:
    for lang in LANGS:
        shelf = {game["name"]: game for game in await server.get("/api/games", lang=lang)}
        assert set(shelf) == set(GAMES)
        assert [bot["id"] for bot in shelf["tek"]["bots"]] == list(BOTS)
        for game in shelf.values():
            labels = [x["label"] for x in game["roles"] + game["bots"] + game["options"]]
            labels += [v["label"] for o in game["options"] for v in o["values"]]
            assert all(labels) and not any(label.startswith(("tek-", "regnum-")) for label in labels)


async def test_bots_say_how_strong_they_are(server: Server) -> None:
    shelf = {game["name"]: game for game in await server.get("/api/games", lang="en")}
    helps = {bot["id"]: bot["help"] for bot in shelf["tek"]["bots"]}
    assert all(helps.values()) and "Squire wins" in helps["champion"] and "Squire" not in helps["greedy"]
    tables = [{"elo": {"random": [0.0], "greedy": [400.0], "champion:9": [400.0]}}, {"elo": {"champion": [0.0]}}]
    assert shares_won({"table": tables}, "champion", "greedy") == [50]
    assert shares_won({"table": tables}, "random", "greedy") == [10] and shares_won({}, "random", "greedy") == []


async def test_the_static_part_of_a_game(server: Server) -> None:
    answer = await server.http.get("/api/games/tek/static")
    assert "max-age" in answer.headers["cache-control"]
    territories = answer.json()["territories"]
    assert set(territories[0]["name"]) == set(LANGS)


async def test_the_law_is_served_and_searched(server: Server) -> None:
    law = await server.get("/api/law/tek", lang="cs")
    assert len(law["clauses"]) > 100 and law["rulings"]
    found = await server.get("/api/law/tek", lang="en", q="war")
    assert 0 < len(found["clauses"]) < len(law["clauses"])


async def test_the_law_is_a_book_with_chapters_and_proofs(server: Server) -> None:
    titles = await server.get("/api/law/root/chapters", lang="pl")
    assert titles["6"] == "Markiza de Kot" and titles["reading"] == "Czytanie Księgi Praw"
    proofs = await server.get("/api/law/root/proofs")
    assert "a card prevails over the law" in proofs["root.1.1.1"]
    for part in ("chapters", "proofs"):
        assert (await server.http.get(f"/api/law/chess/{part}")).status_code == 404


async def test_a_game_is_told_in_two_minutes(server: Server) -> None:
    cards = await server.get("/api/learn/oath", lang="cs")
    assert [card["id"] for card in cards][:2] == ["goal", "turn"] and 5 <= len(cards) <= 7
    assert all(card["title"] and card["text"] and card["law"] for card in cards)
    assert (await server.http.get("/api/learn/chess")).status_code == 404


async def test_health_and_openapi(server: Server) -> None:
    assert (await server.get("/api/health"))["ok"]
    schema = await server.get("/api/schema/openapi.json")
    assert schema["info"]["title"] == "Regnum" and "/api/tables" in schema["paths"]
    for path, methods in schema["paths"].items():
        for said in methods.values():
            for status in ("400", "404", "429", "503"):
                shape = said["responses"][status]["content"]["application/json"]["schema"]
                assert shape == {"$ref": "#/components/schemas/Problem"}, (path, status)
