"""Set-up: seats, deck, hands, ruins, items, and each faction's place (5, 6.3, 7.3, 8.3, A, C)."""

from __future__ import annotations

import pytest

from regnum.engine.errors import BadSetup
from regnum.games.root import RULEBOOK
from regnum.games.root.components import (
    DECK_SIZE,
    FACTION,
    FACTION_DATA,
    FACTIONS,
    IS_DOMINANCE,
    ITEM_DATA,
    ITEMS,
    MAPS,
    QUEST_DATA,
    REACH,
    SUIT_MARKERS,
    VAGABOND_DATA,
    WARRIORS,
    WOODLANDS,
)
from regnum.games.root.rulebook import reach
from regnum.law import law
from tests.law.root.table import Table


def refuses(*seats: str, **options: str) -> bool:
    """Whether a table cannot be set up."""
    try:
        RULEBOOK.check(RULEBOOK.seat_list(list(seats)), RULEBOOK.option_values(options))
    except BadSetup:
        return True
    return False


@law("root", "5.1.1")
def test_each_player_has_a_faction_of_their_own_and_the_order_is_drawn() -> None:
    assert refuses("marquise", "marquise")
    assert refuses("marquise", "vagabond2")
    assert refuses("marquise")
    assert refuses("marquise", "eyrie", "badgers")
    assert refuses("marquise:thief", "eyrie")
    assert not refuses("marquise", "eyrie", "vagabond:thief", "alliance")
    orders = {tuple(Table.fresh("marquise eyrie alliance", seed, order="first-random").state.order) for seed in range(12)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    assert Table.fresh("eyrie marquise alliance").state.order == [1, 0, 2]
    shuffled = {tuple(Table.fresh("marquise eyrie alliance", seed, order="shuffled").state.order) for seed in range(40)}
    assert len(shuffled) == 6


@law("root", "5.1.1")
def test_a_seat_without_a_wish_gets_a_faction_that_nobody_wants() -> None:
    assert RULEBOOK.seat_list(["marquise", "", ""])[0] == "marquise"
    for wishes in (["marquise", "", ""], ["", "eyrie", "marquise"], ["vagabond:thief", "", "", "", "", ""]):
        factions = [seat.partition(":")[0] for seat in RULEBOOK.seat_list(wishes)]
        assert len(set(factions)) == len(wishes) and not refuses(*RULEBOOK.seat_list(wishes), reach="any")


@law("root", "A", "A/2")
def test_the_reach_of_the_factions() -> None:
    assert dict(zip(FACTIONS, REACH, strict=True)) == {
        "marquise": 10, "eyrie": 7, "alliance": 3, "vagabond": 5, "vagabond2": 2, "lizard": 2, "riverfolk": 5, "duchy": 8,
        "corvid": 3,
    }  # fmt: skip
    assert reach(["marquise", "eyrie"]) == 17 and RULEBOOK.notice(["marquise", "eyrie"], {}) is None
    assert refuses("marquise", "alliance") and not refuses("marquise", "alliance", reach="any")
    low = RULEBOOK.notice(["marquise", "alliance", "riverfolk", "lizard"], {})
    assert low is not None and low.args == {"n": 20, "wanted": 21}
    assert not refuses("marquise", "alliance", "riverfolk", "lizard"), "17 is enough for the brave"


@law("root", "5.1.2")
def test_all_start_with_no_points() -> None:
    assert set(Table.fresh("marquise eyrie alliance").state.points) == {0}


@law("root", "5.1.3")
def test_everybody_is_dealt_three_cards() -> None:
    t = Table.fresh("marquise eyrie alliance")
    assert [len(t.state.hands[f]) for f in (0, 1, 2)] == [3, 3, 3]
    assert len(t.state.draw_pile) == DECK_SIZE - 9
    for seat in (0, 1, 2, None):
        assert all(player.known == [] for player in t.live.view(seat).players), "nobody has seen a card of another"


@law("root", "5.1.3/2")
def test_two_players_have_no_dominance_cards() -> None:
    two, three = Table.fresh("marquise eyrie"), Table.fresh("marquise eyrie alliance")
    for t, n in ((two, 0), (three, 4)):
        cards = t.state.draw_pile + [c for hand in t.state.hands for c in hand] + t.state.alliance.supporters
        assert sum(IS_DOMINANCE[c] for c in cards) == n


@law("root", "5.1.4")
@pytest.mark.parametrize("map_", MAPS)
def test_four_ruins_lie_on_the_marked_slots(map_: str) -> None:
    t = Table.fresh("marquise eyrie", map=map_)
    ruins = [c for c in range(12) if "ruin" in t.slots(c + 1)]
    assert ruins == WOODLANDS[MAPS.index(map_)].ruins and len(ruins) == 4


@law("root", "5.1.5")
def test_the_item_supply() -> None:
    supply = dict(zip(ITEMS, Table.fresh("marquise eyrie").state.item_supply, strict=True))
    assert supply == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "teapot": 2, "coins": 2, "torch": 0}


