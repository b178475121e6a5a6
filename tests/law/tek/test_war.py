"""War: who fights, the secret dials, who wins, what is paid (war.1-10, two.5, T-07, T-08, T-25)."""

from __future__ import annotations

import json
from itertools import permutations

import msgspec
import pytest

from regnum.bots.codec import digest
from regnum.engine.errors import IllegalMove
from regnum.games.tek.state import HIDDEN
from regnum.law import law
from tests.law.tek.table import Table, battle


def duel(one: str = "humans", two: str = "dwarves") -> Table:
    """Two players only; seat 1 in elan.a can attack seat 2 in elan.c."""
    t = Table(f"{one} {two}", homes="elan tutenstan", lost="galson")
    return t.stand(1, "elan.a", "elan.e").stand(2, "elan.c", "tutenstan.a")


# ---------------------------------------------------------------- how a war starts
@law("tek", "war.1")
def test_moving_onto_another_players_figure_starts_a_war_with_the_mover_as_attacker() -> None:
    t = battle("humans", "dwarves").begin("patrol").patrol("elan.a", "elan.c")
    war = t.live.view(None).war
    assert (war.region, war.attacker, war.defender) == ("elan.c", 0, 1)
    assert t.at("elan.c") == [1, 2]
    assert t.asked == "dial"


@law("tek", "war.1")
def test_a_quest_starts_a_war_too_and_the_other_seat_is_the_defender() -> None:
    t = battle("humans", "dwarves").begin("quest", active=2).quest("tutenstan.a", "elan.a")
    war = t.live.view(None).war
    assert (war.region, war.attacker, war.defender) == ("elan.a", 1, 0)


@law("tek", "war.1")
def test_moving_to_an_empty_region_or_beside_an_own_figure_starts_no_war() -> None:
    t = battle("humans", "dwarves").begin("patrol").patrol("elan.a", "elan.b")
    assert t.live.view(None).war is None
    assert t.asked == "act"
    t = battle("humans", "dwarves").stand(1, "elan.b").begin("patrol").patrol("elan.a", "elan.b")
    assert t.at("elan.b") == [1, 1]
    assert t.live.view(None).war is None


# ---------------------------------------------------------------- the dials
@law("tek", "war.2")
def test_the_dial_takes_every_number_that_can_be_paid_and_none_above() -> None:
    t = battle("humans", "dwarves").goods(1, food=9, ore=3, mana=2).goods(2, ore=1)
    t.begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1) == [str(n) for n in range(8)]
    assert t.options(2) == ["0", "1"]
    t.refuses("1: dial 8", "war.2")
    t.refuses("2: dial 2", "war.2")
    assert t.refused(1, "8") == "war.2"


@law("tek", "war.2")
def test_the_dial_ends_at_eleven_however_rich_the_player() -> None:
    t = battle("humans", "dwarves").goods(1, ore=9, mana=9).begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1) == [str(n) for n in range(12)]
    with pytest.raises(IllegalMove):
        t.play("1: dial 12")


@law("tek", "war.2")
def test_discounts_let_a_player_set_more_than_the_resources_pay() -> None:
    t = battle("orcs", "dwarves").goods(1, ore=2).begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1)[-1] == "2"
    t = battle("orcs", "dwarves").magic(1, 3).goods(1, ore=2).begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1)[-1] == "3"


@law("tek", "war.2", "war.4")
def test_dials_are_secret_on_both_sides_until_both_are_set() -> None:
    """Whatever the first one set, nobody sees a difference: not the foe, not the third player, not a spectator."""
    for first, second in ((1, 2), (2, 1)):
        seen = []
        for number in (0, 1, 5, 7):
            t = battle("humans", "dwarves").goods(1, ore=9).goods(2, ore=9)
            t.begin("patrol").patrol("elan.a", "elan.c").play(f"{first}: dial {number}")
            assert t.state.war is not None and t.state.war.dials == [HIDDEN, HIDDEN]
            views = [msgspec.to_builtins(t.live.view(s)) for s in (None, 0, 1, 2)]
            assert all(view["war"]["dials"] == [None, None] for view in views)
            assert t.seat == second
            seen.append((json.dumps(views), digest(t.state), t.options(second), t.said()))
        assert all(s == seen[0] for s in seen)


@law("tek", "war.2", "war.4")
def test_a_player_who_can_only_show_the_flag_is_asked_all_the_same() -> None:
    t = battle("humans", "dwarves").goods(1, ore=4).begin("patrol").patrol("elan.a", "elan.c").play("1: dial 4")
    assert t.seat == 2
    assert t.options(2) == ["0"]
    assert t.state.war is not None and t.state.war.dials == [HIDDEN, HIDDEN]
    t.play("2: dial 0")
    assert t.at("elan.c") == [1]


