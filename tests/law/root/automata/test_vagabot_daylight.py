"""The Vagabot in Daylight: what an order brings, moves, explore, quest, aid, battle, repair, special (bots.vagabot)."""

from __future__ import annotations

from regnum.games.root.boards import EXHAUSTED, READY
from regnum.games.root.components import SNARE
from regnum.games.root.factions.items import KINDS
from regnum.law import law
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT
from tests.law.root.automata.vagabots import TORCH, by, hurt, roamer, spent
from tests.law.root.wandering import Wandering


def busy() -> Wandering:
    """A Vagabot in clearing 10 with reason for every action: ruin, quest, items to be had, two enemies, damage."""
    t = roamer(9, "eyrie", "marquise", at=10, worn=0, damaged=3).build("ruin", 10).ruin(10, "bag").open_quests("errand-rabbit")
    t.points("eyrie", 9).army("eyrie", 10, 1).points("marquise", 3).build("workshop", 10)
    return t.crafted("marquise", "coins").hand("marquise", "anvil").dice(1, 0)


def done(t: Wandering) -> set[str]:
    """The actions it took."""
    happened = {
        "explore": not t.has_ruin(10),
        "quest": t.open() != ["errand-rabbit"],
        "aid": t.items("marquise") == [],
        "battle": t.at("eyrie", 10) == 0,
        "repair": hurt(t) == 1,
        "special": "anvil" in t.discards,
    }
    return {name for name, so in happened.items() if so}


@law("root", "bots.vagabot.daylight.1")
def test_the_order_says_what_it_does() -> None:
    for order, actions in (
        (FOX, {"explore", "battle", "special"}),
        (RABBIT, {"battle", "repair", "special"}),
        (MOUSE, {"quest", "aid", "battle", "repair"}),
        (BIRD, {"explore", "quest", "aid", "battle"}),
    ):
        assert done(by(busy(), order)) == actions


@law("root", "bots.vagabot.daylight.1")
def test_the_order_says_when_and_what_is_gained_is_ready_at_once() -> None:
    for order, ready, actions in (
        (FOX, 1, {"explore", "battle"}),
        (FOX, 2, {"explore", "battle", "special"}),
        (RABBIT, 1, {"battle"}),
        (RABBIT, 2, {"battle", "repair", "special"}),
        (MOUSE, 1, {"aid", "battle"}),
        (MOUSE, 2, {"quest"}),
        (MOUSE, 3, {"quest", "aid", "battle"}),
        (MOUSE, 4, {"quest", "aid", "battle", "repair"}),
        (BIRD, 1, {"explore", "aid", "battle"}),
        (BIRD, 2, {"explore", "quest"}),
        (BIRD, 3, {"explore", "quest", "aid", "battle"}),
    ):
        t = busy()
        t.board().items[READY * KINDS + TORCH], t.board().items[EXHAUSTED * KINDS + TORCH] = ready, 9 - ready
        assert done(by(t, order)) == actions


# ---------------------------------------------------------------- moves and exploring
@law("root", "bots.vagabot.move.1", "bots.vagabot.explore.1")
def test_it_goes_to_the_nearest_ruin_and_every_step_exhausts_an_item() -> None:
    for at, found, steps in ((1, 10, 1), (10, 10, 0), (5, 6, 2), (2, 6, 1), (8, 12, 2), (21, 10, 1)):
        t = roamer(6, at=at)
        for c in (6, 10, 11, 12):
            t.build("ruin", c).ruin(c, "bag")
        t = by(t, FOX)
        assert t.place() == found and not t.has_ruin(found) and spent(t) == steps + 1
        assert t.bag().count("bag") == 1 and t.score("vagabond") == 0 and t.said().count("wandered") == steps


@law("root", "bots.vagabot.move.1")
def test_it_sets_out_only_if_its_items_last() -> None:
    for ready, place in ((1, 1), (2, 10)):
        t = by(roamer(ready).build("ruin", 10).ruin(10, "bag"), FOX)
        assert t.place() == place and t.has_ruin(10) == (place == 1) and spent(t) == (0 if place == 1 else 2)


