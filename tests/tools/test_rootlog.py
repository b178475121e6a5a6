"""The walker of Rootlog logs: reading the notation, what it means, and whole logs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regnum.games.root.components import ALLIANCE, EYRIE, FOX, HAMMER, MARQUISE, WOODLANDS
from tools.rootlog.__main__ import main
from tools.rootlog.events import SUPPORT, hand
from tools.rootlog.meaning import CardSpec, Pattern, Reader, named
from tools.rootlog.notation import NotRead, Thing, read_action, read_log
from tools.rootlog.report import share
from tools.rootlog.verdicts import CLASSES, verdicts_of
from tools.rootlog.walker import Walk, set_table, turn_order, walk

HERE = Path(__file__).parent
SMALL = (HERE / "small.rootlog").read_text(encoding="utf-8")
SAMPLES = HERE.parents[2] / "shared" / "facts" / "root" / "rootlog_samples"
SHARES = {"2020_11_19_o": 0.92, "2020_11_19_w": 0.95, "2020_11_24_w": 0.94, "2020_12_05_a": 0.90}
"""What the rules allow of each sample as it is written, at least."""


# ---------------------------------------------------------------- notation
@pytest.mark.parametrize(
    ("text", "things", "to"),
    [
        ("3w6->11", [Thing("w", 3, start="6")], ("11",)),
        ("w->2+7", [Thing("w")], ("2", "7")),
        ("b_s+2w->4", [Thing("b", detail="s"), Thing("w", 2)], ("4",)),
        ("(w+2Ew)5->", [Thing("w", start="5"), Thing("w", 2, "E", start="5")], ()),
        ("(2F+B)#$->", [Thing("#", 2, suit="F", start="$"), Thing("#", suit="B", start="$")], ()),
        ("R#E->$_b", [Thing("#", suit="R", start="E")], ("$_b",)),
        ("%t+%f->s+e", [Thing("%", detail="t"), Thing("%", detail="f")], ("s", "e")),
        ("2%hV$->d", [Thing("%", 2, detail="h", start="V$")], ("d",)),
        ("p->1_5_9", [Thing("p")], ("1_5_9",)),
        ("(t+3w0)->6", [Thing("t"), Thing("w", 3, start="0")], ("6",)),
        ("#banker->$", [Thing("#", detail="banker")], ("$",)),
        ("M#@*->P", [Thing("#", detail="@", suit="M", start="*")], ("P",)),
    ],
)
def test_moves(text: str, things: list[Thing], to: tuple[str, ...]) -> None:
    action = read_action(text)
    assert (action.form, list(action.things), action.to) == ("move", things, to)


@pytest.mark.parametrize(
    ("text", "form", "words"),
    [
        ("XL4", "battle", ("", "L", "4", "", "", "")),
        ("CXE12R@B@(2,1)", "battle", ("C", "E", "12", "R@B@", "2", "1")),
        ("++", "points", ("", "+", "1")),
        ("P--3", "points", ("P", "-", "3")),
        ("++->A$", "marker", ("A",)),
        ("$_->", "purge", ()),
        ("$_->4", "mark", ("", "4")),
        ("$_ho->R", "mark", ("ho", "R")),
        ("t5^t_b", "flip", ("5", "b")),
        ("t2<->t11", "trick", ("2", "11")),
        ("?Pt_r7", "guess", ("7", "r")),
        ("4_10->", "path", ("4", "10")),
        ("D^A", "reveal", ("D", "A")),
    ],
)
def test_other_forms(text: str, form: str, words: tuple[str, ...]) -> None:
    action = read_action(text)
    assert (action.form, action.words) == (form, words)


@pytest.mark.parametrize("text", ["w", "Q!", "(3X)#->", "w5=>6"])
def test_what_cannot_be_read_says_so(text: str) -> None:
    with pytest.raises(NotRead):
        read_action(text)


def test_a_log() -> None:
    log = read_log(SMALL)
    assert log.headings == {"Map": "Fall", "Deck": "Standard", "Pool": "CEA"}
    assert log.players == {"A": "three", "E": "two", "C": "one"}
    assert [turn.faction for turn in log.turns] == list("CEACEACEA")
    assert turn_order(log) == ["C", "E", "A"]
    assert log.turns[-1].actions[-1].text == "#->A"


def test_an_unread_action_keeps_its_number() -> None:
    turn = read_log("Map: Fall\nDeck: Standard\nC:t_k->1/oops/b_s->5").turns[0]
    assert [a.form for a in turn.actions] == ["move", "unread", "move"]
    assert turn.unread == [(2, "no known form")]


# ---------------------------------------------------------------- meaning
def test_meaning() -> None:
    g = set_table(read_log(SMALL))
    reader = Reader(g, WOODLANDS[g.map_], MARQUISE)
    assert reader.mean(read_action("Ew2->")).patterns == [Pattern("-", (EYRIE, "warrior", 1, None))]
    assert reader.mean(read_action("F#C->A$")).patterns == [
        Pattern("card", (None, hand(MARQUISE), (SUPPORT, "out")), 1, CardSpec(FOX))
    ]
    assert reader.mean(read_action("Z%h")).patterns[0].card == CardSpec(item=HAMMER)
    assert reader.mean(read_action("XA7B@")).patterns[0] == Pattern("battle", (MARQUISE, ALLIANCE, 6))
    with pytest.raises(NotRead):
        reader.mean(read_action("2w->"))


@pytest.mark.parametrize(
    ("card", "short"), [("murine-broker", "murine"), ("fox-partisans", "fpart"), ("ambush-bird", "@"), ("dominance-fox", "dom")]
)
def test_short_names(card: str, short: str) -> None:
    assert named(card, short)
    assert not named("royal-claim", short)


# ---------------------------------------------------------------- whole logs
def refused(found: Walk) -> list[tuple[int, str, str, str]]:
    return [(s.line, s.text, "" if s.reason is None else s.reason.key, s.clause) for s in found.steps if s.status == "refused"]


def test_the_small_log_is_allowed_whole() -> None:
    found = walk(read_log(SMALL), {})
    assert refused(found) == []
    assert share(found) == 1.0
    assert found.beside == []


def test_one_action_too_many_is_refused_with_its_clause() -> None:
    text = SMALL.replace("w5->1/#->C", "w5->1/XE7/#->C")
    found = walk(read_log(text), {})
    assert [(line, action) for line, action, _, _ in refused(found)] == [(14, "XE7")]
    line = SMALL.replace("t->5/w9->12", "t->5/w9->12/XE7/Ew7->")
    assert (18, "XE7", "root-why-no-actions", "root.6.5") in refused(walk(read_log(line), {}))


def test_a_refused_action_is_forced_and_the_walk_goes_on() -> None:
    found = walk(read_log(SMALL.replace("4w3->7", "4w3->12").replace("b->7", "b->12")), {})
    assert (15, "4w3->12") in [(line, action) for line, action, _, _ in refused(found)]
    assert found.steps[-1].status == "allowed"


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(HERE / "small.rootlog"), "--json", "--lang", "cs"]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert found["actions"] == found["allowed"] + found["steered"] and found["share"] == 1.0
    assert main([str(HERE / "small.rootlog")]) == 0
    assert "100.0% allowed as written" in capsys.readouterr().out


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the shared facts are not there")
@pytest.mark.parametrize("start", SHARES)
def test_the_samples(start: str) -> None:
    """Every action is allowed, or its refusal is explained; the winner comes out right."""
    [file] = SAMPLES.glob(f"{start}*.rootlog")
    text = file.read_text(encoding="utf-8")
    found = walk(read_log(text), verdicts_of(text))
    unexplained = [
        (s.line, s.number, s.text) for s in found.steps if s.status in ("refused", "unread") and s.verdict not in CLASSES
    ]
    assert unexplained == []
    assert share(found) >= SHARES[start]
    assert sorted(found.winners) == sorted(found.winner_in_log)
