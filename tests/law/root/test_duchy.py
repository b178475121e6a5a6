"""The Underground Duchy (12)."""

from __future__ import annotations

from typing import Self

import pytest

from regnum.games.root.board import can_place
from regnum.games.root.components import BURROW, CARD_NAMES, FACTIONS, PLACES, WOODLANDS
from regnum.games.root.factions.duchy import ACTIONS, daylight
from regnum.games.root.factions.ministers import MINISTERS, RANK_OF
from regnum.games.root.state import EVENING
from regnum.law import law
from tests.law.root.table import Table


class Warren(Table):
    """A Table with the Duchy; the Burrow is 13. On the autumn map 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, the others
    mouse."""

    def tunnel(self, *clearings: int) -> Self:
        """Places tunnels."""
        for c in clearings:
            self.g.tunnels |= 1 << c - 1
        return self

    def swayed(self, *names: str) -> Self:
        """Ministers that are swayed, each with a crown of its rank."""
        for name in names:
            m = MINISTERS.index(name)
            self.g.duchy.swayed |= 1 << m
            self.g.duchy.crowns[RANK_OF[m]] -= 1
        return self

    def no_crowns(self, rank: int) -> Self:
        """Takes the crowns of a rank out of the game."""
        self.g.duchy.crowns[rank] = 0
        return self

    def day(self) -> Self:
        """It is Daylight of the Duchy: Assembly."""
        return self.begin("duchy", "daylight")

    def parliament(self) -> Self:
        """It is Daylight of the Duchy, after the Assembly."""
        self.g.actions = ACTIONS
        return self.begin("duchy", "daylight", at=daylight)

    def names(self, minister: str) -> Self:
        """A minister acts."""
        return self.play("act minister").answer(f"minister {minister}")

    @property
    def tunnels(self) -> list[int]:
        """The clearings with tunnels."""
        return [c + 1 for c in range(12) if self.state.tunnels >> c & 1]

    @property
    def court(self) -> list[str]:
        """The swayed ministers."""
        return [name for i, name in enumerate(MINISTERS) if self.state.duchy.swayed >> i & 1]

    @property
    def crowns(self) -> list[int]:
        """Crowns left for squires, nobles, lords."""
        return self.state.duchy.crowns

    @property
    def shown(self) -> list[str]:
        """The revealed cards."""
        return [CARD_NAMES[x] for x in self.state.duchy.revealed]


def moles(factions: str = "duchy marquise") -> Warren:
    """The Duchy and others on a bare map without ruins; the Marquise, if she plays, has a warrior in 11."""
    t = Warren(factions).no_ruins()
    return t.army("marquise", 11) if "marquise" in factions else t


def besieged(*hand: str) -> Warren:
    """The Marquise, with three warriors, is about to attack a citadel and a market in clearing 5."""
    t = moles("marquise duchy").army("marquise", 5, 3).build("citadel", 5).build("market", 5)
    return t.hand("duchy", *hand)


def fall(t: Warren, *dice: int) -> Warren:
    """The attack on clearing 5."""
    t.begin("marquise", "daylight").play("act battle").dice(*dice)
    return t.answer("battle 5>duchy").play("ambush pass")


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


# ---------------------------------------------------------------- Parliament
@law("root", "12.5.2")
def test_each_swayed_minister_acts_once_in_any_order() -> None:
    t = moles().army("duchy", 5, 3).build("citadel", 2).build("market", 2).swayed("marshal", "baron-of-dirt", "earl-of-stone")
    t.parliament().play("act minister")
    assert t.options() == ["marshal", "baron-of-dirt", "earl-of-stone"]
    t.cannot("minister captain")
    assert t.refused("captain") == "12.5.2"
    t.play("minister earl-of-stone", "act minister")
    assert t.options() == ["marshal", "baron-of-dirt"]
    t.cannot("minister earl-of-stone")
    assert t.refused("earl-of-stone") == "12.5.2"
    t.play("minister marshal", "move 5>1", "move-n 1", "act minister")
    assert t.score("duchy") == 2 and t.who == "marquise"


@law("root", "12.5.2")
def test_ministers_are_fresh_again_next_turn() -> None:
    t = moles().build("citadel", 2).swayed("earl-of-stone").parliament().names("earl-of-stone").end_turn().end_turn()
    t.until("act", "duchy").names("earl-of-stone")
    assert t.score("duchy") == 2


