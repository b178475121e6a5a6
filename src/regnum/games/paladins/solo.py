"""The solo opponent."""

from __future__ import annotations

from regnum.engine.ask import Rule
from regnum.games.paladins.state import OPPONENT, Paladins


def opponent_sees_order(g: Paladins, order: int) -> None:
    """The workshop on a revealed Order goes to its action (solo.round.1)."""


def scheme_joins(g: Paladins) -> None:
    """A King's Favour Scheme joins the discards (solo.round.2)."""


def opponent_tavern(g: Paladins) -> Rule[None]:
    """A Suspicion for each criminal on the Tavern card that is left (solo.round.3)."""
    yield from ()


def opponent_turn(g: Paladins) -> Rule[None]:
    """A Scheme is turned up and followed."""
    g.passed |= 1 << OPPONENT
    yield from ()


def opponent_rests_for_the_night(g: Paladins) -> None:
    """It keeps no workers (solo.end.1)."""
