"""A guided table: made by the lesson, with luck by its seed, and like any other."""

from __future__ import annotations

import pytest

from regnum.lesson import lesson_of
from regnum.words import LANGS
from tests.server.harness import Server

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("lang", LANGS)
async def test_the_notes_are_read_in_the_callers_language(server: Server, lang: str) -> None:
    notes = (await server.http.get("/api/lessons/tek", params={"lang": lang})).json()
    found = lesson_of("tek")
    assert found is not None
    assert [note["name"].replace("\u00a0", " ") for note in notes] == [note.name[lang] for note in found.notes]
    assert all(note["kinds"] and note["clause"] and note["about"] and note["think"] for note in notes)
    assert (await server.http.get("/api/lessons/nothing")).status_code == 404


async def test_two_tables_of_a_lesson_are_alike_and_their_bots_too(server: Server) -> None:
    """The newcomer answers first; what the bots do after that is the same at both tables."""
    seen = []
    for _ in range(2):
        made = await server.post("/api/lessons/tek", {"name": "Ola", "pace": "at-once"})
        assert [chair["who"] for chair in made["chairs"]] == ["human", "bot", "bot"]
        async with server.page(made["id"], made["key"]) as page:
            for kind in ("side", "start", "stores"):
                await page.asked(kind)
                await page.play(page.state["question"]["choices"][0]["text"])
            await page.asked("choose")
            assert page.state["commitment"] == "" and page.state["title"] == "Tiny Epic Kingdoms"
            seen.append([line["text"] for line in page.state["log"]])
        record = (await server.http.get(f"/api/tables/{made['id']}/record", params={"key": made["key"]})).text
        assert "\nseed 7\n" in record and "lesson" not in record
    assert seen[0] == seen[1]
