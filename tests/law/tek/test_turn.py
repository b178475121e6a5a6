"""The turn: shields, the chosen action, acting or collecting, the end of the game (turn, actions, five.1, end)."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.tek.table import Table

ACTIONS = ["patrol", "quest", "build", "research", "expand", "trade"]


def three() -> Table:
    """Three kingdoms at home; each collects 1 food and 1 ore."""
    t = Table("orcs elves dwarves", homes="elan galson parohan")
    return t.stand(1, "elan.a", "elan.c").stand(2, "galson.b", "galson.a").stand(3, "parohan.b", "parohan.a")


def five() -> Table:
    t = Table("orcs elves dwarves humans undead", homes="elan galson parohan pocemburg intheoros")
    for seat, home in enumerate(("elan", "galson", "parohan", "pocemburg", "intheoros"), 1):
        t.stand(seat, f"{home}.a", f"{home}.b")
    return t


def shielded(t: Table) -> list[str]:
    return [a.id for a in t.live.view(None).actions if a.shield]


def rest_of_turn(t: Table) -> Table:
    """Everybody asked until the next action is chosen does nothing or collects."""
    while not t.live.over and t.asked != "choose":
        t.play(t.options()[-1])
    return t


def phase(t: Table) -> tuple[str, dict[str, object]]:
    """What everybody is told of the turn."""
    message = t.live.book.phase(t.state)
    return message.key.removeprefix("tek-phase-"), {name: getattr(x, "key", x) for name, x in message.args.items()}


# ---------------------------------------------------------------- turn.1
@law("tek", "turn.1")
def test_everybody_is_told_which_part_it_is_and_which_turn() -> None:
    assert phase(Table.fresh(3)) == ("setting-up", {})
    t = three().begin()
    assert phase(t) == ("choosing", {}) and t.live.view(None).turn == 1
    t.play("choose patrol")
    assert phase(t) == ("acting", {"action": "tek-action-patrol"}) and t.live.view(None).turn == 1
    rest_of_turn(t)
    assert phase(t) == ("choosing", {}) and t.live.view(None).turn == 2


@law("tek", "turn.1")
def test_the_five_parts_of_a_turn_in_order() -> None:
    t = three().shields(*ACTIONS[:5]).goods(2, ore=5).tower(2, 5).goods(1, mana=1).begin()
    assert t.said() == ["cleared"] and shielded(t) == []  # 1. the shields come off
    assert (t.asked, t.seat) == ("choose", 1)  # 2. an action is chosen
    t.play("choose trade")
    assert shielded(t) == ["trade"]
    asked = []
    while t.asked == "act":  # 3. everyone acts or collects
        asked.append(t.seat)
        t.play(t.options()[-1])
    assert asked == [1, 2]  # seat 3 has nothing to trade and collects without being asked
    assert t.said() == ["cleared", "chose", "idle", "collected", "collected"]
    assert not t.state.final  # 4. the end is checked
    assert (t.asked, t.seat, t.active) == ("choose", 2, 2)  # 5. the token passes to the left


# ---------------------------------------------------------------- turn.2
@law("tek", "turn.2")
def test_a_full_action_card_is_cleared() -> None:
    t = three().shields(*ACTIONS[:5]).begin()
    assert shielded(t) == [] and t.options() == ACTIONS


@law("tek", "turn.2")
@pytest.mark.parametrize("count", range(5))
def test_fewer_than_five_shields_stay(count: int) -> None:
    t = three().shields(*ACTIONS[:count]).begin()
    assert shielded(t) == ACTIONS[:count] and t.options() == ACTIONS[count:]
    assert "cleared" not in t.said()


# ---------------------------------------------------------------- turn.3
@law("tek", "turn.3")
def test_the_active_player_shields_a_free_action() -> None:
    t = three().shields("patrol", "build").begin()
    assert (t.asked, t.seat) == ("choose", 1)
    t.refuses("choose patrol", "turn.3")
    t.refuses("choose build", "turn.3")
    t.play("choose quest")
    view = t.live.view(None)
    assert shielded(t) == ["patrol", "quest", "build"] and view.action == "quest"
    assert [a.id for a in view.actions if a.now] == ["quest"]


@law("tek", "turn.3")
def test_each_cycle_leaves_one_action_unused() -> None:
    t = three().begin()
    for n, action in enumerate(["trade", "research", "build", "quest", "expand"]):
        assert len(shielded(t)) == n
        t.play(f"choose {action}")
        rest_of_turn(t)
    assert shielded(t) == []  # five shields were on the card, Patrol never was chosen
    assert t.options() == ACTIONS


# ---------------------------------------------------------------- turn.4
@law("tek", "turn.4")
@pytest.mark.parametrize(("active", "clockwise"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_everybody_in_turn_clockwise_from_the_active_player(active: int, clockwise: list[int]) -> None:
    t = three().begin("patrol", active=active)
    asked = []
    while t.asked == "act":
        asked.append(t.seat)
        t.play(t.options()[-1])
    assert asked == clockwise
    others = [seat for seat in clockwise if seat != active]
    assert [t.has(seat) for seat in others] == [(1, 1, 0)] * 2 and t.has(active) == (0, 0, 0)


@law("tek", "turn.4")
def test_clockwise_is_the_order_of_the_table_not_of_the_seats() -> None:
    t = three()
    t.g.order = [2, 0, 1]
    t.begin("patrol", active=1)
    asked = []
    while t.asked == "act":
        asked.append(t.seat)
        t.play(t.options()[-1])
    assert asked == [1, 2, 3] and t.active == 2
    t.play("choose quest")
    assert (t.asked, t.seat) == ("act", 2)


@law("tek", "turn.4")
def test_each_player_does_one_thing_the_action_or_collecting() -> None:
    t = three().goods(1, ore=1).goods(2, ore=1).goods(3, ore=1).begin("build")
    t.play("1: act build")
    assert t.options(2) == ["build", "collect"]
    t.play("2: act collect", "3: act build")
    assert [t.state.tower[s] for s in range(3)] == [1, 0, 1]
    assert [t.has(seat) for seat in (1, 2, 3)] == [(0, 0, 0), (1, 2, 0), (0, 0, 0)]
    assert t.asked == "choose"


@law("tek", "turn.4")
def test_a_player_who_is_not_active_cannot_do_nothing() -> None:  # T-23
    t = three().begin("patrol").play("act pass")
    assert t.seat == 2 and t.options() == ["patrol", "collect"]
    t.refuses("act pass", "turn.4")
    t.refuses("act quest", "turn.4")


@law("tek", "turn.4")
def test_who_cannot_act_collects_even_if_that_yields_nothing() -> None:  # T-23
    t = Table("orcs elves dwarves", homes="elan pocemburg parohan")
    t.stand(1, "elan.a", "elan.c").stand(2, "pocemburg.c", "pocemburg.c").stand(3, "parohan.b", "parohan.a")
    t.begin("build")
    assert t.asked == "choose"  # nobody has ore: nobody is asked
    assert t.said() == ["chose", "idle", "collected", "collected"]
    assert [t.has(seat) for seat in (1, 2, 3)] == [(0, 0, 0), (0, 0, 0), (1, 1, 0)]


# ---------------------------------------------------------------- turn.5
@law("tek", "turn.5")
def test_the_active_player_cannot_collect() -> None:
    t = three().begin("patrol")
    assert t.options() == ["patrol", "pass"]
    t.refuses("act collect", "turn.5")
    t.play("act pass")
    assert t.has(1) == (0, 0, 0) and t.seat == 2


@law("tek", "turn.5")
def test_the_active_player_may_take_the_action() -> None:
    t = three().begin("patrol").play("act patrol", "patrol elan.a", "patrol-to elan.b")
    assert t.at("elan.b") == [1] and t.seat == 2 and t.has(1) == (0, 0, 0)


# ---------------------------------------------------------------- turn.6
@law("tek", "turn.6")
def test_the_token_passes_to_the_left_and_around() -> None:
    t = three().begin()
    seen = []
    for action in ("trade", "build", "research", "expand"):
        seen.append(t.active)
        assert t.seat == t.active
        t.play(f"choose {action}")
        rest_of_turn(t)
    assert seen == [1, 2, 3, 1]


# ---------------------------------------------------------------- actions.1
@law("tek", "actions.1")
@pytest.mark.parametrize("action", ACTIONS)
def test_there_are_six_actions_and_each_can_be_chosen(action: str) -> None:  # T-12
    t = three()
    for seat in (1, 2, 3):
        t.goods(seat, food=9, ore=9, mana=9)
    t.begin()
    assert t.options() == ACTIONS
    t.play(f"choose {action}")
    assert t.options() == [action, "pass"]
    t.play(f"act {action}")
    first = {"quest": "quest-to", "build": "act", "research": "act"}  # what leaves no choice is not asked
    assert t.asked == first.get(action, action)


@law("tek", "actions.1")
def test_only_the_chosen_action_can_be_taken() -> None:
    t = three().goods(1, food=9, ore=9, mana=9).begin("build")
    for other in ("patrol", "quest", "research", "expand", "trade"):
        t.refuses(f"act {other}", "turn.4")


# ---------------------------------------------------------------- five.1
@law("tek", "five.1")
def test_with_five_players_who_clears_the_card_is_skipped() -> None:  # T-04
    t = five().shields(*ACTIONS[:5]).begin(active=4)
    assert t.said() == ["cleared", "skipped"]
    assert (t.asked, t.seat, t.active) == ("choose", 5, 5) and t.options() == ACTIONS
    assert [t.has(seat) for seat in range(1, 6)] == [(0, 0, 0)] * 5


@law("tek", "five.1")
def test_so_the_first_choice_of_a_cycle_goes_around_the_table() -> None:
    t = five().begin()
    firsts = []
    for _ in range(5):
        firsts.append(t.active)
        for action in ("trade", "research", "build", "expand", "quest"):
            t.play(f"choose {action}")
            rest_of_turn(t)
    assert firsts == [1, 2, 3, 4, 5]


@law("tek", "five.1")
def test_with_fewer_players_nobody_is_skipped() -> None:
    t = three().shields(*ACTIONS[:5]).begin(active=2)
    assert t.said() == ["cleared"] and (t.asked, t.seat) == ("choose", 2)
    t = Table("orcs elves dwarves humans", homes="elan galson parohan pocemburg")
    for seat, home in enumerate(("elan", "galson", "parohan", "pocemburg"), 1):
        t.stand(seat, f"{home}.a", f"{home}.b")
    t.shields(*ACTIONS[:5]).begin(active=4)
    assert (t.asked, t.seat) == ("choose", 4)


# ---------------------------------------------------------------- end.1
@law("tek", "end.1")
def test_seven_figures_begin_the_final_part() -> None:
    t = three().stand(1, "elan.b", "elan.d", "elan.e", "elan.a").goods(1, food=7).goods(2, food=3)
    t.begin("expand").play("act expand", "expand elan.b")
    assert t.figures(1) == 7 and not t.state.final  # checked only when everybody has acted
    assert t.seat == 2
    rest_of_turn(t)
    assert t.state.final and t.said()[-1] == "final" and not t.live.over


@law("tek", "end.1")
def test_the_whole_tower_begins_the_final_part() -> None:
    t = three().tower(2, 5).goods(2, ore=6).begin("build")
    assert t.seat == 2
    t.play("act build")
    assert t.state.tower[1] == 6 and t.state.final and t.asked == "choose"


@law("tek", "end.1")
def test_all_magic_begins_the_final_part() -> None:
    t = three().magic(3, 4).goods(3, mana=5).begin("research")
    assert t.seat == 3
    t.play("act research")
    assert t.state.magic[2] == 5 and t.state.final


@law("tek", "end.1")
def test_nothing_less_does() -> None:
    t = three().stand(1, "elan.b", "elan.d", "elan.e").tower(1, 4).magic(1, 3).goods(1, food=6, ore=5, mana=4)
    t.goods(2, ore=1, mana=1).goods(3, ore=1, mana=1).begin()
    for action in ("expand", "build", "research"):
        t.play(f"choose {action}")
        while t.asked != "choose":
            t.play(t.options()[0] if t.seat == 1 else t.options()[-1])
    assert (t.figures(1), t.state.tower[0], t.state.magic[0]) == (6, 5, 4)
    assert not t.state.final and "final" not in t.said()


@law("tek", "end.1")
def test_a_seventh_figure_that_is_gone_before_the_check_does_not_count() -> None:  # E22
    t = Table("goblins elves dwarves", homes="elan galson parohan").magic(1, 4).goods(1, food=7)
    t.stand(1, "elan.a", "elan.a", "elan.b", "elan.b", "elan.c", "elan.c")
    t.stand(2, "galson.b", "galson.a").stand(3, "parohan.b", "parohan.a").token("elan.d", "bandits", hidden=True)
    t.begin("expand").play("act expand", "expand elan.d")
    assert t.figures(1) == 6 and t.at("elan.d") == []
    rest_of_turn(t)
    assert not t.state.final


# ---------------------------------------------------------------- end.2
@law("tek", "end.2")
def test_the_final_part_cannot_be_undone() -> None:
    t = three().stand(3, "galson.c").tower(2, 5).goods(2, ore=6).goods(3, ore=2).token("parohan.b", "dragon-lair")
    t.shields("quest", "expand").begin("build", active=2)
    t.play("2: act build", "3: act collect")
    assert t.state.final
    t.play("3: choose patrol", "3: act patrol", "3: patrol galson.c", "3: patrol-to galson.a")
    t.play("3: dial 1", "2: dial 0", "3: lair yes")
    assert t.state.tower[1] == 5  # the tower is no longer whole
    rest_of_turn(t)
    assert t.live.view(None).final and not t.live.over and len(shielded(t)) == 4
    t.play("choose research")
    rest_of_turn(t)
    assert t.live.over


@law("tek", "end.2")
def test_the_final_part_is_announced_once() -> None:
    t = three().tower(2, 5).goods(2, ore=6).begin("build").play("2: act build")
    t.play("choose trade")
    rest_of_turn(t)
    assert t.said().count("final") == 1


# ---------------------------------------------------------------- end.3
@law("tek", "end.3")
def test_with_all_shields_out_the_game_ends_at_once() -> None:
    t = three().tower(2, 5).goods(2, ore=6).shields("patrol", "quest", "research", "trade").begin("build", active=2)
    t.play("act build")
    assert t.live.over and t.asked == "" and len(shielded(t)) == 5
    assert t.live.view(None).phase == "over" and t.said()[-2:] == ["final", "ended"]
    assert t.live.view(None).winners == [1]


@law("tek", "end.3")
def test_without_a_trigger_five_shields_end_nothing() -> None:
    t = three().shields("patrol", "quest", "research", "trade").begin("build")
    assert not t.live.over and t.asked == "choose" and shielded(t) == []


# ---------------------------------------------------------------- end.4
@law("tek", "end.4")
def test_otherwise_play_goes_on_to_the_last_shield_and_its_action_is_resolved_for_all() -> None:
    t = three().tower(2, 5).goods(2, ore=6).shields("patrol", "quest").begin("build", active=2).play("act build")
    assert t.state.final and (t.asked, t.seat) == ("choose", 3)
    t.play("choose research")  # the fourth shield
    rest_of_turn(t)
    assert not t.live.over and (t.asked, t.seat) == ("choose", 1)
    before = [t.has(seat) for seat in (1, 2, 3)]
    t.play("choose trade")  # the fifth
    assert not t.live.over
    t.play("1: act trade", "1: trade food>mana", "1: trade-n 1", "2: act collect", "3: act collect")
    assert t.live.over and len(shielded(t)) == 5 and "cleared" not in t.said()
    (f1, o1, m1), (f2, o2, m2), (f3, o3, m3) = before
    assert [t.has(s) for s in (1, 2, 3)] == [(f1 - 1, o1, m1 + 1), (f2 + 1, o2 + 1, m2), (f3 + 1, o3 + 1, m3)]


@law("tek", "end.4")
def test_with_five_players_too_the_fifth_shield_ends_the_game() -> None:  # E23
    t = five().magic(5, 4).goods(5, mana=5).shields("patrol", "quest", "build").begin("research", active=5)
    t.play("act research")
    assert t.state.final and not t.live.over
    t.play("choose trade")
    rest_of_turn(t)
    assert t.live.over and "skipped" not in t.said()
