"""`regnum learn` and the examples: from games to a match, in small."""

from __future__ import annotations

import json
import runpy
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from regnum.bots.judge import teach
from regnum.cli import main
from regnum.engine.registry import rulebook

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def learn(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    with pytest.raises(SystemExit) as left:
        main(["learn", *words])
    out, err = capsys.readouterr()
    return int(left.value.code or 0), out, err


def test_from_games_to_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, weights = str(tmp_path / "games"), str(tmp_path / "w.toml")
    collect = ["collect", "tek", "--bots", "random", "--games", "12", "--out", games, "--tokens", "yes"]
    code, out, _ = learn(capsys, *collect)
    assert code == 0 and out.strip().endswith("0-11.traces")
    before = Path(out.strip()).stat().st_mtime_ns
    assert learn(capsys, *collect)[0] == 0 and Path(out.strip()).stat().st_mtime_ns == before
    code, out, _ = learn(capsys, "fit", games, "--out", weights, "--rounds", "2")
    assert code == 0 and json.loads(out)["positions"] > 50
    foe = ["--foe", "random", "--quick", "--games", "2", "--tokens", "yes"]
    code, out, _ = learn(capsys, "match", "tek", "--weights", weights, *foe)
    assert code == 0 and json.loads(out)["games"] == 2
    teach(rulebook("tek"), None)
    again = ["--out", str(tmp_path / "more"), "--bots", "learned", "--games", "1", "--weights", weights, "--quick"]
    code, out, _ = learn(capsys, "collect", "tek", *again)
    assert code == 0 and out.strip().endswith("0-0.traces")
    Path(weights).write_text("nothing", encoding="utf-8")
    code, _, err = learn(capsys, "match", "tek", "--weights", weights)
    assert code == 2 and "no file of tables" in err


def test_weights_are_tuned_from_where_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.learn.tune.MEASURED", 2)
    out = tmp_path / "w.toml"
    tune = ["tune", "tek", "--seats", "any,any", "--role", "any", "--pairs", "2", "--games", "1"]
    code, said, _ = learn(capsys, *tune, "--rounds", "2", "--out", str(out))
    assert code == 0 and [json.loads(line)["round"] for line in said.splitlines()] == [1, 2]
    (first,) = tomllib.loads(out.read_text(encoding="utf-8"))["table"]
    assert (first["seats"], first["plays"]) == (2, ["any"]) and "--rounds 2" in first["command"]
    assert learn(capsys, *tune, "--rounds", "1", "--first", "9", "--out", str(out))[0] == 0
    (again,) = tomllib.loads(out.read_text(encoding="utf-8"))["table"]
    assert again["command"].startswith(first["command"] + "; regnum learn tune tek") and again["weights"] != first["weights"]


def test_a_ladder_goes_on_with_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, ladder = tmp_path / "lines.jsonl", tmp_path / "ladder.toml"
    for first in ("0", "2"):
        bots = ["--bots", "random,ismcts", "--iterations", "1", "--out", str(ladder)]
        code, out, _ = learn(capsys, "ladder", "tek", *bots, "--games", "2", "--first", first, "--lines", str(path))
        assert code == 0
    rated = [json.loads(line) for line in out.splitlines()]
    assert rated[0]["games"] == 4 and len(path.read_text().splitlines()) == 4
    (table,) = tomllib.loads(ladder.read_text(encoding="utf-8"))["table"]
    assert (table["seats"], table["games"], table["first"]) == (2, 4, 0)
    assert table["elo"] == {x["bot"]: [x["elo"], x["low"], x["high"]] for x in rated}
    assert learn(capsys, *table["command"].split()[2:])[1] == out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["collect", "tek", "--out", "x", "--where", "moon"], "local or ray"),
        (["match", "tek", "--one", "nobody"], "no bot 'nobody'"),
        (["fit", "nowhere", "--out", "w.toml"], "no game to learn from"),
        (["tune", "tek", "--seats", "2", "--role", "any", "--out", "w.toml"], "say what each seat plays"),
        (["match", "tek", "--one", "random", "--weather", "rain"], "no option --weather"),
    ],
)
def test_what_is_wrong_is_one_line(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = learn(capsys, *words)
    assert code == 2 and said in err and err.count("\n") == 1


def test_a_missing_extra_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "regnum.learn.ladder", None)
    code, _, err = learn(capsys, "ladder", "tek")
    assert code == 2 and "pip install regnum[ladder]" in err


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("random_table", {"games": 1}, "seed 0:"),
        ("seat_against_bots", {"foes": "random", "games": 2}, "of 2 against random"),
        ("openspiel_search", {"decisions": 6}, "worth ["),
        ("fit_an_evaluation", {"games": 12, "played": 2, "bot": "random", "workers": 1}, "even is 50%"),
    ],
)
def test_the_examples_run(name: str, arguments: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = EXAMPLES / f"{name}.py"
    assert path.read_text(encoding="utf-8").count("\n") <= 60
    runpy.run_path(str(path))["main"](**arguments)
    assert said in capsys.readouterr().out


def test_every_example_is_run() -> None:
    cases = next(mark for mark in vars(test_the_examples_run)["pytestmark"] if mark.name == "parametrize").args[1]
    assert {path.stem for path in EXAMPLES.glob("*.py")} == {case[0] for case in cases}
