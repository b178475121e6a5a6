"""What all automata have in common: orders, priorities, crafting, hits, no hand, goals, maps, plots (bots)."""

from __future__ import annotations

import pytest

from regnum.engine.errors import BadSetup
from regnum.game import load, new
from regnum.games.root import RULEBOOK
from regnum.games.root.automata.automaton import by_priority
from regnum.games.root.components import ALLIANCE, BOMB, CARD_NAMES, CHARACTERS, EYRIE, IS_DOMINANCE, MARQUISE, SNARE, TRAITS
from regnum.games.root.state import AUTOMATA_BIT
from regnum.games.root.victory import enemies
from regnum.law import law
from tests.games.root.own import state
from tests.law.root.table import Table

FOX, RABBIT, MOUSE, BIRD = "tax-collector-1", "cobbler-1", "codebreakers-1", "royal-claim"
"""An order of each suit that cannot be crafted."""


def clock(*others: str, suits: str = "", **options: str) -> Table:
    """The Mechanical Marquise, to whom the first turn belongs, and others."""
    return Table(" ".join(("mechanical-marquise", *(others or ("eyrie",)))), 1, suits, **options).points("marquise", 3)


def rebels(n: int, *others: str) -> Table:
    """The Alliance with so many warriors in clearing 5 (rabbit) and two officers, about to act against her in the Evening."""
    return clock("alliance", *others).army("alliance", 5, n).officers(2)


# ---------------------------------------------------------------- the table
@law("root", "bots.1", "C.3")
def test_an_automaton_takes_its_seat_and_turn_and_is_never_asked() -> None:
    game = new("root", ["mechanical-marquise", "eyrie", "alliance"], 5, order="given")
    turns = set()
    for _ in range(60):
        assert game.ask.seat != 0
        turns.add(state(game).turn)
        game.play(game.ask.options[0])
    assert {n % 3 for n in turns} >= {0, 2} and "automaton-order" in [
        m.key.removeprefix("root-log-") for _, m in game.log(None)
    ]


@law("root", "bots.1")
def test_people_play_the_other_factions_and_at_least_one() -> None:
    for seats in (["mechanical-marquise", "marquise"], ["mechanical-marquise", "mechanical-marquise"]):
        with pytest.raises(BadSetup):
            new("root", seats, 1)
    with pytest.raises(BadSetup):
        RULEBOOK.check(["mechanical-marquise"], RULEBOOK.option_values({}))
    assert RULEBOOK.seat_list(["mechanical-marquise", "", ""]) == ["mechanical-marquise", "eyrie", "alliance"]


@law("root", "bots.1")
def test_a_table_with_an_automaton_is_not_asked_for_its_reach() -> None:
    assert not new("root", ["mechanical-marquise", "vagabond"], 1).over
    with pytest.raises(BadSetup):
        new("root", ["marquise", "vagabond"], 1)


@law("root", "bots.1")
def test_an_automaton_buys_no_services() -> None:
    t = clock("riverfolk").army("marquise", 5, 3).hand("riverfolk", "anvil").deck(FOX).begin()
    assert "bought" not in t.said() and t.who == "riverfolk"


@law("root", "bots.1")
def test_an_automaton_enlists_no_arbiter() -> None:
    t = rebels(3, "vagabond:arbiter").army("marquise", 5, 2)
    t.g.vagabonds[0].character, t.g.vagabonds[0].at = CHARACTERS.index("arbiter"), 4
    t.g.vagabonds[0].items = [0, 2] + [0] * 30
    t.dice(0, 0).begin("alliance", "evening").play("act battle").answer("battle 5>marquise")
    assert "battle" in t.said() and "enlisted" not in t.said() and t.asked != "enlist"


def test_records_do_not_write_what_older_tables_did_not_know() -> None:
    plain, hard = (
        new("root", 2, 1),
        new("root", ["mechanical-marquise", "eyrie"], 1, difficulty="easy", traits="blitz hospitals"),
    )
    assert "option difficulty" not in plain.record() and "option goal" not in hard.record()
    assert load(hard.record()).header.options == hard.header.options
    with pytest.raises(BadSetup):
        new("root", ["mechanical-marquise", "eyrie"], 1, traits="blitz haste")


# ---------------------------------------------------------------- the order
@law("root", "bots.order.1")
def test_the_top_card_of_the_deck_is_the_order() -> None:
    t = clock().deck(RABBIT).begin()
    assert t.told("automaton-order")[0].endswith("Order: rabbit.")