@law("root", "5.1.7")
def test_factions_set_up_in_letter_order_whoever_begins() -> None:
    t = Table.fresh("eyrie alliance marquise")
    assert (t.asked, t.who) == ("keep", "marquise")
    t.play("keep 1").until("leader")
    assert t.who == "eyrie"


@law("root", "5.1.7", "1.5")
def test_after_the_last_faction_the_first_turn_begins_with_birdsong() -> None:
    t = Table.fresh("marquise eyrie")
    assert RULEBOOK.phase(t.state).key == "root-phase-setting-up" and t.said() == []
    t.play("keep 1").until("leader").play("leader builder")
    assert "turn" in t.said() and t.on_map("sawmill") == 1 and sum(t.state.wood) == 1, "wood comes in the first Birdsong"
    assert (t.who, RULEBOOK.phase(t.state).key) == ("marquise", "root-phase-daylight")


@law("root", "C", "C.1")
@pytest.mark.parametrize("map_", MAPS[1:])
def test_other_maps_have_their_suits_shuffled(map_: str) -> None:
    suits = [tuple(Table.fresh("marquise eyrie", seed, map=map_).state.suits) for seed in range(4)]
    assert len(set(suits)) == 4
    assert all(sorted(s) == [0] * 4 + [1] * 4 + [2] * 4 for s in suits)
    assert {tuple(Table.fresh("marquise eyrie", seed).state.suits) for seed in range(4)} == {tuple(WOODLANDS[0].suits)}


@law("root", "C.2")
def test_the_deck_of_exiles_and_partisans_replaces_the_base_deck() -> None:
    t = Table.fresh("marquise eyrie alliance", deck="exiles")
    cards = t.state.draw_pile + [c for hand in t.state.hands for c in hand]
    assert min(cards) >= DECK_SIZE and len(cards) == DECK_SIZE


# ---------------------------------------------------------------- the boxes
def pieces(faction: str, sort: str) -> dict[str, int]:
    """Buildings or tokens of a faction."""
    return {piece["id"]: piece["count"] for piece in FACTION[faction].get(sort, [])}


def items_in(box: str) -> dict[str, int]:
    """The items of a box, without those it has none of."""
    return {item["id"]: item["boxes"][box] for item in ITEM_DATA["item"] if item["boxes"][box]}


@law("root", "B.1.2", "B.2.2", "B.3.2")
def test_buildings_and_tokens_of_the_boxes() -> None:
    assert pieces("marquise", "building") == {"sawmill": 6, "workshop": 6, "recruiter": 6}
    assert pieces("marquise", "token") == {"wood": 8, "keep": 1}
    assert pieces("eyrie", "building") == {"roost": 7}
    assert pieces("alliance", "building") == {"base": 3} and pieces("alliance", "token") == {"sympathy": 10}
    assert pieces("lizard", "building") == {"garden": 15} and pieces("riverfolk", "token") == {"trade-post": 9}
    assert pieces("duchy", "building") == {"citadel": 3, "market": 3} and pieces("duchy", "token") == {"tunnel": 3}
    assert pieces("corvid", "token") == {"plot": 8}
    assert len(SUIT_MARKERS) == 12 and FACTION_DATA["map_pieces"]["closed_path"] == 6


@law("root", "B.1.2", "B.2.2", "B.6.1")
def test_items_of_the_boxes() -> None:
    base = {"boots": 4, "sword": 4, "bag": 4, "hammer": 3, "teapot": 3, "coins": 2, "crossbow": 2, "torch": 1}
    riverfolk = {"boots": 3, "sword": 3, "bag": 1, "hammer": 1, "torch": 1, "coins": 1, "crossbow": 1}
    assert items_in("base") == base and sum(base.values()) == 23
    assert items_in("riverfolk") == riverfolk and sum(riverfolk.values()) == 11
    assert items_in("vagabond-pack") == {"coins": 1, "hammer": 1, "boots": 1}


