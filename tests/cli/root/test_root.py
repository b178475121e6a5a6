"""Root on the command line: its board on every map, its seats, and the notice to a table that reaches too little."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import regnum
from regnum.cli.drawing import draw
from regnum.engine.ask import PASS
from regnum.game import Game
from regnum.games.root import RULEBOOK
from regnum.games.root.components import MAP_DATA, MAPS
from regnum.games.root.terminal.woodland import LAYOUT, Links
from regnum.games.root.view import RootView
from regnum.messages import render
from regnum.words import LANGS
from tests.cli.conftest import Command, finish

SIX = [
    ["marquise", "eyrie", "alliance", "vagabond", "lizard", "riverfolk"],
    ["duchy", "corvid", "vagabond:thief", "vagabond2", "riverfolk", "eyrie"],
]
LOW = ["marquise", "alliance", "riverfolk", "lizard"]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word the board lacks is an error."""
    monkeypatch.setenv("REGNUM_STRICT_WORDS", "1")


def drawn(game: Game, seat: int | None, lang: str, width: int = 100) -> str:
    """The table as plain text."""
    page = io.StringIO()
    Console(file=page, width=width, highlight=False, color_system=None).print(draw(game, seat, lang))
    return page.getvalue()


def table(seats: list[str], map_: str, deck: str = "base", seed: int = 3) -> Game:
    """A new game in the order of the seats."""
    return regnum.new("root", seats=seats, seed=seed, map=map_, deck=deck, order="given", reach="any")


def seen(game: Game, seat: int | None = None) -> RootView:
    """The view of a seat."""
    found = game.view(seat)
    assert isinstance(found, RootView)
    return found


# ---------------------------------------------------------------- the board
@pytest.mark.parametrize("map_", MAPS)
def test_the_table_of_six_fits_a_hundred_columns(map_: str) -> None:
    deck = "exiles" if map_ in ("lake", "mountain") else "base"
    game, dice = table(SIX[map_ in ("winter", "mountain")], map_, deck), Random(7)
    for n in range(700):
        if game.over:
            break
        if n % 35 == 0 or game.session.g.battle:  # type: ignore[attr-defined]
            for width in (100, 80) if n % 140 == 0 else (100,):
                page = drawn(game, n % 7 - 1 if n % 7 else None, LANGS[n % 3], width)
                assert max(len(line) for line in page.splitlines()) <= width
                assert "root-" not in page
        game.play(dice.choice(game.ask.options))


@pytest.mark.parametrize("map_", MAPS)
def test_the_table_is_no_wider_than_a_hundred_columns(map_: str) -> None:
    page = drawn(table(SIX[0], map_), 0, "en", 200)
    assert max(len(line.rstrip()) for line in page.splitlines()) <= 100


@pytest.mark.parametrize("map_", MAPS)
def test_every_clearing_shows_where_its_paths_lead(map_: str) -> None:
    data = next(m for m in MAP_DATA if m["id"] == map_)
    assert sorted(n for row in LAYOUT[map_] for n in row) == list(range(1, 13))
    game = table(["marquise", "eyrie"], map_)
    links, page = Links(seen(game)), drawn(game, None, "en")
    for n in range(1, 13):
        ways = [way.plain for way in links.ways(n)]
        paths = sorted(a + b - n for a, b in data["paths"] if n in (a, b))
        closed = sorted(a + b - n for a, b in data["closed_paths"] if n in (a, b))
        assert f"─ {' '.join(map(str, paths))}" in ways
        assert (f"× {' '.join(map(str, closed))}" in ways) == bool(closed)
        assert f"╭─ {n} " in page and all(way in page for way in ways)


def test_an_opened_path_is_drawn_as_a_path() -> None:
    view = seen(table(["marquise", "eyrie"], "mountain"))
    assert Links(view).sign(9, 8, "╱").plain == "×"
    view.closed.remove([8, 9])
    assert Links(view).sign(9, 8, "╱").plain == "╱" and Links(view).ways(8)[0].plain == "─ 1 4 9"


