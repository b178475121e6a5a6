"""A deal in progress: public, and in the state (6.6.1, 7.6.3); and what may lie in its trays."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.ask import PASS
from regnum.engine.kinds import Arg, Message, Noun
from regnum.games.oath.components import BANNERS, DENIZENS, RELICS, RELIQUARY, SITES, TOKENS
from regnum.games.oath.lexicon import CARD, ITEM, SPACE

MOST_HIDDEN: Final = 8
PROMISES: Final = ["peace", "banners", "word"]
"""What can be promised: no Campaign against the other, no banner recovered from the other, or what the two have said."""

FAVOR_THING: Final = 0
SECRET_THING: Final = 1
FIRST_ITEM: Final = len(TOKENS)
FIRST_ADVISER: Final[int] = FIRST_ITEM + len(RELICS) + len(BANNERS)
FIRST_HIDDEN: Final[int] = FIRST_ADVISER + len(DENIZENS)
FIRST_PLACE: Final[int] = FIRST_HIDDEN + MOST_HIDDEN
FIRST_SPACE: Final[int] = FIRST_PLACE + len(SITES)
FIRST_PROMISE: Final[int] = FIRST_SPACE + len(RELIQUARY)
THINGS: Final[int] = FIRST_PROMISE + len(PROMISES)

SEND: Final = 0
GIVE: Final = 1
GET: Final[int] = GIVE + THINGS
SHOW: Final[int] = GET + THINGS
"""What a composer may do: send the offer, or put a thing into a tray (or out of it again), or show a relic of the Reliquary."""
ENTRIES: Final[int] = SHOW + len(RELIQUARY)


class ThingNoun(Noun):
    """What a deal is about: favor, secrets, a relic, a banner, an adviser, a site, a space of the Reliquary, a promise."""

    def __init__(self) -> None:
        slugs = [
            *TOKENS,
            *RELICS,
            *BANNERS,
            *DENIZENS,
            *[f"hidden-{n + 1}" for n in range(MOST_HIDDEN)],
            *SITES,
            *RELIQUARY,
            *[f"promise-{word}" for word in PROMISES],
        ]
        super().__init__(slugs, "oath-thing-", sort="thing")

    def arg(self, x: int) -> Arg:
        if x < FIRST_ITEM:
            return Message("oath-piece-" + TOKENS[x])
        if x < FIRST_ADVISER:
            return ITEM.arg(x - FIRST_ITEM)
        if x < FIRST_HIDDEN:
            return CARD.arg(x - FIRST_ADVISER)
        if x < FIRST_PLACE:
            return Message("oath-thing-hidden", {"n": x - FIRST_HIDDEN + 1})
        if x < FIRST_SPACE:
            return Message("oath-site-" + SITES[x - FIRST_PLACE])
        if x < FIRST_PROMISE:
            return Message("oath-thing-space", {"space": SPACE.arg(x - FIRST_SPACE)})
        return Message("oath-thing-" + self.slugs[x])


class EntryNoun(Noun):
    """What a composer does with the trays: `send`, `give-<thing>`, `get-<thing>`, `show-<space>`."""

    def __init__(self) -> None:
        slugs = ["send"]
        for way in ("give", "get"):
            slugs += [f"{way}-{slug}" for slug in THING.slugs]
        super().__init__([*slugs, *[f"show-{slug}" for slug in RELIQUARY]], "oath-entry-", sort="entry")

    def arg(self, x: int) -> Arg:
        if x == SEND:
            return Message("oath-entry-send")
        if x >= SHOW:
            return Message("oath-entry-show", {"thing": SPACE.arg(x - SHOW)})
        if x >= GET:
            return Message("oath-entry-get", {"thing": THING.arg(x - GET)})
        return Message("oath-entry-give", {"thing": THING.arg(x - GIVE)})

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        found["way"] = self.slugs[x].partition("-")[0]
        if x >= SHOW:
            found["space"] = RELIQUARY[x - SHOW]
        elif x != SEND:
            found["thing"] = THING.slugs[(x - GIVE) % THINGS]


THING: Final = ThingNoun()
ENTRY: Final = EntryNoun()


class Offer:
    """Who offers what to whom. Two trays, of `maker` and of `partner`: favor, secrets, and lists of things.

    No list is changed in place. Who offers citizenship to oneself is both."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "source", "maker", "partner", "items", "step", "asked", "rounds", "favor", "secrets", "things", "promises", "space",
        "shown",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self, source: int, maker: int, partner: int, items: list[int], step: int, asked: int, rounds: int, favor: list[int],
        secrets: list[int], things: list[list[int]], promises: list[list[int]], space: int, shown: list[int],
    ) -> None:  # fmt: skip
        self.source: int = source
        """The bearer of the power by which it is made; the Grand Scepter for citizenship."""
        self.maker: int = maker
        self.partner: int = partner
        self.items: list[int] = items
        """What it may be about (deals.py)."""
        self.step: int = step
        """How often the trays were changed since the last offer."""
        self.asked: int = asked
        """Who composes or answers now."""
        self.rounds: int = rounds
        """Counter-offers made."""
        self.favor: list[int] = favor
        self.secrets: list[int] = secrets
        self.things: list[list[int]] = things
        """What else each gives: THING ints of relics, banners, advisers and sites."""
        self.promises: list[list[int]] = promises
        """Promises in the trays: [who gives it, PROMISES word, last round, token of the penalty, how many]."""
        self.space: int = space
        """The space of the Reliquary whose relic goes with citizenship, or NONE."""
        self.shown: list[int] = shown
        """Spaces of the Reliquary that the partner was shown."""

    def clone(self) -> Offer:
        """An independent copy."""
        return Offer(
            self.source, self.maker, self.partner, self.items, self.step, self.asked, self.rounds, self.favor, self.secrets,
            self.things, self.promises, self.space, self.shown,
        )  # fmt: skip

    def seat(self, side: int) -> int:
        """Who gives the tray of a side, 0 or 1."""
        return self.maker if side == 0 else self.partner

    def other(self, p: int) -> int:
        """The other of the two."""
        return self.partner if p == self.maker else self.maker


def blank(source: int, maker: int, partner: int, items: list[int]) -> Offer:
    """An offer with empty trays."""
    return Offer(source, maker, partner, items, 0, maker, 0, [0, 0], [0, 0], [[], []], [], PASS, [])