@law("root", "bots.vagabot.move.1")
def test_who_rules_does_not_matter() -> None:
    t = roamer(2, "eyrie", "marquise").army("marquise", 1, 3).army("marquise", 10, 3).points("marquise", 1)
    assert by(t.build("ruin", 10).ruin(10, "bag").dice(0, 0), FOX).place() == 10


@law("root", "bots.vagabot.move.1", "bots.plots.2")
def test_a_snare_is_removed_instead_of_its_first_step() -> None:
    t = roamer(3, "eyrie", "corvid").plot(1, SNARE).build("ruin", 10).ruin(10, "bag")
    t = by(t, FOX)
    assert t.place() == 1 and t.state.plots[0] == 0 and t.has_ruin(10) and spent(t) == 0


@law("root", "bots.vagabot.move.1", "bots.priority.1")
def test_of_ways_equally_short_it_takes_the_clearings_of_highest_priority() -> None:
    for snare, place in ((9, 9), (10, 12)):
        t = roamer(3, "eyrie", "corvid").plot(snare, SNARE).build("ruin", 12).ruin(12, "bag")
        assert by(t, FOX).place() == place


@law("root", "bots.vagabot.move.1", "bots.legal.1")
def test_it_goes_round_a_clearing_that_cannot_be_entered() -> None:
    t = roamer(4).build("ruin", 12).ruin(12, "bag")
    t.g.scorched = 1 << 8 | 1 << 9
    t = by(t, FOX)
    assert t.place() == 1 and spent(t) == 0
    t = roamer(3).build("ruin", 12).ruin(12, "bag")
    t.g.scorched = 1 << 8
    assert by(t, FOX).place() == 12


@law("root", "bots.vagabot.explore.1")
def test_without_a_ruin_nothing_is_explored() -> None:
    t = by(roamer(3), FOX)
    assert t.place() == 1 and spent(t) == 0 and "bag" not in t.bag()


# ---------------------------------------------------------------- quests
@law("root", "bots.vagabot.quest.1", "bots.vagabot.move.1")
def test_a_quest_costs_any_two_items_in_the_nearest_clearing_of_its_suit() -> None:
    for at, found, steps in ((1, 1, 0), (5, 1, 1), (9, 1, 1), (7, 8, 1), (11, 6, 1), (21, 1, 1)):
        t = by(roamer(steps + 2, at=at), MOUSE)
        assert t.place() == found and spent(t) == steps + 2 and t.score("vagabond") == 1
        assert len(t.open()) == 1 and t.open() != ["fundraising"]


@law("root", "bots.vagabot.quest.1")
def test_with_fewer_items_there_is_no_quest() -> None:
    for at, ready in ((1, 1), (5, 2)):
        t = by(roamer(ready, at=at), MOUSE)
        assert t.place() == at and spent(t) == 0 and t.score("vagabond") == 0 and t.open() == ["fundraising"]


# ---------------------------------------------------------------- aid
def helped(ready: int, traits: str = "none") -> Wandering:
    """A Vagabot in clearing 1, with two items more for its quest, beside the Eyrie (9 points) and the Marquise (3)."""
    t = roamer(ready + 2, "eyrie", "marquise", worn=0, traits=traits).points("eyrie", 9).points("marquise", 3)
    return t.army("eyrie", 1, 2).army("marquise", 1, 2).dice(*[0] * 8)


@law("root", "bots.vagabot.aid.1")
def test_it_aids_who_has_crafted_items_and_fewest_points() -> None:
    t = by(helped(1).crafted("eyrie", "boots").crafted("marquise", "coins"), MOUSE)
    assert t.items("marquise") == [] and t.items("eyrie") == ["boots"] and "coins" in t.bag()
    assert t.score("vagabond") == 2 and len(t.cards("marquise")) == 1
    t = by(helped(1).crafted("eyrie", "boots"), MOUSE)
    assert t.items("eyrie") == [] and t.score("vagabond") == 2


