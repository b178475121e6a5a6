"""The Electric Eyrie: set-up, Decree by suits, battles, turmoil, Evening, difficulties, traits (bots.eyrie)."""

from __future__ import annotations

from regnum.game import new
from regnum.games.root.components import CARD_NAMES, FIRST_VIZIER
from regnum.law import law
from tests.games.root.own import state
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT
from tests.law.root.table import Table


def birds(*others: str, viziers: int = 0, **options: str) -> Table:
    """The Electric Eyrie, to whom the first turn belongs, with so many Viziers, and others: the Marquise, who can act."""
    t = Table(" ".join(("electric-eyrie", *(others or ("marquise",)))), 1, "", **options).points("eyrie", 9)
    if "marquise" in (others or ("marquise",)):
        t.army("marquise", 6, 1)
    t.g.eyrie.decree = [[], [], [], [FIRST_VIZIER + i for i in range(viziers)]]
    return t


def decree(t: Table) -> list[list[str]]:
    """The columns, fox, mouse, rabbit, bird."""
    return [[CARD_NAMES[x] for x in column] for column in t.state.eyrie.decree]


@law("root", "bots.eyrie.setup.1", "bots.eyrie.difficulty.1")
def test_roost_warriors_and_viziers() -> None:
    for difficulty, there in (("default", 2), ("easy", 1), ("challenging", 3), ("nightmare", 3)):
        game = new("root", ["mechanical-marquise", "electric-eyrie", "alliance"], 3, difficulty=difficulty, order="given")
        g = state(game)
        first = [x for x in g.eyrie.decree[3] if x >= FIRST_VIZIER or CARD_NAMES[x].startswith("ambush-bird")]
        assert len(first) == there and g.eyrie.leader == -1
        game.book.count(g)


@law("root", "bots.eyrie.setup.1")
def test_it_nests_opposite_the_keep_or_in_a_corner_by_lot() -> None:
    corners = set()
    for seed in range(8):
        t = Table.fresh("electric-eyrie alliance", seed, reach="any")
        corners.add(next(c for c in range(12) if 3 in t.state.buildings[c]))
        t = Table.fresh("electric-eyrie marquise", seed, reach="any").play("keep 1")
        assert "roost" in t.until("act").slots(3)
    assert len(corners) > 1 and corners <= {0, 1, 2, 3}


@law("root", "bots.eyrie.decree.1")
def test_the_order_joins_the_column_of_its_suit() -> None:
    for order, column in ((FOX, 0), (MOUSE, 1), (RABBIT, 2), (BIRD, 3)):
        t = birds().army("eyrie", 5, 3).army("eyrie", 9, 3).build("roost", 5).deck(order).begin()
        assert decree(t)[column] == [order] and order not in t.discards
        assert "automaton-joins" in t.said()


@law("root", "bots.eyrie.decree.2")
def test_columns_recruit_then_move_then_battle_from_the_left() -> None:
    t = birds().army("eyrie", 5, 4).build("roost", 5).army("eyrie", 8, 4).build("roost", 8).army("marquise", 5, 1)
    t.g.eyrie.decree[0] = t.take("anvil")
    said = t.deck(RABBIT).dice(0, 0).begin().said()
    recruits = [i for i, key in enumerate(said) if key == "automaton-recruits"]
    moves = [i for i, key in enumerate(said) if key == "automaton-moves"]
    assert len(recruits) == 2 and max(recruits) < min(moves) and max(moves) < said.index("automaton-battles")
    assert ["fox" in line for line in t.told("automaton-recruits")] == [True, False]


@law("root", "bots.eyrie.roost.1")
def test_without_a_roost_one_comes_back_by_the_order() -> None:
    t = birds().deck(RABBIT).army("marquise", 3, 1).build("sawmill", 3).begin()
    assert "roost" in t.slots(4) and t.at("eyrie", 4) + t.at("eyrie", 12) + t.at("eyrie", 9) + t.at("eyrie", 8) >= 4
    assert "roost" not in t.slots(3)


@law("root", "bots.eyrie.recruit.1")
def test_all_recruits_of_a_column_go_to_one_roost() -> None:
    t = birds().build("roost", 5).build("roost", 3).army("eyrie", 5, 1).army("eyrie", 3, 1).army("marquise", 5, 1)
    t.g.eyrie.decree[2] = t.take("bake-sale", "smugglers-trail")
    t.deck(RABBIT).dice(0, 0).begin()
    assert "3 warriors in clearing 5" in t.told("automaton-recruits")[0]
    t = birds().build("roost", 5).army("eyrie", 5, 1).deck(FOX).begin()
    assert t.told("automaton-recruits") == []


