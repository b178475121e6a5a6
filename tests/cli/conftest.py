"""The command line as a program sees it: arguments in, output and exit code out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

import regnum
from regnum.cli import main
from regnum.game import Game


@dataclass
class Run:
    """What a command did."""

    code: int
    out: str
    err: str

    def refused(self, *words: str) -> None:
        """Asserts exit code 2 with one clear line on stderr and nothing on stdout."""
        assert self.code == 2, self.out + self.err
        assert self.out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1 and lines[0].startswith("regnum: ")
        assert "Traceback" not in self.err and "╭" not in self.err
        for word in words:
            assert word in lines[0]


Command = Callable[..., Run]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs `regnum` with arguments and, if given, lines typed at it."""
    monkeypatch.setenv("COLUMNS", "160")

    def run(*arguments: str, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        seen = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Run(left.value.code, seen.out, seen.err)

    return run


def finish(game: Game, seed: int) -> list[int]:
    """Plays at random to the end; returns the numbers that would have been typed."""
    rng, typed = Random(seed), []
    while not game.over:
        options = game.ask.options
        typed.append(rng.randrange(len(options)) + 1)
        game.play(options[typed[-1] - 1])
    return typed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of tek on disk."""
    game = regnum.new("tek", seats=["orcs", "elves"], seed=5, tokens="yes")
    finish(game, 5)
    file = tmp_path / "whole.regnum"
    file.write_text(game.record(), encoding="utf-8")
    return file
