"""From an engine's `Message` to a sentence in a player's language."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.engine.kinds import Message
from regnum.words import Arg, Word, say


def render(lang: str, message: Message, names: Sequence[str] = (), me: int | None = None) -> str:
    """The sentence of `message` in `lang`. `names` are the players by seat; `me` is the reader's seat.

    Every message is also given `$me`: "yes" when its `who` is the reader."""
    args: dict[str, Arg] = {name: resolve(value, names) for name, value in message.args.items()}
    who = message.args.get("who")
    args["me"] = "yes" if me is not None and isinstance(who, Message) and who.args.get("seat") == me + 1 else "no"
    return say(lang, message.key, **args)


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
