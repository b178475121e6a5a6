"""The Vagabond among the others (9.2.8, 9.2.9, 9.5.4): aid, allies, hostility, infamy, coalition."""

from __future__ import annotations

from regnum.games.root.components import FACTIONS, SNARE
from regnum.law import law
from tests.law.root.wandering import Wandering

FOXES = ("anvil", "foxfolk-steel", "travel-gear-fox", "root-tea-fox", "protection-racket", "gently-used-knapsack", "favor-fox")
GEAR = "boots boots boots torch sword sword sword"


def aider(factions: str = "vagabond marquise eyrie", cards: int = 7) -> Wandering:
    """A Vagabond with many items and fox cards beside a Marquise in clearing 1, a fox clearing."""
    t = Wandering(factions).wander("thief", 1).gear(GEAR).army("marquise", 1)
    return t.hand("vagabond", *FOXES[:cards])


def aid(t: Wandering, n: int = 1, to: str = "marquise") -> Wandering:
    """Aids so many times."""
    for _ in range(n):
        t.play("act aid").answer(f"aid {to}")
        t.answer(f"aid-with {t.options()[0]}").answer(f"exhaust {t.options()[0]}").answer("aid-take pass")
    return t


# ---------------------------------------------------------------- aid
@law("root", "9.5.4")
def test_aid_exhausts_any_item_and_gives_a_card_of_the_clearings_suit() -> None:
    t = aider(cards=1).army("eyrie", 5).hand("vagabond", "bake-sale", "royal-claim").day().play("act aid")
    assert t.asked == "aid-with" and t.options() == ["anvil", "royal-claim"]  # only the Marquise is here; a bird serves
    t.cannot("aid-with bake-sale")
    t.play("aid-with royal-claim")
    assert t.asked == "exhaust" and t.options() == ["boots", "sword", "torch"]
    t.play("exhaust torch")
    assert t.cards("marquise") == ["royal-claim"] and t.cards("vagabond") == ["anvil", "bake-sale"]
    assert "torch-exhausted" in t.bag()


@law("root", "9.5.4", "1.2.1")
def test_a_card_given_is_known_to_the_two_and_to_nobody_else() -> None:
    t = aider(cards=1).army("eyrie", 5).day().play("act aid", "exhaust torch")
    assert t.cards("marquise") == ["anvil"]
    assert [t.live.view(seat).players[1].known for seat in (0, 1, 2, None)] == [["anvil"], ["anvil"], [], []]
    given = [{t.live.imagine(seat, n).view(1).players[1].hand[0] for n in range(12)} for seat in (0, 2)]
    assert given[0] == {"anvil"} and len(given[1]) > 6


@law("root", "9.5.4")
def test_aid_needs_a_piece_here_a_card_and_an_item() -> None:
    assert not Wandering("vagabond marquise").wander("thief", 1).hand("vagabond", "anvil").day().can("aid")
    assert not aider(cards=0).hand("vagabond", "bake-sale").day().can("aid")
    token = Wandering("vagabond marquise").wander("thief", 1).wood(1).hand("vagabond", "anvil").day()
    assert token.can("aid")
    spent = Wandering("vagabond marquise").wander("thief", 1).gear("boots:exhausted boots").army("marquise", 1)
    spent.hand("vagabond", "anvil").day().play("act aid")
    assert spent.bag() == ["boots-exhausted", "boots-exhausted"]


@law("root", "9.5.4/2")
def test_aid_may_take_a_crafted_item() -> None:
    t = aider().crafted("marquise", "coins", "teapot").crafted("eyrie", "hammer").day()
    t.play("act aid", "aid-with anvil", "exhaust torch")
    assert t.asked == "aid-take" and t.options() == ["teapot", "coins", "pass"]
    t.cannot("aid-take hammer")
    t.play("aid-take coins")
    assert t.items("marquise") == ["teapot"] and "coins" in t.bag()
    t.play("act aid", "aid-with foxfolk-steel", "exhaust coins", "aid-take pass")
    assert t.items("marquise") == ["teapot"] and "coins-exhausted" in t.bag()


