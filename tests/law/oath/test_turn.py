"""Chapter 4: rounds and turns; Wake, Act and Rest."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.table import Table


def people(favor: int, on: int, mob: bool = False, seats: int = 3) -> Table:
    """Seat 2 wakes with the People's Favor: so much favor of its own, so much on the banner."""
    return Table(seats).turn(2, "wake").favor(2, favor).banner("peoples-favor", 2, on, mob)


def rested(t: Table, seat: int = 2) -> Table:
    """A seat ends its Act Phase."""
    return t.turn(seat).play("act pass")


def keys(t: Table, *wanted: str) -> list[str]:
    """The lines of the log with these keys, in their order."""
    return [key for key in t.said() if key in wanted]


# ---------------------------------------------------------------- rounds and phases
@law("oath", "4", "4/3", "2.1.4")
def test_every_player_has_a_turn_in_each_of_eight_rounds() -> None:
    t = Table(3)
    t.g.chance.memory = {t.g.chance.uses + roll: "pick 0" for roll in (1, 2, 3)}
    turns = []
    while not t.won[0]:
        turns.append((t.live.view(None).round, t.seat))
        t.play("act pass")
    assert turns == [(round, seat) for round in range(1, 9) for seat in (1, 2, 3)]


@law("oath", "4/3")
def test_a_round_ends_with_the_end_die_and_then_the_marker_moves() -> None:
    t = Table(3).turn(3, "act", 5)
    t.g.chance.memory = {t.g.chance.uses + 1: "pick 0"}
    t.play("act pass")
    assert keys(t, "rest", "end-die", "round", "turn") == ["rest", "end-die", "round", "turn"]
    assert t.live.view(None).round == 6 and t.seat == 1


@law("oath", "4/2", "4.1", "board.exile.3")
def test_a_turn_is_wake_then_act_then_rest() -> None:
    t = people(1, 1).site(1, "mine").goods(1, 3)
    assert t.live.view(None).phase == "wake" and t.asked == "use" and t.holder("peoples-favor") == (2, 2)
    t.play("use pass")
    assert t.live.view(None).phase == "act" and t.asked == "act"
    t = Table(3).turn(2).adviser(2, "insomnia").play("act pass")
    assert t.live.view(None).phase == "rest" and t.asked == "use"
    t.play("use pass")
    assert t.seat == 3 and t.live.view(None).phase == "act"


# ---------------------------------------------------------------- Wake: the People's Favor
@law("oath", "4.1.1", "4.1.1.I", "4.1.1.I/3", "board.peoples-favor.2")
def test_the_holder_puts_a_favor_on_the_banner_or_returns_one_to_the_least_bank() -> None:
    t = people(2, 3).bank("order", 1).bank("beast", 1)
    assert t.asked == "tend" and t.seat == 2 and t.options() == ["order", "beast", "place"]
    t.play("tend place")
    assert t.has(2) == (1, 0) and t.holder("peoples-favor") == (2, 4) and t.asked == "act"
    t = people(2, 3).bank("order", 1).bank("beast", 1).play("tend beast")
    assert t.has(2) == (2, 0) and t.holder("peoples-favor") == (2, 2) and (t.in_bank("order"), t.in_bank("beast")) == (1, 2)
    assert people(2, 3).bank("nomad", 0).options() == ["nomad", "place"]


@law("oath", "4.1.1")
def test_nobody_else_tends_it() -> None:
    assert Table(3).turn(2, "wake").favor(2, 3).banner("peoples-favor", 3, 3).asked == "act"
    assert Table(3).turn(2, "wake").favor(2, 3).banner("peoples-favor", 0, 3).asked == "act"
    assert Table(3).turn(1, "wake").favor(1, 3).banner("peoples-favor", 1, 3).asked == "tend"