@law("root", "bots.order.1")
def test_without_any_card_it_plays_as_by_a_bird() -> None:
    t = clock().army("marquise", 5, 1)
    t.hand("eyrie", *[CARD_NAMES[x] for x in t.g.draw_pile]).begin()
    assert "automaton-order" not in t.said() and t.supply("marquise") == 20


@law("root", "bots.order.2")
def test_clearings_of_the_orders_suit_are_ordered_and_by_a_bird_all() -> None:
    for order, fought in ((FOX, [8]), (RABBIT, [5]), (BIRD, [5, 8])):
        t = clock().army("marquise", 5, 1).army("marquise", 8, 1).army("marquise", 9, 2).army("eyrie", 5, 9).army("eyrie", 8, 9)
        t.deck(order)
        t.dice(0, 0, 0, 0).begin()
        lines = t.told("automaton-battles")
        assert [n for n in (5, 8) if any(f"in clearing {n}" in line for line in lines)] == fought


@law("root", "bots.order.3")
def test_the_order_is_discarded_in_the_evening() -> None:
    t = clock().army("marquise", 5, 1).deck(RABBIT).begin()
    assert RABBIT in t.discards and t.state.agenda == []


# ---------------------------------------------------------------- priorities
@law("root", "bots.priority.1", "bots.maps.2")
def test_clearing_1_comes_first_and_12_last_but_the_pass_before_all() -> None:
    autumn, mountain = clock().g, clock(map="mountain").g
    assert by_priority(autumn, [4, 0, 9, 11]) == [0, 4, 9, 11] and by_priority(autumn, [4, 0, 9], lowest=True) == [9, 4, 0]
    assert by_priority(mountain, [4, 0, 9, 11]) == [9, 0, 4, 11]
    assert by_priority(mountain, [4, 0, 9, 11], lowest=True) == [9, 11, 4, 0]


@law("root", "bots.priority.1")
def test_several_battles_go_from_the_highest_to_the_lowest_priority() -> None:
    t = clock().army("marquise", 12, 1).army("marquise", 6, 1).army("eyrie", 12, 9).army("eyrie", 6, 9).deck(FOX)
    lines = t.dice(0, 0, 0, 0).begin().told("automaton-battles")
    assert ["clearing 6" in line for line in lines[:2]] == [True, False]


@law("root", "bots.priority.2")
def test_of_level_players_the_earliest_letter_is_taken() -> None:
    t = clock("alliance", "eyrie").army("marquise", 8, 1).army("alliance", 8, 2).army("eyrie", 8, 2).deck(FOX)
    lines = t.dice(0, 0).begin().told("automaton-battles")
    assert "the Eyrie" in lines[0] and "earlier letter" in lines[0]


@law("root", "bots.legal.1")
def test_a_target_that_is_not_possible_is_passed_over() -> None:
    t = clock().army("marquise", 1, 5).army("marquise", 5, 2).build("workshop", 1).deck(FOX).begin()
    assert t.slots(1) == ["workshop"] and "sawmill" in t.slots(5)


# ---------------------------------------------------------------- crafting and hits
@law("root", "bots.craft.1")
def test_an_order_with_an_item_is_crafted_for_one_point() -> None:
    t = clock().deck("anvil").begin()
    assert t.items("marquise") == ["hammer"] and t.told("crafted") and t.score("marquise") == 4


@law("root", "bots.craft.1")
def test_what_is_no_item_of_the_supply_is_not_crafted() -> None:
    t = clock().deck("anvil", RABBIT)
    t.g.item_supply[3] = 0
    t.begin()
    assert t.items("marquise") == [] and t.score("marquise") == 3
    assert clock().deck("royal-claim").begin().played("marquise") == []


@law("root", "bots.hits.1")
def test_hits_take_warriors_then_tokens_then_buildings() -> None:
    t = (
        rebels(6)
        .army("marquise", 5, 1)
        .keep(5)
        .build("sawmill", 5)
        .dice(3, 0)
        .begin("alliance", "evening")
        .play("act battle")
        .answer("battle 5>marquise")
    )
    assert (t.at("marquise", 5), t.state.keep, t.slots(5)) == (0, -1, [])


