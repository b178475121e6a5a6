"""Hearth: powers with a rule of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.lists import changed, raised
from regnum.games.oath.cards import clear_favor
from regnum.games.oath.components import SUITS
from regnum.games.oath.gains import K_FROM_BANK, L_BANK
from regnum.games.oath.lexicon import SEAT, SUIT, kind, reason, saying
from regnum.games.oath.own import own
from regnum.games.oath.powers_data import POWERS
from regnum.games.oath.state import Oath

LEVELED: Final = 2
"""How much favor the Levelers move."""
WARDEN_KEEPS: Final = 2
"""How many cards the Land Warden lets a searcher keep."""

K_LEVEL_TO: Final = kind("level-to", SUIT, "7.1.3", SUIT)
L_ALE: Final = saying("ale", who=SEAT)
R_BANKS_EMPTY: Final = reason("banks-empty", "9.3")


# ---------------------------------------------------------------- A Round of Ale
def a_round_of_ale(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Favor and secrets return as in Rest (4.3.1, 4.3.2); the favor placed on this card stays."""
    card = POWERS[power].bearer
    placed = g.on_favor[card]
    g.on_favor = changed(g.on_favor, card, 0)
    clear_favor(g)
    g.on_favor = changed(g.on_favor, card, placed)
    g.secrets = raised(g.secrets, me, sum(g.on_secrets) + g.dark[me])
    g.on_secrets = [0] * len(g.on_secrets)
    g.dark = changed(g.dark, me, 0)
    g.say(L_ALE, me)
    yield from ()


# ---------------------------------------------------------------- Land Warden
def warden_keeps(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Up to two of the drawn cards are kept; at least one of them goes to a site."""
    return max(n, WARDEN_KEEPS)


# ---------------------------------------------------------------- Levelers
def richest(g: Oath) -> list[int]:
    """The banks with the most favor."""
    return [suit for suit in range(len(SUITS)) if g.banks[suit] == max(g.banks)]


def poorest(g: Oath, but: int) -> list[int]:
    """The banks with the least favor but for one."""
    others = [suit for suit in range(len(SUITS)) if suit != but]
    least = min([g.banks[suit] for suit in others])
    return [suit for suit in others if g.banks[suit] == least]


def closed_levelers(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be favor to move."""
    return OPEN if max(g.banks) > 0 else R_BANKS_EMPTY


def levelers(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Two favor go from the richest bank to the poorest; who uses the card breaks ties."""
    rich = yield Ask(me, K_FROM_BANK, partial(richest, g), POWERS[power].bearer)
    poor = yield Ask(me, K_LEVEL_TO, partial(poorest, g, rich), rich)
    n = min(LEVELED, g.banks[rich])
    g.banks = raised(raised(g.banks, rich, -n), poor, n)
    g.say(L_BANK, n, rich, poor)


own("a-round-of-ale", a_round_of_ale)
own("land-warden", changes={"search.keep": warden_keeps})
own("levelers", levelers, closed_levelers)