@law("tek", "war.4")
def test_an_answered_dial_does_not_bind_the_other_and_the_order_of_answers_changes_nothing() -> None:
    for attack, defence in ((3, 2), (2, 3), (3, 3), (0, 2), (2, 0), (0, 0)):
        ends = set()
        for order in permutations((f"1: dial {attack}", f"2: dial {defence}")):
            t = battle("humans", "dwarves").goods(1, food=3, ore=3).goods(2, food=3, ore=3)
            t.begin("patrol").patrol("elan.a", "elan.c").play(*order)
            ends.add((digest(t.state), tuple(t.said()), t.asked, tuple(t.options())))
        assert len(ends) == 1


@law("tek", "war.4")
def test_a_dial_can_be_set_anew_until_the_other_is_set_but_not_after_the_reveal() -> None:
    t = battle("humans", "dwarves").goods(1, ore=5).goods(2, ore=2).begin("patrol").patrol("elan.a", "elan.c")
    t.play("1: dial 1")
    t.live.undo(0)
    t.play("1: dial 5", "2: dial 2")
    assert t.has(1) == (0, 0, 0)
    refusal = t.live.why_not_undo(1)
    assert refusal is not None and refusal.reason.key == "regnum-undo-known"


# ---------------------------------------------------------------- who wins
@law("tek", "war.4", "war.9")
@pytest.mark.parametrize(("attack", "defence", "stays"), [(3, 2, 1), (2, 3, 2), (11, 10, 1), (1, 11, 2)])
def test_the_higher_number_wins(attack: int, defence: int, stays: int) -> None:
    t = battle("humans", "dwarves").goods(1, ore=9, mana=1).goods(2, ore=9, mana=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(attack, defence)
    while t.asked == "pay":
        t.play(t.options()[0])
    assert t.at("elan.c") == [stays]


@law("tek", "war.5")
def test_equal_numbers_the_defender_wins() -> None:
    t = battle("humans", "dwarves").goods(1, ore=4).goods(2, ore=4)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(4, 4)
    assert t.at("elan.c") == [2]
    assert t.figures(1) == 1


@law("tek", "war.6", "alliance.1")
def test_two_flags_make_an_alliance_and_cost_nothing() -> None:
    t = battle("humans", "dwarves").goods(1, food=1, ore=2, mana=3).goods(2, food=3, ore=2, mana=1)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(0, 0)
    assert t.at("elan.c") == [1, 2]
    assert t.has(1) == (1, 2, 3)
    assert t.has(2) == (3, 2, 1)
    assert t.asked == "act"


@law("tek", "war.3", "war.7")
@pytest.mark.parametrize(("attack", "defence", "stays"), [(1, 0, 1), (0, 1, 2)])
def test_any_number_beats_the_flag_and_the_flag_pays_nothing(attack: int, defence: int, stays: int) -> None:
    """T-07, either way round: even a 1 beats the flag."""
    t = battle("humans", "dwarves").goods(1, ore=3).goods(2, ore=3)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(attack, defence)
    assert t.at("elan.c") == [stays]
    assert t.has(stays) == (0, 2, 0)
    assert t.has(3 - stays) == (0, 3, 0)


@law("tek", "war.3")
def test_the_flag_is_always_open_even_without_resources() -> None:
    t = battle("humans", "dwarves").begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1) == t.options(2) == ["0"]
    t.dials(0, 0)
    assert t.at("elan.c") == [1, 2]


@law("tek", "two.5")
def test_two_players_two_flags_the_defender_wins_and_nobody_pays() -> None:
    """T-08: no alliance between two; the attacker retreats at the usual price or loses the figure."""
    t = duel().goods(1, food=2, ore=3).goods(2, ore=3).begin("patrol").patrol("elan.a", "elan.c").dials(0, 0)
    assert (t.asked, t.seat) == ("retreat", 1)
    assert t.has(1) == (2, 3, 0)
    t.play("retreat elan.a")
    assert t.at("elan.c") == [2]
    assert t.has(1) == (0, 3, 0)
    assert t.has(2) == (0, 3, 0)
    t = duel().goods(1, ore=3).begin("patrol").patrol("elan.a", "elan.c").dials(0, 0)
    assert t.at("elan.c") == [2]
    assert t.figures(1) == 1


@law("tek", "two.5", "faction.orcs.1")
def test_two_players_two_flags_are_no_tie_for_the_orcs() -> None:
    """T-25: Orcs win ties of numbers only; with two flags the defender wins, whoever that is."""
    t = duel("orcs").magic(1, 1).begin("patrol").patrol("elan.a", "elan.c").dials(0, 0)
    assert t.at("elan.c") == [2]
    t = duel("dwarves", "orcs").magic(2, 1).begin("patrol").patrol("elan.a", "elan.c").dials(0, 0)
    assert t.at("elan.c") == [2]
    t = duel("orcs").magic(1, 1).goods(1, ore=2).goods(2, ore=2)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(2, 2)
    assert t.at("elan.c") == [1]


