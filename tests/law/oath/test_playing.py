"""5.1.4: where a card may be played, what goes before and what follows."""

from __future__ import annotations

from regnum.games.oath.components import CARDS
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table


def player(*names: str) -> Table:
    """Seat 2, an Exile at the Steppe, with facedown advisers."""
    return Table(3).turn(2).pawn(2, 3).hidden(2, *names)


def turned(t: Table, card: str) -> Table:
    """A facedown adviser is turned up and about to be played."""
    return t.play("act adviser").answer(f"adviser {card}")


# ---------------------------------------------------------------- sites
@law("oath", "5.1.4", "5.1.4.I/2", "5.1.4.I/4", "2.1.3")
def test_a_card_goes_to_the_own_site_and_brings_a_favor() -> None:
    t = turned(player("longbows"), "longbows")
    assert t.options() == ["steppe", "adviser", "discard"]
    t.play("play steppe")
    assert t.cards(3) == ["longbows"] and t.has(2) == (1, 0) and t.in_bank("order") == 2
    t = played(player("longbows").bank("order", 0), "longbows", "play steppe")
    assert t.has(2) == (0, 0)


@law("oath", "5.1.4.I", "2.8.1")
def test_a_full_site_takes_no_card() -> None:
    t = turned(player("longbows").card("wolves", 3).card("tutor", 3), "longbows")
    t.refuses("play steppe", "5.1.4.I")
    t = turned(player("longbows").pawn(2, 7), "longbows")
    t.refuses("play drowned-city", "5.1.4.I")


@law("oath", "5.1.4.I/3", "board.peoples-favor.1")
def test_the_peoples_favor_opens_the_region_and_clears_a_place() -> None:
    t = player("longbows").banner("peoples-favor", 2).card("wolves", 3).card("tutor", 3).card("elders", 1)
    turned(t, "longbows")
    assert t.options() == ["steppe", "standing-stones", "wastes", "adviser", "discard"]
    t.play("play steppe")
    assert t.options() == ["wolves", "tutor"]
    t.play("play-first wolves")
    assert t.cards(3) == ["tutor", "longbows"] and t.discards("hinterland") == ["wolves"]
    t = player("longbows").banner("peoples-favor", 2).card("wolves", 3).card("hall-of-debate", 4)
    turned(t, "longbows").play("play standing-stones")
    assert t.options() == ["wolves", "pass"]
    t.play("play-first pass")
    assert t.cards(4) == ["hall-of-debate", "longbows"]
    assert "standing-stones" not in turned(player("longbows").banner("peoples-favor", 2).facedown(4), "longbows").options()


@law("oath", "7.4.3")
def test_a_modifier_in_use_is_not_discarded() -> None:
    t = turned(player("longbows").card("crop-rotation", 3).card("tutor", 3), "longbows").play("play steppe")
    assert t.cards(3) == ["crop-rotation", "longbows"] and t.discards("hinterland") == ["tutor"]
    t = turned(player("longbows").card("crop-rotation", 3).card("hospital", 3), "longbows")
    t.play("play steppe")
    assert t.cards(3) == ["crop-rotation", "longbows"]


@law("oath", "7.4")
def test_the_great_slum_and_new_growth() -> None:
    t = player("longbows").site(3, "great-slum").card("wolves", 3).card("tutor", 3).card("scryer", 3)
    turned(t, "longbows").play("play great-slum", "play-first scryer")
    assert t.cards(3) == ["wolves", "tutor", "longbows"]
    t = turned(player("wolves").adviser(2, "new-growth"), "wolves")
    assert {"fertile-valley", "river"} <= set(t.options()) and "drowned-city" not in t.options()
    assert "fertile-valley" not in turned(player("longbows").adviser(2, "new-growth"), "longbows").options()


@law("oath", "7.2.1", "7.2.1/2", "7.2")
def test_restrictions_hold_faceup() -> None:
    t = turned(player("tinkers-fair"), "tinkers-fair")
    t.refuses("play adviser", "7.2.1")
    t = turned(player("assassin"), "assassin")
    t.refuses("play steppe", "7.2.1/2")


