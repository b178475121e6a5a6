"""The Riverfolk Company: services and how they are bought (11.2.5-11.2.7)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import FACTIONS
from regnum.games.root.factions.services import SERVICES
from regnum.games.root.state import DAYLIGHT
from regnum.law import law
from tests.law.root.otters import Company, buyer, company


# ---------------------------------------------------------------- services
@law("root", "11.2.6")
def test_others_may_buy_at_the_start_of_birdsong() -> None:
    t = buyer().build("sawmill", 1).begin("marquise")
    assert (t.who, t.asked) == ("marquise", "service") and t.options() == [*SERVICES, "pass"]
    prices = t.state.riverfolk.prices
    assert [t.foretold(f"service {name}") for name in SERVICES] == [[("root-hint-service", n)] for n in prices]
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
