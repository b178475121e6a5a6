"""Every component has its words, and what each card does can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import regnum.words
from regnum.games.paladins.components import (
    ACTION_DISCOUNT,
    ACTION_FREE,
    ACTION_GAIN,
    ACTIONS,
    ATTACKED,
    ATTRIBUTES,
    BOARD,
    CHOICE,
    COUNTS,
    DEBT_GAIN,
    DIFFICULTIES,
    DISMISSED,
    END_POINTS,
    FAVOUR_GAINS,
    FAVOURS,
    GAINS,
    INQUISITION_GAIN,
    JAR_GAINS,
    ORDER_LEAST,
    ORDERS,
    OUTSIDER_KIND,
    OUTSIDER_POWER,
    OUTSIDERS,
    PALADIN_POWER,
    PALADINS,
    PEOPLES,
    RECRUITED,
    RESOURCES,
    SCHEMES,
    SPACES,
    SQUARE_GAINS,
    TOWNSFOLK,
    TOWNSFOLK_KIND,
    TOWNSFOLK_POWER,
    WALL_GAINS,
    WORKERS,
    Gain,
    Power,
)
from regnum.words import LANGS, Arg, Word, Words

FORMS: dict[str, tuple[list[str], list[str]]] = {
    "seat": (BOARD["players"]["colours"], ["of"]),
    "worker": ([*WORKERS, "any"], ["acc", "of", "many"]),
    "attribute": (ATTRIBUTES, ["acc", "of"]),
    "piece": ([*RESOURCES, "workshop", "monk", "outpost", "jar", "wall"], ["acc", "of"]),
    "action": (ACTIONS[: SPACES + 1], ["acc", "of", "each", "text"]),
    "people": (PEOPLES, ["acc", "many"]),
    "townsfolk": (TOWNSFOLK_KIND, ["acc", "of", "text"]),
    "outsider": (OUTSIDER_KIND, ["acc", "of", "text"]),
    "paladin": (PALADINS, ["acc", "of", "text"]),
    "favour": (FAVOURS, ["text"]),
    "order": (ORDERS, ["text"]),
    "scheme": ([ACTIONS[a] for a in SCHEMES], ["text"]),
    "option": (["difficulty", *(f"difficulty-{name}" for name in DIFFICULTIES)], ["help"]),
}
"""Kinds of components: their ids, and the forms that each name has."""


@pytest.fixture(scope="module")
def words() -> Words:
    return regnum.words.words(strict=True)


def label(gain: Gain) -> Word:
    """A gain as it stands on a card; of a choice the leftmost comes first."""
    if gain.kind != CHOICE:
        return Word(f"paladins-gain-{GAINS[gain.kind]}", args={"n": gain.n})
    options: list[Arg] = [labels(option) for option in gain.options]
    either = options.pop()
    while options:
        either = Word("paladins-gain-either", args={"one": options.pop(), "other": either})
    assert isinstance(either, Word)
    return either


def labels(gains: list[Gain]) -> list[int | str | Word]:
    return [label(gain) for gain in gains]


def saying(power: Power) -> Word:
    """What a power does."""
    if power.kind == END_POINTS:
        count = Word(f"paladins-count-{COUNTS[power.count]}", args={"each": power.each})
        return Word("paladins-power-end-points" + (".base" if power.base else ""), args={"count": count, "base": power.base})
    if power.kind in (ACTION_FREE, ACTION_DISCOUNT):
        action = Word(f"paladins-action-{ACTIONS[power.action]}")
        kind = "discount" if power.kind == ACTION_DISCOUNT else f"free-{RESOURCES[power.pays]}"
        return Word(f"paladins-power-action-{kind}", args={"action": action, "n": power.n})
    if power.kind not in (ACTION_GAIN, DEBT_GAIN, INQUISITION_GAIN):
        return Word("paladins-power-end-relief", args={"n": power.n})
    gain = label(Gain(power.gain, power.n, []))
    if power.kind == ACTION_GAIN:
        return Word(
            "paladins-power-action-gain", args={"action": Word(f"paladins-action-{ACTIONS[power.action]}.each"), "gain": gain}
        )
    if power.kind == DEBT_GAIN:
        return Word("paladins-power-debt-gain", args={"gain": gain})
    when = ".suspected" if power.least else ".clean" if power.most == 0 else ""
    return Word(f"paladins-power-inquisition-gain{when}", args={"gain": gain, "least": power.least})


def said(words: Words, lang: str, word: Word) -> str:
    return words.say(lang, word.key, **word.args)


def all_gains() -> Iterator[list[Gain]]:
    for table in (DISMISSED, RECRUITED, ATTACKED, WALL_GAINS, FAVOUR_GAINS, SQUARE_GAINS, JAR_GAINS):
        yield from table


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", FORMS)
def test_every_component_has_a_name_in_all_its_forms(words: Words, kind: str, lang: str) -> None:
    ids, forms = FORMS[kind]
    for name in ids:
        for form in ("", *(f".{form}" for form in forms)):
            assert words.say(lang, f"paladins-{kind}-{name}{form}")


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_a_kind_differ(words: Words, lang: str) -> None:
    for kind, (ids, _) in FORMS.items():
        names = {words.say(lang, f"paladins-{kind}-{name}") for name in ids}
        assert len(names) == len(set(ids)), kind


@pytest.mark.parametrize("lang", LANGS)
def test_what_every_card_and_square_gives_can_be_said(words: Words, lang: str) -> None:
    for gains in all_gains():
        text = words.join(lang, [said(words, lang, label(gain)) for gain in gains])
        assert "paladins-" not in text and bool(text) == bool(gains)


@pytest.mark.parametrize("lang", LANGS)
def test_every_power_can_be_said_and_two_powers_never_sound_the_same(words: Words, lang: str) -> None:
    powers = {said(words, lang, saying(power)) for power in (*TOWNSFOLK_POWER, *OUTSIDER_POWER, *PALADIN_POWER)}
    kinds = {
        tuple(getattr(power, field) for field in Power.__slots__)
        for power in (*TOWNSFOLK_POWER, *OUTSIDER_POWER, *PALADIN_POWER)
    }
    assert len(powers) == len(kinds)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("abbot-1", "Při každém odpustku: 1 nádeník"),
        ("peddler-2", "Při každé Inkvizici, máš-li podezření aspoň 2: 2 provianty"),
        ("squire-2", "Při každé Inkvizici bez podezření: 1 vliv"),
        ("debt-collector-3", "Za každý splacený dluh: 1 zvěd"),
    ],
)
def test_a_townsfolk_in_czech(words: Words, card: str, text: str) -> None:
    assert said(words, "cs", saying(TOWNSFOLK_POWER[TOWNSFOLK.index(card)])) == text


@pytest.mark.parametrize(
    ("card", "lang", "text"),
    [
        ("hunter-saracen", "cs", "1 VB za každé 2 měšťany v\u00a0družině"),
        ("warrior-saracen", "pl", "1 PZ za każde 4 punkty wiary"),
        ("mercenary-viking", "en", "1 VP, and 1 more for each converted Mercenary"),
        ("traitor-viking", "en", "Each unpaid Debt costs you 1 VP less."),
    ],
)
def test_the_points_of_an_outsider(words: Words, card: str, lang: str, text: str) -> None:
    assert said(words, lang, saying(OUTSIDER_POWER[OUTSIDERS.index(card)])) == text


def test_a_choice_names_its_options_from_the_left(words: Words) -> None:
    grace, leave = (FAVOUR_GAINS[FAVOURS.index(name)][0] for name in ("grace", "building-leave"))
    assert said(words, "en", label(grace)) == "1 faith, or 1 strength, or 1 influence"
    assert said(words, "cs", label(leave)) == "rozvoj zdarma, nebo 1 bojovník a\u00a01 kněz"


@pytest.mark.parametrize("lang", LANGS)
def test_texts_have_the_numbers_of_the_data(words: Words, lang: str) -> None:
    for name, power in zip(PALADINS, PALADIN_POWER, strict=True):
        assert re.findall(r"\d+", words.say(lang, f"paladins-paladin-{name}.text")) == [str(power.n)] * (power.n > 0), name
    for name, least in zip(ORDERS, ORDER_LEAST, strict=True):
        assert re.findall(r"\d+", words.say(lang, f"paladins-order-{name}.text")) == [str(least)], name
