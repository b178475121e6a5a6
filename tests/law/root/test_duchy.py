"""The Underground Duchy: faction rules, set-up, Birdsong, Assembly (12.2-12.5.1)."""

from __future__ import annotations

import pytest

from regnum.games.root.board import can_place
from regnum.games.root.components import BURROW, FACTIONS, PLACES, WOODLANDS
from regnum.games.root.factions.ministers import MINISTERS
from regnum.games.root.state import EVENING
from regnum.law import law
from tests.law.root.moles import Warren, besieged, fall, moles


# ---------------------------------------------------------------- faction rules
@law("root", "12.2.1", "12.6.2")
def test_the_duchy_crafts_in_evening_with_citadels_and_markets_alike() -> None:
    t = moles().build("citadel", 1).build("market", 8).hand("duchy", "arms-trader", "anvil", "bake-sale").day()
    assert "craft" not in t.options()
    t.play("act pass", "act craft")
    assert t.state.phase == EVENING
    assert sorted(t.options()) == ["anvil", "arms-trader"]
    t.cannot("craft bake-sale")
    assert t.refused("bake-sale") == "4.1.1"
    t.play("craft arms-trader")  # two fox pieces: a citadel and a market
    assert t.items("duchy") == ["sword"] and t.score("duchy") == 2
    assert "anvil" in t.cards("duchy") and t.who == "marquise"  # nothing is left to activate


@law("root", "12.2.2")
def test_the_burrow_is_next_to_every_clearing_with_a_tunnel_and_to_no_other() -> None:
    t = moles().tunnel(5, 8).army("duchy", 13, 3).army("duchy", 2, 1).army("duchy", 8, 1).day().play("act move")
    routes = t.options()
    assert [r for r in routes if r.startswith("13>")] == ["13>5", "13>8"]
    assert [r for r in routes if r.endswith(">13")] == ["8>13"]
    t.cannot("move 13>1")
    t.cannot("move 2>13")
    t.play("move 13>5", "move-n 2")
    assert (t.at("duchy", 13), t.at("duchy", 5)) == (1, 2)
    t.play("act move", "move 8>13")
    assert t.at("duchy", 13) == 2


@law("root", "12.2.2/2")
def test_the_duchy_rules_the_burrow_even_when_it_is_empty() -> None:
    t = moles().tunnel(5).army("duchy", 5).army("marquise", 5, 4).army("marquise", 1).army("marquise", 2).day()
    burrow = t.live.view(None).burrow
    assert burrow is not None and burrow.ruler == "duchy" and burrow.warriors == []
    t.play("act move")  # a move needs rule at one end: only the Burrow gives it
    assert t.at("duchy", 13) == 1 and t.at("duchy", 5) == 0


@law("root", "12.2.2/2")
def test_nobody_else_enters_the_burrow() -> None:
    t = moles("marquise duchy").tunnel(5).army("marquise", 5, 2).army("duchy", 13).begin("marquise", "daylight")
    t.play("act march")
    assert [r for r in t.options() if r.startswith("5>")] == ["5>1", "5>2"]
    t.cannot("move 5>13")
    assert [name for f, name in enumerate(FACTIONS) if can_place(t.state, f, BURROW)] == ["duchy"]


@law("root", "12.2.3")
def test_lost_buildings_cost_a_random_card_the_highest_minister_and_its_crown() -> None:
    t = fall(besieged("anvil", "sword", "bake-sale").swayed("foremole", "brigadier"), 2, 0)
    assert t.slots(5) == [] and t.score("marquise") == 2
    assert len(t.cards("duchy")) == 2 and len(t.discards) == 1  # one penalty for two buildings
    assert t.court == ["foremole"]
    assert t.crowns == [2, 2, 3]  # the crown of the noble does not come back


@law("root", "12.2.3")
@pytest.mark.parametrize("court", [["captain", "mayor", "earl-of-stone"], ["captain", "mayor"], ["captain"]])
def test_a_lord_falls_before_a_noble_and_a_noble_before_a_squire(court: list[str]) -> None:
    assert fall(besieged().swayed(*court), 1, 0).court == court[:-1]


