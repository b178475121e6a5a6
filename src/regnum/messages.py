"""From an engine's `Message` to a sentence in a player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regnum.engine.kinds import Message
from regnum.engine.registry import ORDER, PROMPTS, Option, Rulebook
from regnum.words import Arg, Word, say, words

SHARED: Final = (PROMPTS, ORDER)
"""Options of set-up whose words all games share."""


def render(lang: str, message: Message, names: Sequence[str] = (), me: int | None = None) -> str:
    """The sentence of `message` in `lang`. `names` are the players by seat; `me` is the reader's seat.

    Every message is also given `$me`, "yes" when its `who` is the reader, and `$foe_me`, the same for its `foe`."""
    args: dict[str, Arg] = {name: resolve(value, names) for name, value in message.args.items()}
    args["me"] = is_reader(message.args.get("who"), me)
    args["foe_me"] = is_reader(message.args.get("foe"), me)
    return say(lang, message.key, **args)


def is_reader(seat: object, me: int | None) -> str:
    """Whether a seat of a message is the reader's, as the catalogues ask."""
    return "yes" if me is not None and isinstance(seat, Message) and seat.args.get("seat") == me + 1 else "no"


def resolve(value: int | str | Message, names: Sequence[str]) -> Arg:
    """An argument as the word catalogue takes it; a seat becomes the name of its player."""
    if not isinstance(value, Message):
        return value
    if value.key == "regnum-seat":
        seat = value.args["seat"]
        assert isinstance(seat, int)
        if seat <= len(names) and names[seat - 1]:
            return names[seat - 1]
    return Word(value.key, args={name: resolve(arg, names) for name, arg in value.args.items()})


def won_by(lang: str, names: Sequence[str]) -> str:
    """Who has won, by name; without names the game is lost, as only a game for one can be."""
    if not names:
        return say(lang, "regnum-lost")
    key = "regnum-won-by" if len(names) == 1 else "regnum-drawn-by"
    return say(lang, key, who=words(False).join(lang, list(names)))


def option_words(book: Rulebook[Any], option: Option) -> str:
    """The key of the words of an option of set-up, to which `-<value>` is added for those of a value."""
    return f"{'regnum' if option in SHARED else book.name}-option-{option.name}"
