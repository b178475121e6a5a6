"""The Law as data: reading it, naming its clauses, searching it, and telling proof from mention."""

from __future__ import annotations

import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import regnum.law
import regnum.proofs
from regnum.law import LawError, UnknownClause, chapters, clause, clauses, games, law, parse, search
from regnum.proofs import Coverage, coverage, sentences
from regnum.words import LANGS

LAW = """
finished = true

also = [{ en = "figure meeple", cs = "figurka meeple", pl = "figurka meeple" }]

[[clause]]
id = "toy.move.1"
title = { en = "Moving", cs = "Pohyb", pl = "Ruch" }
rule = { en = "A figure moves one step.", cs = "Figurka se pohne o krok.", pl = "Figurka rusza się o krok." }
testable = true
rulings = ["R-1"]

[[clause]]
id = "toy.heal.1"
title = { en = "Healing", cs = "Léčba", pl = "Łatanie" }
rule = { en = "Moving costs nothing here.", cs = "Zdarma.", pl = "Za darmo." }
testable = true

[[clause]]
id = "4.3.2.I"
title = { en = "Story", cs = "Příběh", pl = "Opowieść" }
rule = { en = "Once upon a time.", cs = "Byl jednou jeden.", pl = "Dawno temu." }
testable = false

[[ruling]]
id = "R-1"
text = { en = "Diagonals are no steps.", cs = "Šikmo se nechodí.", pl = "Na ukos się nie chodzi." }
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game `toy` with the Law above; gives the folder of its clause tests."""
    (tmp_path / "games" / "toy").mkdir(parents=True)
    (tmp_path / "games" / "toy" / "law.toml").write_text(LAW, encoding="utf-8")
    tests = tmp_path / "tests" / "law" / "toy"
    tests.mkdir(parents=True)
    monkeypatch.setattr(regnum.law, "_GAMES", tmp_path / "games")
    regnum.law.law_of.cache_clear()
    yield tests
    regnum.law.law_of.cache_clear()


def covered(tests: Path, source: str) -> Coverage:
    (tests / "test_toy.py").write_text("from regnum.law import law\n" + textwrap.dedent(source), encoding="utf-8")
    return coverage(tests.parent)["toy"]


def test_clauses_are_named_with_and_without_the_game(toy: Path) -> None:
    assert [found.id for found in clauses("toy")] == ["toy.move.1", "toy.heal.1", "4.3.2.I"]
    assert clause("toy", "move.1") is clause("toy", "toy.move.1")
    assert clause("toy", "toy.4.3.2.I") is clause("toy", "4.3.2.I")
    assert clause("toy", "move.1").rulings[0].text["cs"] == "Šikmo se nechodí."
    with pytest.raises(UnknownClause, match=r"no clause 'move.2'"):
        clause("toy", "move.2")
    with pytest.raises(UnknownClause, match="no Law of 'chess'"):
        clauses("chess")


def test_search_ignores_accents_and_puts_titles_first(toy: Path) -> None:
    assert [found.id for found in search("toy", "MOVING")] == ["toy.move.1", "toy.heal.1"]
    assert [found.id for found in search("toy", "lecba", "cs")] == ["toy.heal.1"]
    assert [found.id for found in search("toy", "latanie", "pl")] == ["toy.heal.1"]
    assert [found.id for found in search("toy", "4.3")] == ["4.3.2.I"]
    assert [found.id for found in search("toy", "meeple moves")] == ["toy.move.1"], "both words for a thing"
    assert search("toy", " ") == []
    with pytest.raises(ValueError, match="xx"):
        search("toy", "moving", "xx")


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('pl = "Ruch"', 'pl = ""', "title needs a text"),
        ('"toy.heal.1"', '"toy.move.1"', "twice"),
        ('rulings = ["R-1"]', 'rulings = ["R-2"]', "no such ruling: R-2"),
        ("testable = false", "", "testable must be"),
        ('id = "toy.move.1"', "", "without an id"),
    ],
)
def test_a_law_that_is_not_in_order_is_refused(before: str, after: str, why: str) -> None:
    with pytest.raises(LawError, match=why):
        parse("toy", tomllib.loads(LAW.replace(before, after, 1)))


def test_the_decorator_fails_at_import_for_an_unknown_clause(toy: Path) -> None:
    with pytest.raises(UnknownClause):
        law("toy", "no.such.clause")
    with pytest.raises(TypeError):
        law("toy")
    with pytest.raises(TypeError):
        law("toy", "move.1")(type("TestAll", (), {}))


