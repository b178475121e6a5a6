"""Two Vagabonds in one game (9.7), and their coalition (R-33)."""

from __future__ import annotations

import pytest

from regnum.games.root.components import FACTIONS, ITEMS
from regnum.games.root.state import Root
from regnum.law import law
from tests.law.root.wandering import Wandering


def two(factions: str = "vagabond vagabond2 marquise eyrie", at: int = 12, also: int = 12) -> Wandering:
    """A Thief and a Ranger; 12 is a fox clearing with a ruin."""
    return Wandering(factions).wander("thief", at).wander("ranger", also, "vagabond2")


# ---------------------------------------------------------------- set-up
@law("root", "9.7.1")
def test_both_sets_of_ruin_items_are_used() -> None:
    found = []
    for seed in range(6):
        t = Wandering.fresh("vagabond:thief vagabond2:ranger marquise eyrie", seed=seed).until("act")
        ruins = [[ITEMS[i] for i in ruin] for ruin in t.state.ruin_items if ruin]
        assert [len(ruin) for ruin in ruins] == [2, 2, 2, 2]
        assert sorted(item for ruin in ruins for item in ruin) == sorted(["bag", "boots", "hammer", "sword"] * 2)
        found.append(str(ruins))
    assert len(set(found)) > 1


@law("root", "9.7.2")
def test_the_first_to_set_up_is_drawn_by_lot() -> None:
    first = {Wandering.fresh("vagabond vagabond2 marquise eyrie", seed=s).until("character").who for s in range(12)}
    assert first == {"vagabond", "vagabond2"}


@law("root", "9.7.2")
@law("root", "9.3.1")
def test_the_second_chooses_among_the_characters_left() -> None:
    t = Wandering.fresh("vagabond vagabond2 marquise eyrie").until("character")
    first = t.who
    t.play("character thief").until("character")
    assert t.who != first and len(t.options()) == 8
    t.cannot("character thief")
    named = Wandering.fresh("vagabond vagabond2:thief marquise eyrie").until("character", "vagabond")
    assert "thief" not in named.options() and len(named.options()) == 8


@law("root", "9.7.3")
def test_three_quests_for_both() -> None:
    t = Wandering.fresh("vagabond:thief vagabond2:ranger marquise eyrie").until("act")
    assert len(t.open()) == 3 and len(t.state.quest_pile) == 12
    for who in ("vagabond", "vagabond2"):
        q = two(also=12).open_quests("guard-duty-rabbit", "errand-fox", "give-a-speech-fox")
        q.gear("torch teapot boots", who).begin(who, "daylight").play("act quest", "quest give-a-speech-fox", "reward points")
        assert q.done(who) == ["give-a-speech-fox"] and len(q.open()) == 3
    q.end_turn()
    assert "give-a-speech-fox" not in q.open()


# ---------------------------------------------------------------- ruins
@law("root", "9.7.1")
def test_the_explorer_sees_both_items_and_takes_one_and_later_the_other() -> None:
    t = two().ruin(12, "bag", "sword").day().play("act explore")
    assert t.asked == "explore" and t.options() == ["sword", "bag", "pass"]
    t.play("explore sword")
    assert t.bag().count("sword") == 2 and t.has_ruin(12) and t.score("vagabond") == 1 and not t.can("explore")
    t.play("act pass").until("act", "vagabond").play("act explore", "explore bag")
    assert "bag" in t.bag() and not t.has_ruin(12) and t.score("vagabond") == 2


@law("root", "9.7.1")
@law("root", "9.5.3/2")
def test_the_other_vagabond_may_take_the_second_item() -> None:
    t = two("vagabond vagabond2 marquise").ruin(12, "bag", "sword").day().play("act explore", "explore bag", "act pass")
    t.until("act", "vagabond2").play("act explore")
    assert t.options() == ["sword", "pass"]
    t.play("explore sword")
    assert not t.has_ruin(12) and t.bag("vagabond2").count("sword") == 2 and t.score("vagabond2") == 1


@law("root", "9.7.1/2")
def test_no_item_twice_and_nothing_taken_scores_nothing() -> None:
    t = two().ruin(12, "sword", "sword").day().play("act explore")
    assert t.options() == ["sword", "pass"]  # a sword of another origin is no obstacle
    t.play("explore sword", "act pass").until("act", "vagabond").play("act explore")
    assert t.options() == ["pass"]
    t.cannot("explore sword")
    t.play("explore pass")
    assert t.score("vagabond") == 1 and t.has_ruin(12) and "torch-exhausted" in t.bag()
    declined = two().ruin(12, "bag", "sword").day().play("act explore", "explore pass")
    assert declined.score("vagabond") == 0 and "torch-exhausted" in declined.bag() and declined.has_ruin(12)


@law("root", "9.7.1/2")
def test_a_ruin_item_that_was_dropped_may_be_taken_again() -> None:
    t = two("vagabond vagabond2").gear("torch boots boots boots sword sword hammer").ruin(12, "sword", "sword").day()
    t.play("act explore", "explore sword", "act pass", "drop sword").until("act", "vagabond")
    t.play("act explore")
    assert "sword" in t.options()


def left(t: Wandering, seat: int) -> set[str]:
    """What a seat can imagine under the ruin of clearing 12."""
    found = set()
    for seed in range(20):
        g = t.live.imagine(seat, seed).session.g
        assert isinstance(g, Root)
        found.add(" ".join(ITEMS[i] for i in g.ruin_items[11]))
    return found