@law("root", "12.2.3")
def test_one_favor_is_one_event_and_two_battles_are_two() -> None:
    t = moles("marquise duchy").build("workshop", 6, 6, 8).build("market", 8).build("citadel", 12)
    t.hand("duchy", "anvil", "sword", "bake-sale").hand("marquise", "favor-fox").swayed("captain", "marshal")
    t.begin("marquise", "daylight").play("act craft").answer("craft favor-fox")
    assert t.asked == "fall" and t.who == "duchy"
    t.play("fall captain")
    assert t.on_map("citadel") == t.on_map("market") == 0
    assert t.court == ["marshal"] and len(t.cards("duchy")) == 2
    t = fall(besieged("anvil", "sword", "bake-sale").swayed("captain", "mayor"), 0, 0).play("hit market")
    assert t.court == ["captain"] and len(t.cards("duchy")) == 2
    t.play("act battle").dice(0, 0).play("ambush pass")
    assert t.court == [] and len(t.cards("duchy")) == 1


@law("root", "12.2.3")
def test_warriors_and_tunnels_alone_are_no_failure() -> None:
    t = moles("marquise duchy").army("marquise", 5, 3).army("duchy", 5).tunnel(5).hand("duchy", "anvil").swayed("captain")
    fall(t, 3, 0)
    assert t.at("duchy", 5) == 0 and t.tunnels == [] and t.score("marquise") == 1
    assert t.court == ["captain"] and t.cards("duchy") == ["anvil"]


@law("root", "12.2.3")
def test_with_nothing_to_lose_the_duchy_loses_what_it_can() -> None:
    t = fall(besieged(), 2, 0)
    assert t.court == [] and t.crowns == [3, 3, 3] and t.discards == []
    t = fall(besieged("anvil"), 2, 0)
    assert t.cards("duchy") == [] and t.discards == ["anvil"] and t.crowns == [3, 3, 3]
    t = fall(besieged().swayed("captain"), 2, 0)
    assert t.court == [] and t.crowns == [2, 3, 3]


@law("root", "12.2.3/2")
def test_among_the_highest_the_duchy_chooses() -> None:
    t = fall(besieged().swayed("captain", "brigadier", "banker"), 2, 0)
    assert (t.asked, t.who, t.options()) == ("fall", "duchy", ["brigadier", "banker"])
    t.cannot("fall captain")
    t.play("fall brigadier")
    assert t.court == ["captain", "banker"]


@law("root", "12.2.4")
def test_with_three_tunnels_on_the_map_one_is_removed_first() -> None:
    t = moles().tunnel(1, 5, 9).hand("duchy", "anvil").day().play("act dig")
    assert (t.asked, t.options()) == ("collapse", ["1", "5", "9"])
    t.play("collapse 5")
    assert t.tunnels == [1, 5, 9], "nothing is seen of it until the card is chosen"
    t.cannot("dig 1")
    t.play("dig 8")
    assert t.tunnels == [1, 8, 9]
    t = moles().tunnel(1, 5).hand("duchy", "anvil").day().play("act dig")
    assert t.asked == "dig"


# ---------------------------------------------------------------- set-up
@law("root", "12.3.1", "12.3.2", "12.3.3", "12.3.3/2", "12.3.4", "12.3.5", "12.3.6")
def test_set_up_opposite_the_keep() -> None:
    t = Warren.fresh("marquise duchy", reach="any").play("keep 1").until("act")
    assert t.tunnels == [3]
    assert [t.at("duchy", c) for c in range(1, 14)] == [0, 0, 2, 0, 0, 2, 2, 0, 0, 0, 2, 0, 0]
    assert t.supply("duchy") == 12  # of 20
    board = t.live.view(None).players[1].duchy
    assert board is not None and (board.citadels, board.markets, board.tunnels) == (0, 0, 1)
    assert t.court == [] and t.crowns == [3, 3, 3] and len(MINISTERS) == 9


@law("root", "12.3.3")
def test_set_up_opposite_a_first_roost_or_garden() -> None:
    t = Warren.fresh("eyrie duchy", reach="any").play("roost 2").until("decree")
    assert t.tunnels == [4]
    t = Warren.fresh("lizard duchy", reach="any").play("cult-corner 4").until("act")
    assert t.tunnels == [2]


