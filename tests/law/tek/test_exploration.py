"""Exploration tokens: laying them out, turning them up, and what each of the nine does (exploration)."""

from __future__ import annotations

from collections import Counter

import pytest

from regnum.engine.kinds import Message
from regnum.games.tek import RULEBOOK
from regnum.games.tek.components import BAG, LAND, TERRAIN, TOKENS, WATER
from regnum.law import law
from tests.law.tek.table import Table, region

STAYING = ["dragon-lair", "camp", "fort", "town", "church"]


def three(first: str = "orcs", homes: str = "elan galson parohan") -> Table:
    """Three kingdoms; seats 2 and 3 wait in the middle of their homes. Seat 1 is not on the map yet."""
    t = Table(f"{first} humans dwarves", homes=homes)
    _, second, third = homes.split()
    return t.stand(2, f"{second}.c", f"{second}.c").stand(3, f"{third}.c", f"{third}.c")


def found(token: str) -> Table:
    """Seat 1 has patrolled from elan.a into elan.b and found the token there; it has more figures in elan.d and elan.e."""
    t = three().stand(1, "elan.a", "elan.d", "elan.e").goods(1, food=1, ore=1, mana=1).token("elan.b", token, hidden=True)
    return t.begin("patrol").patrol("elan.a", "elan.b")


def token_at(t: Table, r: str) -> str | None:
    """The token of a region as everybody sees it."""
    regions = {x.id: x for territory in t.live.view(None).territories for x in territory.regions}
    return regions[r].token


def lost_war(t: Table, number: int = 1) -> Table:
    """Seat 1 patrols from elan.a into elan.c, shows the flag and loses to seat 2."""
    return t.goods(2, ore=number).begin("patrol").patrol("elan.a", "elan.c").dials(0, number)


# ---------------------------------------------------------------- exploration.1
@law("tek", "exploration.1")
@pytest.mark.parametrize(("seats", "laid"), [(2, 13), (3, 12), (4, 16)])
@pytest.mark.parametrize("seed", range(4))
def test_a_token_lies_face_down_wherever_nobody_started(seats: int, laid: int, seed: int) -> None:
    t = Table.fresh(seats, seed, tokens="yes")
    while t.asked != "choose":
        t.play(t.options()[seed % len(t.options())])
    g = t.state
    under = [r for r in range(len(g.token)) if g.token[r]]
    assert len(under) == laid and all(g.token[r] < 0 for r in under)
    assert all(TERRAIN[r] < WATER for r in under)
    starts = {r for s in range(seats) for r in g.figures[s]}
    homes = [r for home in g.home for r in LAND[home]]
    lost = [] if g.lost < 0 else LAND[g.lost]  # E04: the neutral figures are nobody's starting figures
    assert set(under) == (set(homes) - starts) | set(lost)
    assert Counter([-g.token[r] - 1 for r in under] + g.bag) == Counter(BAG) and len(BAG) == 16
    shown = {x.token for territory in t.live.view(0).territories for x in territory.regions}
    assert shown == {"hidden", None}


@law("tek", "exploration.1")
def test_they_are_shuffled_and_optional() -> None:
    laid = set()
    for seed in range(12):
        t = Table.fresh(4, seed, tokens="yes", order="given")
        while t.asked != "choose":
            t.play(t.options()[0])
        laid.add(tuple(token for token in t.state.token if token))
    assert len(laid) == 12
    t = Table.fresh(4)
    while t.asked != "choose":
        t.play(t.options()[0])
    assert not any(t.state.token)


@law("tek", "exploration.1")
@pytest.mark.parametrize("token", TOKENS)
def test_a_token_is_turned_up_when_a_figure_enters(token: str) -> None:  # T-03
    t = three().stand(1, "elan.a", "elan.d", "elan.e").goods(1, ore=2).token("elan.b", token, hidden=True).begin("patrol")
    assert token_at(t, "elan.b") == "hidden"
    t.patrol("elan.a", "elan.b")
    assert "found" in t.said() and token_at(t, "elan.b") == (token if token in STAYING else None)


