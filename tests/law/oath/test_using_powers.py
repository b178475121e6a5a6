"""Chapter 7: who may use a power, what it costs, and when it acts."""

from __future__ import annotations

from regnum.law import law
from tests.law.oath.table import Table


# ---------------------------------------------------------------- access
@law("oath", "7")
def test_faceup_cards_have_powers_and_facedown_ones_none() -> None:
    assert "use-elders" in Table(2).turn(2).adviser(2, "elders").favor(2, 2).options()
    assert "use-elders" not in Table(2).turn(2).hidden(2, "elders").favor(2, 2).options()


@law("oath", "7.1.1")
def test_a_card_is_used_by_who_rules_it_and_by_who_is_there() -> None:
    t = Table(3).turn(2).card("elders", 4).favor(2, 2)
    assert "use-elders" not in t.options()
    assert "use-elders" in Table(3).turn(2).card("elders", 4).favor(2, 2).garrison(4, 2).options()
    assert "use-elders" in Table(3).turn(2).card("elders", 4).favor(2, 2).garrison(4, 3).pawn(2, 4).options()


@law("oath", "7.1.1/2")
def test_a_site_says_itself_who_uses_its_power() -> None:
    t = Table(2).turn(2, "wake").site(1, "mine").goods(1, 2).site(2, "salt-flats").goods(2, 1).garrison(2, 2)
    t.play("use mine")
    assert t.has(2) == (1, 0) and t.asked == "act"  # to rule the Salt Flats is not enough
    t = Table(2).turn(2).site(1, "river").card("wolves", 1).favor(2, 1)
    t.play("act muster").answer("muster wolves")
    assert t.board(2) == 2 and t.asked == "act"  # the River is for its ruler


@law("oath", "7.1.1/3")
def test_the_chancellor_has_and_must_use_the_bare_spaces() -> None:
    t = Table(2).bare("greedy").pile("cradle", "keep", "wolves", "elders", "herald", "messenger", "outriders")
    t.play("act search", "search cradle")
    assert len(t.state.hand[0]) == 5
    t = Table(2).turn(2).bare("greedy").pile("cradle", "keep", "wolves", "elders", "herald", "messenger", "outriders")
    t.play("act search", "search cradle")
    assert len(t.state.hand[1]) == 3


# ---------------------------------------------------------------- costs
@law("oath", "7.1.2")
def test_a_cost_is_placed_burnt_or_both() -> None:
    t = Table(2).turn(2).adviser(2, "alchemist").secrets(2, 2)
    t.play("act use-alchemist", "bank beast", "bank beast", "bank order", "bank nomad")
    assert t.on("alchemist") == (0, 1) and t.has(2) == (4, 0)


@law("oath", "7.1.2/2")
def test_a_card_with_tokens_cannot_be_paid_again() -> None:
    t = Table(2).turn(2).adviser(2, "elders").favor(2, 4).play("act use-elders")
    assert t.on("elders") == (2, 0) and t.has(2) == (2, 1)
    t.refuses("act use-elders", "7.1.2/2")


@law("oath", "7.1.2/4")
def test_facedown_secrets_pay_for_nothing() -> None:
    t = Table(2).turn(2).adviser(2, "spirit-snare").secrets(2, 0, 2)
    t.refuses("act use-spirit-snare", "7.1.2/4")


@law("oath", "7.1.3")
def test_a_power_that_would_do_nothing_is_not_used() -> None:
    t = Table(2).turn(2).adviser(2, "wolves").secrets(2, 1)
    t.refuses("act use-wolves", "7.1.3")


@law("oath", "10.sacrifice")
def test_who_sacrifices_kills_an_own_warband() -> None:
    t = Table(2).turn(2).adviser(2, "awaited-return").card("keep", 1).warbands(2, 2).secrets(2, 1).supply(2, 1)
    t.play("act trade").answer("modify awaited-return").answer("trade keep>favor")
    assert t.board(2) == 1 and t.state.supply[1] == 1 and t.has(2) == (1, 0)