@law("root", "B.1.3", "B.2.3", "B.3.3", "7.3.1")
def test_warriors_of_the_boxes() -> None:
    assert dict(zip(FACTIONS, WARRIORS, strict=True)) == {
        "marquise": 25, "eyrie": 20, "alliance": 10, "vagabond": 0, "vagabond2": 0, "lizard": 25, "riverfolk": 15, "duchy": 20,
        "corvid": 15,
    }  # fmt: skip
    pawns = {f: FACTION[f]["pawns"] for f in ("vagabond", "vagabond2")}
    assert pawns == {"vagabond": 1, "vagabond2": 1} and FACTION["duchy"]["crowns"] == 9


@law("root", "B.1.4", "B.3.4", "B.6.3")
def test_cards_of_the_boxes() -> None:
    assert len(FACTION["eyrie"]["leader"]) == 4 and FACTION["eyrie"]["viziers"] == 2
    assert len(QUEST_DATA["quest"]) == 15 and len(FACTION["duchy"]["minister"]) == 9
    boxes = [c["box"] for c in VAGABOND_DATA["character"]]
    assert [boxes.count(box) for box in ("base", "riverfolk", "vagabond-pack")] == [3, 3, 3]


# ---------------------------------------------------------------- Marquise
@law("root", "6.3.1", "6.3.2", "6.3.3")
def test_the_keep_stands_in_a_corner_and_the_garrison_everywhere_but_in_the_opposite_one() -> None:
    t = Table.fresh("marquise eyrie")
    assert t.options() == ["1", "2", "3", "4"]
    t.cannot("keep 5")
    t.play("keep 2")
    assert [t.at("marquise", c) for c in range(1, 13)] == [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    assert t.supply("marquise") == 14
    assert t.state.keep == 1 and sum(t.state.wood) == 0


@law("root", "6.3.4", "6.3.5")
def test_her_first_buildings_stand_at_the_keep_or_next_to_it() -> None:
    t = Table.fresh("marquise eyrie").play("keep 1")
    assert t.asked == "first-building" and t.options() == ["1", "5", "9", "10"]
    t.cannot("first-building 2")
    t.play("first-building 1")
    assert t.options() == ["5", "9", "10"], "clearing 1 has one slot"
    t.play("first-building 5", "first-building 5")
    assert (t.slots(1), t.slots(5)) == (["sawmill"], ["workshop", "recruiter"])
    tracks = t.live.view(None).players[0].marquise.tracks
    assert [(x.piece, x.on_map, x.left) for x in tracks] == [("sawmill", 1, 5), ("workshop", 1, 5), ("recruiter", 1, 5)]


# ---------------------------------------------------------------- Eyrie
@law("root", "7.3.1", "7.3.2", "7.3.5")
def test_the_eyrie_start_opposite_the_keep() -> None:
    t = Table.fresh("marquise eyrie").play("keep 1", "first-building 1", "first-building 5", "first-building 5")
    assert t.asked == "leader", "there is one corner for the roost"
    assert t.slots(3) == ["roost"] and t.at("eyrie", 3) == 6
    assert t.supply("eyrie") == 14
    roosts = t.live.view(None).players[1].eyrie.roosts
    assert (roosts.on_map, roosts.left) == (1, 6)


@law("root", "7.3.2/2")
def test_without_the_marquise_any_corner_will_do() -> None:
    t = Table.fresh("eyrie alliance", reach="any")
    assert (t.asked, t.options()) == ("roost", ["1", "2", "3", "4"])
    t.play("roost 4")
    assert t.slots(4) == ["roost"]


@law("root", "7.3.3", "7.3.4")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [("builder", "recruit move"), ("charismatic", "recruit battle"), ("commander", "move battle"), ("despot", "move build")],
)
def test_the_leader_says_where_the_viziers_go(leader: str, columns: str) -> None:
    t = Table.fresh("eyrie alliance", reach="any").play("roost 4")
    assert t.options() == ["builder", "charismatic", "commander", "despot"]
    t.play(f"leader {leader}")
    found = [column for column in ("recruit", "move", "battle", "build") if t.column(column)]
    assert found == columns.split()
    assert t.column(found[0]) == ["vizier-1"] and t.column(found[1]) == ["vizier-2"]


# ---------------------------------------------------------------- Alliance
@law("root", "8.3.1", "8.3.2", "8.3.3", "8.3.4", "8.2.5")
def test_the_alliance_starts_with_three_supporters_and_nothing_on_the_map() -> None:
    t = Table.fresh("eyrie alliance", reach="any")
    t.play("roost 4", "leader builder")
    assert len(t.stack) == 3 and len(t.cards("alliance")) == 3
    assert t.supply("alliance") == 10 and t.state.alliance.officers == 0
    board = t.live.view(0).players[1].alliance
    assert (board.sympathy.on_map, board.sympathy.left, board.bases) == (0, 10, [])
    assert board.supporters is None and board.supporter_count == 3
