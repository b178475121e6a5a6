"""Whole solo games at every difficulty: pieces are counted, games replay, every move is reasoned; and the parts of a move."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from regnum.bots.codec import digest
from regnum.engine.kinds import Message
from regnum.game import Game, begin
from regnum.games.paladins import RULEBOOK
from regnum.games.paladins.components import DIFFICULTIES, LABOURER, RESOURCE_TRACK, SQUARES
from regnum.games.paladins.marker import from_marker
from regnum.games.paladins.scoring import points_of
from regnum.games.paladins.state import OPPONENT, Paladins, developed
from regnum.messages import render
from regnum.record import Record
from regnum.words import LANGS
from tests.law.paladins.table import Table

SEEDS = range(4)
LOG = "paladins-log-"


def table(difficulty: str, seed: int) -> Game:
    options = RULEBOOK.option_values({"difficulty": difficulty})
    header = Record("paladins", RULEBOOK.rules_version, RULEBOOK.seat_list(1), options)
    header.seed = str(seed)
    return begin(RULEBOOK, header, b"", {})


def state(game: Game) -> Paladins:
    assert isinstance(game.session.g, Paladins)
    return game.session.g


@cache
def played(difficulty: str, seed: int) -> tuple[Game, list[str]]:
    """A random solo game, counted after every decision, and its answers."""
    game, rng = table(difficulty, seed), Random(seed)
    answers: list[str] = []
    while not game.over:
        answers.append(rng.choice(game.ask.texts))
        game.play(answers[-1])
        RULEBOOK.count(state(game))
        check_board(state(game))
    return game, answers


def check_board(g: Paladins) -> None:
    """What holds at every decision: the opponent owns no goods, its workers have no colour, its marker is on the track."""
    assert g.coins[OPPONENT] == g.provisions[OPPONENT] == 0 and not g.tableau[OPPONENT]
    assert sum(g.workers[OPPONENT * 6 : OPPONENT * 6 + 6]) == g.workers[OPPONENT * 6 + LABOURER]
    assert 0 <= g.marker < RESOURCE_TRACK and sorted(g.stack) == [0, 1, 2]
    assert g.tax > 0 or g.inquisition


def lines(game: Game) -> list[Message]:
    return [message for _, message in game.log(0)]


def keys(game: Game) -> list[str]:
    return [line.key.removeprefix(LOG) for line in lines(game)]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_after_seven_rounds_and_replays(difficulty: str, seed: int) -> None:
    game, answers = played(difficulty, seed)
    g = state(game)
    assert g.over and g.round == 7 and not g.schemes_aside
    assert developed(g, OPPONENT) == 3 + {"easy": 1, "standard": 3, "hard": 5}[difficulty]
    again = table(difficulty, seed)
    for answer in answers:
        again.play(answer)
    assert digest(state(again)) == digest(g) and keys(again) == keys(game)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_move_follows_a_scheme_and_ends_in_an_action_or_in_rest(difficulty: str) -> None:
    said = [key for seed in SEEDS for key in keys(played(difficulty, seed)[0])]
    moves = [i for i, key in enumerate(said) if key == "solo-scheme"]
    assert len(moves) > 100
    for start, end in pairwise([*moves, len(said)]):
        steps = said[start:end]
        assert ("solo-enough" in steps) != ("solo-rests" in steps), steps
        assert "solo-fallback" not in steps or "solo-closed" in steps, "no fallback without a reason"
        assert steps.count("solo-points") == steps.count("solo-picks")


@pytest.mark.parametrize("lang", LANGS)
def test_its_moves_can_be_told(lang: str) -> None:
    """Every line of the opponent is a sentence, whatever happened."""
    for difficulty in DIFFICULTIES:
        for line in lines(played(difficulty, 0)[0]):
            for reader in (None, 0):
                text = render(lang, line, ["A"], reader)
                assert text.endswith(".") and "paladins-" not in text


def test_more_workshops_make_a_stronger_opponent() -> None:
    means = [sum(sum(points_of(state(played(d, seed)[0]), OPPONENT)) for seed in SEEDS) for d in ("easy", "standard", "hard")]
    assert means[0] < means[2]


# ---------------------------------------------------------------- the parts of a move
def solo(workers: int = 4) -> Table:
    """The human's turn in a solo game, with a Trade to make."""
    return Table(1).workers(1, "2 labourer").workers(2, f"{workers} labourer")


def steps(t: Table) -> list[tuple[str, dict[str, str]]]:
    """The lines of the opponent's last move with their parts."""
    log = t.live.session.g.log
    assert log is not None
    told = [(RULEBOOK.sayings[line.saying], line.args) for line in log]
    last = max(i for i, (saying, _) in enumerate(told) if saying.key == "solo-scheme")
    return [(saying.key, saying.parts(args)) for saying, args in told[last:]]


def test_a_row_is_read_from_the_marker_on() -> None:
    g = solo().marker(4).g
    assert from_marker(g, 5) == [3, 4, 0, 1, 2]
    assert from_marker(g, 6) == [3, 4, 5, 0, 1, 2]


