"""The Automated Alliance attacked, its outrage, its crackdown, and its traits (bots.alliance)."""

from __future__ import annotations

from regnum.games.root.components import BOMB, SNARE, TRAITS
from regnum.games.root.state import TRAIT_BIT
from regnum.law import law
from tests.law.root.automata.test_automated_alliance import by, rising
from tests.law.root.automata.test_common import FOX
from tests.law.root.table import Table


def attacked(t: Table, *dice: int, c: int = 5) -> Table:
    """The Marquise battles it in a clearing."""
    return t.dice(*dice).begin("marquise", "daylight").play("act battle").answer(f"battle {c}>alliance")


# ---------------------------------------------------------------- battles
@law("root", "bots.alliance.ambush.1")
def test_a_warrior_that_defends_deals_an_extra_hit() -> None:
    for dice, left in (((0, 0), (2, 2)), ((2, 0), (2, 0)), ((2, 1), (1, 0))):
        t = attacked(rising().army("alliance", 5, 2).army("marquise", 5, 3), *dice)
        assert (t.at("marquise", 5), t.at("alliance", 5)) == left


@law("root", "bots.alliance.ambush.1")
def test_without_a_warrior_there_is_no_extra_hit() -> None:
    t = attacked(rising().sympathy(5).build("base", 5).army("marquise", 5, 2), 0, 0)
    assert t.at("marquise", 5) == 2 and t.sympathetic() == [] and t.slots(5) == ["base"]


@law("root", "bots.hits.1", "bots.ambush.1")
def test_it_loses_warriors_then_sympathy_then_the_base() -> None:
    for dice, left in (((1, 0), (0, [5], ["base"])), ((2, 0), (0, [], ["base"])), ((3, 0), (0, [], []))):
        t = rising().sympathy(5).build("base", 5).army("alliance", 5, 1).army("marquise", 5, 4).hand("marquise", "ambush-fox")
        t = attacked(t, *dice)
        assert (t.at("alliance", 5), t.sympathetic(), t.slots(5)) == left and "ambush" not in t.said()


@law("root", "bots.plots.1")
def test_a_bomb_takes_two_of_its_pieces() -> None:
    t = rising("corvid").army("alliance", 5, 1).sympathy(5).build("base", 5).army("corvid", 5).plot(5, BOMB, False)
    t.begin("corvid").play("act flip").answer("flip 5")
    assert (t.at("alliance", 5), t.sympathetic(), t.slots(5)) == (0, [], ["base"])


# ---------------------------------------------------------------- outrage
@law("root", "bots.alliance.outrage.1")
def test_who_moves_warriors_into_sympathy_discards_a_matching_card() -> None:
    for card, points in (("cobbler-1", 0), ("royal-claim", 0), ("anvil", 1)):
        t = rising().sympathy(5).army("marquise", 1, 1).hand("marquise", card).begin("marquise", "daylight")
        t.play("act march").answer("move 1>5")
        assert t.at("marquise", 5) == 1 and (card in t.discards) == (points == 0)
        assert t.score("alliance") == 9 + points and t.stack == [] and "shows-hand" not in t.said()


@law("root", "bots.alliance.outrage.1")
def test_who_removes_sympathy_discards_a_matching_card() -> None:
    for card, points in (("cobbler-1", 0), ("anvil", 1)):
        t = attacked(rising().sympathy(5).army("marquise", 5, 1).hand("marquise", card), 0, 0)
        assert t.sympathetic() == [] and t.score("alliance") == 9 + points and (card in t.discards) == (points == 0)
        assert t.score("marquise") == 1 and t.stack == []


@law("root", "bots.alliance.outrage.1")
def test_of_several_matching_cards_the_person_chooses_one() -> None:
    t = attacked(rising().sympathy(5).army("marquise", 5, 1).hand("marquise", "cobbler-1", "royal-claim", "anvil"), 0, 0)
    assert t.asked == "outrage" and t.who == "marquise" and sorted(t.options()) == ["cobbler-1", "royal-claim"]
    t.cannot("outrage anvil")
    t.play("outrage royal-claim")
    assert t.discards == ["royal-claim"] and t.cards("marquise") == ["anvil", "cobbler-1"] and t.score("alliance") == 9


