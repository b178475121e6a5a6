"""The toy game of these tests has no words of its own."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def forgiving_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REGNUM_STRICT_WORDS", raising=False)
