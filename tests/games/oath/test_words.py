"""Every component has its words, and what each card does is said in every language with the numbers of the data."""

from __future__ import annotations

import re

import pytest

import regnum.words
from regnum.games.oath.components import (
    ACTIONS,
    ATTACK_FACES,
    BANNERS,
    CARDS,
    COLOURS,
    DEFENSE_FACES,
    DENIZENS,
    EDIFICES,
    OATHS,
    REGIONS,
    RELICS,
    RELIQUARY,
    ROLES,
    RUINS,
    SITES,
    SUITS,
    TOKENS,
    VISIONS,
)
from regnum.games.oath.powers_data import BEARERS, POWERS, POWERS_OF
from regnum.games.oath.vocabulary import BANNER, KINDS
from regnum.words import LANGS, Words

FORMS: dict[str, tuple[list[str], list[str]]] = {
    "denizen": (DENIZENS, ["text"]),
    "edifice": ([*EDIFICES, *RUINS], ["text"]),
    "vision": (VISIONS, ["text"]),
    "relic": (RELICS, ["text"]),
    "site": (SITES, ["text"]),
    "banner": (BANNERS, ["text"]),
    "reliquary": (RELIQUARY, ["text"]),
    "suit": (SUITS, ["of"]),
    "region": (REGIONS, ["acc", "of"]),
    "place": (
        [
            "favor-bank", "world-deck", "discard-pile", "relic-deck", "reliquary", "archive", "dispossessed",
        ],
        ["acc", "of"],
    ),
    "piece": ([*TOKENS, "warband", "pawn", "supply", "bandits"], ["acc", "of"]),
    "card": (["denizen", "adviser", "edifice", "ruin", "vision", "relic", "banner"], ["acc", "of", "many"]),
    "restriction": (["site", "adviser", "locked"], []),
    "kind": (KINDS[:BANNER], []),
    "role": ([*ROLES, "oathkeeper", "usurper", "successor", "visionary"], ["acc", "of"]),
    "seat": (COLOURS, ["of"]),
    "action": (ACTIONS, ["acc", "of"]),
    "oath": (OATHS, ["keeper", "goal", "successor"]),
    "face": ([*ATTACK_FACES, *DEFENSE_FACES], []),
}  # fmt: skip
"""Kinds of components: their ids, and the forms that each name has."""
TEXTS = {name: f"oath-{kind}-{name}.text" for kind, (ids, forms) in FORMS.items() if forms == ["text"] for name in ids}
LONGEST = 210
"""The most characters of a text of a card."""


@pytest.fixture(scope="module")
def words() -> Words:
    return regnum.words.words(strict=True)


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", FORMS)
def test_every_component_has_a_name_in_all_its_forms(words: Words, kind: str, lang: str) -> None:
    ids, forms = FORMS[kind]
    for name in ids:
        for form in ("", *(f".{form}" for form in forms)):
            assert words.say(lang, f"oath-{kind}-{name}{form}")


@pytest.mark.parametrize("lang", LANGS)
def test_names_differ(words: Words, lang: str) -> None:
    for kind, (ids, forms) in FORMS.items():
        if forms != ["text"]:
            assert len({words.say(lang, f"oath-{kind}-{name}") for name in ids}) == len(set(ids)), kind
    names = [words.say(lang, key.removesuffix(".text")) for key in TEXTS.values()]
    assert sorted(name for name in names if names.count(name) > 1) == []


@pytest.mark.parametrize("kind", [*TOKENS, "warband", "supply", "attack-die", "defense-die"])
def test_amounts_can_be_said(words: Words, kind: str) -> None:
    for lang in LANGS:
        for n in (1, 2, 5, 22):
            assert words.say(lang, f"oath-amount-{kind}", n=n).startswith(str(n))


def test_everything_with_a_power_has_a_text() -> None:
    assert set(TEXTS) == set(BEARERS) - {"oathkeeper-title"} and set(CARDS) <= set(TEXTS)


@pytest.mark.parametrize("lang", LANGS)
def test_a_text_is_a_few_short_sentences(words: Words, lang: str) -> None:
    said = {name: words.say(lang, key) for name, key in TEXTS.items()}
    assert [name for name, text in said.items() if not text.endswith(".") or not text[0].isupper()] == []
    assert {name: len(text) for name, text in said.items() if len(text) > LONGEST} == {}


def test_texts_have_the_same_numbers_in_every_language(words: Words) -> None:
    said = {name: [digits(words.say(lang, key)) for lang in LANGS] for name, key in TEXTS.items()}
    assert {name: found for name, found in said.items() if found[0] != found[1] or found[0] != found[2]} == {}


def test_texts_have_the_numbers_of_the_data(words: Words) -> None:
    missing = {}
    for name, key in TEXTS.items():
        deeds = [deed for power in POWERS_OF[BEARERS.index(name)] for deed in POWERS[power].deeds]
        numbers = {str(n) for deed in deeds for n in (abs(deed.n), deed.other_n) if n > 1}
        numbers |= {str(c.n) for deed in deeds for c in deed.when if c.n > 1}
        if not numbers <= set(digits(words.say("en", key))):
            missing[name] = sorted(numbers)
    assert missing == {}


@pytest.mark.parametrize(
    ("card", "lang", "text"),
    [
        ("longbows", "en", "Add or remove 1 attack die."),
        ("longbows", "cs", "Přidej nebo odeber 1 útočnou kostku."),
        ("longbows", "pl", "Dodaj lub odejmij 1 kość Ataku."),
        ("wayside-inn", "cs", "Získej 2 díly zásob."),
        ("faithful-friend", "pl", "Zyskaj 4 Zaopatrzenia."),
    ],
)
def test_the_text_of_a_card(words: Words, card: str, lang: str, text: str) -> None:
    assert words.say(lang, TEXTS[card]) == text
