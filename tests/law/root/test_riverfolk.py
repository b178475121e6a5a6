"""The Riverfolk Company: faction rules, set-up, its turn (11.2-11.6)."""

from __future__ import annotations

import pytest

from regnum.games.root import RULEBOOK
from regnum.games.root.components import ITEMS, MAPS, WOODLANDS
from regnum.games.root.state import Root
from regnum.law import law
from tests.law.root.otters import RIVER, Company, company


# ---------------------------------------------------------------- faction rules
@law("root", "11.2.1", "11.5.3")
def test_funds_on_empty_trade_post_spaces_craft() -> None:
    t = company().post(1, 6, 5).funds(riverfolk=2, marquise=2)
    t.hand("riverfolk", "foxfolk-steel", "bake-sale", "travel-gear-fox").begin("riverfolk", "daylight")
    t.play("act craft")
    assert t.options() == ["foxfolk-steel", "travel-gear-fox"]
    assert t.refused("bake-sale") == "4.1.1"  # one rabbit space only
    t.play("craft foxfolk-steel", "commit marquise", "commit riverfolk", "export no")
    assert t.items("riverfolk") == ["sword"] and t.score("riverfolk") == 2
    assert t.box("funds") == {"marquise": 1, "riverfolk": 1} and t.box("committed") == {"marquise": 1, "riverfolk": 1}
    assert t.state.riverfolk.crafting == [2, 0, 0]
    t.play("act craft", "commit marquise", "export no")
    assert t.items("riverfolk") == ["boots", "sword"] and t.state.riverfolk.crafting == [2, 1, 0]


@law("root", "11.2.1", "11.5.3")
def test_a_space_serves_once_until_funds_are_gathered_and_needs_a_fund() -> None:
    t = company().army("riverfolk", 4).post(1).funds(riverfolk=3).hand("riverfolk", "anvil", "crossbow-bird")
    t.begin("riverfolk", "daylight").play("act craft", "craft anvil", "export no")
    assert "craft" not in t.options() and t.refused("craft") == "11.5.3"
    t = company().army("riverfolk", 4).post(1, 6).funds(riverfolk=1).hand("riverfolk", "anvil", "foxfolk-steel")
    t.begin("riverfolk", "daylight").play("act craft")
    assert t.asked == "export"  # the one fund pays for anvil, not for two fox symbols


@law("root", "11.2.1")
def test_the_riverfolk_have_no_crafting_pieces_without_trade_posts() -> None:
    t = company().army("riverfolk", 4, 3).funds(riverfolk=5).hand("riverfolk", "anvil").begin("riverfolk", "daylight")
    assert "craft" not in t.options()


@law("root", "11.5.3")
def test_any_suit_is_a_space_of_choice() -> None:
    t = company().post(1, 6, 5, 2, 7).funds(riverfolk=4).hand("riverfolk", "royal-claim").begin("riverfolk", "daylight")
    t.play("act craft", "activate fox", "activate mouse", "activate fox")
    assert t.options() == ["rabbit", "mouse"]
    t.play("activate mouse", "export no")
    assert t.played("riverfolk") == ["royal-claim"] and t.state.riverfolk.crafting == [2, 0, 2]


@law("root", "11.2.2")
def test_rivers_are_paths_for_the_riverfolk_whoever_rules() -> None:
    t = company().army("riverfolk", 7).army("marquise", 7, 3).army("marquise", 4, 3).army("marquise", 3, 3)
    t.funds(riverfolk=2).begin("riverfolk", "daylight").play("act move")
    assert t.options() == ["7>4", "7>11"]
    assert t.refused("7>3") == "4.2.1"
    t.play("move 7>4")
    assert t.at("riverfolk", 4) == 1


@law("root", "11.2.2")
def test_normal_paths_stay_usable_and_rivers_are_nobody_elses() -> None:
    t = company().army("riverfolk", 7, 2).funds(riverfolk=1).begin("riverfolk", "daylight").play("act move")
    assert set(t.options()) == {"7>3", "7>8", "7>12", "7>4", "7>11"}
    t = company("marquise riverfolk").army("marquise", 7, 2).begin("marquise", "daylight").play("act march")
    assert set(t.options()) == {"7>3", "7>8", "7>12"}


