"""Between the steps of a turn: cards of the phase, guesses at plots, and the order of what begins together (1.1.3, 13.2.4)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import BOMB
from regnum.games.root.state import BIRDSONG, DAYLIGHT, EVENING
from regnum.law import law
from tests.law.root.corvids import Conspiracy
from tests.law.root.lizards import Cult
from tests.law.root.otters import Company
from tests.law.root.table import Table
from tests.law.root.wandering import Wandering


# ---------------------------------------------------------------- cards that act in Birdsong
@law("root", "4.1.3", "7.4.1", "7.4.2", "7.4.3")
def test_the_eyrie_use_cards_between_the_steps_of_birdsong() -> None:
    t = Table("eyrie marquise").army("marquise", 5).effect("eyrie", "stand-and-deliver-1", "royal-claim").deck("sword")
    t.hand("marquise", "anvil").begin("eyrie")
    assert t.options() == ["stand-and-deliver-1", "royal-claim", "pass"] and t.cards("eyrie") == []
    t.play("use pass")
    assert (t.asked, t.cards("eyrie")) == ("use", ["sword"]), "emergency orders came first"
    t.play("use stand-and-deliver-1")
    assert t.cards("eyrie") == ["anvil", "sword"] and t.options() == ["royal-claim", "pass"]
    t.play("use pass", "decree anvil", "column move", "decree pass")
    assert (t.asked, t.on_map("roost")) == ("use", 0)
    t.play("use pass")
    assert t.asked == "new-roost"
    t.play("new-roost 1")
    assert t.asked == "use"
    t.play("use royal-claim")
    assert t.score("eyrie") == 1 and t.state.phase == DAYLIGHT, "the new roost is ruled"


@law("root", "4.1.3", "10.4.1", "10.4.2", "10.4.3")
def test_the_cult_uses_cards_between_the_steps_of_birdsong() -> None:
    t = Cult("lizard marquise", deck="exiles").outcast("fox", hated=True).acolytes(2).army("lizard", 1, 2)
    t.army("marquise", 1, 3).souls("x-sword").effect("lizard", "x-false-orders-1").begin("lizard").play("use pass")
    assert t.marker == ("mouse", False) and t.lost == ["x-sword"] and t.asked == "use"
    t.play("use pass")
    assert t.lost == [] and t.options() == ["use-card", "pass"], "a menu takes it up"
    t.play("act use-card", "false-orders-to 9")
    assert t.at("marquise", 9) == 2 and t.lost == ["x-false-orders-1"]
    assert t.options() == ["convert", "pass"], "for cats are in a mouse clearing now"


@law("root", "10.4.2", "10.2.6")
def test_a_card_used_before_the_lost_souls_go_goes_with_them() -> None:
    t = Cult("lizard marquise", deck="exiles").outcast("fox", hated=True).army("lizard", 1, 2).army("marquise", 1, 3)
    t.souls("x-sword").effect("lizard", "x-false-orders-1").begin("lizard").play("use pass", "use x-false-orders-1")
    t.play("false-orders-to 9")
    assert t.marker == ("mouse", False) and t.lost == [] and t.discards == ["x-sword", "x-false-orders-1"]


@law("root", "4.1.3", "8.4.1", "8.4.2", "8.2.6")
def test_the_alliance_uses_cards_between_revolt_and_spreading() -> None:
    t = Table("alliance marquise", deck="exiles").sympathy(5).army("marquise", 1, 3).hand("marquise", "x-bake-sale")
    t.effect("alliance", "x-false-orders-1").supporters("x-smugglers-trail", "x-birdy-bindle").begin("alliance")
    assert t.options() == ["revolt", "spread", "use-card", "pass"]
    t.play("act use-card", "false-orders-to 5")
    assert t.stack == ["x-bake-sale", "x-birdy-bindle", "x-smugglers-trail"] and t.options() == ["revolt", "spread", "pass"]


@law("root", "8.4.1", "8.2.6")
def test_a_revolt_may_become_possible_by_a_card() -> None:
    t = Table("alliance marquise", deck="exiles").sympathy(5).army("marquise", 1, 3).hand("marquise", "x-bake-sale")
    t.effect("alliance", "x-false-orders-1").supporters("x-birdy-bindle").begin("alliance")
    assert t.options() == ["spread", "use-card", "pass"]
    t.play("act use-card", "false-orders-to 5")
    assert t.options() == ["revolt", "spread", "pass"]


@law("root", "4.1.3", "9.4.1", "9.4.2", "11.4", "12.4")
def test_others_use_cards_around_the_steps_of_birdsong() -> None:
    t = Wandering("vagabond marquise").wander("thief", 1).effect("vagabond", "royal-claim").begin("vagabond").play("use pass")
    assert t.asked == "slip"
    t.play("slip 5")
    assert (t.asked, t.options()) == ("use", ["royal-claim", "pass"])
    r = Company("riverfolk marquise").army("riverfolk", 4).effect("riverfolk", "royal-claim").begin("riverfolk")
    r.play("use pass")
    assert r.asked == "use" and r.box("funds") == {"riverfolk": 2}
    d = Table("duchy marquise").army("duchy", 4).effect("duchy", "royal-claim").begin("duchy")
    assert d.asked == "use" and d.state.phase == BIRDSONG
    c = Conspiracy("corvid marquise").army("corvid", 1).hand("corvid", "anvil").effect("corvid", "royal-claim").begin("corvid")
    c.play("act recruit")
    assert c.options() == ["use-card", "pass"] and c.state.phase == BIRDSONG, "once more after recruiting"
    c.play("act pass")
    assert c.state.phase == DAYLIGHT


@law("root", "4.1.3")
def test_cards_of_another_phase_wait() -> None:
    t = Table("eyrie marquise").build("roost", 2).army("eyrie", 2).effect("eyrie", "tax-collector-1").hand("eyrie", "anvil")
    assert t.begin("eyrie").asked == "column"
    t = Table("alliance marquise").army("alliance", 5, 2).officers(2).effect("alliance", "royal-claim", "tax-collector-1")
    t.begin("alliance", "evening")
    assert "use-card" not in t.options()
    t = Table("alliance marquise eyrie").army("alliance", 5, 2).officers(2).hand("alliance", "dominance-fox", "anvil")
    t.points("alliance", 10).available("dominance-bird", "dominance-rabbit").begin("alliance", "evening")
    assert t.options() == ["move", "organize", "pass"]


# ---------------------------------------------------------------- guesses at plots
@law("root", "13.2.4", "8.6.1")
def test_the_alliance_may_guess_between_military_operations() -> None:
    t = Conspiracy("alliance corvid marquise").officers(1).army("alliance", 5, 2).down(1, "snare")
    t.hand("alliance", "anvil", "root-tea-fox").begin("alliance", "evening")
    assert t.options() == ["move", "organize", "pass"]
    t.play("act move", "move 5>1", "move-n 1")
    assert t.options() == ["expose", "pass"] and t.state.phase == EVENING
    t.play("act expose", "expose-with anvil", "guess snare")
    assert t.score("alliance") == 1 and t.plots == {}


@law("root", "13.2.4", "7.4.1")
def test_the_eyrie_may_guess_with_the_card_of_emergency_orders() -> None:
    t = Conspiracy("eyrie corvid marquise").build("roost", 2).army("eyrie", 1, 2).down(1, "bomb").deck("anvil").begin("eyrie")
    assert t.cards("eyrie") == ["anvil"] and (t.asked, t.options()) == ("act", ["expose", "pass"])
    t.play("act expose", "guess bomb")
    assert t.score("eyrie") == 1 and t.plots == {}


@law("root", "13.2.4", "10.6.1", "10.6.2")
def test_the_cult_may_guess_with_a_card_that_came_back_in_evening() -> None:
    t = Conspiracy("lizard corvid marquise").no_ruins().army("lizard", 1, 2).down(1, "bomb").hand("lizard", "anvil")
    t.begin("lizard", "daylight").play("act ritual-recruit", "ritual-recruit 1")
    assert t.state.phase == EVENING and t.options() == ["expose", "pass"]


@law("root", "13.2.4")
@pytest.mark.parametrize("faction", ["marquise", "eyrie", "alliance", "vagabond", "lizard", "riverfolk", "duchy"])
def test_everybody_may_guess_in_birdsong_and_in_evening_before_drawing(faction: str) -> None:
    for phase in ("birdsong", "evening"):
        t = Wandering(f"{faction} corvid {'eyrie' if faction == 'marquise' else 'marquise'}").plot(1, BOMB, face_up=False)
        t = t.wander("thief", 1) if faction == "vagabond" else t.army(faction, 1)
        t.hand(faction, "anvil").begin(faction, phase).until("act", faction)
        assert "expose" in t.options() and t.state.phase == (BIRDSONG if phase == "birdsong" else EVENING)
        t.play("act expose", "guess bomb")
        assert t.score(faction) == 1 and not any(t.state.plots)


# ---------------------------------------------------------------- crafting
@law("root", "6.5", "7.5.1", "4.1.3")
@pytest.mark.parametrize(("faction", "piece"), [("marquise", "workshop"), ("eyrie", "roost")])
def test_a_card_gained_in_daylight_can_still_be_crafted(faction: str, piece: str) -> None:
    t = Table(f"{faction} alliance").army(faction, 8, 3).build(piece, 8).effect(faction, "tax-collector-1").deck("anvil")
    t.begin(faction, "daylight").play("act use-card")
    assert t.cards(faction) == ["anvil"] and t.options()[0] == "craft"
    t.play("act craft")
    assert t.items(faction) == ["hammer"]


@law("root", "6.5")
def test_crafting_is_over_with_the_first_action() -> None:
    t = Table("marquise eyrie").army("marquise", 8, 3).build("workshop", 8).effect("marquise", "tax-collector-1").deck("anvil")
    t.begin("marquise", "daylight")
    assert t.options() == ["march", "build", "use-card", "pass"] and t.refused("craft") == "4.1"
    t.play("act march", "move 8>4", "move-n 1", "move pass", "act use-card").answer("tax 8")
    assert t.cards("marquise") == ["anvil"] and "craft" not in t.options() and t.refused("craft") == "4.1"


# ---------------------------------------------------------------- the start of Birdsong
@law("root", "1.1.3", "11.2.6")
def test_the_player_in_turn_orders_services_and_cards() -> None:
    t = Company("marquise riverfolk eyrie").prices(1, 1, 1).army("marquise", 1).effect("marquise", "better-burrow-bank-1")
    t.deck("anvil", "sword").begin("marquise")
    assert t.asked == "service" and t.refused("hand-card") == "11.2.7.I"
    t.play("service pass", "use-on riverfolk")
    assert t.cards("riverfolk") == ["sword"] and t.asked == "service"
    t.play("service hand-card")
    assert t.cards("marquise") == ["anvil", "sword"] and t.box("payments") == {"marquise": 1}
    t = Company("marquise riverfolk eyrie").prices(1, 1, 1).army("marquise", 1).effect("marquise", "better-burrow-bank-1")
    t.begin("marquise").play("service riverboats")
    assert t.asked == "use-on", "or the services first"


@law("root", "1.1.3", "3.3.1")
def test_saboteurs_may_come_before_dominance_is_judged() -> None:
    def winners(answer: str) -> list[str]:
        t = Table("marquise alliance eyrie", deck="exiles").points("marquise", 10).dominance("marquise", "x-dominance-fox")
        t.army("marquise", 1).army("marquise", 6).army("marquise", 8).sympathy(8).army("eyrie", 2)
        t.effect("alliance", "x-soup-kitchens").effect("marquise", "x-saboteurs-1").begin("marquise")
        return t.play(answer).winners

    assert winners("use pass") == [], "the Alliance rules with its token"
    assert winners("use x-saboteurs-1") == ["marquise"]
