"""A scribe for the tests: plays Root at random and writes down, in the Rootlog notation, what changed after every answer."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from regnum.engine.ask import PASS
from regnum.engine.chance import seeded
from regnum.engine.registry import rulebook
from regnum.games.root.components import (
    ALLIANCE,
    CARD_DATA,
    CARD_ITEM,
    CARD_KIND,
    CARD_SUIT,
    CHARACTERS,
    FACTIONS,
    FOREST,
    VAGABOND,
    WOODLANDS,
)
from regnum.games.root.factions.eyrie import LEADERS
from regnum.games.root.factions.ministers import MINISTERS
from regnum.games.root.factions.quests import SUIT_OF
from regnum.games.root.setup import letter_order
from regnum.games.root.state import Root
from tools.rootlog.events import AVAILABLE, OUT, PILE, SUPPORT, Snapshot, changes
from tools.rootlog.meaning import BUILDINGS, COLUMN_LETTERS, ITEM_LETTERS, PLOT_LETTERS, SERVICE_LETTERS, SUIT_LETTERS, TOKENS
from tools.rootlog.notation import LETTERS
from tools.rootlog.table import Run, end_step, own
from tools.rootlog.walker import DECKS, MAPS

Fact = tuple[Any, ...]
"""An event; its nouns are known by its verb."""
ITEM_STATES = {
    (0, 1): "->e", (2, 3): "d->e", (1, 0): "->r", (3, 2): "d->r", (0, 2): "r->d", (1, 3): "e->d", (2, 0): "d->s",
    (3, 1): "de->s", (3, 0): "d->s+r",
    (0, 3): "->e+d",
}  # fmt: skip


def play(factions: str, map_: str, deck: str, turns: int, seed: int) -> str:
    """The log of a game of random answers, by the letters of the factions in turn order."""
    book = rulebook("root")
    seats = [FACTIONS[LETTERS.index(x)] for x in factions]
    options = {"map": MAPS[map_], "deck": DECKS[deck], "order": "given"}
    g = book.start(book.seat_list(seats), book.option_values(options), seeded(seed))
    assert isinstance(g, Root)
    dice = Random(seed)
    suits = ", ".join(f"{SUIT_LETTERS[s]}{c}" for c, s in enumerate(g.suits, 1))
    lines = [f"Map: {map_}", f"Deck: {deck}", f"Clearings: {suits}", *[f"{x}: player {x}" for x in factions], ""]
    while g.turn <= turns and not g.winners:
        turn = g.turn
        me = letter_order(g)[g.stage] if turn == 0 else g.order[g.now]
        page: list[str] = []
        g = play_step(g, me, dice, page)
        while turn and g.turn == turn and not g.winners:
            g = play_step(g, me, dice, page)
        lines.append(f"{LETTERS[me]}:{'/'.join(page)}")
    return "\n".join(lines)


def play_step(g: Root, me: int, dice: Random, page: list[str]) -> Root:
    """Plays one step with random answers and writes it down."""
    base, answers, said, old = own(g), list[int](), 0, Snapshot(g)
    while True:
        run = Run(base, answers, ())
        assert not run.broken
        new = Snapshot(run.g)
        Scribe(run.g, me, page, g.turn == 0).write(changes(old, new, run.lines[said:], g.order))
        old, said = new, len(run.lines)
        if run.ask is None:
            run.g.log = None
            run.g.chance.memory = None
            end_step(run.g, run.again)
            return run.g
        options = [x for x in run.ask.options() if x != PASS] if dice.random() < 0.8 else run.ask.options()
        answers.append(dice.choice(options or run.ask.options()))


def place(g: Root, c: int) -> str:
    """A clearing, the Burrow or a forest."""
    if c >= FOREST:
        return WOODLANDS[g.map_].forests[c - FOREST]
    return str(0 if c == 12 else c + 1)


def count(n: int) -> str:
    """A number that is left out when it is one."""
    return "" if n == 1 else str(n)


class Scribe:
    """Writes what one answer brought about."""

    def __init__(self, g: Root, me: int, page: list[str], setting_up: bool) -> None:
        self.g, self.me, self.page, self.setting_up = g, me, page, setting_up

    def letter(self, f: int) -> str:
        """A faction's letter, which the player in turn does without."""
        return "" if f == self.me else LETTERS[f]

    def write(self, events: list[Fact]) -> None:
        """Adds the actions that tell of some events."""
        for e in events:
            if e[0] == "battle":
                self.page.append(f"{self.letter(e[1])}X{LETTERS[e[2]]}{place(self.g, e[3])}")
        cards = [e for e in events if e[0] == "card"]
        crafted = [
            e[1]
            for e in cards
            if CARD_ITEM[e[1]] >= 0 and e[2] == f"hand{self.me}" and e[3] == OUT and self.gained(events, e[1])
        ]
        self.page += [f"Z%{ITEM_LETTERS[CARD_ITEM[c]]}" for c in crafted]
        for e in [e for e in events if e[0] != "shows"]:
            self.told(e)
        spent = [e for e in cards if e[3] == OUT and e[2] != SUPPORT]
        self.cards([e for e in spent if e[1] not in crafted], any(e[0] == "-" for e in events))
        self.pieces(events)
        for e in [e for e in events if e[0] == "shows"]:
            self.told(e)
        self.cards([e for e in cards if e not in spent], False)
        self.items(events, [CARD_ITEM[c] for c in crafted])
        for (f, sign), n in Counter((e[1], e[2]) for e in events if e[0] == "points").items():
            self.page.append(f"{self.letter(f)}{sign * 2}{count(n)}")

    def gained(self, events: list[Fact], card: int) -> bool:
        """Whether an item was gained that a card brings."""
        made = ("made", self.me, CARD_ITEM[card], "+")
        return made in events or ("item", self.me, CARD_ITEM[card], -1, 0) in events

    def told(self, e: Fact) -> None:
        """Markers and what leaves no trace."""
        g, verb = self.g, e[0]
        text = ""
        if verb == "shows":
            text = f"{self.letter(e[1])}^"
        elif verb == "trick":
            text = f"t{e[1] + 1}<->t{e[2] + 1}"
        elif verb == "guess":
            text = f"?Pt_{PLOT_LETTERS[e[2]]}{e[3] + 1}"
        elif verb == "flip":
            text = f"t{e[1] + 1}^t_{PLOT_LETTERS[e[2]]}"
        elif verb == "relation":
            text = f"{self.letter(e[1])}$_{LETTERS[e[2]]}->{'012ah'[e[3]]}"
        elif verb == "partner" and e[2] >= 0:
            text = f"++->{LETTERS[e[2]]}$"
        elif verb == "price":
            text = f"$_{SERVICE_LETTERS[e[1]]}->{e[2]}"
        elif verb == "leader":
            text = f"#{LEADERS[e[1]]}->$"
        elif verb == "minister":
            text = f"#{MINISTERS[e[1]].replace('-', '')}" + ("->$" if e[2] == 1 else "D$->")
        elif verb == "quest":
            text = f"{SUIT_LETTERS[SUIT_OF[e[2]]]}#Q->$"
        elif verb == "path":
            text = f"{e[1] + 1}_{e[2] + 1}->"
        elif verb == "outcast":
            text = f"$_{'ho' if e[2] else 'o'}->{SUIT_LETTERS[e[1]]}"
        elif verb == "character":
            text = f"#{CHARACTERS[e[2]]}->$"
        elif verb == "pawn":
            text = f"{self.letter(e[1])}p->{place(g, e[2])}"
        if text:
            self.page.append(text)

    def cards(self, events: list[Fact], favored: bool) -> None:
        """Cards, those of one way together; an ambush belongs to its battle, and a favor removes pieces."""
        ways: dict[tuple[str, str], Counter[str]] = {}
        shuffled = any(a == OUT and b == PILE for _, _, a, b in events)
        for _, card, a, b in events:
            suit = SUIT_LETTERS[CARD_SUIT[card]]
            if CARD_KIND[card] == "ambush" and a.startswith("hand") and b == OUT and self.g.battle:
                at = max(i for i, x in enumerate(self.page) if "X" in x)
                self.page[at] += f"{suit}@"
            elif CARD_DATA[card]["id"].startswith("favor") and favored:
                self.page.append(f"Z{suit.lower()}favor")
            elif {a, b} <= {PILE, OUT, AVAILABLE} or a.startswith("shown"):
                continue
            elif b.startswith("area"):
                self.page.append(f"Z{CARD_DATA[card]['id'].replace('-', '')}")
            elif b.startswith("shown"):
                self.page.append(f"{suit}#^")
            elif b.startswith("claim"):
                self.page += [f"{suit}#dom{LETTERS[self.me]}->$", "++->$"]
            elif a.startswith("column"):
                self.page += [] if "$_->" in self.page else ["$_->"]
            else:
                a = PILE if a == OUT and shuffled else a
                known = b == OUT or b.startswith("column") or a == OUT
                name = CARD_DATA[card]["id"].replace("-", "") if a.startswith("area") else "dom" if a == AVAILABLE else ""
                name = "@" if a == OUT and CARD_KIND[card] == "ambush" else name
                ways.setdefault((a, b), Counter())[(suit if known or name == "dom" else "") + "#" + name] += 1
        for (a, b), kinds in ways.items():
            for card, n in kinds.items():
                self.page.append(f"{count(n)}{card}{self.zone(a, True)}->{self.zone(b)}")

    def zone(self, name: str, start: bool = False) -> str:
        """Where a card lies or goes."""
        if name == OUT and start:
            return "*"
        if name == SUPPORT:
            return self.letter(ALLIANCE) + "$"
        if name.startswith("hand"):
            return LETTERS[int(name[4:])]
        if name.startswith("area"):
            return self.letter(int(name[4:])) + "$"
        if name.startswith("column"):
            return f"$_{COLUMN_LETTERS[int(name[6:])]}"
        return ""

    def pieces(self, events: list[Fact]) -> None:
        """Pieces, a move in one action; warriors on boards."""
        ferry = ["f" for e in events if e[0] == "ferry"]
        found = Counter((e[1], e[2], e[0], e[3], e[4]) for e in events if e[0] in ("+", "-"))
        for f in self.g.order:
            gone = [(k[3], n) for k, n in found.items() if k[:3] == (f, "warrior", "-")]
            come = [(k[3], n) for k, n in found.items() if k[:3] == (f, "warrior", "+")]
            if len(gone) == len(come) == 1 and gone[0][1] == come[0][1]:
                warriors = f"{count(gone[0][1])}{self.letter(f)}w"
                start, end = place(self.g, gone[0][0]), place(self.g, come[0][0])
                self.page.append(f"({warriors}+f){start}->{end}" if ferry else f"{warriors}{start}->{end}")
                gone, come = [], []
            self.page += [f"{count(n)}{self.letter(f)}w{place(self.g, c)}->" for c, n in gone]
            self.page += [f"{count(n)}{self.letter(f)}w->{place(self.g, c)}" for c, n in come]
        for (f, piece, sign, c, detail), n in found.items():
            if piece != "warrior":
                sort = "b" if piece in BUILDINGS.get(f, {}).values() else "t"
                names = {name: x for x, name in reversed((BUILDINGS if sort == "b" else TOKENS)[f].items())}
                mark = (
                    f"_{PLOT_LETTERS[detail]}"
                    if piece == "plot" and sign == "-"
                    else f"_{names[piece]}"
                    if names[piece]
                    else ""
                )
                text = f"{count(n)}{self.letter(f)}{sort}{mark}"
                self.page.append(f"{text}->{c + 1}" if sign == "+" else f"{text}{c + 1}->")
        for (board, f, sign), n in Counter(e[1:] for e in events if e[0] == "box").items():
            warriors, at = f"{count(n)}{self.letter(f)}w", f"{self.letter(board)}$"
            self.page.append(f"{warriors}->{at}" if sign == "+" else f"{warriors}{at}->")

    def items(self, events: list[Fact], crafted: list[int]) -> None:
        """Items of Vagabonds, and those of others that are taken or exhausted."""
        taken = [(e[1], e[2]) for e in events if e[0] == "made" and e[3] == "-"]
        for e in events:
            if e[0] == "worn" and e[3] == "+":
                self.page.append(f"%{ITEM_LETTERS[e[2]]}->e")
            if e[0] != "item" or self.setting_up:
                continue
            item = f"%{ITEM_LETTERS[e[2]]}"
            if e[3] == -1:
                source = next(
                    (LETTERS[f] + "$" for f, x in taken if x == e[2]), place(self.g, self.g.vagabonds[e[1] - VAGABOND].at)
                )
                self.page += [] if e[2] in crafted else [f"{item}{source}->$"]
            elif e[4] == -1:
                self.page.append(f"{item}->")
            else:
                states = ITEM_STATES[e[3], e[4]]
                board = f"{LETTERS[e[1]]}$" if e[1] != self.me else ""
                self.page.append(item + (board + states[states.index("->") :] if board else states))