@law("oath", "7.2.2")
def test_salt_the_earth_needs_no_room_but_no_lock() -> None:
    t = played(player("salt-the-earth").card("wolves", 3).card("tutor", 3), "salt-the-earth", "play steppe", "discard wolves")
    assert t.cards(3) == ["salt-the-earth"] and t.has(2) == (1, 0)
    t = turned(player("salt-the-earth").card("festival-district", 3), "salt-the-earth")
    t.refuses("play steppe", "9.2")
    t = played(player("salt-the-earth").pawn(2, 7), "salt-the-earth", "play drowned-city")
    assert t.cards(7) == ["salt-the-earth"]


# ---------------------------------------------------------------- advisers
@law("oath", "5.1.4.II", "5.1.4.II/3", "2.2.2")
def test_a_fourth_adviser_needs_room() -> None:
    t = Table(3).turn(2).deck("longbows").adviser(2, "scryer", "tutor").hidden(2, "elders")
    t.play("act search").answer("search world").answer("search-keep longbows")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    t.play("play adviser")
    assert t.asked == "drop-adviser" and t.options() == ["scryer", "tutor", "elders"]
    t.play("drop-adviser elders")
    assert t.advisers(2) == ["scryer", "tutor", "longbows"] and t.facedowns(2) == []


@law("oath", "5.1.4.II/2", "7")
def test_a_facedown_adviser_has_no_suit_no_restriction_and_no_power() -> None:
    t = Table(3).turn(2).pawn(2, 3).deck("tinkers-fair", "vision-of-faith").play("act search").answer("search world")
    t.play("search-keep tinkers-fair", "play facedown")
    assert t.facedowns(2) == ["tinkers-fair"] and "use-tinkers-fair" not in t.options()


@law("oath", "7.6.4")
def test_a_lower_limit_drops_those_too_many() -> None:
    t = turned(player("assassin").adviser(2, "scryer", "tutor"), "assassin").play("play adviser", "drop-adviser tutor")
    assert t.advisers(2) == ["scryer", "assassin"]
    t = turned(player("assassin").adviser(2, "vow-of-peace", "vow-of-silence"), "assassin")
    t.refuses("play adviser", "5.1.4.II/3")


@law("oath", "9.2/2")
def test_the_pied_piper_always_enters() -> None:
    t = played(player("pied-piper").adviser(2, "scryer", "tutor", "elders"), "pied-piper", "play adviser")
    assert len(t.advisers(2)) == 4


@law("oath", "7.6.4")
def test_the_family_wagon_carries_nomads() -> None:
    t = player("family-wagon").adviser(2, "scryer", "tutor")
    played(t, "family-wagon", "play adviser", "drop-adviser scryer")
    assert t.advisers(2) == ["tutor", "family-wagon"]


@law("oath", "9.2")
def test_gossip_keeps_cards_from_lying_facedown() -> None:
    t = Table(3).turn(2).pawn(2, 3).deck("vision-of-faith").card("gossip", 4).garrison(4, 3)
    t.play("act search").answer("search world")
    assert t.asked == "play"
    t.refuses("play facedown", "9.2")


# ---------------------------------------------------------------- Visions
@law("oath", "5.1.4.III", "5.1.4.III/3", "2.2.1/2")
def test_a_vision_is_revealed_and_replaces_another() -> None:
    t = turned(player("vision-of-faith").vision(2, "vision-of-conquest"), "vision-of-faith")
    assert t.options() == ["vision", "discard"]
    t.refuses("play steppe", "5.1.4.III")
    t.play("play vision")
    assert t.state.vision[1] == CARDS.index("vision-of-faith") and t.advisers(2) == []
    assert t.discards("hinterland") == ["vision-of-conquest"]


@law("oath", "5.1.4.III/2")
def test_the_empire_reveals_no_visions() -> None:
    t = turned(Table(3).hidden(1, "vision-of-faith"), "vision-of-faith")
    t.refuses("play vision", "5.1.4.III/2")
    t = Table(3).deck("vision-of-faith").play("act search").answer("search world")
    assert t.options() == ["facedown", "discard"]


