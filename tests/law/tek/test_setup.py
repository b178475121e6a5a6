"""Setting up: what is in the box, what each player gets and chooses, and who begins (components, setup, start)."""

from __future__ import annotations

import pytest

from regnum.engine.errors import BadSetup, IllegalMove
from regnum.games.tek import RULEBOOK
from regnum.games.tek.components import BAG, BOARD, CARDS, NATIONS, REGION_NAMES, TERRITORIES
from regnum.games.tek.state import place
from regnum.law import law
from tests.law.tek.table import Table

BOX = {component["id"]: component["count"] for component in BOARD["component"]}


def sides(t: Table) -> list[str]:
    """Plays the first side of every card and tells whose turn it was."""
    while t.asked == "side":
        t.play(t.options()[0])
    return t.options()


def through_setup(t: Table) -> Table:
    """Takes the first option of every question of set-up."""
    while t.asked != "choose":
        t.play(t.options()[0])
    return t


def homes(t: Table) -> list[str]:
    return [TERRITORIES[home] for home in t.state.home]


# ---------------------------------------------------------------- components.1
@law("tek", "components.1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert BOX == {
        "active-player-token": 1,
        "nation-card": 13,
        "territory-card": 8,
        "action-card": 1,
        "tower-card": 1,
        "meeple": 35,
        "shield": 5,
        "war-die": 2,
        "tower-token": 5,
        "resource-token": 15,
        "research-token": 5,
        "exploration-token": 16,
    }
    assert len(set(NATIONS)) == 13
    assert len(CARDS) == 8 and all(len(card) == 2 for card in CARDS) and len(set(TERRITORIES)) == 16
    assert len(BAG) == 16 and len(set(BAG)) == 9


@law("tek", "components.1")
def test_there_is_no_eighth_figure() -> None:
    t = Table("halflings orcs elves", homes="elan galson parohan").magic(1, 4).goods(1, food=9)
    t.stand(1, "elan.a", "elan.b", "elan.c", "elan.d", "elan.e", "galson.a")
    t.stand(2, "galson.b", "galson.c").stand(3, "parohan.a", "parohan.b")
    t.begin("trade").play("act expand", "expand elan.a")
    assert t.figures(1) == 7
    t = Table("halflings orcs elves", homes="elan galson parohan").magic(1, 4).goods(1, food=9)
    t.stand(1, "elan.a", "elan.b", "elan.c", "elan.d", "elan.e", "galson.a", "parohan.d")
    t.stand(2, "galson.b", "galson.c").stand(3, "parohan.a", "parohan.b")
    t.begin("trade")
    t.refuses("act expand", "components.1")


@law("tek", "components.1")
def test_the_die_shows_a_flag_and_one_to_eleven() -> None:
    t = Table("orcs elves dwarves", homes="elan galson parohan").goods(1, ore=9, mana=9).goods(2, ore=9, mana=9)
    t.stand(1, "elan.a", "elan.e").stand(2, "elan.b", "galson.a").stand(3, "parohan.a", "parohan.b")
    t.begin("patrol").play("act patrol", "patrol elan.a", "patrol-to elan.b")
    assert t.options(1) == t.options(2) == [str(n) for n in range(12)]
    t.refuses("1: dial 12", "war.2")


@law("tek", "components.1")
def test_the_pieces_are_counted() -> None:
    t = through_setup(Table.fresh(5, tokens="yes"))
    g = t.state
    RULEBOOK.count(g)
    assert sum(token != 0 for token in g.token) == 15 and g.bag == []
    for _ in range(6):
        place(g, 0, next(r for r in range(len(REGION_NAMES)) if not g.crowd[r]))
    with pytest.raises(AssertionError, match="8 figures"):
        RULEBOOK.count(g)


@law("tek", "components.1", "two.1")
@pytest.mark.parametrize("lost", [TERRITORIES[0], TERRITORIES[-1]])
def test_neutral_figures_are_counted_on_the_map_or_as_trophies(lost: str) -> None:
    t = Table("orcs dwarves", homes="galson parohan", lost=lost).beaten(1, f"{lost}.a")
    RULEBOOK.count(t.g)
    t.g.trophies[0] = 0
    with pytest.raises(AssertionError):
        RULEBOOK.count(t.g)