@law("oath", "4.1.1.I/2", "board.peoples-favor.2")
def test_the_last_favor_stays_on_the_banner() -> None:
    t = people(2, 1)
    assert t.asked == "act" and t.holder("peoples-favor") == (2, 2) and t.has(2) == (1, 0)
    t = people(0, 1)
    assert t.asked == "act" and t.holder("peoples-favor") == (2, 1) and sum(t.state.banks) == 18
    t = people(0, 2).bank("nomad", 0)
    assert t.asked == "act" and t.holder("peoples-favor") == (2, 1) and t.in_bank("nomad") == 1


@law("oath", "4.1.1.II")
def test_the_mob_asks_twice_and_each_time_anew() -> None:
    t = people(2, 3, mob=True).bank("order", 1).play("tend place", "tend order")
    assert t.asked == "act" and t.holder("peoples-favor") == (2, 3) and t.has(2) == (1, 0) and t.in_bank("order") == 2
    t = people(2, 3, mob=True).play("tend place", "tend place")
    assert t.holder("peoples-favor") == (2, 5) and t.has(2) == (0, 0) and t.state.mob
    t = people(2, 3, mob=False).play("tend place")
    assert t.asked == "act" and t.holder("peoples-favor") == (2, 4)


@law("oath", "4.1.1.III", "board.peoples-favor.2")
def test_six_favor_raise_the_mob_but_only_after_the_favor_was_placed() -> None:
    t = people(3, 5).play("tend place")
    assert t.state.mob and t.asked == "act" and t.holder("peoples-favor") == (2, 6) and t.has(2) == (2, 0)
    assert not people(3, 4).play("tend place").state.mob
    assert not people(3, 6).bank("order", 1).play("tend order").state.mob
    assert people(3, 7).bank("order", 1).play("tend order").state.mob
    assert people(0, 3, mob=True).bank("order", 0).answer("tend order").state.mob


# ---------------------------------------------------------------- Wake: winning, the title, the sites
@law("oath", "4.1", "4.1.2", "board.exile.3")
def test_the_banner_is_tended_before_the_check_for_a_win() -> None:
    t = people(2, 3).visions(3).vision(2, "vision-of-rebellion")
    assert t.asked == "tend" and t.won == (0, "")
    t.play("tend place")
    assert t.won == (2, "vision") and t.holder("peoples-favor") == (2, 4)
    t = people(2, 3).title(2, True).oath("the-people")
    assert t.won == (0, "") and t.play("tend place").won == (2, "usurper")


@law("oath", "4.1.2")
def test_only_exiles_win_on_waking_and_only_on_their_own() -> None:
    t = Table(3).role(2, "citizen").oath("devotion").banner("darkest-secret", 2).title(2).visions(3).turn(2, "wake")
    assert t.asked == "act" and t.won == (0, "")
    t = Table(3).visions(3).vision(2, "vision-of-faith").banner("darkest-secret", 2).turn(3, "wake")
    assert t.asked == "act" and t.won == (0, "")
    assert t.play("act pass", "act pass").won == (2, "vision")


@law("oath", "4.1.3", "board.exile.3")
def test_the_title_turns_after_the_check_so_the_win_is_a_round_away() -> None:
    t = Table(3).title(2).garrison(3, 2).turn(2, "wake")
    assert t.won == (0, "") and t.keeper == (2, True) and t.asked == "act"
    t.play("act pass", "act pass", "act pass")
    assert t.won == (2, "usurper") and t.state.round == 2
    t = Table(3).title(2).garrison(3, 2).visions(2).vision(2, "vision-of-conquest").turn(2, "wake")
    assert t.keeper == (2, True) and t.won == (0, "")


