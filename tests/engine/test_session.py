"""Playing, cloning, taking back: every copy of a position is the position."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.bots.codec import digest, dump
from regnum.engine.ask import PASS, Ask, Rule, together
from regnum.engine.chance import seeded
from regnum.engine.errors import CannotUndo, DeadEnd, IllegalMove
from regnum.engine.session import Session, start
from regnum.engine.trail import CLONABLE, HISTORY, PLAYOUT
from regnum.game import Game
from tests.engine.play import fingerprint, finish, lines, play_one, positions, toy_game
from tests.toy import RULEBOOK
from tests.toy.lexicon import KINDS
from tests.toy.rules import ACTION, BID, GIFT, PARRY
from tests.toy.state import Ferry

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_is_the_position_and_plays_on_like_it(seed: int) -> None:
    for game in positions(seed, seats=2 + seed % 3):
        before = fingerprint(game.session)
        copy = game.clone()
        assert fingerprint(copy.session) == before
        again = finish(copy.clone(), seed)
        assert digest(again.session.g) == digest(finish(copy, seed).session.g)
        assert fingerprint(game.session) == before


def test_a_clone_keeps_the_answers_already_given_to_a_question_asked_together() -> None:
    game = toy_game(1)
    game.play(game.ask_of(1).options[0], 1)  # type: ignore[union-attr]
    copy = game.clone()
    assert [a.seat for a in copy.session.waiting()] == [0, 2]
    assert fingerprint(copy.session) == fingerprint(game.session)


def test_a_game_that_ends_inside_a_step_stays_over_in_its_copies() -> None:
    game = finish(toy_game(3), 3)
    for over in (game, game.clone(), game.at(game.decisions)):
        assert over.over and over.session.ask is None and over.session.waiting() == []
    with pytest.raises(IllegalMove, match="over"):
        game.session.play(0)


@pytest.mark.parametrize("mode", [PLAYOUT, CLONABLE, HISTORY])
def test_a_game_that_ends_with_its_last_step_asks_nothing_more(mode: int) -> None:
    def last(g: Ferry) -> Rule[None]:
        yield Ask(0, ACTION, lambda: [0, 1])
        g.over = True

    session = start(Ferry(seeded(1), False, [], [], [[], []], [], 0, [0, 0], [0, 0], 1, 0), last, mode)
    session.play(1)
    assert session.g.over and session.ask is None and session.options == [] and session.waiting() == []
    with pytest.raises(IllegalMove, match="over"):
        session.play(1)


def test_a_playout_keeps_nothing_to_copy_from() -> None:
    session = start(toy_game(1).session.clone().g, RULEBOOK.step, PLAYOUT)
    with pytest.raises(ValueError, match="playout"):
        session.clone()
    with pytest.raises(ValueError, match="playout"):
        session.imagine(0, 1, RULEBOOK.redeal, RULEBOOK.sight)


@pytest.mark.parametrize("seed", SEEDS)
def test_rewinding_gives_every_earlier_position_again(seed: int) -> None:
    stood: dict[int, object] = {}
    game = toy_game(seed)
    for game in positions(seed):
        if not any(x is not None for x in game.session.answers) or not game.session.group:
            stood[game.decisions] = (fingerprint(game.session), game.record(), lines(game))
    whole = game.record()
    for n, was in stood.items():
        back = game.at(n)
        assert (fingerprint(back.session), back.record(), lines(back)) == was
    assert game.record() == whole


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_is_seen_where_the_next_step_begins_or_the_next_question_stands(seed: int) -> None:
    """Scenes come in order, in the midst of what a decision leads to, and end in the position it led to."""
    marks = [0]
    game = toy_game(seed)
    for game in positions(seed):
        marks.extend([len(game.session.g.log or [])] * (game.decisions + 1 - len(marks)))
        marks[game.decisions] = len(game.session.g.log or [])
    whole, met = game.record(), 0
    for n in range(1, game.decisions + 1):
        if n < game.decisions and game.session.trail.history[n].joined:
            continue
        scenes = game.scenes(n)
        written = [lines for lines, _ in scenes]
        met += len(scenes)
        assert written == sorted(written) and all(marks[n - 1] <= lines <= marks[n] for lines in written)
        for line in range(marks[n - 1], marks[n]):
            then = [g for lines, g in scenes if lines > line] or [game.at(n).session.g]
            assert digest(game.scene(n, line)) == digest(then[0])
    assert met > 0 and game.record() == whole
    assert digest(game.scene(0, 0)) == digest(game.at(0).session.g)


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_gives_the_position_before_or_says_why_not(seed: int) -> None:
    rng, game = Random(seed), toy_game(seed)
    undone = refused = 0
    while not game.over:
        before, was = fingerprint(game.session), game.record()
        mark = game.session.g.chance.mark
        ask = rng.choice(game.asks)
        game.play(rng.choice(ask.options), ask.seat)
        copy = Game(game.book, game.session.rewind(game.decisions), game.header)
        if game.session.group:
            continue
        if game.session.g.chance.mark == mark and not game.over:
            assert game.why_not_undo(ask.seat) is None
            with pytest.raises(CannotUndo, match=r"somebody else|something|nothing"):
                game.undo((ask.seat + 1) % 3)
            copy.undo(ask.seat)
            assert (fingerprint(copy.session), copy.record()) == (before, was)
            undone += 1
        else:
            now = fingerprint(game.session)
            with pytest.raises(CannotUndo):
                game.undo()
            assert fingerprint(game.session) == now
            refused += 1
    assert undone and refused


def test_undo_of_nothing_is_refused() -> None:
    with pytest.raises(CannotUndo) as refused:
        toy_game(1).undo()
    assert refused.value.reason.key == "regnum-undo-nothing"


def test_an_answer_to_a_question_asked_together_can_be_taken_back_until_all_are_in() -> None:
    game = toy_game(1)
    fresh = fingerprint(game.session)
    game.play(game.ask.options[0], 0)
    game.undo(0)
    assert fingerprint(game.session) == fresh
    for seat in range(3):
        game.play(game.ask_of(seat).options[0], seat)  # type: ignore[union-attr]
    assert game.why_not_undo(2) is not None
    with pytest.raises(CannotUndo):
        game.undo(2)


def test_undo_among_questions_asked_together_takes_back_exactly_one_answer() -> None:
    game = toy_game(1)
    first, second = game.ask_of(0), game.ask_of(1)
    assert first is not None and second is not None
    game.play(first.options[0], 0)
    half = fingerprint(game.session)
    game.play(second.options[0], 1)
    game.undo()  # whoever answered last
    assert fingerprint(game.session) == half and game.decisions == 0
    refusal = game.why_not_undo(1)
    assert refusal is not None and refusal.reason.key == "regnum-undo-nothing"
    game.play(second.options[0], 1)
    game.undo(0)  # mine, although another answered after me
    assert [a.seat for a in game.session.waiting()] == [0, 2]
    assert game.session.answers[1] == second.options[0], "the answer of another seat is gone"
    game.play(first.options[-1], 0)
    assert game.session.answers[:2] == [first.options[-1], second.options[0]]


def test_an_answer_to_a_group_stands_in_the_way_of_undoing_what_was_before() -> None:
    rng, game = Random(4), toy_game(4)
    while not game.session.group or not game.decisions:
        play_one(game, rng)
    before = game.session.trail.history[-1].seat
    other = next(a for a in game.asks if a.seat != before)
    game.play(other.options[0], other.seat)
    refusal = game.why_not_undo(before)
    assert refusal is not None and refusal.reason.key == "regnum-undo-others"


def test_after_the_end_nothing_is_taken_back() -> None:
    game = finish(toy_game(3), 3)
    refusal = game.why_not_undo(game.session.trail.history[-1].seat)
    assert refusal is not None and refusal.reason.key == "regnum-undo-over"


def test_quick_prompts_ask_nobody_who_has_one_answer() -> None:
    asked = {"fair": 0, "quick": 0}
    for prompts in asked:
        for seed in range(20):
            for game in positions(seed, prompts=prompts):
                asked[prompts] += [a.options for a in game.asks].count([PASS])
    assert asked["fair"] and not asked["quick"]


@pytest.mark.parametrize("seed", SEEDS)
def test_only_what_is_offered_is_accepted_and_a_refusal_changes_nothing(seed: int) -> None:
    for game in positions(seed):
        before, was = fingerprint(game.session), game.record()
        for ask in game.asks:
            kind = next(k for k in KINDS if k.name == ask.kind)
            for option in range(-1, kind.noun.size + 1):
                if option in ask.options:
                    game.clone().play(option, ask.seat)
                else:
                    with pytest.raises(IllegalMove):
                        game.play(option, ask.seat)
        idle = [s for s in range(3) if s not in [a.seat for a in game.asks]]
        for seat in idle:
            with pytest.raises(IllegalMove):
                game.play(0, seat)
            if seat not in [a.seat for a in game.session.group]:
                said = "over" if game.over else f"seat {seat + 1} is not asked"
                with pytest.raises(IllegalMove, match=said):
                    game.session.play(0, seat)
        assert (fingerprint(game.session), game.record()) == (before, was)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_option_can_be_played_by_its_place(seed: int) -> None:
    for game in positions(seed):
        for n, option in enumerate(game.session.options):
            named, placed = game.session.clone(), game.session.clone()
            named.play(option)
            assert placed.play_nth(n) == option
            assert fingerprint(placed) == fingerprint(named)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_not_asked_has_no_options(seed: int) -> None:
    for game in positions(seed):
        options = {ask.seat: ask.options for ask in game.asks}
        assert [game.session.options_of(seat) for seat in range(4)] == [options.get(seat, []) for seat in range(4)]


def test_questions_asked_together_may_be_answered_in_any_order() -> None:
    texts = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        game = toy_game(5)
        for seat in order:
            game.play(game.ask_of(seat).options[seat % 2], seat)  # type: ignore[union-attr]
        texts.add(finish(game, 5).record())
    assert len(texts) == 1


def test_a_secret_question_is_put_even_to_a_seat_with_one_answer_but_not_in_a_playout() -> None:
    single = 0
    for seed in range(30):
        for game in positions(seed):
            ask = game.session.ask
            if ask is not None and ask.kind == PARRY and game.session.options == [-1]:
                single += 1
                playout = game.session.clone(PLAYOUT)
                assert playout.ask is not None
                playout.settle(playout.ask)
                assert playout.waiting() == [] or playout.waiting()[0].kind != PARRY
            if game.session.ask is not None and game.session.ask.kind != PARRY:
                assert len(game.session.options) > 1 or game.session.group
    assert single


def test_asked_together_only_a_secret_question_is_put_to_a_seat_with_one_answer() -> None:
    def asks(g: Ferry) -> Rule[None]:
        open_, forced, secret = (lambda: [1, 2]), (lambda: [3]), (lambda: [PASS])
        yield from together(g, [Ask(0, BID, forced), Ask(1, BID, open_), Ask(2, BID, secret, secret=True)])

    for fair, waiting in ((True, [1, 2]), (False, [1])):
        state = Ferry(seeded(1), False, [], [], [[], []], [], 0, [0, 0], [0, 0], 1, 0)
        session = start(state, asks, HISTORY, None, fair)
        assert [ask.seat for ask in session.waiting()] == waiting


def test_forced_answers_are_not_decisions() -> None:
    game = finish(toy_game(2, seats=2), 2)
    assert {d.kind for d in game.session.trail.history} >= {BID, ACTION}
    assert GIFT not in {d.kind for d in game.session.trail.history}  # with two seats there is one to give to


def test_a_question_without_an_answer_is_a_bug_that_is_named() -> None:
    def stuck(g: Ferry) -> Rule[None]:
        yield Ask(0, ACTION, list)

    with pytest.raises(DeadEnd, match="seat 1 has no answer"):
        start(Ferry(seeded(1), False, [], [], [[], []], [], 0, [0, 0], [0, 0], 1, 0), stuck, CLONABLE)


def test_a_world_without_an_answer_is_named_with_its_seat() -> None:
    known = [0, 1]

    def asks(g: Ferry) -> Rule[None]:
        yield Ask(0, ACTION, known.copy)

    session = start(Ferry(seeded(1), False, [], [], [[], []], [], 0, [0, 0], [0, 0], 1, 0), asks, CLONABLE)
    with pytest.raises(DeadEnd, match="no world for seat 1 "):
        session.imagine(0, 7, lambda g, seat, chance: known.clear(), lambda g, seat: None)


@given(st.integers(0, 2**64), st.integers(0, 40), st.integers(2, 4))
def test_a_state_is_plain_data_and_a_copy_has_its_digest(seed: int, moves: int, seats: int) -> None:
    game, rng = toy_game(seed, seats), Random(seed)
    for _ in range(moves):
        if not game.over:
            play_one(game, rng)
    state = game.session.g
    assert json.loads(json.dumps(dump(state))) == dump(state)
    copy = state.clone()
    assert digest(copy) == digest(state)
    copy.chance.reveal()
    assert digest(copy) != digest(state)


def test_kinds_have_fixed_ids_and_every_option_has_its_own_text() -> None:
    assert [k.base for k in KINDS] == [0, 17, 22, 39, 44, 61]
    assert RULEBOOK.actions == 71
    ids = [k.action(x) for k in KINDS for x in range(-1, k.noun.size)]
    assert ids == list(range(71))
    for kind in KINDS:
        for x in range(-1, kind.noun.size):
            name, word = kind.text(x).split()
            assert name == kind.name and kind.parse(word) == x
        for wrong in ("", "x", "-2", "999", "01", "1>", ">1", "1>9", "²"):
            with pytest.raises(ValueError):
                kind.parse(wrong)


def test_the_steps_of_a_game_are_counted_in_every_mode() -> None:
    counts = []
    for mode in (PLAYOUT, CLONABLE):
        session: Session = start(RULEBOOK.start(["any", "any"], RULEBOOK.option_values({}), seeded(4)), RULEBOOK.step, mode)
        while session.ask is not None:
            session.play(session.options[0])
        counts.append(session.trail.steps)
    assert counts == [9, 9]


def test_luck_after_the_point_gone_back_to_is_forgotten() -> None:
    game = finish(toy_game(5), 5)
    text = game.record()
    back = game.at(game.decisions // 2)
    luck = back.session.g.chance
    assert luck.memory is not None and game.session.g.chance.memory is not None
    assert sorted(luck.memory) == list(range(1, luck.uses + 1)) and len(luck.memory) < len(game.session.g.chance.memory)
    finish(back, 6)
    assert back.record() != text and game.record() == text
