"""What an action of the notation means on Regnum's table: patterns of events that must all come about."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from regnum.games.root.components import (
    ALLIANCE,
    BIRD,
    CARD_DATA,
    CARD_ITEM,
    CARD_SUIT,
    CHARACTERS,
    CORVID,
    DUCHY,
    EYRIE,
    FOREST,
    LIZARD,
    MARQUISE,
    NOBODY,
    RIVERFOLK,
    VAGABOND,
    VAGABOND2,
    Woodland,
)
from regnum.games.root.factions.eyrie import LEADERS
from regnum.games.root.factions.ministers import MINISTERS
from regnum.games.root.factions.quests import QUEST, SUIT_OF
from regnum.games.root.state import Root
from tools.rootlog.events import AVAILABLE, OUT, PILE, SUPPORT, Event, area, claim, column, hand, shown
from tools.rootlog.notation import LETTERS, Action, NotRead, Thing

ANY: Final = None
MANY: Final = 99
"""As a count: as many as there are."""
DECK: Final = (PILE, OUT)
"""Where drawn cards come from: the discard pile too, for it may become the draw pile."""
SUIT_LETTERS: Final = "FRMB"
SUIT_NAMES: Final = {"f": "fox", "r": "rabbit", "m": "mouse"}
CARD_NAMES: Final = tuple(sorted({card["id"] for card in CARD_DATA}))
ITEM_LETTERS: Final = "fsbhtcxr"
PLOT_LETTERS: Final = "bser"
COLUMN_LETTERS: Final = "rmxb"
SERVICE_LETTERS: Final = "hrm"
SPACES: Final = {"h": -1, "0": 0, "1": 1, "2": 2, "a": 3}
"""The spaces of a relationship marker."""
BUILDINGS: Final[dict[int, dict[str, str]]] = {
    MARQUISE: {"s": "sawmill", "w": "workshop", "r": "recruiter"},
    EYRIE: {"": "roost"},
    ALLIANCE: dict.fromkeys(("", "f", "r", "m"), "base"),
    LIZARD: dict.fromkeys(("", "f", "r", "m"), "garden"),
    DUCHY: {"c": "citadel", "m": "market"},
}
TOKENS: Final[dict[int, dict[str, str]]] = {
    MARQUISE: {"": "wood", "k": "keep"},
    ALLIANCE: {"": "sympathy"},
    RIVERFOLK: dict.fromkeys(("", "f", "r", "m"), "trade-post"),
    DUCHY: {"": "tunnel"},
    CORVID: dict.fromkeys(("", *PLOT_LETTERS), "plot"),
}


@dataclass(frozen=True)
class CardSpec:
    """What a log says of a card: suit, name, item it brings. Nothing is any card."""

    suit: int = -1
    name: str = ""
    item: int = -1

    def fits(self, card: int) -> bool:
        """Whether a card is such a one."""
        if card >= len(CARD_DATA) or (self.suit >= 0 and CARD_SUIT[card] != self.suit):
            return False
        if self.item >= 0 and CARD_ITEM[card] != self.item:
            return False
        return not self.name or named(CARD_DATA[card]["id"], self.name)


@cache
def meant(short: str, names: tuple[str, ...]) -> frozenset[str]:
    """The names a notator's short name can stand for: those with a word that begins so; else those with such a part; else those
    with its letters in order from the first one."""
    if short in ("@", "dom"):
        return frozenset(name for name in names if name.startswith("ambush" if short == "@" else "dominance"))
    if short.endswith("favor"):
        return frozenset(name for name in names if name.startswith(f"favor-{SUIT_NAMES.get(short[:-5], '')}"))
    full = {name: name.replace("-", "") for name in names}
    begun = [name for name in names if full[name].startswith(short) or any(w.startswith(short) for w in name.split("-"))]
    scattered = re.compile(".*".join(short))
    part = begun or [name for name in names if short in full[name]]
    return frozenset(part or [name for name in names if scattered.match(full[name])])


def named(card: str, short: str) -> bool:
    """Whether a notator's short name stands for a card."""
    return card in meant(short, CARD_NAMES)


def picked(short: str, names: list[str]) -> int:
    """Which one of some names a notator means; -1 if none or more than one."""
    found = sorted(meant(short, tuple(names))) if short else []
    return names.index(found[0]) if len(found) == 1 else -1