@law("oath", "4.1.4")
@pytest.mark.parametrize(("site", "favor", "secrets"), [("mine", 2, 0), ("drowned-city", 0, 2), ("salt-flats", 2, 1)])
def test_salt_flats_mine_and_drowned_city_give_one_token(site: str, favor: int, secrets: int) -> None:
    def there() -> Table:
        return Table(3).turn(2, "wake").site(1, site).goods(1, favor, secrets)

    t = there()
    assert t.asked == "use" and t.options() == [site, "pass"]
    t.play("use pass")
    assert t.has(2) == (0, 0) and (t.state.site_favor[0], t.state.site_secrets[0]) == (favor, secrets)
    t = there().play(f"use {site}")
    if favor and secrets:
        assert t.options() == ["favor", "secret"]
        t.play("token secret")
    got = (0, 1) if secrets else (1, 0)
    assert t.has(2) == got and (t.state.site_favor[0], t.state.site_secrets[0]) == (favor - got[0], secrets - got[1])
    assert t.asked == "act"


@law("oath", "4.1.4")
def test_a_bare_site_or_another_one_gives_nothing() -> None:
    assert Table(3).turn(2, "wake").site(1, "mine").asked == "act"
    assert Table(3).turn(2, "wake").site(1, "mine").goods(1, 3).pawn(2, 3).asked == "act"
    assert Table(3).turn(2, "wake").goods(1, 3).asked == "act"


@law("oath", "4.1", "4.1.4", "board.exile.3")
def test_the_sites_come_last() -> None:
    t = people(2, 3).site(1, "mine").goods(1, 3).oath("the-people").title(2)
    t.play("tend place")
    assert t.asked == "use" and t.keeper == (2, True)
    won = Table(3).turn(2, "wake").site(1, "mine").goods(1, 3).title(2, True).garrison(3, 2)
    assert won.asked != "use" and won.won == (2, "usurper")


# ---------------------------------------------------------------- Act
@law("oath", "4.2", "4.2/2")
def test_any_actions_in_any_order_or_none_at_all() -> None:
    t = Table(3).turn(2).favor(2, 5).secrets(2, 2).card("elders", 1).card("keep", 1).adviser(2, "spirit-snare")
    t.play("act use-spirit-snare").answer("bank order").play("act muster", "muster elders", "act travel", "travel ancient-city")
    t.play("act travel", "travel fertile-valley", "act muster").answer("muster keep")
    assert t.board(2) == 4 and t.state.supply[1] == 7 - 1 - 1 - 1 - 1 and t.asked == "act"
    assert Table(3).turn(2).play("act pass").seat == 3


@law("oath", "4.2/2")
def test_an_action_is_finished_before_the_next_begins() -> None:
    t = Table(3).turn(2).favor(2, 5).card("elders", 1).card("keep", 1).play("act muster")
    assert t.asked == "muster"
    for move in ("act travel", "act pass", "act muster"):
        t.refuses(move)


@law("oath", "4.2", "4.2/2")
def test_an_action_may_be_repeated_as_long_as_it_can_be_paid() -> None:
    t = Table(3).turn(2).supply(2, 2)
    t.play("act travel", "travel ancient-city", "act travel").answer("travel fertile-valley")
    assert t.state.supply[1] == 0 and t.options() == ["pass"]


@law("oath", "4.2/3")
def test_supply_is_spent_by_the_step() -> None:
    t = Table(3).turn(2).pawn(2, 1).play("act travel", "travel drowned-city")
    assert t.state.supply == [7, 3, 7]
    t = Table(3).turn(2).supply(2, 1)
    assert t.refused(2, "search") != "" and "search" not in t.options() and "campaign" not in t.options()


# ---------------------------------------------------------------- Rest
@law("oath", "4.3", "4.3.1")
def test_favor_on_denizens_and_edifices_goes_to_its_banks() -> None:
    t = Table(3).card("elders", 3, favor=2).card("forest-temple", 4, favor=1).adviser(3, "keep").tokens("keep", favor=1)
    t.garrison(3, 1)
    rested(t)
    assert (t.in_bank("nomad"), t.in_bank("beast"), t.in_bank("order")) == (5, 4, 4)
    assert t.on("elders") == t.on("forest-temple") == t.on("keep") == (0, 0) and t.has(2) == (0, 0)