@law("root", "bots.alliance.outrage.1")
def test_an_automaton_pays_nothing_and_earns_it_nothing() -> None:
    t = Table("mechanical-marquise eyrie automated-alliance").points("alliance", 9).sympathy(5).army("eyrie", 5, 2)
    t.no_ruins().build("sawmill", 2, 2, 3, 4, 7, 7).army("marquise", 1, 4).deck(FOX)
    t.begin()
    assert t.at("marquise", 5) > 0 and t.who == "eyrie" and t.discards == [FOX]
    assert t.score("alliance") == 9 and t.stack == []


# ---------------------------------------------------------------- crackdown
@law("root", "bots.alliance.crackdown.1")
def test_a_lost_base_takes_the_sympathy_of_its_suit_along() -> None:
    t = rising().build("base", 5).sympathy(3, 4, 10, 1, 2).army("marquise", 5, 2).hand("marquise", "cobbler-1", "anvil")
    t = attacked(t, 0, 0)
    assert t.slots(5) == [] and t.sympathetic() == [1, 2]
    assert t.score("marquise") == 1 and t.score("alliance") == 9 and t.cards("marquise") == ["anvil", "cobbler-1"]


@law("root", "bots.alliance.crackdown.1")
def test_lost_warriors_and_sympathy_alone_are_no_crackdown() -> None:
    t = attacked(rising().build("base", 5).sympathy(5, 3).army("alliance", 5, 1).army("marquise", 5, 3), 2, 0)
    assert t.slots(5) == ["base"] and t.sympathetic() == [3]


# ---------------------------------------------------------------- traits
@law("root", "bots.alliance.traits.1")
def test_informants() -> None:
    for traits, left in (("informants", 1), ("none", 2)):
        t = attacked(rising(traits=traits).sympathy(5).army("marquise", 5, 2), 0, 0)
        assert t.at("marquise", 5) == left
    t = attacked(rising(traits="informants").build("base", 5).army("marquise", 5, 2), 0, 0)
    assert t.at("marquise", 5) == 2
    t = attacked(rising(traits="informants").sympathy(5).army("alliance", 5, 1).army("marquise", 5, 3), 0, 0)
    assert t.at("marquise", 5) == 2


@law("root", "bots.alliance.traits.2")
def test_popularity() -> None:
    for traits, points in (("popularity", 0), ("none", 1)):
        t = attacked(rising(traits=traits).sympathy(5).army("marquise", 5, 2), 0, 0)
        assert t.sympathetic() == [] and t.score("marquise") == points
    t = attacked(rising(traits="popularity").sympathy(5).build("base", 5).army("marquise", 5, 2), 1, 0)
    assert t.sympathetic() == [] and t.slots(5) == [] and t.score("marquise") == 1


@law("root", "bots.alliance.traits.3")
def test_veterans() -> None:
    for traits, left in (("veterans", (1, 3)), ("none", (3, 1))):
        t = attacked(rising(traits=traits).army("alliance", 5, 3).army("marquise", 5, 4), 2, 0)
        assert (t.at("marquise", 5), t.at("alliance", 5)) == left


@law("root", "bots.alliance.traits.4")
def test_wildfire() -> None:
    for traits, there in (("wildfire", [1, 5]), ("none", [5])):
        t = by(rising(traits=traits).sympathy(5), FOX, "evening")
        assert t.sympathetic() == there and t.score("alliance") == 9
    t = by(rising(traits="wildfire").sympathy(*range(1, 11)), FOX, "evening")
    assert t.score("alliance") == 9 and FOX in t.discards


@law("root", "bots.alliance.traits.5")
def test_steadfast() -> None:
    for traits, left in (("steadfast", [1, 3, 4]), ("none", [1])):
        t = attacked(rising(traits=traits).build("base", 5).sympathy(1, 3, 4).army("marquise", 5, 2), 0, 0)
        assert t.slots(5) == [] and t.sympathetic() == left


@law("root", "bots.alliance.traits.1", "bots.traits.1")
def test_its_traits_are_no_other_automatons() -> None:
    t = Table("mechanical-marquise automated-alliance eyrie", traits="all")
    own = {"informants", "popularity", "veterans", "wildfire", "steadfast"}
    on = {name for i, name in enumerate(TRAITS) if t.g.variants >> TRAIT_BIT + i & 1}
    assert own <= on and "nobility" not in on and "blitz" in on


@law("root", "bots.plots.2")
def test_a_snare_is_removed_instead_of_a_token() -> None:
    t = rising("marquise", "corvid").sympathy(5).plot(1, SNARE).army("corvid", 1, 1)
    t = by(t, FOX, "daylight")
    assert t.state.plots[0] == 0 and t.sympathetic() == [5] and t.score("alliance") == 9
