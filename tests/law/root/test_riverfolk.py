"""The Riverfolk Company (11)."""

from __future__ import annotations

from typing import Self

import pytest

from regnum.games.root import RULEBOOK
from regnum.games.root.components import FACTIONS, ITEMS, MAPS, WOODLANDS
from regnum.games.root.factions.services import SERVICES
from regnum.games.root.state import DAYLIGHT, Root
from regnum.law import law
from tests.law.root.wandering import Wandering

RIVER = ["4", "5", "7", "10", "11"]
"""The river clearings of the autumn map, in the order 4, 7, 11, 10, 5."""


class Company(Wandering):
    """A Table with the Riverfolk; hands and boards are open to all."""

    def funds(self, **warriors: int) -> Self:
        """Warriors of factions in Funds."""
        return self.lay(self.g.riverfolk.funds, warriors)

    def payments(self, **warriors: int) -> Self:
        """Warriors of factions in Payments."""
        return self.lay(self.g.riverfolk.payments, warriors)

    def committed(self, **warriors: int) -> Self:
        """Warriors of factions in Committed."""
        return self.lay(self.g.riverfolk.committed, warriors)

    def lay(self, box: list[int], warriors: dict[str, int]) -> Self:
        """Warriors go from supplies into a box."""
        for name, n in warriors.items():
            self.g.supply[FACTIONS.index(name)] -= n
            box[FACTIONS.index(name)] += n
        return self

    def post(self, *clearings: int) -> Self:
        """Trade posts on the map."""
        for c in clearings:
            self.g.posts |= 1 << c - 1
            self.g.riverfolk.founded[self.g.suits[c - 1]] += 1
        return self

    def prices(self, *prices: int) -> Self:
        """The prices of hand card, riverboats and mercenaries."""
        self.g.riverfolk.prices = list(prices)
        return self

    def box(self, name: str) -> dict[str, int]:
        """Funds, payments or committed, by faction."""
        return {FACTIONS[f]: n for f, n in enumerate(getattr(self.state.riverfolk, name)) if n}

    def posts(self) -> list[int]:
        """The clearings with a trade post."""
        return [c + 1 for c in range(12) if self.state.posts >> c & 1]


def company(factions: str = "riverfolk marquise") -> Company:
    """The Riverfolk and others on a bare map without ruins."""
    t = Company(factions)
    t.no_ruins()
    return t


def buyer(factions: str = "marquise riverfolk") -> Company:
    """The Marquise begins, with a warrior in 1; the Riverfolk sell for 1, 2 and 3 and hold two cards."""
    t = company(factions).prices(1, 2, 3)
    t.hand("riverfolk", "anvil", "sword").army("marquise", 1)
    return t


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


# ---------------------------------------------------------------- services
@law("root", "11.2.6")
def test_others_may_buy_at_the_start_of_birdsong() -> None:
    t = buyer().build("sawmill", 1).begin("marquise")
    assert (t.who, t.asked) == ("marquise", "service") and t.options() == [*SERVICES, "pass"]
    assert sum(t.state.wood) == 0  # before her Birdsong
    t.play("service pass")
    assert sum(t.state.wood) == 1 and t.box("payments") == {}


@law("root", "11.2.6")
def test_the_riverfolk_do_not_buy_from_themselves() -> None:
    t = company().prices(1, 1, 1).hand("riverfolk", "anvil").army("riverfolk", 4).begin("riverfolk")
    assert t.state.phase == DAYLIGHT and t.asked == "act"


@law("root", "11.2.6.I")
def test_the_price_is_paid_with_warriors_of_the_supply() -> None:
    t = buyer().begin("marquise").play("service mercenaries")
    assert t.box("payments") == {"marquise": 3} and t.supply("marquise") == 25 - 1 - 3
    t = buyer().army("marquise", 1, 22).begin("marquise")
    assert t.supply("marquise") == 2 and t.options() == ["hand-card", "riverboats", "pass"]
    assert t.refused("mercenaries") == "11.2.6.I"


