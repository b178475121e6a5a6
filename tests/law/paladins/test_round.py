"""Seven rounds: the King's cards, Paladins, workers, actions, the refresh and the end (goal, game, round, end)."""

from __future__ import annotations

import pytest

from regnum.engine.errors import CannotUndo
from regnum.games.paladins.components import NONE, PALADINS, TAVERN, TAVERN_WORKERS, WORKERS
from regnum.law import law
from tests.law.paladins.table import Table


def closing(seats: int = 2, seed: int = 1) -> Table:
    """Seat 1 alone has not passed; when it does, the round is over."""
    t = Table(seats, seed).workers(1, "labourer")
    for seat in range(1, seats + 1):
        t.paladin(seat, "roland")
    for seat in range(2, seats + 1):
        t.workers(seat).passed(seat)
    return t


def take_first(t: Table, *kinds: str) -> Table:
    """Takes the first option of every question of these kinds."""
    while t.asked in kinds:
        t.play(t.options()[0])
    return t


def to_actions(t: Table) -> Table:
    """Everybody chooses a Townsfolk, a Paladin and a Tavern card; the action phase begins."""
    while t.asked in ("draft", "paladin", "tavern", "inquisition"):
        t.play(t.options()[-1] if t.asked == "inquisition" else t.options()[0])
    return t


def all_pass(t: Table) -> Table:
    """Everybody passes, and keeps what comes first."""
    while t.asked in ("act", "keep", "inquisition", "discard"):
        t.play("pass" if "pass" in t.options() else t.options()[0])
    return t


def taverns(names: list[str]) -> list[str]:
    """The workers of a Tavern card by name."""
    return sorted(WORKERS[c] for name in names for c in TAVERN_WORKERS[TAVERN.index(name)])


# ---------------------------------------------------------------- goal, end
@law("paladins", "goal.1")
def test_the_most_points_win() -> None:
    t = closing(3).round(7).attribute(1, faith=8).attribute(2, strength=12).attribute(3, influence=11)
    t.play("act pass")
    assert t.asked == "" and t.winners == [2]
    assert [t.points(seat) for seat in (1, 2, 3)] == [9, 20, 16]


@law("paladins", "goal.2", "end.1")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7])
def test_the_game_ends_after_the_seventh_round(n: int) -> None:
    t = closing().round(n)
    assert not t.live.over and t.state.round == n
    t.play("act pass")
    assert t.live.over == (n == 7) == (t.said()[-1] == "ended")
    assert t.asked == ("" if n == 7 else "paladin")
    if n < 7:
        assert t.state.round == n + 1


@law("paladins", "goal.2", "end.1", "paladin.1")
def test_a_whole_game_has_seven_rounds_and_seven_paladins_each() -> None:
    t = Table.fresh(2, 5)
    rounds = []
    while not t.live.over:
        to_actions(t)
        rounds.append(t.state.round)
        all_pass(t)
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    for side in (0, 1):
        used = {*t.state.retired[side], t.state.riding[side]} - {NONE}
        assert len(used) == 7, "a Paladin rides once in a game"
        assert used.isdisjoint(t.state.deck[side])


# ---------------------------------------------------------------- game.1
@law("paladins", "game.1", "round.6")
def test_six_new_workers_then_one_action_each_in_turn_until_all_have_passed() -> None:
    t = to_actions(Table.fresh(3, 2, order="given"))
    assert [len(t.hand(seat)) for seat in (1, 2, 3)] == [6, 6, 6]
    turns = []
    for move in ("act conspire", "act conspire", "act pass", "act trade", "act pass", "act hunt"):
        turns.append(t.seat)
        t.play(move)
        take_first(t, "workers", "keep", "inquisition")
    assert turns == [1, 2, 3, 1, 2, 1], "clockwise, without those who have passed"
    assert (t.asked, t.seat, t.state.round) == ("act", 1, 1)
    assert take_first(t.play("act pass"), "keep").state.round == 2


