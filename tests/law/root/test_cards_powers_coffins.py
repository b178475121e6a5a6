"""Coffin Makers: every warrior that would go back to a supply lies on the card until its owner's Birdsong (4.1.3)."""

from __future__ import annotations

from regnum.games.root.components import EYRIE, FACTIONS, LIZARD, MARQUISE, RIVERFOLK
from regnum.law import law
from tests.law.root.lizards import Cult
from tests.law.root.otters import Company
from tests.law.root.test_cards_powers_exiles import table


@law("root", "4.1.3", "2.5.1")
def test_coffin_makers_gather_removed_warriors_and_score_every_five() -> None:
    t = table("marquise eyrie").army("marquise", 8, 4).army("eyrie", 8, 3).effect("marquise", "x-coffin-makers")
    t.begin("marquise", "daylight").dice(3, 2).play("act battle", "ambush pass")
    eyrie = FACTIONS.index("eyrie")
    assert (t.state.coffins[MARQUISE], t.state.coffins[eyrie]) == (2, 3)
    assert t.supply("eyrie") == 17 and t.supply("marquise") == 21
    t.end_turn()
    assert t.state.coffins[eyrie] == 3, "until the owner's Birdsong"
    t.end_turn()
    assert t.score("marquise") == 1 and sum(t.state.coffins) == 0 and t.supply("marquise") == 23


@law("root", "4.1.3")
def test_four_coffins_score_nothing() -> None:
    t = table("marquise eyrie").army("marquise", 8).army("eyrie", 1).effect("marquise", "x-coffin-makers")
    t.g.supply[MARQUISE] -= 4
    t.g.coffins[MARQUISE] = 4
    t.begin("marquise")
    assert t.score("marquise") == 0 and t.supply("marquise") == 24


@law("root", "4.1.3", "6.2.3", "10.2.3")
def test_warriors_no_hospital_saves_go_into_coffins_and_revenge_comes_first() -> None:
    t = table("eyrie marquise").army("eyrie", 8, 4).army("marquise", 7, 2).keep(1).hand("marquise", "x-anvil")
    t.effect("eyrie", "x-coffin-makers", "x-eyrie-emigre").begin("eyrie")
    t.until("move", "eyrie").play("move 8>7", "move-n 3").dice(2, 0).play("battle 7>marquise", "ambush pass")
    assert (t.who, t.asked) == ("marquise", "hospital")
    t.play("hospital pass")
    assert t.state.coffins[MARQUISE] == 2
    t = table("marquise lizard").army("marquise", 8, 4).army("lizard", 8, 3).effect("marquise", "x-coffin-makers")
    t.begin("marquise", "daylight").dice(2, 0).play("act battle", "ambush pass")
    assert t.state.lizard.acolytes == 2 and sum(t.state.coffins) == 0


@law("root", "4.1.3", "6.2.3")
def test_a_card_keeps_warriors_out_of_the_coffins() -> None:
    t = table("eyrie marquise").army("eyrie", 8, 4).army("marquise", 7, 2).keep(1).hand("marquise", "x-sword")
    t.effect("eyrie", "x-coffin-makers", "x-eyrie-emigre").begin("eyrie")
    t.until("move", "eyrie").play("move 8>7", "move-n 3").dice(2, 0).play("battle 7>marquise", "ambush pass")
    t.play("hospital x-sword")
    assert t.state.coffins[MARQUISE] == 0 and t.at("marquise", 1) == 2


@law("root", "4.1.3", "2.5.1")
def test_sabotaged_coffin_makers_let_the_warriors_go_home() -> None:
    t = table("marquise eyrie").army("marquise", 8).effect("marquise", "x-saboteurs-1").effect("eyrie", "x-coffin-makers")
    t.g.supply[MARQUISE] -= 3
    t.g.coffins[MARQUISE] = 3
    t.begin("marquise").play("use x-saboteurs-1")
    assert t.state.coffins[MARQUISE] == 0 and t.supply("marquise") == 24 and t.score("eyrie") == 0


@law("root", "4.1.3", "10.4.3")
def test_spent_acolytes_lie_in_coffins() -> None:
    t = Cult("lizard marquise", deck="exiles").outcast("fox", hated=True).acolytes(2).army("lizard", 1).army("marquise", 1)
    t.effect("marquise", "x-coffin-makers").begin("lizard")
    supply = t.supply("lizard")
    t.play("act convert")
    assert t.state.coffins[LIZARD] == 1 and t.state.coffins[MARQUISE] == 1
    assert t.at("lizard", 1) == 2 and t.supply("lizard") == supply - 1


@law("root", "4.1.3", "10.4.3.II", "10.4.3/3")
def test_with_an_empty_supply_acolytes_in_coffins_convert_nobody() -> None:
    def can_convert(*effects: str) -> bool:
        t = Cult("lizard marquise", deck="exiles").outcast("fox", hated=True).acolytes(2).army("lizard", 1, 23)
        t.army("marquise", 1).effect("marquise", *effects).begin("lizard")
        assert t.supply("lizard") == 0
        return "convert" in t.options()

    assert can_convert(), "the acolyte comes back and is placed"
    assert not can_convert("x-coffin-makers")


@law("root", "4.1.3", "11.5", "11.5.5", "11.5.6")
def test_spent_funds_lie_in_coffins() -> None:
    t = Company("riverfolk marquise eyrie", deck="exiles").army("riverfolk", 4).army("eyrie", 8).funds(marquise=2, eyrie=2)
    t.effect("marquise", "x-coffin-makers").begin("riverfolk", "daylight")
    t.play("act recruit", "river-recruit 4", "spend-fund marquise")
    assert t.state.coffins[MARQUISE] == 1 and t.supply("marquise") == 23
    t.play("act trade-post")
    assert t.state.coffins[EYRIE] == 2 and t.posts() == [8]


@law("root", "4.1.3", "11.5.5")
def test_with_an_empty_supply_an_own_fund_in_a_coffin_recruits_nobody() -> None:
    t = Company("riverfolk marquise", deck="exiles").army("riverfolk", 4, 14).funds(riverfolk=1)
    t.effect("marquise", "x-coffin-makers").begin("riverfolk", "daylight")
    assert t.supply("riverfolk") == 0 and "recruit" not in t.options() and t.refused("recruit") == "11.5.5"


@law("root", "4.1.3", "11.2.5.I")
def test_lost_funds_lie_in_coffins() -> None:
    t = Company("marquise riverfolk", deck="exiles").post(1).army("marquise", 1, 2).funds(riverfolk=2)
    t.effect("marquise", "x-coffin-makers").begin("marquise", "daylight").dice(1, 0).play("act battle", "ambush pass")
    assert t.state.coffins[RIVERFOLK] == 1 and t.box("funds") == {"riverfolk": 1}


@law("root", "4.1.3", "8.2.4", "8.6.1.IV")
def test_lost_officers_and_organizers_lie_in_coffins() -> None:
    alliance = FACTIONS.index("alliance")
    t = table("marquise alliance").army("marquise", 8, 3).build("base", 8).officers(3).effect("marquise", "x-coffin-makers")
    t.begin("marquise", "daylight").dice(1, 0).play("act battle", "ambush pass")
    assert t.state.alliance.officers == 1 and t.state.coffins[alliance] == 2
    t = table("alliance marquise eyrie").army("alliance", 8).army("marquise", 1).officers(1).effect("eyrie", "x-coffin-makers")
    t.begin("alliance", "evening").play("act organize")
    assert t.sympathetic() == [8] and t.state.coffins[alliance] == 1
