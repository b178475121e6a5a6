"""All that a game can say, as text in every language, with the arguments its rules really give."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum.words
from regnum.engine.ask import PASS
from regnum.engine.kinds import Arg, Message, Noun, Number, Pair, Seat
from regnum.engine.registry import Rulebook, rulebook
from regnum.game import Game, OpenAsk
from regnum.law import chapters, clause
from regnum.messages import option_words, render
from regnum.server.api import LESSON
from regnum.words import LANGS, words
from tests.games.own import own
from tests.games.secrets import flat, random_table

NAMES = ["A", "B", "C", "D", "E", "F"]
PROMPT = {"en": 60, "cs": 84, "pl": 84}
"""The most characters of a question, names of one letter included: 60 in English, 40 % more in the others."""
TITLE = 34
"""The most characters of the heading of a refusal."""
SAMPLE = [0, 1, 2, 5, 22]
"""Numbers in which every plural of every language comes up."""
LESSON_WORDS = 35
"""The most words of a card of a game in two minutes."""
LEFTOVER = re.compile(r"[{}$«»|^~]|(?<!\d)(?<!\d\s)%|regnum-|  |\.\.| [.,;?]| :(?! \d)")
GAMES = Path(regnum.words.__file__).resolve().parents[1] / "games"
WEB = GAMES.parents[2] / "web/src/games"


def text(lang: str, message: Message, me: int | None = None) -> str:
    """The sentence with plain spaces; fails when a word is missing or something of the catalogue shows through."""
    said = render(lang, message, NAMES, me).replace("\u00a0", " ")
    stem = message.key.partition("-")[0] + "-"
    assert said and said == said.strip() and not LEFTOVER.search(said) and stem not in said, f"{lang} {message.key}: {said!r}"
    return said


def values(book: Rulebook, noun: Noun) -> list[int]:
    """The ints of a noun; of the long ones a sample in which every form of a sentence comes up."""
    mine = own(book.name).values(noun)
    if mine is not None:
        return mine
    if isinstance(noun, Pair):
        return [noun.pack(a, b) for a in values(book, noun.first)[:3] for b in values(book, noun.second)[:8]]
    if isinstance(noun, Seat):
        return list(range(min(noun.size, book.most)))
    if isinstance(noun, Number):
        return [n for n in SAMPLE if n < noun.size]
    return list(range(noun.size))


def prompts(book: Rulebook) -> Iterator[Message]:
    """Every question about everything it can be about."""
    for kind in book.kinds:
        for about in [PASS] if kind.about is None else values(book, kind.about):
            message = Message(f"{book.name}-{kind.name}-ask", {"who": Seat(6).arg(0)})
            if kind.about is not None:
                kind.about.fill(message.args, "about", about)
            yield message


# ---------------------------------------------------------------- every key
def check_questions(book: Rulebook, lang: str) -> None:
    """Every question can be put in few words, with a note."""
    for message in prompts(book):
        said = text(lang, message, 0)
        assert said.endswith("?") and len(said) <= PROMPT[lang], said
        assert text(lang, Message(message.key + ".note", message.args), 0).endswith(".")


def check_labels(book: Rulebook, lang: str) -> None:
    """Every option has a label, and one that declines; yes and no are said as deeds."""
    for kind in book.kinds:
        text(lang, Message(f"{book.name}-{kind.name}-pass"))
        labels = []
        for option in values(book, kind.noun):
            message = Message(f"{book.name}-{kind.name}-option")
            kind.noun.fill(message.args, "it", option)
            labels.append(text(lang, message))
        if set(kind.noun.slugs) == {"no", "yes"}:
            assert len(set(labels)) == 2 and not {"Yes", "Ano", "Tak"} & set(labels), kind.name


def check_lines(book: Rulebook, lang: str) -> None:
    """Every line of the log is a sentence, and speaks to those it is about when they read it."""
    for saying in book.sayings:
        for row in range(max([len(values(book, noun)) for _, noun in saying.nouns], default=1)):
            message = Message(f"{book.name}-log-{saying.key}")
            seats: dict[str, int] = {}
            for name, noun in saying.nouns:
                found = values(book, noun)
                x = found[(row + (name == "foe")) % len(found)]
                seats |= {name: x} if isinstance(noun, Seat) else {}
                noun.fill(message.args, name, x)
            told = text(lang, message)
            assert told.endswith(".")
            for name in {"who", "foe"} & seats.keys():
                mine = text(lang, message, seats[name])
                assert mine.endswith(".") and mine != told, f"{mine} / {told}"


def check_reasons(book: Rulebook, lang: str) -> None:
    """Every refusal is a sentence with a short heading."""
    for reason in book.reasons:
        for amount in [PASS] if reason.amount is None else values(book, reason.amount):
            args: dict[str, Arg] = {}
            if reason.amount is not None:
                reason.amount.fill(args, "n", amount)
            assert text(lang, Message(f"{book.name}-why-{reason.key}", args)).endswith(".")
            title = text(lang, Message(f"{book.name}-why-{reason.key}.title", args))
            assert not title.endswith(".") and len(title) <= TITLE, title


def check_table(book: Rulebook, lang: str) -> None:
    """What the lobby and the client show has words: title, options with help, all that never changes."""
    for key in ("title", "tagline"):
        text(lang, Message(f"{book.name}-{key}"))
    for option in book.options.values():
        key = option_words(book, option)
        for it in (key, *[f"{key}-{value}" for value in option.values]):
            text(lang, Message(it))
            text(lang, Message(f"{it}.help"))
    for message in messages_in(book.static()):
        text(lang, message)


def check_lesson(book: Rulebook, lang: str) -> None:
    """A game that is told in two minutes has short cards, each with a clause to read on."""
    for key in (f"{book.name}-learn-{card}" for card in LESSON if words(True).has("en", f"{book.name}-learn-{card}")):
        title, told = text(lang, Message(key)), text(lang, Message(f"{key}.text"))
        assert len(title) <= 40 and told.endswith(".") and len(told.split()) <= LESSON_WORDS, told
        assert clause(book.name, words(True).say(lang, f"{key}.law")) is clause(book.name, words(True).say("en", f"{key}.law"))


def messages_in(x: object) -> Iterator[Message]:
    """Every message in a thing, and in its arguments."""
    if isinstance(x, Message):
        yield x
        yield from messages_in(x.args)
    for part in x.values() if isinstance(x, dict) else x if isinstance(x, list) else []:
        yield from messages_in(part)


# ---------------------------------------------------------------- every word is used
class References(Visitor):
    """The messages an entry of a catalogue refers to."""

    def __init__(self, entry: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def words_of(book: Rulebook, noun: Noun) -> list[Arg]:
    """Everything a noun can say."""
    if isinstance(noun, Pair):
        return words_of(book, noun.first) + words_of(book, noun.second)
    return [noun.arg(x) for x in own(book.name).values(noun) or range(noun.size)]


def said(book: Rulebook) -> Iterator[str]:
    """The keys the rules can bring up."""
    nouns = [kind.noun for kind in book.kinds] + [noun for saying in book.sayings for _, noun in saying.nouns]
    nouns += [kind.about for kind in book.kinds if kind.about] + [reason.amount for reason in book.reasons if reason.amount]
    for noun in nouns:
        yield from (message.key.partition(".")[0] for message in messages_in(words_of(book, noun)))
    yield from (f"{book.name}-{kind.name}-{form}" for kind in book.kinds for form in ("ask", "option", "pass", "final"))
    yield from (f"{book.name}-log-{saying.key}" for saying in book.sayings)
    yield from (f"{book.name}-why-{reason.key}" for reason in book.reasons)
    yield from (message.key.partition(".")[0] for message in messages_in(book.static()))
    for option in book.options.values():
        yield from (option_words(book, option), *[f"{option_words(book, option)}-{value}" for value in option.values])
    sheet = random_table(book, Random(0)).result.sheet
    yield from (f"{book.name}-learn-{card}" for card in LESSON)
    yield from (f"{book.name}-law-{chapter}" for chapter in chapters(book.name, "en"))
    yield from (f"{book.name}-title", f"{book.name}-tagline", *[f"{book.name}-score-{row.key}" for row in sheet])


def unused_words(name: str) -> list[str]:
    """The words of a game that neither its rules nor what draws it bring up."""
    book, folder = rulebook(name), GAMES / name
    entries = FluentParser().parse((folder / "words/en.ftl").read_text(encoding="utf-8")).body
    messages = {entry.id.name: References(entry).found for entry in entries if isinstance(entry, ast.Message)}
    paths = [path for tree in (folder, WEB / name) for path in tree.rglob("*") if path.suffix in (".py", ".svelte", ".ts")]
    paths += (WEB / name).rglob("*.ftl")
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    stems = (*own(name).kept, *re.findall(rf"[`'\"]({name}-(?:[a-z0-9]+-)+)(?:\$?\{{|\"|')", source))
    used = {*said(book), *re.findall(rf"\b{name}-[a-z0-9-]+", source), *[key for key in messages if key.startswith(stems)]}
    todo = sorted(used)
    while todo:
        new = messages.get(todo.pop(), set()) - used
        used |= new
        todo += sorted(new)
    return sorted(messages.keys() - used)


# ---------------------------------------------------------------- real games
READ: set[str] = set()
"""What has been read without a fault, in this game or another; it is not read again."""


class Reader:
    """Reads all that is said in a game, in every language."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def say(self, message: Message, *readers: int | None) -> None:
        self.keys.add(message.key)
        for me in readers or (None,):
            mark = f"{me} {flat(message)}"
            if mark not in READ:
                for lang in LANGS:
                    text(lang, message, me)
                READ.add(mark)

    def question(self, game: Game, asked: OpenAsk) -> None:
        prompt = asked.prompt()
        self.say(prompt, asked.seat)
        self.say(Message(prompt.key + ".note", prompt.args), asked.seat)
        for lang in LANGS:
            assert len(text(lang, prompt, asked.seat)) <= PROMPT[lang]
        ask = next(a for a in game.session.waiting() if a.seat == asked.seat)
        for option in asked.options:
            self.say(asked.label(option))
            for hint in game.book.foretell(game.session.g, ask, option):
                self.say(hint)
        for refused in game.why(asked.seat):
            self.say(asked.label(refused.option))
            self.say(refused.reason)
            self.say(Message(refused.reason.key + ".title", refused.reason.args))


def read_through(game: Game, rng: Random, longest: int) -> set[str]:
    """Plays a random game, up to so many decisions, and reads everything; returns the keys of what was said."""
    reader, name = Reader(), game.book.name
    while not game.over and game.decisions < longest:
        reader.say(game.book.phase(game.session.g))
        for asked in game.asks:
            reader.question(game, asked)
        game.play(rng.choice(game.ask.options))
    for seat in (None, *range(len(game.header.seats))):
        for _, line in game.log(seat):
            reader.say(line, seat)
    for told in game.book.chapter(game.session.g) if game.over else []:
        reader.say(told, None, *range(len(game.header.seats)))
    result = game.result
    for row in result.sheet:
        reader.say(Message(f"{name}-score-{row.key}"))
    for lang in LANGS:
        said = words(True).say(lang, result.how, who=[NAMES[s] for s in result.winners])
        assert said.endswith(".") and all(NAMES[s] in said for s in result.winners)
    return reader.keys
