"""Every sentence of Root can be said in every language, with the arguments the rules really give."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.engine.ask import PASS
from regnum.engine.kinds import Arg, Message, Noun, Number, Pair, Seat
from regnum.game import Game, OpenAsk, new
from regnum.games.root import RULEBOOK
from regnum.games.root.components import FACTIONS
from regnum.games.root.lexicon import KINDS, PLACE_INTO, PLACE_PUT, REASONS, ROUTE, SAYINGS, CardNoun, PlaceNoun
from regnum.games.root.static import static
from regnum.messages import render
from regnum.words import LANGS, words

NAMES = ["A", "B", "C", "D", "E", "F"]
PROMPT = {"en": 60, "cs": 84, "pl": 84}
"""The most characters of a question: 60 in English, 40 % more in the others."""
LEFTOVER = re.compile(r"[{}$«»|%^~]|root-|regnum-|  |\.\.| [.,;:?]")
DECISIONS = 110
"""How many decisions of a random game are read."""
TABLES = [
    (["marquise", "eyrie", "alliance", "vagabond"], "autumn", "base"),
    (["lizard", "riverfolk", "duchy", "corvid"], "lake", "exiles"),
    (["corvid", "vagabond", "vagabond2", "eyrie", "duchy", "riverfolk"], "mountain", "base"),
    (["alliance", "marquise", "lizard"], "winter", "exiles"),
]
HINTS: dict[str, list[str]] = {
    "points": ["n"],
    "wood": ["n"],
    "supporters": ["n"],
    "outrage": [],
    "defenseless": [],
    "guerrilla": [],
    "turmoil": ["points", "cards"],
}


RULES = Path(regnum.__file__).parent / "games" / "root"
CLIENT = RULES.parents[3] / "web/src/games/root"
TERMINAL = RULES / "terminal"
BOARDS = {
    "root-ability-": "the rules printed on a faction board",
    "root-place-": "the legend of a map",
    "root-zone-": "the headings of a faction board",
}
"""Words kept for what the client draws, used or not, and what they say."""


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_STRICT_WORDS", "1")


def text(lang: str, message: Message, me: int | None = None) -> str:
    """The sentence with plain spaces; fails when a word is missing or something of the catalogue shows through."""
    said = render(lang, message, NAMES, me).replace("\u00a0", " ")
    assert said and said == said.strip() and not LEFTOVER.search(said), f"{lang} {message.key}: {said!r}"
    return said


def values(noun: Noun) -> list[int]:
    """The ints of a noun; of the long ones a sample in which every form of a sentence comes up."""
    if isinstance(noun, PlaceNoun):
        return [0, 4, 11, 12, 20, 21]
    if isinstance(noun, CardNoun):
        return list(range(0, noun.size, 9))
    if isinstance(noun, Pair):
        return [a * noun.second.size + b for a in values(noun.first)[:3] for b in values(noun.second)[:8]]
    if isinstance(noun, Seat):
        return list(range(6))
    if isinstance(noun, Number):
        return [0, 1, 2, 5, 22]
    return list(range(noun.size))


def prompts(form: str) -> Iterator[Message]:
    """Every question about everything it can be about."""
    for kind in KINDS:
        for about in [PASS] if kind.about is None else values(kind.about):
            message = Message(f"root-{kind.name}-{form}", {"who": Seat(6).arg(0)})
            if kind.about is not None:
                kind.about.fill(message.args, "about", about)
            yield message


# ---------------------------------------------------------------- every key
@pytest.mark.parametrize("lang", LANGS)
def test_every_question_can_be_put_shortly(lang: str) -> None:
    for message in prompts("ask"):
        said = text(lang, message, 0)
        assert said.endswith("?") and len(said) <= PROMPT[lang], said
        assert text(lang, Message(message.key + ".note", message.args), 0).endswith(".")
    for message in prompts("wait"):
        said = text(lang, message, 1)
        assert said.startswith("A ") and said.endswith("."), said


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_has_a_label(lang: str) -> None:
    for kind in KINDS:
        text(lang, Message(f"root-{kind.name}-pass"))
        for option in values(kind.noun):
            message = Message(f"root-{kind.name}-option")
            kind.noun.fill(message.args, "it", option)
            text(lang, message)


@pytest.mark.parametrize("lang", LANGS)
def test_every_line_of_the_log_can_be_said(lang: str) -> None:
    for saying in SAYINGS:
        for row in range(max([len(values(noun)) for _, noun in saying.nouns], default=1)):
            message = Message(f"root-log-{saying.key}")
            for name, noun in saying.nouns:
                noun.fill(message.args, name, values(noun)[row % len(values(noun))])
            mine, told = text(lang, message, row % 6), text(lang, message)
            assert mine.endswith(".") and told.endswith(".")
            assert ("who" in message.args) == (mine != told), f"{mine} / {told}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_can_be_given(lang: str) -> None:
    for reason in REASONS:
        for amount in [PASS] if reason.amount is None else values(reason.amount):
            args: dict[str, Arg] = {} if reason.amount is None else {"n": reason.amount.arg(amount)}
            assert text(lang, Message(f"root-why-{reason.key}", args)).endswith(".")
        title = text(lang, Message(f"root-why-{reason.key}.title"))
        assert not title.endswith(".") and len(title) <= 34, title


@pytest.mark.parametrize("lang", LANGS)
def test_hints_scores_and_ends_have_words(lang: str) -> None:
    for key, names in HINTS.items():
        for n in (1, 2, 5):
            assert len(text(lang, Message(f"root-hint-{key}", {name: n for name in names})).split()) <= 6
    text(lang, Message("root-score-points"))
    text(lang, Message("root-notice-reach", {"n": 17, "wanted": 21}))
    for how in ("points", "dominance", "coalition"):
        said = words(True).say(lang, f"root-end-{how}", who=["A", "B"])
        assert said.endswith(".") and "A" in said and "B" in said


@pytest.mark.parametrize("lang", LANGS)
def test_everything_the_client_is_given_has_words(lang: str) -> None:
    def look(x: object) -> None:
        if isinstance(x, Message):
            text(lang, x)
        for part in x.values() if isinstance(x, dict) else x if isinstance(x, list) else []:
            look(part)

    look(static())
    for option in RULEBOOK.options.values():
        key = RULEBOOK.words_of(option)
        for it in (key, *[f"{key}-{value}" for value in option.values]):
            text(lang, Message(it))
            text(lang, Message(f"{it}.help"))


# ---------------------------------------------------------------- every word is used
class References(Visitor):
    """The messages an entry of a catalogue refers to."""

    def __init__(self, entry: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def keys_in(x: object) -> Iterator[str]:
    """The keys of every message in a thing."""
    if isinstance(x, Message):
        yield x.key.partition(".")[0]
        yield from keys_in(x.args)
    for part in x.values() if isinstance(x, dict) else x if isinstance(x, list) else []:
        yield from keys_in(part)


def words_of(noun: Noun) -> list[Arg]:
    """Everything a noun can say."""
    if isinstance(noun, Pair):
        return words_of(noun.first) + words_of(noun.second)
    return [noun.arg(x) for x in range(noun.size)]


def said() -> Iterator[str]:
    """The keys the rules can bring up."""
    for noun in [kind.noun for kind in KINDS] + [noun for saying in SAYINGS for _, noun in saying.nouns]:
        yield from keys_in(words_of(noun))
    for noun in [kind.about for kind in KINDS if kind.about] + [reason.amount for reason in REASONS if reason.amount]:
        yield from keys_in(words_of(noun))
    yield from (f"root-{kind.name}-{form}" for kind in KINDS for form in ("ask", "wait", "option", "pass"))
    yield from (f"root-log-{saying.key}" for saying in SAYINGS)
    yield from (f"root-why-{reason.key}" for reason in REASONS)
    yield from keys_in(static())
    for option in RULEBOOK.options.values():
        key = RULEBOOK.words_of(option)
        yield from (key, *[f"{key}-{value}" for value in option.values])
    yield from ("root-title", "root-tagline", "root-score-points")
    for path in RULES.rglob("*.py"):
        yield from re.findall(r'"(root-[a-z0-9-]+[a-z0-9])"', path.read_text(encoding="utf-8"))


def test_every_word_is_used() -> None:
    entries = FluentParser().parse((RULES / "words/en.ftl").read_text(encoding="utf-8")).body
    messages = {entry.id.name: References(entry).found for entry in entries if isinstance(entry, ast.Message)}
    files = [path for path in (*CLIENT.rglob("*"), *TERMINAL.glob("*.py")) if path.suffix in (".svelte", ".ts", ".ftl", ".py")]
    drawn = "".join(path.read_text(encoding="utf-8") for path in files)
    stems = (*BOARDS, *re.findall(r"[`'\"](root-[a-z-]+-)\$?\{", drawn))
    used = {*said(), *re.findall(r"\broot-[a-z0-9-]+", drawn), *[key for key in messages if key.startswith(stems)]}
    todo = sorted(used)
    while todo:
        new = messages.get(todo.pop(), set()) - used
        used |= new
        todo += sorted(new)
    assert sorted(messages.keys() - used) == []


# ---------------------------------------------------------------- what is easily said wrong
@pytest.mark.parametrize(
    ("lang", "me", "said"),
    [
        ("en", None, ["A places 1 warrior in clearing 5.", "A places 5 warriors in clearing 5."]),
        ("cs", 0, ["Umísťuješ 1 bojovníka na mýtinu 5.", "Umísťuješ 5 bojovníků na mýtinu 5."]),
        ("pl", None, ["A umieszcza 1 wojownika na polanie 5.", "A umieszcza 5 wojowników na polanie 5."]),
    ],
)
def test_warriors_are_counted(lang: str, me: int | None, said: list[str]) -> None:
    args: dict[str, Arg] = {"who": Seat(6).arg(0), "at": PLACE_PUT.arg(4)}
    assert [text(lang, Message("root-log-placed-warriors", {**args, "n": n}), me) for n in (1, 5)] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["A attacks the Eyrie in clearing 5.", "You attack the Eyrie in clearing 5.", "A attacks you in clearing 5."]),
        ("cs", ["A útočí na Orly na mýtině 5.", "Útočíš na Orly na mýtině 5.", "A na tebe útočí na mýtině 5."]),
        ("pl", ["A atakuje Orły na polanie 5.", "Atakujesz Orły na polanie 5.", "A atakuje cię na polanie 5."]),
    ],
)
def test_whoever_is_attacked_is_addressed(lang: str, said: list[str]) -> None:
    battle = next(saying for saying in SAYINGS if saying.key == "battle")
    message = Message("root-log-battle")
    for (name, noun), x in zip(battle.nouns, (0, 1, FACTIONS.index("eyrie"), 4), strict=True):
        noun.fill(message.args, name, x)
    assert [text(lang, message, me) for me in (None, 0, 1)] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["from clearing 5 to clearing 7", "from clearing 5 into forest 2", "from the Burrow to clearing 7"]),
        ("cs", ["z mýtiny 5 na mýtinu 7", "z mýtiny 5 do lesa 2", "z Nory na mýtinu 7"]),
        ("pl", ["z polany 5 na polanę 7", "z polany 5 do lasu 2", "z Nory na polanę 7"]),
    ],
)
def test_places_are_left_and_entered(lang: str, said: list[str]) -> None:
    for (a, b), expected in zip([(4, 6), (4, 21), (12, 6)], said, strict=True):
        option = Message("root-move-option")
        ROUTE.fill(option.args, "it", a * PLACE_INTO.size + b)
        assert text(lang, option) == expected


@pytest.mark.parametrize("lang", LANGS)
def test_answers_are_deeds(lang: str) -> None:
    for kind in KINDS:
        if kind.noun.slugs == ["no", "yes"]:
            no, yes = (text(lang, Message(f"root-{kind.name}-option", {"it": kind.noun.arg(x)})) for x in (0, 1))
            assert no != yes and yes not in ("Yes", "Ano", "Tak"), kind.name


# ---------------------------------------------------------------- real games
class Reader:
    """Reads all that is said in a game, in every language, each thing once."""

    def __init__(self) -> None:
        self.read: set[str] = set()
        self.keys: set[str] = set()

    def say(self, message: Message, me: int | None = None) -> None:
        self.keys.add(message.key)
        mark = f"{me} {plain(message)}"
        if mark not in self.read:
            self.read.add(mark)
            for lang in LANGS:
                text(lang, message, me)

    def question(self, game: Game, asked: OpenAsk) -> None:
        prompt = asked.prompt()
        self.say(prompt, asked.seat)
        self.say(Message(prompt.key + ".note", prompt.args), asked.seat)
        self.say(asked.prompt("wait"))
        ask = next(a for a in game.session.waiting() if a.seat == asked.seat)
        for option in asked.options:
            self.say(asked.label(option))
            for hint in game.book.foretell(game.session.g, ask, option):
                self.say(hint)
        for refused in game.why(asked.seat):
            self.say(asked.label(refused.option))
            self.say(refused.reason)
            self.say(Message(refused.reason.key + ".title"))


def plain(message: Message) -> str:
    """A message as a key to remember it by."""
    return f"{message.key} {[(name, plain(a) if isinstance(a, Message) else a) for name, a in message.args.items()]}"


@pytest.mark.parametrize(("seats", "map_", "deck"), TABLES, ids=[f"{t[1]}-{t[2]}" for t in TABLES])
def test_random_games_are_told_without_a_gap(seats: list[str], map_: str, deck: str) -> None:
    game, dice, reader = new("root", seats, 7, map=map_, deck=deck, reach="any"), random.Random(7), Reader()
    for _ in range(DECISIONS):
        if game.over:
            break
        for asked in game.asks:
            reader.question(game, asked)
        game.play(dice.choice(game.ask.options))
    for seat in (None, *range(len(seats))):
        for _, line in game.log(seat):
            reader.say(line, seat)
    for key in ("root-act-ask", "root-act-wait", "root-act-pass", "root-log-turn"):
        assert key in reader.keys
    for row in game.result.sheet:
        reader.say(Message(f"root-score-{row.key}"))
    for lang in LANGS:
        assert words(True).say(lang, game.result.how, who=[NAMES[s] for s in game.result.winners])
