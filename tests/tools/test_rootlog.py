"""The walker of Rootlog logs: reading the notation, what it means, and whole logs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regnum.games.root.components import (
    ALLIANCE,
    CARD_DATA,
    DECK_SIZE,
    DECKS,
    EYRIE,
    FOX,
    HAMMER,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND2,
    WOODLANDS,
)
from regnum.games.root.factions.quests import QUEST
from tests.tools.scribe import play
from tools.rootlog.__main__ import main
from tools.rootlog.events import SUPPORT, hand
from tools.rootlog.meaning import MANY, CardSpec, Pattern, Reader, named
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
        ("%_d->s+r", [Thing("%", detail="_", start="d")], ("s", "r")),
        ("(%r+2%t)de->s", [Thing("%", detail="r", start="de"), Thing("%", 2, detail="t", start="de")], ("s",)),
        ("%rr->d", [Thing("%", detail="r", start="r")], ("d",)),
        ("%sO$->V$", [Thing("%", detail="s", start="O$")], ("V$",)),
        ("(3w+r)1->12", [Thing("w", 3, start="1"), Thing("f", start="1")], ("12",)),
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
        ("t5^t_b", "flip", ("5", "b")),
        ("t2<->t11", "trick", ("2", "11")),
        ("?Pt_r7", "guess", ("7", "r")),
        ("?Pt7^t_r", "guess", ("7", "r")),
        ("4_10->", "path", ("4", "10")),
        ("D^A", "reveal", ("D", "A")),
    ],
)
def test_other_forms(text: str, form: str, words: tuple[str, ...]) -> None:
    action = read_action(text)
    assert (action.form, action.words) == (form, words)


@pytest.mark.parametrize(
    ("text", "marks", "value"),
    [
        ("$_->4", [("", "")], "4"),
        ("$_ho->R", [("", "ho")], "R"),
        ("$_f->1", [("", "f")], "1"),
        ("($_h+$_m)->2", [("", "h"), ("", "m")], "2"),
        ("G$_C->h", [("G", "C")], "h"),
        ("$_O+$_C->h", [("", "O"), ("", "C")], "h"),
    ],
)
def test_markers(text: str, marks: list[tuple[str, str]], value: str) -> None:
    action = read_action(text)
    assert action.form == "mark" and action.to == (value,)
    assert [(mark.faction, mark.detail) for mark in action.things] == marks


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("Z%h", Thing("%", detail="h")),
        ("Zh", Thing("%", detail="h")),
        ("Zarmor", Thing("#", detail="armor")),
        ("ZF#favor", Thing("#", detail="favor", suit="F")),
    ],
)
def test_crafting(text: str, thing: Thing) -> None:
    action = read_action(text)
    assert (action.form, action.things) == ("craft", (thing,))


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


def test_markers_on_another_board() -> None:
    g = set_table(read_log(SMALL))
    reader = Reader(g, WOODLANDS[g.map_], MARQUISE)
    assert reader.mean(read_action("G$_C->h")).patterns == [Pattern("relation", (VAGABOND2, MARQUISE, -1))]
    assert reader.mean(read_action("O$_h->3")).patterns == [Pattern("price", (0, 3))]
    assert reader.mean(read_action("$_f->1")).patterns == [Pattern("box", (RIVERFOLK, None, "-"), MANY)]
    with pytest.raises(NotRead):
        reader.mean(read_action("$_E->1"))


BEARS = ["fend-off-a-bear-rabbit", "fend-off-a-bear-mouse"]


@pytest.mark.parametrize(
    ("text", "quests"),
    [("R#errandQ->$", ["errand-rabbit"]), ("#escortQ->$", ["escort"]), ("#bearQ->$", BEARS),
     ("#fundsQ->$", ["fundraising"]), ("M#logsQ->$", ["logistics-help-mouse"]), ("#shedQ->$", ["repair-a-shed"])],
)  # fmt: skip
def test_quests_by_suit_and_name(text: str, quests: list[str]) -> None:
    g = set_table(read_log(SMALL))
    [pattern] = Reader(g, WOODLANDS[g.map_], VAGABOND).mean(read_action(text)).patterns
    assert pattern == Pattern("quest", (VAGABOND, tuple(QUEST.slugs.index(name) for name in quests)))


@pytest.mark.parametrize(
    ("text", "states"),
    [("%h->e", ((0, 2), (1, 3))), ("%hd->e", ((2,), (1, 3))), ("%_->r", ((1, 3), (0, 2))), ("%h->d", ((0, 1), (2, 3))),
     ("%hr->d", ((0,), (2, 3))), ("%_d->s+r", ((2, 3), (0, 1))), ("%hde->s", ((3,), (0, 1))), ("%hde->", ((3,), -1))],
)  # fmt: skip
def test_sides_and_areas_of_items(text: str, states: tuple[object, object]) -> None:
    g = set_table(read_log(SMALL))
    [pattern] = Reader(g, WOODLANDS[g.map_], VAGABOND).mean(read_action(text)).patterns
    assert pattern.nouns[2:] == states


SHORT_NAMES = {
    "base": {
        "armor": "armorers", "bank": "better-burrow-bank", "brutal": "brutal-tactics", "command": "command-warren",
        "cob": "cobbler", "codeb": "codebreakers", "ffavor": "favor-fox", "mfavor": "favor-mouse", "rfavor": "favor-rabbit",
        "royal": "royal-claim", "sap": "sappers", "scout": "scouting-party", "stand": "stand-and-deliver",
        "tax": "tax-collector",
    },
    "exiles": {
        "boat": "boat-builders", "charm": "charm-offensive", "coffin": "coffin-makers", "cplans": "corvid-planners",
        "emi": "eyrie-emigre", "false": "false-orders", "fpart": "fox-partisans", "rpart": "rabbit-partisans",
        "mpart": "mouse-partisans", "inform": "informants", "league": "league-of-adventurous-mice",
        "engrave": "master-engravers",
        "murine": "murine-broker", "prop": "propaganda-bureau", "sabo": "saboteurs", "soup": "soup-kitchens",
        "swap": "swap-meet", "tun": "tunnels",
    },
}  # fmt: skip
"""The abbreviations of the notation."""


@pytest.mark.parametrize("deck", SHORT_NAMES)
def test_every_abbreviation_means_one_card(deck: str) -> None:
    first = DECKS.index(deck) * DECK_SIZE
    cards = {CARD_DATA[c]["id"] for c in range(first, first + DECK_SIZE)}
    for short, card in SHORT_NAMES[deck].items():
        assert [name for name in cards if named(name, short)] == [card]


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


@pytest.mark.parametrize("name", ["wanderers", "traders", "souls"])
def test_a_small_log_of_each_construct_is_allowed_whole(name: str) -> None:
    found = walk(read_log((HERE / f"{name}.rootlog").read_text(encoding="utf-8")), {})
    assert refused(found) == []
    assert share(found) == 1.0


def test_an_outcast_that_no_hidden_suit_explains_is_refused() -> None:
    text = (HERE / "souls.rootlog").read_text(encoding="utf-8")
    told = text.replace("C:t->5/#C->/t->5/#->C", "C:t->5/R#C->/t->5/#->C")
    assert (18, "$_o->M") in [(line, action) for line, action, _, _ in refused(walk(read_log(told), {}))]


def test_a_recruit_nobody_wrote_is_not_made_up() -> None:
    """A move of one warrior too many is refused by itself; the actions of the turn remain for what follows."""
    found = walk(read_log(SMALL.replace("t->5/w9->12/#->C", "t->5/2w10->6/w9->12/#->C")), {})
    assert [(line, action) for line, action, _, _ in refused(found)] == [(18, "2w10->6")]


@pytest.mark.parametrize(
    ("factions", "map_", "deck"),
    [("OVC", "Mountain", "Standard"), ("GCPV", "Fall", "Standard"), ("CVA", "Fall", "E&P"), ("EAPDV", "Lake", "E&P"),
     ("DOCP", "Mountain", "E&P"), ("LEVC", "Winter", "Standard")],
)  # fmt: skip
def test_games_of_our_own_are_read_back(factions: str, map_: str, deck: str) -> None:
    """Of the first game of each table nearly all that was done is allowed as written."""
    found = walk(read_log(play(factions, map_, deck, 16, 1)), {})
    assert share(found) >= 0.98, refused(found)


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
