"""Beast: where each card may lie, Action powers, When Played powers, and what holds all the time (7.1 to 7.3)."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import CARDS, FIRST_VISION, RELICS
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table

ANY, SITE, ADVISER = "any", "site", "adviser"
PRINTED = [
    ("errand-boy", ANY, False),
    ("wolves", ANY, False),
    ("animal-playmates", ADVISER, False),
    ("true-names", ADVISER, False),
    ("the-old-oak", SITE, False),
    ("forest-paths", ANY, False),
    ("long-lost-heir", ADVISER, True),
    ("rangers", ANY, False),
    ("roving-terror", SITE, False),
    ("nature-worship", ANY, False),
    ("birdsong", ADVISER, False),
    ("small-friends", ADVISER, False),
    ("grasping-vines", SITE, False),
    ("threatening-roar", ANY, False),
    ("fae-merchant", ANY, False),
    ("second-chance", ANY, False),
    ("pied-piper", ADVISER, False),
    ("mushrooms", SITE, False),
    ("insect-swarm", ADVISER, False),
    ("vow-of-union", ADVISER, True),
    ("giant-python", ADVISER, False),
    ("war-tortoise", ANY, False),
    ("new-growth", ANY, False),
    ("wild-cry", ANY, False),
    ("animal-host", ANY, False),
    ("memory-of-nature", ANY, False),
    ("marsh-spirit", SITE, False),
    ("vow-of-poverty", ADVISER, True),
    ("forest-council", SITE, True),
    ("walled-garden", SITE, False),
    ("vow-of-beastkin", ADVISER, True),
    ("bracken", ANY, False),
    ("wild-allies", ANY, False),
]
"""Card, restriction banner, lock."""


# ---------------------------------------------------------------- the banners of the cards
@law("oath", "7.2.1", "7.2.1/2", "2.6.1")
@pytest.mark.parametrize(("card", "where", "locked"), PRINTED)
def test_where_a_beast_card_may_be_played(card: str, where: str, locked: bool) -> None:
    t = played(Table(3).hidden(1, card), card)
    assert t.asked == "play" and ("fertile-valley" in t.options()) is (where != ADVISER)
    assert ("adviser" in t.options()) is (where != SITE)
    spot = "adviser" if where == ADVISER else "fertile-valley"
    t.play(f"play {spot}")
    assert t.has(1)[0] == (0 if where == ADVISER else 1) and t.in_bank("beast") == 3 - t.has(1)[0]


@law("oath", "7.2.2")
@pytest.mark.parametrize(("card", "where", "locked"), PRINTED)
def test_which_beast_cards_are_locked(card: str, where: str, locked: bool) -> None:
    if where == SITE:
        t = Table(3).adviser(1, "taming-charm").secrets(1, 1).card(card, 1).card("elders", 1).play("act use-taming-charm")
        assert (t.asked == "power-discard") is not locked
        return
    t = Table(3).adviser(1, card, "alchemist", "longbows").deck("scryer", "tutor", "elders")
    t.play("act search").passing("modify").answer("search world").play("search-keep scryer").play("discard tutor")
    t.passing("use").play("play adviser")
    assert t.asked == "drop-adviser" and (card in t.options()) is not locked


@law("oath", "7.6.4", "7.2.2")
def test_a_card_whose_limit_two_locked_advisers_forbid_is_played_facedown_only() -> None:
    t = Table(3).adviser(1, "vow-of-union", "vow-of-poverty", "wolves").deck("assassin", "elders", "tents")
    t.play("act search").answer("search world").play("search-keep assassin").play("discard elders")
    assert "adviser" not in t.options() and "facedown" in t.options()
    t = Table(3).adviser(1, "vow-of-union", "bracken", "wolves").deck("assassin", "elders", "tents")
    t.play("act search").answer("search world").play("search-keep assassin").play("discard elders").passing("use")
    t.play("play adviser", "drop-adviser wolves").answer("drop-adviser bracken")
    assert t.advisers(1) == ["vow-of-union", "assassin"]


# ---------------------------------------------------------------- Action powers: one secret each
ACTIONS = ["wolves", "roving-terror", "fae-merchant", "second-chance", "memory-of-nature", "wild-allies"]


def ready(card: str, slot: int) -> Table:
    """A card at a site, and all that it could act on."""
    t = Table(3).card(card, slot).card("birdsong", 3).adviser(2, "keep").warbands(2, 2).garrison(5, 3)
    return t.card("forest-paths", 5)


@law("oath", "7.3.2", "7.1.2", "7.1.2/4")
@pytest.mark.parametrize("card", ACTIONS)
def test_the_price_is_a_faceup_secret(card: str) -> None:
    assert f"use-{card}" in ready(card, 1).secrets(1, 1).options()
    t = ready(card, 1).secrets(1, 0, 3).favor(1, 3)
    assert f"use-{card}" not in t.options() and t.refused(1, f"use-{card}").startswith("7.1.2")
    t.refuses(f"act use-{card}", t.refused(1, f"use-{card}"))


@law("oath", "7.1.2/2")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_occupied_card_cannot_be_paid_for(card: str) -> None:
    t = ready(card, 1).secrets(1, 2).tokens(card, 1)
    t.refuses(f"act use-{card}", "7.1.2/2")


@law("oath", "7.1.1")
@pytest.mark.parametrize("card", ACTIONS)
def test_who_neither_rules_the_card_nor_stands_there_cannot_use_it(card: str) -> None:
    assert f"use-{card}" not in ready(card, 4).secrets(1, 1).garrison(4, 2).options()
    assert f"use-{card}" in ready(card, 4).secrets(1, 1).garrison(4, 1).options()
    if card != "roving-terror":
        assert f"use-{card}" not in ready("bracken", 4).adviser(2, card).secrets(1, 1).options()
        assert f"use-{card}" in ready("bracken", 4).adviser(1, card).secrets(1, 1).options()


# ---------------------------------------------------------------- Wolves, Second Chance
@law("oath", "7.3.2", "10.kill")
def test_wolves_kill_a_warband_on_any_board_even_the_own() -> None:
    t = Table(4).adviser(1, "wolves").secrets(1, 1).warbands(1, 1).warbands(3, 2).garrison(4, 4, 3).pawn(3, 8)
    t.play("act use-wolves")
    assert t.options() == ["board-1", "board-3"]
    t.play("kill board-3")
    assert t.board(3) == 1 and t.at(4) == (4, 3) and t.on("wolves") == (0, 1) and t.asked == "act"
    Table(3).adviser(1, "wolves").secrets(1, 1).garrison(4, 2, 3).refuses("act use-wolves", "7.1.3")


@law("oath", "7.3.2", "10.kill", "10.gain")
def test_the_second_chance_converts_a_warband_of_order_or_discord() -> None:
    t = Table(5).adviser(1, "second-chance").secrets(1, 1).adviser(2, "keep").adviser(3, "assassin").adviser(4, "elders")
    for seat in (2, 3, 4, 5):
        t.warbands(seat, 2)
    t.hidden(5, "longbows").play("act use-second-chance")
    assert t.options() == ["board-2", "board-3"]
    t.play("kill board-3")
    assert t.board(3) == 1 and t.board(1) == 1 and t.asked == "act"


@law("oath", "7.1.3")
def test_the_second_chance_needs_such_a_player_with_warbands() -> None:
    t = Table(3).adviser(1, "second-chance").secrets(1, 1).adviser(2, "keep").warbands(3, 2).garrison(4, 2)
    t.refuses("act use-second-chance", "7.1.3")


# ---------------------------------------------------------------- Roving Terror
@law("oath", "7.3.2", "10.discard/2", "10.move")
def test_the_roving_terror_takes_the_place_of_a_denizen_elsewhere() -> None:
    t = Table(3).card("roving-terror", 1).secrets(1, 1).card("elders", 1).card("longbows", 4, 1).card("tutor", 4)
    t.card("forest-council", 3).card("hall-of-debate", 2).play("act use-roving-terror")
    assert t.options() == ["longbows", "tutor"]
    t.play("terror longbows")
    assert t.cards(4) == ["tutor", "roving-terror"] and t.cards(1) == ["elders"] and t.discards("hinterland") == ["longbows"]
    assert t.on("roving-terror") == (0, 1) and t.in_bank("order") == 3 + 1 and t.has(1) == (0, 0)


@law("oath", "7.2.2")
def test_the_roving_terror_needs_a_denizen_to_drive_out() -> None:
    t = Table(3).card("roving-terror", 1).secrets(1, 1).card("elders", 1).card("forest-council", 3)
    t.refuses("act use-roving-terror", "7.2.2")


@law("oath", "7.2.2", "7.1.3")
def test_a_terror_locked_by_the_bloodline_stays_where_it_is() -> None:
    t = Table(3).card("roving-terror", 1).secrets(1, 1).garrison(1, 2).adviser(2, "ancient-bloodline").card("tutor", 4)
    t.play("act use-roving-terror").answer("terror tutor")
    assert t.cards(1) == ["roving-terror"] and t.cards(4) == []


# ---------------------------------------------------------------- Fae Merchant
@law("oath", "7.3.2", "10.take", "10.draw")
def test_the_fae_merchant_gives_a_relic_for_a_relic() -> None:
    t = (
        Table(3)
        .card("fae-merchant", 1)
        .secrets(1, 1)
        .relic(1, "brass-horse")
        .relic_deck("whistle")
        .play("act use-fae-merchant")
    )
    assert t.asked == "fae-merchant" and sorted(t.options()) == ["brass-horse", "whistle"]
    t.play("fae-merchant brass-horse")
    assert t.relics(1) == ["whistle"] and RELICS[t.state.relic_deck[-1]] == "brass-horse" and t.on("fae-merchant") == (0, 1)


@law("oath", "10.take")
def test_the_new_relic_itself_goes_back_if_there_is_no_other() -> None:
    t = Table(3).turn(2).adviser(2, "fae-merchant").secrets(2, 1).relic_deck("whistle").play("act use-fae-merchant")
    assert t.asked == "act" and t.relics(2) == []


@law("oath", "2.11/4")
def test_the_title_is_settled_once_the_merchant_is_gone() -> None:
    t = Table(3).oath("protection").turn(2).adviser(2, "fae-merchant").secrets(2, 1).relic(2, "brass-horse")
    t.relic_deck("whistle").play("act use-fae-merchant", "fae-merchant whistle")
    assert t.keeper == (1, False)


@law("oath", "10.move")
def test_the_merchant_gets_no_cage_with_warbands_on_it() -> None:
    t = Table(3).card("fae-merchant", 1).secrets(1, 1).relic(1, "obsidian-cage").relic_deck("whistle")
    t.own("cage", 2, 2).play("act use-fae-merchant", "fae-merchant obsidian-cage").answer("release 2>2")
    assert t.board(2) == 2 and t.relics(1) == ["whistle"]


# ---------------------------------------------------------------- Pied Piper
@law("oath", "7.3.2", "10.take", "4.3.2")
def test_the_pied_piper_changes_sides_and_takes_two_favor() -> None:
    t = (
        Table(3)
        .adviser(1, "pied-piper", "elders")
        .secrets(1, 1)
        .adviser(2, "longbows", "tutor", "tents")
        .favor(2, 3)
        .pawn(2, 8)
    )
    t.play("act use-pied-piper", "pied-piper 2")
    assert t.advisers(2) == ["longbows", "tutor", "tents", "pied-piper"] and t.has(2)[0] == 1 and t.has(1) == (2, 0)
    assert t.on("pied-piper") == (0, 1)
    t.play("act pass").passing("use")
    assert t.has(1)[1] == 1 and "pied-piper" in t.advisers(2)


@law("oath", "9.3", "7.1.2")
def test_the_piper_takes_what_there_is_for_a_secret() -> None:
    t = Table(3).adviser(1, "pied-piper").secrets(1, 1).favor(3, 1).play("act use-pied-piper", "pied-piper 3")
    assert t.has(1)[0] == 1 and t.has(3)[0] == 0
    assert "use-pied-piper" not in Table(3).adviser(1, "pied-piper").favor(3, 1).options()
    assert "use-pied-piper" not in Table(3).adviser(2, "pied-piper").secrets(1, 1).favor(3, 1).options()


@law("oath", "9.2/2", "5.1.4.II/3")
def test_the_piper_joins_beyond_the_limit_and_counts_afterwards() -> None:
    t = Table(3).adviser(1, "longbows", "tutor", "tents").deck("pied-piper", "elders", "wolves")
    t.play("act search").answer("search world").play("search-keep pied-piper", "discard elders", "play adviser")
    assert t.asked == "act" and t.advisers(1) == ["longbows", "tutor", "tents", "pied-piper"]
    t = Table(3).adviser(1, "longbows", "tutor", "pied-piper").deck("wolves", "elders", "bracken")
    t.play("act search").answer("search world").play("search-keep wolves", "discard elders", "play adviser")
    assert t.asked == "drop-adviser" and t.options() == ["longbows", "tutor", "pied-piper"]


@law("oath", "7.6.4", "10.swap")
def test_who_gave_the_piper_for_an_enchantress_has_one_too_many() -> None:
    t = Table(3).adviser(1, "enchantress").secrets(1, 1).adviser(2, "longbows", "tutor", "tents", "pied-piper")
    t.play("act use-enchantress").answer("swap enchantress").play("swap-with pied-piper")
    assert t.seat == 2 and t.asked == "drop-adviser" and sorted(t.options()) == ["longbows", "tents", "tutor"]


# ---------------------------------------------------------------- Memory of Nature, Taming Charm
@law("oath", "7.3.2", "9.3")
def test_memory_of_nature_moves_a_favor_for_each_beast_at_sites() -> None:
    t = Table(3).banks(1).card("memory-of-nature", 1).card("wolves", 4).adviser(1, "bracken").secrets(1, 1)
    t.play("act use-memory-of-nature")
    assert t.asked == "from-bank" and "beast" not in t.options() and len(t.options()) == 5
    t.play("from-bank nomad", "from-bank order")
    assert t.asked == "act" and t.in_bank("beast") == 3 and t.in_bank("nomad") == 0 and t.in_bank("order") == 0
    t = Table(3).banks(0).bank("arcane", 1).card("memory-of-nature", 1).card("wolves", 4).secrets(1, 1)
    assert t.play("act use-memory-of-nature").in_bank("beast") == 1
    Table(3).banks(0).bank("beast", 3).card("memory-of-nature", 1).secrets(1, 1).refuses("act use-memory-of-nature", "9.3")


@law("oath", "10.discard/3", "9.3")
def test_favor_on_a_tamed_beast_reaches_its_bank_before_it_is_gained() -> None:
    t = Table(3).card("wolves", 1, 1).bank("beast", 0).adviser(1, "taming-charm").secrets(1, 1)
    t.play("act use-taming-charm").answer("power-discard wolves")
    assert t.has(1)[0] == 1 and t.in_bank("beast") == 0 and t.discards("provinces") == ["wolves"]


# ---------------------------------------------------------------- When Played
@law("oath", "7.3.3", "7.6.1", "6.6.2")
def test_the_long_lost_heir_becomes_a_citizen_without_a_relic() -> None:
    t = Table(3).turn(2).hidden(2, "long-lost-heir").warbands(2, 2).garrison(4, 2, 3).supply(2, 1)
    played(t, "long-lost-heir", "play adviser", "use long-lost-heir")
    assert not t.is_exile(2) and t.at(4) == (1, 3) and t.board(2) == 2 and t.relics(2) == []
    assert t.state.supply[1] == 7 and t.seat == 3 and t.advisers(2) == ["long-lost-heir"]


@law("oath", "7.3.3", "7.4.1")
def test_an_heir_may_stay_lost_and_a_citizen_has_nothing_to_gain() -> None:
    t = played(Table(3).turn(2).hidden(2, "long-lost-heir"), "long-lost-heir", "play adviser", "use pass")
    assert t.is_exile(2) and t.asked == "act"
    t = played(Table(3).role(2, "citizen").turn(2).hidden(2, "long-lost-heir"), "long-lost-heir", "play adviser")
    assert t.asked == "act" and t.seat == 2


@law("oath", "6.6.2/3", "6.6.2/4", "2.11/11")
def test_an_heir_who_was_usurper_and_visionary() -> None:
    t = Table(3).oath("supremacy").turn(2).hidden(2, "long-lost-heir").title(2, usurper=True).garrison(4, 2).garrison(5, 2)
    t.vision(2, "vision-of-faith").adviser(3, "false-prophet")
    t.own("prophet", CARDS.index("vision-of-faith") - FIRST_VISION + 1, 3 - 1)
    played(t, "long-lost-heir", "play adviser", "use long-lost-heir")
    assert t.seat == 3 and t.asked == "play" and t.options() == ["facedown", "vision", "discard"]
    t.play("3: play vision")
    assert t.state.vision == [-1, -1, CARDS.index("vision-of-faith")]
    assert t.keeper == (1, False) and t.at(4) == (1, 1) and t.state.supply[1] == 7 and t.seat == 3


@law("oath", "7.3.3", "7.2.2", "10.discard/2")
def test_the_threatening_roar_empties_the_region_of_beasts_and_nomads() -> None:
    t = Table(3).pawn(1, 3).hidden(1, "threatening-roar").card("elders", 3).card("wolves", 4).card("keep", 4)
    t.card("forest-council", 5).card("bracken", 1).adviser(1, "tents", "birdsong")
    played(t, "threatening-roar", "play steppe")
    assert t.options() == ["elders", "wolves"]
    t.play("discard wolves")
    assert t.cards(3) == ["threatening-roar"] and t.cards(4) == ["keep"] and t.cards(5) == ["forest-council"]
    assert t.cards(1) == ["bracken"] and t.advisers(1) == ["tents", "birdsong"]
    assert t.discards("hinterland") == ["elders", "wolves"]


@law("oath", "7.3.3", "10.gain")
@pytest.mark.parametrize(("spot", "n"), [("fertile-valley", 3), ("adviser", 2)])
def test_the_animal_host_gathers_a_warband_for_each_beast_at_sites(spot: str, n: int) -> None:
    t = Table(3).hidden(1, "animal-host").card("wolves", 4).garrison(4, 2).card("bracken", 1).adviser(1, "birdsong")
    assert played(t, "animal-host", f"play {spot}").board(1) == n
