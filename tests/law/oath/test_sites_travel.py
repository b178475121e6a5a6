"""Sites that bend journeys and the choice of targets, and the Tribunal."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import BLANK, SWORD, attacked, dice, over, pools
from tests.law.oath.table import Table

COASTS = ["barren-coast", "lush-coast", "rocky-coast"]


def at(site: str, seats: int = 3) -> Table:
    """Seat 2, an Exile, has the turn at a site of the Provinces; the others are in the Cradle."""
    return Table(seats).turn(2).pawn(2, 4).site(4, site)


def cost(t: Table, to: str, *moves: str) -> int:
    """The Supply that seat 2 spends on a way."""
    before = t.state.supply[1]
    t.play("act travel", *moves, f"travel {to}")
    assert t.live.view(None).places[t.state.pawn[1]].id == to
    return before - t.state.supply[1]


# ---------------------------------------------------------------- Coasts
@law("oath", "9.2/2", "2.8.5")
@pytest.mark.parametrize("coast", COASTS)
@pytest.mark.parametrize("slot", [1, 4, 8])
def test_from_coast_to_coast_a_way_costs_one(coast: str, slot: int) -> None:
    def ready() -> Table:
        t = Table(3).turn(2).site(slot, coast).pawn(2, slot)
        for other, far in zip([name for name in COASTS if name != coast], [n for n in (2, 5, 7) if n != slot], strict=False):
            t.site(far, other)
        return t

    for other in COASTS:
        if other != coast:
            assert cost(ready(), other) == 1
    assert cost(ready(), "deep-woods") == (4 if slot == 1 else 2 if slot == 4 else 3), "no other site"
    t = Table(3).turn(2).pawn(2, 3).site(slot, coast).site(5, COASTS[COASTS.index(coast) - 1])
    assert cost(t, coast) == 2, "nor from elsewhere"


@law("oath", "9.2/2", "5.6.2")
@pytest.mark.parametrize("coast", COASTS)
def test_only_a_coast_is_reached_past_the_narrow_pass_and_only_a_faceup_one(coast: str) -> None:
    other = COASTS[COASTS.index(coast) - 1]
    t = at(coast).site(1, "narrow-pass").site(2, other).play("act travel")
    assert {"narrow-pass", other} <= set(t.options())
    t = at(coast).site(1, "narrow-pass").play("act travel")
    assert "ancient-city" not in t.options() and t.refused(2, "ancient-city") == "9.2"
    t = at(coast).site(1, other).facedown(1).supply(2, 1)
    assert "travel" not in t.options(), "nobody knows that it is a Coast"


# ---------------------------------------------------------------- Narrow Pass: journeys
@law("oath", "9.2", "2.8.5")
def test_into_the_region_of_the_narrow_pass_all_ways_lead_there() -> None:
    t = at("steppe").site(7, "narrow-pass").play("act travel")
    assert "narrow-pass" in t.options() and not {"deep-woods", "river"} & set(t.options())
    assert {"fertile-valley", "wastes"} <= set(t.options()), "other regions are open"
    t = at("steppe").site(7, "narrow-pass").facedown(8).play("act travel")
    assert "facedown-8" not in t.options() and t.refused(2, "facedown-8") == "9.2"
    t = at("steppe").site(7, "narrow-pass").facedown(7).play("act travel")
    assert {"deep-woods", "river", "facedown-7"} <= set(t.options()), "not while it is facedown"
    t = at("steppe").pawn(2, 6).site(7, "narrow-pass").play("act travel")
    assert {"river", "narrow-pass", "wastes"} <= set(t.options()), "nor for who is in the region"
    t = at("steppe").site(7, "narrow-pass").garrison(7, 2).play("act travel")
    assert "river" not in t.options(), "its ruler too"


@law("oath", "9.2", "5.5.7.III/3")
def test_the_narrow_pass_stops_the_whistle() -> None:
    t = Table(3).turn(2).pawn(2, 4).pawn(3, 4).site(2, "narrow-pass").relic(2, "whistle").secrets(2, 1).pawn(2, 1)
    assert t.refused(2, "use-whistle") == "5.6"
    t = Table(3).turn(2).pawn(3, 4).pawn(2, 2).site(2, "narrow-pass").relic(2, "whistle").secrets(2, 1)
    t.play("act use-whistle").answer("whistle 3")
    assert t.state.pawn[2] == 1


# ---------------------------------------------------------------- Narrow Pass: targets
def besieging(owner: int) -> Table:
    """Seat 2 attacks seat 3 at slot 4, who rules slot 2 too; the Narrow Pass is slot 1, of `owner`."""
    t = at("steppe").site(1, "narrow-pass").garrison(2, 3).garrison(4, 3).warbands(2, 5).pawn(1, 8).pawn(3, 7)
    return t.garrison(1, owner) if owner else t


@law("oath", "9.2", "5.5.2/2")
def test_who_campaigns_into_the_region_must_aim_at_the_narrow_pass() -> None:
    t = besieging(3).play("act campaign").answer("defender 3")
    t.play("target ancient-city")
    assert pools(t) == (0, 3) and t.asked == "attack-dice", "it became a target as well"
    t = besieging(3).play("act campaign").answer("defender 3").play("target pass")
    assert pools(t) == (0, 1), "no target there, no need"
    t = besieging(2).play("act campaign").answer("defender 3").play("target ancient-city")
    assert pools(t) == (0, 2) and t.asked == "attack-dice", "who rules it is free"
    t = besieging(3).pawn(2, 2).play("act campaign").answer("defender 3").play("target pass")
    assert pools(t) == (0, 1), "who is in the region is free"


@law("oath", "9.2", "5.5.2/2")
@pytest.mark.parametrize("owner", [0, 1])
def test_where_the_defender_does_not_rule_the_pass_nothing_behind_it_can_be_a_target(owner: int) -> None:
    t = besieging(owner).play("act campaign").answer("defender 3")
    assert t.asked == "attack-dice" and pools(t) == (0, 1)
    t = besieging(owner).garrison(6, 3).play("act campaign").answer("defender 3")
    assert t.options() == ["deep-woods", "pass"] and t.refused(2, "ancient-city") == "5.5.2"


# ---------------------------------------------------------------- Charming Valley, Buried Giant
@law("oath", "7.6.2", "2.8.5")
def test_from_the_charming_valley_every_way_costs_one_more() -> None:
    for slot, to, n in (
        (1, "ancient-city", 2),
        (1, "river", 5),
        (4, "wastes", 3),
        (8, "deep-woods", 4),
        (8, "ancient-city", 5),
    ):
        assert cost(Table(3).turn(2).pawn(2, slot).site(slot, "charming-valley"), to) == n
    assert cost(Table(3).turn(2).pawn(2, 3).site(4, "charming-valley"), "charming-valley") == 2, "the way there costs no more"
    assert cost(at("charming-valley").garrison(4, 2), "wastes") == 3, "its ruler pays too"
    t = at("charming-valley").supply(2, 2)
    t.refuses("act travel", "4.2/3")


@law("oath", "7.1.2", "7.4.1", "2.8.5")
def test_for_a_secret_turned_the_buried_giant_carries_for_no_supply() -> None:
    t = at("buried-giant").secrets(2, 2).supply(2, 0)
    assert cost(t, "river") == 0 and t.has(2)[1] == 1 and t.dark(2) == 1, "a secret is turned, not spent"
    t = at("buried-giant").secrets(2, 2)
    assert cost(t, "river", "modify pass") == 2 and t.dark(2) == 0
    assert "travel" not in at("buried-giant").secrets(2, 0, 2).supply(2, 0).options(), "a facedown one pays for nothing"
    t = Table(3).turn(2).pawn(2, 3).site(4, "buried-giant").secrets(2, 2).garrison(4, 2).play("act travel")
    assert t.asked == "travel", "only from there"


@law("oath", "9.2/2", "2.8.5")
def test_the_buried_giant_steps_over_the_narrow_pass_but_pays_for_the_hidden_place() -> None:
    t = at("buried-giant").site(1, "narrow-pass").secrets(2, 1).play("act travel", "modify pass")
    assert "ancient-city" not in t.options()
    t = at("buried-giant").site(1, "narrow-pass").secrets(2, 1).play("act travel", "modify buried-giant")
    assert "ancient-city" in t.options()
    t = at("buried-giant").site(3, "the-hidden-place").secrets(2, 2).play("act travel", "modify buried-giant")
    t.play("travel the-hidden-place")
    assert t.dark(2) == 2 and t.state.supply[1] == 7
    t = at("buried-giant").site(3, "the-hidden-place").secrets(2, 1).play("act travel", "modify buried-giant")
    assert "the-hidden-place" not in t.options()


@law("oath", "9.2")
def test_the_spell_breaker_of_an_enemy_leaves_giant_and_hidden_place_closed() -> None:
    t = at("buried-giant").secrets(2, 2).card("spell-breaker", 5).garrison(5, 3).play("act travel")
    assert t.asked == "travel"
    t = at("steppe").site(3, "the-hidden-place").secrets(2, 2).card("spell-breaker", 5).garrison(5, 3).play("act travel")
    assert "the-hidden-place" not in t.options()


# ---------------------------------------------------------------- Shrouded Wood
@law("oath", "9.2/2", "2.8.5")
def test_from_the_shrouded_wood_every_way_costs_two_and_is_open() -> None:
    for slot, to in ((1, "ancient-city"), (1, "river"), (4, "wastes"), (8, "deep-woods"), (8, "ancient-city")):
        assert cost(Table(3).turn(2).pawn(2, slot).site(slot, "shrouded-wood"), to) == 2
    t = at("shrouded-wood").site(1, "narrow-pass").site(3, "the-hidden-place")
    assert cost(t, "the-hidden-place") == 2 and t.dark(2) == 0, "no secret is turned"
    t = at("shrouded-wood").site(1, "narrow-pass").play("act travel")
    assert "ancient-city" in t.options() and t.seat == 2, "bandits name no way"
    assert cost(at("shrouded-wood").garrison(4, 2), "river") == 2, "nor does who rules it for the own pawn"
    at("shrouded-wood").supply(2, 1).refuses("act travel", "4.2/3")


@law("oath", "board.reliquary.decadent", "board.reliquary.decadent/2", "2.8.5")
def test_a_decadent_chancellor_in_the_wood_pays_three_to_the_hinterland_and_nothing_to_the_cradle() -> None:
    for to, n in (("river", 3), ("fertile-valley", 0), ("wastes", 2)):
        t = Table(3).bare("decadent").pawn(1, 4).site(4, "shrouded-wood").play("act travel", f"travel {to}")
        assert t.state.supply[0] == 7 - n


@law("oath", "5.5.7.III/3", "7.6.2")
@pytest.mark.parametrize(("to", "arrives"), [("wastes", True), ("river", False)])
def test_forest_paths_from_the_wood_of_an_enemy_are_free_to_beasts_alone(to: str, arrives: bool) -> None:
    t = at("shrouded-wood").garrison(4, 1).adviser(2, "forest-paths").favor(2, 1).supply(2, 1).card("wolves", 5)
    t.play("act travel").answer("modify forest-paths").play(f"1: send {to}")
    assert (t.state.pawn[1] == 4) is arrives and t.state.supply[1] == 1 and t.on("forest-paths") == (1, 0)


@law("oath", "5.5.7.III/3", "10.enemy")
def test_the_enemy_who_rules_the_wood_names_the_way() -> None:
    t = at("shrouded-wood").garrison(4, 1).play("act travel")
    assert t.seat == 1 and t.asked == "send" and len(t.options()) == 7
    t.play("1: send fertile-valley")
    assert t.state.pawn[1] == 0 and t.state.supply[1] == 5
    t = Table(3).role(2, "citizen").turn(2).pawn(2, 4).site(4, "shrouded-wood").garrison(4, 1).play("act travel")
    assert t.seat == 2 and t.asked == "travel", "the Empire is no enemy of a Citizen"
    t = Table(3).role(2, "citizen").pawn(1, 4).site(4, "shrouded-wood").garrison(4, 3).play("act travel")
    assert t.seat == 3 and t.asked == "send"
    t = at("shrouded-wood").garrison(4, 1).site(5, "the-hidden-place").card("toll-roads", 3).garrison(3, 3).favor(2, 1)
    t.play("act travel", "1: send steppe")
    assert t.seat == 2 and t.asked == "willing", "a toll is paid only willingly"
    t.play("2: willing refuse")
    assert t.seat == 1 and "steppe" not in t.options()


@law("oath", "5.5.7.III/3", "7.4")
def test_tents_stay_paid_when_the_wood_leads_elsewhere() -> None:
    t = at("shrouded-wood").garrison(4, 1).adviser(2, "tents").favor(2, 1).supply(2, 1).play("act travel")
    t.answer("modify tents").play("1: send river")
    assert t.state.pawn[1] == 3 and t.on("tents") == (1, 0) and t.state.supply[1] == 1 and "stranded" in t.said()
    t = at("shrouded-wood").garrison(4, 1).adviser(2, "tents").favor(2, 1).supply(2, 1).play("act travel")
    t.answer("modify tents").play("1: send wastes")
    assert t.state.pawn[1] == 4 and t.state.supply[1] == 1, "in the region they serve"


@law("oath", "5.5.7.III/3")
def test_the_ruler_of_the_wood_leads_astray_who_is_called_away() -> None:
    def whistled(owner: int) -> Table:
        t = Table(4).turn(3).pawn(2, 4).site(4, "shrouded-wood").pawn(3, 2).pawn(4, 2).pawn(1, 2).garrison(4, owner)
        return t.relic(3, "whistle").secrets(3, 1).play("act use-whistle").answer("whistle 2")

    t = whistled(4)
    assert t.seat == 4 and t.asked == "send" and "river" in t.options()
    t.play("4: send river")
    assert t.state.pawn[1] == 7 and t.has(2) == (0, 0) and t.on("whistle") == (0, 1), "who did not come gets no secret"
    t = whistled(4).play("4: send ancient-city")
    assert t.state.pawn[1] == 1 and t.has(2) == (0, 1)
    assert whistled(2).state.pawn[1] == 1, "who rules it and is called goes where the other says"


@law("oath", "5.5.7.III/3", "5.5.7.III")
def test_who_is_banished_from_the_wood_goes_where_its_ruler_says() -> None:
    t = at("shrouded-wood", 4).pawn(3, 4).garrison(4, 4).warbands(2, 4).pawn(4, 7).pawn(1, 8)
    attacked(dice(t, [BLANK] * 2, [SWORD] * 4), 4)
    assert t.asked == "banish"
    t.play("banish 3")
    assert t.seat == 4 and t.asked == "send"
    assert over(t.play("4: send wastes")).state.pawn[2] == 4


@law("oath", "5.5.7.III/3", "9.2", "7.6.5")
@pytest.mark.parametrize("placed", [0, 2])
def test_who_is_bound_by_the_vow_of_union_is_not_banished_but_loses_favor(placed: int) -> None:
    t = at("steppe").pawn(3, 4).adviser(3, "vow-of-union").relic(3, "bandit-crown").garrison(4, 3).warbands(3, 4).favor(3, 4)
    attacked(dice(t.warbands(2, 9).pawn(1, 8), [BLANK] * 3, [SWORD] * 9), 9, "3", "pawn")
    t.play("3: losses 1").answer("3: losses 1").play(f"garrison {placed}")
    assert t.board(3) == 2 and t.asked == ("send" if placed else "burn-favor"), (
        "the Crown still rules the site if nobody stands there"
    )
    if placed:
        t.play("send wastes")
    assert t.play("burn-favor 2").has(3)[0] == 2 and t.state.pawn[2] == (4 if placed else 3)


# ---------------------------------------------------------------- the Hidden Place
@law("oath", "7.1.2", "2.8.5")
def test_each_journey_to_the_hidden_place_turns_a_secret() -> None:
    t = at("steppe").site(3, "the-hidden-place").secrets(2, 1)
    assert cost(t, "the-hidden-place") == 2 and t.dark(2) == 1 and t.has(2)[1] == 0
    t = at("steppe").site(3, "the-hidden-place").secrets(2, 0, 3).garrison(3, 2).play("act travel")
    assert "the-hidden-place" not in t.options() and t.refused(2, "the-hidden-place") == "9.2"
    t = at("the-hidden-place").secrets(2, 1)
    assert cost(t, "wastes") == 2 and t.dark(2) == 0, "leaving is free"
    t = at("steppe").site(3, "the-hidden-place").facedown(3).play("act travel", "travel facedown-3")
    assert t.state.pawn[1] == 2 and t.dark(2) == 0, "whoever finds it by chance pays nothing"


@law("oath", "7.1.2", "5.5.2")
def test_targets_at_the_hidden_place_turn_one_secret_a_campaign() -> None:
    t = at("the-hidden-place").garrison(4, 3).pawn(3, 4).relic(3, "map").warbands(2, 4).secrets(2, 2).pawn(1, 8)
    t.play("act campaign").answer("defender 3").play("target map", "target pawn").answer("target pass")
    assert t.dark(2) == 1 and t.has(2)[1] == 1 and pools(t) == (0, 1 + 3 + 2)
    t = at("the-hidden-place").garrison(4, 3).warbands(2, 4).pawn(1, 8)
    assert "campaign" not in t.options()
    t = at("steppe").site(3, "the-hidden-place").garrison(3, 3).garrison(4, 3).warbands(2, 4).pawn(1, 8)
    t.play("act campaign").answer("defender 3")
    assert t.asked == "attack-dice", "from afar neither"
    t = at("steppe").site(3, "the-hidden-place").garrison(3, 3).garrison(4, 3).warbands(2, 4).pawn(1, 8).secrets(2, 1)
    t.play("act campaign").answer("defender 3").play("target the-hidden-place")
    assert t.dark(2) == 1 and pools(t) == (0, 2)


@law("oath", "5.5.7.III/3")
def test_nobody_is_forced_to_the_hidden_place() -> None:
    for answer, there in (("pay", 3), ("refuse", 0)):
        t = at("the-hidden-place").relic(2, "whistle").secrets(2, 1).secrets(3, 1).play("act use-whistle").answer("whistle 3")
        assert t.seat == 3 and t.asked == "willing"
        t.play(f"3: willing {answer}")
        assert t.state.pawn[2] == there and t.dark(3) == (1 if there else 0)
        assert t.has(3)[1] == 1 and t.on("whistle")[1] == (0 if there else 1)
    t = at("the-hidden-place").relic(2, "whistle").secrets(2, 1)
    assert "use-whistle" not in t.options(), "who has no secret cannot come"


# ---------------------------------------------------------------- the Tribunal
@law("oath", "7.6.3/2", "7.1.1/2", "7.3.2")
def test_the_tribunal_hears_its_ruler_and_who_is_there() -> None:
    assert "use-the-tribunal" in at("the-tribunal").favor(2, 1).options()
    assert "use-the-tribunal" in at("steppe").site(8, "the-tribunal").garrison(8, 2).favor(2, 1).options()
    assert "use-the-tribunal" not in at("steppe").site(8, "the-tribunal").garrison(8, 3).favor(2, 1).options()
    t = at("the-tribunal").favor(2, 1).secrets(2, 1).relic(2, "map").adviser(2, "elders").relic(3, "whistle")
    t.garrison(4, 2).play("act use-the-tribunal")
    assert t.options() == ["1", "3", "pass"], "with anybody, wherever the pawn is"
    t.play("deal-with 3")
    assert {"give-favor", "give-secret", "give-promise-peace", "get-promise-word"} <= set(t.options())
    assert not {"give-map", "get-whistle", "give-elders", "give-steppe"} & set(t.options()), "no relics, advisers, sites"


@law("oath", "7.6.3/2")
def test_a_broken_promise_costs_the_penalty_agreed() -> None:
    def sworn(until: int, reply: str = "accept") -> Table:
        t = at("the-tribunal").pawn(3, 4).favor(3, 4).warbands(3, 3).play("act use-the-tribunal", "deal-with 3")
        t.play("deal-item get-promise-peace", f"promise-until {until}", "promise-penalty favor>3", "deal-item send")
        return t.play(f"3: deal-reply {reply}", "act pass")

    def broken(t: Table) -> Table:
        over(attacked(t, 1, "2"))
        return t.play("act pass", "act pass")

    t = broken(sworn(2))
    assert t.seat == 2 and "claim" in t.options()
    t.play("act claim").answer("claim 3>peace")
    assert t.has(2)[0] == 3 and t.has(3)[0] == 1 and "claim" not in t.options(), "once"
    t = sworn(2).play("act pass", "act pass")
    assert t.seat == 2 and "claim" not in t.options() and t.state.promises, "a promise that is kept"
    assert "claim" not in broken(sworn(2, "decline")).options(), "declined"
    t = sworn(1).play("act pass", "act pass", "act pass")
    assert t.state.round == 2 and t.seat == 3 and "claim" not in broken(t).options(), "its term is over"


@law("oath", "7.6.3/2")
@pytest.mark.parametrize("coin", [0, 1])
def test_a_coin_decides_where_a_breach_is_denied(coin: int) -> None:
    def accused(answer: str) -> Table:
        t = at("the-tribunal").favor(3, 2).play("act use-the-tribunal", "deal-with 3")
        t.play("deal-item get-promise-word", "promise-until 2", "promise-penalty favor>3", "deal-item send")
        t.play("3: deal-reply accept")
        chance = t.state.chance
        chance.memory = {chance.uses + 1: f"pick {coin}"}
        t.play("act claim").answer("claim 3>word")
        assert t.seat == 3 and t.asked == "admit"
        return t.play(f"3: admit {answer}")

    assert accused("agree").has(2)[0] == 2, "admitted: as much as there is"
    assert accused("pass").has(2)[0] == (2 if coin else 0)
