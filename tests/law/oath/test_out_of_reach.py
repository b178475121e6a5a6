"""Who has no access to a card acts as if it were not there; with access the same action takes another course (7.1.1)."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import RELICS
from regnum.law import law
from tests.law.oath.fights import BIG, BLANK, SWORD, attacked, dice, field
from tests.law.oath.suits import played
from tests.law.oath.table import Table

BENT = [
    ("downtrodden", "muster"), ("knights-errant", "muster"), ("vow-of-beastkin", "muster"), ("acting-troupe", "trade"),
    ("master-of-disguise", "trade"), ("awaited-return", "trade"), ("birdsong", "trade"), ("small-friends", "trade"),
    ("cup-of-plenty", "trade"), ("hunting-party", "search"), ("land-warden", "search"), ("news-from-afar", "search"),
    ("errand-boy", "search"), ("mushrooms", "search"), ("new-growth", "search"), ("bracken", "search"),
    ("truthful-harp", "search"), ("cracked-horn", "search"), ("forest-paths", "travel"), ("tents", "travel"),
    ("special-envoy", "travel"), ("hospitality", "travel"), ("a-fast-steed", "travel"), ("magicians-code", "recover"),
    ("naysayers", "pass"), ("silver-tongue", "pass"),
]  # fmt: skip
"""Modifiers and Rest powers, with the action or the end of the Act Phase that they bend."""
USED = [
    "sleight-of-hand", "assassin", "enchantress", "tutor", "messenger", "captains", "memory-of-home", "fallen-spire",
]  # fmt: skip
"""Action powers."""


def stage() -> Table:
    """An Exile who can pay for anything, among others with something to lose."""
    t = Table(3).turn(2).title(2).favor(2, 5).secrets(2, 5).warbands(2, 3).adviser(2, "rangers").garrison(5, 2, 2).banks(2)
    t.pawn(1, 5).favor(1, 2).favor(3, 2).secrets(3, 2).adviser(3, "scryer").bank("hearth", 3).bank("beast", 1)
    t.banner("peoples-favor", 0, 9).banner("darkest-secret", 0, 2)
    return t.card("wolves", 1).card("wild-allies", 2).pile("cradle", "keep").deck("wild-cry", "scouts", "pilgrimage")


def laid(t: Table, card: str, seat: int) -> Table:
    """A relic or an adviser of a seat; a ruin lies at a site that the seat rules."""
    if card in RELICS:
        return t.relic(seat, card)
    return t.card(card, 8).garrison(8, seat) if card == "fallen-spire" else t.adviser(seat, card)


def course(t: Table, action: str) -> list[object]:
    """Every question on the way of an action, each answered with what is offered first, and what it came to."""
    t.play(f"act {action}")
    found: list[object] = []
    while t.asked != "act":
        found.append((t.seat, t.asked, t.options()))
        t.play(f"{t.asked} {t.options()[0]}")
    return [*found, t.has(2), t.board(2), t.state.supply[1], t.state.turn]


@law("oath", "7.1.1")
@pytest.mark.parametrize(("card", "action"), BENT)
def test_an_action_is_bent_by_what_one_has_access_to_and_by_nothing_else(card: str, action: str) -> None:
    bare = course(stage(), action)
    assert course(laid(stage(), card, 2), action) != bare
    assert course(laid(stage(), card, 3), action) == bare


@law("oath", "7.1.1", "7.3.2")
@pytest.mark.parametrize("card", USED)
def test_an_action_power_out_of_reach_is_not_offered(card: str) -> None:
    assert f"use-{card}" in laid(stage(), card, 2).options()
    t = laid(stage(), card, 3)
    assert f"use-{card}" not in t.options()
    t.refuses(f"act use-{card}", "4.2")


@law("oath", "7.1.1")
def test_the_vow_of_poverty_feeds_who_took_it_alone() -> None:
    for seat, n in ((2, 2), (3, 0)):
        t = laid(stage().favor(2, 0), "vow-of-poverty", seat)
        course(t, "pass")
        assert t.has(2)[0] == n


@law("oath", "7.1.1")
@pytest.mark.parametrize("card", ["assassin", "silver-tongue", "insomnia"])
def test_fewer_advisers_are_allowed_to_who_has_such_a_card_alone(card: str) -> None:
    for mine, theirs, n in ((card, "tents", 2), ("tents", card, 3)):
        t = Table(3).turn(2).adviser(2, "wolves", mine).adviser(3, theirs)
        t.deck("elders", "scouts", "pilgrimage").play("act search").answer("search world").play("search-keep elders")
        t.play(f"discard {t.options()[0]}").play("play adviser")
        assert len(t.answer("drop-adviser wolves").advisers(2)) == n


@law("oath", "7.1.1")
def test_the_ring_of_devotion_raises_warbands_for_its_holder_alone() -> None:
    for seat, n in ((2, 4), (3, 2)):
        t = Table(3).turn(2).relic(seat, "ring-of-devotion").card("wolves", 1).favor(2, 1)
        assert t.play("act muster").answer("muster wolves").board(2) == n


@law("oath", "7.6.1")
@pytest.mark.parametrize(
    ("card", "spot"), [("royal-ambitions", "adviser"), ("bewitch", "fertile-valley"), ("long-lost-heir", "adviser")]
)
def test_only_an_exile_is_made_a_citizen_by_a_card(card: str, spot: str) -> None:
    for role, offered in (("exile", True), ("citizen", False)):
        t = Table(3).role(2, role).turn(2).secrets(2, 3).garrison(4, 2).garrison(5, 2).hidden(2, card)
        played(t, card, f"play {spot}")
        assert (t.asked == "use") is offered


@law("oath", "7.6.1")
def test_the_ballot_box_makes_a_citizen_of_an_exile_alone() -> None:
    for role, offered in (("exile", True), ("citizen", False)):
        t = Table(3).role(2, role).turn(2).card("ballot-box", 1).banner("peoples-favor", 2)
        assert ("use-ballot-box" in t.options()) is offered


# ---------------------------------------------------------------- powers that watch
@law("oath", "7.1.1", "7.1.4")
def test_nobody_but_its_holder_sends_the_relic_thief() -> None:
    t = Table(3).turn(2).adviser(3, "relic-thief").favor(1, 2).secrets(1, 2).favor(2, 4).secrets(2, 2).favor(3, 2).secrets(3, 2)
    t.site(1, "mine").site_relic(1, "map").play("act recover").answer("recover relic-1")
    assert t.asked == "use" and t.seat == 3
    assert t.play("3: use pass").asked == "act" and t.relics(2) == ["map"]


@law("oath", "7.1.1", "7.1.4")
def test_nobody_rolls_again_by_the_jinx_of_one_who_stands_aside() -> None:
    t = field(attackers=5, defenders=2).adviser(1, "jinx").secrets(1, 2).secrets(2, 2).secrets(3, 2)
    attacked(dice(t, [BLANK], [BIG, BIG, SWORD, SWORD]), 2)
    assert t.asked != "use" and t.on("jinx") == (0, 0)


@law("oath", "7.1.1")
def test_favor_that_others_burn_is_not_renewed_by_a_vow() -> None:
    for seat, left in ((1, 2), (2, 0)):
        t = Table(3).adviser(seat, "vow-of-renewal").favor(1, 2).site(1, "mountain").site_relic(1, "map")
        t.play("act recover").answer("recover relic-1")
        assert t.has(1)[0] == left