@law("oath", "4.3.2", "4.3.2/2")
def test_all_secrets_go_to_the_board_and_turn_faceup() -> None:
    t = Table(3).secrets(2, 1, 2).secrets(3, 0, 1).card("elders", 3, secrets=1).relic(2, "map").tokens("map", secrets=1)
    t.card("forest-temple", 4, secrets=1).adviser(3, "keep").tokens("keep", secrets=2)
    rested(t)
    assert t.has(2) == (0, 8) and t.dark(2) == 0
    assert t.on("elders") == t.on("map") == t.on("forest-temple") == t.on("keep") == (0, 0)
    assert t.has(3) == (0, 0) and t.dark(3) == 1


@law("oath", "4.3.3")
@pytest.mark.parametrize(("out", "supply"), [(0, 6), (5, 6), (6, 5), (10, 5), (11, 4), (14, 4)])
def test_an_exile_refreshes_by_the_own_warbands_left(out: int, supply: int) -> None:
    assert rested(Table(3).warbands(2, out).supply(2, 0)).state.supply == [7, supply, 7]


@law("oath", "4.3.3")
@pytest.mark.parametrize(("out", "supply"), [(0, 6), (6, 6), (7, 5), (13, 5), (14, 4), (20, 4), (21, 3), (24, 3)])
def test_the_chancellor_refreshes_by_the_purple_warbands_left(out: int, supply: int) -> None:
    assert rested(Table(3).warbands(1, out).supply(1, 0), 1).state.supply == [supply, 7, 7]
    if out > 3:
        t = Table(3).role(3, "citizen").warbands(3, 3).warbands(1, out - 3).supply(1, 0)
        assert rested(t, 1).state.supply == [supply, 7, 7]


@law("oath", "4.3.3/2", "board.citizen.3")
@pytest.mark.parametrize(("chancellor", "left", "supply"), [(3, 0, 3), (5, 0, 5), (3, 2, 5), (6, 3, 7), (0, 1, 1)])
def test_a_citizen_refreshes_to_the_chancellors_supply_and_saves_on_top(chancellor: int, left: int, supply: int) -> None:
    t = Table(3).role(2, "citizen").supply(1, chancellor).supply(2, left)
    assert rested(t).state.supply == [chancellor, supply, 7]


@law("oath", "4.3.4")
@pytest.mark.parametrize(("left", "supply"), [(0, 4), (2, 6), (3, 7), (5, 7)])
def test_unspent_supply_is_saved_up_to_the_leftmost_space(left: int, supply: int) -> None:
    assert rested(Table(3).warbands(2, 14).supply(2, left)).state.supply[1] == supply


@law("oath", "4.3.5")
def test_rest_powers_are_optional_in_any_order_and_once_each() -> None:
    t = rested(Table(3).adviser(2, "insomnia", "naysayers").title(3).garrison(3, 3).favor(1, 3))
    assert t.asked == "use" and t.options() == ["naysayers", "insomnia", "pass"]
    t.play("use insomnia")
    assert t.has(2) == (0, 1) and t.options() == ["naysayers", "pass"]
    t.play("use naysayers")
    assert t.has(2) == (1, 1) and t.has(1) == (2, 0) and t.seat == 3 and t.asked == "act"
    t = rested(Table(3).adviser(2, "insomnia")).play("use pass")
    assert t.has(2) == (0, 0) and t.seat == 3


@law("oath", "4.3", "4.3.5")
def test_rest_powers_come_after_the_supply() -> None:
    t = rested(Table(3).adviser(2, "insomnia").card("elders", 3, 1, 1).supply(2, 0).warbands(2, 6))
    assert t.asked == "use" and t.state.supply[1] == 5 and t.has(2) == (0, 1) and t.in_bank("nomad") == 4