@law("root", "bots.hits.1")
def test_a_token_falls_before_a_building_and_the_kind_of_building_by_lot() -> None:
    for lot, left in ((0, "workshop"), (1, "sawmill")):
        t = rebels(6).keep(5).build("sawmill", 5).build("workshop", 5).dice(1, 0, lot)
        t.begin("alliance", "evening").play("act battle").answer("battle 5>marquise")
        assert (t.state.keep, t.slots(5)) == (-1, [left])


# ---------------------------------------------------------------- no hand
@law("root", "bots.hand.1")
def test_an_automaton_has_no_hand_and_draws_none() -> None:
    game = new("root", ["mechanical-marquise", "eyrie"], 1)
    while state(game).turn < 8:
        game.play(game.ask.options[0])
        assert state(game).hands[0] == []


@law("root", "bots.hand.1")
def test_what_lets_it_draw_lets_it_score() -> None:
    t = clock("eyrie").effect("eyrie", "better-burrow-bank-1").army("eyrie", 5).hand("eyrie", "anvil")
    t.begin("eyrie").until("decree")
    assert t.score("marquise") == 4 and len(t.cards("eyrie")) == 2


@law("root", "bots.hand.2")
def test_whoever_takes_a_card_from_it_draws() -> None:
    t = clock("eyrie").effect("eyrie", "stand-and-deliver-1").hand("eyrie", "ambush-fox").deck("anvil").begin("eyrie")
    t.until("use").play("use stand-and-deliver-1")
    assert "anvil" in t.cards("eyrie") and t.score("marquise") == 4


@law("root", "bots.hand.2")
def test_a_card_given_to_it_is_discarded_for_a_point() -> None:
    t = clock("eyrie", "vagabond").army("marquise", 5).hand("vagabond", "bake-sale")
    v = t.g.vagabonds[0]
    v.character, v.at, v.items = 0, 4, [1] + [0] * 31
    t.begin("vagabond", "daylight").play("act aid").answer("aid marquise").answer("aid-with bake-sale")
    assert "bake-sale" in t.discards and t.score("marquise") == 4 and t.state.hands[0] == []


@law("root", "bots.hand.3")
def test_its_outrage_is_paid_by_the_deck() -> None:
    t = clock("alliance").army("marquise", 5, 4).army("alliance", 1, 1).sympathy(1).deck(RABBIT, "anvil").begin()
    assert t.stack == ["anvil"] and "shows-hand" not in t.said()


@law("root", "bots.ambush.1")
def test_nobody_ambushes_it_and_it_ambushes_nobody() -> None:
    t = clock().army("marquise", 8, 1).army("eyrie", 8, 2).hand("eyrie", "ambush-fox").deck(FOX).dice(0, 0).begin()
    assert t.told("automaton-battles") and "ambush" not in t.said() and t.asked != "ambush"
    t = rebels(2).army("marquise", 5, 1).dice(0, 0).begin("alliance", "evening")
    t.play("act battle").answer("battle 5>marquise")
    assert t.at("marquise", 5) == 1 and t.at("alliance", 5) == 2


# ---------------------------------------------------------------- goals
@law("root", "bots.dominance.1")
def test_dominance_is_for_three_people_who_play_alone() -> None:
    def cards(*people: str, goal: str = "alone") -> int:
        return sum(IS_DOMINANCE[card] for card in clock(*people, goal=goal).g.draw_pile)

    assert cards("eyrie") == cards("eyrie", "duchy") == cards("eyrie", "duchy", "lizard", goal="together") == 0
    assert cards("eyrie", "duchy", "lizard") == 4


@law("root", "bots.dominance.1")
def test_no_coalition_with_an_automaton() -> None:
    t = clock("eyrie", "duchy", "vagabond:thief").points("vagabond", 12).points("eyrie", 9).hand("vagabond", "dominance-fox")
    t.g.vagabonds[0].character, t.g.vagabonds[0].at = 0, 4
    t.begin("vagabond", "daylight").play("act dominance").answer("dominance dominance-fox").answer("coalition duchy")
    assert t.state.vagabonds[0].partner == 7


@law("root", "bots.goal.1")
def test_an_automaton_wins_with_30_points() -> None:
    t = clock().points("marquise", 29).deck("anvil").begin()
    assert t.live.over and t.winners == ["marquise"]


