"""Golden games: one for each way to win, each Vision, each round of a stable regime and each oath with a Successor. How they
are recorded anew: see `tests.games.golden`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from regnum.bots.codec import digest
from regnum.engine.chance import seeded
from regnum.engine.session import Session, start
from regnum.engine.trail import CLONABLE
from regnum.game import Game, load, new
from regnum.games.oath import RULEBOOK
from regnum.games.oath.chronicle_text import plain
from regnum.games.oath.components import CARDS, CITIZEN, OATHS, ROLES
from regnum.games.oath.state import WAYS, Oath
from regnum.games.oath.vocabulary import NONE
from tests.games.golden import Gallery

HERE = Path(__file__).resolve().parent / "records"
LONGEST = 3000
"""Decisions after which a random game is given up."""
ENOUGH, MOST = 60, 6000
"""Games to look through for the shortest of a sort, and for one at all."""


class Golden(NamedTuple):
    """What came of a recorded game: who won, as what, how, in which round, by which Vision; the oath that was kept and the one
    that was sworn; the last state."""

    winner: int
    role: str
    way: str
    round: int
    vision: str
    oath: str
    vow: str
    digest: str


# ---------------------------------------------------------------- what came of a game
def state(session: Session) -> Oath:
    assert isinstance(session.g, Oath)
    return session.g


def came(g: Oath) -> Golden:
    vision = CARDS[g.vision_won] if g.vision_won != NONE else ""
    role = ROLES[g.role[g.winner]]
    return Golden(g.winner + 1, role, WAYS[g.way], g.round, vision, OATHS[g.oath], OATHS[g.vow], digest(g))


def outcome(game: Game) -> Golden:
    return came(state(game.session))


# ---------------------------------------------------------------- looking for them
class Wish(NamedTuple):
    """A game to look for: who sits where, under which oath; how it is to be won, in which round or by which Vision."""

    name: str
    seats: str
    oath: str
    way: str
    round: int = 0
    vision: str = ""
    heir: bool = False

    def options(self) -> dict[str, str]:
        return RULEBOOK.option_values({"oath": self.oath})

    def start(self, seed: int) -> Session:
        return start(RULEBOOK.start(self.seats.split(), self.options(), seeded(seed)), RULEBOOK.step, CLONABLE)

    def met(self, g: Oath) -> bool:
        if not g.over or (self.way and WAYS[g.way] != self.way) or (g.role[g.winner] == CITIZEN) != self.heir:
            return False
        vision = CARDS[g.vision_won] if g.vision_won != NONE else ""
        return self.round in (0, g.round) and (not self.vision or vision == self.vision)


EXILES, CITIZENS = "chancellor exile exile", "chancellor citizen citizen"
WANTED = [
    Wish("usurper", EXILES, "supremacy", "usurper"),
    Wish("vision-of-conquest", EXILES, "devotion", "vision", vision="vision-of-conquest"),
    Wish("vision-of-rebellion", EXILES, "supremacy", "vision", vision="vision-of-rebellion"),
    Wish("vision-of-sanctuary", EXILES, "the-people", "vision", vision="vision-of-sanctuary"),
    Wish("vision-of-faith", EXILES, "protection", "vision", vision="vision-of-faith"),
    Wish("stable-5", "chancellor exile", "supremacy", "stable-regime", 5),
    Wish("stable-6", "chancellor exile", "devotion", "stable-regime", 6),
    Wish("stable-7", "chancellor exile exile exile", "the-people", "stable-regime", 7),
    Wish("successor-supremacy", CITIZENS, "supremacy", "", heir=True),
    Wish("successor-the-people", CITIZENS, "the-people", "", heir=True),
    Wish("successor-devotion", CITIZENS, "devotion", "", heir=True),
    Wish("successor-protection", CITIZENS, "protection", "", heir=True),
    Wish("exhaustion-oath", EXILES, "supremacy", "exhaustion-oath", 8),
    Wish("exhaustion-usurper", EXILES, "protection", "exhaustion-usurper", 8),
    Wish("exhaustion-vision", "chancellor exile exile exile", "the-people", "exhaustion-vision", 8),
    Wish("exhaustion-empire", EXILES, "devotion", "exhaustion-empire", 8),
]


def played(wish: Wish, seed: int) -> tuple[Oath, list[int]]:
    """A game played at random to its end, or until it is too long: its last state and the answers."""
    session, rng, trace = wish.start(seed), Random(seed), list[int]()
    while session.ask is not None and len(trace) < LONGEST:
        trace.append(rng.choice(session.options))
        session.play(trace[-1])
    return state(session), trace


def look(name: str) -> Game | None:
    """The shortest of the games of a sort among many."""
    wish = wish_of(name)
    best: tuple[int, list[int]] | None = None
    for seed in range(MOST):
        if best is not None and seed >= ENOUGH:
            break
        g, trace = played(wish, seed)
        if wish.met(g) and (best is None or len(trace) < len(best[1])):
            best = seed, trace
    if best is None:
        return None
    game = new("oath", wish.seats.split(), best[0], b"", (), **wish.options())
    for option in best[1]:
        game.play(option)
    return game


def fits(name: str, game: Game) -> bool:
    return wish_of(name).met(state(game.session))


def wish_of(name: str) -> Wish:
    return next(wish for wish in WANTED if wish.name == name)


GALLERY = Gallery("oath", HERE, [wish.name for wish in WANTED], outcome, fits, look)
GAMES = {name: Golden(*came) for name, came in GALLERY.came().items()}


# ---------------------------------------------------------------- the golden games
def test_every_way_to_win_is_among_them() -> None:
    assert sorted(GAMES) == sorted(path.stem for path in HERE.glob("*.regnum")) == sorted(wish.name for wish in WANTED)
    assert {game.way for game in GAMES.values()} == set(WAYS)
    assert {game.vision for game in GAMES.values() if game.way == "vision"} == set(CARDS[-5:]) - {"conspiracy"}
    assert {game.round for game in GAMES.values() if game.way == "stable-regime"} >= {5, 6, 7}
    assert {game.oath for game in GAMES.values() if game.role == "citizen"} == set(OATHS)


@pytest.mark.parametrize("name", GALLERY.names)
def test_the_next_game_starts_from_what_was_written(name: str) -> None:
    game = load(GALLERY.text(name))
    sequel = game.result.sequel
    assert sequel is not None
    assert plain(sequel["chronicle"])["oath"] == GAMES[name].vow != ""
    following = new("oath", seed=1, **sequel)
    assert following.view(None).oath == GAMES[name].vow
