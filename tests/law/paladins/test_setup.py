"""Setting up: what is in the box, what lies on the board, what each player gets, the first Townsfolk (components, setup)."""

from __future__ import annotations

import pytest

from regnum.engine.errors import BadSetup
from regnum.games.paladins.components import (
    ABSOLVE,
    BOARD,
    FAVOURS,
    JAR_SQUARES,
    NONE,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    REQUIRED,
    RESOURCE_TRACK,
    SCHEMES,
    SUSPICION_DATA,
    SUSPICION_TAX,
    TAVERN,
    TAVERN_WORKERS,
    TOWNSFOLK,
    WALLS,
)
from regnum.games.paladins.state import DRAFT
from regnum.law import law
from tests.law.paladins.table import Table

BOX = BOARD["box"]
SEEDS = range(1, 13)


def drafting(seats: int, *row: str) -> Table:
    """The first Townsfolk are about to be chosen from this row."""
    t = Table(seats).townsfolk(*row)
    t.g.stage, t.g.round = DRAFT, 0
    return t


# ---------------------------------------------------------------- components
@law("paladins", "components.1")
def test_the_box_holds_the_tokens_of_the_rulebook() -> None:
    tokens = ("attribute_marker", "coin", "provision", "workshop", "start_marker")
    assert [BOX[token] for token in tokens] == [12, 50, 40, 32, 1]
    assert Table.fresh(1).state.marker in range(RESOURCE_TRACK), "one resource marker, in a solo game"


@law("paladins", "components.2")
def test_the_box_holds_the_workers_of_the_rulebook() -> None:
    assert BOX["labourer"] == 22
    assert [BOX[worker] for worker in ("fighter", "scout", "cleric", "merchant", "criminal")] == [18] * 5


@law("paladins", "components.3")
def test_the_box_holds_28_outposts_monks_and_jars_four_of_each_number() -> None:
    assert [BOX[piece] for piece in ("outpost", "monk", "jar")] == [28] * 3
    assert len(set(REQUIRED[ABSOLVE])) == 7, "seven numbers on the jars of a player"


@law("paladins", "components.4")
def test_the_box_holds_the_cards_of_the_rulebook() -> None:
    assert len(PALADINS) * 4 == 48 and len(set(PALADINS)) == 12
    decks = {"townsfolk": TOWNSFOLK, "outsiders": OUTSIDERS, "tavern": TAVERN, "walls": WALLS}
    assert {name: len(set(cards)) for name, cards in decks.items()} == {
        "townsfolk": 32,
        "outsiders": 36,
        "tavern": 24,
        "walls": 24,
    }
    assert len(SUSPICION_TAX) == 24 and set(SUSPICION_TAX) == {0, 1, 2}
    assert SUSPICION_DATA["debt"]["copies"] == 24
    assert (len(set(FAVOURS)), len(set(ORDERS)), len(SCHEMES)) == (10, 6, 17)
    assert all(len(workers) == 4 for workers in TAVERN_WORKERS)