@law("root", "bots.goal.2")
def test_together_all_people_need_30_points() -> None:
    t = clock("eyrie", "duchy", goal="together").points("eyrie", 29).points("duchy", 28).army("eyrie", 5).build("roost", 5, 1)
    t.begin("eyrie", "evening").until("act", "duchy")
    assert t.score("eyrie") == 30 and not t.live.over
    t = clock("eyrie", "duchy", goal="together").points("eyrie", 29).points("duchy", 31).build("roost", 5, 1)
    t.begin("eyrie", "evening")
    assert t.live.over and sorted(t.winners) == ["duchy", "eyrie"] and t.live.result.how == "root-end-together"


@law("root", "bots.goal.2")
def test_together_people_lose_to_an_automaton_with_30() -> None:
    t = clock("eyrie", "duchy", goal="together").points("marquise", 29).points("eyrie", 30).deck("anvil").begin()
    assert t.live.over and t.winners == ["marquise"]


# ---------------------------------------------------------------- maps and plots
@law("root", "bots.maps.1")
def test_the_ferry_links_its_clearing_with_the_coast_and_scores() -> None:
    t = clock(map="lake", suits="f" * 12).army("marquise", 1, 5).army("eyrie", 11, 4).deck(FOX, FOX.replace("1", "2"))
    t.dice(0, 0).begin()
    assert t.at("marquise", 11) > 0 and t.state.ferry == 10 and "ferry" in t.said() and t.state.hands[0] == []
    assert t.score("marquise") >= 4
    t = clock(map="lake", suits="f" * 12).army("marquise", 11, 5).army("eyrie", 1, 4).deck(FOX).begin()
    assert t.at("marquise", 1) > 0 and t.state.ferry == 0


@law("root", "bots.maps.2")
def test_closed_paths_are_open_and_stay() -> None:
    t = clock(map="mountain", suits="frfrfrfrfrfr").army("marquise", 3, 5).army("eyrie", 7, 3).deck(FOX).begin()
    assert t.at("marquise", 7) > 0 and [2, 6] in t.state.closed


@law("root", "bots.plots.1")
def test_a_bomb_takes_two_pieces_warriors_first() -> None:
    for warriors, left in ((3, (1, ["sawmill"])), (1, (0, []))):
        t = clock("corvid").army("marquise", 5, warriors).build("sawmill", 5).army("corvid", 5).plot(5, BOMB, False)
        t.begin("corvid").play("act flip").answer("flip 5")
        assert (t.at("marquise", 5), t.slots(5)) == left
        assert t.score("corvid") == 1 + (warriors == 1)


@law("root", "bots.plots.2")
def test_a_snare_is_removed_instead() -> None:
    t = clock("corvid").army("marquise", 5, 7).army("corvid", 5, 6).plot(5, SNARE).deck(RABBIT).dice(0, 0).begin()
    assert t.state.plots[4] == 0 and "automaton-snare" in t.said()
    assert t.at("marquise", 5) == 3 and t.supply("marquise") == 25 - 7
    t = clock("corvid").army("marquise", 5, 7).army("corvid", 5, 7).plot(5, SNARE).deck(RABBIT).dice(0, 0).begin()
    assert t.state.plots[4] == SNARE + 1 and t.at("marquise", 5) == 7


# ---------------------------------------------------------------- difficulty and traits
@law("root", "bots.difficulty.1", "bots.difficulty.2")
def test_a_nightmare_scores_at_the_end_of_its_evening() -> None:
    for difficulty, points in (("default", 3), ("easy", 3), ("challenging", 3), ("nightmare", 4)):
        t = clock(difficulty=difficulty).deck(RABBIT).begin()
        assert t.score("marquise") == points and ("automaton-hard" in t.said()) == (points == 4)


@law("root", "bots.traits.1")
def test_traits_are_none_one_by_lot_all_or_those_named() -> None:
    def traits(wish: str) -> list[str]:
        bits = clock(traits=wish).g.variants >> 20
        return [name for i, name in enumerate(TRAITS) if bits >> i & 1]

    own = ["blitz", "fortified", "hospitals", "iron-will", "overwhelming"]
    assert traits("none") == [] and len(traits("one")) == 1 and traits("all") == own
    assert traits("hospitals blitz") == ["blitz", "hospitals"]


@law("root", "bots.goal.3")
def test_together_automata_are_no_enemies_of_one_another() -> None:
    for goal, foes in (("alone", [1, 2]), ("together", [2])):
        g = clock("eyrie", "alliance", goal=goal).g
        g.variants |= 1 << AUTOMATA_BIT + EYRIE
        assert enemies(g, MARQUISE) == foes and enemies(g, ALLIANCE) == [MARQUISE, EYRIE]
