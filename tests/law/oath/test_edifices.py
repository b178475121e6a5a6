"""The six edifices and their ruins: what each side does, for whom, and what it must not do (2.9)."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import CARDS, RELICS
from regnum.law import law
from tests.law.oath.fights import BLANK, SWORD, attacked, dice, field, named, pools, rolled
from tests.law.oath.suits import played
from tests.law.oath.table import Table
from tests.law.oath.test_victory import die
from tests.law.oath.writing import land, until, won

SIDES = [
    ("festival-district", "squalid-district", "discord"),
    ("great-spire", "fallen-spire", "arcane"),
    ("sprawling-rampart", "bandit-rampart", "order"),
    ("hall-of-debate", "hall-of-mockery", "hearth"),
    ("forest-temple", "ruined-temple", "beast"),
    ("ancient-forge", "broken-forge", "nomad"),
]
"""Edifice, its ruin, its suit."""


def exile(slot: int = 3) -> Table:
    """Seat 2, an Exile, has the turn at a site; the others are at slot 1."""
    return Table(3).turn(2).pawn(2, slot)


# ---------------------------------------------------------------- suits and locks
@law("oath", "2.9", "5.2.1", "5.3.2")
@pytest.mark.parametrize(("edifice", "ruin", "suit"), SIDES)
def test_an_edifice_has_a_suit_to_muster_and_trade_with(edifice: str, ruin: str, suit: str) -> None:
    t = exile().card(edifice, 3).favor(2, 1).play("act muster").answer(f"muster {edifice}")
    assert t.board(2) == 2 and t.on(edifice) == (1, 0)
    t = exile().card(edifice, 3).secrets(2, 1).play("act trade").answer(f"trade {edifice}>favor")
    assert t.has(2)[0] == 1 and t.in_bank(suit) == 2


@law("oath", "2.9/2", "5.2.1", "5.3.2/3")
@pytest.mark.parametrize(("edifice", "ruin", "suit"), SIDES)
def test_a_ruin_has_no_suit(edifice: str, ruin: str, suit: str) -> None:
    t = exile().card(ruin, 3).favor(2, 5).secrets(2, 5)
    assert not {"muster", "trade"} & set(t.options())
    t = exile().card(ruin, 3).banner("darkest-secret", 3).pawn(3, 3).secrets(2, 9).favor(2, 0)
    assert t.refused(2, "recover") == "5.4.1/3", "nor does it count as a card at the holder's site"


@law("oath", "7.2.2", "5.1.4.I/3", "2.9")
@pytest.mark.parametrize("card", [side for row in SIDES for side in row[:2]])
def test_both_sides_are_locked_and_take_room(card: str) -> None:
    t = exile().card(card, 3).card("wolves", 3).banner("peoples-favor", 2).hidden(2, "longbows").play("act adviser")
    t.play("play steppe")
    assert t.cards(3) == [card, "longbows"] and t.discards("hinterland") == ["wolves"], "only the Wolves could make way"
    t = exile(5).card(card, 5).hidden(2, "longbows").play("act adviser")
    assert t.refused(2, "wastes") == "5.1.4.I"
    t = exile().card(card, 3).relic(2, "horned-mask").secrets(2, 1).adviser(2, "longbows")
    assert "use-horned-mask" not in t.options()


# ---------------------------------------------------------------- Discord
@law("oath", "7.6.3", "7.1.1")
def test_the_festival_district_is_open_to_its_ruler_and_who_is_there() -> None:
    t = exile().card("festival-district", 3).favor(2, 1).secrets(2, 1).adviser(2, "wolves").relic(2, "map")
    t.garrison(3, 2).play("act use-festival-district")
    assert t.options() == ["1", "3", "pass"]
    t.play("deal-with 3")
    assert {"give-favor", "give-secret", "give-wolves"} <= set(t.options())
    assert not {"give-map", "give-steppe", "give-promise-peace"} & set(t.options()), "no relics, no sites, no promises"
    assert "use-festival-district" in exile().card("festival-district", 6).garrison(6, 2).favor(2, 1).options()
    assert "use-festival-district" not in exile().card("festival-district", 6).garrison(6, 3).favor(2, 1).options()


def squalid(face: int, ruler: int, round: int = 6) -> Table:
    """The end of a round: the end die falls, and the Squalid District has a ruler."""
    t = Table(3).card("squalid-district", 3).garrison(4, 1).garrison(5, 1)
    if ruler:
        t.garrison(3, ruler)
    return die(t, face).turn(3, "act", round).play("act pass")


@law("oath", "3.3", "7.1.4")
@pytest.mark.parametrize(
    ("face", "way", "ends"), [(4, "raise", True), (5, "lower", False), (6, "raise", True), (6, "lower", True)]
)
def test_the_ruler_of_the_squalid_district_changes_the_end_die_by_one(face: int, way: str, ends: bool) -> None:
    t = squalid(face, 3)
    assert t.seat == 3 and t.asked == "use" and t.live.view(2).end_die == face, "after the roll"
    t.play("3: use squalid-district", f"3: nudge {way}")
    assert (t.won == (1, "stable-regime")) is ends and (t.state.round == 7) is not ends


@law("oath", "3.3", "7.1.4")
def test_the_squalid_district_may_be_left_alone_and_serves_no_bandits_and_no_citizens() -> None:
    assert squalid(5, 3).play("3: use pass").won == (1, "stable-regime")
    assert squalid(4, 3).play("3: use pass").won == (0, "")
    assert squalid(4, 0).won == (0, "") and squalid(4, 0).asked == "act", "bandits"
    assert squalid(4, 1).seat == 1 and squalid(4, 1).asked == "use", "the Chancellor"
    t = Table(3).role(2, "citizen").role(3, "citizen").card("squalid-district", 3).garrison(3, 1).pawn(2, 3)
    die(t, 4).turn(3, "act", 6).play("act pass")
    assert (t.seat, t.asked) == (1, "use")
    assert t.play("use pass").asked == "act", "nobody else of the Empire is asked"


# ---------------------------------------------------------------- Arcane
def spire(*drawn: str, secrets: int = 1, others: int = 4) -> Table:
    """Seat 2 searches at the Great Spire, with so many Dispossessed."""
    t = exile().card("great-spire", 3).secrets(2, secrets).deck(*drawn)
    t.dispossessed(*["keep", "longbows", "scryer", "tents"][:others])
    return t.play("act search").answer("search world")


@law("oath", "7.4", "7.1.2", "10.swap")
def test_the_great_spire_exchanges_drawn_denizens_for_random_dispossessed() -> None:
    t = spire("wolves", "tutor", "elders").play("modify great-spire")
    assert t.on("great-spire") == (0, 1) and t.has(2)[1] == 0
    assert t.options() == ["wolves", "tutor", "elders", "pass"]
    t.play("great-spire wolves", "great-spire elders", "great-spire pass")
    assert t.asked == "search-keep" and len(t.options()) == 3 and "tutor" in t.options()
    fresh = set(t.options()) - {"tutor"}
    assert fresh < {"keep", "longbows", "scryer", "tents"}, "what was given up does not come back"
    gone = {CARDS[card] for card in t.state.dispossessed}
    assert {"wolves", "elders"} <= gone and len(gone) == 4 and not fresh & gone
    t = spire("wolves", "tutor", "elders").play("modify pass")
    assert t.options() == ["wolves", "tutor", "elders"] and t.on("great-spire") == (0, 0)


@law("oath", "7.4", "9.3")
def test_the_great_spire_takes_no_vision_and_no_more_than_there_are() -> None:
    t = spire("wolves", "vision-of-faith").play("modify great-spire")
    assert t.options() == ["wolves", "pass"]
    t = spire("wolves", "tutor", "elders", others=1).play("modify great-spire", "great-spire wolves")
    assert t.options() == ["tutor", "elders", "keep"] and t.asked == "search-keep"
    assert spire("wolves", "tutor", "elders", secrets=0).asked == "search-keep", "for a secret"
    t = exile(4).card("great-spire", 3).garrison(3, 3).secrets(2, 1).deck("wolves", "tutor", "elders").play("act search")
    assert t.answer("search world").asked == "search-keep", "nor for who neither rules it nor is there"


@law("oath", "10.reveal", "9.4")
def test_with_the_harp_the_spire_shows_the_drawn_and_the_kept_alone() -> None:
    t = (
        exile()
        .card("great-spire", 3)
        .secrets(2, 1)
        .deck("wolves", "tutor", "elders", "scouts", "augury")
        .relic(2, "truthful-harp")
    )
    t.dispossessed("keep", "longbows", "scryer", "tents").play("act search").answer("search world")
    t.play("modify great-spire").answer("modify truthful-harp").answer("modify pass")
    drawn = ("wolves", "tutor", "elders", "scouts", "augury")
    assert t.said().count("harp") == 5 and all(t.state.known_at[CARDS.index(name)] & 0b111 == 0b111 for name in drawn)
    t.play("great-spire wolves", "great-spire tutor", "great-spire pass")
    kept, other = [name for name in t.options() if name not in drawn]
    assert [t.state.known_at[CARDS.index(name)] for name in (kept, other)] == [0b010] * 2, "what came in was not shown"
    t.play(f"search-keep {kept}")
    assert t.state.known_at[CARDS.index(kept)] & 0b111 == 0b111, "what is kept is"
    assert t.state.known_at[CARDS.index(other)] & 0b101 == 0 and t.said().count("harp") == 5


@law("oath", "7.3.2", "7.1.2", "10.swap")
def test_the_fallen_spire_exchanges_top_denizens_unseen_and_passes_visions_over() -> None:
    t = exile().card("fallen-spire", 3).secrets(2, 2).pile("provinces", "wolves", "vision-of-faith", "tutor", "elders")
    t.dispossessed("keep", "longbows", "scryer", "tents").play("act use-fallen-spire")
    assert t.has(2)[1] == 0 and t.on("fallen-spire") == (0, 1) and t.options() == ["0", "1", "2", "3"]
    t.play("fallen-spire 2")
    pile = t.discards("provinces")
    assert pile[1] == "vision-of-faith" and pile[3] == "elders" and {pile[0], pile[2]} < {"keep", "longbows", "scryer", "tents"}
    assert {"wolves", "tutor"} < {CARDS[card] for card in t.state.dispossessed} and len(t.state.dispossessed) == 4
    assert [t.state.known_at[CARDS.index(pile[i])] for i in (0, 2)] == [0, 0], "nobody has seen them"


@law("oath", "9.3", "7.1.2/4")
def test_the_fallen_spire_exchanges_five_at_most_and_costs_two_secrets() -> None:
    many = ["wolves", "tutor", "elders", "scouts", "augury", "rangers", "lancers"]
    t = exile().card("fallen-spire", 3).secrets(2, 2).pile("provinces", *many).pile("cradle", "mercenaries")
    t.dispossessed("keep", "longbows", "scryer", "tents", "riots", "dissent").play("act use-fallen-spire")
    assert t.options() == ["0", "1", "2", "3", "4", "5"]
    t = exile().card("fallen-spire", 3).secrets(2, 2).pile("provinces", *many).dispossessed("keep").play("act use-fallen-spire")
    assert t.options() == ["0", "1"]
    assert exile().card("fallen-spire", 3).secrets(2, 1).pile("provinces", *many).refused(2, "use-fallen-spire") == "7.1.2/4"


# ---------------------------------------------------------------- Order
@law("oath", "7.1.4", "2.8.3")
def test_each_site_of_the_ruler_of_the_sprawling_rampart_adds_another_die() -> None:
    t = field().card("sprawling-rampart", 4).garrison(4, 3).garrison(5, 3)
    assert pools(attacked(t.adviser(2, "longbows"), 2, "3", "wastes")) == (2, 4), "wherever the Rampart is"
    t = field().card("sprawling-rampart", 4).garrison(4, 1)
    assert pools(attacked(t.adviser(2, "longbows"), 2)) == (2, 1), "another's Rampart"
    t = field().garrison(1, 2).pawn(3, 1).relic(3, "map").card("sprawling-rampart", 4).garrison(4, 3)
    t.play("act campaign").answer("defender 3").play("target map")
    assert pools(t) == (0, 3), "not for relics"
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 4).card("sprawling-rampart", 5).adviser(2, "longbows")
    assert pools(attacked(t, 2, "bandits")) == (2, 2), "bandits rule it too"
    t = Table(3).role(3, "citizen").turn(2).pawn(1, 8).pawn(3, 1).garrison(1, 1).warbands(2, 4).card("sprawling-rampart", 5)
    t.garrison(5, 1).adviser(2, "longbows").oath("devotion")
    t.play("act campaign", "defender 3", "target pass")
    assert pools(t)[1] == 2, "and the whole Empire"


@law("oath", "5.5.2", "7.1.4")
def test_with_the_rampart_a_site_of_the_giant_pythons_holder_is_an_even_target() -> None:
    assert "campaign" not in field().adviser(3, "giant-python").options()
    t = field().adviser(3, "giant-python").card("sprawling-rampart", 4).garrison(4, 3)
    t.play("act campaign").answer("defender 3").play("target pass")
    assert pools(t) == (0, 2)


@law("oath", "7.5", "5.5.3/2", "5.5.3/3")
def test_the_bandit_rampart_takes_two_attack_dice_where_it_is_a_target() -> None:
    t = field(defenders=4).card("bandit-rampart", 1)
    attacked(dice(t, [BLANK], [SWORD]), 3).play("3: plan bandit-rampart>use")
    assert rolled(t) == (1, 1)
    t = field(defenders=4).card("bandit-rampart", 4).garrison(4, 3).adviser(3, "longbows")
    assert named(attacked(t, 3)) == ["longbows"], "its own site must be a target"
    assert "bandit-rampart" in named(attacked(field().card("bandit-rampart", 4).garrison(4, 3), 3, "3", "standing-stones"))
    t = field().garrison(4, 2).card("bandit-rampart", 4)
    assert attacked(t, 3).asked != "plan", "no plan of the attacker"
    t = Table(3).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, 5).card("bandit-rampart", 1)
    attacked(dice(t, [BLANK] * 2, []), 1, "bandits")
    assert rolled(t) == (0, 2), "bandits use it, and what is missing comes to the defense"


# ---------------------------------------------------------------- Hearth
@law("oath", "7.1.4", "9.2")
@pytest.mark.parametrize("ruler", [0, 2, 3])
def test_while_the_hall_of_debate_stands_nobody_targets_the_peoples_favor(ruler: int) -> None:
    def ready(card: str) -> Table:
        t = Table(3).turn(2).pawn(1, 8).garrison(1, 2).warbands(2, 5).banner("peoples-favor", 3, 2).card(card, 6)
        t.banner("darkest-secret", 3, 2).favor(2, 5)
        return t.garrison(6, ruler) if ruler else t

    t = ready("hall-of-debate").play("act campaign").answer("defender 3")
    assert "peoples-favor" not in t.options() and t.refused(2, "peoples-favor") == "9.2" and "darkest-secret" in t.options()
    assert "peoples-favor" in ready("hall-of-mockery").play("act campaign").answer("defender 3").options()
    t = ready("hall-of-debate").play("act recover")
    assert t.asked == "payment" or "peoples-favor" in t.options(), "recovered it can be"


@law("oath", "7.1.4", "5.4.4")
@pytest.mark.parametrize("ruler", [0, 2, 3])
def test_while_the_hall_of_mockery_stands_the_recovered_favor_is_the_mobs(ruler: int) -> None:
    for card, mob in (("hall-of-mockery", True), ("hall-of-debate", False)):
        for before in (True, False):
            t = exile().card(card, 6).favor(2, 3).banner("peoples-favor", 3, 1, mob=before)
            if ruler:
                t.garrison(6, ruler)
            t.play("act recover").answer("recover peoples-favor").play("payment 3", "first-bank order")
            assert t.holder("peoples-favor") == (2, 3) and t.state.mob is mob


# ---------------------------------------------------------------- Beast
@law("oath", "8.3.2", "7.1.4")
def test_while_the_forest_temple_stands_sites_with_beasts_outlast_the_game() -> None:
    def sites(temple: bool) -> list[str]:
        t = Table(3).garrison(1, 1).card("wolves", 4).card("tents", 5).garrison(5, 3)
        if temple:
            t.card("forest-temple", 2).garrison(2, 1)
        return land(until(won(t, 1)))

    assert "standing-stones" in sites(True) and "wastes" not in sites(True)
    assert "standing-stones" not in sites(False)


@law("oath", "7.1.4", "9.2", "10.enemy")
def test_enemies_of_the_ruler_of_the_ruined_temple_play_no_beasts_faceup() -> None:
    def spots(ruler: int, card: str = "wolves", role: str = "exile") -> list[str]:
        t = Table(3).role(2, role).turn(2).pawn(2, 3).card("ruined-temple", 6).hidden(2, card)
        if ruler:
            t.garrison(6, ruler)
        return t.play("act adviser").options()

    assert spots(3) == ["discard"]
    assert spots(2) == ["steppe", "adviser", "discard"], "its ruler"
    assert spots(1, role="citizen") == ["steppe", "adviser", "discard"] and "steppe" not in spots(1)
    assert "steppe" not in spots(0), "bandits are enemies of all"
    assert spots(3, "longbows") == ["steppe", "adviser", "discard"], "other suits"
    t = exile().card("ruined-temple", 6).garrison(6, 3).deck("wolves", "vision-of-faith").play("act search")
    t.answer("search world").play("search-keep wolves")
    assert t.options() == ["facedown", "discard"] and t.refused(2, "steppe") == "9.2", "facedown is open"


# ---------------------------------------------------------------- Nomad
@law("oath", "7.3.2", "7.1.2", "10.draw")
def test_the_ancient_forge_makes_a_relic_to_keep_or_bury() -> None:
    for way in ("keep", "bury"):
        t = exile().card("ancient-forge", 3).favor(2, 2).secrets(2, 1).relic_deck("whistle").play("act use-ancient-forge")
        assert t.has(2) == (0, 0) and t.on("ancient-forge") == (2, 0), "the secret is burnt"
        t.play(f"drawn-relic {way}")
        assert t.relics(2) == (["whistle"] if way == "keep" else [])
        assert (RELICS[t.state.relic_deck[-1]] == "whistle") is (way == "bury")
    assert exile().card("ancient-forge", 3).favor(2, 1).secrets(2, 1).refused(2, "use-ancient-forge") == "7.1.2"
    assert exile().card("ancient-forge", 3).favor(2, 2).refused(2, "use-ancient-forge") == "7.1.2/4"
    assert "use-ancient-forge" not in exile().card("ancient-forge", 6).favor(2, 2).secrets(2, 1).options()


@law("oath", "7.3.2", "2.9/3", "4.3.1", "4.3.2")
def test_the_broken_forge_is_mended_for_two_favor_and_two_secrets() -> None:
    t = exile().card("broken-forge", 3).favor(2, 2).secrets(2, 2).play("act use-broken-forge")
    assert t.cards(3) == ["ancient-forge"] and t.has(2) == (0, 0) and "use-ancient-forge" not in t.options()
    assert t.on("ancient-forge") == (2, 2)
    t.play("act pass")
    assert t.in_bank("nomad") == 5 and t.has(2) == (0, 2), "on Rest as from any Nomad card"
    assert exile().card("broken-forge", 3).favor(2, 1).secrets(2, 2).refused(2, "use-broken-forge") == "7.1.2"
    assert exile().card("broken-forge", 3).favor(2, 2).secrets(2, 1).refused(2, "use-broken-forge") == "7.1.2/4"
    assert "use-broken-forge" not in exile().card("broken-forge", 6).favor(2, 2).secrets(2, 2).options()


@law("oath", "7.1.4", "2.9/3")
def test_the_two_sides_of_a_temple_do_not_speak_at_once() -> None:
    t = exile().card("forest-temple", 6).garrison(6, 3).hidden(2, "wolves")
    assert played(t, "wolves", "play steppe").cards(3) == ["wolves"]