@law("root", "11.2.6.I")
def test_without_warriors_nothing_can_be_bought() -> None:
    t = buyer().army("marquise", 1, 24).begin("marquise")
    assert t.supply("marquise") == 0 and t.asked != "service"


@law("root", "11.2.6.II")
@pytest.mark.parametrize("posts, bought", [((), 1), ((1,), 2), ((1, 2), 2), ((1, 6), 3)])
def test_one_service_and_one_for_each_trade_post_at_own_pieces(posts: tuple[int, ...], bought: int) -> None:
    t = buyer().prices(1, 1, 1).hand("riverfolk", "bake-sale", "root-tea-fox").post(*posts).build("sawmill", 6)
    t.begin("marquise")
    n = 0
    while t.asked == "service":
        t.play("service hand-card", "buy-card " + t.cards("riverfolk")[0])
        n += 1
    assert n == bought == len(t.cards("marquise"))


@law("root", "11.2.6.II")
def test_the_number_of_services_counts_anew_every_turn() -> None:
    t = buyer().prices(1, 1, 1).begin("marquise").play("service riverboats")
    assert t.asked != "service"
    t.end_turn().until("service", "marquise")
    assert "riverboats" in t.options()


@law("root", "11.2.6.III")
def test_the_vagabond_pays_by_exhausting_items_and_the_riverfolk_pay_in() -> None:
    t = company("vagabond riverfolk").prices(2, 4, 1).hand("riverfolk", "anvil").wander("thief", 1)
    t.gear("boots torch sword:exhausted").begin("vagabond")
    assert t.asked == "service" and t.options() == ["hand-card", "pass"]
    assert t.refused("riverboats") == "11.2.6.I"
    t.play("service hand-card", "exhaust boots")
    assert t.said().count("exhausted") == 2 and t.bag() == ["boots", "sword", "torch"]  # refreshed since
    assert t.box("payments") == {"riverfolk": 2} and t.supply("riverfolk") == 13
    assert t.cards("vagabond") == ["anvil"]


@law("root", "11.2.6.III")
def test_what_the_riverfolk_lack_is_not_paid_in() -> None:
    t = company("vagabond riverfolk").prices(2, 2, 1).hand("riverfolk", "anvil").wander("thief", 1).army("riverfolk", 4, 14)
    t.begin("vagabond").play("service hand-card", "exhaust boots", "exhaust torch")
    assert t.box("payments") == {"riverfolk": 1} and t.cards("vagabond") == ["anvil"]


@law("root", "11.2.7.I")
def test_the_buyer_takes_any_card_of_the_hand_and_all_know_it() -> None:
    t = buyer().begin("marquise").play("service hand-card")
    assert t.options() == ["anvil", "sword"]
    t.play("buy-card sword")
    assert t.cards("marquise") == ["sword"] and t.cards("riverfolk") == ["anvil"]
    assert t.live.view(1).players[0].known == ["sword"]
    for seed in range(6):
        assert t.live.imagine(1, seed).view(0).players[0].hand == ["sword"], "whoever imagines her hand"


@law("root", "11.2.7.I")
def test_a_hand_card_may_be_bought_several_times_but_not_from_an_empty_hand() -> None:
    t = buyer().post(1).prices(1, 4, 4).army("marquise", 1, 21).begin("marquise")
    t.play("service hand-card", "buy-card anvil", "service hand-card")
    assert t.cards("marquise") == ["anvil", "sword"] and t.box("payments") == {"marquise": 2}
    t = company("marquise riverfolk").prices(1, 1, 1).army("marquise", 1).begin("marquise")
    assert t.options() == ["riverboats", "mercenaries", "pass"] and t.refused("hand-card") == "11.2.7.I"