def test_a_hand_is_shown_with_its_texts_to_its_player_alone() -> None:
    game = table(["marquise", "eyrie"], "autumn")
    mine, other, nobody = drawn(game, 0, "en"), drawn(game, 1, "en"), drawn(game, None, "en")
    assert "Hand Marquise" in mine and "Hand Eyrie" not in mine and "Hand Marquise" not in other
    assert "Hand Eyrie" in other and "Hand Marquise" not in nobody and "Hand Eyrie" not in nobody
    open_hand = drawn(table(["marquise", "riverfolk"], "autumn"), 0, "en")
    assert "Hand Marquise" in open_hand and "Hand Riverfolk" in open_hand


def test_a_plot_is_named_only_to_the_corvids() -> None:
    game, dice = table(["corvid", "marquise"], "winter"), Random(2)
    while not any(t.face_down for c in seen(game).clearings for t in c.tokens):
        options = game.ask.options
        game.play(dice.choice([o for o in options if o != PASS] or options))
    assert "Plot (?)" in drawn(game, 1, "en") and "Plot (?)" in drawn(game, None, "en")
    assert "Plot (?)" not in drawn(game, 0, "en")


# ---------------------------------------------------------------- seats and options
@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("sim root --seats 1", "2 to 6"),
        ("sim root --seats 7", "2 to 6"),
        ("sim root --seats marquise,cats", "cats"),
        ("sim root --seats marquise,marquise", "marquise"),
        ("sim root --seats marquise,vagabond:bob", "bob"),
        ("sim root --seats marquise:thief,eyrie", "marquise"),
        ("sim root --seats marquise,vagabond:", "character"),
        ("sim root --seats marquise,eyrie,vagabond2", "vagabond"),
        ("sim root --seats marquise,eyrie,vagabond:thief,vagabond2:thief", "thief"),
        ("sim root --seats alliance,vagabond", "reach"),
        ("sim root --map moon", "moon"),
        ("sim root --deck tarot", "tarot"),
        ("sim root --order reversed", "reversed"),
        ("sim root --reach some", "some"),
        ("sim root --tokens yes", "--map"),
        ("play root --seats human", "2 to 6"),
        ("play root --seats human:alliance,random", "reach"),
        ("play root --seats human:orcs,random", "orcs"),
        ("play root --map", "--map"),
        ("law root 99.9", "99.9"),
    ],
)
def test_bad_arguments(command: Command, line: str, word: str) -> None:
    command(*line.split()).refused(word)


def test_a_seat_nobody_named_plays_the_usual_faction() -> None:
    assert RULEBOOK.seat_list(["", ""]) == ["marquise", "eyrie"]
    assert RULEBOOK.seat_list(["", "marquise", "vagabond:thief"]) == ["eyrie", "marquise", "vagabond:thief"]
    assert RULEBOOK.seat_list(["corvid", "", "", ""]) == ["corvid", "marquise", "eyrie", "alliance"]


def test_a_vagabond_may_name_its_character(command: Command) -> None:
    seats = "human:vagabond:thief,random:marquise,random"
    seen = command("play", "root", "--seats", seats, "--seed", "3", "--map", "lake", "--order", "given", typed="q\n")
    assert seen.code == 0 and "Thief (Steal)" in seen.out and "Eyrie" in seen.out


@pytest.mark.parametrize("option", ["--map=winter", "--deck=exiles", "--order=shuffled", "--reach=any"])
def test_sim_takes_the_options_of_the_game(command: Command, option: str) -> None:
    seen = command("sim", "root", "--games", "1", "--seed", "4", "--seats", "marquise,eyrie", option, "--json")
    name, _, value = option[2:].partition("=")
    assert seen.code == 0 and seen.err == "" and json.loads(seen.out)["options"][name] == value