@law("root", "1.2.1")
@law("root", "9.5.4")
def test_only_giver_and_receiver_know_the_card() -> None:
    t = aid(aider().day())
    assert "aided-with" in t.said("vagabond") and "aided-with" in t.said("marquise")
    assert "aided-with" not in t.said("eyrie") and "aided-with" not in t.said() and "aided" in t.said()


# ---------------------------------------------------------------- improving
@law("root", "9.2.9.I")
@law("root", "9.2.9.I.a")
@law("root", "9.2.9.I.b")
@law("root", "9.2.9.II")
@law("root", "9.5.4/3")
def test_one_two_and_three_aids_in_one_turn_make_an_ally() -> None:
    """R-31: six Aids, each counted once."""
    t = aider().day()
    found = []
    for _ in range(6):
        aid(t)
        found.append((t.space("marquise"), t.score("vagabond")))
    assert found == [("amiable", 1), ("amiable", 1), ("friendly", 3), ("friendly", 3), ("friendly", 3), ("allied", 5)]
    assert t.space("eyrie") == "indifferent"


@law("root", "9.2.9.I.a")
def test_aids_of_an_earlier_turn_do_not_count() -> None:
    t = aid(aider().day(), 2)
    assert t.space("marquise") == "amiable"
    t.end_turn().until("slip", "vagabond").until("act", "vagabond")
    aid(t)
    assert t.space("marquise") == "amiable" and t.score("vagabond") == 1
    aid(t)
    assert t.space("marquise") == "friendly"


@law("root", "9.2.9.I.a")
def test_aids_to_another_faction_do_not_count() -> None:
    t = aider().army("eyrie", 1).relation("marquise", "amiable").day()
    aid(t, 1, "marquise")
    aid(t, 1, "eyrie")
    assert t.space("marquise") == "amiable" and t.space("eyrie") == "amiable" and t.score("vagabond") == 1


@law("root", "9.2.9.II.a")
@law("root", "9.5.4/3")
def test_aiding_an_ally_scores_two() -> None:
    t = aid(aider().relation("marquise", "allied").day(), 2)
    assert t.score("vagabond") == 4 and t.space("marquise") == "allied"


@law("root", "9.2.9.III.c")
@law("root", "9.5.4/3")
def test_aiding_a_hostile_faction_only_takes_items() -> None:
    t = aider().relation("marquise", "hostile").crafted("marquise", "coins").day()
    t.play("act aid", "aid-with anvil", "exhaust torch", "aid-take coins")
    assert t.space("marquise") == "hostile" and t.score("vagabond") == 0 and "coins" in t.bag()
    assert aid(t, 4).space("marquise") == "hostile" and t.score("vagabond") == 0


@law("root", "9.2.9")
def test_the_chart_has_a_marker_for_every_faction_but_vagabonds() -> None:
    t = Wandering("vagabond vagabond2 marquise eyrie").wander("thief", 1).wander("ranger", 1, "vagabond2")
    t.hand("vagabond", "anvil").begin("vagabond", "daylight")
    markers = [p.vagabond.relations for p in t.live.view(None).players if p.vagabond]
    assert [sorted(m.faction for m in chart) for chart in markers] == [["eyrie", "marquise"]] * 2
    t.play("act aid", "exhaust torch")  # the other Vagabond can be aided, but has no marker
    assert t.cards("vagabond2") == ["anvil"] and t.score("vagabond") == 0


# ---------------------------------------------------------------- allies
def allied(character: str = "scoundrel", factions: str = "vagabond marquise eyrie alliance") -> Wandering:
    """A Vagabond with three allied Marquise warriors in clearing 1."""
    return Wandering(factions).wander(character, 1).army("marquise", 1, 3).relation("marquise", "allied")


