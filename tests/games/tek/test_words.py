"""Every sentence of the game can be said in every language, with the arguments the code really gives."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import regnum
from regnum.engine.ask import PASS
from regnum.engine.kinds import Arg, Message, Noun, Pair, Seat
from regnum.game import Game, OpenAsk
from regnum.games.tek.components import NATIONS, NOWHERE, REGIONS, TERRAIN
from regnum.games.tek.lexicon import BUNDLE, KINDS, REASONS, SAYINGS, RegionNoun
from regnum.games.tek.rulebook import static
from regnum.messages import render
from regnum.words import LANGS, Word, words

NAMES = ["A", "B", "C", "D", "E", "F"]
PROMPT = {"en": 60, "cs": 84, "pl": 84}
"""The most characters of a question, names of one letter included: 60 in English, 40 % more in the others."""
BUNDLES = [0, 1, 2, 5, 10, 12, 50, 55, 100, 101, 110, 121, 205, 312, 555]
LEFTOVER = re.compile(r"[{}$«»|]|tek-|regnum-|  |\.\.| [.,;:?]")
OVER = {"points": "A", "tie-break": "B", "draw": ["A", "B"]}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_STRICT_WORDS", "1")


def text(lang: str, message: Message, me: int | None = None) -> str:
    """The sentence with plain spaces; fails when a word is missing or something of the catalogue shows through."""
    said = render(lang, message, NAMES, me).replace("\u00a0", " ")
    assert said and said == said.strip() and not LEFTOVER.search(said), f"{lang} {message.key}: {said!r}"
    return said


def values(noun: Noun) -> list[int]:
    """All the ints a noun really takes; of the bundles a sample."""
    if isinstance(noun, RegionNoun):
        return [r for r in range(REGIONS) if TERRAIN[r] != NOWHERE]
    if noun is BUNDLE:
        return BUNDLES
    if isinstance(noun, Pair):
        return [a * noun.second.size + b for a in values(noun.first) for b in values(noun.second) if a != b]
    return list(range(5 if isinstance(noun, Seat) else noun.size))


def prompts(form: str) -> Iterator[tuple[str, Message]]:
    """Every question about everything it can be about."""
    for kind in KINDS:
        for about in [PASS] if kind.about is None else values(kind.about):
            message = Message(f"tek-{kind.name}-{form}", {"who": Seat(6).arg(0)})
            if kind.about is not None:
                kind.about.fill(message.args, "about", about)
            yield kind.name, message


# ---------------------------------------------------------------- every key
@pytest.mark.parametrize("lang", LANGS)
def test_every_question_can_be_put(lang: str) -> None:
    for form in ("ask", "wait"):
        for name, message in prompts(form):
            said = text(lang, message, 0 if form == "ask" else 1)
            assert said[-1] in ("?" if form == "ask" else "."), f"{name}: {said}"
            if form == "ask":
                note = text(lang, Message(message.key + ".note", message.args), 0)
                assert note.endswith("."), note


@pytest.mark.parametrize("lang", LANGS)
def test_questions_are_short(lang: str) -> None:
    said = [text(lang, message, 0) for _, message in prompts("ask")]
    assert [line for line in said if len(line) > PROMPT[lang]] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_has_a_label(lang: str) -> None:
    for kind in KINDS:
        text(lang, Message(f"tek-{kind.name}-pass"))
        for option in values(kind.noun):
            message = Message(f"tek-{kind.name}-option")
            kind.noun.fill(message.args, "it", option)
            text(lang, message)


@pytest.mark.parametrize("lang", LANGS)
def test_every_line_of_the_log_can_be_said(lang: str) -> None:
    for saying in SAYINGS:
        rows = max([len(values(noun)) for _, noun in saying.nouns], default=1)
        for row in range(rows):
            message = Message(f"tek-log-{saying.key}")
            for name, noun in saying.nouns:
                n = row + 1 if name == "foe" else row
                noun.fill(message.args, name, values(noun)[n % len(values(noun))])
            mine, theirs, told = (text(lang, message, me) for me in (row % 5, (row + 1) % 5, None))
            assert mine.endswith(".") and theirs.endswith(".") and told.endswith(".")
            assert ("who" in message.args) == (mine != told), f"{mine} / {told}"
            assert ("foe" in message.args) == (theirs != told), f"{theirs} / {told}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_can_be_given(lang: str) -> None:
    for reason in REASONS:
        for amount in [PASS] if reason.amount is None else values(reason.amount):
            args: dict[str, Arg] = {} if reason.amount is None else {"n": reason.amount.arg(amount)}
            assert text(lang, Message(f"tek-why-{reason.key}", args)).endswith(".")
        title = text(lang, Message(f"tek-why-{reason.key}.title"))
        assert not title.endswith(".") and len(title.split()) >= 3 and len(title) <= 34, title


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
        ("en", ["A burns your tower down to level 2.", "A holds the alliance: your number counts as a flag."]),
        ("cs", ["A boří úroveň tvého hradu: máš teď úroveň 2.", "A drží alianci: tvoje číslo platí jako vlajka."]),
        ("pl", ["A burzy poziom twojej wieży: masz teraz poziom 2.", "A utrzymuje sojusz: twoja liczba działa jak flaga."]),
    ],
)
def test_the_opponent_who_reads_is_addressed(lang: str, said: list[str]) -> None:
    args: dict[str, Arg] = {"who": Seat(6).arg(0), "foe": Seat(6).arg(1), "level": 2}
    assert [text(lang, Message(f"tek-log-{key}", args), 1) for key in ("burned", "bound")] == said


# ---------------------------------------------------------------- real games
READ: set[str] = set()
"""What has been read without a fault, in this game or another; it is not read again."""


class Reader:
    """Reads all that is said in a game, in every language."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def say(self, message: Message, *readers: int | None) -> None:
        self.seen.add(message.key)
        for me in readers:
            mark = f"{me} {plain(message)}"
            if mark not in READ:
                for lang in LANGS:
                    text(lang, message, me)
                READ.add(mark)

    def question(self, game: Game, asked: OpenAsk) -> None:
        prompt = asked.prompt()
        self.say(prompt, asked.seat)
        self.say(Message(prompt.key + ".note", prompt.args), asked.seat)
        self.say(asked.prompt("wait"), None, (asked.seat + 1) % 5)
        assert len(text("en", prompt, asked.seat)) <= PROMPT["en"]
        ask = next(a for a in game.session.waiting() if a.seat == asked.seat)
        for option in asked.options:
            self.say(asked.label(option), None)
            for hint in game.book.foretell(game.session.g, ask, option):
                self.say(hint, None)
        for refused in game.why(asked.seat):
            self.say(asked.label(refused.option), None)
            self.say(refused.reason, None)
            self.say(Message(refused.reason.key + ".title"), None)