@law("tek", "exploration.1")
def test_by_quest_and_by_retreat_too() -> None:  # T-03
    t = three().stand(1, "elan.a", "elan.d").token("galson.a", "camp", hidden=True).begin("quest").quest("elan.a", "galson.a")
    assert token_at(t, "galson.a") == "camp"
    t = lost_war(three().stand(1, "elan.a", "elan.e").stand(2, "elan.c").goods(1, food=2).token("elan.b", "town", hidden=True))
    t.play("retreat elan.b")
    assert token_at(t, "elan.b") == "town"
    t = three("goblins").magic(1, 4).stand(1, "elan.a", "elan.e").goods(1, food=3).token("elan.b", "fort", hidden=True)
    t.begin("expand").play("act expand", "expand elan.b")
    assert token_at(t, "elan.b") == "fort"  # Goblins 4 expand next door


@law("tek", "exploration.1")
@pytest.mark.parametrize(("attack", "defence", "turned"), [(1, 0, True), (0, 1, False), (1, 1, False)])
def test_in_a_war_only_once_it_is_won(attack: int, defence: int, turned: bool) -> None:  # T-03
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c").goods(1, ore=1).goods(2, ore=1)
    t.token("elan.c", "town", hidden=True).begin("patrol").patrol("elan.a", "elan.c")
    assert token_at(t, "elan.c") == "hidden"
    t.dials(attack, defence)
    assert token_at(t, "elan.c") == ("town" if turned else "hidden")


@law("tek", "exploration.1")
def test_a_token_is_turned_up_once() -> None:
    t = three().stand(1, "elan.a", "elan.b", "elan.e").token("elan.b", "town").begin("patrol").patrol("elan.a", "elan.b")
    assert "found" not in t.said() and token_at(t, "elan.b") == "town"


# ---------------------------------------------------------------- exploration.2: the crown
@law("tek", "exploration.2")
def test_the_finder_keeps_the_crown_for_two_points() -> None:
    t = found("crown")
    assert [k.crown for k in t.live.view(None).kingdoms] == [True, False, False]
    assert t.points(1, "crown") == 2 and t.points(2, "crown") == 0 and token_at(t, "elan.b") is None


@law("tek", "exploration.2")
@pytest.mark.parametrize(("attack", "defence", "owner"), [(2, 1, 1), (1, 2, 2), (0, 1, 2), (1, 1, 2), (1, 0, 1)])
def test_the_winner_of_a_war_takes_it_from_the_loser(attack: int, defence: int, owner: int) -> None:
    for holder in (1, 2, 3):
        t = three().crown(holder).stand(1, "elan.a", "elan.e").stand(2, "elan.c").goods(1, ore=2).goods(2, ore=2)
        t.begin("patrol").patrol("elan.a", "elan.c").dials(attack, defence)
        assert t.state.crown + 1 == (3 if holder == 3 else owner)


@law("tek", "exploration.2")
def test_an_alliance_moves_no_crown() -> None:
    t = three().crown(1).stand(1, "elan.a", "elan.e").stand(2, "elan.c").begin("patrol").patrol("elan.a", "elan.c").dials(0, 0)
    assert t.state.crown == 0


@law("tek", "exploration.2")
def test_a_war_with_a_neutral_figure_moves_no_crown() -> None:
    t = Table("orcs humans", homes="elan galson", lost="intheoros").crown(2).stand(2, "galson.c", "galson.c")
    t.stand(1, "elan.a", "elan.c").goods(1, ore=5).begin("quest").quest("elan.a", "intheoros.a")
    assert t.state.crown == 1


# ---------------------------------------------------------------- exploration.3: the treasure
@law("tek", "exploration.3")
def test_a_treasure_is_two_resources_of_choice_at_once() -> None:
    t = found("treasure")
    assert (t.asked, t.seat, t.options()) == ("gain", 1, ["food", "ore", "mana"])
    t.play("gain ore", "gain mana")  # the two may differ
    assert t.has(1) == (1, 2, 2) and t.seat == 2 and token_at(t, "elan.b") is None
    t = found("treasure").play("gain ore", "gain ore")
    assert t.has(1) == (1, 3, 1)