@law("root", "9.2.9.II.b")
@law("root", "9.5.1/2")
def test_allied_warriors_may_come_along() -> None:
    t = allied().army("eyrie", 1).day().play("act move", "move 1>5")
    assert t.asked == "bring" and t.options() == ["marquise", "pass"]  # the Eyrie are no allies
    t.play("bring marquise")
    assert t.options() == ["1", "2", "3"]
    t.play("bring-n 2")
    assert t.place() == 5 and t.at("marquise", 5) == 2 and t.at("marquise", 1) == 1
    t.play("act move", "move 5>1", "bring pass")
    assert t.place() == 1 and t.at("marquise", 5) == 2
    assert t.said().count("moved") == 1, "who goes alone brings nobody"


@law("root", "9.2.9.II.b")
def test_only_one_ally_comes_and_only_to_clearings() -> None:
    t = allied().army("eyrie", 1).relation("eyrie", "allied").begin("vagabond").play("slip 5", "bring eyrie")
    assert t.at("eyrie", 5) == 1 and t.at("marquise", 5) == 0 and t.place() == 5
    forest = allied().begin("vagabond").play("slip 21")
    assert forest.place() == 21 and forest.at("marquise", 1) == 3 and forest.asked == "act"


@law("root", "9.2.9.II.e")
@law("root", "8.2.6")
def test_outrage_over_allied_warriors_is_paid_by_the_vagabond() -> None:
    t = allied().sympathy(5).hand("vagabond", "bake-sale").hand("marquise", "cobbler-1").day()
    t.play("act move", "move 1>5", "bring marquise", "bring-n 1")
    assert t.stack == ["bake-sale"] and t.cards("vagabond") == [] and t.cards("marquise") == ["cobbler-1"]
    alone = allied().sympathy(5).hand("vagabond", "bake-sale").day().play("act move", "move 1>5", "bring pass")
    assert alone.stack == []  # a pawn is no warrior


@law("root", "9.2.9.II.c")
def test_an_ally_fights_along_and_raises_the_cap() -> None:
    def killed(answer: str) -> int:
        t = allied("thief").army("eyrie", 1, 4).day().play("act battle", "battle 1>eyrie")
        assert t.asked == "ally" and t.options() == ["marquise", "pass"]
        t.play(answer).dice(3, 0).play("ambush pass")
        return 4 - t.at("eyrie", 1)

    assert killed("ally marquise") == 3 and killed("ally pass") == 1


@law("root", "9.2.9.II.c/2")
def test_an_ally_that_defends_does_not_fight_along() -> None:
    t = allied("thief").army("eyrie", 1, 2).day().play("act battle", "battle 1>marquise")
    assert t.asked == "ambush"
    both = allied("thief").army("eyrie", 1, 2).relation("eyrie", "allied").day().play("act battle", "battle 1>marquise")
    assert both.asked == "ally" and both.options() == ["eyrie", "pass"]


@law("root", "9.2.9.II.d")
def test_hits_may_fall_on_the_ally_who_then_may_turn_hostile() -> None:
    def fought(*answers: str) -> Wandering:
        t = allied("thief").army("eyrie", 1, 4).day().play("act battle", "battle 1>eyrie", "ally marquise")
        t.dice(2, 2).play("ambush pass")
        assert t.asked == "hit-who" and t.who == "vagabond" and t.options() == ["vagabond", "marquise"]
        for answer in answers:
            t.answer(answer)
        return t

    even = fought("hit-who marquise", "hit-who vagabond", "damage boots")
    assert even.space("marquise") == "allied" and even.at("marquise", 1) == 2 and "boots-damaged" in even.bag()
    more = fought("hit-who marquise", "hit-who marquise")
    assert more.space("marquise") == "hostile" and more.at("marquise", 1) == 1
    assert more.space("eyrie") == "hostile" and even.space("alliance") == "indifferent"
    own = fought("hit-who vagabond", "damage boots", "hit-who vagabond", "damage torch")
    assert own.at("marquise", 1) == 3 and own.space("marquise") == "allied"


