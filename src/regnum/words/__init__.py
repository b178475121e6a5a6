"""The words of Regnum in every language: Project Fluent on the Python side.

Shared words stand in `regnum/words/<lang>.ftl`, the words of a game in `regnum/games/<game>/words/<lang>.ftl`; the
browser reads the same files. A key names a message (`regnum-table-full`) or an attribute of one
(`tek-terrain-forest.in`, the form a language needs in that place of a sentence). An argument that is itself a word is
passed as `Word` and put into the same language; a list of them is joined the way that language joins lists. Beside a
word `$it` a message is given `$it_key`, its key, so that a choice between forms never looks at translated text.

    say("cs", "regnum-points", n=2)
    say("pl", "tek-log-explore", where=Word("tek-terrain-forest", attr="in"))
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

LANGS: Final = ("en", "cs", "pl")
DEFAULT_LANG: Final = "en"

_ROOT: Final = Path(__file__).resolve().parents[1]
ONE_LETTER: Final = {"cs": "aikosuvz", "pl": "aiouwz"}
"""The words of one letter that a language does not leave at the end of a line; `web/src/lib/bound.ts` has the same."""
_LONELY: Final = {lang: re.compile(rf"(?<!\w)([{letters}]) (?=\S)", re.IGNORECASE) for lang, letters in ONE_LETTER.items()}

_ENTRIES: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
"""Where an entry of a catalogue begins, and its name: all else in it is indented."""
_REFERRED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""The entries that one puts into its own text."""


class MissingWord(KeyError):
    """A key, an attribute or an argument that the words of a language do not have."""

    def __init__(self, lang: str, key: str, why: str = "no such word") -> None:
        super().__init__(key)
        self.lang = lang
        self.key = key
        self.why = why

    def __str__(self) -> str:
        return f"{self.lang}: {self.key}: {self.why}"


@dataclass(frozen=True, slots=True)
class Word:
    """A reference to another message, resolved in the language of the sentence it is an argument of.

    `key` may also be written with its attribute, `tek-terrain-forest.in`; `args` are the arguments of that message.
    """

    key: str
    attr: str | None = None
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg: TypeAlias = "int | str | Word | Sequence[int | str | Word]"


def word_files(lang: str) -> list[Path]:
    """Returns the .ftl files of a language, the shared one first, then the games' by name; they need not exist."""
    games = sorted(path for path in (_ROOT / "games").glob("*/words") if path.is_dir())
    return [folder / f"{lang}.ftl" for folder in (_ROOT / "words", *games)]


def bound(lang: str, text: str) -> str:
    """Returns the text with a no-break space after every word of ONE_LETTER."""
    lonely = _LONELY.get(lang)
    return text if lonely is None else lonely.sub("\\1\u00a0", text)