@law("root", "11.2.3")
def test_the_hand_lies_open() -> None:
    t = company().hand("riverfolk", "anvil", "ambush-fox").hand("marquise", "sword").army("riverfolk", 4).funds(riverfolk=1)
    t.deck("bake-sale").begin("riverfolk", "daylight")
    for seat in (None, 0, 1):
        assert t.live.view(seat).players[0].hand == ["ambush-fox", "anvil"]
    assert t.live.view(0).players[1].hand is None
    t.play("act draw")
    assert t.live.view(1).players[0].hand == ["ambush-fox", "anvil", "bake-sale"]
    world = t.live.imagine(1, 7)
    assert world.view(1).players[0].hand == ["ambush-fox", "anvil", "bake-sale"]
    g = world.session.g
    assert isinstance(g, Root)
    RULEBOOK.count(g)  # none of the open cards lies in the deck as well


@law("root", "11.2.3/2")
def test_a_random_take_is_by_chance_all_the_same() -> None:
    taken = set()
    for seed in range(12):
        t = Company("vagabond riverfolk", seed=seed).wander("thief", 4)
        t.army("riverfolk", 4).hand("riverfolk", "anvil", "sword", "bake-sale").begin("vagabond", "daylight")
        t.play("act special").answer("steal riverfolk")
        assert len(t.cards("vagabond")) == 1 and len(t.cards("riverfolk")) == 2
        taken.add(t.cards("vagabond")[0])
    assert taken == {"anvil", "bake-sale", "sword"}


@law("root", "11.2.4", "11.5")
def test_actions_need_funds_and_neither_payments_nor_committed_serve() -> None:
    t = company("riverfolk marquise eyrie").army("riverfolk", 4, 3).army("marquise", 4).payments(riverfolk=3)
    t.committed(marquise=3).hand("riverfolk", "dominance-fox").points("riverfolk", 10).begin("riverfolk", "daylight")
    assert t.options() == ["dominance", "pass"]
    assert {t.refused(what) for what in ("move", "battle", "draw", "recruit", "trade-post")} == {"11.5"}


@law("root", "11.2.5", "11.5.6.III")
def test_trade_posts_score() -> None:
    t = company().army("marquise", 1, 2).army("riverfolk", 4).funds(marquise=2).begin("riverfolk", "daylight")
    t.play("act trade-post")
    assert t.score("riverfolk") == 2 and t.posts() == [1]


@law("root", "11.2.5.I")
@pytest.mark.parametrize("own, cats, left", [(0, 0, 0), (1, 0, 0), (2, 0, 1), (2, 1, 1), (2, 2, 2), (3, 2, 2)])
def test_a_removed_trade_post_costs_half_of_the_funds(own: int, cats: int, left: int) -> None:
    t = company("marquise riverfolk").post(1).army("marquise", 1, 2).funds(riverfolk=own, marquise=cats)
    t.payments(riverfolk=2).committed(riverfolk=1).begin("marquise", "daylight").dice(1, 0)
    t.play("act battle", "ambush pass")
    while t.asked == "lose-fund":
        assert t.who == "riverfolk"
        t.play("lose-fund riverfolk")
    assert sum(t.box("funds").values()) == left
    assert t.posts() == [] and t.score("marquise") == 1
    assert t.box("payments") == {"riverfolk": 2} and t.box("committed") == {"riverfolk": 1}


@law("root", "11.2.5.I")
def test_the_riverfolk_choose_the_funds_and_they_go_home() -> None:
    t = company("marquise riverfolk").post(1).army("marquise", 1, 2).funds(riverfolk=2, marquise=2)
    t.begin("marquise", "daylight").dice(1, 0).play("act battle", "ambush pass", "lose-fund marquise")
    assert t.who == "riverfolk"
    t.play("lose-fund riverfolk")
    assert t.box("funds") == {"marquise": 1, "riverfolk": 1}
    assert (t.supply("marquise"), t.supply("riverfolk")) == (25 - 2 - 1, 15 - 1)


@law("root", "11.2.5.I")
def test_a_removed_trade_post_is_out_of_the_game() -> None:
    t = company().army("riverfolk", 4).army("marquise", 1, 2).army("marquise", 6, 2).army("marquise", 5, 2).funds(marquise=4)
    t.g.riverfolk.founded = [3, 0, 0]  # three fox posts were founded and lost
    t.hand("riverfolk", "anvil").begin("riverfolk", "daylight")
    track = t.live.view(None).players[0].riverfolk.posts[0]
    assert (track.left, track.on_map) == (0, 0)
    t.play("act craft", "export no")  # their spaces stay empty
    assert t.items("riverfolk") == ["hammer"]
    t.play("act trade-post")
    assert t.posts() == [5]  # a rabbit clearing was the only choice


