"""What a learning agent is given: one seat's observation and its open answers, as bytes."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from regnum.engine.ask import Ask
from regnum.engine.kinds import Pair
from regnum.engine.layout import Axis, Layout, numbered
from regnum.engine.registry import Rulebook
from regnum.engine.session import Session

BYTE: Final = 255


class Lens:
    """Looks at sessions of one game.

    An observation is what the game writes for a seat (`Rulebook.features`), then the question put to it: its kind, and the
    thing it is about (of a pair both). An action is a fixed id of an answer among all answers of the game (`flat`), or the
    answer alone, whatever is asked (not `flat`): the question stands in the observation. Nothing is asked of a seat: no
    flag, an empty mask."""

    def __init__(self, book: Rulebook[Any], flat: bool) -> None:
        """Raises NotImplementedError for a game that offers no observation."""
        own = book.layout()
        self.book: Rulebook[Any] = book
        self.flat: bool = flat
        self.layout: Layout = Layout(own.version)
        for field in own.fields:
            self.layout.add(field.name, field.axes, field.most, field.sort, field.kinds)
        pinned = [pin.split()[0] for pin in book.pinned]
        names = [*pinned, *[kind.name for kind in book.kinds if kind.name not in pinned]]
        self.places: list[int] = [names.index(kind.name) for kind in book.kinds]
        self.question: int = self.layout.flag("question", Axis("question", names))
        self.about: int = self.layout.count("about", BYTE, numbered("byte", 2))
        self.size: int = self.layout.width
        self.bases: list[int] = [kind.base + 1 if flat else 1 for kind in book.kinds]
        self.actions: int = book.actions if flat else max([kind.noun.size for kind in book.kinds]) + 1
        self.blank: bytes = bytes(self.size)
        self.closed: bytes = bytes(self.actions)

    def most(self) -> bytes:
        """The highest number that each place of an observation can hold."""
        return b"".join([bytes([field.most]) * field.size for field in self.layout.fields])

    def observation(self, session: Session, seat: int) -> bytes:
        """All that `seat` may know, and what it is asked."""
        out = BytesWriter()
        out.write(self.blank)
        self.book.features(session.g, seat, out)
        ask = asked(session, seat)
        if ask is not None:
            out[self.question + self.places[ask.kind]] = 1
            if ask.about >= 0:
                about = self.book.kinds[ask.kind].about
                if isinstance(about, Pair):
                    out[self.about] = ask.about // about.width + 1
                    out[self.about + 1] = ask.about % about.width + 1
                else:
                    out[self.about] = ask.about + 1 & BYTE
                    out[self.about + 1] = ask.about + 1 >> 8
        return out.getvalue()

    def mask(self, session: Session, seat: int) -> bytes:
        """A byte for each action: 1 where `seat` may answer so now."""
        out = BytesWriter()
        out.write(self.closed)
        ask = asked(session, seat)
        if ask is not None:
            base = self.bases[ask.kind]
            for option in session.options_of(seat):
                out[base + option] = 1
        return out.getvalue()

    def legal(self, session: Session, seat: int) -> list[int]:
        """The actions open to `seat`."""
        ask = asked(session, seat)
        if ask is None:
            return []
        base = self.bases[ask.kind]
        return [base + option for option in session.options_of(seat)]

    def option(self, session: Session, seat: int, action: int) -> int:
        """The answer of `seat` that an action stands for; -2 for none while nothing is asked."""
        ask = asked(session, seat)
        return -2 if ask is None else action - self.bases[ask.kind]


def asked(session: Session, seat: int) -> Ask | None:
    """The question that `seat` has not answered yet."""
    group = session.group
    if group:
        for i in range(len(group)):
            if group[i].seat == seat:
                return group[i] if session.answers[i] is None else None
        return None
    ask = session.ask
    return ask if ask is not None and ask.seat == seat else None
