"""What a game has to say for itself in the shared tests. One that needs more than this puts an `OWN` into
`tests/games/<game>/own.py`; one that does not needs no file."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from regnum.engine.kinds import Noun
from regnum.game import Game


class Own:
    """The particulars of a game."""

    kept: tuple[str, ...] = ()
    """How words begin that are kept for what the client draws, used or not."""

    def check_pieces(self, game: Game) -> None:
        """What must hold at every decision besides the rulebook's own count."""

    def check_end(self, game: Game) -> None:
        """How the Law says a game ends."""

    def hopeless(self, game: Game) -> bool:
        """Whether random play may go on for ever."""
        return False

    def values(self, noun: Noun) -> list[int] | None:
        """The ints a noun really takes, or a sample in which every form of a sentence comes up; None: any will do."""
        return None


def own(name: str) -> Own:
    """What a game says for itself."""
    module = f"tests.games.{name}.own"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:
        found = None
    mine: Own = Own() if found is None else import_module(module).OWN
    return mine