@law("root", "12.3.3")
def test_set_up_where_no_corner_is_opposite_or_several_are() -> None:
    t = Warren.fresh("marquise eyrie duchy", reach="any").play("keep 1").until("surface")
    assert t.slots(3) == ["roost"] and t.options() == ["2", "4"]
    t.cannot("surface 1")
    t.cannot("surface 5")
    t = Warren.fresh("corvid duchy", reach="any")
    assert (t.asked, t.options()) == ("surface", ["1", "2", "3", "4"])


@law("root", "12.3.3/2")
@pytest.mark.parametrize("map_", range(4))
def test_the_neighbours_of_every_corner_are_garrisoned(map_: int) -> None:
    wood = WOODLANDS[map_]
    for corner in wood.corners:
        t = Warren.fresh("corvid duchy", reach="any", map=["autumn", "winter", "lake", "mountain"][map_])
        t.play(f"surface {corner + 1}")
        wanted = [2 if c == corner or c in wood.paths[corner] else 0 for c in range(PLACES)]
        assert [t.at("duchy", c + 1) for c in range(PLACES)] == wanted


# ---------------------------------------------------------------- Birdsong
@law("root", "12.4")
@pytest.mark.parametrize(("citadels", "warriors"), [([], 1), ([1], 2), ([1, 2], 4), ([1, 2, 2], 6)])
def test_warriors_come_to_the_burrow(citadels: list[int], warriors: int) -> None:
    t = moles().build("citadel", *citadels).build("market", 5).begin("duchy")
    assert t.at("duchy", 13) == warriors and t.supply("duchy") == 20 - warriors


@law("root", "12.4")
def test_no_more_warriors_come_than_there_are() -> None:
    t = moles().build("citadel", 1, 2, 2).army("duchy", 5, 17).begin("duchy")
    assert t.at("duchy", 13) == 3 and t.supply("duchy") == 0


# ---------------------------------------------------------------- Assembly
@law("root", "12.5")
def test_assembly_parliament_and_sway_follow_each_other() -> None:
    t = moles().swayed("earl-of-stone").build("citadel", 1, 2).hand("duchy", "anvil", "sword").day()
    assert t.options() == ["build", "recruit", "dig", "minister", "sway", "pass"]
    t.play("act minister")
    assert t.options() == ["sway", "pass"] and t.score("duchy") == 2
    assert t.refused("recruit") == "12.5" and t.refused("minister") == "12.5.2"
    t = moles().swayed("earl-of-stone").build("citadel", 1, 2).army("duchy", 1).hand("duchy", "anvil", "sword", "bake-sale")
    t.begin("duchy", "daylight", fair=True).play("act sway", "sway captain").answer("sway-with anvil").answer("sway-with sword")
    assert (t.refused("recruit"), t.refused("minister"), t.refused("sway")) == ("12.5", "12.5.3", "12.5.3")


@law("root", "12.5.1")
def test_two_actions_in_any_combination() -> None:
    t = moles().army("duchy", 5, 2).day().play("act recruit", "act move", "move 5>1", "move-n 1")
    assert t.at("duchy", 13) == 1 and t.at("duchy", 1) == 1 and t.who == "marquise"
    t = moles().army("duchy", 5, 2).day().play("act recruit", "act recruit")
    assert t.at("duchy", 13) == 2 and t.who == "marquise"
    t = moles().army("duchy", 5, 2).day().play("act recruit", "act pass")
    assert t.at("duchy", 13) == 1 and t.who == "marquise"


@law("root", "12.5.1")
def test_a_third_action_is_refused() -> None:
    t = moles("duchy marquise eyrie").army("duchy", 5, 2).points("duchy", 12).hand("duchy", "dominance-fox").day()
    t.play("act recruit", "act recruit")
    assert t.options() == ["dominance", "pass"]  # common deeds take no action
    assert {t.refused(what) for what in ("build", "recruit", "move", "battle", "dig")} == {"12.5.1"}