@law("root", "bots.vagabot.aid.1")
def test_it_takes_as_many_as_it_can_exhaust_in_the_order_of_the_list() -> None:
    for ready, left in ((1, ["sword", "coins"]), (2, ["coins"]), (3, [])):
        t = by(helped(ready).crafted("marquise", "coins", "sword", "boots"), MOUSE)
        assert t.items("marquise") == left and t.score("vagabond") == 1 + ready and len(t.cards("marquise")) == ready


@law("root", "bots.vagabot.aid.1")
def test_it_goes_nowhere_to_aid() -> None:
    t = by(roamer(2, "marquise", at=5, worn=9).army("marquise", 12, 1).crafted("marquise", "coins"), MOUSE)
    assert t.items("marquise") == ["coins"] and t.score("vagabond") == 0


# ---------------------------------------------------------------- battles
@law("root", "bots.vagabot.battle.1", "bots.vagabot.move.1")
def test_it_battles_the_leader_where_they_are_nearest() -> None:
    t = roamer(2, "eyrie", "marquise").points("eyrie", 9).points("marquise", 3).army("marquise", 1, 1).army("eyrie", 9, 2)
    t = by(t.army("eyrie", 2, 1).dice(0, 0), RABBIT)
    assert t.place() == 9 and spent(t) == 2 and t.said().count("battle") == 1 and t.at("marquise", 1) == 1


@law("root", "bots.vagabot.battle.1")
def test_of_clearings_equally_near_most_buildings_and_tokens_then_fewest_warriors_then_priority() -> None:
    for at_5, roost, at_9, found in ((1, 0, 2, 5), (2, 0, 1, 9), (1, 9, 3, 9), (1, 0, 1, 5), (2, 5, 2, 5)):
        t = roamer(2).points("eyrie", 9).army("eyrie", 5, at_5).army("eyrie", 9, at_9).dice(0, 0)
        if roost:
            t.build("roost", roost)
        assert by(t, RABBIT).place() == found


@law("root", "bots.vagabot.battle.1", "bots.priority.2", "bots.legal.1")
def test_of_level_enemies_the_earliest_letter_and_out_of_reach_the_next() -> None:
    t = roamer(2, "eyrie", "marquise").army("eyrie", 5, 1).army("marquise", 9, 1).dice(0, 0)
    assert by(t, RABBIT).place() == 9
    t = roamer(2, "eyrie", "marquise").points("eyrie", 9).army("eyrie", 3, 1).army("marquise", 9, 1).dice(0, 0)
    assert by(t, RABBIT).place() == 9


@law("root", "bots.vagabot.battle.1", "bots.ambush.1")
def test_without_an_enemy_or_an_item_there_is_no_battle_and_never_an_ambush() -> None:
    assert "battle" not in by(roamer(3), RABBIT).said()
    assert "battle" not in by(roamer(0).army("eyrie", 1, 1), RABBIT).said()
    t = by(roamer(1).army("eyrie", 1, 2).hand("eyrie", "ambush-fox").dice(0, 0), RABBIT)
    assert "battle" in t.said() and "ambush" not in t.said() and hurt(t) == 0


@law("root", "bots.vagabot.battle.2")
def test_each_further_battle_costs_two_items() -> None:
    for ready, battles, used in ((1, 1, 1), (2, 1, 1), (3, 2, 3), (4, 2, 3), (5, 3, 5)):
        t = by(roamer(ready).army("eyrie", 1, 3).dice(*[0] * 8), RABBIT)
        assert t.said().count("battle") == battles and spent(t) == used