# ---------------------------------------------------------------- set-up
def open_shop(map_: str = "autumn") -> Company:
    """A real table at the Riverfolk's first question."""
    return Company.fresh("marquise riverfolk", map=map_, reach="any").play("keep 3").until("landing")


@law("root", "11.3.1", "11.3.2", "11.3.4")
def test_four_warriors_on_river_clearings_and_three_in_payments() -> None:
    t = open_shop()
    assert t.options() == RIVER
    t.cannot("landing 1")
    t.play("landing 4", "landing 4", "landing 11", "landing 5")
    assert [t.at("riverfolk", c) for c in (4, 5, 11)] == [2, 1, 1]
    assert t.box("payments") == {"riverfolk": 3} and t.supply("riverfolk") == 15 - 4 - 3


@law("root", "11.3.2")
@pytest.mark.parametrize("map_", MAPS)
def test_every_map_has_its_river_clearings(map_: str) -> None:
    t = open_shop(map_)
    assert t.options() == [str(c + 1) for c in range(12) if WOODLANDS[MAPS.index(map_)].rivers[c]]
    t.play(*[f"landing {t.options()[0]}"] * 4)
    assert t.asked == "price"


@law("root", "11.3.3")
def test_nine_trade_posts_start_on_their_tracks() -> None:
    t = open_shop().until("price")
    tracks = t.live.view(None).players[1].riverfolk.posts
    assert [(x.suit, x.left, x.on_map) for x in tracks] == [("fox", 3, 0), ("rabbit", 3, 0), ("mouse", 3, 0)]


@law("root", "11.3.5")
def test_each_service_gets_a_price_of_its_track() -> None:
    t = open_shop().until("price")
    for price in (4, 1, 3):
        assert t.options() == ["1", "2", "3", "4"] and t.who == "riverfolk"
        t.cannot("price 5")
        t.play(f"price {price}")
    services = t.live.view(None).players[1].riverfolk.services
    assert [(x.id, x.price) for x in services] == [("hand-card", 4), ("riverboats", 1), ("mercenaries", 3)]


# ---------------------------------------------------------------- Birdsong
@law("root", "11.4.1")
def test_empty_payments_are_protected() -> None:
    t = company().army("riverfolk", 4).funds(marquise=1).committed(riverfolk=1).begin("riverfolk")
    assert t.box("funds") == {"marquise": 1, "riverfolk": 3} and t.supply("riverfolk") == 15 - 1 - 3
    assert "protectionism" in t.said()
    t = company().army("riverfolk", 4).payments(marquise=1).begin("riverfolk")
    assert t.box("funds") == {"marquise": 1} and t.supply("riverfolk") == 14 and "protectionism" not in t.said()


