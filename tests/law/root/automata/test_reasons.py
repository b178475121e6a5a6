"""What the Automated Alliance says of its moves, with the reason for each, in every language."""

from __future__ import annotations

from regnum.messages import render
from regnum.words import LANGS
from tests.law.root.automata.test_common import BIRD, FOX, RABBIT
from tests.law.root.table import Table

NAMES = ["Ana", "Bo", "Cy"]


def told(t: Table, key: str) -> list[str]:
    """The lines of a kind, in each language; none has an argument that was not set."""
    lines = [m for _, m in t.live.log(None) if m.key == f"root-log-{key}"]
    texts = [render(lang, m, NAMES) for lang in LANGS for m in lines]
    assert lines and all("{" not in text and "root-" not in text for text in texts), key
    return texts


def rebels(**options: str) -> Table:
    """The Automated Alliance, to whom the first turn belongs, and the Marquise, who can act."""
    return Table("automated-alliance marquise", 1, "", **options).army("marquise", 6, 1)


def test_the_alliance_says_where_sympathy_spreads_and_why() -> None:
    t = rebels().sympathy(1).army("marquise", 5, 3).army("marquise", 10, 1).deck(RABBIT).begin()
    lines = told(t, "automaton-spreads")
    assert "fewest enemy warriors next to sympathy" in lines[0] and "nothing ordered is next to sympathy" in lines[2]
    assert told(t, "automaton-martial")
    t = rebels().sympathy(*range(1, 11)).deck(BIRD).no_ruins().begin()
    assert "5 points" in told(t, "automaton-no-sympathy")[0]


def test_the_alliance_says_where_it_revolts_organizes_and_recruits_and_why() -> None:
    t = rebels().sympathy(1).army("marquise", 1, 1).army("alliance", 3, 3).build("base", 3).deck(FOX).begin()
    assert "its base is missing" in told(t, "automaton-revolts")[0]
    assert "3 warriors of its own" in told(t, "automaton-organizes")[0]
    assert "one at every base" in told(t, "automaton-recruits")[0]


def test_the_alliance_says_what_goes_with_a_base() -> None:
    t = rebels().sympathy(3, 4).build("base", 3).army("marquise", 3, 3).begin("marquise", "daylight")
    t.dice(3, 0).play("act battle")
    assert "of the suit" in told(t, "automaton-crackdown")[0]
