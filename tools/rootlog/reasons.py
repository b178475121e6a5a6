"""Asks the rules why an action was not open."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Refusal
from regnum.engine.kinds import Message
from regnum.games.root.components import PIECES
from regnum.games.root.lexicon import CARD, DEEDS, FIGHT, KINDS, REASONS, ROUTE, SITE
from regnum.games.root.state import Root
from tools.rootlog.meaning import Meaning, Pattern
from tools.rootlog.table import Run, finish_step

DEEP: Final = 4
"""How many questions into a step is looked for the reason."""
MENUS: Final = ("act", "minister", "copy", "use", "resolve")
"""Questions behind which others lie that may know it."""
DEEDS_FOR: Final[dict[str, tuple[str, ...]]] = {
    "battle": ("battle", "crusade", "minister"),
    "guess": ("expose",),
    "trick": ("trick",),
    "flip": ("flip",),
    "quest": ("quest",),
    "pawn": ("move", "slip"),
    "path": ("open-path",),
    "minister": ("sway",),
}
"""The deeds that bring about events of a verb."""
CLAUSES: Final[dict[str, str]] = {
    "battle": "4.3", "points": "3.2", "item": "9.2.5", "flip": "13.4.2", "trick": "13.5.4", "guess": "13.2.4",
    "quest": "9.5.5", "pawn": "9.5.1", "minister": "12.5.3", "shows": "8.2.6", "outcast": "10.4.1", "price": "11.6.2",
    "leader": "7.7.3", "relation": "9.2.9", "box": "2.5", "made": "4.1.2", "worn": "4.1.3", "+": "2.5", "-": "4.3.3",
    "card": "2.1", "partner": "9.2.8", "ferry": "D.2.5", "path": "D.3.3", "character": "9.3.1",
}  # fmt: skip
"""Where the Law speaks of events of a verb, for actions to which the rules never come."""


def why(g: Root, meaning: Meaning, faction: int) -> tuple[Message, str]:
    """The reason and the clause: the rules' own where a question of this or a later step of the turn tells one, else that
    nothing of the sort was offered."""
    patterns = [] if meaning.forced else meaning.patterns
    turn = g.turn
    while g.turn == turn and g.order[g.now] == faction and patterns and not g.over:
        for pattern in patterns:
            found = refusal(g, pattern, (), DEEP)
            if found is not None:
                reason = REASONS[found.reason]
                message = Message(f"root-why-{reason.key}")
                if reason.amount is not None:
                    reason.amount.fill(message.args, "n", found.amount)
                return message, reason.clause
        g = finish_step(g)
    return Message("regnum-not-offered"), f"root.{clause(meaning)}"


def clause(meaning: Meaning) -> str:
    """Where the Law speaks of what an action tells."""
    verbs = [p.verb for p in meaning.patterns]
    if "-" in verbs and "+" in verbs and meaning.patterns[0].nouns[1] == "warrior":
        return "4.2"
    if "-" in verbs and meaning.patterns[0].nouns[1] == "wood":
        return "6.5.4.II"
    return CLAUSES[verbs[0]] if verbs else "1.5"


def refusal(g: Root, pattern: Pattern, answers: tuple[int, ...], deep: int) -> Refusal | None:
    """The first reason the open question, or one behind it, gives for what a pattern wants."""
    run = Run(g, answers, ())
    if run.ask is None:
        return None
    if run.ask.why is not None:
        noun = KINDS[run.ask.kind].noun
        for refused in run.ask.why():
            if wants(pattern, KINDS[run.ask.kind].name, noun, refused.option):
                return refused
    if deep and KINDS[run.ask.kind].name in MENUS:
        for option in run.ask.options():
            if option != PASS:
                found = refusal(g, pattern, (*answers, option), deep - 1)
                if found is not None:
                    return found
    return None


def wants(pattern: Pattern, kind: str, noun: object, option: int) -> bool:
    """Whether an option would bring about what a pattern wants."""
    nouns = pattern.nouns
    if kind == "act":
        return DEEDS[option] in DEEDS_FOR.get(pattern.verb, ())
    if noun is ROUTE:
        leaves = pattern.verb == "-" and nouns[2] == ROUTE.unpack(option)[0]
        return leaves or (pattern.verb == "pawn" and nouns[1] == ROUTE.unpack(option)[1])
    if noun is FIGHT and pattern.verb == "battle":
        return nouns[:0:-1] == FIGHT.unpack(option)
    if noun is SITE and pattern.verb == "+":
        return nouns[1:3] == (PIECES[option % len(PIECES)], option // len(PIECES))
    if noun is CARD and pattern.verb == "card":
        return pattern.card is not None and pattern.card.fits(option)
    if kind in ("spread", "revolt", "plot", "trade-post") and pattern.verb == "+":
        return nouns[2] == option and nouns[1] != "warrior"
    if kind == "flip" and pattern.verb == "flip":
        return nouns[0] == option
    return kind in ("sway", "minister") and pattern.verb == "minister" and nouns[0] == option