@dataclass(frozen=True)
class Pattern:
    """Events of one sort: a verb, its nouns (ANY, or a tuple of those that will do), for cards a spec; and how many."""

    verb: str
    nouns: tuple[object, ...]
    n: int = 1
    card: CardSpec | None = None

    def fits(self, event: Event) -> bool:
        """Whether an event is one of them."""
        if event[0] != self.verb:
            return False
        for want, noun in zip(self.nouns, event[1:], strict=False):
            if isinstance(want, tuple):
                if noun not in want:
                    return False
            elif want is not ANY and want != noun:
                return False
        return self.card is None or (isinstance(event[1], int) and self.card.fits(event[1]))


@dataclass
class Meaning:
    """An action with what must come about. `states` says that it describes how things stand, whether or not they changed.
    `dice` are the rolls, if the log gives them; what is `forced` is not asked of the rules at all."""

    action: Action
    patterns: list[Pattern] = field(default_factory=list)
    states: bool = False
    dice: tuple[int, int] | None = None
    forced: bool = False


def faction_of(letter: str) -> int:
    """The faction of a letter."""
    return LETTERS.index(letter)


def place_of(wood: Woodland, text: str) -> int:
    """A clearing, the Burrow or a forest. Raises NotRead."""
    if "_" in text:
        ids = sorted(text.split("_"), key=int)
        if "_".join(ids) not in wood.forests:
            raise NotRead(f"no forest {text}")
        return FOREST + wood.forests.index("_".join(ids))
    return 12 if text == "0" else int(text) - 1


