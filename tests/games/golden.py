"""Golden games pin the rules: recorded games of every sort that replay byte for byte, or the rules have changed.

`golden.txt` beside them has a line for every version of the rules and every game: the digest of its record and what came of
it. What stands there of a released version never changes. After a change of the rules that was meant, raise the version in
the rulebook and run

    python -m tests.games.golden tek

which plays the recorded games again by the new rules, looks for another where one no longer goes, and notes what came. Until
`--release` makes that version final it may be run again after further changes.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from regnum.engine.errors import BadSetup, IllegalMove
from regnum.engine.registry import GAMES, rulebook
from regnum.game import Game, load, new
from regnum.record import parse

RELEASED = "released"


class Pin(NamedTuple):
    """What one golden game was under one version of the rules."""

    version: int
    name: str
    digest: str
    came: list[Any]

    def line(self) -> str:
        return f"{self.version} {self.name} {self.digest} {json.dumps(self.came)}"


class Pins(NamedTuple):
    """The whole of `golden.txt`: the newest released version, and every line."""

    released: int
    pins: list[Pin]

    def text(self) -> str:
        return "\n".join([f"{RELEASED} {self.released}", *[pin.line() for pin in self.pins]]) + "\n"

    def final(self) -> list[Pin]:
        return [pin for pin in self.pins if pin.version <= self.released]


def read_pins(text: str) -> Pins:
    first, *lines = text.splitlines()
    pins = []
    for line in lines:
        version, name, digest, came = line.split(" ", 3)
        pins.append(Pin(int(version), name, digest, json.loads(came)))
    return Pins(int(first.removeprefix(RELEASED)), pins)


def digest_of(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


class Gallery:
    """The golden games of a game: where they are, what came of one (`outcome`), which there must be (`names`), whether a
    game is of a sort (`fits`), and how to find one (`look`)."""

    def __init__(
        self,
        game: str,
        folder: Path,
        names: list[str],
        outcome: Callable[[Game], tuple[Any, ...]],
        fits: Callable[[str, Game], bool],
        look: Callable[[str], Game | None],
    ) -> None:
        self.game = game
        self.folder = folder
        self.names = names
        self.outcome = outcome
        self.fits = fits
        self.look = look

    @property
    def version(self) -> int:
        return rulebook(self.game).rules_version

    @property
    def file(self) -> Path:
        return self.folder / "golden.txt"

    def pins(self) -> Pins:
        """What is noted; nothing yet of a game that hangs its first ones."""
        return read_pins(self.file.read_text(encoding="utf-8")) if self.file.exists() else Pins(0, [])

    def came(self) -> dict[str, list[Any]]:
        """What came of the golden games by the rules of today."""
        return {pin.name: pin.came for pin in self.pins().pins if pin.version == self.version}

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.regnum").read_text(encoding="utf-8")

    # ---------------------------------------------------------------- checking
    def pinned(self, name: str, game: Game) -> Pin:
        """The line of a game; what came of it is compared as the file has it."""
        return Pin(self.version, name, digest_of(game.record()), json.loads(json.dumps(self.outcome(game))))

    def changed(self) -> list[str]:
        """The golden games that are not what `golden.txt` says of them under the rules of today, or not there."""
        noted = {pin.name: pin for pin in self.pins().pins if pin.version == self.version}
        there = {path.stem for path in self.folder.glob("*.regnum")}
        wrong = there ^ set(self.names) | set(noted) ^ set(self.names)
        for name in there & set(self.names) - wrong:
            text = self.text(name)
            game = load(text)
            if game.problem is not None or not game.over or game.record() != text or self.pinned(name, game) != noted[name]:
                wrong.add(name)
        return sorted(wrong)

    def rewritten(self) -> list[str]:
        """The lines of released versions that were in the file once, by its history in git, and are no longer."""
        pins = self.pins()
        now = set(pin.line() for pin in pins.final())
        lost = []
        for commit in git(self.folder, "log", "--format=%H", "--", self.file.name).split():
            shown = git(self.folder, "show", f"{commit}:./{self.file.name}")
            lost += [pin.line() for pin in read_pins(shown).final() if pin.line() not in now] if shown else []
        return lost

    # ---------------------------------------------------------------- recording
    def again(self, name: str) -> Game | None:
        """The recorded game played once more from its seed; None where its moves are not legal or its sort is another."""
        path = self.folder / f"{name}.regnum"
        if not path.exists():
            return None
        r = parse(self.text(name))
        try:
            game = new(self.game, r.seats, int(r.seed), b"", (), **r.options)
            for move in r.moves:
                game.play(move.text, move.seat)
        except (BadSetup, IllegalMove):
            return None
        return game if game.over and self.fits(name, game) else None

    def renew(self, release: bool) -> str:
        """Records the games anew where they have changed, if the version of the rules allows it; returns what was done.

        Raises SystemExit where it does not, or where no game of a sort was found; those that were found are kept."""
        pins, changed = self.pins(), self.changed()
        if changed and self.version <= pins.released:
            why = f"{', '.join(changed)} changed, but rules {self.version} are released"
            raise SystemExit(f"{self.game}: {why}; raise the version in src/regnum/games/{self.game}/rulebook.py")
        if changed:
            pins = Pins(pins.released, [pin for pin in pins.pins if pin.version != self.version])
        missing = []
        self.folder.mkdir(exist_ok=True)
        for name in self.names if changed else []:
            game = self.again(name) or self.look(name)
            if game is None:
                missing.append(name)
            else:
                (self.folder / f"{name}.regnum").write_text(game.record(), encoding="utf-8")
                pins.pins.append(self.pinned(name, game))
        if release and not missing:
            pins = Pins(max(pins.released, self.version), pins.pins)
        self.file.write_text(pins.text(), encoding="utf-8")
        if missing:
            raise SystemExit(f"{self.game}: found no game for {', '.join(missing)}; look among more of them")
        done = "all games recorded anew" if changed else "nothing has changed"
        return f"{self.game}: rules {self.version}, {done}, released up to rules {pins.released}"


def git(folder: Path, *words: str) -> str:
    """What git answers in a folder; "" where it knows nothing."""
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, encoding="utf-8")
    return done.stdout if done.returncode == 0 else ""


def gallery(game: str) -> Gallery:
    """The golden games of a game, as its tests hang them."""
    return import_module(f"tests.games.{game}.test_records").GALLERY


if __name__ == "__main__":
    games = [word for word in sys.argv[1:] if word != "--release"] or list(GAMES)
    for game in games:
        print(gallery(game).renew("--release" in sys.argv), flush=True)
        import_module("tests.games.sights").renew(gallery(game))
