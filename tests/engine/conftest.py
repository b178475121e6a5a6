"""The toy game at the table of every engine test."""

from __future__ import annotations

import pytest
from hypothesis import settings

from regnum.engine import session

settings.register_profile("table", deadline=None)  # a busy machine is no bug
settings.load_profile("table")

if session.__file__.endswith(".so"):  # a compiled engine takes no interpreted game
    collect_ignore_glob = ["test_*.py"]
else:
    from tests.engine.toy import install

    @pytest.fixture(autouse=True)
    def toy(monkeypatch: pytest.MonkeyPatch) -> None:
        """Puts the toy game, which has no words of its own, on the list of games."""
        monkeypatch.delenv("REGNUM_STRICT_WORDS", raising=False)
        install(monkeypatch)
