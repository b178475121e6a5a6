"""Records and luck: same record, same game; a damaged one says where."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from regnum.bots.codec import digest, dump
from regnum.engine.chance import Chance, commitment, keyed, seeded
from regnum.engine.errors import BadRecord, BadSetup, IllegalMove
from regnum.game import load, new
from regnum.record import SEED_DIGITS, Move, Record, hands_in, parse, spans
from tests.engine.play import fingerprint, finish, play_one, toy_game

WHOLE = """regnum 1
game toy
rules 2
seats any any
option rounds 1
option map lake
seed 5
"""
TWO = WHOLE.replace("regnum 1", "regnum 2") + "who 2 1-4,9 bot greedy\n"
DIGITS = "1" * 5000


@given(st.integers(-(2**70), 2**70), st.integers(0, 60), st.integers(2, 4))
def test_a_record_is_the_game(seed: int, moves: int, seats: int) -> None:
    game, rng = toy_game(seed, seats), Random(seed)
    for _ in range(moves):
        if not game.over:
            play_one(game, rng)
    for ask in game.asks if game.session.group else []:  # pending answers are not in the record
        game.play(ask.options[0], ask.seat)
    text = game.record()
    again = load(text)
    assert again.problem is None and again.record() == text
    assert fingerprint(again.session) == fingerprint(game.session)
    assert digest(finish(again, 1).session.g) == digest(finish(game, 1).session.g)


def test_a_live_game_shows_its_key_only_at_the_end() -> None:
    key = bytes(range(32))
    game = new("toy", seats=2, key=key, players=["Ada", "Béla von Y"])
    assert f"commitment {commitment(key)}" in game.record() and "key" not in game.record()
    middle = load(game.record(), key)
    assert digest(finish(middle, 3).session.g) == digest(finish(game, 3).session.g)
    text = game.record()
    assert f"key {key.hex()}" in text and "player 2 Béla von Y" in text and "seed" not in text
    assert load(text).record() == text


def test_what_chance_said_comes_from_the_record_not_from_the_seed() -> None:
    text = finish(toy_game(6, 2), 6).record()
    lucky = text.replace("roll 1", "roll 6").replace("roll 2", "roll 6").replace("roll 3", "roll 6")
    assert lucky != text
    game = load(lucky)
    assert game.problem is None and game.record() == lucky
    assert game.result.scores != load(text).result.scores


@pytest.mark.parametrize(
    "damage",
    [
        ("roll ", "pick "),
        ("~ roll ", "~ roll 9"),
        ("action roll", "action swim"),
        ("action roll", "bid 3"),
        ("\n1 action", "\n2 action"),
        ("shuffle", "shuffle 3"),
    ],
)
def test_a_damaged_record_opens_at_its_last_good_position_and_says_why(damage: tuple[str, str]) -> None:
    text = finish(toy_game(6, 2), 6).record()
    assert damage[0] in text
    broken = text.replace(damage[0], damage[1])
    try:
        game = load(broken)
    except BadRecord as e:
        assert damage[0] == "shuffle" and str(e)
        return
    assert game.problem is not None and "\n" not in str(game.problem)
    assert game.decisions <= game.problem.line - 1
    assert broken.startswith(game.record().rstrip().rpartition("\n")[0])
    with pytest.raises(IllegalMove):
        game.play(game.ask.options[0])
    assert finish(game.clone(), 1).over  # a copy may be played on, to study it


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a Regnum record"),
        ("regnum 3\n", "not a Regnum record"),
        (WHOLE.replace("regnum 1", "regnum 2"), "format 2"),
        (WHOLE + "who 1 3-5 bot greedy\n", "format 2"),
        (TWO + "who 3 1 bot greedy\n", "line 9"),
        (TWO + "who 1 bot greedy\n", "line 9"),
        (TWO + "who 1 1- bot greedy\n", "line 9"),
        (TWO + "who 1 1 cat Tom\n", "line 9"),
        (TWO + "who 1 1 person\n", "line 9"),
        (TWO + "who 2 1-4,9 bot greedy\n", "line 9: the header has said its who"),
        ("regnum 1\n", "no game"),
        ("regnum 1\ngame toy\n", "no seats"),
        (WHOLE + "colour red\n", "line 8"),
        (WHOLE.replace("rules 2", "rules two"), "line 3"),
        (WHOLE.replace("rules 2", "rules ²"), "line 3"),
        (WHOLE.replace("seed 5", "seed five"), "seed"),
        (WHOLE + "key xyz\n", "key"),
        (WHOLE + "\nnonsense\n", "line 9"),
        (WHOLE + "\n0 bid 3\n", "line 9"),
        (WHOLE + "\n² bid 3\n", "line 9"),
        (WHOLE + "\n~ dance 3\n", "line 9"),
        (WHOLE + "\n~ shuffle 1 --2\n", "line 9"),
        (WHOLE + "\n~ shuffle 1 ²\n", "line 9"),
        (WHOLE + "\n1 bid 3\n~ roll 3\n", "line 10"),
        (WHOLE + "\n~ shuffle 1 2 3\n", "before the first decision.*shuffle"),
        (WHOLE.replace("rules 2", "rules " + DIGITS), "line 3: cannot read 'rules 11"),
        (WHOLE.replace("seed 5", "seed -" + DIGITS), "line 7"),
        (WHOLE + "\n" + DIGITS + " bid 3\n", "line 9"),
        (WHOLE + "\n~ shuffle 1 " + DIGITS + "\n", "line 9"),
        (WHOLE.replace("seed 5", "key " + "ab" * 65), "line 7"),
        (WHOLE.replace("seed 5", "commitment abcd"), "line 7"),
        (WHOLE + "commitment " + "ab" * 32 + "\n", "not from both"),
        (WHOLE + "key abcd\n", "not from both"),
        (WHOLE + "seed 5\n", "line 8: the header has said its seed before"),
        (WHOLE + "option map lake\n", "line 8: the header has said its option map before"),
        (WHOLE + "player 1 Ada\nplayer 2 Ben\nplayer 01 Eve\n", "line 10: the header has said its player 1 before"),
        (WHOLE + "player 3 Ada\n", "line 8"),
        (WHOLE + "player 0 Ada\n", "line 8"),
        (WHOLE + "player Ada\n", "line 8"),
        (WHOLE + "player 1\n", "line 8"),
        (WHOLE.replace("seats", "player 1 Ada\nseats"), "line 4"),
        (WHOLE + "option note\n", "line 8"),
        (WHOLE + "option note a\tb\n", "line 8"),
        (WHOLE + "option note a\u2028b\n", "line 8"),
        (WHOLE + "option note " + "a" * 4001 + "\n", "line 8"),
        (WHOLE.replace("game toy", "game toy story"), "line 2"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_the_line(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says) as refused:
        load(text)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("old", "new_text", "says"),
    [
        ("game toy", "game chess", "chess"),
        ("seats any any", "seats any", "2 to 4"),
        ("seats any any", "seats any green", "green"),
        ("option map lake", "option map moon", "moon"),
        ("option map lake", "option weather rain", "weather"),
    ],
)
def test_a_record_of_an_unknown_game_or_option_is_refused(old: str, new_text: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        load(WHOLE.replace(old, new_text))


@settings(max_examples=300)
@example("regnum 1\ngame toy\nseats any any\nseed ٣\n")
@given(st.text(alphabet=st.sampled_from("regnum 1\ngametoysp~;²-#>bidl\r\x00٣"), max_size=80))
def test_no_text_breaks_the_reader(noise: str) -> None:
    for text in (noise, WHOLE + noise, WHOLE + "\n" + noise):
        try:
            load(text)
        except (BadRecord, BadSetup) as e:
            assert "\n" not in str(e)


@given(st.data())
def test_a_record_with_a_hole_never_breaks_the_reader(data: st.DataObject) -> None:
    text = finish(toy_game(6, 2), 6).record()
    at = data.draw(st.integers(0, len(text)))
    to = data.draw(st.integers(at, len(text)))
    try:
        game = load(text[:at] + text[to:])
    except (BadRecord, BadSetup):
        return
    assert game.problem is None or game.decisions < game.problem.line
    assert finish(game.clone(), 1).over


def test_comments_and_windows_line_ends_are_read() -> None:
    text = finish(toy_game(6, 2), 6).record()
    lines = text.splitlines()
    noted = "\r\n".join([*lines[:9], "# the ferry leaves", *lines[9:], ""])
    assert load(noted).record() == text


WORDS = st.text("abc-.>0", min_size=1, max_size=9)
LINES = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=40).map(str.strip)
RESULTS = st.lists(st.builds("{} {}".format, st.sampled_from(["pick", "roll", "shuffle 4 0"]), st.integers(-9, 10**9 - 1)))


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.lists(WORDS, min_size=1, max_size=6))
    record = Record(
        draw(WORDS), draw(st.integers(0, 10**9 - 1)), seats, draw(st.dictionaries(WORDS, LINES.filter(bool), max_size=4))
    )
    record.players = draw(st.lists(LINES, min_size=len(seats), max_size=len(seats)).filter(any) | st.just([]))
    if draw(st.booleans()):
        record.seed = str(draw(st.integers(1 - 10**SEED_DIGITS, 10**SEED_DIGITS - 1)))
    else:
        record.commitment = draw(st.binary(min_size=32, max_size=32)).hex()
        record.key = draw(st.binary(max_size=64)).hex()
    record.opening = draw(RESULTS)
    words = st.builds("{} {}".format, WORDS, WORDS)
    record.moves = draw(st.lists(st.builds(Move, st.integers(0, 10**9 - 2), words, RESULTS), max_size=6))
    return record


@given(records())
def test_records_are_read_as_they_are_written(record: Record) -> None:
    again = parse(record.write())
    assert again.write() == record.write()
    assert vars(again) | {"moves": []} == vars(record) | {"moves": []}
    assert [(m.seat, m.text, m.chance) for m in again.moves] == [(m.seat, m.text, m.chance) for m in record.moves]


def test_an_option_is_the_rest_of_its_line() -> None:
    story = "The  Chancellor: “never”; ~ # 3 žab " + "é" * 3900
    record = parse(WHOLE + f"option story   {story} \r\n")
    assert record.options["story"] == story
    assert f"\noption story {story}\n" in record.write()


@pytest.mark.parametrize("text", ["1 2\n1 bid 3", " 1 2", "1 2 ", "1\t2", "1 2 " + "0" * 4000])
def test_free_text_that_no_line_can_hold_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="carried is one line of at most 4000"):
        toy_game(1, 2, carried=text)


def test_names_are_one_line_and_belong_to_a_seat() -> None:
    text = WHOLE + "player 2 Béla von  Y\n"
    assert parse(text).players == ["", "Béla von  Y"]
    assert "\nplayer 2 Béla von  Y\nseed 5\n" in load(text).record()
    assert new("toy", seats=2, players=[" Ada "]).header.players == ["Ada"]
    for players in (["Ada\n1 bid 3"], ["Ada", "Ben", "Eve"]):
        with pytest.raises(BadSetup, match="name"):
            new("toy", seats=2, players=players)


def test_what_no_record_can_hold_begins_no_game() -> None:
    most = 10**SEED_DIGITS - 1
    assert load(toy_game(-most).record()).header.seed == str(-most)
    with pytest.raises(BadSetup, match="79 digits"):
        toy_game(10**5000)
    assert load(new("toy", seats=2, key=b"k" * 64).record(), b"k" * 64).decisions == 0
    for key in (b"k" * 65, b"k" * 200):
        with pytest.raises(BadSetup, match="64 bytes"):
            new("toy", seats=2, key=key)


def test_the_mark_of_a_byte_order_is_no_part_of_the_record() -> None:
    text = finish(toy_game(6, 2), 6).record()
    assert load("\ufeff" + text).record() == text


def test_luck_that_nobody_asked_for_is_noticed() -> None:
    text = toy_game(6, 2).record()
    with pytest.raises(BadRecord, match="before the first decision: the record says more about luck"):
        load(text.rstrip() + "; pick 1\n")
    whole = finish(toy_game(6, 2), 6).record()
    line = next(line for line in whole.splitlines() if "action sail" in line)
    game = load(whole.replace(line, line + " ~ roll 6", 1))
    assert game.problem is not None and "more about luck" in str(game.problem)
    assert game.decisions == game.problem.line - 1
    assert game.record() == whole[: whole.index(line)]


# ---------------------------------------------------------------- other rules
def test_a_record_of_other_rules_is_read_to_its_end_and_not_played_on() -> None:
    for text in (toy_game(6, 2).record(), finish(toy_game(6, 2), 6).record()):
        older = text.replace("rules 2", "rules 1")
        game = load(older)
        assert game.problem is not None and game.problem.line == 0
        assert str(game.problem) == "played under rules 1, now 2: it can be read, not played on"
        assert game.record() == older and game.over == load(text).over


def test_a_record_of_other_rules_opens_where_todays_stop_it() -> None:
    older = finish(toy_game(6, 2), 6).record().replace("rules 2", "rules 1")
    game = load(older.replace("action roll", "action swim"))
    assert game.problem is not None and 0 < game.problem.line == game.decisions + 1
    assert "played under rules 1, now 2" in str(game.problem)
    with pytest.raises(BadRecord, match="before the first decision: played under rules 1, now 2"):
        load(older.replace("~ shuffle", "~ roll 3; shuffle"))


@given(st.text() | st.text("regnum1~; \nplayeroptionseed0bid", max_size=200))
def test_any_text_is_a_record_or_none(text: str) -> None:
    for read in (text, WHOLE + text, WHOLE + "\n" + text):
        try:
            assert isinstance(parse(read), Record)
        except BadRecord as e:
            assert len(str(e).splitlines()) == 1


# ---------------------------------------------------------------- luck
def test_the_generators_say_the_same_on_every_machine() -> None:
    assert [seeded(7).word(), seeded(-1).word(), seeded(2**80).word()] == [1038396725, 1130816107, 261658500]
    live = keyed(b"a key of the table")
    assert dump(live) == [0, 0, 0, 0, 0, 0]
    assert [live.word(), live.word()] == [2549581138, 1461009117]
    luck = seeded(7)
    assert [luck.word() for _ in range(20)][-3:] == [132017419, 3476506404, 1125282625]
    live, things = keyed(b"a key of the table"), list(range(9))
    live.shuffle(things)
    assert (things, live.roll(6), live.pick(50)) == ([3, 8, 0, 6, 4, 1, 7, 2, 5], 6, 28)


@given(st.integers(), st.integers(1, 60))
def test_luck_stays_in_its_bounds_and_clones_go_the_same_way(seed: int, n: int) -> None:
    for luck in (seeded(seed), keyed(str(seed).encode()[:60])):
        twin = luck.clone()
        things, others = list(range(n)), list(range(n))
        luck.shuffle(things)
        twin.shuffle(others)
        assert things == others and sorted(things) == list(range(n))
        assert 0 <= luck.pick(n) < n and 1 <= luck.roll(n) <= n
        assert (luck.mark, luck.uses) == (3, 3) and twin.uses == 1


def test_memory_gives_again_what_was_said_and_refuses_what_cannot_be() -> None:
    luck = seeded(3)
    luck.memory = {}
    things = [4, 5, 6]
    said = [luck.roll(6), luck.pick(9), luck.roll(20)]
    luck.shuffle(things)
    again = Chance(1, 2, 3, 4)
    again.memory = dict(luck.memory)
    other = [4, 5, 6]
    assert [again.roll(6), again.pick(9), again.roll(20)] == said
    again.shuffle(other)
    assert other == things


@pytest.mark.parametrize("memory", ["roll 7", "roll -1", "pick 1", "roll 1 2 3", "roll"])
def test_a_memory_that_cannot_be_is_refused(memory: str) -> None:
    luck = seeded(1)
    luck.memory = {1: memory, 2: memory.replace("roll", "pick"), 3: memory.replace("roll", "shuffle")}
    with pytest.raises(BadRecord):
        luck.roll(6)
    with pytest.raises(BadRecord):
        luck.pick(1)
    with pytest.raises(BadRecord):
        luck.shuffle([1, 2])


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("roll 0", False),
        ("roll 1", True),
        ("roll 6", True),
        ("roll 7", False),
        ("pick -1", False),
        ("pick 0", True),
        ("pick 5", True),
        ("pick 6", False),
        ("shuffle 3 1 2", True),
        ("shuffle 1 2 4", False),
        ("shuffle 1 2 2", False),
        ("shuffle 1 2", False),
    ],
)
def test_memory_says_only_what_luck_could(said: str, holds: bool) -> None:
    luck, things = seeded(1), [1, 2, 3]
    luck.memory = {1: said}
    verb, *values = said.split()

    def ask() -> list[int]:
        if verb == "shuffle":
            luck.shuffle(things)
            return things
        return [luck.roll(6) if verb == "roll" else luck.pick(6)]

    if holds:
        assert ask() == [int(v) for v in values]
    else:
        with pytest.raises(BadRecord):
            ask()


def test_luck_says_everything_that_is_possible_and_nothing_else() -> None:
    luck = seeded(5)
    assert {luck.roll(6) for _ in range(300)} == {1, 2, 3, 4, 5, 6}
    assert {luck.pick(3) for _ in range(100)} == {0, 1, 2}
    orders = set()
    for _ in range(300):
        things = [1, 2, 3]
        luck.shuffle(things)
        orders.add(tuple(things))
    assert len(orders) == 6


def test_a_reveal_moves_the_mark_and_uses_no_luck() -> None:
    luck = seeded(5)
    luck.reveal()
    assert (luck.mark, luck.uses) == (1, 0) and luck.word() == seeded(5).word()


def test_who_else_played_is_kept_and_changes_nothing() -> None:
    text = finish(toy_game(6, 2), 6).record()
    hands = ["who 1 2-3,5 bot greedy", "who 2 1 person Jan Novák", "who 2 4-900 bot greedy"]
    named = text.replace("regnum 1\n", "regnum 2\n").replace("seed", "\n".join(hands) + "\nseed", 1)
    game = load(named)
    assert game.problem is None and game.record() == named and game.result.scores == load(text).result.scores
    found = hands_in(parse(named))
    assert found[2] == found[3] == found[5] == "bot greedy" and found[1] == "person Jan Novák"
    assert max(found) == len(parse(named).moves)


def test_numbers_that_follow_each_other_are_one() -> None:
    assert [spans(numbers) for numbers in ([4], [1, 2, 3], [1, 3, 4, 9])] == ["4", "1-3", "1,3-4,9"]