@law("root", "12.5.2.I")
def test_the_foremole_builds_for_any_card_in_a_ruled_clearing() -> None:
    t = moles().army("duchy", 1).army("duchy", 8).army("marquise", 8, 2).hand("duchy", "bake-sale").swayed("foremole")
    t.day()
    assert "build" not in t.options()  # rabbit builds nothing in fox
    t.names("foremole")
    assert t.options() == ["1>citadel", "1>market"]
    t.cannot("raise 8>citadel")
    t.play("raise 1>citadel")
    assert t.slots(1) == ["citadel"] and t.said().count("showed") == 1 and t.discards == []
    assert "bake-sale" in t.cards("duchy")  # it came back in Evening
    idle = moles().army("duchy", 1).swayed("foremole").day()
    assert idle.play("act pass").who == "marquise"  # without a card he can do nothing


@law("root", "12.5.2.II")
def test_the_captain_battles() -> None:
    t = moles().army("duchy", 5, 3).army("marquise", 5, 3).swayed("captain").parliament().dice(1, 0)
    t.names("captain").play("ambush pass")
    assert t.at("marquise", 5) == 2 and t.who == "marquise"
    assert moles().army("duchy", 5, 3).swayed("captain").parliament().who == "marquise"


@law("root", "12.5.2.III")
def test_the_marshal_moves() -> None:
    t = moles().army("duchy", 5, 3).swayed("marshal").parliament().names("marshal").play("move 5>2", "move-n 3")
    assert t.at("duchy", 2) == 3 and t.who == "marquise"
    assert moles().swayed("marshal").parliament().who == "marquise"


@law("root", "12.5.2.IV")
def test_the_brigadier_moves_once_or_twice_or_battles_once_or_twice() -> None:
    def brigade() -> Warren:
        t = moles().army("duchy", 5, 4).army("marquise", 5, 2).army("marquise", 1).swayed("brigadier")
        return t.parliament().names("brigadier")

    t = brigade()
    assert t.options() == ["move", "battle"]
    t.play("act move", "move 5>2", "move-n 1", "move 5>2", "move-n 1")
    assert t.at("duchy", 2) == 2 and t.who == "marquise"  # no third move, no battle
    t = brigade().play("act move", "move 5>1", "move-n 1", "move pass")
    assert t.at("duchy", 1) == 1 and t.who == "marquise"
    t = brigade().play("act battle").dice(0, 0).play("ambush pass")
    assert (t.asked, t.options()) == ("battle", ["pass", "5>marquise"])
    t.dice(1, 0).play("battle 5>marquise", "ambush pass")
    assert t.at("marquise", 5) == 1 and t.who == "marquise"
    t = brigade().play("act battle").dice(0, 0).play("ambush pass", "battle pass")
    assert t.who == "marquise"


@law("root", "12.5.2.V", "2.1.1")
def test_the_banker_sells_cards_of_one_suit() -> None:
    t = moles().hand("duchy", "anvil", "bake-sale", "foxfolk-steel", "royal-claim").deck("sword")
    t.swayed("banker").parliament()
    t.names("banker").play("bank anvil")
    assert sorted(t.options()) == ["foxfolk-steel", "pass", "royal-claim"]  # birds are wild
    t.cannot("bank bake-sale")
    t.play("bank royal-claim", "bank foxfolk-steel")
    assert t.score("duchy") == 3 and t.cards("duchy") == ["bake-sale", "sword"]
    assert sorted(t.discards) == ["anvil", "foxfolk-steel", "royal-claim"]


@law("root", "12.5.2.V")
def test_the_banker_sells_one_card_at_least() -> None:
    t = moles().hand("duchy", "royal-claim", "bake-sale", "anvil").swayed("banker").parliament().names("banker")
    t.cannot("bank pass")
    t.play("bank royal-claim")
    assert sorted(t.options()) == ["anvil", "bake-sale", "pass"]  # a bird alone is of no suit yet
    t.play("bank pass")
    assert t.score("duchy") == 1 and t.discards == ["royal-claim"]
    assert moles().swayed("banker").parliament().who == "marquise"


@law("root", "12.5.2.VI")
def test_the_mayor_takes_the_action_of_a_squire_or_noble() -> None:
    t = moles().army("duchy", 5, 2).build("citadel", 2).hand("duchy", "anvil")
    t.swayed("marshal", "banker", "mayor", "earl-of-stone").parliament().names("mayor")
    assert (t.asked, t.options()) == ("copy", ["marshal", "banker"])
    t.cannot("copy earl-of-stone")
    t.cannot("copy mayor")
    t.cannot("copy captain")
    t.play("copy marshal", "move 5>1", "move-n 1", "act minister")
    assert t.options() == ["marshal", "banker", "earl-of-stone"]  # the marshal himself has not acted
    assert t.refused("mayor") == "12.5.2"