@law("root", "bots.eyrie.move.1")
def test_it_leaves_enough_to_rule_or_as_many_as_cards() -> None:
    t = birds().build("roost", 5).army("eyrie", 5, 5).army("marquise", 5, 3).army("marquise", 1, 1).deck(RABBIT).dice(0, 0)
    t.begin()
    assert t.at("eyrie", 5) == 2 and t.at("eyrie", 2) == 4
    t = birds().build("roost", 5).army("eyrie", 5, 5).deck(RABBIT).begin()
    assert t.at("eyrie", 5) == 1


@law("root", "bots.eyrie.battle.1")
def test_it_battles_where_there_is_no_roost_whoever_has_most_buildings() -> None:
    t = birds("marquise", "duchy").army("eyrie", 5, 2).build("roost", 5).army("eyrie", 10, 2).army("duchy", 10, 2)
    t.build("workshop", 10).army("marquise", 5, 1)
    line = t.deck(RABBIT).dice(0, 0).begin().told("automaton-battles")[0]
    assert "the Marquise in clearing 10: most buildings" in line


@law("root", "bots.eyrie.battle.2", "bots.eyrie.traits.5")
def test_the_greatest_column_hits_once_more_and_level_ones_with_focused() -> None:
    for traits, viziers, left in (("none", 0, 2), ("none", 1, 3), ("focused", 1, 1)):
        t = birds(viziers=viziers, traits=traits).army("eyrie", 10, 2).army("marquise", 10, 3).deck(RABBIT)
        t.g.keep = 0
        t.build("roost", 5).army("marquise", 5, 9).dice(0, 0, 0, 0, 0, 0).begin()
        assert t.at("marquise", 10) == left


@law("root", "bots.eyrie.build.1")
def test_a_roost_in_the_ruled_clearing_of_highest_priority() -> None:
    t = birds().build("roost", 5).army("eyrie", 5, 2).army("eyrie", 9, 2).army("eyrie", 7, 2).deck(FOX).begin()
    assert t.slots(7) == ["roost"] and t.slots(9) == [] and t.told("automaton-builds")


@law("root", "bots.eyrie.turmoil.1")
def test_without_a_place_to_build_there_is_turmoil() -> None:
    t = birds(viziers=2).build("roost", 5).army("marquise", 9, 9).deck(FOX)
    t.g.eyrie.decree[0] = t.take("anvil")
    t.g.supply[1] = 0
    t.g.coffins[1] = 20
    t.begin()
    assert "automaton-turmoil" in t.said() and t.score("eyrie") == 7
    assert decree(t) == [[], [], [], ["vizier-1", "vizier-2"]] and sorted(t.discards) == ["anvil", FOX]


@law("root", "bots.eyrie.score.1")
def test_it_scores_one_less_than_its_roosts() -> None:
    t = birds().build("roost", 5, 7, 9).army("eyrie", 8, 2).deck(RABBIT).begin()
    assert t.on_map("roost") == 4 and t.score("eyrie") == 12


@law("root", "bots.eyrie.traits.1")
def test_nobility() -> None:
    t = birds(viziers=2, traits="nobility").build("roost", 5).army("eyrie", 9, 3).deck(FOX).begin()
    assert "automaton-turmoil" in t.said() and t.score("eyrie") == 11


@law("root", "bots.eyrie.traits.2")
def test_relentless() -> None:
    for traits, left in (("relentless", []), ("none", ["sawmill"])):
        t = (
            birds(traits=traits)
            .build("roost", 5)
            .army("eyrie", 5, 2)
            .army("eyrie", 9, 1)
            .build("sawmill", 9)
            .deck(RABBIT)
            .begin()
        )
        assert [b for b in t.slots(9) if b == "sawmill"] == left


@law("root", "bots.eyrie.traits.3")
def test_swoop() -> None:
    for traits, n in (("swoop", 2), ("none", 0)):
        t = birds(traits=traits).build("roost", 5).army("eyrie", 9, 2).army("marquise", 4, 1).deck(FOX).begin()
        assert t.at("eyrie", 1) == n


@law("root", "bots.eyrie.traits.4")
def test_war_tax() -> None:
    for traits, points in (("war-tax", 4), ("none", 5)):
        t = birds(traits=traits).points("marquise", 5).army("eyrie", 10, 2).build("sawmill", 10).build("roost", 5).deck(RABBIT)
        t.dice(0, 0).begin()
        assert t.score("marquise") == points
