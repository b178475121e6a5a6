"""What tests of the powers of Oath have in common: naming powers, playing a rule, an action or a Campaign in hand."""

from __future__ import annotations

from regnum.engine.ask import Ask, Rule
from regnum.games.oath.actions import begin
from regnum.games.oath.components import (
    CAMPAIGN,
    CARDS,
)
from regnum.games.oath.fight import Fight
from regnum.games.oath.powers_data import BEARERS, POWERS_OF
from regnum.games.oath.state import Oath
from regnum.games.oath.vocabulary import (
    NONE,
    QUERIES,
)
from tests.law.oath.position import Position


def power(name: str, i: int = 0) -> int:
    """A power of a card."""
    return POWERS_OF[BEARERS.index(name)][i]


def q(name: str) -> int:
    """A query."""
    return QUERIES.index(name)


def card(name: str) -> int:
    """A card."""
    return CARDS.index(name)


def ready(t: Position) -> Oath:
    """The state of a position, with full banks."""
    t.balance()
    return t.g


def run(rule: Rule[None], *answers: int) -> list[Ask]:
    """Plays a rule with these answers; questions with one option answer themselves. Gives the questions that were asked."""
    left, asked = list(answers), []
    try:
        ask = next(rule)
        while True:
            options = ask.options()
            assert options, "a question without an option"
            if len(options) == 1 and not ask.secret:
                answer = options[0]
            else:
                asked.append(ask)
                answer = left.pop(0)
                assert answer in options, f"{answer} is not among {options}"
            ask = rule.send(answer)
    except StopIteration:
        assert not left, f"not asked: {left}"
    return asked


def fight(
    g: Oath, attacker: int, defender: int, sites: list[int] | None = None, pawn: bool = False, allies: list[int] | None = None
) -> Fight:
    """A Campaign in progress, from the attacker's site."""
    fields: dict[str, object] = dict.fromkeys(Fight.FIELDS, 0)
    for name in Fight.FIELDS:
        if name in ("allies", "asked", "sites", "relics", "banners", "plans", "users", "choices", "done", "rolled_attack"):
            fields[name] = []
        if name in ("rolled_defense", "resolved", "spared", "ward", "lost"):
            fields[name] = []
    fields.update(attacker=attacker, site=g.pawn[attacker], defender=defender, rebel=NONE, power=NONE, won=-1)
    fields.update(killed=[0, 0], ward=[0] * g.seats, sites=sites or [], pawn=pawn, allies=allies or [])
    g.fight = Fight(*[fields[name] for name in Fight.FIELDS])  # type: ignore[arg-type]
    begin(g, attacker, CAMPAIGN)
    return g.fight


def doing(g: Oath, action: int, me: int, **fields: int) -> Oath:
    """An action of a seat counted from 1 is in hand."""
    begin(g, me - 1, action)
    for name, value in fields.items():
        setattr(g.doing, name, value)
    return g
