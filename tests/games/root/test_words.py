"""What is easily said wrong in Root. That everything can be said at all is shared: tests/games/test_words.py."""

from __future__ import annotations

from random import Random

import pytest

from regnum.engine.kinds import Arg, Message, Seat
from regnum.game import new
from regnum.games.root.components import FACTIONS
from regnum.games.root.lexicon import PLACE_INTO, PLACE_PUT, ROUTE, SAYINGS
from regnum.words import LANGS, words
from tests.games.speech import read_through, text

TABLES = [
    (["marquise", "eyrie", "alliance", "vagabond"], "autumn", "base"),
    (["lizard", "riverfolk", "duchy", "corvid"], "lake", "exiles"),
    (["corvid", "vagabond", "vagabond2", "eyrie", "duchy", "riverfolk"], "mountain", "base"),
    (["alliance", "marquise", "lizard"], "winter", "exiles"),
]
HINTS: dict[str, list[str]] = {
    "points": ["n"],
    "wood": ["n"],
    "service": ["n"],
    "pawn": [],
    "supporters": ["n"],
    "outrage": [],
    "defenseless": [],
    "guerrilla": [],
    "turmoil": ["points", "cards"],
}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_STRICT_WORDS", "1")


@pytest.mark.parametrize("lang", LANGS)
def test_hints_scores_and_ends_have_words(lang: str) -> None:
    for key, names in HINTS.items():
        for n in (1, 2, 5):
            assert len(text(lang, Message(f"root-hint-{key}", {name: n for name in names})).split()) <= 6
    text(lang, Message("root-score-points"))
    text(lang, Message("root-notice-reach", {"n": 17, "wanted": 21}))
    for how in ("points", "dominance", "coalition"):
        said = words(True).say(lang, f"root-end-{how}", who=["A", "B"])
        assert said.endswith(".") and "A" in said and "B" in said


# ---------------------------------------------------------------- what is easily said wrong
@pytest.mark.parametrize(
    ("lang", "me", "said"),
    [
        ("en", None, ["A places 1 warrior in clearing 5.", "A places 5 warriors in clearing 5."]),
        ("cs", 0, ["Umísťuješ 1 bojovníka na mýtinu 5.", "Umísťuješ 5 bojovníků na mýtinu 5."]),
        ("pl", None, ["A umieszcza 1 wojownika na polanie 5.", "A umieszcza 5 wojowników na polanie 5."]),
    ],
)
def test_warriors_are_counted(lang: str, me: int | None, said: list[str]) -> None:
    args: dict[str, Arg] = {"who": Seat(6).arg(0), "at": PLACE_PUT.arg(4)}
    assert [text(lang, Message("root-log-placed-warriors", {**args, "n": n}), me) for n in (1, 5)] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["A attacks the Eyrie in clearing 5.", "You attack the Eyrie in clearing 5.", "A attacks you in clearing 5."]),
        ("cs", ["A útočí na Orly na mýtině 5.", "Útočíš na Orly na mýtině 5.", "A na tebe útočí na mýtině 5."]),
        ("pl", ["A atakuje Orły na polanie 5.", "Atakujesz Orły na polanie 5.", "A atakuje cię na polanie 5."]),
    ],
)
def test_whoever_is_attacked_is_addressed(lang: str, said: list[str]) -> None:
    battle = next(saying for saying in SAYINGS if saying.key == "battle")
    message = Message("root-log-battle")
    for (name, noun), x in zip(battle.nouns, (0, 1, FACTIONS.index("eyrie"), 4), strict=True):
        noun.fill(message.args, name, x)
    assert [text(lang, message, me) for me in (None, 0, 1)] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["from clearing 5 to clearing 7", "from clearing 5 into forest 2", "from the Burrow to clearing 7"]),
        ("cs", ["z mýtiny 5 na mýtinu 7", "z mýtiny 5 do lesa 2", "z Nory na mýtinu 7"]),
        ("pl", ["z polany 5 na polanę 7", "z polany 5 do lasu 2", "z Nory na polanę 7"]),
    ],
)
def test_places_are_left_and_entered(lang: str, said: list[str]) -> None:
    for (a, b), expected in zip([(4, 6), (4, 21), (12, 6)], said, strict=True):
        option = Message("root-move-option")
        ROUTE.fill(option.args, "it", a * PLACE_INTO.size + b)
        assert text(lang, option) == expected


# ---------------------------------------------------------------- real games
@pytest.mark.parametrize(("seats", "map_", "deck"), TABLES, ids=[f"{t[1]}-{t[2]}" for t in TABLES])
def test_games_of_every_faction_are_told_without_a_gap(seats: list[str], map_: str, deck: str) -> None:
    keys = read_through(new("root", seats, 7, map=map_, deck=deck, reach="any"), Random(7), longest=110)
    assert keys >= {"root-act-ask", "root-act-pass", "root-log-turn"}