@law("paladins", "components.5")
def test_one_to_four_play_each_with_a_board_of_its_own() -> None:
    assert [Table.fresh(n).state.seats for n in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for n in (0, 5):
        with pytest.raises(BadSetup):
            Table.fresh(n)
    with pytest.raises(BadSetup):
        Table.fresh(["red", "red"])
    t = Table.fresh(["any", "blue", "any", "any"])
    colours = [noble.colour for noble in t.live.view(None).nobles]
    assert sorted(colours) == ["blue", "green", "red", "yellow"] and colours[1] == "blue"


# ---------------------------------------------------------------- setup: the main board
@law("paladins", "setup.2")
def test_five_townsfolk_are_laid_out_and_the_rest_is_their_deck() -> None:
    rows = set()
    for seed in SEEDS:
        t = Table.fresh(3, seed)
        row, deck = t.row("townsfolk"), t.deck("townsfolk")
        assert len(row) == 5 and len(deck) == 27 and sorted(row + deck) == sorted(TOWNSFOLK)
        rows.add(tuple(row))
    assert len(rows) == len(SEEDS), "shuffled"


@law("paladins", "setup.3")
def test_the_walls_are_shuffled_facedown() -> None:
    decks = [Table.fresh(2, seed).deck("wall") for seed in SEEDS]
    assert all(sorted(deck) == sorted(WALLS) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == len(SEEDS)
    assert Table.fresh(2).live.view(0).walls == 24, "their number is all that is seen of them"


@law("paladins", "setup.4")
@pytest.mark.parametrize(("seats", "coins"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_the_tax_supply_has_five_to_eight_coins_by_players(seats: int, coins: int) -> None:
    t = Table.fresh(seats)
    assert t.state.tax == coins == t.live.view(None).tax_supply


@law("paladins", "setup.5")
def test_debts_lie_ready_unpaid_side_up() -> None:
    t = Table.fresh(2)
    assert t.debts(1) == t.debts(2) == (0, 0)
    t = Table(2).workers(1, "2 labourer").townsfolk("abbot-1")
    t.play("act recruit", "recruit abbot-1>dismiss-debt")
    assert t.debts(1) == (1, 0)


@law("paladins", "setup.6")
def test_the_suspicions_are_shuffled_facedown() -> None:
    decks = [Table.fresh(2, seed).deck("suspicion") for seed in SEEDS]
    assert all(len(deck) == 24 for deck in decks)
    assert len({tuple(deck) for deck in decks}) == len(SEEDS)
    t = Table.fresh(2)
    assert t.discards("suspicion") == [] and t.suspects(1) == t.suspects(2) == []


@law("paladins", "setup.7")
def test_six_outsiders_are_laid_out_and_the_rest_is_their_deck() -> None:
    rows = set()
    for seed in SEEDS:
        t = Table.fresh(2, seed)
        row, deck = t.row("outsider"), t.deck("outsider")
        assert len(row) == 6 and len(deck) == 30 and sorted(row + deck) == sorted(OUTSIDERS)
        rows.add(tuple(row))
    assert len(rows) == len(SEEDS), "shuffled"


@law("paladins", "setup.8")
def test_three_orders_and_five_favours_lie_facedown_and_the_rest_is_boxed_unseen() -> None:
    orders, favours = set(), set()
    for seed in SEEDS:
        t = Table.fresh(2, seed)
        g = t.state
        assert sorted(g.orders + g.orders_boxed) == list(range(6)) and len(g.orders) == 3
        assert sorted(g.favours + g.favours_boxed) == list(range(10)) and len(g.favours) == 5
        assert g.favour_worker == g.favour_side == [NONE] * 5
        for seat in (None, 0, 1):
            seen = t.live.view(seat)
            assert [card.card for card in seen.orders] == [None] * 3
            assert [card.card for card in seen.favours] == [None] * 5
        orders.add(tuple(g.orders))
        favours.add(tuple(g.favours))
    assert len(orders) > 6 and len(favours) > 6, "at random"


@law("paladins", "setup.9")
def test_the_tavern_cards_are_shuffled_facedown() -> None:
    decks = [Table.fresh(2, seed).deck("tavern") for seed in SEEDS]
    assert all(sorted(deck) == sorted(TAVERN) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == len(SEEDS)
    assert Table.fresh(2).row("tavern") == []


@law("paladins", "setup.10")
def test_the_common_supply_gives_and_takes_without_end_and_is_not_the_tax() -> None:
    t = Table(2).workers(1, "30 labourer").coins(1, 60).provisions(1, 60)
    t.play("act trade", "2: act pass", "act hunt")
    assert t.has(1) == (61, 61) and len(t.hand(1)) == 28 and t.state.tax == 6


# ---------------------------------------------------------------- setup: the players
@law("paladins", "setup.11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_has_a_full_board_and_three_markers_on_zero(seats: int) -> None:
    t = Table.fresh(seats)
    start = BOARD["start"]
    assert [start[piece] for piece in ("workshop", "jar", "monk", "outpost")] == [8, 7, 7, 7]
    assert REQUIRED[ABSOLVE] == sorted(REQUIRED[ABSOLVE]), "the jars ascend from the left"
    for seat in range(1, seats + 1):
        noble = t.live.view(None).nobles[seat - 1]
        assert (noble.workshops, noble.monks, noble.outposts, noble.jars) == (0, 0, 0, 0), "all are on the board"
        assert (noble.jar_squares, noble.walls, noble.attacked, noble.converted, noble.tableau) == ([], [], [], [], [])
        assert t.track(seat) == (0, 0, 0) and t.hand(seat) == []


@law("paladins", "setup.11")
def test_a_board_has_seven_jars_and_nine_squares_for_them() -> None:
    assert len(JAR_SQUARES) == 9
    t = Table(2).jars(1, 7).attribute(1, influence=12).coins(1, 9).workers(1, "4 criminal")
    assert t.refused(1, "absolve") == "actions.6", "no eighth jar"


@law("paladins", "setup.11/2")
def test_each_player_has_the_same_twelve_paladins() -> None:
    t = Table.fresh(4)
    assert [sorted(deck) for deck in t.state.deck] == [list(range(12))] * 4


@law("paladins", "setup.11/3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_starts_with_three_coins_and_one_provision(seats: int) -> None:
    t = Table.fresh(seats)
    assert [t.has(seat) for seat in range(1, seats + 1)] == [(3, 1)] * seats


@law("paladins", "setup.12")
def test_each_player_shuffles_the_own_paladins_facedown() -> None:
    decks = [tuple(deck) for seed in SEEDS for deck in Table.fresh(4, seed).state.deck]
    assert len(set(decks)) == 4 * len(SEEDS)
    for seed in SEEDS:
        t = Table.fresh(4, seed)
        for seat in range(4):
            known = t.live.view(seat).known
            assert (known.hand, known.top, known.bottom) == ([], None, []), "nobody knows the own deck"


@law("paladins", "setup.13")
def test_the_start_player_is_drawn_by_lot() -> None:
    tables = [Table.fresh(4, seed) for seed in range(40)]
    assert {t.state.order[t.state.first] for t in tables} == {0, 1, 2, 3}


# ---------------------------------------------------------------- setup: the first Townsfolk
@law("paladins", "setup.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_first_townsfolk_are_chosen_in_reverse_order_for_free(seats: int, seed: int) -> None:
    t = Table.fresh(seats, seed, order="first-random")
    first = t.state.first
    for back in range(1, seats + 1):
        seat = (first - back) % seats + 1
        assert (t.asked, t.seat) == ("draft", seat)
        row = [card for card in t.row("townsfolk") if card]
        assert t.options() == row and len(row) == 6 - back
        before = t.has(seat)
        t.play(f"draft {row[0]}")
        assert t.household(seat) == [row[0]] and t.debts(seat) == (0, 0)
        assert t.has(seat) >= before, "nothing is paid"
    assert t.asked == "paladin"


@law("paladins", "setup.14")
def test_a_townsfolk_that_was_chosen_cannot_be_chosen_again() -> None:
    t = drafting(2, "abbot-1", "squire-1", "peddler-1", "acolyte-1", "watchman-1")
    assert t.seat == 2
    t.play("draft peddler-1")
    assert t.seat == 1 and t.options() == ["abbot-1", "squire-1", "acolyte-1", "watchman-1"]
    t.refuses("draft peddler-1", "setup.14")
    t.refuses("draft defender-1", "setup.14")


@law("paladins", "setup.14/2")
def test_after_the_draft_the_rest_slides_right_and_the_deck_fills_the_left() -> None:
    t = drafting(2, "abbot-1", "squire-1", "peddler-1", "acolyte-1", "watchman-1").top("townsfolk", "defender-1", "abbot-2")
    t.play("draft squire-1")
    assert t.row("townsfolk") == ["abbot-1", "", "peddler-1", "acolyte-1", "watchman-1"], "not before all have chosen"
    t.play("draft watchman-1")
    assert t.row("townsfolk")[2:] == ["abbot-1", "peddler-1", "acolyte-1"]
    assert sorted(t.row("townsfolk")[:2]) == ["abbot-2", "defender-1"]
    assert len(t.deck("townsfolk")) == 25 and t.discards("townsfolk") == []


@law("paladins", "setup.14/3")
def test_the_architect_gives_a_provision_at_once() -> None:
    t = drafting(2, "architect-2", "squire-1")
    t.play("draft architect-2")
    assert t.household(2) == ["architect-2"] and t.has(2) == (0, 1)
    t.play("draft squire-1")
    assert t.has(1) == (0, 0) and t.track(1) == (0, 0, 0) and t.hand(1) == [], "what a dismissed card would give is not given"


@law("paladins", "setup.14/3")
def test_other_immediate_rewards_are_given_in_the_draft_too() -> None:
    t = drafting(2, "gatekeeper-2", "acolyte-2").play("draft gatekeeper-2", "draft acolyte-2")
    assert t.has(2) == (1, 0) and t.has(1) == (1, 0)