def test_the_decorator_leaves_full_ids_on_the_test(toy: Path) -> None:
    @law("toy", "move.1", "4.3.2.I")
    def proof() -> None: ...

    assert vars(proof)["law"] == ("toy", "toy.move.1", "4.3.2.I")


@pytest.mark.parametrize(
    "body",
    [
        "assert game.over",
        "with pytest.raises(IllegalMove):\n        game.play('x')",
        "refuses(game, 'move a>b', 'toy-why-far')",
        "game.expect('move')",
        "for n in range(3):\n        assert n < game.size",
    ],
)
def test_a_test_that_could_fail_is_proof(toy: Path, body: str) -> None:
    found = covered(toy, f'@law("toy", "move.1")\ndef test_it(game):\n    {body}\n')
    assert found.tests["toy.move.1"] == ["tests/law/toy/test_toy.py::test_it"]
    assert (found.testable, found.proven, found.unproven) == (2, 1, ["toy.heal.1"])
    assert (found.hollow, found.excused, found.unknown) == ([], [], [])


@pytest.mark.parametrize("body", ["game.play('x')", "assert True", "pass", "raise_taxes(game)"])
def test_a_test_that_cannot_fail_is_hollow(toy: Path, body: str) -> None:
    found = covered(toy, f'@law("toy", "move.1")\ndef test_it(game):\n    {body}\n')
    assert found.hollow == ["tests/law/toy/test_toy.py::test_it"]
    assert found.proven == 0


MARKED = '@law("toy", "move.1")\ndef test_it(game):\n    assert game\n'
MARKED_METHOD = '@law("toy", "move.1")\n    def test_it(self, game):\n        assert game\n'


@pytest.mark.parametrize(
    "source",
    [
        f"@pytest.mark.skip\n{MARKED}",
        f'@pytest.mark.xfail(reason="x")\n{MARKED}',
        f'{MARKED}    if game:\n        pytest.skip("x")\n',
        f'pytestmark = [pytest.mark.skipif(True, reason="x")]\n{MARKED}',
        f'np = pytest.importorskip("numpy")\n{MARKED}',
        f"@pytest.mark.skip\nclass TestAll:\n    {MARKED_METHOD}",
        f"class TestAll:\n    pytestmark = pytest.mark.xfail\n\n    {MARKED_METHOD}",
    ],
)
def test_an_excused_test_is_no_proof(toy: Path, source: str) -> None:
    found = covered(toy, source)
    assert len(found.excused) == 1
    assert found.proven == 0


def test_claims_that_name_nothing_are_listed(toy: Path) -> None:
    found = covered(
        toy,
        """
        @law("toy", "move.9", "heal.1")
        def test_it(game):
            assert game

        class TestHealing:
            @law("other", "move.1")
            async def test_that(self, game):
                assert game
        """,
    )
    assert found.unknown == [
        ("tests/law/toy/test_toy.py::test_it", "toy move.9"),
        ("tests/law/toy/test_toy.py::TestHealing::test_that", "other move.1"),
    ]
    assert found.unproven == ["toy.move.1"]


# ---------------------------------------------------------------- the Law as a book
def test_a_chapter_is_called_as_its_heading_or_its_first_clause(toy: Path) -> None:
    assert chapters("toy", "cs") == {"move": "Pohyb", "heal": "Léčba", "4": "Příběh"}
    with pytest.raises(UnknownClause):
        chapters("chess", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_every_law_has_chapters_with_different_titles(lang: str) -> None:
    for game in games():
        titles = list(chapters(game, lang).values())
        assert len(titles) > 4 and len(set(titles)) == len(titles) and all(titles)


def test_the_name_of_a_test_is_a_sentence(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    covered(toy, '@law("toy", "move.1")\ndef test_a_step_is_short(game):\n    assert game\n')
    monkeypatch.setattr(regnum.proofs, "tests_folder", lambda: toy.parent)
    sentences.cache_clear()
    assert sentences("toy") == {"toy.move.1": ["a step is short"]}
    sentences.cache_clear()


def test_where_there_are_no_tests_nothing_is_said_of_them(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise FileNotFoundError

    monkeypatch.setattr(regnum.proofs, "tests_folder", nowhere)
    sentences.cache_clear()
    assert sentences("toy") == {}
    sentences.cache_clear()
