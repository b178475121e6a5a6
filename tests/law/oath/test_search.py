"""5.1.1 to 5.1.3: Search, what it costs, what is drawn, what is kept and discarded."""

from __future__ import annotations

from regnum.games.oath.components import CARDS
from regnum.law import law
from tests.law.oath.table import Table

THREE = ("elders", "keep", "wolves")


def searcher(*deck: str) -> Table:
    """Seat 2, an Exile at the Steppe in the Provinces, with cards on top of the world deck."""
    return Table(3).turn(2).pawn(2, 3).deck(*deck)


# ---------------------------------------------------------------- 5.1.1
@law("oath", "5.1.1")
def test_a_pile_costs_two() -> None:
    t = searcher().pile("provinces", *THREE).supply(2, 2).play("act search", "search provinces")
    assert t.state.supply[1] == 0 and t.asked == "search-keep"
    assert "search" not in searcher().pile("provinces", *THREE).supply(2, 1).options()


@law("oath", "5.1.1/2", "2.1.6")
def test_the_world_deck_costs_what_the_visions_say() -> None:
    for drawn, cost in enumerate([2, 3, 3, 4, 4, 4]):
        t = searcher(*THREE).visions(drawn).play("act search").answer("search world")
        assert t.state.supply[1] == 7 - cost


@law("oath", "board.darkest-secret.1")
def test_the_darkest_secret_makes_the_world_deck_cheap() -> None:
    t = searcher(*THREE).visions(3).banner("darkest-secret", 2).play("act search").answer("search world")
    assert t.state.supply[1] == 5


@law("oath", "5.1.1")
def test_too_little_supply_is_refused() -> None:
    t = searcher(*THREE).card("observatory", 3).pile("provinces", "tutor").pile("cradle", "scryer")
    t.visions(3).supply(2, 3).play("act search")
    assert t.options() == ["provinces", "cradle"]
    t.refuses("search world", "4.2/3")
    searcher(*THREE).visions(3).supply(2, 3).refuses("act search", "4.2/3")


# ---------------------------------------------------------------- 5.1.2
@law("oath", "5.1.2", "2.1.5")
def test_three_cards_of_one_source() -> None:
    t = searcher(*THREE).pile("provinces", "tutor", "scryer").pile("cradle", "longbows").play("act search")
    assert t.options() == ["world", "provinces"]
    t.play("search world")
    assert t.options() == list(THREE) and t.discards("provinces") == ["tutor", "scryer"]
    t = searcher(*THREE).pile("provinces", "tutor", "scryer").play("act search", "search provinces")
    assert t.options() == ["tutor", "scryer"]


@law("oath", "5.1.2/3", "5.1.2/2", "2.7.1")
def test_a_vision_of_the_world_deck_ends_the_draw() -> None:
    t = searcher("elders", "vision-of-faith", "keep").play("act search").answer("search world")
    assert t.options() == ["elders", "vision-of-faith"] and t.state.visions_drawn == 1 and "vision-drawn" in t.said()
    t = searcher("keep").pile("provinces", "vision-of-faith", "tutor", "elders").play("act search", "search provinces")
    assert len(t.options()) == 3 and t.state.visions_drawn == 0


@law("oath", "5.1.2")
def test_what_is_empty_cannot_be_searched() -> None:
    t = searcher(*THREE).play("act search")
    assert t.asked == "search-keep" and t.options() == list(THREE)
    t = searcher()
    t.g.dispossessed, t.g.world = [*t.g.dispossessed, *t.g.world], []
    t.refuses("act search", "5.1.2")


@law("oath", "5.1.2")
def test_powers_open_other_piles() -> None:
    t = searcher(*THREE).card("observatory", 3).pile("cradle", "tutor").play("act search")
    assert t.options() == ["world", "cradle"]
    t = searcher(*THREE).adviser(2, "errand-boy").favor(2, 1).pile("cradle", "tutor").play("act search")
    assert t.asked == "modify"
    t.play("modify errand-boy", "search cradle")
    assert t.on("errand-boy") == (1, 0) and t.state.hand[1] == [CARDS.index("tutor")]
    t.play("play facedown")
    assert t.facedowns(2) == ["tutor"]


