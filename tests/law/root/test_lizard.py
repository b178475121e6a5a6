"""The Lizard Cult: faction rules and set-up (10.2, 10.3)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import CARD_NAMES, MAPS, SUITS, WOODLANDS
from regnum.law import law
from tests.law.root.lizards import Cult, cult
from tests.law.root.table import Table


# ---------------------------------------------------------------- faction rules
@law("root", "10.2.1", "10.6.2")
def test_the_cult_crafts_in_evening_with_gardens_of_the_outcast() -> None:
    t = cult().build("garden", 1, 6, 8, 3).outcast("fox").army("marquise", 2)
    t.hand("lizard", "arms-trader", "anvil", "bake-sale", "travel-gear-fox")
    t.begin("lizard", "daylight")
    assert "craft" not in t.options()
    t.play("act pass", "act craft")
    assert sorted(t.options()) == ["anvil", "arms-trader"]  # one rabbit garden is no fox garden
    t.cannot("craft travel-gear-fox")
    assert t.refused("travel-gear-fox") == "4.1.1"
    t.play("craft arms-trader")
    assert t.items("lizard") == ["sword"] and t.score("lizard") == 2
    t.play("act craft")
    assert t.items("lizard") == ["sword", "hammer"] and t.score("lizard") == 4 and t.who == "marquise"


@law("root", "10.2.2")
def test_birds_are_not_wild_for_rituals() -> None:
    t = cult().build("garden", 1).hand("lizard", "birdy-bindle").begin("lizard", "daylight")
    assert t.options() == ["ritual-sacrifice", "pass"]
    assert [t.refused(f"ritual-{r}") for r in ("build", "recruit", "score")] == ["10.5.1", "10.5.2", "10.5.3"]


@law("root", "10.2.2")
def test_birds_are_wild_for_the_cult_elsewhere() -> None:
    t = cult("marquise lizard alliance").army("lizard", 5, 3).build("garden", 5).sympathy(1).hand("lizard", "birdy-bindle")
    t.acolytes(1).outcast("rabbit", hated=True).begin("lizard").play("act crusade", "move 5>1", "move-n 1")
    assert t.stack == ["birdy-bindle"]  # outrage in a fox clearing


@law("root", "10.2.3")
def test_warriors_lost_in_defence_become_acolytes() -> None:
    t = cult("marquise lizard").army("marquise", 5, 3).army("lizard", 5, 4).begin("marquise", "daylight").dice(3, 1)
    t.play("act battle").answer("battle 5>lizard").play("ambush pass")
    assert (t.at("lizard", 5), t.believers, t.supply("lizard")) == (1, 3, 21)
    assert t.at("marquise", 5) == 2


@law("root", "10.2.3")
def test_warriors_lost_in_attack_or_without_a_battle_do_not() -> None:
    t = cult().army("lizard", 1, 3).army("marquise", 1, 3).acolytes(1).outcast("fox", hated=True)
    t.begin("lizard").dice(2, 2).play("act crusade").answer("act battle").answer("battle 1>marquise").answer("ambush pass")
    assert (t.at("lizard", 1), t.believers, t.supply("lizard")) == (1, 0, 24)
    t = cult("marquise lizard").build("workshop", 1, 6, 8).army("lizard", 1, 3).hand("marquise", "favor-fox")
    t.begin("marquise", "daylight").play("act craft")
    assert (t.at("lizard", 1), t.believers, t.supply("lizard")) == (0, 0, 25)


@law("root", "10.2.4")
def test_the_cult_rules_every_clearing_with_a_garden_even_over_the_eyrie() -> None:
    t = cult("eyrie lizard").build("garden", 2).army("eyrie", 2, 5).build("roost", 2).army("eyrie", 5).army("lizard", 5)
    t.begin("eyrie")
    view = t.live.view(None)
    assert view.clearings[1].ruler == "lizard"
    assert view.clearings[4].ruler == "eyrie"  # a tie without a garden


@law("root", "10.2.5")
def test_a_removed_garden_costs_a_random_card() -> None:
    t = cult("marquise lizard").army("marquise", 5, 3).build("garden", 5)
    t.hand("lizard", "anvil", "sword", "bake-sale").begin("marquise", "daylight").dice(2, 0)
    t.play("act battle")
    t.play("ambush pass")
    assert t.slots(5) == [] and t.score("marquise") == 1
    assert len(t.cards("lizard")) == 2 and len(t.lost) == 1 and sorted(t.cards("lizard") + t.lost) == [
        "anvil", "bake-sale", "sword",
    ]  # fmt: skip


@law("root", "10.2.5")
def test_the_card_lost_for_a_garden_is_chosen_by_chance() -> None:
    gone: set[str] = set()
    for seed in range(12):
        t = Cult("marquise lizard", seed=seed).no_ruins().army("marquise", 5, 3).build("garden", 5)
        t.hand("lizard", "anvil", "sword", "bake-sale").begin("marquise", "daylight")
        t.play("act battle", "ambush pass")
        gone.update(CARD_NAMES[x] for x in t.state.lost_souls)
    assert gone == {"anvil", "bake-sale", "sword"}


@law("root", "10.2.5")
def test_every_garden_costs_a_card_and_warriors_cost_none() -> None:
    t = cult("marquise lizard").build("workshop", 1, 6, 8).build("garden", 6, 12).army("lizard", 1, 3)
    t.hand("lizard", "anvil", "sword", "bake-sale").hand("marquise", "favor-fox")
    t.begin("marquise", "daylight").play("act craft")
    assert t.on_map("garden") == 0 and len(t.cards("lizard")) == 1 and t.score("marquise") == 2
    t = cult("marquise lizard").army("marquise", 5, 3).army("lizard", 5, 3).hand("lizard", "anvil")
    t.begin("marquise", "daylight").dice(3, 0).play("act battle", "ambush pass")
    assert t.at("lizard", 5) == 0 and t.cards("lizard") == ["anvil"]


@law("root", "10.2.6")
def test_spent_and_discarded_cards_of_everybody_are_lost_souls() -> None:
    t = cult("marquise lizard alliance").build("sawmill", 1).army("marquise", 1).build("workshop", 6)
    t.hand("marquise", "dominance-fox", "armorers-1", "crossbow-bird", "anvil").begin("marquise", "daylight")
    t.play("act craft", "craft anvil", "act overwork", "overwork-with dominance-fox", "act extra-action")
    t.play("hawks armorers-1")
    assert t.lost == ["anvil", "dominance-fox", "armorers-1"]
    assert t.discards == [] and t.state.available == []
    for seat in (None, 0, 1, 2):
        assert t.live.view(seat).lost_souls == t.lost


@law("root", "10.2.6")
def test_without_the_cult_there_are_no_lost_souls() -> None:
    t = Table("marquise eyrie").army("marquise", 1).hand("marquise", "crossbow-bird").begin("marquise", "daylight")
    t.play("act extra-action")
    assert t.discards == ["crossbow-bird"] and t.state.lost_souls == []


# ---------------------------------------------------------------- set-up
def settle(factions: str, map_: str = "autumn") -> Table:
    """A real table before set-up."""
    return Table.fresh(factions, reach="any", map=map_)


@law("root", "10.3.1", "10.3.2", "10.3.4")
@pytest.mark.parametrize("map_", MAPS)
def test_the_cult_starts_opposite_the_keep(map_: str) -> None:
    wood = WOODLANDS[MAPS.index(map_)]
    t = settle("marquise lizard", map_).play("keep 2").until("outcast")
    home = wood.opposite[1] + 1
    assert t.slots(home).count("garden") == 1 and t.on_map("garden") == 1 and t.at("lizard", home) == 4
    near = [c + 1 for c in wood.paths[home - 1]]
    assert [c for c in range(1, 13) if t.at("lizard", c) == 1] == near
    assert t.supply("lizard") == 25 - 4 - len(near)
    gardens = t.live.view(None).players[1].lizard.gardens
    suit = SUITS[t.state.suits[home - 1]]
    assert [(x.suit, x.on_map, x.left) for x in gardens] == [(s, int(s == suit), 5 - int(s == suit)) for s in SUITS[:3]]


@law("root", "10.3.2")
def test_the_cult_starts_opposite_the_first_roost() -> None:
    t = settle("lizard eyrie").until("leader").until("outcast")
    roost = next(c for c in range(1, 13) if "roost" in t.slots(c))
    home = WOODLANDS[0].opposite[roost - 1] + 1
    assert t.slots(home) == ["garden"] and t.at("lizard", home) == 4


@law("root", "10.3.2/2")
def test_with_both_the_cult_takes_any_other_corner() -> None:
    t = settle("lizard marquise eyrie").play("keep 1").until("cult-corner")
    assert t.options() == ["2", "4"]
    t.cannot("cult-corner 3")
    t.play("cult-corner 4")
    assert t.slots(4) == ["garden"] and t.at("lizard", 4) == 4 and t.at("lizard", 8) == 1


@law("root", "10.3.2/2")
def test_with_neither_the_cult_takes_any_corner() -> None:
    t = settle("lizard alliance").until("cult-corner")
    assert t.options() == ["1", "2", "3", "4"]
    t.cannot("cult-corner 5")
    t.play("cult-corner 3")
    assert t.slots(3) == ["garden"]


@law("root", "10.3.3")
@pytest.mark.parametrize("suit", SUITS[:3])
def test_any_suit_may_be_the_first_outcast(suit: str) -> None:
    t = settle("alliance lizard").until("outcast")
    assert t.options() == SUITS[:3] and t.who == "lizard"
    t.play(f"outcast {suit}")
    board = t.live.view(None).players[1].lizard
    assert (board.outcast, board.hated) == (suit, False) and t.who == "alliance"
