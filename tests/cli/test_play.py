"""A game in the terminal, typed at from a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from tests.cli.conftest import Command, finish


def test_a_whole_game_is_played_to_its_score_sheet(command: Command) -> None:
    game = regnum.new("tek", seats=["orcs", "elves"], seed=4)
    numbers = finish(game, 4)
    seen = command("play", "tek", "--seats", "human:orcs,human:elves", "--seed", "4", typed="\n".join(map(str, numbers)) + "\n")
    assert seen.code == 0 and seen.err == ""
    assert "Won by" in seen.out or "Shared by" in seen.out
    assert all(str(points) in seen.out for points in game.result.scores)


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_question_is_put_in_words_with_numbered_choices(command: Command, lang: str) -> None:
    seen = command("play", "tek", "--seats", "human,human", "--seed", "3", "--lang", lang, typed="1\nq\n")
    assert seen.code == 0 and "   1  " in seen.out and "   2  " in seen.out
    assert "tek-" not in seen.out and "regnum-" not in seen.out


def test_a_wrong_answer_is_asked_again_and_the_end_of_input_ends_the_game(command: Command) -> None:
    seen = command("play", "tek", "--seats", "human,random", "--seed", "3", typed="0\n99\nhello\n1 2\n²\n")
    assert seen.code == 0 and seen.out.count("Please type a number") == 5


def test_saving_and_going_on(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "evening.regnum"
    command("play", "tek", "--seats", "human,human", "--seed", "8", typed=f"1\n1\n1\ns {file}\ns\nq\n")
    saved = regnum.load(file.read_text(encoding="utf-8"))
    assert saved.decisions == 3 and saved.header.players == ["human", "human"]
    command("play", "--record", str(file), typed="1\ns\nq\n")
    assert regnum.load(file.read_text(encoding="utf-8")).decisions == 4
    command("play", "tek", "--record", str(file), "--seats", "random,human", typed="s other.regnum\nq\n")
    assert regnum.load((tmp_path / "other.regnum").read_text(encoding="utf-8")).header.players == ["random", "human"]
    seen = command("play", "tek", "--seed", "4", "--seats", "human,human", typed="s\ns /no/such/folder/x\nq\n")
    assert (tmp_path / "tek-4.regnum").is_file() and "Could not save" in seen.out


def test_undo_why_and_the_law(command: Command) -> None:
    game = regnum.new("tek", seats=2, seed=3)
    seen = command("play", "tek", "--seats", "human,human", "--seed", "3", typed="u\nl\nl patrol.1\nl nothing.9\nw\nq\n")
    assert "There is nothing to take back" in seen.out
    assert game.ask.clause in seen.out and "tek.patrol.1" in seen.out and "no clause nothing.9" in seen.out
    back = command("play", "tek", "--seats", "human:orcs,human:elves", "--seed", "3", typed="1\n1\n1\n1\nu\nq\n")
    assert back.code == 0 and ("taken back" in back.out or "Too late" in back.out)


def test_bots_of_every_strength_take_their_turns(command: Command) -> None:
    seats = "human,random,greedy,ismcts"
    seen = command("play", "tek", "--seats", seats, "--seed", "2", "--seconds", "0.01", typed="1\n" * 6 + "q\n")
    assert seen.code == 0 and "Until next time" in seen.out
