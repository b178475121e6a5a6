"""Battle: who fights, ambush, roll, extra hits, taking hits (4.3)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.root.table import Table


def duel(attackers: int = 3, defenders: int = 2, foe: str = "eyrie") -> Table:
    """The Marquise stands in clearing 8 (fox) with an enemy, in her Daylight; nothing else is near."""
    t = Table("marquise eyrie alliance").army("marquise", 8, attackers)
    return t.army(foe, 8, defenders) if defenders else t


def attack(t: Table, *roll: int, foe: str = "eyrie") -> Table:
    """The Marquise attacks in clearing 8, unambushed."""
    t.begin("marquise", "daylight").play("act battle").answer(f"battle 8>{foe}")
    if roll:
        t.dice(*roll).play("ambush pass")
    return t


# ---------------------------------------------------------------- who fights
@law("root", "4.3", "2.7")
def test_a_battle_needs_warriors_and_an_enemy_in_the_same_clearing() -> None:
    t = Table("marquise eyrie alliance").army("marquise", 8, 2).army("eyrie", 8).army("alliance", 8).army("eyrie", 7)
    t.build("roost", 2).begin("marquise", "daylight").play("act battle")
    assert t.options() == ["8>eyrie", "8>alliance"]
    t.cannot("battle 7>eyrie")
    t.cannot("battle 8>marquise")


@law("root", "4.3")
def test_without_warriors_no_battle_even_where_buildings_stand() -> None:
    t = Table("marquise eyrie").build("sawmill", 8).army("eyrie", 8).army("marquise", 1)
    t.begin("marquise", "daylight")
    assert "battle" not in t.options()
    assert t.refused("battle") == "4.3"


@law("root", "4.3")
def test_a_token_alone_can_be_attacked() -> None:
    t = duel(2, 0).sympathy(8).begin("marquise", "daylight").play("act battle")
    t.dice(0, 0).play("ambush pass")
    assert t.sympathetic() == []
    assert t.score("marquise") == 1


# ---------------------------------------------------------------- ambush
@law("root", "4.3.1", "2.1.5")
def test_an_ambush_of_the_clearings_suit_deals_two_hits_at_once_and_is_discarded() -> None:
    t = attack(duel(3).hand("eyrie", "ambush-fox", "ambush-rabbit", "ambush-bird-1"))
    assert (t.asked, t.who) == ("ambush", "eyrie")
    assert sorted(t.options()) == ["ambush-bird-1", "ambush-fox", "pass"]
    t.play("ambush ambush-fox")
    assert (t.asked, t.who) == ("foil", "marquise")
    t.dice(0, 0).play("foil pass")
    assert t.at("marquise", 8) == 1
    assert "ambush-fox" in t.discards


@law("root", "4.3.1", "1.2.1")
def test_every_defender_is_asked_so_that_the_question_betrays_no_hand() -> None:
    t = attack(duel())
    assert (t.asked, t.options()) == ("ambush", ["pass"])


@law("root", "4.3.1/2")
def test_the_battle_ends_when_the_ambush_leaves_no_attacker() -> None:
    t = attack(duel(2).hand("eyrie", "ambush-fox")).play("ambush ambush-fox", "foil pass")
    assert (t.at("marquise", 8), t.at("eyrie", 8)) == (0, 2)
    assert "rolled" not in t.said()
    assert t.state.battle is None


@law("root", "4.3.1/2")
def test_the_battle_goes_on_while_one_attacker_is_left() -> None:
    t = attack(duel(3).hand("eyrie", "ambush-fox")).play("ambush ambush-fox").dice(3, 0).play("foil pass")
    assert "rolled" in t.said()
    assert (t.at("marquise", 8), t.at("eyrie", 8)) == (1, 1)


@law("root", "4.3.1.I")
def test_the_attacker_foils_an_ambush_with_one_of_the_same_suit_and_both_cards_are_gone() -> None:
    t = duel(3).hand("eyrie", "ambush-fox").hand("marquise", "ambush-bird-1", "ambush-mouse")
    attack(t).play("ambush ambush-fox")
    assert sorted(t.options()) == ["ambush-bird-1", "pass"]
    t.dice(0, 0).play("foil ambush-bird-1")
    assert t.at("marquise", 8) == 3
    assert t.discards == ["ambush-fox", "ambush-bird-1"] and "foiled" in t.said()
    assert t.asked == "act", "one ambush card a side"


# ---------------------------------------------------------------- the roll
@law("root", "4.3.2")
@pytest.mark.parametrize(("roll", "left"), [((3, 1), (2, 0)), ((1, 3), (2, 0)), ((2, 2), (1, 1)), ((0, 0), (3, 3))])
def test_the_attacker_deals_the_higher_number_and_the_defender_the_lower(roll: tuple[int, int], left: tuple[int, int]) -> None:
    t = attack(duel(3, 3), *roll)
    assert (t.at("marquise", 8), t.at("eyrie", 8)) == left


@law("root", "4.3.2.I")
def test_rolled_hits_are_capped_by_own_warriors_on_both_sides() -> None:
    t = attack(duel(1, 4), 3, 0)
    assert t.at("eyrie", 8) == 3
    t = attack(duel(4, 1), 3, 2)
    assert t.at("marquise", 8) == 3


@law("root", "4.3.2")
def test_the_log_tells_how_the_dice_were_counted() -> None:
    """What the panel of a battle that is over is drawn from: the die, the cap, the extra hits and their sum, for both sides."""
    t = attack(duel(1, 4), 3, 0)
    told = [message.args for _, message in t.live.log(None) if message.key == "root-log-hits"]
    counted = [[args[name] for name in ("n", "die", "most", "extra")] for args in told]
    assert counted == [[1, 3, 1, 0], [0, 0, 4, 0]]


@law("root", "4.3.2.II", "7.8.3")
def test_extra_hits_are_not_capped_by_warriors() -> None:
    t = Table("eyrie marquise").army("eyrie", 8).army("marquise", 8, 5).army("eyrie", 2).build("roost", 2).leader("commander")
    t.begin("eyrie", "daylight").play("move 2>5").dice(3, 0).play("ambush pass")
    assert t.at("marquise", 8) == 3, "one rolled hit, and one of the Commander"


@law("root", "4.3.2.III")
def test_a_defender_without_warriors_takes_one_more_hit() -> None:
    t = attack(duel(1, 0).build("roost", 8).build("recruiter", 5), 0, 0)
    assert t.slots(8) == []
    t = attack(duel(1, 1).build("roost", 8), 0, 0)
    assert t.slots(8) == ["roost"]
    assert t.at("eyrie", 8) == 1


# ---------------------------------------------------------------- hits
@law("root", "4.3.3", "2.5.1")
def test_both_sides_deal_hits_at_the_same_time_and_the_dead_return_to_the_supply() -> None:
    t = duel(1, 1)
    before = t.g.supply[0], t.g.supply[1]
    attack(t, 1, 1)
    assert (t.at("marquise", 8), t.at("eyrie", 8)) == (0, 0)
    assert (t.supply("marquise"), t.supply("eyrie")) == (before[0] + 1, before[1] + 1)


@law("root", "4.3.3/2")
def test_the_player_hit_chooses_but_warriors_go_first() -> None:
    t = Table("eyrie marquise").army("eyrie", 8, 3).army("marquise", 8).build("recruiter", 8).build("workshop", 8).wood(8, 2)
    t.build("roost", 2).army("eyrie", 2).leader("commander").begin("eyrie", "daylight")
    t.play("move 2>5").dice(1, 0).play("ambush pass")
    assert (t.asked, t.who) == ("hit", "marquise")
    assert t.at("marquise", 8) == 0
    assert t.options() == ["workshop", "recruiter", "wood"]
    t.play("hit wood")
    assert t.state.wood[7] == 1
    assert t.slots(8) == ["recruiter", "workshop"]
    assert t.said().count("removed") == 1


@law("root", "4.3.3/3", "3.2.1")
def test_every_building_and_token_removed_by_hits_scores_a_point_and_warriors_none() -> None:
    t = attack(duel(3, 1, "alliance").build("base", 8).sympathy(8), 3, 3, foe="alliance")
    assert t.asked == "first-loss"
    assert t.score("marquise") == 2
    assert t.score("alliance") == 0


@law("root", "4.3.3/3")
def test_the_defender_scores_too() -> None:
    t = duel(1, 3).wood(8)
    attack(t, 2, 2)
    assert t.state.wood[7] == 0
    assert (t.score("eyrie"), t.score("marquise")) == (1, 0)
