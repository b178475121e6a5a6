"""The toy game at the table of every bot test."""

from __future__ import annotations

import pytest

from regnum.engine import session

if session.__file__.endswith(".so"):  # a compiled engine takes no interpreted game
    collect_ignore_glob = ["test_*.py"]
else:
    from tests.engine.toy import install

    @pytest.fixture(autouse=True)
    def toy(monkeypatch: pytest.MonkeyPatch) -> None:
        """Puts the toy game on the list of games."""
        install(monkeypatch)
