"""The score sheet and the tie-breaks (scoring, regions.3, regions.8, two.6)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.tek.table import Table

CAPITALS = ["aughmoore.c", "pocemburg.c", "zmatkansko.c", "morandrea.e", "kdovikdesko.d"]


def three(homes: str = "elan galson parohan", nations: str = "orcs elves dwarves") -> Table:
    """Three kingdoms of no level, with nothing."""
    return Table(nations, homes=homes)


def level_terms() -> Table:
    """Three kingdoms of two figures each."""
    t = three()
    return t.stand(1, "elan.a", "elan.b").stand(2, "galson.a", "galson.b").stand(3, "parohan.a", "parohan.b")


# ---------------------------------------------------------------- scoring.1, regions.8
@law("tek", "scoring.1")
def test_a_point_for_each_figure() -> None:
    t = three().stand(1, "elan.a", "elan.a", "galson.d").stand(2, "galson.a").stand(3, "parohan.a", "parohan.b")
    assert [t.points(seat, "figures") for seat in (1, 2, 3)] == [3, 1, 2]
    assert [t.points(seat) for seat in (1, 2, 3)] == [3, 1, 2]


@law("tek", "scoring.1", "regions.8")
def test_figures_in_the_ruins_are_lost_lying_or_standing() -> None:  # T-02
    t = three("tul-grund galson parohan").stand(1, "tul-grund.a", "tul-grund.c", "tul-grund.c").upright(1, "tul-grund.c")
    t.stand(2, "galson.a", "galson.a", "parohan.e").upright(2, "parohan.e").stand(3, "parohan.e", "parohan.a")
    assert t.lying(1, "tul-grund.c") == 1 and t.lying(2, "parohan.e") == 0 and t.lying(3, "parohan.e") == 1
    assert [t.points(seat, "figures") for seat in (1, 2, 3)] == [1, 2, 1]
    assert t.figures(1) == 3  # during the game they are in play as any other


@law("tek", "regions.8")
def test_the_lost_hold_no_town_and_count_for_no_ability() -> None:  # E05
    t = three("tul-grund galson parohan").magic(1, 5).token("tul-grund.c", "town")
    t.stand(1, "tul-grund.a", "tul-grund.c").stand(2, "tul-grund.c", "galson.a").stand(3, "parohan.a", "parohan.b")
    assert t.points(1, "towns") == t.points(2, "towns") == 0
    assert t.points(1, "bonus") == 2  # Orcs 5: an enemy lost in your ruins is nobody in your home
    t = three("tul-grund galson parohan").magic(1, 5)
    t.stand(1, "tul-grund.a", "tul-grund.c").stand(2, "tul-grund.d", "galson.a").stand(3, "parohan.a", "parohan.b")
    assert t.points(1, "bonus") == 0


@law("tek", "regions.8")
def test_at_the_end_of_a_game_they_score_nothing() -> None:
    t = three("tul-grund galson parohan").stand(1, "tul-grund.c", "tul-grund.c", "tul-grund.a")
    t.stand(2, "galson.a", "galson.b").stand(3, "parohan.a", "parohan.a").tower(1, 6)
    t.shields("patrol", "quest", "research", "trade").begin("build")
    while not t.live.over:
        t.play(t.options()[-1])
    kingdoms = t.live.view(None).kingdoms
    assert [k.points for k in kingdoms] == [1 + 8, 2, 2] and t.winners == [1]


# ---------------------------------------------------------------- scoring.2
@law("tek", "scoring.2")
@pytest.mark.parametrize(("level", "points"), list(enumerate([0, 1, 2, 3, 4, 6, 8])))
def test_the_tower_scores_the_total_of_its_level(level: int, points: int) -> None:  # T-19
    t = level_terms().tower(1, level)
    assert t.points(1, "tower") == points and t.points(1) == 2 + points
    assert t.points(2, "tower") == 0


# ---------------------------------------------------------------- scoring.3
@law("tek", "scoring.3")
def test_level_five_adds_its_bonus_and_no_lower_level_does() -> None:
    t = level_terms().magic(1, 5).magic(2, 4)
    assert t.points(1, "magic") == 5 and t.points(1, "bonus") == 2  # Orcs 5: nobody in their home
    assert t.points(2, "magic") == 4 and t.points(2, "bonus") == 0
    t = level_terms().magic(1, 4)
    assert t.points(1, "magic") == 4 and t.points(1, "bonus") == 0


# ---------------------------------------------------------------- scoring.4, regions.3
@law("tek", "scoring.4", "regions.3")
@pytest.mark.parametrize("capital", CAPITALS)
def test_a_capital_is_worth_two_alone_and_one_each_when_shared(capital: str) -> None:
    homes = f"{capital.split('.')[0]} galson parohan"
    t = three(homes).stand(1, capital, "galson.a").stand(2, "galson.b", "galson.d").stand(3, "parohan.a", "parohan.b")
    assert t.points(1, "capitals") == 2 and t.points(2, "capitals") == 0
    t = three(homes).stand(1, capital, "galson.a").stand(2, capital, "galson.d").stand(3, "parohan.a", "parohan.b")
    assert t.points(1, "capitals") == t.points(2, "capitals") == 1 and t.points(3, "capitals") == 0
    t = three(homes).stand(1, "galson.a", "galson.a").stand(2, capital, capital).stand(3, "parohan.a", "parohan.b")
    assert t.points(1, "capitals") == 0 and t.points(2, "capitals") == 2  # two figures, one capital; home does not matter


@law("tek", "scoring.4")
def test_several_capitals_add_up() -> None:
    t = three("aughmoore pocemburg zmatkansko").stand(1, "aughmoore.c", "pocemburg.c", "zmatkansko.c")
    t.stand(2, "pocemburg.c", "pocemburg.a").stand(3, "zmatkansko.a", "zmatkansko.d")
    assert t.points(1, "capitals") == 5 and t.points(2, "capitals") == 1


# ---------------------------------------------------------------- scoring.6
@law("tek", "scoring.6")
def test_most_points_win_all_sources_included() -> None:
    t = level_terms().tower(1, 1).magic(2, 2).tower(3, 3)
    assert [t.points(seat) for seat in (1, 2, 3)] == [3, 4, 5]
    assert t.winners == [3] and t.how == "points"


@law("tek", "scoring.6")
def test_points_from_exploration_tokens_decide() -> None:
    t = level_terms().tower(1, 1).crown(2)
    assert t.points(2) == 4 and t.winners == [2] and t.how == "points"
    t = level_terms().tower(1, 1).token("parohan.a", "town").token("parohan.b", "town")
    assert t.points(3) == 4 and t.winners == [3]


@law("tek", "scoring.6", "two.6")
def test_points_of_the_two_player_game_decide() -> None:
    t = Table("orcs dwarves", homes="elan galson", lost="intheoros").tower(1, 2)
    t.stand(1, "elan.a", "elan.b").beaten(2, "intheoros.a", "intheoros.b").stand(2, "intheoros.a", "galson.b")
    assert t.points(1) == 4 and t.points(2) == 2 + 2 + 1
    assert t.winners == [2] and t.how == "points"


@law("tek", "scoring.6")
def test_more_of_everything_else_does_not_beat_a_point() -> None:
    t = three().stand(1, "elan.a", "elan.b", "elan.c", "elan.d").goods(1, food=9, ore=9, mana=9)
    t.stand(2, "galson.a").magic(2, 4).stand(3, "parohan.a")
    assert t.points(1) == 4 and t.points(2) == 5 and t.winners == [2]


# ---------------------------------------------------------------- scoring.5
@law("tek", "scoring.5")
def test_first_more_figures_break_a_tie() -> None:
    t = three().stand(1, "elan.a", "elan.b", "elan.c").stand(2, "galson.a", "galson.b").stand(3, "parohan.a")
    t.tower(2, 1).goods(2, food=9, ore=9, mana=9)
    assert t.points(1) == t.points(2) == 3
    assert t.winners == [1] and t.how == "tie-break"


@law("tek", "scoring.5")
def test_figures_in_the_ruins_do_not_count_in_a_tie() -> None:  # T-13
    t = three("tul-grund galson parohan").stand(1, "tul-grund.a", "tul-grund.b", "tul-grund.c", "tul-grund.c").tower(1, 1)
    t.stand(2, "galson.a", "galson.b", "galson.d").stand(3, "parohan.a")
    assert t.figures(1) == 4 and t.figures(2) == 3
    assert t.points(1) == t.points(2) == 3
    assert t.winners == [2] and t.how == "tie-break"


@law("tek", "scoring.5")
def test_then_the_higher_tower() -> None:
    t = level_terms().tower(1, 2).magic(2, 2).goods(2, food=9, ore=9, mana=9)
    assert t.points(1) == t.points(2) == 4
    assert t.winners == [1] and t.how == "tie-break"
    t = level_terms().tower(2, 2).magic(1, 2).goods(1, food=9)
    assert t.winners == [2]


@law("tek", "scoring.5")
def test_then_the_higher_magic() -> None:
    t = three("pocemburg galson aughmoore").magic(1, 1).stand(1, "pocemburg.a", "pocemburg.b")
    t.token("galson.a", "town").stand(2, "galson.a", "galson.b").goods(2, food=9, ore=9, mana=9).stand(3, "aughmoore.a")
    assert t.points(1) == t.points(2) == 3 and t.state.tower == [0, 0, 0]
    assert t.winners == [1] and t.how == "tie-break"


@law("tek", "scoring.5")
def test_then_all_resources_together() -> None:
    t = level_terms().goods(1, food=2, ore=2, mana=2).goods(2, mana=5).goods(3, ore=5)
    assert [t.points(seat) for seat in (1, 2, 3)] == [2, 2, 2]
    assert t.winners == [1] and t.how == "tie-break"
    t = level_terms().goods(1, food=2, ore=2, mana=2).goods(2, food=7).goods(3, ore=5)
    assert t.winners == [2]


@law("tek", "scoring.5")
def test_else_it_is_a_draw() -> None:
    t = level_terms().goods(1, food=3).goods(2, mana=3).goods(3, ore=1)
    assert t.winners == [1, 2] and t.how == "draw"
    t = level_terms()
    assert t.winners == [1, 2, 3] and t.how == "draw"


@law("tek", "scoring.5")
def test_a_tie_below_the_winner_matters_to_nobody() -> None:
    t = level_terms().tower(3, 1)
    assert t.points(1) == t.points(2) == 2 and t.winners == [3] and t.how == "points"


# ---------------------------------------------------------------- two.6
@law("tek", "two.6")
def test_lost_kingdom_regions_and_beaten_figures_score_once() -> None:  # T-18
    t = Table("orcs dwarves", homes="elan galson", lost="intheoros").stand(2, "galson.a", "galson.b")
    t.beaten(1, "intheoros.a", "intheoros.b", "intheoros.c").stand(1, "intheoros.a", "intheoros.b", "intheoros.b", "elan.a")
    assert t.points(1, "figures") == 4
    assert t.points(1, "trophies") == 3  # one for each beaten figure, although the rulebook says it twice
    assert t.points(1, "lost-kingdom") == 2  # one for each region, not for each figure
    assert t.points(1) == 9 and t.points(2) == 2


@law("tek", "two.6")
def test_lost_kingdom_ruins_score_nothing() -> None:
    t = Table("orcs dwarves", homes="elan galson", lost="tul-grund").stand(2, "galson.a", "galson.b")
    t.beaten(1, "tul-grund.c").stand(1, "tul-grund.c", "elan.a")
    assert t.points(1, "figures") == 1 and t.points(1, "lost-kingdom") == 0 and t.points(1, "trophies") == 1


@law("tek", "two.6")
def test_a_home_is_no_lost_kingdom_and_more_players_have_none() -> None:
    t = Table("orcs dwarves", homes="elan galson", lost="intheoros").stand(1, "elan.a", "galson.d").stand(2, "galson.a")
    assert t.points(1, "lost-kingdom") == t.points(2, "lost-kingdom") == 0
    assert "lost-kingdom" not in {row.key for row in level_terms().live.result.sheet}
