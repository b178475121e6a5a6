"""Counts every piece in the box: nothing is lost, nothing doubled (B)."""

from __future__ import annotations

from typing import Final

import regnum.games.root.components as box
from regnum.games.root.board import open_slots, pieces_at
from regnum.games.root.state import Root, automatic, has_dominance, order_card, plays

IN_BOX: Final[dict[int, int]] = {
    box.PIECES.index(piece["id"]): piece["count"]
    for data in box.FACTION.values()
    for piece in data.get("building", []) + data.get("token", [])
}
"""How many buildings and tokens of each kind there are."""
SUPPLY: Final[list[int]] = [item["supply"] for item in box.ITEM_DATA["item"]]
RUINS: Final[list[int]] = [item["ruins"] for item in box.ITEM_DATA["item"]]
STARTING: Final[dict[str, list[str]]] = {c["id"]: c["items"] for c in box.VAGABOND_DATA["character"]}


def count(g: Root) -> None:
    """Raises AssertionError when a piece is missing or too many."""
    count_warriors(g)
    count_map(g)
    count_cards(g)
    count_items(g)
    assert all([g.points[f] >= 0 for f in g.order]), g.points
    assert all([g.points[f] == 0 for f in range(len(g.points)) if not plays(g, f)])


def count_warriors(g: Root) -> None:
    """Every warrior is in a supply, on the map, or on a board."""
    r = g.riverfolk
    for f in range(len(box.WARRIORS)):
        here = g.warriors[f * box.PLACES : (f + 1) * box.PLACES]
        assert min(here) >= 0 and (f == box.DUCHY or here[box.BURROW] == 0), f"warriors of {f}: {here}"
        aside = g.coffins[f] + r.funds[f] + r.payments[f] + r.committed[f]
        if f == box.ALLIANCE:
            aside += g.alliance.officers
        elif f == box.LIZARD:
            aside += g.lizard.acolytes
        n = g.supply[f] + sum(here) + aside
        assert g.supply[f] >= 0 and n == (box.WARRIORS[f] if plays(g, f) else 0), f"faction {f} has {n} warriors"


def count_map(g: Root) -> None:
    """Slots are not overfilled, and no faction has more buildings and tokens than the box holds."""
    for c in range(12):
        assert open_slots(g, c) >= 0, f"clearing {c + 1} is overfull: {g.buildings[c]}"
        assert g.buildings[c].count(box.RUIN) <= 1 and (box.RUIN in g.buildings[c] or not g.ruin_items[c])
    found = [piece for f in g.order for c in range(12) for piece in pieces_at(g, f, c)]
    for piece, most in IN_BOX.items():
        assert found.count(piece) <= most, f"too many of piece {box.PIECES[piece]}"
    bases = [g.suits[c] for c in range(12) if box.BASE in g.buildings[c]]
    assert len(set(bases)) == len(bases), f"bases of suits {bases}"
    assert min(g.wood) >= 0, g.wood
    assert g.posts.bit_count() <= sum(g.riverfolk.founded) <= IN_BOX[box.TRADE_POST]
    for kind in range(len(box.PLOTS)):
        laid = [x for x in g.plots if abs(x) - 1 == kind]
        assert g.corvid.supply[kind] + len(laid) == 2, f"plots of kind {kind}"
    assert g.keep == box.NOBODY or 0 <= g.keep < 12
    assert all([pair in box.WOODLANDS[g.map_].closed for pair in g.closed])


def count_cards(g: Root) -> None:
    """Every card of the deck is in one place."""
    decree = [card for column in g.eyrie.decree for card in column]
    found = (
        [card for hand in g.hands for card in hand]
        + [card for area in g.effects for card in area]
        + [card for card in g.dominance if card >= 0]
        + [card for card in decree if card < box.FIRST_VIZIER]
        + g.draw_pile + g.discards + g.lost_souls + g.available + g.alliance.supporters + g.lizard.revealed + g.duchy.revealed
        + order_card(g)
    )  # fmt: skip
    deck = range(g.deck_ * box.DECK_SIZE, (g.deck_ + 1) * box.DECK_SIZE)
    dominance = has_dominance(len(g.order), g.variants)
    assert sorted(found) == [c for c in deck if dominance or not box.IS_DOMINANCE[c]], "cards are missing or doubled"
    viziers = len(decree) - len([card for card in decree if card < box.FIRST_VIZIER])
    if automatic(g, box.EYRIE):
        assert viziers <= 2
    else:
        assert viziers == (2 if plays(g, box.EYRIE) and g.eyrie.leader != box.NOBODY else 0)


def count_items(g: Root) -> None:
    """Items of the supply, the ruins and the characters; only a Vagabond ever takes one out of the game."""
    vagabonds = [g.vagabonds[f - box.VAGABOND] for f in box.VAGABONDS if plays(g, f)]
    quests = sorted(g.quests + g.quest_pile + [q for v in vagabonds for q in v.quests])
    assert quests == list(range(len(box.QUEST_DATA["quest"]))), f"quests {quests}"
    for item, name in enumerate(box.ITEMS):
        owned = sum([v.items[state * len(box.ITEMS) + item] for v in vagabonds for state in range(4)])
        n = g.item_supply[item] + sum([made[item] for made in g.crafted]) + owned
        n += sum([ruin.count(item) for ruin in g.ruin_items])
        brought = [STARTING[box.CHARACTERS[v.character]].count(name) for v in vagabonds if v.character >= 0]
        most = SUPPLY[item] + len(vagabonds) * RUINS[item] + sum(brought)
        worn = [g.worn[f * len(box.ITEMS) + item] <= made[item] for f, made in enumerate(g.crafted)]
        assert all(worn), f"more {name} exhausted than crafted"
        assert 0 <= n <= most and (vagabonds or n == most), f"{n} items {name} of {most}"