@law("root", "12.5.1.I", "2.1.4")
def test_a_revealed_card_builds_in_a_ruled_clearing_of_its_suit() -> None:
    t = moles().army("duchy", 1).army("duchy", 8).army("duchy", 5).army("marquise", 8, 2).hand("duchy", "anvil").day()
    t.play("act build")
    assert t.options() == ["1>citadel", "1>market"]  # 8 is not ruled, 5 is rabbit
    t.cannot("raise 8>market")
    t.cannot("raise 5>market")
    t.play("raise 1>market")
    assert t.slots(1) == ["market"] and t.shown == ["anvil"] and t.cards("duchy") == [] and t.discards == []
    assert t.score("duchy") == 0
    assert "build" not in t.options() and t.refused("build") == "12.5.1.I"


@law("root", "12.5.1.I", "2.1.1")
def test_a_bird_builds_anywhere_but_not_without_a_slot_or_beside_the_keep() -> None:
    t = moles().army("duchy", 1, 2).army("duchy", 5).build("sawmill", 1).army("duchy", 8, 2).keep(8)
    t.hand("duchy", "royal-claim").day().play("act build")
    assert t.options() == ["5>citadel", "5>market"]
    t = moles().army("duchy", 9).build("citadel", 1, 5, 2).hand("duchy", "sword").day().play("act build")
    assert t.options() == ["2>market", "9>market"]  # three citadels are all there are


@law("root", "12.5.1.II")
def test_recruiting_places_one_warrior_in_the_burrow() -> None:
    t = moles().army("duchy", 5, 19).day().play("act recruit")
    assert t.at("duchy", 13) == 1 and t.supply("duchy") == 0
    assert "recruit" not in t.options() and t.refused("recruit") == "12.5.1.II"


@law("root", "12.5.1.III")
def test_a_move_is_one_move() -> None:
    t = moles().army("duchy", 5, 3).day().play("act move", "move 5>1", "move-n 2")
    assert t.at("duchy", 1) == 2 and t.asked == "act"
    bare = moles().day()
    assert "move" not in bare.options() and bare.refused("move") == "4.2.1"


@law("root", "12.5.1.IV")
def test_a_battle_is_one_battle() -> None:
    t = moles().army("duchy", 5, 3).army("marquise", 5, 3).day().dice(2, 1).play("act battle", "ambush pass")
    assert (t.at("duchy", 5), t.at("marquise", 5)) == (2, 1) and t.asked == "act"
    alone = moles().army("duchy", 5, 3).army("marquise", 2).day()
    assert "battle" not in alone.options() and alone.refused("battle") == "4.3"


@law("root", "12.5.1.V")
def test_digging_spends_a_card_and_brings_up_to_four_warriors() -> None:
    t = moles().army("duchy", 13, 6).tunnel(8).hand("duchy", "anvil", "bake-sale").day().play("act dig")
    assert t.options() == ["1", "3", "4", "5", "6", "10", "12"]  # fox and rabbit, not 8 again
    t.cannot("dig 8")
    t.cannot("dig 2")
    t.play("dig 12")
    assert t.discards == ["anvil"] and t.tunnels == [8, 12]
    assert (t.asked, t.options()) == ("dig-n", ["0", "1", "2", "3", "4"])
    t.cannot("dig-n 5")
    t.play("dig-n 4")
    assert (t.at("duchy", 13), t.at("duchy", 12)) == (2, 4)


@law("root", "12.5.1.V")
def test_nobody_need_follow_and_no_tunnel_goes_beside_the_keep_or_without_a_card() -> None:
    t = moles().army("duchy", 13, 6).keep(8).hand("duchy", "anvil").day().play("act dig")
    assert "8" not in t.options()
    t.play("dig 1", "dig-n 0")
    assert t.at("duchy", 1) == 0 and t.tunnels == [1]
    none = moles().army("duchy", 13, 6).day()
    assert "dig" not in none.options() and none.refused("dig") == "12.5.1.V"


@law("root", "12.5.1.V", "8.2.6")
def test_those_who_come_up_cause_outrage() -> None:
    t = moles("duchy alliance").army("duchy", 13, 2).sympathy(12).hand("duchy", "anvil", "favor-fox", "ambush-fox").day()
    t.play("act dig", "dig 12", "dig-with anvil", "dig-n 1", "outrage ambush-fox")
    assert t.stack == ["ambush-fox"] and t.at("duchy", 12) == 1
