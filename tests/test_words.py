"""Every word exists in every language, with the same attributes and arguments and with all the plurals it needs."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum.words
from regnum.words import LANGS, ONE_LETTER, MissingWord, Word, Words, best_language, bound, word_files

ROOT = Path(regnum.words.__file__).resolve().parents[3]
FOLDERS = sorted({path.parent for tree in ("src/regnum", "web/src") for path in (ROOT / tree).rglob("words/*.ftl")})
FILES = [folder / f"{lang}.ftl" for folder in FOLDERS for lang in LANGS]
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
ONE_LETTER_WORDS = json.loads((ROOT / "tests/one_letter_words.json").read_text(encoding="utf-8"))
LAWS = sorted((ROOT / "src/regnum/games").glob("*/law.toml"))
LESSONS = sorted((ROOT / "src/regnum/games").glob("*/lesson.toml"))
POLITE = re.compile(r"vy|vás|vám|vámi|váš|vaš\w+|(?:ne)?jste|\w*byste|\w+te", re.IGNORECASE)
"""Czech words that speak to a stranger or to several: pronouns, and verbs in -te."""
NOT_POLITE = {
    "přičte": "someone adds it",
    "uzavíráte": "you and another",
    "doberete": "you and another",
}
NEUTRAL = frozenset({"yes", "no", "none"})
"""What the code itself says in every language: who the reader is, and that there is nothing to say."""


class Uses(Visitor):
    """What one pattern uses: its variables, the entries it refers to and the plural selections it makes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[set[str]] = []
        self.choices: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name.removesuffix("_key"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {_key(variant) for variant in node.variants}
        if keys & PLURALS or "1" in keys:
            self.selections.append(keys)
        assert isinstance(node.selector, ast.VariableReference)
        self.choices.append((node.selector.id.name, {key for key in keys - PLURALS - {"other"} if not key.isdigit()}))
        self.generic_visit(node)


class Spoken(Visitor):
    """The plain text of a catalogue."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@cache
def _entries(path: Path) -> list[Any]:
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    return [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]


@cache
def _patterns(path: Path) -> dict[str, Uses]:
    """Returns `key` and `key.attr` of each message of a file, with what their patterns use."""
    found: dict[str, Uses] = {}
    for entry in _entries(path):
        if isinstance(entry, ast.Message):
            for key, pattern in _parts(entry):
                found[key] = Uses()
                found[key].visit(pattern)
    return found


def _parts(entry: ast.Message | ast.Term) -> list[tuple[str, ast.Pattern]]:
    parts = [] if entry.value is None else [(entry.id.name, entry.value)]
    return parts + [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]


def _texts(path: Path, lang: str) -> Iterator[str]:
    """Yields what a catalogue or a Law says in a language, without keys and variables."""
    if path.suffix == ".toml":
        yield from _said(tomllib.loads(path.read_text(encoding="utf-8")), lang)
    else:
        spoken = Spoken()
        for entry in _entries(path):
            spoken.visit(entry)
        yield from spoken.texts


def _said(x: object, lang: str) -> Iterator[str]:
    if isinstance(x, dict):
        yield from [x[lang]] if isinstance(x.get(lang), str) else []
    for part in x.values() if isinstance(x, dict) else x if isinstance(x, list) else []:
        yield from _said(part, lang)


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_every_message_parses_and_is_there_once(path: Path) -> None:
    entries = _entries(path)
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    names = [("-" if isinstance(entry, ast.Term) else "") + entry.id.name for entry in entries]
    assert sorted(name for name, times in Counter(names).items() if times > 1) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=_name)
@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_languages_have_the_same_keys_attributes_and_variables(folder: Path, lang: str) -> None:
    english, other = _patterns(folder / "en.ftl"), _patterns(folder / f"{lang}.ftl")
    assert sorted(set(english) - set(other)) == [], f"missing in {lang}"
    assert sorted(set(other) - set(english)) == [], "missing in en"
    differ = {key: (english[key].variables, other[key].variables) for key in english}
    assert {key: pair for key, pair in differ.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("path", [path for path in FILES if path.stem != "en"], ids=_name)
def test_plurals_are_complete(path: Path) -> None:
    """For whole numbers Czech needs one, few and other, Polish one, few and many; the default stands for the last.

    A message may spell small numbers out instead: then each of 2, 3 and 4 stands for few."""
    short = {
        key: sorted(selection)
        for key, uses in _patterns(path).items()
        for selection in uses.selections
        if not (
            selection & {"one", "1"} and ("few" in selection or selection >= {"2", "3", "4"}) and selection & {"many", "other"}
        )
    }
    assert short == {}


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_forms_are_chosen_by_key_and_never_by_translated_text(path: Path) -> None:
    """A form is chosen by number, by a word of the code, or by `$it_key`, whose variants are messages of the same file."""
    messages = _patterns(path)
    wrong = {
        key: sorted(variants)
        for key, uses in messages.items()
        for variable, variants in uses.choices
        if not variants <= (messages.keys() if variable.endswith("_key") else NEUTRAL)
    }
    assert wrong == {}


@pytest.mark.parametrize("path", [*(path for path in FILES if path.stem == "cs"), *LAWS, *LESSONS], ids=_name)
def test_czech_speaks_to_a_friend(path: Path) -> None:
    words = {word for text in _texts(path, "cs") for word in re.findall(r"[^\W\d_]+", text)}
    assert sorted(word for word in words if POLITE.fullmatch(word) and word.lower() not in NOT_POLITE) == []


@pytest.mark.parametrize("path", [*FILES, *LAWS, *LESSONS], ids=_name)
def test_spaces_are_plain_in_the_files(path: Path) -> None:
    """No-break spaces are put in where a message becomes text, so that no file has to remember them."""
    assert "\u00a0" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
def test_no_key_twice_and_references_lead_somewhere(lang: str) -> None:
    known: list[str] = []
    references: set[str] = set()
    for path in word_files(lang):
        if path.exists():
            for key, uses in _patterns(path).items():
                known.append(key)
                references |= uses.references
            known += ["-" + entry.id.name for entry in _entries(path) if isinstance(entry, ast.Term)]
    assert sorted(key for key, times in Counter(known).items() if times > 1) == []
    assert sorted(references - set(known)) == []


@pytest.mark.parametrize("folder", sorted(path.parent for path in LAWS), ids=_name)
def test_a_term_is_the_same_wherever_it_stands(folder: Path) -> None:
    """A word or a title of the Law whose English is a term says that term in every language; .acc and the like are free."""
    book = tomllib.loads((folder / "terms.toml").read_text(encoding="utf-8"))
    terms = {term["en"].casefold(): term for term in book["terms"]}
    assert len(terms) == len(book["terms"])
    clauses = tomllib.loads((folder / "law.toml").read_text(encoding="utf-8"))["clause"]
    said = {lang: {**_plain(folder / f"words/{lang}.ftl"), **{c["id"]: c["title"][lang] for c in clauses}} for lang in LANGS}
    wrong = {
        key: (said[lang][key], term[lang])
        for key, english in said["en"].items()
        if key not in book["apart"] and (term := terms.get(english.casefold())) is not None
        for lang in LANGS
        if said[lang][key].casefold() != term[lang].casefold()
    }
    assert wrong == {}
    assert [key for key in book["apart"] if said["en"].get(key, "").casefold() not in terms] == []


def _plain(path: Path) -> dict[str, str]:
    """Returns the messages of a file that are text and nothing else."""
    found = {}
    for entry in _entries(path):
        if isinstance(entry, ast.Message) and entry.value is not None and len(entry.value.elements) == 1:
            element = entry.value.elements[0]
            if isinstance(element, ast.TextElement):
                found[entry.id.name] = element.value
    return found


@pytest.fixture
def words() -> Words:
    return regnum.words.words(strict=True)


@pytest.mark.parametrize(
    ("lang", "n", "text"),
    [
        ("en", 1, "1 point"),
        ("en", 5, "5 points"),
        ("cs", 1, "1 bod"),
        ("cs", 3, "3 body"),
        ("cs", 5, "5 bodů"),
        ("pl", 1, "1 punkt"),
        ("pl", 22, "22 punkty"),
        ("pl", 12, "12 punktów"),
    ],
)
def test_numbers_take_their_plural(words: Words, lang: str, n: int, text: str) -> None:
    assert words.say(lang, "regnum-points", n=n) == text


def test_an_argument_that_is_a_word_speaks_the_same_language(words: Words) -> None:
    assert words.say("cs", "regnum-won-by", who=Word("regnum-bot-greedy")) == "Vítězí Panoš"
    assert words.say("pl", "regnum-won-by", who=Word("regnum-bot-greedy")) == "Wygrywa Giermek"
    assert words.say("cs", "regnum-turn-waiting", who=Word("regnum-seat", args={"seat": 2})) == "Čeká se na tah: Hráč 2"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Seat 2, Anna, and Squire"),
        ("cs", "Hráč 2, Anna a\u00a0Panoš"),
        ("pl", "Gracz 2, Anna i\u00a0Giermek"),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(words: Words, lang: str, text: str) -> None:
    who: list[int | str | Word] = [Word("regnum-seat", args={"seat": 2}), "Anna", Word("regnum-bot-greedy")]
    assert words.join(lang, who) == text
    assert text in words.say(lang, "regnum-drawn-by", who=who)
    assert words.join(lang, []) == ""


@pytest.mark.parametrize(
    ("lang", "plain", "text"), json.loads((ROOT / "tests/one_letter_words.json").read_text(encoding="utf-8"))
)
def test_one_letter_words_are_bound_to_what_follows(lang: str, plain: str, text: str) -> None:
    """The browser is held to the same: web/src/lib/bound.test.ts."""
    wanted = text.replace("~", "\u00a0")
    assert bound(lang, plain) == wanted
    assert bound(lang, wanted) == wanted


def test_every_text_of_a_message_is_bound(words: Words) -> None:
    assert words.say("cs", "regnum-won-by", who="k králi") == "Vítězí k\u00a0králi"
    assert words.join("pl", ["Anna", "Ola"]) == "Anna i\u00a0Ola"


def test_the_browser_binds_the_same_words() -> None:
    source = (ROOT / "web/src/lib/bound.ts").read_text(encoding="utf-8")
    letters = dict(re.findall(r'(\w\w): "(\w+)"', source))
    assert letters == ONE_LETTER


def test_a_message_is_given_the_key_of_a_word(words: Words) -> None:
    said = [words.say("cs", "tek-trade-option", give=Word(f"tek-good-{x}"), get=Word("tek-good-food")) for x in ("ore", "food")]
    assert said == ["rudu za jídlo", "jídlo za jídlo"]


def test_strict_words_refuse_what_is_missing(words: Words) -> None:
    for key in ("no-such-word", "regnum-points.no-such-attribute"):
        with pytest.raises(MissingWord, match=key):
            words.say("cs", key)
    with pytest.raises(MissingWord, match="who"):
        words.say("cs", "regnum-won-by")
    with pytest.raises(ValueError, match="xx"):
        words.say("xx", "regnum-points", n=1)


def test_forgiving_words_fall_back_to_the_key() -> None:
    forgiving = Words(strict=False)
    assert forgiving.say("cs", "no-such-word") == "no-such-word"
    assert forgiving.say("cs", "regnum-won-by") == "Vítězí who"


def test_forgiving_words_fall_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("only-english = { $n } sheep\n", encoding="utf-8")
    (tmp_path / "words" / "cs.ftl").write_text("", encoding="utf-8")
    monkeypatch.setattr(regnum.words, "_ROOT", tmp_path)
    assert Words(strict=False).say("cs", "only-english", n=2) == "2 sheep"
    with pytest.raises(MissingWord):
        Words(strict=True).say("cs", "only-english", n=2)


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de-DE,de;q=0.9,pl;q=0.4,en;q=0.3", "pl"),
        ("en;q=0.3, PL;q=0.7", "pl"),
        ("cs;q=0, en;q=0.1", "en"),
        ("cs;q=x, pl;q=0.1", "pl"),
        ("*", "en"),
        ("de", "en"),
    ],
)
def test_best_language(header: str | None, lang: str) -> None:
    assert best_language(header) == lang