@law("root", "bots.vagabot.battle.2")
def test_it_stops_when_the_defender_is_gone() -> None:
    t = by(roamer(7, "eyrie", "marquise").points("eyrie", 9).army("eyrie", 1, 1).army("marquise", 1, 1).dice(1, 0), RABBIT)
    assert t.said().count("battle") == 1 and t.at("marquise", 1) == 1


@law("root", "bots.vagabot.battle.3")
def test_it_scores_for_every_warrior_and_building_it_removes_as_attacker() -> None:
    for warriors, roost, points in ((3, 0, 2), (1, 1, 2), (1, 0, 1)):
        t = roamer(1).army("eyrie", 1, warriors).dice(2, 0)
        if roost:
            t.build("roost", 1)
        t = by(t, RABBIT)
        assert t.score("vagabond") == points and t.slots(1) == []


# ---------------------------------------------------------------- repair and special actions
@law("root", "bots.vagabot.repair.1")
def test_it_repairs_one_item_that_is_not_exhausted_first() -> None:
    t = roamer(0, worn=0).gear("torch hammer:damaged coins:damaged-exhausted coins:damaged-exhausted coins:damaged-exhausted")
    t = by(t, RABBIT)
    assert t.bag() == ["coins-damaged-exhausted", "coins-damaged-exhausted", "coins-exhausted", "hammer", "torch"]
    t = by(roamer(0, worn=2, damaged=3), RABBIT)
    assert hurt(t) == 2


@law("root", "bots.vagabot.repair.1")
def test_with_nothing_damaged_it_exhausts_nothing_for_repairs() -> None:
    assert spent(by(roamer(3), RABBIT)) == 0


@law("root", "bots.vagabot.special.1")
def test_the_thief_takes_a_card_from_the_leader_in_its_clearing() -> None:
    t = roamer(2, "eyrie", "marquise").points("eyrie", 9).points("marquise", 3).army("eyrie", 1, 2).army("marquise", 1, 2)
    t = by(t.hand("eyrie", "anvil").hand("marquise", "sword").dice(0, 0), FOX)
    assert "anvil" in t.discards and "sword" not in t.discards and t.score("vagabond") == 1 and spent(t) == 2
    t = roamer(2, "marquise", "eyrie").points("eyrie", 9).points("marquise", 3).army("eyrie", 1, 2).army("marquise", 1, 2)
    t = by(t.hand("marquise", "sword").dice(0, 0), FOX)
    assert "sword" in t.discards and t.score("vagabond") == 1


@law("root", "bots.vagabot.special.1")
def test_the_thief_steals_nothing_where_nobody_is() -> None:
    t = by(roamer(2, "marquise").army("marquise", 3, 1).hand("marquise", "anvil"), FOX)
    assert t.cards("marquise") == ["anvil"] and spent(t) == 0


@law("root", "bots.vagabot.special.2")
def test_the_tinker_crafts_the_topmost_item_of_the_discard_pile() -> None:
    t = by(roamer(1, character="tinker").discarded("anvil", "sword", "royal-claim"), FOX)
    assert "sword" in t.bag() and "hammer" not in t.bag() and t.score("vagabond") == 1 and spent(t) == 1
    assert {"anvil", "sword"} <= set(t.discards)
    t = roamer(1, character="tinker").discarded("anvil", "sword")
    t.g.item_supply[1] = 0
    t = by(t, FOX)
    assert "hammer" in t.bag() and t.score("vagabond") == 1
    t = by(roamer(1, character="tinker").discarded("royal-claim"), FOX)
    assert spent(t) == 0 and t.score("vagabond") == 0


@law("root", "bots.vagabot.special.3")
def test_the_ranger_slips_with_three_damaged_items() -> None:
    for damaged, place in ((2, 1), (3, 22), (4, 22)):
        t = by(roamer(3, character="ranger", worn=0, damaged=damaged).dice(1), FOX)
        assert t.place() == place and (hurt(t) == 0) == (place == 22)
    t = by(roamer(0, character="ranger", worn=3, damaged=3).dice(1), FOX)
    assert t.place() == 1
