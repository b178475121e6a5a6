"""The commands do what their help says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import regnum
from regnum.bots.sim import simulate
from tests.cli.conftest import Command, finish


@pytest.mark.parametrize("name", ["", "serve", "play", "sim", "replay", "verify", "law", "bench", "games"])
def test_help_teaches_with_examples(command: Command, name: str) -> None:
    seen = command(*name.split(), "--help")
    assert seen.code == 0 and seen.err == ""
    assert ("regnum " + name in seen.out and "Examples" in seen.out) if name else "play" in seen.out


def test_no_arguments_show_the_help(command: Command) -> None:
    assert command().out == command("--help").out


def test_games_lists_options(command: Command) -> None:
    listed = json.loads(command("games", "--json").out)
    assert listed["tek"]["seats"] == [2, 5] and listed["tek"]["options"]["tokens"] == ["no", "yes"]
    assert "--tokens" in command("games", "--lang", "cs").out


def test_sim_prints_one_object_that_the_library_agrees_with(command: Command) -> None:
    seen = command("sim", "tek", "--games", "3", "--seed", "4", "--seats", "3", "--tokens", "yes", "--json")
    result = json.loads(seen.out)
    again = simulate("tek", 3, 4, seats=3, options={"tokens": "yes"})
    assert seen.code == 0 and result["digest"] == again.digest and result["decisions"] == again.decisions
    assert result["options"]["tokens"] == "yes" and result["games"] == 3
    assert {"game", "decisions_per_s", "games_per_s", "mean_decisions", "winners", "build"} <= result.keys()
    assert "digest" in command("sim", "tek", "--games", "2", "--seats=orcs,elves", "--order=given").out


def test_replay_shows_the_log_and_the_table(command: Command, record: Path) -> None:
    whole = command("replay", str(record))
    assert whole.code == 0 and "▰" in whole.out
    early = command("replay", str(record), "--to", "3", "--seat", "1", "--lang", "pl")
    assert early.code == 0 and len(early.out) < len(whole.out)
    game = regnum.load(record.read_text(encoding="utf-8"))
    data = json.loads(command("replay", str(record), "--json").out)
    assert data["over"] and data["scores"] == game.result.scores and data["decisions"] == game.decisions
    start = json.loads(command("replay", str(record), "--to", "0", "--json").out)
    assert not start["over"] and start["decisions"] == 0 and start["asks"]


def test_verify_says_what_was_checked(command: Command, record: Path) -> None:
    seen = command("verify", str(record))
    assert seen.code == 0 and "The record holds" in seen.out
    checks = json.loads(command("verify", str(record), "--json").out)
    assert checks["holds"] and [c["what"] for c in checks["checks"]] == ["record", "answers", "text", "luck", "end"]


def test_verify_finds_luck_that_its_seed_would_not_give(command: Command, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    forged = record.with_name("forged.regnum")
    forged.write_text(text.replace("seed 5", "seed 6"), encoding="utf-8")
    seen = command("verify", str(forged))
    assert seen.code == 1 and "does not hold" in seen.out and "luck" in seen.out


def test_verify_finds_an_answer_that_was_not_open(command: Command, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if " act " in line)
    lines[at] = lines[at].split(" act ")[0] + " act trade"
    forged = record.with_name("forged.regnum")
    forged.write_text("\n".join([*lines[: at + 1], lines[at]]) + "\n", encoding="utf-8")
    seen = command("verify", str(forged))
    assert seen.code == 1 and "FAILED  answers" in seen.out
    shown = command("replay", str(forged))
    assert shown.code == 2 and len(shown.err.splitlines()) == 1 and "decision" in shown.err


def test_verify_checks_the_key_of_a_live_game(command: Command, tmp_path: Path) -> None:
    game = regnum.new("tek", seats=2, key=b"k" * 16, tokens="yes")
    early, late, forged = tmp_path / "early", tmp_path / "late", tmp_path / "forged"
    early.write_text(game.record(), encoding="utf-8")
    finish(game, 1)
    late.write_text(game.record(), encoding="utf-8")
    forged.write_text(game.record().replace((b"k" * 16).hex(), (b"x" * 16).hex()), encoding="utf-8")
    assert "cannot be checked" in command("verify", str(early)).out
    seen = command("verify", str(late))
    assert seen.code == 0 and "the key is the one that was promised" in seen.out and "follow from the key" in seen.out
    assert command("verify", str(forged)).code == 1


def test_verify_asks_a_finished_game_where_its_luck_came_from(command: Command, tmp_path: Path) -> None:
    game, file = regnum.new("tek", seats=2, key=b"k" * 16), tmp_path / "record"
    promise = f"commitment {game.header.commitment}"
    finish(game, 1)
    seeded = regnum.new("tek", seats=2, seed=9)
    finish(seeded, 2)
    for text, says in (
        (seeded.record().replace("seed 9", promise), "the game is over, but its key is missing"),
        (game.record().replace(f"key {(b'k' * 16).hex()}\n", ""), "the game is over, but its key is missing"),
        (game.record().replace(promise + "\n", ""), "the record has neither seed nor commitment"),
        (seeded.record().replace("seed 9\n", ""), "the record has neither seed nor commitment"),
    ):
        file.write_text(text, encoding="utf-8")
        seen = command("verify", str(file))
        assert seen.code == 1 and f"FAILED  luck: cannot be checked: {says}\n" in seen.out
    file.write_text(seeded.record().replace("seed 9", f"seed 9\n{promise}"), encoding="utf-8")
    command("verify", str(file)).refused("not from both")


def test_a_record_of_other_rules_is_shown_and_verified_but_not_played_on(command: Command, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    rules = regnum.load(text).book.rules_version
    older = text.replace(f"\nrules {rules}\n", f"\nrules {rules + 7}\n")
    record.write_text(older, encoding="utf-8")
    reason = f"played under rules {rules + 7}, now {rules}"
    seen = command("verify", str(record))
    assert seen.code == 0 and reason in seen.out and "follow from the seed" in seen.out
    shown = command("replay", str(record))
    assert shown.out and shown.code == 2 and reason in shown.err
    record.write_text("\n".join(older.splitlines()[:-9]) + "\n", encoding="utf-8")
    command("play", "--record", str(record)).refused(reason)


def test_law_reads_clauses_in_three_languages(command: Command) -> None:
    english = command("law", "tek", "patrol.1").out
    czech = command("law", "tek", "tek.patrol.1", "--lang", "cs").out
    assert "tek.patrol.1" in english and "tek.patrol.1" in czech and english != czech
    assert command("law", "tek").out.count("tek.") > 100
    assert "tek.war." in command("law", "tek", "--find", "war").out
    assert json.loads(command("law", "tek", "patrol.1", "--json").out)["id"] == "tek.patrol.1"


def test_law_coverage_is_what_the_tests_prove(command: Command) -> None:
    covered = json.loads(command("law", "--coverage", "--json").out)
    assert set(covered["tek"]) == {"testable", "proven", "unproven"}
    assert covered["tek"]["proven"] + len(covered["tek"]["unproven"]) == covered["tek"]["testable"]
    assert "testable clauses proven" in command("law", "tek", "--coverage").out
