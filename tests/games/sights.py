"""What an agent is told of the golden games: as long as its layout keeps its version, a model reads from the same numbers.

`sights.txt` beside the golden games has the versions of observation and standing, the bytes of an observation, and a line for
every game: the digest of its record and the digest of what the seats were told in it. Fields that were appended since are
not looked at. `python -m tests.games.golden <game>` notes it anew with the records.
"""

from __future__ import annotations

from hashlib import blake2b

from regnum.bots.lens import Lens
from regnum.engine.registry import rulebook
from regnum.game import new
from regnum.record import parse
from tests.games.golden import Gallery, digest_of


def told(text: str, width: int) -> str:
    """The digest of what the seats observe at every decision of a recorded game, and of how they stand."""
    record = parse(text)
    book = rulebook(record.game)
    lens = Lens(book, True)
    game = new(record.game, record.seats, int(record.seed), b"", (), **record.options)
    seen = blake2b(digest_size=16)
    for move in record.moves:
        seen.update(lens.observation(game.session, move.seat)[:width])
        rows = book.rows(game.session.g)
        if rows is not None:
            seen.update(repr([[round(x, 6) for x in row] for row in [rows.table, *rows.seats]]).encode())
        game.play(move.text, move.seat)
    return seen.hexdigest()


def head(hung: Gallery) -> str:
    """Versions and width, as they are today."""
    layout, standing = rulebook(hung.game).layout(), rulebook(hung.game).standing()
    return f"{layout.version} {0 if standing is None else standing.version} {layout.width}"


def noted(hung: Gallery) -> tuple[str, dict[str, str]]:
    """The first line, and for each game "record told"."""
    file = hung.folder / "sights.txt"
    first, *lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else [""]
    return first, dict([line.split(" ", 1) for line in lines])


def look(hung: Gallery, width: int) -> dict[str, str]:
    """The same, as it is today."""
    return {name: f"{digest_of(hung.text(name))} {told(hung.text(name), width)}" for name in hung.names}


def width_of(first: str) -> int:
    """The bytes of an observation when the sights were noted."""
    return int(first.split()[2])


def renew(hung: Gallery) -> None:
    """Notes the sights. Raises SystemExit where records and versions are the same and an agent is told something else."""
    first, old = noted(hung)
    if first.split()[:2] == head(hung).split()[:2]:
        now = look(hung, width_of(first))
        other = [name for name, line in now.items() if name in old and line != old[name]]
        if any(now[name].split()[0] == old[name].split()[0] for name in other):
            raise SystemExit(f"{hung.game}: agents are told other things in {', '.join(other)}; raise the layout's version")
    found = look(hung, width_of(head(hung)))
    text = "\n".join([head(hung), *[f"{name} {line}" for name, line in found.items()]]) + "\n"
    (hung.folder / "sights.txt").write_text(text, encoding="utf-8")