# ---------------------------------------------------------------- paying
@law("tek", "war.8")
@pytest.mark.parametrize(("attack", "defence"), [(4, 3), (3, 4), (3, 3)])
def test_win_or_lose_both_pay_their_own_number(attack: int, defence: int) -> None:
    t = battle("humans", "dwarves").goods(1, ore=9).goods(2, ore=9)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(attack, defence)
    assert t.has(1) == (0, 9 - attack, 0)
    assert t.has(2) == (0, 9 - defence, 0)


@law("tek", "war.8")
def test_mana_is_worth_two_ore_one_and_food_nothing() -> None:
    t = battle("humans", "dwarves").goods(1, food=9, ore=2, mana=2).begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1)[-1] == "6"
    t.dials(4, 0)
    assert t.asked == "pay"
    assert sorted(t.options()) == ["2m", "2o1m"]
    t.play("pay 2o1m")
    assert t.has(1) == (9, 0, 1)


@law("tek", "war.8")
def test_overpaying_only_where_no_exact_payment_is_possible_and_without_a_needless_resource() -> None:
    t = battle("humans", "dwarves").goods(1, mana=3).begin("patrol").patrol("elan.a", "elan.c").dials(3, 0)
    assert t.has(1) == (0, 0, 1)
    t = battle("humans", "dwarves").goods(1, ore=1, mana=3).begin("patrol").patrol("elan.a", "elan.c").dials(3, 0)
    assert t.has(1) == (0, 0, 2)


@law("tek", "war.8")
def test_a_discount_lowers_the_price_and_not_the_number() -> None:
    """Orcs 3: their 4 costs 3, and still loses to a 5; a number that the discount covers is free (E13)."""
    t = battle("orcs", "dwarves").magic(1, 3).goods(1, ore=4).goods(2, ore=5)
    t.begin("patrol").patrol("elan.a", "elan.c").dials(4, 5)
    assert t.at("elan.c") == [2]
    assert t.has(1) == (0, 1, 0)
    t = battle("orcs", "dwarves").magic(1, 3).begin("patrol").patrol("elan.a", "elan.c").dials(1, 0)
    assert t.at("elan.c") == [1]
    assert t.has(1) == (0, 0, 0)


@law("tek", "war.9")
def test_the_loser_chooses_between_retreat_and_removal() -> None:
    def lost() -> Table:
        t = battle("humans", "dwarves").goods(1, ore=2).goods(2, food=2)
        t.begin("patrol").patrol("elan.a", "elan.c").dials(2, 0)
        assert (t.asked, t.seat) == ("retreat", 2)
        assert "pass" in t.options()
        return t

    t = lost().play("retreat pass")
    assert (t.figures(2), t.has(2)) == (1, (2, 0, 0))
    t = lost().play("retreat elan.d")
    assert (t.figures(2), t.has(2), t.at("elan.d")) == (2, (0, 0, 0), [2])
    assert t.at("elan.c") == [1]


@law("tek", "war.10")
def test_the_example_of_the_rulebook() -> None:
    """Bára has 1 mana, 2 ore and a discount of 1: at most 5; it beats Jarmil's flag and costs her everything."""
    t = battle("orcs", "dwarves").magic(1, 3).goods(1, ore=2, mana=1).goods(2, food=2, ore=3)
    t.begin("patrol").patrol("elan.a", "elan.c")
    assert t.options(1)[-1] == "5"
    t.refuses("1: dial 6", "war.2")
    t.dials(5, 0)
    assert t.has(1) == (0, 0, 0)
    assert t.has(2) == (2, 3, 0)
    assert (t.asked, t.seat) == ("retreat", 2)
    assert t.at("elan.c") == [1, 2]
    t.play("retreat pass")
    assert t.at("elan.c") == [1]
    assert t.figures(2) == 1


@law("tek", "war.1", "move.2", "move.3")
def test_no_war_with_or_by_a_last_figure() -> None:
    def table(*regions: str) -> Table:
        return Table("humans dwarves orcs", homes="elan tutenstan galson").stand(1, *regions).stand(3, "galson.a", "galson.a")

    t = table("elan.e", "elan.e").stand(2, "elan.c").begin("patrol").play("act patrol")
    t.refuses("patrol-to elan.c", "move.2")
    t = table("elan.e").stand(2, "elan.c", "tutenstan.a").begin("patrol").play("act patrol")
    t.refuses("patrol-to elan.c", "move.3")
    t = table("elan.e", "elan.e").stand(2, "elan.c", "tutenstan.a").begin("patrol").play("act patrol")
    t.play("patrol-to elan.c")
    assert t.asked == "dial"
