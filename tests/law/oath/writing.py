"""What tests of chapter 8 need: a game that is won in one line, the Chronicle written to its end, and what it says."""

from __future__ import annotations

from typing import Any

import regnum
from regnum.game import Game
from regnum.games.oath.chronicle_text import plain
from regnum.games.oath.components import CARD_SUIT, CARDS, COLOURS, FIRST_VISION, RELICS, SITES, SLOTS, SUITS
from regnum.games.oath.state import WAYS
from tests.law.oath.fights import lines
from tests.law.oath.table import Table


def won(t: Table, seat: int = 2, way: str = "") -> Table:
    """A seat has won, and writes; as Usurper an Exile, else the Empire at the end of the eighth round."""
    t.g.winner = seat - 1
    t.g.way = WAYS.index(way or ("usurper" if t.g.role[seat - 1] else "exhaustion-oath"))
    return t.turn(seat, "chronicle", 8)


def turned(t: Table, *colours: str) -> Table:
    """These boards lie on their Citizen side, in the box or on the table."""
    t.g.boards = sorted(COLOURS.index(colour) for colour in colours)
    return t


def until(t: Table, kind: str = "") -> Table:
    """Answers up to a question, or to the end: passing where that is possible, else with the first answer."""
    while t.asked and t.asked != kind:
        t.play(f"{t.seat}: {t.asked} {'pass' if 'pass' in t.options() else t.options()[0]}")
    return t


def kinds(t: Table) -> list[str]:
    """The questions from here to the end, each answered as in `until`."""
    found = []
    while t.asked:
        found.append(f"{t.seat} {t.asked}")
        t.play(f"{t.seat}: {t.asked} {'pass' if 'pass' in t.options() else t.options()[0]}")
    return found


def sequel(t: Table) -> dict[str, Any]:
    """What the next game starts with."""
    found = until(t).live.result.sequel
    assert found is not None
    return dict(found)


def chronicle(t: Table) -> dict[str, Any]:
    """The Chronicle as plain data, after its end."""
    return plain(sequel(t)["chronicle"])


def next_game(t: Table, seed: int = 1) -> Game:
    """The next game, begun."""
    return regnum.new("oath", seed=seed, **sequel(t))


def land(t: Table) -> list[str]:
    """The sites of the map from the top of the Cradle; "" facedown."""
    g = t.state
    return [SITES[g.sites[slot]] if g.faceup[slot] else "" for slot in range(SLOTS)]


def where(t: Table, site: str) -> int:
    """The slot of a site that is on the map."""
    return t.state.sites.index(SITES.index(site)) + 1


def gone(t: Table, site: str) -> bool:
    """Whether a faceup site has vanished, though chance may have brought it back."""
    return f"oath-site-{site}" in [line["site"].key for line in lines(t, "vanished")]  # type: ignore[attr-defined]


def names(cards: list[int]) -> list[str]:
    """Cards by name."""
    return sorted([CARDS[card] for card in cards])


def relic_names(relics: list[int]) -> list[str]:
    """Relics by name."""
    return sorted([RELICS[relic] for relic in relics])


def by_suit(cards: list[int]) -> dict[str, int]:
    """How many denizens of each suit."""
    denizens = [card for card in cards if card < FIRST_VISION]
    return {suit: n for i, suit in enumerate(SUITS) if (n := len([c for c in denizens if CARD_SUIT[c] == i]))}


def realm(*roles: str) -> Table:
    """A Chancellor and these seats; the boards of Citizens lie on that side."""
    t = Table(len(roles) + 1)
    for seat, role in enumerate(roles, 2):
        t.role(seat, role)
    return turned(t, *[COLOURS[t.g.colour[seat]] for seat, role in enumerate(roles, 1) if role == "citizen"])