# ---------------------------------------------------------------- round.1
@law("paladins", "round.1")
def test_the_start_marker_goes_clockwise_but_not_before_the_first_round() -> None:
    t = Table.fresh(3, 4, order="given")
    firsts = []
    while t.state.round < 5:
        take_first(t, "draft", "paladin")
        firsts.append((t.seat, t.state.first + 1))
        to_actions(t)
        assert t.seat == firsts[-1][0], "the first player acts first too"
        all_pass(t)
    assert firsts == [(1, 1), (2, 2), (3, 3), (1, 1)]


# ---------------------------------------------------------------- round.2
@law("paladins", "round.2")
def test_orders_are_revealed_in_rounds_1_to_3_and_favours_in_rounds_3_to_7() -> None:
    t = Table.fresh(2, 7)
    seen = []
    while not t.live.over:
        to_actions(t)
        view = t.live.view(None)
        orders = [order.card is not None for order in view.orders]
        favours = [favour.card is not None for favour in view.favours]
        assert orders == sorted(orders, reverse=True) and favours == sorted(favours, reverse=True), "from the left"
        seen.append((sum(orders), sum(favours)))
        all_pass(t)
    assert seen == [(1, 0), (2, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5)]


@law("paladins", "round.2", "favour.1")
def test_a_favour_that_is_not_revealed_cannot_be_used() -> None:
    t = Table(2).favours("royal-stores", "chapel").workers(1, "2 labourer").round(3)
    assert "favour-1" in t.options() and "favour-2" not in t.options()
    t.refuses("act favour-2", "round.6")
    t = Table(2).favours("royal-stores").workers(1, "2 labourer").round(2)
    t.refuses("act favour-1", "round.6")