@law("oath", "7.4")
def test_mushrooms_draw_one_from_the_bottom() -> None:
    t = searcher(*THREE).card("mushrooms", 3).secrets(2, 1).pile("provinces", "tutor", "scryer").supply(2, 0)
    t.play("act search").answer("modify mushrooms").answer("search provinces")
    assert t.state.hand[1] == [CARDS.index("scryer")] and t.state.supply[1] == 0 and t.on("mushrooms") == (0, 1)


@law("oath", "board.reliquary.greedy", "board.reliquary.greedy/2")
def test_a_greedy_chancellor_draws_five_and_pays_two_at_most() -> None:
    t = Table(3).bare("greedy").deck(*THREE, "tutor", "scryer").play("act search").answer("search world")
    assert len(t.options()) == 5
    t = Table(3).bare("greedy").deck(*THREE).visions(1)
    t.refuses("act search", "9.2")


# ---------------------------------------------------------------- 5.1.3
@law("oath", "5.1.3", "10.discard")
def test_all_but_one_are_discarded_in_the_order_of_choice() -> None:
    t = searcher(*THREE).play("act search").answer("search world").play("search-keep keep", "discard wolves")
    assert t.asked == "play" and t.discards("hinterland") == ["elders", "wolves"]
    t.play("play facedown")
    assert t.facedowns(2) == ["keep"] and t.state.hand[1] == []


@law("oath", "9.4")
def test_the_order_of_the_discards_is_the_searchers_secret() -> None:
    t = searcher(*THREE).play("act search").answer("search world").play("search-keep keep", "discard wolves", "play facedown")
    for name in THREE:
        assert t.state.known_at[CARDS.index(name)] == 1 << 1
    assert "drew" in t.said(2) and "drew" not in t.said(3) and "discarded-one" in t.said(3)


@law("oath", "7.4")
def test_the_land_warden_keeps_two_and_one_goes_to_a_site() -> None:
    t = searcher(*THREE).adviser(2, "land-warden").favor(2, 1).play("act search", "modify land-warden").answer("search world")
    t.play("search-keep elders", "search-keep keep")
    assert t.state.piles[2] == [CARDS.index("wolves")]
    t.play("play facedown")
    assert t.refused(2, "facedown") == "5.1.4"
    t.answer("play steppe")
    assert t.cards(3) == ["keep"] and t.facedowns(2) == ["elders"]


@law("oath", "9.2")
def test_forced_labor_takes_a_toll_of_enemies() -> None:
    t = searcher(*THREE).card("forced-labor", 3).garrison(3, 3).favor(2, 1).play("act search").answer("search world")
    assert t.has(2)[0] == 0 and t.has(3)[0] == 1
    searcher(*THREE).card("forced-labor", 3).garrison(3, 3).refuses("act search", "9.2")
    t = searcher().card("forced-labor", 3).garrison(3, 3).hidden(2, "elders")
    t.refuses("act adviser", "9.2")


@law("oath", "10.discard")
def test_bracken_and_the_horn_send_the_discards_elsewhere() -> None:
    t = searcher(*THREE).relic(2, "cracked-horn").play("act search").answer("search world")
    t.play("search-keep keep", "discard wolves", "use cracked-horn", "play facedown")
    assert [CARDS[card] for card in t.state.world[-2:]] == ["wolves", "elders"] and t.state.buried == 2
    t = searcher(*THREE).adviser(2, "bracken").pile("cradle", "tutor").play("act search").answer("search world")
    t.play("search-keep keep", "discard wolves", "use bracken", "bracken cradle>bottom", "play discard")
    assert t.discards("cradle") == ["tutor", "wolves", "elders", "keep"]
