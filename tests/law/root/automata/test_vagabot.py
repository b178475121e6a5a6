"""The Vagabot: set-up, items, hits, Birdsong, Evening, difficulties (bots.vagabot)."""

from __future__ import annotations

import pytest

from regnum.engine.errors import BadSetup
from regnum.game import new
from regnum.games.root.components import BOMB, CHARACTERS, ITEMS, MAPS, VAGABOND_DATA
from regnum.games.root.state import woodland
from regnum.law import law
from tests.games.root.own import state
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT
from tests.law.root.automata.vagabots import by, count, hurt, roamer, spent
from tests.law.root.wandering import Wandering

FIRST_FOREST = 21


# ---------------------------------------------------------------- set-up
@law("root", "bots.vagabot.setup.1")
@pytest.mark.parametrize("map_", MAPS)
def test_it_starts_in_the_forest_that_touches_most_clearings(map_: str) -> None:
    characters = set()
    for seed in range(12):
        game = new("root", ["corvid", "vagabot"], seed, map=map_, order="given")
        g = state(game)
        assert [message.key for _, message in game.log(None)].count("root-log-forest") == 1
        touched = [len(x) for x in woodland(g).forest_clearings]
        v = g.vagabonds[0]
        assert touched[v.at - FIRST_FOREST + 1] == max(touched) and len(g.quests) == 1
        characters.add(CHARACTERS[v.character])
    assert characters == {"thief", "tinker", "ranger"}


@law("root", "bots.vagabot.setup.1")
def test_the_table_may_name_its_character_but_no_other_one() -> None:
    for name in ("thief", "tinker", "ranger"):
        g = state(new("root", ["corvid", f"vagabot:{name}"], 3, order="given"))
        assert CHARACTERS[g.vagabonds[0].character] == name and woodland(g).forests[g.vagabonds[0].at - 20] == "2_6_10_11_12"
    with pytest.raises(BadSetup):
        new("root", ["corvid", "vagabot:vagrant"], 3)


@law("root", "bots.vagabot.setup.2")
def test_it_starts_with_four_items_as_a_tinker_with_three() -> None:
    for name, n in (("thief", 4), ("tinker", 3), ("ranger", 4)):
        g = state(new("root", ["corvid", f"vagabot:{name}"], 3, order="given"))
        items = g.vagabonds[0].items
        own = [ITEMS.index(x) for x in VAGABOND_DATA["character"][CHARACTERS.index(name)]["items"] if x != "hammer"]
        assert sum(items) == sum(items[:8]) == n and all(items[x] for x in own)
        assert sorted(len(x) for x in g.ruin_items) == [0] * 8 + [1] * 4


@law("root", "bots.vagabot.setup.1", "bots.1")
def test_it_is_never_asked_and_plays_a_whole_game() -> None:
    game = new("root", ["vagabot", "eyrie"], 5, order="given")
    while state(game).turn < 16 and not game.over:
        assert game.ask.seat != 0
        game.play(game.ask.options[0])
        game.book.count(state(game))
    assert state(game).hands[3] == []


# ---------------------------------------------------------------- items and hits
@law("root", "bots.vagabot.items.1")
def test_any_item_serves_for_anything() -> None:
    t = roamer(0, worn=0)
    t.gear("coins teapot bag")
    t = by(t.ruin(10, "hammer").build("ruin", 10), FOX)
    assert t.place() == 10 and not t.has_ruin(10) and len(t.bag()) == 4 and t.bag().count("hammer") == 1


@law("root", "bots.vagabot.items.1")
def test_it_keeps_as_many_as_it_gains() -> None:
    t = by(roamer(15, worn=9), FOX, "evening")
    assert len(t.bag()) == 24


@law("root", "bots.craft.1")
def test_a_crafted_item_is_one_of_its_items() -> None:
    t = roamer(3).deck("anvil").begin()
    assert "hammer" in t.bag() and t.score("vagabond") == 1


@law("root", "bots.vagabot.battle-track.1")
def test_undamaged_items_cap_its_hits() -> None:
    for undamaged, hits in ((1, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3), (12, 4), (14, 4)):
        t = roamer(1, worn=undamaged - 1, damaged=2).army("eyrie", 1, 9).dice(3, 0)
        assert by(t, RABBIT).at("eyrie", 1) == 9 - hits


@law("root", "bots.vagabot.battle-track.1")
def test_as_defender_it_has_no_extra_hit_and_nothing_without_an_undamaged_item() -> None:
    for items, hits in (("boots torch teapot sword", 1), ("boots torch:exhausted teapot sword bag coins", 2)):
        t = attacked(Wandering("vagabot:thief marquise").wander("thief", 1).gear(items), 6, 3, 3)
        assert t.at("marquise", 1) == 6 - hits and t.score("vagabond") == 0
    bare = "boots:damaged torch:damaged teapot:damaged sword:damaged"
    assert attacked(Wandering("vagabot:thief marquise").wander("thief", 1).gear(bare), 2, 3, 3).at("marquise", 1) == 2


