"""The table as the walker handles it: copies that share nothing, so that they may be changed by hand; steps of the rules,
played with given answers and given dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.state import Line
from regnum.games.root.battle import L_ROLLED
from regnum.games.root.components import CARD_SUIT
from regnum.games.root.setup import set_up
from regnum.games.root.state import Root
from regnum.games.root.turn import steps_of

Luck = tuple[tuple[int, int], ...]
"""Dice that were chosen: which use of chance since the step began, and what it gave."""


def own(g: Root) -> Root:
    """A copy that shares no list with any other."""
    copy = g.clone()
    copy.vagabonds = [v.clone() for v in g.vagabonds]
    for name in ("eyrie", "alliance", "lizard", "riverfolk", "duchy", "corvid"):
        setattr(copy, name, getattr(copy, name).clone())
        unshare(getattr(copy, name))
    for board in copy.vagabonds:
        unshare(board)
    unshare(copy)
    return copy


def unshare(holder: Any) -> None:
    """Copies every list of a state or board, and lists in lists."""
    for name in holder.FIELDS:
        value = getattr(holder, name)
        if isinstance(value, list):
            setattr(holder, name, [x[:] if isinstance(x, list) else x for x in value])


def setting_up(g: Root) -> Rule[bool]:
    """The set-up of one faction as a step."""
    yield from set_up(g)
    return True


def step_of(g: Root) -> Rule[bool] | None:
    """The rule of the step that comes next; None when it asked nothing and is done."""
    if g.turn == 0:
        return setting_up(g)
    return steps_of(g.order[g.now])[g.stage](g)


def end_step(g: Root, again: bool) -> bool:
    """Goes on to the next step; tells whether the turn is over."""
    if g.over or g.turn == 0 or again:
        return g.over
    g.stage += 1
    g.actions = 0
    if g.stage < len(steps_of(g.order[g.now])):
        return False
    g.turn += 1
    g.stage = 0
    g.now = (g.now + 1) % len(g.order)
    return True


class Run:
    """One step of the rules played with some answers: the table after it, the open question or None, what was said.

    A table changed by force can break what the rules take for granted: then the step is `broken` and leads nowhere."""

    __slots__ = ("again", "ask", "broken", "dice", "g", "lines")

    def __init__(self, base: Root, answers: Iterable[int], luck: Luck) -> None:
        self.g: Root = base.clone()
        self.lines: list[Line] = []
        self.g.log = self.lines
        uses = self.g.chance.uses
        memory = {uses + 1 + at: f"pick {value}" for at, value in luck}
        self.g.chance.memory = memory
        self.ask: Ask | None = None
        self.again: bool = False
        self.broken: bool = False
        self.play(step_of(self.g), answers)
        self.dice: int = self.open_dice({use - uses - 1: said for use, said in memory.items()}, luck)

    def play(self, rule: Rule[bool] | None, answers: Iterable[int]) -> None:
        """Plays up to the next open question or the end of the step."""
        if rule is None:
            return
        try:
            self.ask = next(rule)
            for x in answers:
                self.ask = rule.send(x)
        except StopIteration as end:
            self.ask = None
            self.again = bool(end.value)
        except (AssertionError, IndexError, ValueError):
            self.ask = None
            self.broken = True

    def open_dice(self, said: dict[int, str], luck: Luck) -> int:
        """Where the first two dice lie that were not chosen, or -1."""
        rolls = [line.args[1:3] for line in self.lines if line.saying == L_ROLLED][len(luck) // 2 :]
        chosen = [at for at, _ in luck]
        for at in sorted(said):
            if rolls and at not in chosen and at + 1 in said:
                words = [said[at].split(), said[at + 1].split()]
                if [w[0] for w in words] == ["pick", "pick"] and sorted(int(w[1]) for w in words) == sorted(rolls[0]):
                    return at
        return -1


def finish_step(g: Root) -> Root:
    """Plays a step to its end with whatever declines or comes first."""
    answers: list[int] = []
    run = Run(g, answers, ())
    while run.ask is not None:
        options = run.ask.options()
        answers.append(PASS if PASS in options else options[0])
        run = Run(g, answers, ())
    after = g.clone() if run.broken else run.g
    after.log = None
    after.chance.memory = None
    end_step(after, run.again)
    return after


def position(g: Root) -> object:
    """What makes two positions the same for the search: order within a step and which of like cards were spent does not."""
    r, e = g.riverfolk, g.eyrie
    return (
        g.turn, g.stage, g.actions, tuple(sorted(g.used)), tuple(g.activated), tuple(map(len, g.hands)), tuple(g.points),
        tuple(g.warriors), tuple(map(tuple, g.buildings)), tuple(g.wood), g.keep, g.sympathy, g.posts, g.tunnels,
        tuple(x > 0 for x in g.plots), tuple(map(bool, g.plots)), g.ferry, g.ferried, tuple(map(tuple, g.effects)),
        tuple(g.worn), g.opened,
        tuple((v.at, *v.items, *v.relations, *v.aids, len(v.quests), v.partner, v.improvised, v.fresh) for v in g.vagabonds),
        tuple(r.funds), tuple(r.payments), tuple(r.crafting), tuple(r.prices), r.bought, r.riverboats, r.mercenaries,
        tuple(sorted(CARD_SUIT[c] for c in g.alliance.supporters)), g.alliance.officers,
        tuple(map(len, e.decree)), e.leader, e.column, len(e.todo), e.added, e.birds,
        g.lizard.acolytes, g.lizard.outcast, g.lizard.hated, g.lizard.scored, len(g.lizard.revealed),
        g.duchy.swayed, g.duchy.used, len(g.duchy.revealed), g.corvid.placed, g.corvid.exerted,
    )  # fmt: skip
