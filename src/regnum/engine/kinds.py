"""The words of a game: nouns for its ints, a kind for each question, sayings for its log, reasons for its refusals.

Nothing here is a sentence: a `Message` names an entry of the .ftl catalogues and what goes into it.
"""

from __future__ import annotations

from collections.abc import Sequence

from regnum.engine.ask import PASS


class Message:
    """A catalogue key ("key" or "key.attribute") and its arguments."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key: str = key
        self.args: dict[str, Arg] = {} if args is None else args


Arg = int | str | Message


class Noun:
    """One sort of thing: an int on the table, a slug in the record, a message in the catalogue.

    `size` bounds the ints (0 .. size-1), which makes action ids fixed. `form` is the attribute of the message that a sentence
    needs (`.of`, `.to`), where words are declined. `sort` is what such a thing is called where nothing else names it: the
    `card` of `root-card-`."""

    def __init__(self, slugs: list[str], prefix: str, form: str = "", sort: str = "") -> None:
        self.slugs: list[str] = slugs
        self.prefix: str = prefix
        self.form: str = "." + form if form else ""
        self.size: int = len(slugs)
        self.sort: str = sort or prefix.strip("-").partition("-")[2]

    def text(self, x: int) -> str:
        """The slug of `x`."""
        return self.slugs[x]

    def parse(self, text: str) -> int:
        """The int of a slug; raises ValueError for an unknown one."""
        return self.slugs.index(text)

    def arg(self, x: int) -> Arg:
        """What goes into a message for `x`."""
        return Message(self.prefix + self.slugs[x] + self.form)

    def fill(self, args: dict[str, Arg], name: str, x: int) -> None:
        """Puts `x` into the arguments of a message under `name`."""
        args[name] = self.arg(x)

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        """Puts the slug of `x` among the parts of an option or of a line, under `name`."""
        found[name] = self.text(x)

    def parts(self, x: int) -> dict[str, str]:
        """The things that `x` names, as slugs: `{"card": "anvil"}`, `{"from": "5", "to": "1"}`; none of PASS."""
        return parts_of([(self.sort, self)], [x])


class Number(Noun):
    """A plain number, as an option below `size`; a line of the log may tell of more."""

    def __init__(self, size: int, sort: str = "number") -> None:
        super().__init__([str(x) for x in range(size)], "", sort=sort)

    def text(self, x: int) -> str:
        return str(x)

    def arg(self, x: int) -> Arg:
        return x


class Seat(Noun):
    """A seat, counted from 1 in text; its message argument is its number and becomes a name where names are known."""

    def __init__(self, size: int) -> None:
        super().__init__([str(x + 1) for x in range(size)], "", sort="seat")

    def arg(self, x: int) -> Arg:
        return Message("regnum-seat", {"seat": x + 1})


class Pair(Noun):
    """Two nouns in one int, first * second.size + second; in text `first>second`, in messages two arguments."""

    def __init__(self, first: Noun, second: Noun, names: tuple[str, str] = ("from", "to")) -> None:
        super().__init__([], "")
        self.first: Noun = first
        self.second: Noun = second
        self.names: tuple[str, str] = names
        self.width: int = second.size
        self.size = first.size * second.size

    def pack(self, first: int, second: int) -> int:
        """Two ints as one."""
        return first * self.width + second

    def unpack(self, x: int) -> tuple[int, int]:
        """The two ints again."""
        return x // self.width, x % self.width

    def text(self, x: int) -> str:
        first, second = self.unpack(x)
        return self.first.text(first) + ">" + self.second.text(second)

    def parse(self, text: str) -> int:
        first, _, second = text.partition(">")
        return self.pack(self.first.parse(first), self.second.parse(second))

    def fill(self, args: dict[str, Arg], name: str, x: int) -> None:
        first, second = self.unpack(x)
        args[self.names[0]] = self.first.arg(first)
        args[self.names[1]] = self.second.arg(second)

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        first, second = self.unpack(x)
        self.first.part(found, self.names[0], first)
        self.second.part(found, self.names[1], second)


class Kind:
    """A question: its name in records, the noun of its options, its clause, and the noun of what it is about."""

    def __init__(self, name: str, noun: Noun, clause: str, about: Noun | None = None) -> None:
        self.name: str = name
        self.noun: Noun = noun
        self.clause: str = clause
        self.about: Noun | None = about
        self.base: int = 0

    def text(self, option: int) -> str:
        """`patrol tutenstan.d>tutenstan.b`, or `patrol pass`."""
        return self.name + " " + ("pass" if option == PASS else self.noun.text(option))

    def parse(self, word: str) -> int:
        """The option behind the second word of the text; raises ValueError."""
        return PASS if word == "pass" else self.noun.parse(word)

    def action(self, option: int) -> int:
        """The fixed action id for learning agents."""
        return self.base + option + 1


def parts_of(nouns: list[tuple[str, Noun]], things: Sequence[int]) -> dict[str, str]:
    """The slugs of things, and of both in a pair, by name; none for PASS."""
    found: dict[str, str] = {}
    for (name, noun), x in zip(nouns, things, strict=False):
        if x != PASS:
            noun.part(found, name, x)
    return found


class Saying:
    """A line of the log: its key and the nouns of its numbers, in order. A number that is PASS is left out."""

    def __init__(self, key: str, **nouns: Noun) -> None:
        self.key: str = key
        self.nouns: list[tuple[str, Noun]] = list(nouns.items())

    def parts(self, args: Sequence[int]) -> dict[str, str]:
        """The things a line names, as slugs."""
        return parts_of(self.nouns, args)


class Reason:
    """Why an option is closed: a key, the clause, and the noun of its number, if it has one."""

    def __init__(self, key: str, clause: str, amount: Noun | None = None) -> None:
        self.key: str = key
        self.clause: str = clause
        self.amount: Noun | None = amount


class Lexicon:
    """The questions, log lines and reasons of a game: each file of the rules declares its own here, beside the rule."""

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.kinds: list[Kind] = []
        self.sayings: list[Saying] = []
        self.reasons: list[Reason] = []

    def kind(self, name: str, noun: Noun, clause: str, about: Noun | None = None) -> int:
        """Declares a question; returns its number for `Ask`. Raises ImportError for a name that is taken."""
        if any([kind.name == name for kind in self.kinds]):
            raise ImportError(f"the question {name!r} of {self.game} is declared twice")
        self.kinds.append(Kind(name, noun, f"{self.game}.{clause}", about))
        return len(self.kinds) - 1

    def saying(self, key: str, **nouns: Noun) -> int:
        """Declares a line of the log; returns its number for `State.say`."""
        self.sayings.append(Saying(key, **nouns))
        return len(self.sayings) - 1

    def reason(self, key: str, clause: str, amount: Noun | None = None) -> int:
        """Declares a reason of refusal; returns its number for `Deed` and `Refusal`."""
        self.reasons.append(Reason(key, f"{self.game}.{clause}", amount))
        return len(self.reasons) - 1

    def number_actions(self, pinned: list[str]) -> int:
        """Gives every question its range of action ids: first those `pinned` ("name size ..."), as they were pinned, then new
        ones. Returns how many ids there are. Raises ImportError where a pinned question has another size."""
        n = 0
        bases: dict[str, int] = {}
        sizes: dict[str, int] = {}
        for pin in pinned:
            name, size = pin.split()[:2]
            bases[name], sizes[name] = n, int(size)
            n += int(size)
        for kind in self.kinds:
            if kind.name not in bases:
                bases[kind.name], sizes[kind.name] = n, kind.noun.size + 1
                n += kind.noun.size + 1
            if sizes[kind.name] != kind.noun.size + 1:
                raise ImportError(
                    f"the question {kind.name!r} of {self.game} had {sizes[kind.name]} action ids: append a new one"
                )
            kind.base = bases[kind.name]
        return n