def attacked(t: Wandering, warriors: int, *dice: int) -> Wandering:
    """The Marquise battles the Vagabot in clearing 1."""
    t.army("marquise", 1, warriors).dice(*dice).begin("marquise", "daylight").play("act battle").answer("battle 1>vagabond")
    return t


@law("root", "bots.vagabot.hits.1", "bots.ambush.1")
def test_hits_damage_exhausted_items_first() -> None:
    t = Wandering("vagabot:thief marquise").wander("thief", 1).gear("boots sword:exhausted torch teapot:exhausted")
    t = attacked(t, 2, 2, 0)
    assert hurt(t) == 2 and spent(t) == 0 and {"boots", "torch"} <= set(t.bag())
    t = Wandering("vagabot:thief marquise").wander("thief", 1).gear("boots sword:exhausted torch:damaged teapot:damaged")
    t = attacked(t, 3, 3, 0)
    assert hurt(t) == 4 and len(t.bag()) == 4


@law("root", "bots.plots.1", "bots.vagabot.hits.1")
def test_a_bomb_damages_three_items() -> None:
    t = Wandering("vagabot:thief corvid").wander("thief", 5).army("corvid", 5).plot(5, BOMB, False)
    t.begin("corvid").play("act flip").answer("flip 5")
    assert hurt(t) == 3 and len(t.bag()) == 4


@law("root", "bots.vagabot.relations.1", "bots.vagabot.battle.3")
def test_it_has_no_relationships_and_scores_no_infamy() -> None:
    t = roamer(1).army("eyrie", 1, 3).dice(2, 0)
    t = by(t, RABBIT)
    assert t.at("eyrie", 1) == 1 and t.score("vagabond") == 2 and t.space("eyrie") == "indifferent"


@law("root", "bots.vagabot.relations.1", "bots.vagabot.move.1")
def test_warriors_on_its_way_cost_nothing_more() -> None:
    t = roamer(3, "eyrie", "marquise").army("marquise", 1, 3).army("marquise", 10, 3).army("eyrie", 3, 1).points("eyrie", 9)
    t = by(t.relation("marquise", "hostile").ruin(10, "bag").build("ruin", 10).dice(0, 0), FOX)
    assert t.place() == 10 and not t.has_ruin(10)


# ---------------------------------------------------------------- Birdsong
@law("root", "bots.vagabot.slip.1")
def test_with_two_undamaged_items_it_slips_into_a_forest_by_lot_and_rests() -> None:
    for lot in (0, 1):
        t = roamer(1, worn=1, damaged=3).army("eyrie", 1, 1).deck(FOX).dice(lot).begin()
        assert t.place() == FIRST_FOREST + lot and hurt(t) == 0 and "battle" not in t.said() and FOX in t.discards


@law("root", "bots.vagabot.slip.1")
def test_with_three_it_does_not_slip() -> None:
    t = roamer(2, worn=1, damaged=3).army("eyrie", 1, 1).deck(FOX).dice(0, 0).begin()
    assert t.place() == 1 and "battle" in t.said()


@law("root", "bots.vagabot.slip.1")
def test_in_a_forest_it_stays_and_rests() -> None:
    t = roamer(2, worn=0, damaged=3, at=FIRST_FOREST).army("eyrie", 1, 1).deck(FOX).begin()
    assert t.place() == FIRST_FOREST and hurt(t) == 0 and "battle" not in t.said()


# ---------------------------------------------------------------- Evening
@law("root", "bots.vagabot.refresh.1", "bots.vagabot.difficulty.1", "bots.difficulty.2")
def test_it_refreshes_fewer_items_if_any_is_damaged() -> None:
    for difficulty, whole, broken, points in (
        ("default", 6, 4, 0),
        ("easy", 5, 3, 0),
        ("challenging", 7, 5, 0),
        ("nightmare", 7, 5, 1),
    ):
        t = by(roamer(1, worn=9, difficulty=difficulty), FOX, "evening")
        assert spent(t) == 9 - whole and t.score("vagabond") == points
        t = by(roamer(1, worn=9, damaged=2, difficulty=difficulty), FOX, "evening")
        assert spent(t) == 9 - broken and t.score("vagabond") == points


@law("root", "bots.vagabot.rest.1")
def test_it_repairs_one_item_and_in_a_forest_all() -> None:
    for at, left in ((1, 3), (FIRST_FOREST, 0)):
        t = by(roamer(1, worn=0, damaged=4, at=at), FOX, "evening")
        assert hurt(t) == left and len(t.bag()) == 5


@law("root", "bots.vagabot.rest.1")
def test_repaired_items_keep_their_side() -> None:
    t = roamer(1, worn=0, at=FIRST_FOREST).gear("boots:damaged sword:damaged-exhausted torch")
    t = by(t, FOX, "evening")
    assert t.bag() == ["boots", "sword-exhausted", "torch"]


@law("root", "bots.order.3", "bots.vagabot.daylight.1")
def test_every_order_is_discarded() -> None:
    for order in (FOX, RABBIT, MOUSE, BIRD):
        t = roamer(3).deck(order).begin()
        assert order in t.discards and count(t, 0) + spent(t) == 9