@law("root", "11.2.7.II")
def test_riverboats_make_rivers_paths_until_the_end_of_the_turn() -> None:
    t = buyer().army("marquise", 7, 2).begin("marquise").play("service riverboats").until("act")
    t.play("act march")
    assert {"7>4", "7>11"} <= set(t.options())
    t.play("move 7>4", "move-n 1", "move pass")
    assert t.at("marquise", 4) == 1
    t.end_turn().until("service", "marquise").play("service pass").until("act", "marquise").play("act march")
    assert not {"4>7", "7>4", "7>11"} & set(t.options())


@law("root", "11.2.7.II")
def test_rivers_by_boat_still_need_rule() -> None:
    t = buyer().army("marquise", 7).army("riverfolk", 7, 3).army("riverfolk", 4, 2)
    t.begin("marquise").play("service riverboats").until("act").play("act march")
    assert not {"7>4", "7>11"} & set(t.options())


@law("root", "11.2.7.III")
def test_mercenaries_count_for_rule_in_daylight_and_evening() -> None:
    t = buyer("marquise riverfolk eyrie").army("riverfolk", 2, 2).army("eyrie", 2).army("marquise", 2).build("sawmill", 2)
    t.hand("marquise", "bake-sale").begin("marquise")
    assert t.live.view(None).clearings[1].ruler is None
    t.play("service mercenaries").until("act")
    assert t.state.phase == DAYLIGHT and t.live.view(None).clearings[1].ruler == "marquise"
    t.until("service", "eyrie")
    assert t.live.view(None).clearings[1].ruler is None


@law("root", "11.2.7.III")
def test_mercenaries_are_not_the_buyers_in_birdsong() -> None:
    t = company("eyrie riverfolk marquise").prices(1, 1, 1).army("riverfolk", 2, 2).army("marquise", 2).army("eyrie", 5)
    t.build("roost", 5).hand("eyrie", "anvil", "sword").begin("eyrie").play("service mercenaries")
    assert t.state.phase != DAYLIGHT and t.live.view(None).clearings[1].ruler == "riverfolk"
    assert t.live.view(None).players[1].riverfolk.mercenaries == "eyrie"


@law("root", "11.2.7.III")
def test_mercenaries_do_not_fight_in_a_crusade_in_birdsong() -> None:
    t = company("lizard riverfolk eyrie").prices(1, 1, 1).army("lizard", 1).army("riverfolk", 1, 2).army("eyrie", 1, 4)
    t.g.lizard.acolytes = 1
    t.g.supply[FACTIONS.index("lizard")] -= 1
    t.begin("lizard").play("service mercenaries", "act crusade").dice(3, 0).play("battle 1>eyrie", "ambush pass")
    assert t.at("eyrie", 1) == 3  # one lizard deals one hit


def hired(own: int, otters: int, birds: int) -> Company:
    """The Marquise has hired mercenaries and fights in clearing 2."""
    t = buyer("marquise riverfolk eyrie").army("marquise", 2, own).army("riverfolk", 2, otters).army("eyrie", 2, birds)
    t.begin("marquise").play("service mercenaries").until("act")
    return t


@law("root", "11.2.7.III")
def test_mercenaries_fight_for_the_buyer_against_all_but_the_riverfolk() -> None:
    t = hired(1, 2, 4)
    t.play("act battle")
    assert sorted(t.options()) == ["2>eyrie", "2>riverfolk"]
    t.dice(3, 0).play("battle 2>eyrie", "ambush pass")
    assert t.at("eyrie", 2) == 1  # three hits: one cat and two otters
    t = hired(1, 2, 4)
    t.dice(3, 2).play("act battle", "battle 2>riverfolk", "ambush pass")
    assert (t.at("riverfolk", 2), t.at("marquise", 2)) == (1, 0)  # one hit by one cat; two by the otters, her foes


@law("root", "11.2.7.III")
def test_mercenaries_fight_alone_but_not_against_the_riverfolk() -> None:
    t = hired(0, 2, 1)
    t.play("act battle")
    t.dice(2, 1).play("ambush pass")
    assert (t.at("eyrie", 2), t.at("riverfolk", 2)) == (0, 1)


