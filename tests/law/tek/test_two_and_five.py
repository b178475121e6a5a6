"""Two players and the Lost Kingdom, five players and their tokens (two, five)."""

from __future__ import annotations

from collections import Counter

import pytest

from regnum.games.tek.components import BAG, LAND, REGION_NAMES, TERRAIN, TERRITORIES, TOKENS, WATER
from regnum.games.tek.state import NEUTRAL, Tek
from regnum.law import law
from tests.law.tek.table import Table


def two(first: str = "orcs", second: str = "dwarves") -> Table:
    """Elan and Galson, and Intheoros as the Lost Kingdom with a neutral figure in each of its five regions."""
    return Table(f"{first} {second}", homes="elan galson", lost="intheoros").stand(2, "galson.c", "galson.c")


def through_setup(t: Table) -> Table:
    while t.asked != "choose":
        t.play(t.options()[0])
    return t


# ---------------------------------------------------------------- two.1
@law("tek", "two.1")
def test_a_third_territory_with_a_neutral_figure_in_each_region() -> None:
    seen = set()
    for seed in range(60):
        t = Table.fresh(2, seed)
        g = t.state
        seen.add(TERRITORIES[g.lost])
        assert sorted(g.figures[NEUTRAL]) == LAND[g.lost] and len(LAND[g.lost]) == 5
        assert all(TERRAIN[r] < WATER for r in g.figures[NEUTRAL])
        assert all(g.lost // 2 != card for card in g.card)  # a card of its own
    assert seen == set(TERRITORIES)  # random, and either side


@law("tek", "two.1")
def test_the_lost_kingdom_lies_on_the_table_and_is_nobodys_home() -> None:
    t = through_setup(Table.fresh(2))
    view = t.live.view(None)
    assert [x.home for x in view.territories[:2]] in ([0, 1], [1, 0]) and view.territories[2].home is None
    assert [f.seat for r in view.territories[2].regions for f in r.figures] == [None] * 5


@law("tek", "two.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_have_no_lost_kingdom(seats: int) -> None:
    t = through_setup(Table.fresh(seats))
    assert len(t.live.view(None).territories) == seats and t.state.figures[NEUTRAL] == []


@law("tek", "two.1", "exploration.1")
def test_one_may_guess_what_lies_face_down_but_not_where() -> None:
    t = through_setup(Table.fresh(2, tokens="yes"))
    laid = [r for r, token in enumerate(t.state.token) if token < 0]
    worlds = [t.live.imagine(0, seed).session.g for seed in range(4)]
    for g in worlds:
        assert isinstance(g, Tek) and [r for r, token in enumerate(g.token) if token] == laid
        assert Counter([-g.token[r] - 1 for r in laid] + g.bag) == Counter(BAG)
    assert len({str(g.token) for g in worlds if isinstance(g, Tek)}) == 4


# ---------------------------------------------------------------- two.2
@law("tek", "two.2")
@pytest.mark.parametrize("left", [5, 4, 3, 2, 1])
def test_a_neutral_figure_costs_the_number_of_those_in_play(left: int) -> None:  # T-17
    gone = ["intheoros.e", "intheoros.d", "intheoros.c", "intheoros.b"][: 5 - left]
    t = two().beaten(2, *gone).stand(1, "elan.a", "elan.c").goods(1, food=9, ore=left).begin("quest")
    t.quest("elan.a", "intheoros.a")
    assert t.has(1) == (9, 0, 0) and t.at("intheoros.a") == [1]  # the attacked one is counted


@law("tek", "two.2")
def test_mana_is_worth_two_and_the_price_is_the_attackers_choice() -> None:
    t = two().stand(1, "elan.a", "elan.c").goods(1, ore=5, mana=2).begin("quest").quest("elan.a", "intheoros.a")
    assert t.asked == "pay" and sorted(t.options()) == ["1o2m", "3o1m", "5o"]
    t.play("pay 1o2m")
    assert t.has(1) == (0, 4, 0)


@law("tek", "two.2")
def test_an_odd_price_may_be_overpaid_in_mana() -> None:
    t = two().stand(1, "elan.a", "elan.c").goods(1, mana=3).begin("quest").quest("elan.a", "intheoros.a")
    assert t.has(1) == (0, 0, 0) and t.at("intheoros.a") == [1]


@law("tek", "two.2")
def test_the_price_may_be_exceeded_where_it_could_be_met_but_by_nothing_needless() -> None:
    t = two().beaten(2, "intheoros.b", "intheoros.c").stand(1, "elan.a", "elan.c").goods(1, ore=3, mana=2).begin("quest")
    t.quest("elan.a", "intheoros.a")
    assert sorted(t.options()) == ["1o1m", "2m", "3o"]
    t.play("pay 2m")
    assert t.has(1) == (0, 3, 0) and t.at("intheoros.a") == [1]
    t = two("humans").magic(1, 3).stand(1, "elan.a", "elan.c").goods(1, ore=4, mana=3).begin("quest")
    t.quest("elan.a", "intheoros.a")
    assert sorted(t.options()) == ["1o2m", "2m", "3o", "3o1m"]  # Humans 3: of one kind 3 will do, and 2 mana exceed it


@law("tek", "two.2")
def test_there_is_no_dial_and_no_losing() -> None:
    t = two().stand(1, "elan.a", "elan.c").goods(1, ore=5).begin("quest").quest("elan.a", "intheoros.a")
    assert t.said() == ["chose", "moved", "paid", "neutral", "collected"]


@law("tek", "two.2")
def test_discounts_apply() -> None:  # T-17
    t = two().magic(1, 3).stand(1, "elan.a", "elan.c").goods(1, ore=4).begin("quest").quest("elan.a", "intheoros.a")
    assert t.has(1) == (0, 0, 0)  # Orcs 3: 1 less
    t = two("valkyries").magic(1, 2).token("elan.c", "fort").stand(1, "elan.a", "elan.c").goods(1, ore=3).begin("quest")
    t.quest("elan.a", "intheoros.a")
    assert t.has(1) == (0, 1, 0)  # Valkyries 2: 1 less, the fort: 2 less


@law("tek", "two.2")
def test_a_patrol_inside_the_lost_kingdom_fights_too() -> None:
    t = two().beaten(1, "intheoros.a").stand(1, "intheoros.a", "elan.c").goods(1, ore=4).begin("patrol")
    t.patrol("intheoros.a", "intheoros.b")
    assert t.has(1) == (0, 0, 0) and t.at("intheoros.b") == [1]


@law("tek", "two.2", "exploration.1")
def test_the_war_comes_before_the_token() -> None:  # E03, T-03
    t = two().stand(1, "elan.a", "elan.c").goods(1, ore=5).token("intheoros.a", "bandits", hidden=True).begin("quest")
    t.quest("elan.a", "intheoros.a")
    assert t.said()[-4:-1] == ["neutral", "found", "removed"]  # the ore went to the war, nothing is left for the bandits
    assert t.at("intheoros.a") == [] and t.state.trophies == [1, 0]


# ---------------------------------------------------------------- two.3
@law("tek", "two.3")
def test_a_beaten_neutral_figure_is_a_trophy_worth_a_point() -> None:
    t = two().stand(1, "elan.a", "elan.c").goods(1, ore=9).begin("quest").quest("elan.a", "intheoros.a")
    assert [k.trophies for k in t.live.view(None).kingdoms] == [1, 0]
    assert len(t.state.figures[NEUTRAL]) == 4 and t.points(1, "trophies") == 1 and t.points(2, "trophies") == 0


# ---------------------------------------------------------------- two.4
@law("tek", "two.4")
def test_who_cannot_pay_cannot_attack_a_neutral_figure() -> None:
    t = two().stand(1, "elan.a", "elan.c").goods(1, food=9, ore=4).begin("quest").play("act quest")
    assert all(x.startswith("galson") for x in t.options())
    t.refuses("quest-to intheoros.a", "two.4")


@law("tek", "two.4")
def test_a_patrol_cannot_either() -> None:
    t = two().beaten(1, "intheoros.a", "intheoros.b").stand(1, "intheoros.b", "elan.c").goods(1, ore=2)
    t.begin("patrol").play("act patrol", "patrol intheoros.b")
    assert t.at("intheoros.a") == [1]  # c is closed, a is the only way
    t = two().beaten(1, "intheoros.a", "intheoros.b").stand(1, "intheoros.b", "elan.c").goods(1, ore=3)
    t.begin("patrol").play("act patrol", "patrol intheoros.b")
    assert t.options() == ["intheoros.a", "intheoros.c"]


@law("tek", "two.4", "exploration.7")
def test_a_fort_that_the_attacker_leaves_does_not_help_to_pay() -> None:  # T-16
    t = two().token("elan.a", "fort").stand(1, "elan.a", "elan.c").goods(1, ore=3).begin("quest").play("act quest")
    t.refuses("quest-to intheoros.a", "two.4")
    t = two().token("elan.a", "fort").stand(1, "elan.a", "elan.a").goods(1, ore=3).begin("quest")
    t.quest("elan.a", "intheoros.a")  # the second figure holds the fort
    assert t.has(1) == (0, 0, 0) and t.at("intheoros.a") == [1]


@law("tek", "two.4")
def test_a_neighbour_that_attacks_is_no_neighbour_any_more() -> None:  # Goblins 3
    t = two("goblins").magic(1, 3).beaten(2, "intheoros.d").stand(1, "intheoros.d", "elan.a", "elan.e").goods(1, ore=3)
    t.begin("patrol").play("act patrol")
    t.refuses("patrol intheoros.d", "patrol.1")
    t = two("goblins").magic(1, 3).beaten(2, "intheoros.d").stand(1, "intheoros.d", "intheoros.d").goods(1, ore=3)
    t.begin("patrol").play("act patrol", "patrol-to intheoros.a")
    assert t.at("intheoros.a") == [1] and t.has(1) == (0, 0, 0)


@law("tek", "two.4")
def test_the_last_figure_may_attack_a_neutral_one() -> None:
    t = two().stand(1, "elan.a").goods(1, ore=5).begin("quest").quest("elan.a", "intheoros.a")
    assert t.at("intheoros.a") == [1]


# ---------------------------------------------------------------- two.5
def attacked() -> Table:
    """Seat 1 has attacked seat 2 in elan.c."""
    t = two("orcs", "humans").magic(1, 1).goods(1, food=9, ore=3).goods(2, food=9, ore=3)
    return t.stand(1, "elan.a", "elan.e").stand(2, "elan.c").begin("patrol").patrol("elan.a", "elan.c")


@law("tek", "two.5")
def test_two_flags_and_the_defender_wins_for_nothing() -> None:  # T-08; T-25: Orcs 1 do not help
    t = attacked().dials(0, 0)
    assert (t.asked, t.seat) == ("retreat", 1) and "peace" not in t.said()
    t.play("retreat pass")
    assert t.at("elan.c") == [2] and t.figures(1) == 1
    assert t.has(1) == (9, 3, 0) and t.has(2) == (9, 3, 0)


@law("tek", "two.5")
def test_the_attacker_may_retreat() -> None:  # T-08
    t = attacked().dials(0, 0).play("retreat elan.a")
    assert t.at("elan.a") == [1] and t.at("elan.c") == [2] and t.has(1) == (7, 3, 0)


@law("tek", "two.5")
def test_more_players_make_peace() -> None:
    t = Table("orcs humans dwarves", homes="elan galson parohan").stand(3, "parohan.a", "parohan.b")
    t.stand(1, "elan.a", "elan.e").stand(2, "elan.c", "galson.a").begin("patrol").patrol("elan.a", "elan.c").dials(0, 0)
    assert t.at("elan.c") == [1, 2] and "peace" in t.said()


@law("tek", "two.5")
def test_the_crown_goes_to_the_defender_even_so() -> None:
    t = two("orcs", "humans").crown(1).stand(1, "elan.a", "elan.e").stand(2, "elan.c").begin("patrol")
    t.patrol("elan.a", "elan.c").dials(0, 0)
    assert t.state.crown == 1 and t.figures(1) == 1


# ---------------------------------------------------------------- two.6
@law("tek", "two.6")
def test_a_game_of_two_ends_with_the_points_of_the_lost_kingdom() -> None:  # T-18
    t = two().tower(2, 6).stand(1, "elan.a", "elan.c").goods(1, ore=5).shields("patrol", "build", "research", "trade")
    t.begin("quest").quest("elan.a", "intheoros.a")
    assert t.live.over
    assert t.live.result.scores == [2 + 1 + 1, 2 + 8]
    assert {row.key: row.points for row in t.live.result.sheet}["lost-kingdom"] == [1, 0]


# ---------------------------------------------------------------- five.2
@law("tek", "five.2")
@pytest.mark.parametrize("seed", range(6))
def test_with_five_players_three_tokens_lie_in_each_home(seed: int) -> None:
    t = Table.fresh(5, seed, tokens="yes", order="given")
    while t.asked != "bare":
        t.play(t.options()[-1 if t.asked == "start" else 0])
    asked = []
    while t.asked == "bare":
        seat, empty = t.seat, t.options()
        home = TERRITORIES[t.state.home[seat - 1]]
        asked.append(seat)
        assert empty == [f"{home}.{letter}" for letter in "abcd"]  # all but the start in e
        t.refuses(f"bare {home}.e", "five.2")
        t.play(f"bare {home}.b")
        laid = [REGION_NAMES[r] for r in LAND[t.state.home[seat - 1]] if t.state.token[r]]
        assert laid == [f"{home}.a", f"{home}.c", f"{home}.d"]
    assert asked == [1, 2, 3, 4, 5]
    assert all(token <= 0 for token in t.state.token)  # face down
    laid_out = Counter(TOKENS[-token - 1] for token in t.state.token if token)
    assert sum(laid_out.values()) == 15 and t.state.bag == []
    assert laid_out == {  # one of the two blanks was taken out
        "crown": 1, "treasure": 3, "bandits": 2, "dragon-lair": 1, "camp": 2, "fort": 2, "town": 2, "church": 1, "blank": 1,
    }  # fmt: skip


@law("tek", "five.2")
def test_without_tokens_nobody_is_asked() -> None:
    t = through_setup(Table.fresh(5))
    assert not any(t.state.token)


@law("tek", "five.2")
def test_the_three_are_random() -> None:
    laid = set()
    for seed in range(10):
        t = through_setup(Table.fresh(5, seed, tokens="yes", order="given"))
        laid.add(tuple(t.state.token[r] for r in LAND[t.state.home[0]]))
    assert len(laid) > 5