@law("root", "1.2.1")
@law("root", "9.7.1")
def test_only_the_explorer_knows_what_was_left() -> None:
    t = two().ruin(12, "bag", "sword").ruin(11, "boots", "hammer").ruin(10, "boots", "hammer").ruin(6, "bag", "sword").day()
    t.play("act explore")
    assert "saw" in t.said("vagabond") and "saw" not in t.said("vagabond2") and "saw" not in t.said()
    for seed in range(8):
        assert t.live.imagine(0, seed).ask.texts == t.live.ask.texts
    t.play("explore bag")
    assert left(t, 0) == {"sword"} and len(left(t, 1)) > 1


# ---------------------------------------------------------------- with and against each other
@law("root", "4.3")
@law("root", "9.2.7")
def test_vagabonds_battle_each_other_without_hostility() -> None:
    t = two().day().play("act battle").dice(1, 1).play("ambush pass")
    while t.asked == "damage":
        t.play(f"damage {t.options()[0]}")
    assert any("damaged" in x for x in t.bag()) and any("damaged" in x for x in t.bag("vagabond2"))
    assert t.score("vagabond") == 0 and t.place("vagabond2") == 12


@law("root", "9.2.9.II.d")
def test_the_hits_on_a_defending_vagabond_are_no_business_of_the_ally() -> None:
    """The ally of the attacker takes hits of the attacker alone, and only the items of the attacker are weighed against it."""
    t = two(at=1, also=1).relation("marquise", "allied").army("marquise", 1, 3).day().play("act battle", "battle 1>vagabond2")
    t.play("ally marquise").dice(2, 1).play("ambush pass")
    assert (t.who, t.asked) == ("vagabond2", "damage"), "no warrior of the ally can be removed instead"
    t.play("damage boots", "damage sword")
    assert (t.who, t.asked, t.options()) == ("vagabond", "hit-who", ["vagabond", "marquise"])
    t.play("hit-who marquise")
    assert t.at("marquise", 1) == 2 and t.space("marquise") == "hostile", "one warrior against no item of the attacker"
    assert t.space("marquise", "vagabond2") == "hostile", "whose hit it was"


@law("root", "9.2.2.I")
def test_a_scoundrel_damages_three_items_of_the_other() -> None:
    t = Wandering("vagabond vagabond2 marquise").wander("scoundrel", 1).wander("ranger", 1, "vagabond2").day()
    t.play("act special")
    assert t.who == "vagabond2"
    t.play("damage boots", "damage sword", "damage torch")
    assert t.place("vagabond2") == 1 and t.bag() == ["boots", "boots", "crossbow"]


@law("root", "E.6.2")
def test_scorched_earth_is_closed_to_the_other_one_by_every_way() -> None:
    t = Wandering("vagabond vagabond2 marquise").wander("scoundrel", 1).wander("harrier", 5, "vagabond2")
    t.day().play("act special", "act pass")
    assert t.asked == "slip" and t.who == "vagabond2" and t.options() == ["2", "21", "pass"]
    t.play("slip pass", "act special")
    assert t.asked == "glide" and t.options() == ["2", "3", "4", "6", "7", "8", "9", "10", "11", "12"]


@law("root", "E.5.2")
def test_one_vagabond_enlists_the_other() -> None:
    t = Wandering("marquise vagabond vagabond2").wander("arbiter", 1).wander("ranger", 1, "vagabond2").army("marquise", 1, 5)
    t.begin("marquise", "daylight").play("act battle", "battle 1>vagabond2").dice(3, 3).play("ambush pass")
    assert t.asked == "enlist" and t.who == "vagabond2"
    t.play("enlist yes").until("act", "marquise")
    assert t.at("marquise", 1) == 2 and t.score("vagabond") == 1 and t.space("marquise", "vagabond2") == "hostile"
    assert t.space("marquise") == "indifferent"  # the Arbiter removed nothing


@law("root", "9.2.8")
def test_the_other_vagabond_is_a_partner_too() -> None:
    """R-33."""
    t = two().points("vagabond", 10).hand("vagabond", "dominance-fox").points("marquise", 8).points("eyrie", 8)
    t.points("vagabond2", 5).day().play("act dominance")
    assert t.board().partner == FACTIONS.index("vagabond2") and not t.can("battle")


@law("root", "9.2.8/2")
@law("root", "9.2.8/3")
@pytest.mark.parametrize(("last", "first"), [("vagabond2", "vagabond"), ("vagabond", "vagabond2")])
def test_a_chain_of_coalitions_wins_together_and_one_in_coalition_is_passed_over(last: str, first: str) -> None:
    """One Vagabond follows the other, who then follows the Marquise."""
    t = two(f"{last} {first} marquise eyrie").points(last, 10).points(first, 10).points("marquise", 28)
    t.points("eyrie", 29).hand(last, "dominance-fox").hand(first, "dominance-mouse")
    t.build("workshop", 2).hand("marquise", "root-tea-mouse").begin(last, "daylight").play("act dominance")
    assert t.board(last).partner == FACTIONS.index(first)
    t.until("act", first).play("act dominance")
    assert t.board(first).partner == FACTIONS.index("marquise")
    t.until("act", "marquise").play("act craft")
    assert sorted(t.winners) == ["marquise", "vagabond", "vagabond2"]