# ---------------------------------------------------------------- hostility
@law("root", "9.2.9.III")
def test_removing_a_warrior_makes_hostile_even_when_defending() -> None:
    t = Wandering("marquise vagabond").wander("arbiter", 1).army("marquise", 1, 3).begin("marquise", "daylight")
    t.play("act battle").dice(1, 1).play("ambush pass").until("act", "marquise")
    assert t.space("marquise") == "hostile" and t.score("vagabond") == 0  # not on the own turn
    missed = Wandering("marquise vagabond").wander("arbiter", 1).army("marquise", 1, 3).begin("marquise", "daylight")
    missed.play("act battle").dice(1, 0).play("ambush pass").until("act", "marquise")
    assert missed.space("marquise") == "indifferent"


@law("root", "9.2.9.III")
def test_an_ally_that_loses_a_warrior_to_the_vagabond_is_hostile_at_once() -> None:
    t = allied("ranger").day().play("act strike")
    assert t.space("marquise") == "hostile"
    building = Wandering("vagabond marquise").wander("ranger", 1).build("workshop", 1).day().play("act strike")
    assert building.space("marquise") == "indifferent" and building.score("vagabond") == 1


@law("root", "9.2.9.III")
def test_a_favor_card_makes_hostile_without_infamy() -> None:
    t = Wandering("vagabond marquise eyrie").wander("tinker", 1).gear("hammer hammer hammer boots").army("marquise", 1, 2)
    t.army("eyrie", 6).build("roost", 6).hand("vagabond", "favor-fox").day().play("act craft")
    assert t.at("marquise", 1) == 0 and t.space("marquise") == "hostile" and t.space("eyrie") == "hostile"
    assert t.score("vagabond") == 1 and t.place() == 1  # the roost alone


@law("root", "9.2.9.III.a")
def test_infamy_scores_every_hostile_piece_but_the_first_warrior() -> None:
    def scored(space: str) -> int:
        t = Wandering("vagabond eyrie").wander("arbiter", 1).gear("sword sword sword").army("eyrie", 1, 2).build("roost", 1)
        t.relation("eyrie", space).day().play("act battle").dice(3, 0).play("ambush pass")
        assert t.at("eyrie", 1) == 0 and t.slots(1) == []
        return t.score("vagabond")

    assert scored("hostile") == 4  # two warriors, the roost, and the point for the roost
    assert scored("indifferent") == 3


@law("root", "9.2.9.III.a")
def test_there_is_no_infamy_in_the_turn_of_another() -> None:
    t = Wandering("marquise vagabond").wander("arbiter", 1).army("marquise", 1, 3).relation("marquise", "hostile")
    t.begin("marquise", "daylight").play("act battle").dice(2, 2).play("ambush pass").until("act", "marquise")
    assert t.at("marquise", 1) == 1 and t.score("vagabond") == 0


@law("root", "9.2.9.III.a")
def test_buildings_of_a_faction_that_is_not_hostile_are_no_infamy() -> None:
    t = Wandering("vagabond eyrie").wander("thief", 1).build("roost", 1).day().play("act battle").dice(0, 0).play("ambush pass")
    assert t.score("vagabond") == 1 and t.slots(1) == [] and t.space("eyrie") == "indifferent"


# ---------------------------------------------------------------- coalition
def courtier(factions: str = "vagabond marquise eyrie alliance") -> Wandering:
    """A Vagabond with ten points and a dominance card."""
    t = Wandering(factions).wander("thief", 1).points("vagabond", 10).hand("vagabond", "dominance-fox")
    return t.points("marquise", 8).points("eyrie", 5)


