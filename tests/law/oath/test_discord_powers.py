"""Discord: its powers outside Campaigns; the numbers are those printed on the cards."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import BLANK, CARDS, SHIELD, TWO_SHIELDS
from regnum.law import law
from tests.law.oath.suits import loaded, played
from tests.law.oath.table import Table

SITE_ONLY = ["key-to-the-city", "salt-the-earth", "gambling-hall", "boiling-lake", "gossip", "bandit-chief"]
ADVISER_ONLY = [
    *["a-small-favor", "sleight-of-hand", "naysayers", "assassin", "false-prophet", "vow-of-renewal", "royal-ambitions"],
    *["beast-tamer", "silver-tongue", "relic-thief", "enchantress", "insomnia", "sneak-attack", "chaos-cult"],
]
LOCKED = ["a-small-favor", "false-prophet", "vow-of-renewal", "royal-ambitions", "silver-tongue", "insomnia"]
FREE = ["sleight-of-hand", "naysayers", "beast-tamer", "relic-thief", "enchantress", "sneak-attack", "chaos-cult"]
ANYWHERE = [
    *["mercenaries", "second-wind", "scryer", "disgraced-captain", "book-burning", "charlatan", "downtrodden", "blackmail"],
    *["cracked-sage", "dissent", "zealots", "riots", "slander"],
]


# ---------------------------------------------------------------- restrictions and locks
@law("oath", "7.2.1")
@pytest.mark.parametrize("card", SITE_ONLY)
def test_discord_cards_with_the_tree_are_no_faceup_advisers(card: str) -> None:
    t = Table(3).hidden(1, card).play("act adviser")
    assert t.options() == ["fertile-valley", "discard"] and t.refused(1, "adviser") == "7.2.1"


@law("oath", "7.2.1/2")
@pytest.mark.parametrize("card", ADVISER_ONLY)
def test_discord_cards_with_the_person_come_to_no_site(card: str) -> None:
    t = Table(3).hidden(1, card).play("act adviser")
    assert t.options() == ["adviser", "discard"] and t.refused(1, "fertile-valley") == "7.2.1/2"


@law("oath", "7.2")
@pytest.mark.parametrize("card", ANYWHERE)
def test_the_other_discord_cards_go_anywhere(card: str) -> None:
    assert Table(3).hidden(1, card).play("act adviser").options() == ["fertile-valley", "adviser", "discard"]


@law("oath", "7.2.2")
@pytest.mark.parametrize("card", [*LOCKED, *FREE])
def test_locked_advisers_of_discord_survive_the_assassin(card: str) -> None:
    t = Table(3).adviser(1, "assassin").favor(1, 1).adviser(2, card)
    if card in LOCKED:
        t.refuses("act use-assassin", "7.1.3")
    else:
        assert t.play("act use-assassin").advisers(2) == []
    t = Table(3).adviser(1, "enchantress").secrets(1, 1).adviser(2, "assassin")
    assert "use-enchantress" not in t.options(), "nor does the Assassin leave"


# ---------------------------------------------------------------- Action powers: what they cost, and once while paid for
@law("oath", "7.3.2", "7.1.2/2")
@pytest.mark.parametrize(
    ("card", "favor", "secrets", "placed"),
    [
        ("sleight-of-hand", 1, 0, (1, 0)),
        ("scryer", 0, 1, (0, 1)),
        ("assassin", 1, 0, (1, 0)),
        ("gambling-hall", 2, 0, (2, 0)),
        ("enchantress", 0, 1, (0, 0)),
    ],
)
def test_an_action_of_discord_costs_what_its_ribbon_says(card: str, favor: int, secrets: int, placed: tuple[int, int]) -> None:
    def ready(f: int, s: int) -> Table:
        t = Table(3).favor(1, f).secrets(1, s).secrets(2, 3).adviser(2, "wolves").pile("cradle", "tutor").banks(0)
        return t.card(card, 1) if card == "gambling-hall" else t.adviser(1, card)

    t = ready(favor, secrets)
    assert f"use-{card}" in t.options()
    t.play(f"act use-{card}")
    assert t.has(1) == (0, 1 if card == "sleight-of-hand" else 0) and t.on(card) == placed
    if favor:
        assert f"use-{card}" not in ready(favor - 1, secrets).options()
    if secrets:
        assert f"use-{card}" not in ready(favor, secrets - 1).options()
    if sum(placed):
        paid = ready(favor, secrets).tokens(card, *placed)
        paid.refuses(f"act use-{card}", "7.1.2/2")


@law("oath", "7.1.1")
@pytest.mark.parametrize("card", ["gambling-hall", "scryer"])
def test_an_action_at_another_site_is_for_its_ruler_alone(card: str) -> None:
    t = Table(3).card(card, 4).favor(1, 3).secrets(1, 3).pile("cradle", "tutor")
    assert f"use-{card}" not in t.options()
    t = Table(3).card(card, 4).garrison(4, 1).favor(1, 3).secrets(1, 3).pile("cradle", "tutor")
    assert f"use-{card}" in t.options()


@law("oath", "10.take")
def test_sleight_of_hand_takes_a_secret_but_never_the_last() -> None:
    t = Table(4).adviser(1, "sleight-of-hand").favor(1, 1).secrets(2, 2).secrets(3, 1).secrets(4, 5).pawn(4, 2)
    t.play("act use-sleight-of-hand")
    assert t.has(1)[1] == 1 and [t.has(p)[1] for p in (2, 3, 4)] == [1, 1, 5]
    t = Table(3).adviser(1, "sleight-of-hand").favor(1, 1).secrets(2, 1).secrets(3, 5).pawn(3, 2)
    t.refuses("act use-sleight-of-hand", "7.1.3")
    t = Table(3).adviser(1, "sleight-of-hand").favor(1, 1).secrets(2, 2).secrets(3, 2).play("act use-sleight-of-hand")
    assert t.options() == ["2", "3"]


@law("oath", "10.peek", "9.4")
def test_the_scryer_sees_a_whole_pile_of_any_region_alone() -> None:
    t = Table(3).adviser(1, "scryer").secrets(1, 1).pile("cradle", "tutor").pile("hinterland", "wolves", "elders", "keep")
    t.play("act use-scryer")
    assert t.options() == ["cradle", "hinterland"]
    t.play("peek-pile hinterland")
    assert t.discards("hinterland") == ["wolves", "elders", "keep"]
    assert [t.state.known_at[CARDS.index(card)] for card in ("wolves", "elders", "keep", "tutor")] == [1, 1, 1, 0]
    assert t.said(1).count("sees") == 3 and "sees" not in t.said(2) + t.said()


@law("oath", "10.discard")
def test_the_assassin_discards_a_faceup_adviser_of_somebody_at_hand() -> None:
    t = Table(3).adviser(1, "assassin", "birdsong").favor(1, 1).adviser(2, "wolves", "tutor").hidden(2, "elders")
    t.adviser(3, "scryer").pawn(3, 2).play("act use-assassin")
    assert sorted(t.options()) == ["tutor", "wolves"], "no facedown one, none elsewhere, none of the own"
    t.play(f"{t.asked} tutor")
    assert t.advisers(2) == ["wolves"] and t.discards("provinces") == ["tutor"] and t.facedowns(2) == ["elders"]
    t = Table(3).adviser(1, "assassin").favor(1, 1).hidden(2, "elders").adviser(3, "scryer").pawn(3, 2)
    t.refuses("act use-assassin", "7.1.3")


@law("oath", "10.swap")
def test_the_enchantress_changes_places_with_a_faceup_adviser_of_anybody() -> None:
    t = Table(3).adviser(1, "enchantress", "elders").secrets(1, 1).adviser(2, "wolves", "insomnia").adviser(3, "tutor")
    t.pawn(2, 4).hidden(2, "scryer").play("act use-enchantress")
    assert sorted(t.options()) == ["elders", "tutor", "wolves"], "no locked one, no facedown one"
    t.play(f"{t.asked} wolves")
    assert sorted(t.advisers(1)) == ["elders", "wolves"] and sorted(t.advisers(2)) == ["enchantress", "insomnia"]
    assert t.has(1)[1] == 0 and t.on("wolves") == (0, 0) and t.on("enchantress") == (0, 0)
    assert "use-enchantress" not in Table(3).adviser(1, "enchantress").secrets(1, 1).adviser(2, "insomnia").options()


@law("oath", "9.3", "5.5.4/3")
def test_the_gambling_hall_pays_no_more_than_the_bank_has() -> None:
    t = loaded(Table(3).card("gambling-hall", 1).favor(1, 2).banks(0).bank("beast", 2).bank("nomad", 1), *[TWO_SHIELDS] * 4)
    t.play("act use-gambling-hall")
    assert sorted(t.options()) == ["beast", "nomad"]
    assert t.play("bank beast").has(1) == (2, 0) and t.in_bank("nomad") == 1
    t = loaded(Table(3).card("gambling-hall", 1).favor(1, 2).bank("beast", 6), SHIELD, BLANK, BLANK, BLANK)
    assert t.play("act use-gambling-hall", "bank beast").has(1) == (1, 0)


# ---------------------------------------------------------------- When Played powers
@law("oath", "7.3.3", "9.3")
def test_a_small_favor_brings_four_warbands_but_facedown_none() -> None:
    t = played(Table(3).turn(2).hidden(2, "a-small-favor").warbands(2, 1), "a-small-favor", "play adviser")
    assert t.board(2) == 1 + 4 and t.state.bank[1] == 14 - 5
    t = played(Table(3).turn(2).hidden(2, "a-small-favor").warbands(2, 12), "a-small-favor", "play adviser")
    assert t.board(2) == 14, "the bank had two left"
    t = Table(3).turn(2).deck("a-small-favor", "tutor", "elders").play("act search", "search-keep a-small-favor")
    t.answer("discard tutor").answer("discard elders").play("play facedown")
    assert t.board(2) == 0 and t.facedowns(2) == ["a-small-favor"]


@law("oath", "7.3.3", "10.burn")
@pytest.mark.parametrize(("holder", "secrets"), [(0, 3), (3, 5), (2, 1)])
def test_the_charlatan_leaves_one_secret_on_the_darkest_secret(holder: int, secrets: int) -> None:
    t = Table(3).turn(2).hidden(2, "charlatan").banner("darkest-secret", holder, secrets).secrets(3, 4).secrets(2, 4)
    played(t, "charlatan", "play adviser")
    assert t.holder("darkest-secret") == (holder, 1)
    assert t.has(2)[1] == 4 and t.has(3)[1] == 4, "secrets elsewhere are left alone"


@law("oath", "7.3.3", "10.take", "10.give")
def test_blackmail_takes_a_relic_or_three_favor() -> None:
    t = Table(3).turn(2).hidden(2, "blackmail").relic(3, "whistle", "map").favor(3, 4).relic(1, "brass-horse").pawn(1, 2)
    played(t, "blackmail", "play adviser")
    assert t.seat == 2 and t.options() == ["3>whistle", "3>map"], "no relic of somebody elsewhere"
    t.play("blackmail 3>map")
    assert t.seat == 3 and len(t.options()) == 2
    paying = Table(3).turn(2).hidden(2, "blackmail").relic(3, "map").favor(3, 4).pawn(1, 2)
    played(paying, "blackmail", "play adviser").play(f"3: {paying.asked} {paying.options()[0]}")
    refusing = Table(3).turn(2).hidden(2, "blackmail").relic(3, "map").favor(3, 4).pawn(1, 2)
    played(refusing, "blackmail", "play adviser").play(f"3: {refusing.asked} pass")
    assert paying.relics(3) == ["map"] and paying.has(3)[0] == 1 and paying.has(2)[0] == 3
    assert refusing.relics(2) == ["map"] and refusing.has(3)[0] == 4 and refusing.has(2)[0] == 0


@law("oath", "7.3.3")
def test_who_cannot_pay_a_blackmailer_loses_the_relic() -> None:
    t = Table(3).turn(2).hidden(2, "blackmail").relic(3, "map").favor(3, 2).pawn(1, 2)
    played(t, "blackmail", "play adviser")
    assert t.relics(2) == ["map"] and t.has(3)[0] == 2 and t.asked == "act"
    t = played(Table(3).turn(2).hidden(2, "blackmail").pawn(1, 2), "blackmail", "play adviser")
    assert t.asked == "act" and t.advisers(2) == ["blackmail"], "nothing to name"


@law("oath", "7.3.3", "9.2")
def test_blackmail_takes_nothing_that_cannot_be_taken() -> None:
    t = Table(3).turn(2).hidden(2, "blackmail").relic(3, "map", "circlet-of-command").pawn(1, 2)
    played(t, "blackmail", "play adviser")
    assert t.relics(2) == ["circlet-of-command"] and t.relics(3) == ["map"], "the Circlet guards the others, not itself"


@law("oath", "7.3.3", "7.6.1")
def test_royal_ambitions_make_a_citizen_of_an_exile_with_more_sites() -> None:
    t = Table(3).turn(2).hidden(2, "royal-ambitions").garrison(1, 2).garrison(2, 2).garrison(3, 1)
    played(t, "royal-ambitions", "play adviser")
    assert t.options() == ["royal-ambitions", "pass"]
    t.play("use royal-ambitions")
    assert t.options() == ["brutal", "decadent", "careless", "greedy"] and "sees-relic" not in t.said(2)
    t.play("space greedy")
    assert not t.is_exile(2) and len(t.relics(2)) == 1 and t.state.reliquary[3] == -1 and t.at(1) == (1, 1)


@law("oath", "7.3.3")
def test_royal_ambitions_are_a_choice_and_for_an_exile_with_more_sites_alone() -> None:
    t = Table(3).turn(2).hidden(2, "royal-ambitions").garrison(1, 2).garrison(2, 2).garrison(3, 1)
    assert played(t, "royal-ambitions", "play adviser", "use pass").is_exile(2)
    t = Table(3).turn(2).hidden(2, "royal-ambitions").garrison(1, 2).garrison(3, 1)
    played(t, "royal-ambitions", "play adviser")
    assert t.asked == "act" and t.is_exile(2), "as many sites are not more"
    t = Table(3).role(2, "citizen").turn(2).hidden(2, "royal-ambitions").garrison(1, 2)
    assert played(t, "royal-ambitions", "play adviser").asked == "act"


@law("oath", "7.3.3")
def test_the_false_prophet_serves_no_citizen() -> None:
    t = Table(3).role(2, "citizen").turn(2).hidden(2, "false-prophet").vision(3, "vision-of-faith")
    played(t, "false-prophet", "play adviser")
    assert t.asked == "act" and t.board(2) == 0 and t.state.prophet.count(1) == 0


@law("oath", "7.3.3", "7.2.2")
def test_riots_spare_locked_cards_and_advisers() -> None:
    t = Table(3).hidden(1, "riots").banner("peoples-favor", 0, 1, mob=True).card("boiling-lake", 4).card("scryer", 6)
    t.adviser(2, "cracked-sage").card("keep", 2)
    played(t, "riots", "play adviser")
    assert t.cards(4) == ["boiling-lake"] and t.cards(6) == [] and t.advisers(2) == ["cracked-sage"] and t.cards(2) == ["keep"]


@law("oath", "7.3.3")
def test_dissent_takes_nothing_from_the_holder_of_the_peoples_favor_even_its_player() -> None:
    t = Table(3).turn(2).hidden(2, "dissent").banner("peoples-favor", 2).favor(2, 3).favor(3, 3)
    played(t.adviser(3, "wolves").adviser(2, "elders"), "dissent", "play adviser")
    assert t.has(2)[0] == 3 and t.has(3)[0] == 2 and t.on("dissent") == (1, 0)


# ---------------------------------------------------------------- at most two advisers
@law("oath", "7.6.4")
@pytest.mark.parametrize("card", ["assassin", "silver-tongue", "insomnia"])
def test_a_card_that_allows_two_advisers_drives_others_out_when_played(card: str) -> None:
    t = Table(3).hidden(1, card).adviser(1, "wolves", "elders").play("act adviser", "play adviser")
    assert t.asked == "drop-adviser" and t.options() == ["wolves", "elders"], "not itself: it is locked"
    t.play("drop-adviser wolves")
    assert sorted(t.advisers(1)) == sorted(["elders", card]) and t.discards("provinces") == ["wolves"]


@law("oath", "7.6.4", "7.2.2")
@pytest.mark.parametrize("card", ["assassin", "silver-tongue", "insomnia"])
def test_beside_two_locked_advisers_it_stays_facedown(card: str) -> None:
    t = Table(3).hidden(1, card).adviser(1, "false-prophet", "vow-of-renewal").play("act adviser")
    assert "adviser" not in t.options() and t.refused(1, "adviser") == "5.1.4.II/3"
    t = Table(3).hidden(1, card).adviser(1, "wolves", "vow-of-renewal").play("act adviser")
    assert "adviser" in t.options()


@law("oath", "7.6.4", "5.1.4.II")
@pytest.mark.parametrize("card", ["assassin", "silver-tongue", "insomnia"])
def test_beside_it_there_is_room_for_one_adviser(card: str) -> None:
    t = Table(3).adviser(1, card, "wolves").deck("elders", "tutor", "scryer").play("act search", "search-keep elders")
    t.play("discard tutor").answer("discard scryer").play("play adviser")
    assert t.asked != "drop-adviser" and sorted(t.advisers(1)) == sorted([card, "elders"])
    t = Table(3).adviser(1, "tutor", "wolves").deck("elders", "birdsong", "scryer").play("act search", "search-keep elders")
    t.play("discard birdsong").answer("discard scryer").play("play adviser")
    assert len(t.advisers(1)) == 3


# ---------------------------------------------------------------- Rest powers
@law("oath", "7.3.4")
def test_insomnia_brings_a_secret_at_rest_if_wanted() -> None:
    t = Table(3).turn(2).adviser(2, "insomnia").adviser(3, "elders").play("act pass")
    assert t.options() == ["insomnia", "pass"]
    t.play("use insomnia")
    assert t.has(2) == (0, 1) and t.seat == 3, "once a Rest"
    assert Table(3).turn(2).adviser(2, "insomnia").play("act pass", "use pass").has(2) == (0, 0)
    assert Table(3).turn(2).adviser(3, "insomnia").play("act pass").seat == 3, "on the own turn alone"


@law("oath", "7.3.4", "10.match")
def test_the_silver_tongue_gains_a_favor_of_a_suit_at_the_site() -> None:
    t = Table(3).turn(2).adviser(2, "silver-tongue").card("keep", 1).card("wolves", 1).card("scryer", 2).play("act pass")
    t.play("use silver-tongue")
    assert t.options() == ["order", "beast"]
    t.play("bank beast")
    assert t.has(2) == (1, 0) and t.in_bank("beast") == 2 and t.seat == 3
    t = Table(3).turn(2).adviser(2, "silver-tongue").card("scryer", 2).play("act pass")
    assert t.seat == 3, "a bare site pays nothing"


@law("oath", "7.3.4", "10.take")
@pytest.mark.parametrize(("title", "n"), [(1, 0), (2, 1), (3, 1)])
def test_naysayers_take_a_favor_of_the_chancellor_while_an_exile_has_the_title(title: int, n: int) -> None:
    t = Table(3).turn(2).adviser(2, "naysayers").favor(1, 2).favor(3, 2).title(title).play("act pass").answer("use naysayers")
    assert t.has(2) == (n, 0) and t.has(1) == (2 - n, 0) and t.has(3) == (2, 0)


@law("oath", "7.3.4")
def test_naysayers_do_nothing_under_a_citizen() -> None:
    t = Table(3).role(3, "citizen").turn(2).adviser(2, "naysayers").favor(1, 2).title(3).play("act pass")
    assert t.seat == 3 and t.has(1) == (2, 0)


# ---------------------------------------------------------------- Downtrodden, Gossip, Boiling Lake
@law("oath", "5.2.2", "7.4")
def test_the_downtrodden_bring_two_more_where_the_bank_alone_is_poorest() -> None:
    t = Table(3).adviser(1, "downtrodden").favor(1, 1).card("keep", 1).bank("order", 2).play("act muster").answer("muster keep")
    assert t.options() == ["downtrodden", "pass"] and t.play("use downtrodden").board(1) == 2 + 2
    t = Table(3).adviser(1, "downtrodden").favor(1, 1).card("keep", 1).bank("order", 2).play("act muster").answer("muster keep")
    assert t.play("use pass").board(1) == 2
    for suit in ("beast", "order"):
        t = Table(3).adviser(1, "downtrodden").favor(1, 1).card("keep", 1).bank("order", 3).bank(suit, 2).bank("nomad", 2)
        assert t.play("act muster").answer("muster keep").board(1) == 2, "another bank has as little, or less"


@law("oath", "7.1.4", "5.1.4.II")
@pytest.mark.parametrize(("ruler", "free"), [(0, False), (1, False), (3, False), (2, True)])
def test_enemies_of_the_gossips_ruler_play_no_facedown_advisers(ruler: int, free: bool) -> None:
    t = Table(3).turn(2).card("gossip", 4).hidden(2, "tutor").deck("elders", "wolves", "birdsong")
    t = t.garrison(4, ruler) if ruler else t
    t.play("act search", "search-keep elders", "discard wolves").answer("discard birdsong")
    assert ("facedown" in t.options()) == free and "adviser" in t.options() and t.facedowns(2) == ["tutor"]


@law("oath", "10.enemy")
def test_gossip_of_the_empire_spares_its_citizens() -> None:
    t = Table(3).role(2, "citizen").turn(2).card("gossip", 4).garrison(4, 1).deck("elders", "wolves", "birdsong")
    t.play("act search", "search-keep elders", "discard wolves").answer("discard birdsong")
    assert "facedown" in t.options()


@law("oath", "7.1.4", "5.6.2")
@pytest.mark.parametrize(("ruler", "left"), [(0, 1), (1, 1), (2, 3)])
def test_the_boiling_lake_kills_two_of_who_comes_without_ruling_it(ruler: int, left: int) -> None:
    t = Table(3).turn(2).card("boiling-lake", 2).warbands(2, 3).warbands(1, 2)
    t = t.garrison(2, ruler) if ruler else t
    t.play("act travel", "travel ancient-city")
    assert t.board(2) == left and t.board(1) == 2
    if ruler:
        assert t.at(2) == (ruler, 1)


@law("oath", "9.2/3")
def test_the_boiling_lake_takes_what_there_is_and_only_from_who_comes_to_its_site() -> None:
    assert Table(3).turn(2).card("boiling-lake", 2).warbands(2, 1).play("act travel", "travel ancient-city").board(2) == 0
    assert Table(3).turn(2).card("boiling-lake", 2).warbands(2, 3).play("act travel", "travel steppe").board(2) == 3


# ---------------------------------------------------------------- Chaos Cult, Vow of Renewal
@law("oath", "7.1.4", "2.11")
def test_the_chaos_cult_takes_a_favor_of_whoever_takes_the_title() -> None:
    t = Table(3).oath("protection").turn(2).adviser(3, "chaos-cult").favor(2, 6).relic(2, "whistle").favor(1, 2)
    t.site(1, "mine").site_relic(1, "map").play("act recover").answer("recover relic-1")
    assert t.keeper == (2, False) and t.has(3) == (1, 0) and t.has(2) == (2, 0) and t.has(1) == (2, 0)
    own = Table(3).oath("protection").turn(2).adviser(2, "chaos-cult").favor(2, 6).relic(2, "whistle").favor(1, 2)
    own.site(1, "mine").site_relic(1, "map").play("act recover").answer("recover relic-1")
    assert own.keeper == (2, False) and own.has(2) == (3, 0) and own.has(1) == (2, 0)


@law("oath", "4.1.3")
def test_to_become_the_usurper_is_not_to_take_the_title() -> None:
    t = Table(3).oath("protection").turn(1).title(2).relic(2, "whistle", "map").adviser(3, "chaos-cult").favor(2, 2)
    t.play("act pass")
    assert t.keeper == (2, True) and t.has(3) == (0, 0) and t.has(2) == (2, 0)


@law("oath", "2.11", "7.1.4")
def test_the_title_changes_hands_before_and_after_a_theft() -> None:
    t = Table(4).oath("protection").turn(2).adviser(3, "relic-thief").favor(3, 2).secrets(3, 1).relic(3, "whistle")
    t.adviser(4, "chaos-cult").favor(2, 4).relic(2, "map").site(1, "mine").site_relic(1, "brass-horse")
    loaded(t, BLANK).play("act recover").answer("recover relic-1")
    assert t.seat == 3 and t.keeper == (2, False) and t.has(4) == (1, 0)
    t.play("3: use relic-thief")
    assert t.keeper == (3, False) and t.has(4) == (2, 0) and sorted(t.relics(3)) == ["brass-horse", "whistle"]


@law("oath", "2.11", "7.1.4")
def test_the_fae_merchant_moves_no_title_between_taking_and_burying() -> None:
    t = Table(3).oath("protection").turn(2).adviser(2, "fae-merchant").secrets(2, 1).favor(2, 1).relic(2, "map")
    t.adviser(3, "chaos-cult").relic_deck("whistle").play("act use-fae-merchant")
    assert sorted(t.options()) == ["map", "whistle"]
    t.play("fae-merchant map")
    assert t.keeper == (1, False) and t.has(3) == (0, 0) and t.relics(2) == ["whistle"]


@law("oath", "5.4.2", "10.burn")
def test_favor_burnt_for_a_relic_returns_to_the_vow_of_renewal() -> None:
    t = Table(3).adviser(1, "vow-of-renewal").favor(1, 2).site(1, "mountain").site_relic(1, "map")
    t.play("act recover").answer("recover relic-1")
    assert t.relics(1) == ["map"] and t.has(1) == (2, 0)
    poor = Table(3).adviser(1, "vow-of-renewal").favor(1, 1).site(1, "mountain").site_relic(1, "map")
    assert "recover" not in poor.options(), "it must be there to be burnt"