class Reader:
    """Gives actions their meaning; whose turn it is and the map decide about short forms."""

    def __init__(self, g: Root, wood: Woodland, on_turn: int) -> None:
        self.g: Root = g
        self.wood: Woodland = wood
        self.me: int = on_turn

    def mean(self, action: Action) -> Meaning:
        """The meaning of an action; a plot shown when it is removed says nothing of its own. Raises NotRead."""
        found = Meaning(action)
        words = action.words
        if action.form == "battle":
            self.battle(found)
        elif action.form == "points":
            found.patterns = [Pattern("points", (self.who(words[0]), words[1]), int(words[2]))]
        elif action.form == "marker":
            if words[0]:
                found.patterns = [Pattern("partner", (self.me, faction_of(words[0])))]
        elif action.form == "purge":
            found.patterns = [Pattern("card", (ANY, tuple(column(i) for i in range(4)), OUT), MANY)]
        elif action.form == "flip" and self.me == CORVID:
            found.patterns = [Pattern("flip", (int(words[0]) - 1, PLOT_LETTERS.index(words[1])))]
        elif action.form == "guess":
            found.patterns = [Pattern("guess", (self.me, PLOT_LETTERS.index(words[1]), int(words[0]) - 1))]
        elif action.form == "trick":
            a, b = sorted(int(w) - 1 for w in words)
            found.patterns = [Pattern("trick", (a, b))]
        elif action.form == "path":
            found.patterns = [Pattern("path", (int(words[0]) - 1, int(words[1]) - 1))]
        elif action.form == "mark":
            for mark in action.things:
                self.mark(found, mark, action.to[0])
        elif action.form == "craft":
            self.craft(found)
        elif action.form == "reveal":
            self.reveal(found)
        elif action.form == "move":
            for thing in action.things:
                self.move(found, thing, action.to)
        return found

    def who(self, letter: str) -> int:
        """A faction by its letter; without one the player in turn."""
        return faction_of(letter) if letter else self.me

    # ---------------------------------------------------------------- forms
    def battle(self, found: Meaning) -> None:
        """A battle, its ambushes, its rolls."""
        attacker, defender, clearing, ambushes, a, d = found.action.words
        sides = [self.who(defender), self.who(attacker)]
        found.patterns = [Pattern("battle", (sides[1], sides[0], int(clearing) - 1))]
        for side, ambush in zip(sides, [x for x in ambushes.split("@")][:-1], strict=False):
            spec = CardSpec(SUIT_LETTERS.index(ambush) if ambush else -1, "@")
            found.patterns.append(Pattern("card", (ANY, hand(side), OUT), card=spec))
        if a:
            found.dice = int(a), int(d)

    def mark(self, found: Meaning, mark: Thing, value: str) -> None:
        """A marker on a board: Outcast, prices, relationships. Funds that are left say no more than that some may be gone."""
        f = self.who(mark.faction)
        what = mark.detail
        found.states = True
        if what in ("o", "ho") and value in SUIT_LETTERS[:BIRD]:
            found.patterns.append(Pattern("outcast", (SUIT_LETTERS.index(value), what == "ho")))
        elif what == "f" and value.isdigit():
            if self.me != RIVERFOLK:
                found.patterns.append(Pattern("box", (RIVERFOLK, ANY, "-"), MANY))
        elif f == RIVERFOLK and what in ("", *SERVICE_LETTERS) and value.isdigit():
            services = [SERVICE_LETTERS.index(what)] if what else range(3)
            found.patterns += [Pattern("price", (s, int(value))) for s in services]
        elif f in (VAGABOND, VAGABOND2) and what in LETTERS and value in SPACES:
            found.patterns.append(Pattern("relation", (f, faction_of(what), SPACES[value])))
        else:
            raise NotRead(f"no marker {what} of {LETTERS[f]}")

    def craft(self, found: Meaning) -> None:
        """A crafted item, persistent card or favor; the card leaves the hand."""
        for thing in found.action.things:
            if thing.sort == "%":
                item = ITEM_LETTERS.index(thing.detail)
                found.patterns.append(Pattern("card", (ANY, hand(self.me), OUT), card=CardSpec(item=item)))
                if self.me in (VAGABOND, VAGABOND2):
                    found.patterns.append(Pattern("item", (self.me, item, -1, 0)))
                else:
                    found.patterns.append(Pattern("made", (self.me, item, "+")))
            else:
                found.patterns.append(Pattern("card", (ANY, hand(self.me), (area(self.me), OUT)), card=self.spec(thing)))

    def reveal(self, found: Meaning) -> None:
        """Cards laid open for rituals and ministers; a whole hand shown; a card shown with a guess is part of the guess."""
        who, to = found.action.words
        for thing in found.action.things:
            if not to:
                f = self.who(who)
                found.patterns.append(Pattern("card", (ANY, hand(f), shown(f)), thing.n, self.spec(thing)))
        if not found.action.things:
            found.patterns = [Pattern("shows", (self.who(who),))]

    # ---------------------------------------------------------------- moves
    def move(self, found: Meaning, thing: Thing, to: tuple[str, ...]) -> None:
        """A thing that goes somewhere."""
        if thing.sort == "#":
            self.move_cards(found, thing, to)
        elif thing.sort == "%":
            self.move_items(found, thing, to)
        elif thing.sort == "f":
            found.patterns.append(Pattern("ferry", (place_of(self.wood, to[0]),)))
        elif thing.sort == "p":
            found.patterns.append(Pattern("pawn", (self.who(thing.faction), place_of(self.wood, to[0]))))
        else:
            self.move_pieces(found, thing, to)

    def move_pieces(self, found: Meaning, thing: Thing, to: tuple[str, ...]) -> None:
        """Warriors, buildings and tokens."""
        f = self.who(thing.faction)
        names = {"w": {"": "warrior"}}.get(thing.sort) or (BUILDINGS if thing.sort == "b" else TOKENS).get(f, {})
        if thing.detail not in names:
            raise NotRead(f"no piece {thing.sort}_{thing.detail} of {LETTERS[f]}")
        piece = names[thing.detail]
        detail = PLOT_LETTERS.index(thing.detail) if piece == "plot" and thing.detail else ANY
        if thing.start.endswith("$"):
            board = self.who(thing.start[:-1])
            owner = board if not thing.faction and board != RIVERFOLK else f
            found.patterns.append(Pattern("box", (board, owner, "-"), thing.n))
        elif thing.start:
            at = place_of(self.wood, thing.start)
            found.patterns.append(Pattern("-", (f, piece, at, detail), thing.n * max(1, len(to))))
        for place in to:
            if place.endswith("$"):
                found.patterns.append(Pattern("box", (self.who(place[:-1]), f, "+"), thing.n))
            else:
                found.patterns.append(Pattern("+", (f, piece, place_of(self.wood, place), ANY), thing.n))
        if not to and not thing.start:
            raise NotRead("from nowhere to nowhere")

    def spec(self, thing: Thing) -> CardSpec:
        """What is said of a card."""
        return CardSpec(SUIT_LETTERS.index(thing.suit) if thing.suit else -1, thing.detail)

    def move_cards(self, found: Meaning, thing: Thing, to: tuple[str, ...]) -> None:
        """Cards between deck, hands, boards and discard pile; leaders, ministers, characters and quests are cards too."""
        leader, minister, character = [picked(thing.detail, names) for names in (LEADERS, MINISTERS, CHARACTERS)]
        on_board = to in (("$",), ("D$",)) or thing.start.endswith("$")
        if on_board and self.me == EYRIE and leader >= 0:
            found.patterns += [Pattern("leader", (leader,))] if to else []
        elif on_board and self.me in (VAGABOND, VAGABOND2) and character >= 0:
            found.patterns.append(Pattern("character", (self.me, character)))
        elif on_board and DUCHY in (self.me, self.board_of(thing)) and minister >= 0:
            found.patterns.append(Pattern("minister", (minister, 1 if to else -1)))
        elif thing.start == "Q":
            suits = [SUIT_LETTERS.index(thing.suit)] if thing.suit else range(BIRD)
            quests = [q for q, name in enumerate(QUEST.slugs) if name in meant(thing.detail, tuple(QUEST.slugs))]
            found.patterns.append(Pattern("quest", (self.me, tuple(q for q in quests if SUIT_OF[q] in suits)), thing.n))
        else:
            start = self.card_start(thing, bool(to))
            for place in to or ("",):
                found.patterns.append(Pattern("card", (ANY, start, self.card_end(place, thing)), thing.n, self.spec(thing)))

    def board_of(self, thing: Thing) -> int:
        """The faction on whose board a thing starts, or nobody."""
        return self.who(thing.start[:-1]) if thing.start.endswith("$") else NOBODY

    def card_start(self, thing: Thing, taken: bool) -> object:
        """Where cards come from; without a start taken ones come from the deck, discarded ones from what lies open."""
        if not thing.start:
            if thing.detail == "dom":
                return AVAILABLE
            return DECK if taken else (shown(self.me), hand(self.me), PILE)
        if thing.start == "*":
            return OUT
        if thing.start[-1] in COLUMN_LETTERS and "$_" in thing.start:
            return column(COLUMN_LETTERS.index(thing.start[-1]))
        if thing.start.endswith("$"):
            board = self.who(thing.start[:-1])
            if board != ALLIANCE:
                return area(board)
            return SUPPORT if thing.detail in ("", "@", "dom") else (area(board), SUPPORT)
        return hand(faction_of(thing.start))

    def card_end(self, place: str, thing: Thing) -> object:
        """Where cards go; supporters beyond the limit are discarded."""
        if not place:
            return OUT
        if "$_" in place:
            return column(COLUMN_LETTERS.index(place[-1]))
        if place.endswith("$"):
            board = self.who(place[:-1])
            return (SUPPORT, OUT) if board == ALLIANCE and thing.detail != "dom" else claim(board)
        if place not in LETTERS:
            raise NotRead(f"no place {place} for cards")
        return hand(faction_of(place))

    def move_items(self, found: Meaning, thing: Thing, to: tuple[str, ...]) -> None:
        """Items: found, taken, turned, damaged, mended. Between track and satchel they move freely, so that says nothing."""
        item: object = ANY if thing.detail == "_" else ITEM_LETTERS.index(thing.detail)
        n = MANY if thing.detail == "_" else thing.n
        start, board = thing.start, self.board_of(thing)
        taker = self.who(to[0][:-1]) if to and to[0].endswith("$") else NOBODY
        f = self.me if board == NOBODY else board
        if start.isdigit():
            found.patterns.append(Pattern("item", (self.me, item, -1, ANY), n))
        elif taker in (VAGABOND, VAGABOND2) and board not in (VAGABOND, VAGABOND2):
            found.patterns.append(Pattern("made", (board, item, "-"), n))
            found.patterns.append(Pattern("item", (taker, item, -1, ANY), n))
        elif f not in (VAGABOND, VAGABOND2):
            found.patterns.append(Pattern("worn", (f, item, "+"), n) if to else Pattern("made", (f, item, "-"), n))
        else:
            found.patterns += [Pattern("item", (f, item, *turned), n) for turned in turns(start.partition("$")[0], to)]


def turns(start: str, to: tuple[str, ...]) -> list[tuple[object, object]]:
    """The states an item may have before and after, by the areas and sides of a Vagabond's board (0 ready, 1 exhausted, and the
    same damaged, 2 and 3); nothing for a way between track and satchel."""
    end = "".join(to)
    sound = [s for s in range(4) if ("e" if s % 2 else "r") in start or not set(start) & {"r", "e"}]
    if not to:
        return [(tuple(s for s in sound if "d" not in start or s > 1), -1)]
    if "d" in end:
        return [(tuple(s for s in sound if s < 2), (2, 3))]
    if "d" in start and "s" in end:
        return [(tuple(s for s in sound if s > 1), (0, 1))]
    if "e" in end or "r" in end:
        sides = (0, 2) if "e" in end else (1, 3)
        return [(tuple(s for s in sides if "d" not in start or s > 1), tuple(s ^ 1 for s in sides))]
    return []
