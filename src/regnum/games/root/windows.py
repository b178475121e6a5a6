"""Named windows in which crafted cards act. A power bound to an unknown window, or a card without a power, fails at import."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.ask import Rule
from regnum.games.root.components import CARD_EFFECT, CARD_KIND
from regnum.games.root.factions.faction import Fight
from regnum.games.root.lexicon import CARD_QUOTED, SEAT, saying
from regnum.games.root.state import Root

L_USED: Final = saying("used-card", who=SEAT, card=CARD_QUOTED)

AFTER_ROLL: Final = "after-roll"
START_OF_BIRDSONG: Final = "start-birdsong"
IN_BIRDSONG: Final = "in-birdsong"
END_OF_BIRDSONG: Final = "end-birdsong"
START_OF_DAYLIGHT: Final = "start-daylight"
IN_DAYLIGHT: Final = "in-daylight"
START_OF_EVENING: Final = "start-evening"
BEFORE_DRAWING: Final = "before-drawing"
"""A power may put NO_DRAW into `used`."""
ALWAYS: Final = "always"
"""Read by the rule it bends; no window opens."""
WINDOWS: Final = (
    AFTER_ROLL, START_OF_BIRDSONG, IN_BIRDSONG, END_OF_BIRDSONG, START_OF_DAYLIGHT, IN_DAYLIGHT, START_OF_EVENING,
    BEFORE_DRAWING, ALWAYS,
)  # fmt: skip

NO_DRAW: Final = -200
"""In `used`: no card is drawn this Evening."""

BattlePower = Callable[[Root, int, int, Fight], Rule[None]]
"""(state, owner, card, battle)."""
TurnPower = Callable[[Root, int, int], Rule[None]]
"""(state, owner, card)."""
Usable = Callable[[Root, int, int], bool]
"""Whether the owner may use a card now."""

IN_BATTLE: Final[dict[tuple[str, str], BattlePower]] = {}
IN_TURN: Final[dict[tuple[str, str], TurnPower]] = {}
USABLE: Final[dict[str, Usable]] = {}
WINDOW_OF: Final[dict[str, str]] = {}
WINDOW_OF_CARD: Final[list[str]] = [""] * len(CARD_EFFECT)
MUST: Final[list[str]] = []
"""Effects that cannot be declined when their window opens."""


def battle_power(window: str, effect: str, power: BattlePower) -> None:
    """Binds a card's power to a window of battle."""
    bind(window, effect)
    IN_BATTLE[window, effect] = power


def turn_power(window: str, effect: str, power: TurnPower, usable: Usable, must: bool = False) -> None:
    """Binds a card's power to a window of its owner's turn; `usable` says when it may be used, `must` that it cannot wait."""
    bind(window, effect)
    IN_TURN[window, effect] = power
    USABLE[effect] = usable
    if must:
        MUST.append(effect)


def standing_power(effect: str) -> None:
    """Notes a card whose effect is read by the rule it bends."""
    bind(ALWAYS, effect)


def bind(window: str, effect: str) -> None:
    """Checks window and card. Raises ImportError."""
    if window not in WINDOWS:
        raise ImportError(f"no window {window!r} for {effect}")
    if effect not in CARD_EFFECT:
        raise ImportError(f"no card with the effect {effect!r}")
    WINDOW_OF[effect] = window
    for card, its in enumerate(CARD_EFFECT):
        if its == effect:
            WINDOW_OF_CARD[card] = window


def check_bound() -> None:
    """A game may not ship with a card that silently does nothing. Raises ImportError."""
    effects = [effect for effect, what in zip(CARD_EFFECT, CARD_KIND, strict=True) if what == "persistent"]
    missing = sorted(set(effects) - set(WINDOW_OF))
    if missing:
        raise ImportError(f"cards without a power: {', '.join(missing)}")


def open_window(g: Root, window: str, b: Fight) -> Rule[None]:
    """In battle: the attacker's cards, then the defender's."""
    for f in (b.attacker, b.defender):
        for card in g.effects[f][:]:
            power = IN_BATTLE.get((window, CARD_EFFECT[card]))
            if power is not None and card in g.effects[f]:
                yield from power(g, f, card, b)


def usable_cards(g: Root, f: int, window: str) -> list[int]:
    """The crafted cards a faction may use in a window of its turn; copies of a card once each."""
    found: list[int] = []
    for card in g.effects[f]:
        if WINDOW_OF_CARD[card] == window and card not in g.used and USABLE[CARD_EFFECT[card]](g, f, card):
            found.append(card)
    return found


def use_card(g: Root, f: int, card: int) -> Rule[None]:
    """Uses a crafted card once this turn."""
    g.used = [*g.used, card]
    g.say(L_USED, g.seat[f], card)
    effect = CARD_EFFECT[card]
    yield from IN_TURN[WINDOW_OF[effect], effect](g, f, card)
