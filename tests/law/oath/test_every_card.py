"""Nothing in the box goes without a test: every denizen, site, relic, edifice, ruin and Vision stands by name in a Law test."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from regnum.games.oath.components import CARD_SUIT, CARDS, FIRST_EDIFICE, FIRST_VISION, RELICS, RELIQUARY, SITES, SUITS

HERE = Path(__file__)
SECTIONS = {
    **{suit: [card for i, card in enumerate(CARDS[:FIRST_EDIFICE]) if CARD_SUIT[i] == n] for n, suit in enumerate(SUITS)},
    "edifices and ruins": CARDS[FIRST_EDIFICE:FIRST_VISION],
    "visions": CARDS[FIRST_VISION:],
    "sites": SITES,
    "relics": RELICS,
    "reliquary": RELIQUARY,
}
SIZES = {
    **dict.fromkeys(SUITS, 33),
    "edifices and ruins": 12,
    "visions": 5,
    "sites": 23,
    "relics": 21,
    "reliquary": 4,
}


@cache
def named() -> set[str]:
    """Every text in the tests of the Law that stands alone, as a name does; what tests say of themselves apart."""
    found: set[str] = set()
    for path in sorted(HERE.parent.glob("test_*.py")):
        if path != HERE:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found


@pytest.mark.parametrize("section", SECTIONS)
def test_all_of_a_section_stands_in_a_law_test(section: str) -> None:
    assert len(SECTIONS[section]) == SIZES[section]
    missing = [name for name in SECTIONS[section] if name not in named()]
    assert missing == [], f"no Law test names {', '.join(missing)}"