# ---------------------------------------------------------------- exploration.4: the bandits
@law("tek", "exploration.4")
def test_bandits_take_two_resources() -> None:
    t = found("bandits")
    assert (t.asked, t.seat) == ("bandits", 1)
    assert set(t.options()) == {"pass", "1o1m", "1f1m", "1f1o"}
    for wrong in ("1f", "0", "1o", "2f"):
        t.refuses(f"bandits {wrong}", "exploration.4")
    t.play("bandits 1f1m")
    assert t.has(1) == (0, 1, 0) and t.at("elan.b") == [1] and token_at(t, "elan.b") is None


@law("tek", "exploration.4")
def test_or_the_figure() -> None:
    t = found("bandits").play("bandits pass")
    assert t.has(1) == (1, 1, 1) and t.at("elan.b") == [] and t.figures(1) == 2 and token_at(t, "elan.b") is None


@law("tek", "exploration.4")
def test_who_has_less_than_two_loses_the_figure() -> None:
    t = three().stand(1, "elan.a", "elan.e").goods(1, food=1).token("elan.b", "bandits", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.b")
    assert t.at("elan.b") == [] and t.figures(1) == 1 and t.has(1) == (1, 0, 0)


@law("tek", "exploration.4")
@pytest.mark.parametrize(("food", "ore", "left"), [(2, 0, (0, 0, 0)), (1, 0, (0, 0, 0)), (0, 0, (0, 0, 0))])
def test_a_last_figure_pays_what_there_is_and_stays(food: int, ore: int, left: tuple[int, int, int]) -> None:  # T-22
    t = three().stand(1, "elan.a").goods(1, food=food, ore=ore).token("elan.b", "bandits", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.b")
    assert t.at("elan.b") == [1] and t.has(1) == left and token_at(t, "elan.b") is None


@law("tek", "exploration.4")
def test_a_last_figure_must_pay() -> None:  # T-22
    t = three().stand(1, "elan.a").goods(1, food=2, ore=1).token("elan.b", "bandits", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.b")
    assert set(t.options()) == {"2f", "1f1o"}
    t.refuses("bandits pass", "exploration.4")


@law("tek", "exploration.4")
def test_bandits_lie_in_wait_for_a_retreat_too() -> None:
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c").goods(1, food=3).token("elan.b", "bandits", hidden=True)
    lost_war(t).play("retreat elan.b")  # 2 of the 3 food
    assert t.at("elan.b") == [] and t.figures(1) == 1 and t.has(1) == (1, 0, 0)


# ---------------------------------------------------------------- exploration.5: the dragon's lair
def beaten(tower: int, food: int, *lairs: str) -> Table:
    """Seat 2, whose tower is so high, has lost a war in elan.c to seat 1, who came from elan.a."""
    t = three().stand(1, "elan.a", *lairs).stand(2, "elan.c").tower(2, tower).goods(1, ore=1).goods(2, food=food)
    return t.token("galson.a", "dragon-lair").begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)


def price_of(t: Table, refuge: str) -> str:
    """What a retreat there is said to cost."""
    ask = t.live.session.ask
    assert ask is not None and t.asked == "retreat"
    bundle = RULEBOOK.foretell(t.state, ask, region(refuge))[0].args["it"]
    assert isinstance(bundle, Message)
    return "".join(f"{n}{name[0]}" for name, n in bundle.args.items() if n) or "0"


@law("tek", "exploration.5")
def test_the_dragon_lowers_the_losers_tower_and_spares_the_food() -> None:  # T-09
    t = beaten(3, 0, "galson.a")
    assert (t.asked, t.seat, t.options()) == ("lair", 1, ["no", "yes"])
    t.play("lair yes")
    assert t.state.tower == [0, 2, 0]
    assert (t.asked, t.seat) == ("retreat", 2) and "elan.b" in t.options()  # without any food
    t.play("retreat elan.b")
    assert t.at("elan.b") == [2] and t.has(2) == (0, 0, 0) and token_at(t, "galson.a") == "dragon-lair"


@law("tek", "exploration.5")
def test_a_free_retreat_takes_no_food_that_is_there() -> None:
    t = beaten(3, 9, "galson.a").play("lair yes")
    assert price_of(t, "elan.b") == "0"  # and says so before the click
    t.play("retreat elan.b")
    assert t.has(2) == (9, 0, 0)
    t = beaten(3, 9, "galson.a").play("lair no")
    assert price_of(t, "elan.b") == "3f"
    t.play("retreat elan.b")
    assert t.has(2) == (6, 0, 0) and t.state.tower[1] == 3  # 3 figures in play


@law("tek", "exploration.5")
def test_who_will_not_or_cannot_retreat_is_removed_and_the_tower_drops_all_the_same() -> None:  # T-09
    t = beaten(3, 0, "galson.a").play("lair yes", "retreat pass")
    assert t.figures(2) == 2 and t.state.tower[1] == 2
    t = three().stand(1, "elan.a", "galson.a", "elan.b", "elan.b", "elan.e", "elan.d").stand(3, "elan.e", "elan.d")
    t.stand(2, "elan.c").stand(3, "elan.a").tower(2, 3).goods(1, ore=1).token("galson.a", "dragon-lair").begin("patrol")
    t.patrol("elan.a", "elan.c").dials(1, 0).play("lair yes")
    assert t.figures(2) == 2 and t.state.tower[1] == 2 and t.asked == "act"


@law("tek", "exploration.5")
def test_no_dragon_without_a_figure_in_the_lair_or_against_no_tower() -> None:  # T-09
    assert beaten(3, 0, "galson.b").said()[-1] == "removed"
    assert beaten(0, 0, "galson.a").said()[-1] == "removed"
    t = beaten(1, 0, "galson.a").play("lair yes", "retreat pass")
    assert t.state.tower[1] == 0


@law("tek", "exploration.5")
def test_the_defender_may_use_it_too_and_the_loser_may_not() -> None:
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c", "galson.a").tower(1, 2).tower(2, 2)
    lost_war(t.token("galson.a", "dragon-lair"))
    assert (t.asked, t.seat) == ("lair", 2)
    t.play("lair yes")
    assert t.state.tower == [1, 2, 0]
    t = three().stand(1, "elan.a", "galson.a").stand(2, "elan.c").tower(1, 2).tower(2, 2)
    assert lost_war(t.token("galson.a", "dragon-lair")).said()[-1] == "removed"


@law("tek", "exploration.5")
def test_allies_in_the_lair_both_have_it() -> None:
    t = three().stand(1, "elan.a", "galson.a").stand(3, "galson.a").stand(2, "elan.c").tower(2, 1).goods(1, ore=1)
    t.token("galson.a", "dragon-lair").begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)
    assert (t.asked, t.seat) == ("lair", 1)
    t = three().stand(3, "elan.a", "galson.a").stand(1, "galson.a", "elan.e").stand(2, "elan.c").tower(2, 1).goods(3, ore=1)
    t.token("galson.a", "dragon-lair").begin("patrol", active=3).patrol("elan.a", "elan.c").dials(1, 0)
    assert (t.asked, t.seat) == ("lair", 3)


@law("tek", "exploration.5")
def test_a_neutral_figure_fears_no_dragon() -> None:
    t = Table("orcs humans", homes="elan galson", lost="intheoros").stand(2, "galson.c", "galson.c").tower(2, 3)
    t.stand(1, "elan.a", "elan.c").goods(1, ore=5).token("elan.c", "dragon-lair").begin("quest").quest("elan.a", "intheoros.a")
    assert "neutral" in t.said() and t.asked == "choose" and t.state.tower == [0, 3]


# ---------------------------------------------------------------- exploration.6: the camp
@law("tek", "exploration.6")
@pytest.mark.parametrize(("at", "gain"), [("elan.a", (2, 0, 0)), ("elan.c", (0, 2, 0)), ("elan.b", (0, 0, 2))])
def test_a_camp_doubles_what_its_region_gives(at: str, gain: tuple[int, int, int]) -> None:
    t = three().stand(1, at, at).token(at, "camp").begin("build", active=2)
    assert t.has(1) == gain and token_at(t, at) == "camp"
    t = three().stand(1, at, at).token("elan.e", "camp").begin("build", active=2)
    assert sum(t.has(1)) == 1


@law("tek", "exploration.6")
def test_a_hidden_camp_gives_nothing_more() -> None:
    t = three().stand(1, "elan.a", "elan.a").token("elan.a", "camp", hidden=True).begin("build", active=2)
    assert t.has(1) == (1, 0, 0)


@law("tek", "exploration.6")
def test_in_the_ruins_two_of_choice_and_in_a_capital_still_nothing() -> None:
    t = three(homes="kdovikdesko galson parohan").stand(1, "kdovikdesko.c", "kdovikdesko.d").token("kdovikdesko.c", "camp")
    t.token("kdovikdesko.d", "camp").begin("build", active=2).play("gain food", "gain mana")
    assert t.has(1) == (1, 0, 1) and t.asked == "choose"


@law("tek", "exploration.6")
def test_allies_in_a_camp_both_get_two() -> None:
    t = three().stand(1, "elan.a", "elan.e").stand(3, "elan.a").token("elan.a", "camp").begin("build", active=2)
    assert t.has(1) == (2, 0, 1) and t.has(3) == (2, 0, 1)


# ---------------------------------------------------------------- exploration.7: the fort
def highest(t: Table, seat: int) -> int:
    return int(t.options(seat)[-1])


@law("tek", "exploration.7")
def test_a_fort_makes_attacks_two_cheaper_anywhere() -> None:
    t = three().stand(1, "elan.a", "galson.a").stand(2, "elan.c").goods(1, ore=3).token("galson.a", "fort").begin("patrol")
    t.patrol("elan.a", "elan.c")
    assert highest(t, 1) == 5
    t.refuses("1: dial 6", "war.2")
    t.dials(4, 0)
    assert t.has(1) == (0, 1, 0) and token_at(t, "galson.a") == "fort"


@law("tek", "exploration.7")
def test_it_does_not_help_the_defender_or_who_is_not_there() -> None:
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c", "galson.a").goods(1, ore=3).goods(2, ore=3)
    t.token("galson.a", "fort").begin("patrol").patrol("elan.a", "elan.c")
    assert highest(t, 1) == highest(t, 2) == 3


@law("tek", "exploration.7")
def test_it_is_checked_after_the_attacking_move() -> None:  # T-16
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c").goods(1, ore=3).token("elan.a", "fort").begin("patrol")
    t.patrol("elan.a", "elan.c")
    assert highest(t, 1) == 3  # nobody is left in the fort
    t = three().stand(1, "elan.a", "elan.a").stand(2, "elan.c").goods(1, ore=3).token("elan.a", "fort").begin("patrol")
    t.patrol("elan.a", "elan.c")
    assert highest(t, 1) == 5
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c").goods(1, ore=3).token("elan.c", "fort").begin("patrol")
    t.patrol("elan.a", "elan.c")
    assert highest(t, 1) == 5  # the attacker has come into the fort


@law("tek", "exploration.7")
def test_two_forts_add_up_but_not_two_figures_in_one() -> None:
    t = three().stand(1, "elan.a", "galson.a", "parohan.a").stand(2, "elan.c").goods(1, ore=1).token("galson.a", "fort")
    t.token("parohan.a", "fort").begin("patrol").patrol("elan.a", "elan.c")
    assert highest(t, 1) == 5
    t = three().stand(1, "elan.a", "galson.a", "galson.a").stand(2, "elan.c").goods(1, ore=1).token("galson.a", "fort")
    t.begin("patrol").patrol("elan.a", "elan.c")
    assert highest(t, 1) == 3


# ---------------------------------------------------------------- exploration.8: the town
@law("tek", "exploration.8")
def test_a_town_is_worth_a_point_to_who_stands_there() -> None:
    t = three().stand(1, "elan.a", "elan.a").token("elan.a", "town").token("galson.c", "town")
    assert [t.points(seat, "towns") for seat in (1, 2, 3)] == [1, 1, 0]
    t = three().stand(1, "elan.a", "elan.b").token("elan.a", "town").token("elan.b", "town")
    assert t.points(1, "towns") == 2 and t.points(1) == 4


@law("tek", "exploration.8")
def test_allies_in_a_town_get_a_point_each() -> None:
    t = three().stand(1, "elan.a", "elan.b").stand(3, "elan.a").token("elan.a", "town")
    assert [t.points(seat, "towns") for seat in (1, 2, 3)] == [1, 0, 1]


@law("tek", "exploration.8")
def test_an_empty_or_hidden_town_is_worth_nothing() -> None:
    t = three().stand(1, "elan.a", "elan.b").token("elan.c", "town").token("elan.a", "town", hidden=True)
    assert [t.points(seat, "towns") for seat in (1, 2, 3)] == [0, 0, 0]
    t = found("town")
    assert t.points(1, "towns") == 1 and token_at(t, "elan.b") == "town"


# ---------------------------------------------------------------- exploration.9: the church
@law("tek", "exploration.9")
def test_a_figure_that_would_be_lost_may_go_to_the_church() -> None:
    t = lost_war(three().stand(1, "elan.a", "galson.a").stand(2, "elan.c").token("galson.a", "church"))
    assert (t.asked, t.seat, t.options()) == ("church", 1, ["no", "yes"])
    t.play("church yes")
    assert t.at("galson.a") == [1, 1] and t.figures(1) == 2 and token_at(t, "galson.a") is None


@law("tek", "exploration.9")
def test_it_need_not() -> None:
    t = lost_war(three().stand(1, "elan.a", "galson.a").stand(2, "elan.c").token("galson.a", "church")).play("church no")
    assert t.figures(1) == 1 and t.at("galson.a") == [1] and token_at(t, "galson.a") == "church"


@law("tek", "exploration.9")
def test_only_a_figure_that_would_be_lost() -> None:
    t = three().stand(1, "elan.a", "galson.a").stand(2, "elan.c").goods(1, food=2).token("galson.a", "church")
    lost_war(t).play("retreat elan.b")
    assert t.at("elan.b") == [1] and token_at(t, "galson.a") == "church"
    t = three().stand(1, "elan.a", "galson.a").stand(2, "elan.c").goods(1, food=2).token("galson.a", "church")
    lost_war(t).play("retreat pass", "church yes")
    assert t.at("galson.a") == [1, 1] and t.has(1) == (2, 0, 0)


@law("tek", "exploration.9")
def test_the_defender_finds_shelter_too() -> None:
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c", "galson.a").goods(1, ore=1).token("galson.a", "church")
    t.begin("patrol").patrol("elan.a", "elan.c").dials(1, 0).play("2: church yes")
    assert t.at("galson.a") == [2, 2] and t.at("elan.c") == [1]


@law("tek", "exploration.9")
def test_a_full_church_a_strange_church_and_the_lost_region_itself_give_no_shelter() -> None:
    t = three().stand(1, "elan.a", "galson.a", "galson.a").stand(2, "elan.c").token("galson.a", "church")
    assert lost_war(t).figures(1) == 2 and t.asked == "act"
    t = three().stand(1, "elan.a", "galson.a").stand(3, "galson.a").stand(2, "elan.c").token("galson.a", "church")
    assert lost_war(t).figures(1) == 1  # shared with an ally: full
    t = three().stand(1, "elan.a", "elan.e").stand(3, "galson.a").stand(2, "elan.c").token("galson.a", "church")
    assert lost_war(t).figures(1) == 1  # an ally stands there alone
    t = three().stand(1, "elan.a", "elan.e").stand(2, "elan.c").token("elan.c", "church")
    assert lost_war(t).figures(1) == 1  # the war was fought in the church


@law("tek", "exploration.9")
def test_bandits_know_no_church() -> None:
    t = three().stand(1, "elan.a", "galson.a").token("galson.a", "church").token("elan.b", "bandits", hidden=True)
    t.begin("patrol").patrol("elan.a", "elan.b")
    assert t.figures(1) == 1  # no war was lost


# ---------------------------------------------------------------- exploration.10: a blank
@law("tek", "exploration.10")
def test_a_blank_does_nothing() -> None:
    t = found("blank")
    assert t.has(1) == (1, 1, 1) and t.at("elan.b") == [1] and t.seat == 2
    assert token_at(t, "elan.b") is None and t.points(1) == 3 and t.state.token[region("elan.b")] == 0


# ---------------------------------------------------------------- what a token that was found cannot do
@pytest.mark.parametrize("token", TOKENS)
def test_a_token_that_was_turned_up_cannot_be_taken_back(token: str) -> None:
    t = found(token)
    refusal = t.live.why_not_undo(0)
    assert refusal is not None
