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


PATHS = {
    "tek": [
        "side hyperborcie",
        "start hyperborcie.a",
        "stores 3f1o2m",
        "choose patrol",
        "act patrol",
        "patrol-to hyperborcie.d",
    ],
    "root": ["keep 1", "first-building 1", "first-building 5", "first-building 10", "act build", "build 5>sawmill"],
    "paladins": ["draft gatekeeper-2", "paladin roland>engelier", "tavern tavern-19", "act recruit"],
    "oath": ["start mountain", "keep errand-boy", "top true-names", "act peek"],
}


@pytest.mark.parametrize("game", PATHS)
async def test_the_first_steps_of_each_game_are_written_for_the_position(server: Server, game: str) -> None:
    """Against the bots of the lesson, on the path it proposes: nothing that is written for a position is missed."""
    found = lesson_of(game)
    assert found is not None
    written = {frozenset(at.choices) for note in found.notes for at in note.here}
    told = set()
    made = await server.post(f"/api/lessons/{game}", {"name": "Ola", "pace": "at-once"})
    async with server.page(made["id"], made["key"]) as page:
        for step in PATHS[game]:
            await page.asked(step.split(" ")[0])
            told.add(frozenset(choice["text"] for choice in page.state["question"]["choices"]))
            await page.plays(step)
    assert len(told & written) >= 3 and (game == "tek" or written <= told)


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
