"""The traits of the Vagabot (bots.vagabot.traits)."""

from __future__ import annotations

from regnum.law import law
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT
from tests.law.root.automata.test_vagabot import attacked
from tests.law.root.automata.test_vagabot_daylight import helped
from tests.law.root.automata.vagabots import by, hurt, roamer, spent
from tests.law.root.wandering import QUESTS, Wandering


def next_quest(t: Wandering, name: str) -> Wandering:
    """This quest is on top of the pile."""
    quest = QUESTS.index(name)
    t.g.quest_pile = [q for q in t.g.quest_pile if q != quest] + [quest]
    return t


@law("root", "bots.vagabot.traits.1")
def test_adventurer_battles_once() -> None:
    for traits, battles in (("adventurer", 1), ("none", 2)):
        t = by(roamer(4, at=5, traits=traits).army("eyrie", 5, 5).open_quests("escort").dice(*[0] * 8), RABBIT)
        assert t.said().count("battle") == battles


@law("root", "bots.vagabot.traits.1")
def test_adventurer_quests_with_what_is_left_by_any_order() -> None:
    for order in (FOX, RABBIT):
        for traits, points in (("adventurer", 1), ("none", 0)):
            t = by(roamer(2, traits=traits), order)
            assert t.score("vagabond") == points
    t = by(next_quest(roamer(5, traits="adventurer"), "errand-fox"), FOX)
    assert t.score("vagabond") == 2 and spent(t) == 4


@law("root", "bots.vagabot.traits.1")
def test_adventurer_quests_also_after_the_quest_of_its_order() -> None:
    for traits, points in (("adventurer", 2), ("none", 1)):
        for order in (MOUSE, BIRD):
            t = by(next_quest(roamer(4, traits=traits), "errand-fox"), order)
            assert t.score("vagabond") == points


@law("root", "bots.vagabot.traits.2")
def test_berserker_goes_where_a_player_has_most_pieces() -> None:
    for traits, place, foe in (("berserker", 2, "marquise"), ("none", 5, "eyrie")):
        t = roamer(3, "eyrie", "marquise", traits=traits).points("eyrie", 9).points("marquise", 3)
        t = by(t.army("eyrie", 5, 1).army("marquise", 2, 3).army("marquise", 9, 2).dice(1, 0, 0, 0), RABBIT)
        assert t.place() == place and t.at(foe, place) < 3 and t.at("marquise", 9) == 2


@law("root", "bots.vagabot.traits.2")
def test_berserker_takes_the_nearest_of_level_clearings_and_repairs_one_more() -> None:
    t = roamer(3, traits="berserker").army("eyrie", 2, 2).army("eyrie", 9, 2).dice(0, 0, 0, 0)
    assert by(t, RABBIT).place() == 9
    for traits, left in (("berserker", 2), ("none", 3)):
        assert hurt(by(roamer(0, worn=2, damaged=4, traits=traits), RABBIT, "evening")) == left
        assert hurt(by(roamer(1, worn=2, damaged=4, traits=traits), RABBIT)) == left - 1


@law("root", "bots.vagabot.traits.3")
def test_helper_scores_more_and_lets_draw_two() -> None:
    for traits, points, cards in (("helper", 5, 4), ("none", 3, 2)):
        t = by(helped(2, traits=traits).crafted("marquise", "coins", "sword"), MOUSE)
        assert t.score("vagabond") == points and len(t.cards("marquise")) == cards


@law("root", "bots.vagabot.traits.4")
def test_marksman_hits_before_the_roll() -> None:
    for traits, left in (("marksman", 0), ("none", 1)):
        t = by(roamer(1, damaged=1, traits=traits).army("eyrie", 1, 1).dice(1, 1), RABBIT)
        assert t.at("eyrie", 1) == 0 and hurt(t) == left


@law("root", "bots.vagabot.traits.4")
def test_marksman_is_for_attacks_only() -> None:
    t = by(roamer(1, traits="marksman").army("eyrie", 1, 3).dice(0, 0), RABBIT)
    assert t.at("eyrie", 1) == 2 and t.score("vagabond") == 1
    t = attacked(Wandering("vagabot:thief marquise", traits="marksman").wander("thief", 1), 3, 0, 0)
    assert t.at("marquise", 1) == 3