# ---------------------------------------------------------------- the notice
def notice(lang: str) -> str:
    """What is said to a table that reaches too little."""
    found = RULEBOOK.notice(LOW, {})
    assert found is not None and found.args == {"n": 20, "wanted": 21}
    return render(lang, found)


@pytest.mark.parametrize("lang", LANGS)
def test_play_says_when_the_factions_reach_too_little(command: Command, lang: str) -> None:
    seats = ",".join(f"human:{name}" for name in LOW)
    seen = command("play", "root", "--seats", seats, "--lang", lang, typed="q\n")
    assert seen.code == 0 and seen.out.startswith(notice(lang))
    enough = command("play", "root", "--seats", "human:marquise,human:eyrie", "--lang", lang, typed="q\n")
    assert notice(lang)[:10] not in enough.out


def test_sim_says_so_beside_its_result(command: Command) -> None:
    seen = command("sim", "root", "--games", "1", "--seats", ",".join(LOW), "--json")
    assert seen.code == 0 and seen.err == notice("en") + "\n" and json.loads(seen.out)["seats"] == LOW
    assert RULEBOOK.notice(["marquise", "vagabond:thief", "alliance"], {}) is None
    assert regnum.rulebooks()["tek"].notice(["any", "any"], {}) is None


# ---------------------------------------------------------------- whole games
def test_a_whole_game_is_played_to_its_score_sheet(command: Command) -> None:
    game = regnum.new("root", seats=["marquise", "eyrie"], seed=3)
    numbers = finish(game, 3)
    seen = command("play", "root", "--seats", "human,human", "--seed", "3", typed="\n".join(map(str, numbers)) + "\n")
    assert seen.code == 0 and seen.err == "" and "Won by" in seen.out
    assert all(str(points) in seen.out for points in game.result.scores)


def test_a_record_is_replayed_and_holds(command: Command, tmp_path: Path) -> None:
    game = table(["marquise", "vagabond:thief", "eyrie"], "lake", "exiles")
    finish(game, 5)
    file = tmp_path / "root.regnum"
    file.write_text(game.record(), encoding="utf-8")
    early = command("replay", str(file), "--to", "40", "--seat", "2", "--lang", "pl")
    assert early.code == 0 and "╭─ 12 " in early.out
    data = json.loads(command("replay", str(file), "--json").out)
    assert data["over"] and data["scores"] == game.result.scores
    assert "The record holds" in command("verify", str(file)).out


def test_the_law_and_the_shelf_know_root(command: Command) -> None:
    assert "root.9.2.8" in command("law", "root", "9.2.8", "--lang", "cs").out
    listed = json.loads(command("games", "--json").out)["root"]
    assert listed["seats"] == [2, 6] and listed["options"]["map"] == MAPS and "vagabond:thief" in listed["roles"]
    assert "--reach" in command("games").out


def test_nobody_is_named_for_a_seat_that_the_rules_play(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "solo.regnum"
    seen = command("play", "root", "--seats", "human:eyrie,mechanical-marquise", "--seed", "3", typed=f"1\n1\ns {file}\nq\n")
    assert seen.code == 0 and "Mechanical Marquise" in seen.out
    assert regnum.load(file.read_text(encoding="utf-8")).header.players == ["human", "mechanical-marquise"]
    assert command("play", "--record", str(file), typed="1\nq\n").code == 0
    assert command("play", "root", "--seats", "human:eyrie,vagabot:thief", "--seed", "3", typed="1\nq\n").code == 0
    for wrong in ("human,mechanical-marquise:marquise", "human:mechanical-marquise,random"):
        assert command("play", "root", "--seats", wrong, typed="q\n").code == 2
    assert "the seats" in command("play", "--record", str(file), "--seats", "mechanical-marquise,human").err
    alone = json.loads(
        command("sim", "root", "--seats", "eyrie,mechanical-marquise", "--bots", "random", "--games", "2", "--json").out
    )
    assert alone["bots"] == ["random", "mechanical-marquise"]