def plain(message: Message) -> str:
    """A message as a key to remember it by."""
    args = {name: plain(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    return f"{message.key} {args}"


def read_through(game: Game, seed: int) -> set[str]:
    """Plays a random game to its end and reads everything; returns the keys of what was said."""
    reader, dice = Reader(), random.Random(seed)
    while not game.over:
        for asked in game.asks:
            reader.question(game, asked)
        game.play(dice.choice(game.ask.options))
    for seat in (None, *range(len(game.header.seats))):
        for _, line in game.log(seat):
            reader.say(line, seat)
    result = game.result
    for row in result.sheet:
        reader.say(Message(f"tek-score-{row.key}"), None)
    for lang in LANGS:
        assert words(True).say(lang, result.how, who=[NAMES[s] for s in result.winners])
    return reader.seen


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
def test_random_games_are_told_without_a_gap(seats: int | list[str], tokens: str, seed: int) -> None:
    seen = read_through(regnum.new("tek", seats=seats, seed=seed, tokens=tokens), seed)
    for key in ("tek-choose-ask", "tek-act-wait", "tek-log-moved", "tek-log-ended", "tek-hint-gains", "tek-why-shield"):
        assert key in seen
    assert ("tek-log-found" in seen) == (tokens == "yes")
    assert ("tek-score-lost-kingdom" in seen) == ((seats if isinstance(seats, int) else len(seats)) == 2)