@law("root", "11.2.7.III/2")
def test_mercenaries_cannot_be_moved() -> None:
    t = hired(1, 3, 0)
    t.play("act march", "move 2>5")
    assert t.at("riverfolk", 2) == 3 and t.at("marquise", 5) == 1
    t.play("move pass")
    t = hired(0, 3, 0)
    t.play("act march")
    assert not [x for x in t.options() if x.startswith("2>")]


@law("root", "11.2.7.III/2")
def test_mercenaries_do_not_count_for_dominance() -> None:
    t = buyer("marquise riverfolk eyrie").prices(1, 1, 1).dominance("marquise", "dominance-fox").army("eyrie", 2)
    t.army("marquise", 6).army("riverfolk", 12, 2).begin("marquise").play("service mercenaries").end_turn()
    t.until("service", "marquise")
    assert not t.live.over  # two fox clearings and one of mercenaries
    t = buyer("marquise riverfolk eyrie").dominance("marquise", "dominance-fox").army("marquise", 6).army("marquise", 12)
    assert t.begin("marquise").winners == ["marquise"]


@law("root", "11.2.7.III/2")
def test_the_buyer_removes_mercenaries_by_hits_only() -> None:
    t = buyer().build("workshop", 1, 6, 8).army("riverfolk", 12, 2).post(12).hand("marquise", "favor-fox")
    t.begin("marquise").play("service mercenaries").until("act").play("act craft")
    assert t.at("riverfolk", 12) == 2 and t.posts() == []
    t = buyer().build("workshop", 1, 6, 8).army("riverfolk", 12, 2).hand("marquise", "favor-fox")
    t.begin("marquise").play("service pass").until("act").play("act craft")
    assert t.at("riverfolk", 12) == 0


@law("root", "11.2.7.III.a")
@pytest.mark.parametrize(
    "own, otters, hits, left", [(3, 3, 2, (2, 2)), (3, 3, 3, (1, 2)), (1, 3, 3, (0, 1)), (3, 1, 3, (1, 0)), (2, 2, 1, (1, 2))]
)
def test_hits_are_split_evenly_and_the_odd_one_is_the_buyers(own: int, otters: int, hits: int, left: tuple[int, int]) -> None:
    t = hired(own, otters, 6)
    t.dice(hits, hits).play("act battle", "battle 2>eyrie", "ambush pass")
    assert (t.at("marquise", 2), t.at("riverfolk", 2)) == left


@law("root", "11.2.7.III.a")
def test_buildings_fall_only_after_all_warriors_of_both() -> None:
    t = buyer("marquise riverfolk eyrie").build("workshop", 2, 2).army("riverfolk", 2, 2).army("eyrie", 2, 6)
    t.begin("marquise").play("service mercenaries").until("act")
    t.dice(2, 2).play("act battle", "ambush pass")
    assert t.at("riverfolk", 2) == 0 and t.slots(2) == ["workshop", "workshop"] and t.score("eyrie") == 0
    t = buyer("marquise riverfolk eyrie").build("workshop", 2, 2).army("riverfolk", 2).army("eyrie", 2, 6)
    t.begin("marquise").play("service mercenaries").until("act")
    t.dice(3, 2).play("act battle", "ambush pass")
    assert t.at("riverfolk", 2) == 0 and t.slots(2) == ["workshop"] and t.score("eyrie") == 1


@law("root", "11.2.7.III.b")
def test_a_vagabond_cannot_hire() -> None:
    t = company("vagabond riverfolk").prices(1, 1, 1).hand("riverfolk", "anvil").wander("thief", 1).begin("vagabond")
    assert t.options() == ["hand-card", "riverboats", "pass"] and t.refused("mercenaries") == "11.2.7.III.b"
    t.cannot("service mercenaries")


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
    t = company().army("riverfolk", 4).payments(marquise=1).begin("riverfolk")
    assert t.box("funds") == {"marquise": 1} and t.supply("riverfolk") == 14


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
    assert t.items("riverfolk") == [] and t.score("riverfolk") == 0 and t.discards == ["anvil"]
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
