"""Arcane: its powers outside Campaigns; the numbers are those printed on the cards."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import CARDS
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table

SITE_ONLY = ["wizard-school", "portal", "observatory", "forgotten-vault", "map-library"]
LOCKED = ["sealing-ward", "initiation-rite", "vow-of-silence"]
FREE = ["acting-troupe", "secret-signal", "gleaming-armor", "tutor", "master-of-disguise"]
ANYWHERE = [
    *["alchemist", "fire-talkers", "magicians-code", "spirit-snare", "dazzle", "taming-charm", "inquisitor", "augury"],
    *["rusting-ray", "billowing-fog", "kindred-warriors", "terror-spells", "blood-pact", "revelation", "plague-engines"],
    *["bewitch", "jinx", "dream-thief", "cracking-ground", "witchs-bargain"],
]


# ---------------------------------------------------------------- restrictions and locks
@law("oath", "7.2.1")
@pytest.mark.parametrize("card", SITE_ONLY)
def test_arcane_cards_with_the_tree_are_no_faceup_advisers(card: str) -> None:
    t = Table(3).hidden(1, card).play("act adviser")
    assert t.options() == ["fertile-valley", "discard"] and t.refused(1, "adviser") == "7.2.1"


@law("oath", "7.2.1/2", "7.2.2")
@pytest.mark.parametrize("card", [*LOCKED, *FREE])
def test_arcane_cards_with_the_person_come_to_no_site_and_locked_ones_stay(card: str) -> None:
    t = Table(3).hidden(1, card).play("act adviser")
    assert t.options() == ["adviser", "discard"] and t.refused(1, "fertile-valley") == "7.2.1/2"
    t = Table(3).adviser(1, "assassin").favor(1, 1).adviser(2, card)
    assert ("use-assassin" in t.options()) == (card not in LOCKED)


@law("oath", "7.2")
@pytest.mark.parametrize("card", ANYWHERE)
def test_the_other_arcane_cards_go_anywhere(card: str) -> None:
    assert Table(3).hidden(1, card).play("act adviser").options() == ["fertile-valley", "adviser", "discard"]


# ---------------------------------------------------------------- Action powers: what they cost, and once while paid for
ACTIONS = [
    ("alchemist", 0, 2, (0, 1)),
    ("spirit-snare", 0, 1, (0, 1)),
    ("wizard-school", 1, 0, (0, 0)),
    ("taming-charm", 0, 1, (0, 1)),
    ("inquisitor", 1, 0, (0, 0)),
    ("terror-spells", 0, 1, (0, 1)),
    ("blood-pact", 0, 1, (0, 1)),
    ("plague-engines", 0, 2, (0, 1)),
    ("tutor", 1, 1, (1, 1)),
    ("dream-thief", 2, 0, (2, 0)),
    ("forgotten-vault", 1, 0, (1, 0)),
    ("witchs-bargain", 0, 1, (0, 1)),
]


def able(card: str, favor: int, secrets: int, dark: int = 0) -> Table:
    """The Chancellor has all that an Arcane Action could want."""
    t = Table(3).favor(1, favor).secrets(1, secrets, dark).warbands(1, 2).hidden(2, "elders").hidden(3, "birdsong").favor(2, 2)
    t.banner("darkest-secret", 1).garrison(2, 2).card("wolves", 1)
    return t.adviser(1, card) if card == "tutor" else t.card(card, 1)


@law("oath", "7.3.2", "7.1.2", "7.1.2/2", "7.1.2/4")
@pytest.mark.parametrize(("card", "favor", "secrets", "placed"), ACTIONS)
def test_an_arcane_action_costs_what_its_ribbon_says(card: str, favor: int, secrets: int, placed: tuple[int, int]) -> None:
    t = able(card, favor, secrets)
    assert f"use-{card}" in t.options()
    t.play(f"act use-{card}")
    if t.asked != "act" and card != "inquisitor":
        assert t.has(1) == (0, 0), "paid before anything is gained"
    for _ in range(4):
        t.passing("bargain")
        if t.asked != "act":
            t.play(f"{t.asked} {t.options()[0]}")
    assert t.on(card) == placed
    if favor:
        assert f"use-{card}" not in able(card, favor - 1, secrets).options()
    if secrets:
        able(card, favor, secrets - 1, dark=1).refuses(f"act use-{card}", "7.1.2/4")
    bearing = able(card, favor, secrets).tokens(card, secrets=1)
    bearing.refuses(f"act use-{card}", "7.1.2/2")


@law("oath", "7.1.1")
@pytest.mark.parametrize("card", [card for card, _, _, _ in ACTIONS if card != "tutor"])
def test_an_arcane_action_at_another_site_is_for_its_ruler_alone(card: str) -> None:
    def far(ruler: int) -> list[str]:
        t = Table(3).favor(1, 3).secrets(1, 3).warbands(1, 2).hidden(2, "elders").hidden(3, "birdsong").favor(2, 2)
        return t.banner("darkest-secret", 1).garrison(2, 2).card("wolves", 1).card(card, 4).garrison(4, ruler).options()

    assert f"use-{card}" in far(1) and f"use-{card}" not in far(2)


@law("oath", "10.gain", "9.3")
def test_the_alchemist_gains_four_favor_of_any_banks() -> None:
    t = Table(3).adviser(1, "alchemist").secrets(1, 2).bank("beast", 1).bank("order", 0).play("act use-alchemist")
    assert "order" not in t.options()
    t.play("bank beast")
    assert "beast" not in t.options()
    t.play("bank nomad", "bank nomad", "bank arcane")
    assert t.has(1) == (4, 0) and t.in_bank("nomad") == 1 and t.in_bank("arcane") == 2 and t.asked == "act"
    t = Table(3).adviser(1, "alchemist").secrets(1, 2).banks(0).bank("beast", 3).play("act use-alchemist")
    assert t.has(1) == (3, 0) and t.asked == "act"


@law("oath", "10.gain")
def test_the_spirit_snare_gains_a_favor_of_a_bank() -> None:
    t = Table(3).adviser(1, "spirit-snare").secrets(1, 1).bank("order", 0).play("act use-spirit-snare")
    assert t.options() == ["discord", "arcane", "hearth", "beast", "nomad"]
    assert t.play("bank hearth").has(1) == (1, 0) and t.in_bank("hearth") == 2


@law("oath", "10.gain", "4.2")
def test_the_wizard_school_teaches_a_secret_and_ends_the_act_phase() -> None:
    t = Table(3).card("wizard-school", 1).favor(1, 1).play("act use-wizard-school")
    assert t.has(1) == (0, 1) and t.seat == 2 and "rest" in t.said()


@law("oath", "10.gain")
def test_the_tutor_teaches_a_secret() -> None:
    t = Table(3).adviser(1, "tutor").favor(1, 1).secrets(1, 1).play("act use-tutor")
    assert t.has(1) == (0, 1) and t.on("tutor") == (1, 1) and t.seat == 1


@law("oath", "10.discard/3", "9.3")
def test_the_taming_charm_discards_a_beast_or_nomad_card_for_two_favor() -> None:
    t = Table(3).adviser(1, "taming-charm").secrets(1, 1).card("wolves", 1).card("oracle", 1).card("messenger", 1)
    t.card("birdsong", 2).adviser(2, "elders").play("act use-taming-charm")
    assert t.options() == ["wolves", "oracle"], "no other suit, no other place"
    t.play("power-discard oracle")
    assert t.cards(1) == ["wolves", "messenger"] and t.discards("provinces") == ["oracle"] and t.has(1) == (2, 0)
    assert t.in_bank("nomad") == 1 and t.in_bank("beast") == 3
    t = (
        Table(3)
        .adviser(1, "taming-charm")
        .secrets(1, 1)
        .card("wolves", 1, favor=1)
        .bank("beast", 0)
        .play("act use-taming-charm")
    )
    assert t.has(1) == (1, 0) and t.in_bank("beast") == 0, "the favor on it reached the bank in time"
    assert "use-taming-charm" not in Table(3).adviser(1, "taming-charm").secrets(1, 1).card("messenger", 1).options()


@law("oath", "10.kill")
def test_terror_spells_kill_two_at_sites_or_on_boards_of_the_region() -> None:
    t = Table(3).adviser(1, "terror-spells").secrets(1, 1).banner("darkest-secret", 1).garrison(2, 2, 2).warbands(2, 1)
    t.oath("protection").pawn(3, 5).warbands(3, 3).garrison(4, 3, 2).play("act use-terror-spells")
    assert t.options() == ["ancient-city", "board-2"]
    t.play("kill ancient-city", "kill board-2")
    assert t.at(2) == (2, 1) and t.board(2) == 0 and t.board(3) == 3 and t.at(4) == (3, 2) and t.asked == "act"


@law("oath", "7.3.2")
@pytest.mark.parametrize("holder", [0, 2])
def test_terror_spells_want_the_darkest_secret(holder: int) -> None:
    t = Table(3).adviser(1, "terror-spells").secrets(1, 1).banner("darkest-secret", holder).garrison(2, 2, 2)
    assert "use-terror-spells" not in t.options()


@law("oath", "10.swap", "9.4/3")
def test_the_dream_thief_swaps_facedown_advisers_unseen() -> None:
    t = Table(3).adviser(1, "dream-thief").favor(1, 2).hidden(2, "elders", "wolves").hidden(3, "birdsong").pawn(3, 5)
    t.adviser(2, "messenger").hidden(1, "jinx").play("act use-dream-thief")
    assert t.options() == ["adviser-1-1", "adviser-2-1", "adviser-2-2", "adviser-3-1"], "of anybody, anywhere, but facedown"
    t.play("swap-unseen adviser-2-2")
    assert (
        "adviser-2-2" not in t.options() and t.play(f"{t.asked} adviser-3-1").asked == "act" and t.on("dream-thief") == (2, 0)
    )
    assert t.facedowns(3) == ["wolves"] and sorted(t.facedowns(2)) == ["birdsong", "elders"]
    assert not t.state.known_at[CARDS.index("wolves")] & 1 and not t.state.known_at[CARDS.index("birdsong")] & 1
    one = Table(3).adviser(1, "dream-thief").favor(1, 2).hidden(2, "elders").adviser(3, "birdsong")
    assert "use-dream-thief" not in one.options(), "it takes two"


@law("oath", "7.3.2")
@pytest.mark.parametrize("holder", [0, 2])
def test_the_forgotten_vault_adds_or_burns_a_secret_on_the_darkest_secret(holder: int) -> None:
    for change, left in (("more", 3), ("fewer", 1)):
        t = Table(3).card("forgotten-vault", 1).favor(1, 1).banner("darkest-secret", holder, 2).secrets(1, 2)
        t.play("act use-forgotten-vault", f"banner-change {change}")
        assert t.holder("darkest-secret") == (holder, left) and t.has(1) == (0, 2), "from the shared bank and to it"
    t = Table(3).card("forgotten-vault", 1).favor(1, 1).banner("darkest-secret", holder, 1).play("act use-forgotten-vault")
    assert t.holder("darkest-secret") == (holder, 2), "the last one stays: nothing to choose"


@law("oath", "10.give", "10.take")
def test_the_witchs_bargain_deals_with_all_at_the_site() -> None:
    t = Table(4).adviser(1, "witchs-bargain").secrets(1, 3).favor(1, 2).favor(2, 5).secrets(3, 1).favor(3, 1).pawn(4, 2)
    t.favor(4, 9).secrets(4, 9).play("act use-witchs-bargain")
    assert t.options() == ["sell>2", "buy>3", "pass"], "seat 3 has no 2 favor, seat 2 no secret, seat 4 is elsewhere"
    t.play("bargain sell>2")
    assert t.has(1) == (4, 1) and t.has(2) == (3, 1)
    t.play("bargain sell>2", "bargain buy>3")
    assert t.has(1) == (4, 1) and t.has(2) == (1, 2) and t.has(3) == (3, 0), "even the last secret"


@law("oath", "9.2", "10.give")
def test_the_vow_of_silence_gives_no_secrets_but_buys_and_loses_them() -> None:
    t = Table(3).adviser(1, "witchs-bargain", "vow-of-silence").secrets(1, 3).favor(1, 4).favor(2, 3).secrets(2, 1)
    assert t.play("act use-witchs-bargain").options() == ["buy>2", "pass"]
    t = Table(3).adviser(1, "sleight-of-hand").favor(1, 1).adviser(2, "vow-of-silence").secrets(2, 2)
    assert t.play("act use-sleight-of-hand").has(2) == (0, 1), "others may take"


# ---------------------------------------------------------------- When Played powers
@law("oath", "7.3.3", "10.discard/2")
def test_dazzle_clears_the_region_of_hearth_and_order() -> None:
    t = Table(3).hidden(1, "dazzle").card("field-promotion", 1).card("longbows", 2).card("wolves", 2).card("captains", 4)
    t.card("tavern-songs", 1).adviser(2, "battle-honors")
    played(t, "dazzle", "play adviser")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    assert t.cards(1) == [] and t.cards(2) == ["wolves"] and t.cards(4) == ["captains"]
    assert t.advisers(2) == ["battle-honors"]
    assert sorted(t.discards("provinces")) == ["field-promotion", "longbows", "tavern-songs"] and t.advisers(1) == ["dazzle"]


@law("oath", "7.2.2")
def test_dazzle_moves_no_locked_card() -> None:
    t = played(Table(3).hidden(1, "dazzle").card("a-round-of-ale", 1).card("longbows", 1), "dazzle", "play adviser")
    assert t.cards(1) == ["a-round-of-ale"] and t.discards("provinces") == ["longbows"]


@law("oath", "7.3.3", "7.6.1")
def test_bewitch_makes_a_citizen_of_an_exile_with_more_secrets() -> None:
    t = played(Table(3).turn(2).hidden(2, "bewitch").secrets(2, 2).secrets(1, 1).warbands(2, 3), "bewitch", "play adviser")
    assert t.options() == ["bewitch", "pass"]
    t.play("use bewitch")
    assert not t.is_exile(2) and t.relics(2) == [] and t.board(2) == 3 and t.state.bank[1] == 14 and t.seat == 3


@law("oath", "7.3.3")
def test_bewitch_is_a_choice_and_for_an_exile_with_more_secrets_alone() -> None:
    t = played(Table(3).turn(2).hidden(2, "bewitch").secrets(2, 2).secrets(1, 1), "bewitch", "play adviser", "use pass")
    assert t.is_exile(2) and t.asked == "act"
    for t in (
        Table(3).turn(2).hidden(2, "bewitch").secrets(2, 2).secrets(1, 1, 1),
        Table(3).turn(2).hidden(2, "bewitch").secrets(2, 1).secrets(1, 2),
        Table(3).role(2, "citizen").turn(2).hidden(2, "bewitch").secrets(2, 3),
    ):
        assert played(t, "bewitch", "play adviser").asked == "act"


# ---------------------------------------------------------------- Search and Travel
@law("oath", "7.4", "5.1.2")
def test_augury_draws_one_card_more_if_wanted() -> None:
    deck = ["keep", "wolves", "elders", "tutor"]
    t = Table(3).adviser(2, "augury").turn(2).deck(*deck).play("act search", "modify augury")
    assert t.options() == deck and t.state.supply[1] == 7 - 2 and t.on("augury") == (0, 0)
    assert Table(3).adviser(1, "augury").deck(*deck).play("act search", "modify pass").options() == deck[:3]
    assert Table(3).adviser(2, "augury").deck(*deck).play("act search").options() == deck[:3], "for who rules it"


@law("oath", "7.4")
def test_augury_and_mushrooms_draw_two() -> None:
    t = Table(3).adviser(1, "augury", "mushrooms").secrets(1, 1).pile("cradle", "keep", "wolves", "elders")
    t.play("act search", "modify augury", "modify mushrooms")
    assert sorted(t.options()) == ["elders", "wolves"]


@law("oath", "7.4", "5.1.1")
def test_the_observatory_looks_at_every_pile_from_its_own_site() -> None:
    t = Table(3).card("observatory", 1).pile("hinterland", "keep", "wolves").pile("provinces", "elders").play("act search")
    assert t.options() == ["world", "provinces", "hinterland"]
    t = Table(3).card("observatory", 2).garrison(2, 1).pile("hinterland", "keep").pile("cradle", "elders").play("act search")
    assert t.options() == ["world", "cradle"], "to rule it is not enough"


@law("oath", "7.6.2", "7.4")
def test_a_portal_opens_from_its_site_for_whoever_is_there() -> None:
    t = Table(3).turn(2).card("portal", 1).garrison(1, 1).secrets(2, 1).supply(2, 0)
    assert "travel" not in Table(3).turn(2).supply(2, 0).options() and "travel" in t.options()
    t.play("act travel", "travel river")
    assert t.state.supply[1] == 0 and t.on("portal") == (0, 1) and t.state.pawn[1] == 7
    assert "travel" not in Table(3).turn(2).card("portal", 1).supply(2, 0).secrets(2, 0, 1).options()


@law("oath", "7.1.1")
def test_a_portal_opens_to_its_site_for_its_ruler_alone() -> None:
    t = Table(3).turn(2).card("portal", 4).garrison(4, 2).secrets(2, 1).supply(2, 0).play("act travel").answer("travel wastes")
    assert t.state.pawn[1] == 3 and t.on("portal") == (0, 1)
    assert "travel" not in Table(3).turn(2).card("portal", 4).secrets(2, 1).supply(2, 0).options()


@law("oath", "9.2/2")
def test_a_portal_ignores_sites_but_no_cards() -> None:
    t = Table(3).turn(2).card("portal", 1).site(3, "narrow-pass").garrison(3, 1).secrets(2, 1).play("act travel")
    assert "wastes" in t.play("modify portal").options()
    t = Table(3).turn(2).card("portal", 1).site(3, "narrow-pass").garrison(3, 1).secrets(2, 1).play("act travel")
    assert "wastes" not in t.play("modify pass").options() and t.on("portal") == (0, 0)
    t = Table(3).turn(2).card("portal", 1).card("boiling-lake", 2).secrets(2, 1).warbands(2, 3).play("act travel")
    assert t.play("modify portal", "travel ancient-city").board(2) == 1
    t = Table(3).turn(2).card("portal", 1).card("toll-roads", 2).garrison(2, 1).secrets(2, 1).supply(2, 0).play("act travel")
    assert "ancient-city" not in t.options(), "Toll Roads want a favor"


# ---------------------------------------------------------------- Muster and Trade
@law("oath", "7.4.1", "5.2.1")
def test_with_the_initiation_rite_one_must_place_a_secret_to_muster() -> None:
    t = (
        Table(3)
        .adviser(1, "initiation-rite")
        .secrets(1, 1)
        .favor(1, 1)
        .card("messenger", 1)
        .play("act muster")
        .answer("muster messenger")
    )
    assert t.has(1) == (1, 0) and t.on("messenger") == (0, 1) and t.board(1) == 2
    t = Table(3).adviser(1, "initiation-rite").favor(1, 5).card("messenger", 1)
    t.refuses("act muster", "7.1.2/4")
    t = Table(3).adviser(2, "initiation-rite").favor(1, 1).card("messenger", 1).play("act muster").answer("muster messenger")
    assert t.on("messenger") == (1, 0), "the rite of another"


@law("oath", "5.3.2", "7.4")
def test_a_secret_signal_adds_a_favor_to_a_single_one() -> None:
    for use, n in (("secret-signal", 2), ("pass", 1)):
        t = Table(3).adviser(1, "secret-signal").secrets(1, 1).card("messenger", 1).play("act trade", f"use {use}")
        assert t.has(1) == (n, 0) and t.in_bank("order") == 3 - n
    t = Table(3).adviser(1, "secret-signal").secrets(1, 1).card("augury", 1).play("act trade").answer("trade augury>favor")
    assert t.has(1) == (2, 0) and t.asked == "act", "two are not one"


@law("oath", "9.3")
def test_a_secret_signal_finds_no_second_favor_in_an_empty_bank() -> None:
    t = Table(3).adviser(1, "secret-signal").secrets(1, 1).card("messenger", 1).bank("order", 1).play("act trade")
    assert t.answer("use secret-signal").has(1) == (1, 0)


@law("oath", "5.3.2/2")
def test_a_careless_chancellor_hears_the_signal_even_in_a_trade_for_secrets() -> None:
    t = Table(3).bare("careless").adviser(1, "secret-signal", "augury").favor(1, 2).card("jinx", 1).play("act trade")
    t.answer("trade jinx>secret").answer("use secret-signal")
    assert t.has(1) == (2, 1), "two advisers match: one secret less for Careless, a favor and another for the signal"


@law("oath", "7.4", "5.3.2")
def test_the_map_library_trades_in_its_region_from_its_own_site() -> None:
    t = Table(3).card("map-library", 1).card("messenger", 2).card("wolves", 4).secrets(1, 1).play("act trade")
    assert t.options() == ["map-library>favor", "messenger>favor"]
    t.play("trade messenger>favor")
    assert t.on("messenger") == (0, 1) and t.has(1) == (1, 0)
    t = Table(3).card("map-library", 2).garrison(2, 1).card("wolves", 1).secrets(1, 1).play("act trade")
    assert t.on("wolves") == (0, 1), "to rule it is not enough: one card to trade with"


@law("oath", "7.4")
def test_a_disguise_borrows_the_signals_of_another_and_silences_the_own() -> None:
    t = Table(3).adviser(1, "master-of-disguise").adviser(2, "secret-signal").secrets(1, 2).card("messenger", 1)
    t.play("act trade", "modify master-of-disguise", "disguise 2").passing("modify").answer("trade messenger>favor")
    assert t.options() == ["secret-signal", "pass"] and t.play("use secret-signal").has(1) == (2, 0)
    t = Table(3).adviser(1, "master-of-disguise", "secret-signal").secrets(1, 2).card("messenger", 1)
    t.play("act trade", "modify master-of-disguise", "disguise 2").passing("modify").answer("trade messenger>favor")
    assert t.asked == "act" and t.has(1) == (1, 0)


@law("oath", "7.1.2", "7.1.2/2")
def test_the_magicians_code_costs_two_favor_on_an_empty_card() -> None:
    for t in (
        Table(3).adviser(1, "magicians-code").favor(1, 1).secrets(1, 3).banner("darkest-secret", 0, 1),
        Table(3).adviser(1, "magicians-code").tokens("magicians-code", favor=1).favor(1, 3).secrets(1, 3),
    ):
        t.banner("darkest-secret", 0, 1).banner("peoples-favor", 2, 9).play("act recover").answer("recover darkest-secret")
        assert t.asked == "payment"