@law("root", "9.2.8")
def test_dominance_makes_a_coalition_with_the_lowest_player() -> None:
    t = courtier().points("alliance", 3).day().play("act dominance")
    assert t.board().partner == FACTIONS.index("alliance")
    tie = courtier().points("alliance", 5).day().play("act dominance")
    assert tie.asked == "coalition" and tie.options() == ["eyrie", "alliance"]
    tie.cannot("coalition marquise")
    tie.play("coalition alliance")
    assert tie.board().partner == FACTIONS.index("alliance")


@law("root", "9.2.8")
@law("root", "3.3.1")
def test_no_coalition_with_three_players_or_nine_points() -> None:
    """R-33."""
    assert courtier().day().can("dominance")
    three = Wandering("vagabond marquise eyrie").wander("thief", 1).points("vagabond", 20).hand("vagabond", "dominance-fox")
    assert not three.day().can("dominance")
    assert not courtier().points("vagabond", 9).day().can("dominance")


@law("root", "9.2.8/2")
def test_in_coalition_the_vagabond_scores_no_more() -> None:
    t = courtier().points("alliance", 3).ruin(12, "bag")
    t.board().at = 11
    t.day().play("act dominance", "act explore")
    player = t.live.view(None).players[0]
    assert t.score("vagabond") == 10 and "bag" in t.bag() and player.points is None and player.coalition == "alliance"


@law("root", "9.2.8/2")
def test_the_vagabond_wins_with_the_partner_and_with_nobody_else() -> None:
    def winners(alliance: int) -> list[str]:
        t = courtier().points("marquise", 28).points("eyrie", 29).points("alliance", alliance)
        t.build("workshop", 2).hand("marquise", "root-tea-mouse").day().play("act dominance")
        t.until("act", "marquise").play("act craft")
        return t.winners

    assert winners(29) == ["marquise", "vagabond"]  # the Marquise was the lowest
    assert winners(27) == ["marquise"]


@law("root", "9.2.8/3")
def test_players_without_a_score_marker_are_passed_over() -> None:
    t = courtier().points("alliance", 0).dominance("alliance", "dominance-bird").day().play("act dominance")
    assert t.board().partner == FACTIONS.index("eyrie")
    none = courtier().dominance("alliance", "dominance-bird").dominance("eyrie", "dominance-mouse")
    assert not none.dominance("marquise", "dominance-rabbit").day().can("dominance")


@law("root", "9.2.9.III.d")
def test_a_hostile_partner_becomes_indifferent() -> None:
    t = courtier().points("alliance", 3).relation("alliance", "hostile").relation("eyrie", "hostile").day()
    t.play("act dominance")
    assert t.space("alliance") == "indifferent" and t.space("eyrie") == "hostile"


@law("root", "13.7.2", "2.7")
def test_the_snares_of_a_partner_hold_nobody() -> None:
    def ways(partner: str) -> list[str]:
        t = Wandering("vagabond corvid eyrie alliance").wander("thief", 1).plot(1, SNARE).army("corvid", 1)
        t.board().partner = FACTIONS.index(partner)
        t.day()
        return t.play("act move").options() if t.can("move") else []

    assert ways("corvid") == ["1>5", "1>9", "1>10"]
    assert ways("eyrie") == [], "nobody but the partner"


@law("root", "2.7", "4.3")
def test_partners_are_no_enemies() -> None:
    """R-30."""
    t = courtier().points("alliance", 3).army("alliance", 1, 2).army("eyrie", 1).day()
    t.play("act dominance", "act battle")
    assert t.asked == "ambush" and t.who == "eyrie"  # the Alliance cannot be attacked
    favor = courtier("alliance marquise eyrie vagabond").points("alliance", 3).army("alliance", 1).sympathy(1)
    favor.supporters("anvil", "foxfolk-steel").army("marquise", 1).begin("vagabond", "daylight").play("act dominance")
    favor.until("act", "alliance").play("act revolt").until("act", "alliance")
    assert favor.at("marquise", 1) == 0 and not any("damaged" in item for item in favor.bag())