# ---------------------------------------------------------------- components.2
@law("tek", "components.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_may_play(seats: int) -> None:
    t = through_setup(Table.fresh(seats))
    assert t.state.seats == seats and len(t.live.view(None).kingdoms) == seats


@law("tek", "components.2")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nobody_else_may(seats: int) -> None:
    with pytest.raises(BadSetup):
        Table.fresh(seats)


# ---------------------------------------------------------------- setup.1
@law("tek", "setup.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_shields_start_beside_the_action_card(seats: int) -> None:
    t = through_setup(Table.fresh(seats))
    assert [a.shield for a in t.live.view(None).actions] == [False] * 6
    assert t.options() == ["patrol", "quest", "build", "research", "expand", "trade"]


# ---------------------------------------------------------------- setup.3
@law("tek", "setup.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_seven_figures_a_nation_and_a_card(seats: int) -> None:
    t = through_setup(Table.fresh(seats))
    kingdoms = t.live.view(None).kingdoms
    assert [k.in_play + k.supply for k in kingdoms] == [7] * seats
    assert [k.in_play for k in kingdoms] == [2] * seats
    assert len({k.nation for k in kingdoms}) == seats and None not in {k.nation for k in kingdoms}
    assert len(set(t.state.card)) == seats
    assert all(t.state.home[s] in CARDS[t.state.card[s]] for s in range(seats))


@law("tek", "setup.3")
def test_a_nation_is_chosen_once() -> None:
    t = Table.fresh(3, order="given")
    sides(t)
    assert (t.asked, t.seat, t.options()) == ("nation", 1, NATIONS)
    t.play("nation dwarves")
    assert t.seat == 2 and t.options() == [n for n in NATIONS if n != "dwarves"]
    t.refuses("nation dwarves", "setup.3")
    t.play("nation orcs", "nation elves")
    assert [k.nation for k in t.live.view(None).kingdoms] == ["dwarves", "orcs", "elves"]
    assert t.said().count("nation") == 3


@law("tek", "setup.3")
def test_a_nation_that_is_promised_to_a_seat_is_nobody_elses() -> None:
    t = Table.fresh(["any", "orcs", "any"], order="given")
    sides(t)
    assert t.seat == 1 and "orcs" not in t.options()
    t.refuses("nation orcs", "setup.3")
    t.play("nation elves")
    assert t.seat == 3 and t.options() == [n for n in NATIONS if n not in ("elves", "orcs")]
    t.play("nation humans")
    assert [k.nation for k in t.live.view(None).kingdoms] == ["elves", "orcs", "humans"]
    with pytest.raises(BadSetup):
        Table.fresh(["orcs", "orcs", "any"])


@law("tek", "setup.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_nations_may_be_drawn(seats: int) -> None:
    drawn = set()
    for seed in range(40):
        t = Table.fresh(seats, seed, nations="random")
        sides(t)
        assert t.asked == "start"
        nations = [k.nation for k in t.live.view(None).kingdoms]
        assert len(set(nations)) == seats
        drawn |= set(nations)
    assert drawn == set(NATIONS)


@law("tek", "setup.3")
def test_one_seat_may_leave_its_nation_to_the_lot() -> None:
    t = Table.fresh(["random", "any", "any"], order="given")
    sides(t)
    assert t.asked == "nation" and t.seat == 2
    t.refuses(f"nation {t.live.view(None).kingdoms[0].nation}", "setup.3")


@law("tek", "setup.3")
def test_territory_cards_are_dealt_at_random() -> None:
    dealt = {tuple(Table.fresh(3, seed).state.card) for seed in range(30)}
    assert len(dealt) > 20
    assert {card for cards in dealt for card in cards} == set(range(8))


# ---------------------------------------------------------------- setup.4
@law("tek", "setup.4", "two.1")
def test_only_two_players_are_told_of_a_lost_kingdom() -> None:
    assert "set-out" in Table.fresh(2).said() and "set-out" not in Table.fresh(3).said()


@law("tek", "setup.4")
def test_the_owner_chooses_the_side() -> None:
    t = Table.fresh(3, order="given")
    for seat in (1, 2, 3):
        card = [TERRITORIES[x] for x in CARDS[t.state.card[seat - 1]]]
        assert (t.asked, t.seat, t.options()) == ("side", seat, card)
        assert t.live.view(seat - 1).sides == card
        other = TERRITORIES[CARDS[t.state.card[seat % 3]][0]]
        t.refuses(f"side {other}", "setup.4")
        t.play(f"side {card[1]}")
        assert homes(t)[seat - 1] == card[1]


@law("tek", "setup.4")
def test_sides_may_be_left_to_the_lot() -> None:
    seen = set()
    for seed in range(20):
        t = Table.fresh(3, seed, sides="random")
        assert t.asked == "nation"
        assert all(t.state.home[s] in CARDS[t.state.card[s]] for s in range(3))
        seen |= {CARDS[t.state.card[s]].index(t.state.home[s]) for s in range(3)}
    assert seen == {0, 1}


@law("tek", "setup.4")
def test_home_stays_home_whoever_stands_there() -> None:
    t = Table("orcs elves dwarves", homes="elan galson parohan").magic(1, 5)
    t.stand(1, "galson.a", "galson.b").stand(2, "elan.a", "elan.b").stand(3, "elan.c", "parohan.a")
    assert [(x.id, x.home) for x in t.live.view(None).territories] == [("elan", 0), ("galson", 1), ("parohan", 2)]
    assert t.points(1, "bonus") == 0  # Orcs 5 looks at the home, not at where the Orcs are
    t = Table("orcs elves dwarves", homes="elan galson parohan").magic(1, 5)
    t.stand(1, "galson.a", "galson.b").stand(2, "galson.c", "galson.d").stand(3, "parohan.a", "parohan.b")
    assert t.points(1, "bonus") == 2


# ---------------------------------------------------------------- setup.5
@law("tek", "setup.5")
def test_six_resources_are_divided_freely() -> None:
    t = Table.fresh(3, order="given")
    while t.asked != "stores":
        t.play(t.options()[0])
    assert len(t.options()) == 28 and "3f1o2m" in t.options()
    assert {sum(int(n) for n in option[::2]) for option in t.options()} == {6}
    for wrong in ("0", "5f", "7m", "3f2o2m", "9f9o9m"):
        with pytest.raises(IllegalMove):
            t.play(f"stores {wrong}")
    t.play("1: stores 3f1o2m", "2: stores 6o", "3: stores 1f5m")
    assert [t.has(seat) for seat in (1, 2, 3)] == [(3, 1, 2), (0, 6, 0), (1, 0, 5)]


# ---------------------------------------------------------------- setup.6
@law("tek", "setup.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tower_and_magic_start_at_nothing(seats: int) -> None:
    t = through_setup(Table.fresh(seats))
    assert [(k.tower, k.magic) for k in t.live.view(None).kingdoms] == [(0, 0)] * seats
    for seat in range(1, seats + 1):
        assert t.points(seat, "tower") == t.points(seat, "magic") == 0


# ---------------------------------------------------------------- setup.7
def starting(territory: str) -> Table:
    """A three-player game in which seat 1 is about to place its figures in this territory."""
    for seed in range(200):
        t = Table.fresh(3, seed, order="given")
        if territory in t.options():
            t.play(f"side {territory}")
            while t.asked != "start":
                t.play(t.options()[0])
            return t
    raise AssertionError(territory)


@law("tek", "setup.7")
@pytest.mark.parametrize("territory", TERRITORIES)
def test_two_figures_start_in_one_land_region_of_home(territory: str) -> None:
    t = starting(territory)
    assert t.seat == 1 and t.options() == [f"{territory}.{letter}" for letter in "abcde"]
    for barrier in [name for name in REGION_NAMES if name.startswith(territory) and name[-1] in "WVKL"]:
        t.refuses(f"start {barrier}", "setup.7")
    t.refuses(f"start {homes(t)[1]}.a", "setup.7")
    t.play(f"start {territory}.d")
    assert t.at(f"{territory}.d") == [1, 1] and t.figures(1) == 2


@law("tek", "setup.7")
def test_figures_that_start_in_the_ruins_search_at_once() -> None:
    t = starting("tul-grund").play("start tul-grund.c")
    assert t.at("tul-grund.c") == [1, 1] and t.lying(1, "tul-grund.c") == 2


# ---------------------------------------------------------------- start.1
@law("tek", "start.1")
def test_the_first_player_is_drawn_and_all_choices_go_clockwise_from_there() -> None:
    firsts = set()
    for seed in range(30):
        t = Table.fresh(4, seed)
        first = t.seat
        firsts.add(first)
        clockwise = [(first + k - 1) % 4 + 1 for k in range(4)]
        for kind in ("side", "nation", "start", "stores"):
            for seat in clockwise:
                assert (t.asked, t.seat) == (kind, seat)
                t.play(t.options()[0])
        assert (t.asked, t.seat) == ("choose", first)
    assert firsts == {1, 2, 3, 4}


@law("tek", "start.1")
def test_the_table_may_settle_the_order_itself() -> None:
    for seed in range(20):
        t = through_setup(Table.fresh(4, seed, order="given"))
        assert t.seat == 1 and t.state.order == [0, 1, 2, 3]


@law("tek", "start.1")
def test_seats_may_be_shuffled() -> None:
    orders = set()
    for seed in range(30):
        t = through_setup(Table.fresh(3, seed, order="shuffled"))
        orders.add(tuple(t.state.order))
        assert t.seat == t.state.order[0] + 1
    assert len(orders) == 6


# ---------------------------------------------------------------- options
@law("tek", "scoring.2")
def test_the_tower_may_score_plainly() -> None:
    def points(tower: str, level: int) -> int:
        t = Table("orcs elves dwarves", homes="elan galson parohan", tower=tower).tower(1, level)
        return t.stand(1, "elan.a").stand(2, "galson.a").stand(3, "parohan.a").points(1, "tower")

    assert [points("usual", level) for level in range(7)] == [0, 1, 2, 3, 4, 6, 8]
    assert [points("plain", level) for level in range(7)] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("wrong", [{"tower": "tall"}, {"weather": "rain"}, {"nations": ""}])
def test_an_unknown_option_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        Table.fresh(3, 1, **wrong)