class Words:
    """The words of all languages, each read from disk when it is first asked for, and each message when it is first said.

    With `strict` a missing word, attribute or argument raises MissingWord. Otherwise a missing word falls back to
    English, then to the key itself, so that a player never sees an error for the sake of a label.
    """

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        self._bundles: dict[str, FluentBundle] = {}
        self._unread: dict[str, dict[str, str]] = {}
        self._plain: dict[tuple[str, str], str] = {}

    def say(self, lang: str, key: str, /, **args: Arg) -> str:
        """Returns the text of `key` (or `key.attr`) in `lang`, with `args` put in and its one-letter words bound.

        Raises MissingWord in strict mode for a key the language lacks or an argument that was not given, and
        ValueError for a language that Regnum does not speak.
        """
        if not args:
            cached = self._plain.get((lang, key))
            if cached is not None:
                return cached
        given = {name: self._resolve(lang, value) for name, value in args.items()}
        for name, value in args.items():
            if isinstance(value, Word):
                given[f"{name}_key"] = value.key.partition(".")[0]
        text = self._format(lang, key, given)
        if not args:
            self._plain[lang, key] = text
        return text

    def has(self, lang: str, key: str) -> bool:
        """Returns whether the language itself has `key` (or `key.attr`), without falling back to another."""
        message, _, attr = key.partition(".")
        bundle = self._knowing(lang, message)
        if not bundle.has_message(message):
            return False
        found = bundle.get_message(message)
        return attr in found.attributes if attr else found.value is not None

    def join(self, lang: str, parts: Sequence[int | str | Word]) -> str:
        """Returns the parts as one list in the language: "a, b, and c", "a, b a c", "a, b i c"; "" for none."""
        return bound(lang, format_list([str(self._resolve(lang, part)) for part in parts], locale=lang))

    def _resolve(self, lang: str, value: Arg) -> int | str:
        if isinstance(value, int | str):
            return value
        if isinstance(value, Word):
            key = value.key if value.attr is None else f"{value.key}.{value.attr}"
            return self.say(lang, key, **value.args)
        return self.join(lang, value)

    def _format(self, lang: str, key: str, args: dict[str, int | str]) -> str:
        if not self.has(lang, key):
            if self.strict:
                raise MissingWord(lang, key)
            return key if lang == DEFAULT_LANG else self._format(DEFAULT_LANG, key, args)
        message, _, attr = key.partition(".")
        bundle = self._bundle(lang)
        found = bundle.get_message(message)
        pattern = found.attributes[attr] if attr else found.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingWord(lang, key, "; ".join(str(error) for error in errors))
        return bound(lang, str(text))

    def _bundle(self, lang: str) -> FluentBundle:
        bundle = self._bundles.get(lang)
        if bundle is None:
            if lang not in LANGS:
                raise ValueError(f"Regnum speaks {', '.join(LANGS)}, not {lang!r}")
            self._unread[lang] = {}
            for path in word_files(lang):
                if path.exists():
                    _, *entries = _ENTRIES.split(path.read_text(encoding="utf-8"))
                    for name, source in zip(entries[::2], entries[1::2], strict=True):
                        self._unread[lang].setdefault(name, source)
            bundle = self._bundles[lang] = FluentBundle([lang], use_isolating=False)
        return bundle

    def _knowing(self, lang: str, key: str) -> FluentBundle:
        """Returns the bundle of a language after it has read the message `key`, if there is one, and all that it refers to."""
        bundle, unread = self._bundle(lang), self._unread[lang]
        if key in unread:
            wanted = [key]
            for name in wanted:
                wanted += [other for other in _REFERRED.findall(unread[name]) if other in unread and other not in wanted]
            parser = FluentParser(with_spans=False)
            for name in reversed(wanted):
                bundle.add_resource(parser.parse(unread[name]))
            for name in wanted:
                unread.pop(name, None)
        return bundle


@lru_cache(maxsize=2)
def words(strict: bool) -> Words:
    """Returns the one shared set of words, strict or forgiving."""
    return Words(strict)


def say(lang: str, key: str, /, **args: Arg) -> str:
    """Returns `key` (or `key.attr`) in `lang`: see Words.say. Strict when REGNUM_STRICT_WORDS=1, as in `make test`."""
    return words(os.environ.get("REGNUM_STRICT_WORDS") == "1").say(lang, key, **args)


def best_language(accept_language: str | None) -> str:
    """Returns the language of LANGS that an Accept-Language header likes best; English when it likes none."""
    best, best_quality = DEFAULT_LANG, 0.0
    for tag, quality in _preferences(accept_language or ""):
        lang = tag.partition("-")[0]
        if lang in LANGS and quality > best_quality:
            best, best_quality = lang, quality
    return best


def _preferences(header: str) -> Iterator[tuple[str, float]]:
    for item in header.split(","):
        tag, *parameters = (part.strip() for part in item.lower().split(";"))
        quality = 1.0
        for parameter in parameters:
            name, _, value = parameter.partition("=")
            if name.strip() == "q":
                try:
                    quality = float(value)
                except ValueError:
                    quality = 0.0
        yield tag.replace("_", "-"), quality