@law("oath", "5.1.4.IV", "5.1.4.IV/4")
def test_the_conspiracy_goes_back_to_the_box() -> None:
    t = played(Table(3).hidden(1, "conspiracy"), "conspiracy", "play conspiracy")
    assert t.state.boxed == [CARDS.index("conspiracy")] and t.facedowns(1) == []
    t = played(player("conspiracy").vision(2, "vision-of-faith"), "conspiracy", "play conspiracy")
    assert t.state.vision[1] == CARDS.index("vision-of-faith")


@law("oath", "5.1.4.IV/2", "5.1.4.IV/3", "5.1.4.IV/5", "2.5.3", "2.7.2", "10.seize")
def test_the_conspiracy_takes_a_relic_or_a_banner() -> None:
    def plotter() -> Table:
        t = player("conspiracy").pawn(3, 3).secrets(2, 1).banner("peoples-favor", 3, tokens=4).relic(3, "map")
        return t.adviser(3, "wolves", "tutor")

    t = played(plotter().adviser(2, "nature-worship", "animal-playmates"), "conspiracy", "play conspiracy", "use conspiracy")
    assert t.options() == ["3>map", "3>peoples-favor"]
    t.play(f"{t.asked} 3>peoples-favor")
    assert t.holder("peoples-favor") == (2, 2) and t.state.mob and t.has(2) == (0, 0)
    t = played(plotter().adviser(2, "nature-worship", "animal-playmates"), "conspiracy", "play conspiracy", "use pass")
    assert t.has(2) == (0, 1) and t.state.boxed == [CARDS.index("conspiracy")]
    t = played(plotter().adviser(2, "nature-worship"), "conspiracy", "play conspiracy")
    assert t.asked == "act" and t.relics(3) == ["map"]


@law("oath", "5.1.2/4", "2.7.1", "10.draw")
def test_the_oracle_draws_a_vision() -> None:
    t = player().adviser(2, "oracle").secrets(2, 2).deck("wolves", "vision-of-faith", "tutor").play("act use-oracle")
    assert t.state.visions_drawn == 1 and t.asked == "play" and t.options() == ["facedown", "vision", "discard"]
    t.play("play discard")
    assert t.discards("hinterland") == ["vision-of-faith"]
    assert [CARDS[card] for card in t.state.world[:2]] == ["wolves", "tutor"]
    t = player().adviser(2, "oracle").secrets(2, 2).card("forced-labor", 3).garrison(3, 3)
    t.refuses("act use-oracle", "9.2")


@law("oath", "9.2")
def test_secret_police_and_sacred_ground_close_visions() -> None:
    t = turned(player("vision-of-faith").card("secret-police", 3).garrison(3, 3), "vision-of-faith")
    t.refuses("play vision", "9.2")
    t = turned(player("vision-of-faith").card("sacred-ground", 4), "vision-of-faith")
    t.refuses("play vision", "9.2")


# ---------------------------------------------------------------- what follows
@law("oath", "7.3.3", "10.play")
def test_the_order_of_what_a_card_brings() -> None:
    t = Table(3).turn(2).pawn(2, 3).hidden(2, "garrison").bank("order", 2).adviser(3, "saddle-makers").garrison(3, 2)
    played(t, "garrison", "play steppe")
    assert t.has(2)[0] == 1 and t.has(3)[0] == 1 and t.in_bank("order") == 0
    said = t.said()
    assert said.index("played-to-site") < said.index("favor-of-bank") < said.index("uses") < said.index("garrison")


@law("oath", "7.3.3")
def test_homelands_and_the_book_of_records() -> None:
    t = played(player("elders"), "elders", "play steppe")
    assert t.has(2) == (1, 1)
    t = played(player("elders").relic(2, "book-of-records"), "elders", "play steppe")
    assert t.has(2) == (0, 2)


@law("oath", "10.discard/2", "10.discard/3")
def test_a_discarded_card_gives_back_what_lies_on_it() -> None:
    t = player("longbows").banner("peoples-favor", 2).card("wolves", 5, favor=1).card("tutor", 3, secrets=1)
    turned(t, "longbows").play("play steppe", "play-first wolves")
    assert t.in_bank("beast") == 4 and t.discards("hinterland") == ["wolves"]
    t = player("longbows").banner("peoples-favor", 2).card("tutor", 3, secrets=1)
    turned(t, "longbows").play("play steppe", "play-first tutor")
    assert t.dark(2) == 1 and t.has(2) == (1, 0)