def test_convert_skips_what_is_gone_and_what_is_beyond_its_faith() -> None:
    t = solo().top("scheme", "convert").attribute(2, faith=5).marker(3).workshops(2, "convert", 0)
    t.outsiders("armourer-viking", "lookout-viking", "").play("act trade")
    told = steps(t)
    assert told[0] == ("solo-scheme", {"scheme": "convert", "left": str(len(t.deck("scheme")))})
    assert told[1] == ("solo-enough", {"action": "convert", "have": "4", "need": "2", "workshops": "1"})
    assert told[2] == ("solo-points", {"place": "3"})
    assert told[3] == ("solo-skips", {"place": "3", "why": "gone", "have": "0", "need": "0"})
    assert [parts["need"] for _, parts in told[4:7]] == ["6", "8", "10"]
    assert told[7] == ("solo-picks", {"place": "1"})
    assert told[8] == ("converted", {"who": "solo", "card": "armourer-viking"})


def test_a_fallback_gives_the_reasons_of_all_that_came_before() -> None:
    t = solo().top("scheme", "fortify").laid(2, "recruit", "labourer").walls(2, "wall-1").play("act trade")
    told = steps(t)
    assert told[1] == ("solo-closed", {"action": "fortify", "why": "influence", "have": "0", "need": "1"})
    assert told[2] == ("solo-closed", {"action": "recruit", "why": "used", "have": "0", "need": "0"})
    assert told[3] == ("solo-fallback", {"action": "pray"})


def test_the_dearest_reward_in_reach_is_named_with_those_it_misses() -> None:
    t = solo().top("scheme", "commission").attribute(2, faith=4)
    for i, square in enumerate(("r1s1", "r2s1")):
        t.stands(square, 1, "monk").monks(1, i + 1)
    t.play("act trade")
    chosen = next(parts for key, parts in steps(t) if key == "solo-square-instead")
    assert chosen == {"reward": "pray", "square": "r3s4", "missing": "free-recruit"}
    assert t.at("r3s4") == (2, "monk") and t.spaces(2) == []


def test_a_debt_it_does_not_have_is_no_reward() -> None:
    """With every other square taken a square that pays a Debt is not chosen; with a Debt it is."""
    for debts, space in ((0, ["recruit"]), (1, ["commission"])):
        t = solo().top("scheme", "commission").attribute(2, faith=12).unpaid(2, debts)
        t.lay("squares", [-1 if square == "r6s1" else 0 for square in SQUARES]).play("act trade")
        assert t.spaces(2) == space
        assert t.debts(2) == (0, debts)


def test_orders_it_has_met_come_last() -> None:
    """From the right those it has not met, then from the right those it has; only then the upper row of its board."""
    t = solo().round(3).orders("attack", "fortify", "commission").top("scheme", "kings-order").monks(2, 5)
    t.laid(2, "fortify", "labourer").attribute(2, faith=12).play("act trade")
    tried = [(key, parts.get("card", parts.get("action"))) for key, parts in steps(t)][1:6]
    assert tried == [
        ("solo-order", "fortify"), ("solo-closed", "fortify"), ("solo-order", "attack"), ("solo-closed", "attack"),
        ("solo-order-again", "commission"),
    ]  # fmt: skip
    assert t.spaces(2) == ["commission", "fortify"]


def test_the_marker_wraps_and_lifts_the_topmost_of_the_lowest() -> None:
    """Every wrap on its own: strength lies on top, then faith, then influence."""
    t = solo(3).top("scheme", "fortify").marker(5).walls(2, "wall-1")
    for space in ("recruit", "pray", "trade", "conspire"):
        t.laid(2, space, "labourer")
    t.play("act trade")
    assert [key for key, _ in steps(t)][-4:] == ["solo-fallback", "solo-rests", "wrapped", "marker"]
    assert (t.state.marker, t.track(2), t.state.stack[-1]) == (3, (0, 1, 0), 1)


def favour(name: str) -> Table:
    """The opponent's next Scheme leads it to this King's Favour, in the first place."""
    t = solo().round(3).favours(name)
    t.g.schemes, t.g.schemes_aside = [t.g.schemes_aside[0], *t.g.schemes], t.g.schemes_aside[1:]
    return t


def test_it_never_develops_so_it_takes_the_workers() -> None:
    t = favour("building-leave").play("act trade")
    assert ("solo-leftmost", {"offer": "fighter+cleric"}) in steps(t)
    assert t.hand(2) == ["labourer"] * 5 and t.slots(2, "commission") == ["", "", ""]


@pytest.mark.parametrize(("debts", "offer", "left"), [(0, "2-discard-suspicion", 3), (1, "pay-debt", 5)])
def test_it_pays_a_debt_if_it_has_one_and_else_discards_or_returns_tax(debts: int, offer: str, left: int) -> None:
    t = favour("clemency").unpaid(2, debts).play("act trade")
    assert ("solo-leftmost", {"offer": offer}) in steps(t)
    assert (t.debts(2), t.state.tax, t.state.marker) == ((0, debts), left, 0)


def test_a_sealed_or_used_favour_is_passed_over_and_costs_nothing() -> None:
    t = favour("chapel").favours("chapel", "grace").round(4).marker(3).on_favour(1, 1, "scout").play("act trade")
    told = steps(t)
    skipped = [(parts["place"], parts["why"]) for key, parts in told if key == "solo-skips"]
    assert skipped == [("3", "sealed"), ("4", "sealed"), ("5", "sealed"), ("1", "taken")]
    assert ("favour", {"who": "solo", "favour": "grace"}) in told and t.track(2) == (1, 0, 0)


def test_the_opponent_is_no_seat_and_can_win() -> None:
    t = solo().walls(2, "wall-5")
    assert t.live.result.scores == [0] and t.how == "solo" and t.winners == []
    assert [t.points(1), t.points(2)] == [0, 2]