# ---------------------------------------------------------------- when they act
@law("oath", "7.3.1")
def test_taking_from_a_site_on_waking_may_be_declined() -> None:
    t = Table(2).turn(2, "wake").site(1, "mine").goods(1, 2).play("use pass")
    assert t.has(2) == (0, 0) and t.state.site_favor[0] == 2


@law("oath", "7.3.2")
def test_action_powers_are_used_in_the_act_phase_alone() -> None:
    t = Table(2).turn(2).relic(2, "map").supply(2, 1).play("act use-map")
    assert t.state.supply[1] == 5 and "map" not in t.relics(2)
    assert Table(2).turn(1).relic(2, "map").options(2) == []


@law("oath", "7.3.4", "4.3.5")
def test_rest_powers_are_used_once_each_in_any_order() -> None:
    t = Table(2).turn(2).adviser(2, "insomnia", "silver-tongue").card("wolves", 1).play("act pass")
    assert sorted(t.options()) == ["insomnia", "pass", "silver-tongue"]
    t.play("use insomnia")
    assert sorted(t.options()) == ["pass", "silver-tongue"]
    t.play("use silver-tongue")
    assert t.has(2) == (1, 1) and t.state.turn == 0


# ---------------------------------------------------------------- moving cards
@law("oath", "7.2.1/2")
def test_an_adviser_only_card_is_not_moved_to_a_site() -> None:
    t = Table(2).turn(2).card("homesteaders", 1).adviser(2, "enchantress", "elders").play("act use-homesteaders")
    t.answer("move-card elders>fertile-valley")
    assert t.cards(1) == ["homesteaders", "elders"]
    Table(2).turn(2).card("homesteaders", 1).adviser(2, "enchantress").refuses("act use-homesteaders", "7.1.3")


@law("oath", "10.swap")
def test_swapped_cards_keep_what_lies_on_them() -> None:
    t = Table(2).turn(2).relic(2, "horned-mask").adviser(2, "elders").card("wolves", 1).secrets(2, 1)
    t.tokens("elders", favor=1).tokens("wolves", secrets=1).play("act use-horned-mask")
    assert t.advisers(2) == ["wolves"] and t.cards(1) == ["elders"]
    assert t.on("elders") == (1, 0) and t.on("wolves") == (0, 1) and t.in_bank("nomad") == 3


@law("oath", "10.draw")
def test_a_relic_is_drawn_from_the_top_and_kept_or_buried() -> None:
    t = Table(2).turn(2).relic(2, "dowsing-sticks").relic_deck("map", "whistle").favor(2, 2).secrets(2, 1)
    t.play("act use-dowsing-sticks", "drawn-relic keep")
    assert "map" in t.relics(2) and t.has(2) == (0, 0)


# ---------------------------------------------------------------- terms
@law("oath", "10.gain", "9.3")
def test_who_gains_gets_no_more_than_there_is() -> None:
    t = Table(2).turn(2).adviser(2, "taming-charm").card("wolves", 1).bank("beast", 1).secrets(2, 1)
    t.play("act use-taming-charm")
    assert t.has(2)[0] == 1 and t.in_bank("beast") == 0


@law("oath", "10.match")
def test_cards_without_a_suit_match_nothing() -> None:
    t = Table(2).turn(2).adviser(2, "silver-tongue").card("broken-forge", 1).play("act pass")
    assert t.state.turn == 0 and t.has(2) == (0, 0)  # nothing to gain from, nobody is asked


@law("oath", "9.2/3")
def test_a_must_falls_away_where_it_cannot_be_met() -> None:
    t = Table(2).turn(2).adviser(2, "tyrant").card("boiling-lake", 2).play("act travel", "travel ancient-city")
    assert t.state.pawn[1] == 1 and t.asked == "act"


@law("oath", "9.2")
def test_a_cannot_closes_what_a_power_allows() -> None:
    t = Table(3).turn(2).adviser(2, "spirit-snare").secrets(2, 1).card("spell-breaker", 4).garrison(4, 3)
    t.refuses("act use-spirit-snare", "9.2")