@law("root", "12.5.2.VI")
def test_the_mayor_may_repeat_one_who_has_acted() -> None:
    t = moles().army("duchy", 5, 2).swayed("marshal", "mayor").parliament()
    t.names("marshal").play("move 5>1", "move-n 1").names("mayor").play("move 5>2")
    assert (t.at("duchy", 1), t.at("duchy", 2)) == (1, 1)
    lords = moles().build("citadel", 2).swayed("mayor", "earl-of-stone").parliament().play("act minister")
    assert lords.score("duchy") == 1 and lords.who == "marquise"  # he has nobody to copy


@law("root", "12.5.2.VII")
def test_the_duchess_scores_for_all_three_tunnels() -> None:
    t = moles().tunnel(1, 5, 9).swayed("duchess-of-mud").parliament().names("duchess-of-mud")
    assert t.score("duchy") == 2
    t = moles().tunnel(1, 5).swayed("duchess-of-mud").parliament()
    assert t.score("duchy") == 0 and t.who == "marquise"


@law("root", "12.5.2.VIII")
def test_the_baron_scores_for_markets() -> None:
    t = moles().build("market", 1, 2).build("citadel", 5).swayed("baron-of-dirt").parliament().names("baron-of-dirt")
    assert t.score("duchy") == 2
    t = moles().build("citadel", 5).swayed("baron-of-dirt").parliament()
    assert t.score("duchy") == 0 and t.who == "marquise"


@law("root", "12.5.2.IX")
def test_the_earl_scores_for_citadels() -> None:
    t = moles().build("citadel", 1, 2, 2).build("market", 5).swayed("earl-of-stone").parliament().names("earl-of-stone")
    assert t.score("duchy") == 3
    t = moles().build("market", 5).swayed("earl-of-stone").parliament()
    assert t.score("duchy") == 0 and t.who == "marquise"


# ---------------------------------------------------------------- Sway
@law("root", "12.5.3")
def test_one_minister_may_be_swayed_in_a_turn() -> None:
    t = moles().army("duchy", 1).army("duchy", 6).army("duchy", 8).army("duchy", 12).build("citadel", 5)
    t.hand("duchy", "anvil", "foxfolk-steel", "ambush-fox", "favor-fox").parliament()
    assert t.options() == ["sway", "pass"]
    t.play("act sway", "sway captain", "sway-with anvil", "sway-with favor-fox")
    assert t.court == ["captain"] and t.who == "marquise"  # two fox cards and clearings are left, but no second sway
    t = moles().army("duchy", 1).army("duchy", 6).hand("duchy", "anvil", "favor-fox").parliament().play("act pass")
    assert t.court == [] and t.shown == []


@law("root", "12.5.3", "3.3.1")
def test_common_deeds_are_open_after_the_sway() -> None:
    t = moles("duchy marquise eyrie").points("duchy", 9).army("duchy", 1).army("duchy", 6)
    t.hand("duchy", "anvil", "favor-fox", "dominance-rabbit").parliament()
    t.play("act sway", "sway captain", "sway-with anvil")
    assert t.score("duchy") == 10 and t.options() == ["dominance", "pass"]


@law("root", "12.5.3.I")
def test_a_minister_needs_a_crown_of_its_rank() -> None:
    t = moles().army("duchy", 1).army("duchy", 6).army("duchy", 8).hand("duchy", "anvil", "favor-fox", "foxfolk-steel")
    t.no_crowns(0).swayed("mayor").parliament().play("act sway")
    assert t.options() == ["brigadier", "banker"]
    t.cannot("sway captain")
    assert t.refused("captain") == "12.5.3.I" and t.refused("mayor") == "12.5.3.I"
    assert t.refused("earl-of-stone") == "12.5.3.II"  # three cards are too few for a lord


@law("root", "12.5.3.II")
def test_each_card_needs_a_clearing_of_its_suit_to_itself() -> None:
    t = moles().army("duchy", 1, 5).tunnel(1).hand("duchy", "anvil", "favor-fox").parliament()
    assert t.who == "marquise"  # two fox cards, but one fox clearing
    t = moles().army("duchy", 1, 5).army("duchy", 2).army("duchy", 9).hand("duchy", "anvil", "favor-fox").parliament()
    assert t.who == "marquise"  # mouse clearings serve no fox card
    t = moles().army("duchy", 1).tunnel(8).hand("duchy", "anvil", "favor-fox", "bake-sale").parliament()
    t.play("act sway")
    assert t.options() == ["foremole", "captain", "marshal"]
    t.play("sway marshal")
    assert t.options() == ["anvil", "favor-fox"]  # no piece in a rabbit clearing
    t.cannot("sway-with bake-sale")
    t.play("sway-with anvil")
    assert t.court == ["marshal"]


