"""The Automated Alliance and the Vagabot on the other maps, and beside automata that are no enemies (bots.maps, bots.goal)."""

from __future__ import annotations

from regnum.games.root.components import CARD_NAMES
from regnum.games.root.state import lay_suits
from regnum.law import law
from tests.law.root.automata.test_automated_alliance import by as alliance_by
from tests.law.root.automata.test_automated_alliance import crowd, rising
from tests.law.root.automata.test_common import FOX, MOUSE, RABBIT
from tests.law.root.automata.vagabots import by, roamer, spent
from tests.law.root.table import Table


# ---------------------------------------------------------------- maps
@law("root", "bots.maps.2", "bots.vagabot.move.1")
def test_the_vagabot_takes_closed_paths_and_leaves_them_closed() -> None:
    t = by(roamer(2, at=3, map="mountain").build("ruin", 7).ruin(7, "bag"), FOX)
    assert t.place() == 7 and spent(t) == 2 and [2, 6] in t.state.closed


@law("root", "bots.maps.2", "bots.alliance.spread.1")
def test_sympathy_spreads_over_closed_paths() -> None:
    t = rising("eyrie", map="mountain").sympathy(3)
    lay_suits(t.g, [0 if c == 6 else 1 for c in range(12)])
    for c in (1, 2, 4, 5, 6, 8, 9, 10, 11, 12):
        t.army("eyrie", c, 1)
    t.army("eyrie", 7, 2)
    assert alliance_by(t, FOX, "daylight").sympathetic() == [3, 7]


@law("root", "bots.maps.1", "bots.vagabot.move.1")
def test_the_vagabot_takes_the_ferry_along_and_scores() -> None:
    t = roamer(2, at=1, map="lake")
    assert t.g.ferry == 0
    t = by(t.build("ruin", 11).ruin(11, "bag"), FOX)
    assert t.place() == 11 and spent(t) == 2 and t.state.ferry == 10 and t.score("vagabond") == 1 and t.cards("vagabond") == []


@law("root", "bots.maps.2", "bots.alliance.spread.1")
def test_the_pass_comes_first() -> None:
    t = alliance_by(rising("eyrie", map="mountain"), FOX, "daylight")
    assert t.sympathetic() == [10]


# ---------------------------------------------------------------- together
@law("root", "bots.goal.3", "bots.alliance.revolt.2")
def test_together_a_revolt_counts_and_removes_people_only() -> None:
    for goal, found in (("alone", 8), ("together", 6)):
        t = Table("automated-alliance eyrie mechanical-marquise", goal=goal).sympathy(6, 8).army("eyrie", 6, 1)
        t = crowd(t, 8, n=3)
        t.army("marquise", 6, 1).deck(FOX).begin()
        assert "base" in t.slots(found) and t.at("eyrie", 6) == (0 if found == 6 else 1)
        assert t.at("marquise", 6) == 1 and t.at("marquise", 8) == (3 if found == 6 else 0)


@law("root", "bots.goal.3", "bots.vagabot.battle.1")
def test_together_the_vagabot_battles_people_only() -> None:
    for goal, place in (("alone", 1), ("together", 5)):
        t = roamer(2, "eyrie", "mechanical-marquise", goal=goal).points("marquise", 9).army("marquise", 1, 2)
        t = by(t.army("eyrie", 5, 2).dice(0, 0), RABBIT)
        assert t.place() == place


# ---------------------------------------------------------------- cards
@law("root", "bots.hand.2", "bots.vagabot.aid.1")
def test_an_automaton_that_is_aided_scores_instead_of_drawing() -> None:
    t = roamer(3, "eyrie", "mechanical-marquise", worn=0).army("marquise", 1, 1).crafted("marquise", "coins").dice(0, 0)
    t = by(t, MOUSE)
    assert "coins" in t.bag() and t.score("vagabond") == 2 and t.score("marquise") == 1


@law("root", "bots.order.1", "bots.alliance.bird.1")
def test_without_any_card_the_alliance_plays_as_by_a_bird() -> None:
    t = rising("eyrie").sympathy(5)
    t.hand("eyrie", *[CARD_NAMES[x] for x in t.g.draw_pile]).begin()
    assert t.on_map("base") == 1 and len(t.sympathetic()) == 4