@law("root", "11.4.2", "11.4")
@pytest.mark.parametrize("funds, points", [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_two_funds_score_a_point_with_a_trade_post_on_the_map(funds: int, points: int) -> None:
    t = company().army("riverfolk", 4).post(1).funds(marquise=funds).payments(riverfolk=4).committed(marquise=4)
    t.begin("riverfolk")
    assert t.score("riverfolk") == points  # before funds are gathered
    t = company().army("riverfolk", 4).funds(marquise=funds).payments(riverfolk=4).begin("riverfolk")
    assert t.score("riverfolk") == 0


@law("root", "11.4.3", "11.4")
def test_all_warriors_on_the_board_become_funds() -> None:
    t = company().army("riverfolk", 4).post(1).funds(marquise=1).payments(marquise=2, riverfolk=1).committed(riverfolk=2)
    t.g.riverfolk.crafting = [1, 0, 0]
    t.hand("riverfolk", "anvil").begin("riverfolk")
    assert t.box("funds") == {"marquise": 3, "riverfolk": 3} and not t.box("payments") and not t.box("committed")
    assert "craft" in t.options()  # the space is empty again
    assert [line.args["n"] for _, line in t.live.log(None) if line.key == "root-log-gathered"] == [5], "3 payments, 2 committed"


# ---------------------------------------------------------------- Daylight
@law("root", "11.5", "11.5.1")
def test_a_move_commits_a_fund_of_choice() -> None:
    t = company().army("riverfolk", 4, 2).funds(marquise=1, riverfolk=1).begin("riverfolk", "daylight")
    t.play("act move")
    assert t.options() == ["marquise", "riverfolk"]
    t.play("commit marquise", "move 4>7", "move-n 2")
    assert t.at("riverfolk", 7) == 2 and t.box("committed") == {"marquise": 1} and t.box("funds") == {"riverfolk": 1}
    t.play("act move", "move 7>11", "move-n 1")
    assert t.box("committed") == {"marquise": 1, "riverfolk": 1}
    assert t.supply("marquise") == 24 and t.supply("riverfolk") == 12


@law("root", "11.5.2")
def test_a_battle_commits_a_fund() -> None:
    t = company().army("riverfolk", 4, 2).army("marquise", 4, 2).funds(riverfolk=2).begin("riverfolk", "daylight").dice(2, 0)
    t.play("act battle", "ambush pass")
    assert t.at("marquise", 4) == 0 and t.box("committed") == {"riverfolk": 1}
    assert t.refused("battle") == "11.5.2"


@law("root", "11.5.3.I")
def test_a_crafted_card_may_be_exported_for_a_warrior_in_payments() -> None:
    t = company().army("riverfolk", 4).post(1).funds(marquise=2).hand("riverfolk", "anvil").begin("riverfolk", "daylight")
    t.play("act craft", "export yes")
    assert t.items("riverfolk") == [] and t.score("riverfolk") == 0 and t.discards == ["anvil"] and "exported" in t.said()
    assert t.box("payments") == {"riverfolk": 1} and t.box("committed") == {"marquise": 1} and t.supply("riverfolk") == 13
    assert t.state.item_supply[ITEMS.index("hammer")] == 1


@law("root", "11.5.3.I")
def test_an_exported_effect_does_not_stay() -> None:
    t = company().army("riverfolk", 4).post(1).funds(marquise=2).hand("riverfolk", "armorers-1").begin("riverfolk", "daylight")
    t.play("act craft", "export yes")
    assert t.played("riverfolk") == [] and t.discards == ["armorers-1"]


@law("root", "11.5.3.I")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    t = company().army("riverfolk", 4).post(1).funds(marquise=3).effect("riverfolk", "armorers-2")
    t.hand("riverfolk", "anvil", "armorers-1", "ambush-fox", "crossbow-bird", "crossbow-mouse")
    t.crafted("marquise", "hammer")
    t.begin("riverfolk", "daylight").play("act craft")
    assert t.options() == ["crossbow-bird", "crossbow-mouse"]
    assert (t.refused("anvil"), t.refused("armorers-1"), t.refused("ambush-fox")) == ("4.1.2/2", "4.1.4", "4.1")


@law("root", "11.5.4")
def test_drawing_commits_a_fund() -> None:
    t = company().army("riverfolk", 4).funds(riverfolk=3).deck("anvil", "sword").begin("riverfolk", "daylight")
    t.play("act draw", "act draw")
    assert t.cards("riverfolk") == ["anvil", "sword"] and t.box("committed") == {"riverfolk": 2}
    t = company("riverfolk lizard").army("riverfolk", 4).funds(riverfolk=3)
    t.g.lost_souls, t.g.draw_pile = t.g.draw_pile, []
    t.begin("riverfolk", "daylight")
    assert "draw" not in t.options() and t.refused("draw") == "11.5.4"


@law("root", "11.5", "11.5.5")
def test_recruiting_spends_a_fund_home_for_a_warrior_on_the_river() -> None:
    t = company().army("riverfolk", 4).funds(marquise=1, riverfolk=1).begin("riverfolk", "daylight").play("act recruit")
    assert t.options() == RIVER
    t.cannot("river-recruit 1")
    t.play("river-recruit 11", "spend-fund marquise")
    assert t.at("riverfolk", 11) == 1 and t.supply("marquise") == 25 and t.supply("riverfolk") == 15 - 1 - 1 - 1
    assert t.box("funds") == {"riverfolk": 1} and t.box("committed") == {}


@law("root", "11.5.5")
def test_without_warriors_only_an_own_fund_recruits_and_never_at_the_keep() -> None:
    t = company().keep(4).army("riverfolk", 5, 14).funds(marquise=2, riverfolk=1).begin("riverfolk", "daylight")
    t.play("act recruit")
    assert t.options() == ["5", "7", "10", "11"]
    t.play("river-recruit 7")
    assert t.at("riverfolk", 7) == 1 and t.box("funds") == {"marquise": 2}
    assert "recruit" not in t.options() and t.refused("recruit") == "11.5.5"


@law("root", "11.5.6", "11.5.6.I", "11.5.6.II")
def test_a_trade_post_costs_two_funds_of_the_ruler_and_gets_a_guard() -> None:
    t = company("riverfolk marquise eyrie").army("riverfolk", 4).army("marquise", 1, 2).army("marquise", 6).army("eyrie", 12)
    t.army("eyrie", 8).army("marquise", 8, 2).funds(marquise=4, eyrie=1, riverfolk=1).begin("riverfolk", "daylight")
    t.play("act trade-post")
    assert t.options() == ["1", "6", "8"]
    assert not {no.option for no in t.live.why(t.live.ask.seat)} & set(t.live.ask.options)
    assert (t.refused("12"), t.refused("4"), t.refused("2")) == ("11.5.6.II", "11.5.6.II", "11.5.6.I")
    t.play("trade-post 1")
    assert t.posts() == [1] and t.at("riverfolk", 1) == 1 and t.score("riverfolk") == 2
    assert t.box("funds") == {"marquise": 2, "eyrie": 1, "riverfolk": 1} and t.supply("marquise") == 25 - 5 - 2
    t.play("act trade-post")
    assert t.options() == ["6", "8"] and t.refused("1") == "11.5.6.I"


@law("root", "11.5.6.I")
def test_where_nobody_rules_or_at_the_keep_no_trade_post_is_founded() -> None:
    t = company("riverfolk marquise alliance").army("riverfolk", 4).keep(3).army("marquise", 3, 2)
    t.army("marquise", 1).army("alliance", 1).funds(marquise=4, alliance=4).begin("riverfolk", "daylight")
    assert "trade-post" not in t.options() and t.refused("trade-post") == "11.5.6"


@law("root", "11.5.6.II")
def test_own_clearings_cost_own_funds() -> None:
    t = company().army("riverfolk", 4, 2).funds(marquise=9, riverfolk=2).begin("riverfolk", "daylight").play("act trade-post")
    assert t.posts() == [4] and t.at("riverfolk", 4) == 3 and t.box("funds") == {"marquise": 9}


@law("root", "11.5.6.III")
def test_three_trade_posts_of_a_suit_are_all() -> None:
    t = company().army("riverfolk", 4).post(1, 6, 8).army("marquise", 12).army("marquise", 5).funds(marquise=4)
    t.begin("riverfolk", "daylight").play("act trade-post")
    assert t.posts() == [1, 5, 6, 8]  # 12 is a fox clearing
    assert t.state.riverfolk.founded == [3, 1, 0] and t.refused("trade-post") == "11.5.6"


@law("root", "11.5.6", "11.5.6.III")
def test_without_a_warrior_the_post_is_founded_all_the_same() -> None:
    t = company().army("riverfolk", 4, 15).army("marquise", 1).funds(marquise=3).begin("riverfolk", "daylight")
    t.play("act trade-post")
    assert t.posts() == [1] and t.at("riverfolk", 1) == 0 and t.score("riverfolk") == 2


# ---------------------------------------------------------------- Evening
@law("root", "11.6", "11.6.1")
def test_nothing_is_drawn_and_the_hand_goes_down_to_five() -> None:
    hand = ["anvil", "sword", "bake-sale", "armorers-1", "armorers-2", "sappers-1"]
    t = company().hand("riverfolk", *hand).begin("riverfolk", "evening")
    assert t.asked == "discard" and sorted(t.options()) == sorted(hand)
    t.play("discard anvil")
    assert len(t.cards("riverfolk")) == 5 and t.discards == ["anvil"] and t.asked == "price"
    t = company().hand("riverfolk", *hand[:5]).begin("riverfolk", "evening")
    assert t.asked == "price" and len(t.cards("riverfolk")) == 5


@law("root", "11.6", "11.6.2")
def test_each_price_may_be_set_anew_or_left() -> None:
    t = company().prices(1, 2, 3).army("marquise", 1).begin("riverfolk", "evening")
    assert t.who == "riverfolk" and t.options() == ["pass", "2", "3", "4"]
    t.cannot("price 5")
    t.play("price 4", "price pass")
    assert t.options() == ["pass", "1", "2", "4"]
    t.play("price 1")
    assert t.state.riverfolk.prices == [4, 2, 1] and t.who == "marquise"