@law("root", "12.5.3.II")
def test_any_piece_serves_and_birds_serve_anywhere_but_not_in_the_burrow() -> None:
    t = moles().army("duchy", 13, 5).army("duchy", 2).build("market", 5).tunnel(8)
    t.hand("duchy", "royal-claim", "armorers-1", "sword", "bake-sale").parliament().play("act sway")
    assert "brigadier" in t.options() and "earl-of-stone" not in t.options()  # three clearings; the Burrow serves none
    t.play("sway brigadier", "sway-with royal-claim", "sway-with bake-sale")
    assert sorted(t.options()) == ["armorers-1", "sword"]
    t.play("sway-with sword")
    assert t.court == ["brigadier"]


@law("root", "12.5.3.II")
def test_a_card_that_would_spoil_the_rest_cannot_be_shown() -> None:
    t = moles().army("duchy", 2).army("duchy", 5).army("duchy", 8)
    t.hand("duchy", "royal-claim", "sword", "bake-sale", "investments").parliament().play("act sway", "sway banker")
    t.play("sway-with sword")
    assert sorted(t.options()) == ["bake-sale", "royal-claim"]  # the mouse clearing has served
    t.cannot("sway-with investments")


@law("root", "12.5.3.III")
@pytest.mark.parametrize(("minister", "rank", "points"), [("captain", 0, 1), ("mayor", 1, 2), ("baron-of-dirt", 2, 3)])
def test_a_swayed_minister_takes_a_crown_and_scores(minister: str, rank: int, points: int) -> None:
    t = moles().army("duchy", 1).army("duchy", 6).army("duchy", 8).army("duchy", 12)
    t.hand("duchy", "anvil", "foxfolk-steel", "ambush-fox", "favor-fox").parliament().play("act sway")
    assert t.foretold(f"sway {minister}") == [("root-hint-points", points)]
    t.play(f"sway {minister}")
    while t.asked == "sway-with":
        t.play(f"sway-with {t.options()[0]}")
    assert t.score("duchy") == points and t.court == [minister]
    assert t.crowns == [2 if r == rank else 3 for r in range(3)]


# ---------------------------------------------------------------- Evening
@law("root", "12.6", "12.6.1")
def test_revealed_birds_are_discarded_and_the_others_come_back() -> None:
    t = moles().army("duchy", 1).army("duchy", 6).hand("duchy", "anvil", "royal-claim").deck("sword").parliament()
    t.play("act sway", "sway captain", "sway-with anvil")
    assert t.discards == ["royal-claim"] and t.cards("duchy") == ["anvil", "sword"] and t.shown == []
    assert t.live.view(1).players[0].known == ["anvil"]  # all have seen it


@law("root", "12.6", "12.6.1", "12.6.2")
def test_a_card_that_came_back_can_be_crafted_a_bird_cannot() -> None:
    t = moles().build("citadel", 1).army("duchy", 8).hand("duchy", "anvil", "armorers-1").parliament()
    t.play("act sway", "sway captain", "sway-with anvil", "act craft")  # both cost one fox; only the anvil is in hand
    assert t.items("duchy") == ["hammer"] and t.played("duchy") == []


@law("root", "12.6.3")
@pytest.mark.parametrize(("markets", "cards"), [([], 1), ([1], 2), ([1, 2], 3), ([1, 2, 2], 4)])
def test_markets_draw_cards(markets: list[int], cards: int) -> None:
    t = moles().build("market", *markets).build("citadel", 5).begin("duchy", "evening")
    assert len(t.cards("duchy")) == cards


@law("root", "12.6.3")
def test_more_than_five_cards_are_discarded() -> None:
    t = moles().build("market", 1).hand("duchy", "bake-sale", "investments", "ambush-rabbit", "cobbler-1", "favor-mouse")
    t.begin("duchy", "evening")
    assert (t.asked, t.who, len(t.cards("duchy"))) == ("discard", "duchy", 7)
    t.play("discard bake-sale", "discard investments")
    assert len(t.cards("duchy")) == 5 and t.who == "marquise"
