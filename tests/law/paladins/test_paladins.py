"""The twelve Paladins: their workers, what they add to attributes, what they do for a round (paladin, actions.7)."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import ATTRIBUTES, PALADIN_DATA, PALADINS
from regnum.law import law
from regnum.messages import render
from tests.law.paladins.table import Table

DATA = {card["id"]: card for card in PALADIN_DATA}
INFLUENCE_FOR_WALLS = [0, 1, 3, 5, 7, 9, 11]
CREW = {
    "commission": ("scout", "labourer", "cleric"),
    "fortify": ("merchant", "labourer", "scout"),
    "garrison": ("merchant", "labourer", "fighter"),
    "absolve": ("cleric", "labourer", "merchant"),
    "attack": ("scout", "labourer", "fighter"),
    "convert": ("fighter", "labourer", "cleric"),
}
WALL = [f"wall-{n}" for n in range(1, 8)]


def other(name: str) -> str:
    """A Paladin who neither raises what this one raises most nor works on the same action."""
    return "girard" if name in ("roland", "engelier", "berengier", "samson", "otton") else "roland"


def riding(name: str, *workers: str) -> Table:
    """Seat 1 rides with a Paladin and has these workers and one labourer more."""
    return Table(2).paladin(1, name).workers(1, *workers, "labourer")


def in_round_two(name: str) -> Table:
    """Seat 1 chose this Paladin for round 2 and is at the tavern."""
    t = Table(2).workers(1, "labourer").workers(2).passed(2).paladin(1, other(name)).paladin(2, "gerin")
    others = [card for card in PALADINS if card not in (name, other(name))][:2]
    t.paladin_deck(1, name, *others).play("act pass").play(f"1: paladin {name}>{others[0]}")
    t.play(f"2: {t.options(2)[0]}").play(t.options()[0])
    assert (t.asked, t.seat) == ("tavern", 1)
    return t


def regions(t: Table, action: str) -> set[int]:
    """The regions open to an action of seat 1."""
    if action not in t.options(1):
        return set()
    t.play(f"act {action}")
    return {int(square[1]) for square in t.options()}


# ---------------------------------------------------------------- what every Paladin gives
@law("paladins", "paladin.1", "round.5")
@pytest.mark.parametrize("name", PALADINS)
def test_a_paladin_brings_its_two_workers(name: str) -> None:
    t = in_round_two(name)
    assert sorted(t.hand(1)) == sorted(["labourer", *DATA[name]["workers"]])
    assert len(DATA[name]["workers"]) == 2


@law("paladins", "paladin.1", "actions.7")
@pytest.mark.parametrize("name", PALADINS)
def test_a_paladin_adds_to_attributes_where_they_are_required(name: str) -> None:
    faith, strength, influence = [DATA[name]["boost"][a] for a in ATTRIBUTES]
    assert faith + strength + influence == 4
    t = riding(name, "3 criminal").provisions(1, 9)
    assert regions(t, "commission") == {r for r in range(1, 7) if 2 * (r - 1) <= faith}
    t = riding(name, "3 criminal").provisions(1, 9)
    assert regions(t, "garrison") == {r for r in range(1, 7) if 2 * r - 1 <= strength}
    for built, needed in enumerate(INFLUENCE_FOR_WALLS):
        t = riding(name, "3 criminal").provisions(1, 9).walls(1, *WALL[:built])
        assert ("fortify" in t.options()) == (needed <= influence), f"wall {built + 1}"


@law("paladins", "paladin.1")
@pytest.mark.parametrize("name", PALADINS)
def test_a_paladin_moves_no_marker_and_scores_nothing(name: str) -> None:
    t = riding(name)
    assert t.track(1) == (0, 0, 0)
    assert [t.points(1, a) for a in ATTRIBUTES] == [0, 0, 0]


@law("paladins", "paladin.1")
def test_the_raise_lasts_for_the_round_and_the_paladin_leaves_the_game() -> None:
    t = Table(2).workers(1, "3 criminal").paladin(1, "oliver").paladin(2, "gerin").workers(2).passed(2).provisions(1, 9)
    t.paladin_deck(1, "roland", "gerin", "otton").top("tavern", "tavern-1", "tavern-7", "tavern-8")
    assert t.live.view(None).nobles[0].boost == [4, 0, 0]
    t.play("act pass", "1: paladin roland>gerin").play(f"2: {t.options(2)[0]}", "tavern tavern-7", "tavern tavern-8")
    assert t.live.view(None).nobles[0].boost == [0, 4, 0]
    assert PALADINS.index("oliver") not in t.state.deck[0] and t.live.view(None).nobles[0].retired == ["oliver"]
    t.play("act pass").answer("keep labourer+labourer+merchant")
    assert regions(t, "commission") == {1}, "of 4 faith nothing is left"


@law("paladins", "actions.7")
def test_track_and_paladin_add_up() -> None:
    t = riding("anseis", "3 criminal").provisions(1, 9).attribute(1, faith=2)
    assert regions(t, "commission") == {1, 2}, "2 and 1 are 3"
    t = riding("anseis", "3 criminal").provisions(1, 9).attribute(1, faith=3)
    assert regions(t, "commission") == {1, 2, 3}, "3 and 1 are 4"


@law("paladins", "actions.7")
def test_a_paladin_that_is_still_facedown_adds_nothing() -> None:
    t = in_round_two("oliver")
    assert t.live.view(None).nobles[0].boost == [4, 0, 0]
    t = Table(2).workers(1, "labourer").workers(2).passed(2).paladin(1, "roland").paladin(2, "gerin")
    t.paladin_deck(1, "oliver", "otton", "samson").play("act pass", "1: paladin oliver>otton")
    t.play(f"2: {t.options(2)[0]}")
    assert t.seat == 2 and t.live.view(None).nobles[0].boost == [0, 0, 0]


# ---------------------------------------------------------------- Engelier, as the rulebook tells
@law("paladins", "paladin.2")
def test_engelier() -> None:
    assert in_round_two("engelier").hand(1) == ["labourer", "scout", "fighter"]
    t = riding("engelier", "6 criminal").outsiders("mercenary-viking", "protector-saracen", "guardian-byzantine")
    assert t.live.view(None).nobles[0].boost == [1, 3, 0]
    t.play("act attack")
    assert "protector-saracen" in t.options() and "guardian-byzantine" not in t.options(), "3 strength and no coin for 5"
    t.play("attack protector-saracen").answer("workers criminal+criminal+criminal")
    assert t.has(1) == (2, 0)
    assert t.track(1) == (0, 0, 1)


@law("paladins", "paladin.2")
def test_engelier_pays_for_every_attack_of_the_round() -> None:
    t = riding("engelier", "7 criminal").outsiders("mercenary-viking", "protector-saracen").coins(1, 2).passed(2)
    t.play("act attack", "attack mercenary-viking", "workers criminal+criminal+criminal")
    assert t.has(1) == (4, 0)
    t.play("act pray").answer("pray attack").answer("workers criminal")
    assert t.has(1) == (2, 0)
    t.play("act attack", "attack protector-saracen", "workers criminal+criminal+criminal")
    assert t.has(1) == (4, 0)


# ---------------------------------------------------------------- those who save a price
@law("paladins", "paladin.1", "fortify.6")
def test_anseis_fortifies_without_provisions() -> None:
    t = riding("anseis", *CREW["fortify"]).top("wall", "wall-5")
    t.play("act fortify").answer("workers labourer+scout+merchant")
    assert t.state.provisions[0] == 0 and len(t.state.walls[0]) == 1
    t = riding("gerin", *CREW["fortify"])
    assert t.refused(1, "fortify") == "fortify.2"


@law("paladins", "paladin.1")
def test_berengier_garrisons_without_provisions() -> None:
    t = riding("berengier", *CREW["garrison"]).outposts(1, 6)
    t.play("act garrison", "garrison r1s2").answer("workers labourer+merchant+fighter")
    assert t.has(1) == (2, 0) and t.state.outposts[0] == 7
    t = riding("roland", *CREW["garrison"]).outposts(1, 6).provisions(1, 2)
    assert t.refused(1, "garrison") == "garrison.2"


@law("paladins", "paladin.1")
def test_gerier_converts_without_coins() -> None:
    converted = ["thief-viking", "traitor-viking", "lookout-viking", "marauder-viking", "guardian-viking"]
    t = riding("gerier", *CREW["convert"]).converted(1, *converted).outsiders("armourer-viking")
    t.play("act convert", "convert armourer-viking").answer("workers labourer+fighter+cleric")
    assert len(t.state.converted[0]) == 6 and t.has(1) == (0, 0)
    t = riding("oliver", *CREW["convert"]).converted(1, *converted).coins(1, 2)
    assert t.refused(1, "convert") == "convert.2"


@law("paladins", "paladin.1")
def test_ivoire_absolves_without_coins() -> None:
    t = riding("ivoire", *CREW["absolve"])
    t.play("act absolve", "absolve jar-provision").answer("workers labourer+merchant+cleric")
    assert t.state.jars[0] == 1 and t.has(1) == (0, 2)
    t = riding("gerin", *CREW["absolve"])
    assert t.refused(1, "absolve") == "absolve.2"


@law("paladins", "paladin.1")
def test_ivon_commissions_without_provisions() -> None:
    t = riding("ivon", *CREW["commission"]).monks(1, 4)
    t.play("act commission", "commission r2s2").answer("workers labourer+scout+cleric")
    assert t.state.monks[0] == 5 and t.has(1) == (2, 0)
    t = riding("oliver", *CREW["commission"]).monks(1, 4).provisions(1, 1)
    assert t.refused(1, "commission") == "commission.2"


@law("paladins", "paladin.1")
def test_oliver_prays_without_coins() -> None:
    t = riding("oliver", "cleric").laid(1, "trade", "labourer")
    t.play("act pray").answer("pray trade")
    assert t.spaces(1) == ["pray"] and t.has(1) == (0, 0)
    t = riding("ivon", "cleric").laid(1, "trade", "labourer").coins(1, 1)
    assert t.refused(1, "pray") == "pray.1"


@law("paladins", "paladin.1")
def test_roland_recruits_without_coins() -> None:
    row = ["abbot-1", "squire-1", "peddler-1", "acolyte-1", "watchman-1"]
    t = riding("roland", "fighter").townsfolk(*row).play("act recruit")
    for card in row:
        assert f"{card}>keep" in t.options() and f"{card}>dismiss" in t.options()
    t.play("recruit abbot-1>keep").answer("workers labourer+fighter")
    assert t.household(1) == ["abbot-1"] and t.has(1) == (0, 0) and t.debts(1) == (0, 0)
    t = riding("girard", "fighter").townsfolk(*row).play("act recruit")
    assert [option for option in t.options() if option.endswith(("keep", "dismiss"))] == [
        "watchman-1>dismiss",
        "watchman-1>keep",
    ]


@law("paladins", "paladin.1")
def test_samson_develops_for_two_coins_less() -> None:
    t = riding("samson", "labourer").coins(1, 2).play("act develop", "develop attack>0")
    assert t.has(1) == (0, 0) and t.state.workshops[4] == 1
    t = riding("samson", "labourer").coins(1, 1)
    assert t.refused(1, "develop") == "develop.1"
    t = riding("roland", "labourer").coins(1, 3)
    assert t.refused(1, "develop") == "develop.1"


# ---------------------------------------------------------------- those who bring something
@law("paladins", "paladin.1")
def test_gerin_earns_two_coins_at_conspire() -> None:
    t = riding("gerin").top("suspicion", 0).play("act conspire")
    assert t.has(1) == (2, 0) and t.hand(1) == ["criminal"] and t.state.tax == 6
    assert riding("otton").top("suspicion", 0).play("act conspire").has(1) == (0, 0)


@law("paladins", "paladin.1")
def test_girard_hunts_two_provisions_more() -> None:
    t = riding("girard", "scout").play("act hunt", "workers labourer+scout")
    assert t.has(1) == (0, 5)
    t = riding("girard", "scout").play("act hunt", "workers labourer")
    assert t.has(1) == (0, 3)
    assert riding("girard", "merchant").play("act trade", "workers labourer+merchant").has(1) == (3, 0)


@law("paladins", "paladin.1")
def test_otton_trades_two_coins_more() -> None:
    t = riding("otton", "merchant").play("act trade", "workers labourer+merchant")
    assert t.has(1) == (5, 0)
    t = riding("otton", "merchant").play("act trade", "workers labourer")
    assert t.has(1) == (3, 0)
    assert riding("otton", "scout").play("act hunt", "workers labourer+scout").has(1) == (0, 3)


@law("paladins", "paladin.1")
def test_a_paladin_helps_its_owner_alone() -> None:
    t = riding("otton", "labourer").workers(2, "2 labourer").play("act trade", "act trade")
    assert t.has(1) == (3, 0) and t.has(2) == (1, 0)


@law("paladins", "paladin.1", "townsfolk.action")
def test_the_paladin_rewards_before_the_townsfolk() -> None:
    t = riding("engelier", "scout", "labourer", "fighter").outsiders("invader-saracen").tableau(1, "defender-3", "defender-1")
    t.play("act attack", "attack invader-saracen")
    assert t.said() == ["acts", "attacked", "gained", "gained", "tax", "gained"], "influence, his coins, the tax, the labourer"
    lines = [render("en", message) for _, message in t.live.log(None)]
    assert "influence" in lines[2] and "2 coins" in lines[3] and "labourer" in lines[5]
    assert t.has(1) == (3, 0) and t.hand(1) == ["labourer"] * 2
