"""What is easily said wrong in Tiny Epic Kingdoms. That everything can be said at all is shared: tests/games/test_words.py."""

from __future__ import annotations

from random import Random

import pytest

from regnum.engine.kinds import Arg, Message, Seat
from regnum.game import new
from regnum.games.tek import RULEBOOK
from regnum.games.tek.components import NATIONS
from regnum.games.tek.lexicon import BUNDLE
from regnum.games.tek.rulebook import static
from regnum.words import LANGS, Word, words
from tests.games.random_play import LONGEST
from tests.games.speech import read_through, text
from tests.games.tek.own import BUNDLES

OVER = {"points": "A", "tie-break": "B", "draw": ["A", "B"]}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_STRICT_WORDS", "1")


@pytest.mark.parametrize("lang", LANGS)
def test_every_hint_is_short(lang: str) -> None:
    bundles = [Message(f"tek-hint-{key}", {"it": BUNDLE.arg(b)}) for key in ("costs", "gains") for b in BUNDLES]
    numbers = [Message(f"tek-hint-{key}", {"n": n}) for key in ("choice", "war-cost", "neutral") for n in range(12)]
    nations = [Message("tek-hint-war", {"nation": Message(f"tek-nation-{n}.with")}) for n in NATIONS]
    plain = [Message(f"tek-hint-{key}") for key in ("stands", "token", "capital", "ruins")]
    for message in [*numbers, *nations, *plain]:
        assert 2 <= len(text(lang, message).split()) <= 5
    for message in bundles:
        text(lang, message)


@pytest.mark.parametrize("lang", LANGS)
def test_the_heading_of_a_refusal_is_a_phrase(lang: str) -> None:
    for reason in RULEBOOK.reasons:
        assert len(text(lang, Message(f"tek-why-{reason.key}.title")).split()) >= 3


@pytest.mark.parametrize("lang", LANGS)
def test_the_score_sheet_and_the_end_have_words(lang: str) -> None:
    for message in static()["sources"].values():
        text(lang, message)
    for how, who in OVER.items():
        said = words(True).say(lang, f"tek-end-{how}", who=who)
        assert said.endswith(".") and all(name in said for name in who)


# ---------------------------------------------------------------- what is easily said wrong
@pytest.mark.parametrize(
    ("lang", "bundle", "said"),
    [
        ("en", 312, "3 food, 1 ore and 2 mana"),
        ("en", 0, "nothing"),
        ("cs", 312, "3 jídla, 1 rudu a 2 many"),
        ("cs", 155, "1 jídlo, 5 rud a 5 many"),
        ("cs", 11, "1 rudu a 1 manu"),
        ("cs", 0, "nic"),
        ("pl", 312, "3 żywności, 1 rudę i 2 many"),
        ("pl", 155, "1 żywność, 5 rudy i 5 many"),
        ("pl", 20, "2 rudy"),
        ("pl", 0, "nic"),
    ],
)
def test_bundles_leave_out_what_is_not_there(lang: str, bundle: int, said: str) -> None:
    message = BUNDLE.arg(bundle)
    assert isinstance(message, Message)
    assert text(lang, message) == said


@pytest.mark.parametrize(
    ("lang", "key", "args", "said"),
    [
        ("cs", "tek-trade-option", {"give": "ore", "get": "mana"}, "rudu za manu"),
        ("cs", "tek-trade-n-ask", {"give": "food", "get": "ore"}, "Kolik jídla vyměníš za rudu?"),
        ("cs", "tek-convert-option", {"give": "mana", "get": "food"}, "jídlo místo many"),
        ("pl", "tek-trade-option", {"give": "food", "get": "ore"}, "żywność na rudę"),
        ("pl", "tek-trade-n-ask", {"give": "food", "get": "mana"}, "Ile żywności wymieniasz na manę?"),
        ("pl", "tek-convert-option", {"give": "ore", "get": "food"}, "żywność zamiast rudy"),
    ],
)
def test_resources_are_declined(lang: str, key: str, args: dict[str, str], said: str) -> None:
    assert words(True).say(lang, key, **{name: Word(f"tek-good-{good}") for name, good in args.items()}) == said


@pytest.mark.parametrize(
    ("lang", "yes", "no"), [("en", "Burn it", "Spare it"), ("cs", "Zbořit", "Ušetřit"), ("pl", "Zburz", "Oszczędź")]
)
def test_answers_are_deeds(lang: str, yes: str, no: str) -> None:
    for kind in ("lair", "church", "raise"):
        labels = [words(True).say(lang, f"tek-{kind}-option", it=Word(f"tek-answer-{a}")) for a in ("yes", "no")]
        assert labels[0] != labels[1]
        if kind == "lair":
            assert labels == [yes, no]


@pytest.mark.parametrize(
    ("lang", "me", "said"),
    [
        ("en", None, "A collects nothing."),
        ("cs", 0, "Nezískáváš nic."),
        ("cs", None, "A nezískává nic."),
        ("pl", 0, "Nic nie zbierasz."),
        ("pl", None, "A nic nie zbiera."),
    ],
)
def test_nothing_is_denied_twice_where_the_language_does(lang: str, me: int | None, said: str) -> None:
    assert text(lang, Message("tek-log-collected", {"who": Seat(6).arg(0), "it": BUNDLE.arg(0)}), me) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "A burns your tower down to level 2."),
        ("cs", "A boří úroveň tvého hradu: máš teď úroveň 2."),
        ("pl", "A burzy poziom twojej wieży: masz teraz poziom 2."),
    ],
)
def test_the_opponent_who_reads_is_addressed(lang: str, said: str) -> None:
    args: dict[str, Arg] = {"who": Seat(6).arg(0), "foe": Seat(6).arg(1), "level": 2}
    assert text(lang, Message("tek-log-burned", args), 1) == said


# ---------------------------------------------------------------- real games
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("seats", "tokens"),
    [
        (3, "no"),
        (2, "yes"),
        (5, "yes"),
        (["shapeshifters", "orcs", "elves"], "no"),
        (["undead", "humans"], "no"),
        (["goblins", "centaurs", "elves", "valkyries", "orcs"], "yes"),
        (["shapeshifters", "elves", "undead", "dwarves"], "yes"),
    ],
    ids=str,
)
def test_whole_games_are_told_without_a_gap(seats: int | list[str], tokens: str, seed: int) -> None:
    seen = read_through(new("tek", seats=seats, seed=seed, tokens=tokens), Random(seed), longest=LONGEST)
    for key in ("tek-choose-ask", "tek-log-moved", "tek-log-ended", "tek-hint-gains", "tek-why-shield"):
        assert key in seen
    assert ("tek-log-found" in seen) == (tokens == "yes")
    assert ("tek-score-lost-kingdom" in seen) == ((seats if isinstance(seats, int) else len(seats)) == 2)