# ---------------------------------------------------------------- round.3
@law("paladins", "round.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_tavern_card_more_than_players_is_revealed(seats: int) -> None:
    t = take_first(Table.fresh(seats), "draft")
    assert len(t.row("tavern")) == seats + 1 and "" not in t.row("tavern")
    assert sorted(t.row("tavern") + t.deck("tavern")) == sorted(TAVERN)


# ---------------------------------------------------------------- round.4
@law("paladins", "round.4")
def test_of_three_paladins_one_rides_one_goes_on_top_and_one_to_the_bottom() -> None:
    t = closing().paladin_deck(1, "anseis", "oliver", "otton", "samson").play("act pass")
    assert len(t.options(1)) == 6
    three = {"anseis", "oliver", "otton"}
    assert {tuple(option.split(">")) for option in t.options(1)} == {(a, b) for a in three for b in three if a != b}
    t.refuses("1: paladin anseis>anseis", "round.4")
    t.refuses("1: paladin samson>anseis", "round.4")
    assert t.live.view(0).known.hand == ["anseis", "oliver", "otton"] and t.live.view(1).known.hand != [
        "anseis",
        "oliver",
        "otton",
    ]
    t.play("1: paladin oliver>otton").play(f"2: {t.options(2)[0]}")
    known = t.live.view(0).known
    assert (known.hand, known.top, known.bottom) == ([], "otton", ["anseis"]), "the owner knows what went where"
    assert t.live.view(None).known is None and t.live.view(1).known.top != "otton"
    deck = [PALADINS[card] for card in t.state.deck[0]]
    assert (deck[0], deck[1], deck[-1]) == ("otton", "samson", "anseis")
    assert PALADINS[t.state.riding[0]] == "oliver" and "oliver" not in deck and len(deck) == 10
    all_pass(to_actions(t))
    assert "otton" in [card for option in t.options(1) for card in option.split(">")], "it is drawn again in the next round"


@law("paladins", "round.4")
def test_paladins_are_chosen_at_once_and_in_secret() -> None:
    t = take_first(Table.fresh(3, 3), "draft")
    assert [len(t.options(seat)) for seat in (1, 2, 3)] == [6, 6, 6]
    for viewer in (None, 1, 2):
        assert t.live.view(viewer).nobles[0].paladin is None
    for seat in (3, 1, 2):
        t.play(f"{seat}: {t.options(seat)[0]}")
    shown = [noble.paladin is not None for noble in t.live.view(None).nobles]
    assert sum(shown) == 1, "the others stay facedown until it is their turn at the tavern"


# ---------------------------------------------------------------- round.5
@law("paladins", "round.5", "paladin.1")
def test_the_first_player_reveals_and_takes_two_and_four_workers_then_the_next() -> None:
    t = closing().workers(1, "criminal").workers(2, "labourer").top("tavern", "tavern-1", "tavern-7", "tavern-8")
    t.paladin_deck(1, "engelier", "otton", "samson").paladin_deck(2, "oliver", "otton", "samson").play("act pass")
    t.play("1: paladin engelier>otton", "2: paladin oliver>otton")
    assert (t.asked, t.seat) == ("tavern", 2), "the marker went to seat 2"
    assert t.hand(2) == ["labourer", "cleric", "cleric"] and t.hand(1) == ["criminal"]
    assert [noble.revealed for noble in t.live.view(None).nobles] == [False, True]
    assert sorted(t.options()) == ["tavern-1", "tavern-7", "tavern-8"]
    t.play("tavern tavern-1")
    assert t.hand(2) == ["labourer"] * 3 + ["scout"] + ["cleric"] * 3
    assert (t.asked, t.seat, t.hand(1)) == ("tavern", 1, ["scout", "fighter", "criminal"])
    t.play("tavern tavern-8")
    assert t.hand(1) == ["scout"] * 3 + ["merchant"] * 2 + ["fighter", "criminal"]
    assert (t.asked, t.seat) == ("act", 2)


@law("paladins", "round.5")
def test_what_was_revealed_cannot_be_taken_back() -> None:
    t = take_first(closing().top("tavern", "tavern-7", "tavern-8", "tavern-1").play("act pass"), "paladin")
    with pytest.raises(CannotUndo):
        t.live.undo()
    t.play("tavern tavern-7")
    with pytest.raises(CannotUndo):
        t.live.undo()
    assert t.live.view(None).nobles[0].revealed, "the next Paladin was turned up"


@law("paladins", "round.2", "round.4", "round.5")
def test_the_log_tells_the_round() -> None:
    t = closing().round(2).townsfolk("", "", "", "", "squire-1").outsiders("thief-viking")
    t.paladin_deck(1, "otton", "gerin", "ivon").paladin_deck(2, "oliver", "gerin", "ivon")
    t.top("tavern", "tavern-7", "tavern-20", "tavern-1").play("act pass", "1: paladin otton>gerin", "2: paladin oliver>gerin")
    t.play("tavern tavern-20", "tavern tavern-7")
    assert t.said() == [
        *["passed", "left", "moved-on"],
        *["round", "order", "kings-favour", "chose"],
        *["rides", "gained", "tavern", "gained", "gained"],
        *["rides", "gained", "tavern", "gained", "gained"],
    ]


@law("paladins", "round.5")
@pytest.mark.parametrize("card", TAVERN)
def test_a_tavern_card_brings_its_four_workers(card: str) -> None:
    others = [name for name in TAVERN if name != card][:2]
    t = closing().top("tavern", card, *others).top("suspicion", 0, 0).play("act pass")
    take_first(t, "paladin")
    before = t.hand(2)
    t.play(f"tavern {card}")
    assert sorted(t.hand(2)) == sorted(before + taverns([card])) and len(t.hand(2)) == len(before) + 4
    assert len(t.suspects(2)) == taverns([card]).count("criminal"), "each criminal with a Suspicion"


@law("paladins", "round.5/2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tavern_card_is_taken_once_and_one_stays(seats: int) -> None:
    t = take_first(Table.fresh(seats), "draft", "paladin")
    for n in range(seats):
        open_cards = [card for card in t.row("tavern") if card]
        assert t.asked == "tavern" and t.options() == open_cards and len(open_cards) == seats + 1 - n
        seat, before = t.seat, sorted(t.hand(t.seat))
        t.play(f"tavern {open_cards[-1]}")
        assert sorted(t.hand(seat)) == sorted(before + taverns([open_cards[-1]]))
        if n + 1 < seats:
            t.refuses(f"tavern {open_cards[-1]}", "round.5")
    assert t.asked == "act" and len([card for card in t.row("tavern") if card]) == 1


@law("paladins", "round.5", "conspire.2")
def test_a_criminal_from_the_tavern_brings_a_suspicion() -> None:
    t = closing().top("tavern", "tavern-12", "tavern-1", "tavern-7").top("suspicion", 1, 2).play("act pass")
    take_first(t, "paladin").play("tavern tavern-12")
    assert t.suspects(2) == [1, 2] and t.state.coins == [0, 3] and t.state.tax == 3


# ---------------------------------------------------------------- round.6
@law("paladins", "round.6")
def test_the_action_phase_begins_with_the_first_player_and_everyone_acts_or_passes() -> None:
    t = Table(3).workers(1, "2 labourer")
    t.g.first = 1
    assert (t.asked, t.seat) == ("act", 2)
    t.play("act pass")
    assert t.seat == 3
    t.play("act pass")
    assert t.seat == 1 and "pass" in t.options()
    t.refuses("2: act pass", "")
    t.play("act conspire")
    assert (t.asked, t.seat) == ("act", 1), "all the others have passed"


# ---------------------------------------------------------------- round.7
@law("paladins", "round.7")
def test_until_the_refresh_taken_cards_leave_gaps_and_prices_stay() -> None:
    row = ["abbot-1", "squire-1", "peddler-1", "acolyte-1", "watchman-1"]
    t = Table(2).townsfolk(*row).workers(1, "2 labourer").workers(2, "2 labourer").coins(2, 1)
    t.play("act recruit", "recruit watchman-1>dismiss")
    assert t.row("townsfolk") == [*row[:4], ""]
    t.play("act recruit")
    assert sorted(t.options()) == ["abbot-1>dismiss-debt", "acolyte-1>dismiss", "squire-1>dismiss-debt"]
    t.play("recruit acolyte-1>dismiss")
    assert t.has(2) == (0, 0), "the fourth space still costs a coin"


@law("paladins", "round.7.a")
def test_the_rightmost_townsfolk_goes_the_rest_slides_right_and_the_deck_fills_from_the_right() -> None:
    t = closing().townsfolk("abbot-1", "", "peddler-1", "", "watchman-1").top("townsfolk", "squire-1", "squire-2", "squire-3")
    t.play("act pass")
    assert t.row("townsfolk") == ["squire-3", "squire-2", "squire-1", "abbot-1", "peddler-1"]
    assert t.discards("townsfolk") == ["watchman-1"]


@law("paladins", "round.7.a")
def test_no_townsfolk_is_discarded_when_the_rightmost_space_is_empty() -> None:
    t = closing().townsfolk("abbot-1", "acolyte-1", "peddler-1", "watchman-1", "").top("townsfolk", "squire-1")
    t.play("act pass")
    assert t.row("townsfolk") == ["squire-1", "abbot-1", "acolyte-1", "peddler-1", "watchman-1"]
    assert t.discards("townsfolk") == []


@law("paladins", "round.7.a/2")
def test_the_townsfolk_are_not_reshuffled() -> None:
    t = closing().gone("townsfolk", "defender-1", "defender-2").only("townsfolk", "squire-1")
    t.townsfolk("abbot-1", "", "", "acolyte-1", "watchman-1").only("townsfolk", "squire-1").play("act pass")
    assert t.row("townsfolk") == ["", "", "squire-1", "abbot-1", "acolyte-1"]
    assert t.deck("townsfolk") == [] and sorted(t.discards("townsfolk")) == ["defender-1", "defender-2", "watchman-1"]


@law("paladins", "round.7.b")
def test_the_leftmost_outsider_goes_the_rest_slides_left_and_the_deck_fills_from_the_left() -> None:
    t = closing().outsiders("thief-viking", "", "archer-saracen", "", "hunter-saracen", "warrior-saracen")
    t.top("outsider", "traitor-viking", "lookout-viking", "guardian-viking").play("act pass")
    kept = ["archer-saracen", "hunter-saracen", "warrior-saracen"]
    assert t.row("outsider") == [*kept, "traitor-viking", "lookout-viking", "guardian-viking"]
    assert [t.discards("outsider")] == [["thief-viking"]]


@law("paladins", "round.7.b/2")
def test_the_outsiders_are_not_reshuffled() -> None:
    t = closing().gone("outsider", "thief-byzantine")
    t.outsiders("thief-viking", "", "archer-saracen", "", "", "warrior-saracen").only("outsider", "traitor-viking")
    t.play("act pass")
    assert t.row("outsider") == ["archer-saracen", "warrior-saracen", "traitor-viking", "", "", ""]
    assert t.deck("outsider") == [] and sorted(t.discards("outsider")) == ["thief-byzantine", "thief-viking"]


@law("paladins", "round.7.c")
def test_the_tavern_is_cleared_and_new_cards_come_from_the_deck() -> None:
    t = closing().tavern("", "tavern-2", "").gone("tavern", "tavern-3").top("tavern", "tavern-4", "tavern-5", "tavern-6")
    t.play("act pass")
    assert sorted(t.row("tavern")) == ["tavern-4", "tavern-5", "tavern-6"]
    assert "tavern-2" in t.discards("tavern") and "tavern-3" in t.discards("tavern")


@law("paladins", "round.7.c")
def test_an_empty_tavern_deck_is_shuffled_anew_from_the_discards() -> None:
    decks = set()
    for seed in range(5):
        t = closing(2, seed).gone("tavern", *[f"tavern-{n}" for n in range(5, 15)]).tavern("tavern-2", "tavern-3", "tavern-4")
        t.only("tavern", "tavern-1").play("act pass")
        cards = t.row("tavern") + t.deck("tavern") + t.discards("tavern")
        assert len(t.row("tavern")) == 3 and t.row("tavern")[0] == "tavern-1"
        assert sorted(cards) == sorted(f"tavern-{n}" for n in range(1, 15)), "none is lost"
        decks.add(tuple(cards))
    assert len(decks) == 5, "shuffled"


@law("paladins", "round.7.d", "favour.1")
def test_workers_on_favours_go_back_to_the_supply() -> None:
    t = closing().round(3).favours("royal-stores").on_favour(1, 2, "scout").workers(2, "labourer").play("act pass")
    assert t.state.favour_worker == [NONE] * 5
    assert t.hand(2) == ["labourer"], "to the supply, not to their owner"
    to_actions(t)
    assert "favour-1" in t.options()


@law("paladins", "round.7.e")
def test_the_example_of_a_refresh() -> None:
    t = closing(4).townsfolk("", "squire-1", "", "defender-1", "debt-collector-1")
    t.top("townsfolk", "abbot-1", "abbot-2", "abbot-3")
    four = ["thief-viking", "archer-saracen", "hunter-saracen", "mercenary-viking"]
    t.outsiders("", four[0], four[1], four[2], "", four[3]).top("outsider", "traitor-viking", "lookout-viking")
    t.tavern("", "", "tavern-1", "", "").play("act pass")
    assert t.row("townsfolk") == ["abbot-3", "abbot-2", "abbot-1", "squire-1", "defender-1"]
    assert t.discards("townsfolk") == ["debt-collector-1"]
    assert t.row("outsider") == [*four, "traitor-viking", "lookout-viking"] and t.discards("outsider") == []
    assert "tavern-1" in t.discards("tavern") and len(t.row("tavern")) == 5
