"""What nobody may find out: random tables of any game, and what a viewer observes of them.

A world is imagined for a viewer (a seat, or a spectator) at a decision of a real game. Whatever was dealt anew in it the viewer
cannot know, so nothing the viewer observes may tell the two apart, now or after the same answer."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from regnum.bots.codec import digest
from regnum.engine.ask import PASS
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Message
from regnum.engine.registry import Rulebook, rulebook
from regnum.engine.state import Line
from regnum.game import Game, new
from tests.engine.play import fingerprint

LONGEST = 6000
"""Decisions after which a random game is given up: some set-ups let random players wander for ever."""


def random_table(book: Rulebook, rng: Random, seats: int = 0, wishes: list[str] | None = None, prompts: str = "fair") -> Game:
    """A new game: so many seats (0: any number), each with one of the wishes (None: any), and options that go together."""
    while True:
        options = {o.name: rng.choice(o.values) for o in book.options.values() if o.values and o.name != "prompts"}
        roles = [rng.choice(wishes or book.seatings()) for _ in range(seats or rng.randint(book.fewest, book.most))]
        try:
            return new(book.name, roles, rng.randrange(1 << 30), b"", (), prompts=prompts, **options)
        except BadSetup:
            continue


def play_at_random(game: Game, rng: Random) -> None:
    """One answer of anybody who is asked."""
    ask = rng.choice(game.asks)
    game.play(rng.choice(ask.options), ask.seat)


def viewers(game: Game) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(len(game.header.seats)), None]


def flat(message: Message) -> str:
    """A message as text, to be compared."""
    args = [f"{name}={flat(x) if isinstance(x, Message) else x}" for name, x in sorted(message.args.items())]
    return f"{message.key}({', '.join(args)})"


def asked_to_act(game: Game) -> tuple[list[int], str]:
    """What everybody is told: who is to act, and in which phase."""
    return sorted(a.seat for a in game.asks), flat(game.book.phase(game.session.g))


def asked(game: Game, seat: int) -> Any:
    """The question put to a seat as the seat sees it: prompt, options, refusals and hints."""
    ask = game.ask_of(seat)
    if ask is None:
        return None
    raw = next(a for a in game.session.waiting() if a.seat == seat)
    hints = [[flat(hint) for hint in game.book.foretell(game.session.g, raw, x)] for x in ask.options]
    refused = [(no.option, flat(no.reason), no.clause) for no in game.why(seat)]
    return flat(ask.prompt()), ask.options, [flat(ask.label(x)) for x in ask.options], hints, refused


@dataclass
class After:
    """What an answer led to."""

    uses: int
    mark: int
    to_act: tuple[list[int], str]
    view: Any
    lines: list[str]


def answer(game: Game, seat: int, option: int, viewer: int | None) -> After:
    """Plays the answer in a copy and tells what the viewer observes."""
    other = game.clone()
    log: list[Line] = []
    other.session.g.log = log
    chance = other.session.g.chance
    uses, mark = chance.uses, chance.mark
    other.play(option, seat)
    chance = other.session.g.chance
    lines = [flat(message) for _, message in other.log(viewer)]
    return After(chance.uses - uses, chance.mark - mark, asked_to_act(other), other.view(viewer), lines)


def unnoticed(game: Game, after: After, viewer: int | None) -> bool:
    """Whether the viewer observed nothing at all of an answer."""
    return not after.lines and after.to_act == asked_to_act(game) and after.view == game.view(viewer)


def check_answer(game: Game, world: Game, viewer: int | None, seat: int, option: int) -> None:
    """The same answer in both worlds: what the viewer observes differs only by luck, or where something was revealed in both.

    An answer that reveals in one world and not in the other (a hand that must be shown for want of a card) leaves who is to act
    and the phase the same: so no phase and no turn ends by itself because of hidden cards. Where it went unnoticed in one world
    there is nothing to compare yet: a seat that has more to answer (which card it pays with) looks like one that thinks."""
    real, other = answer(game, seat, option, viewer), answer(world, seat, option, viewer)
    if real.uses or other.uses:
        return
    if bool(real.mark) != bool(other.mark) or real.view == other.view:
        same = real.to_act == other.to_act or unnoticed(game, real, viewer) or unnoticed(world, other, viewer)
        assert same, "who is to act, or the phase, betrays something"
    if not real.mark and not other.mark:
        assert real.view == other.view, "the board betrays something that was not revealed"
        assert real.lines == other.lines, "the log betrays something that was not revealed"


def stands(game: Game) -> int:
    """How many answers ago the game was last remembered."""
    now = game.session.trail.now
    assert now is not None
    return len(now.answers)


def check_viewer(game: Game, viewer: int | None, rng: Random) -> Game:
    """One imagined world for a viewer, compared with the real one."""
    world = game.imagine(viewer, rng.randrange(1 << 30))
    assert world.view(viewer) == game.view(viewer), "the view depends on what is hidden"
    assert game.session.group or asked_to_act(world) == asked_to_act(game), "who is to act depends on what is hidden"
    game.book.count(world.session.g)
    if viewer is not None:
        assert asked(world, viewer) == asked(game, viewer), "the question depends on what is hidden"
    if stands(world) != stands(game):
        return world  # the viewer saw nothing of the last answers: the world is asked an earlier question
    for ask in game.asks:
        same = world.ask_of(ask.seat)
        if same is not None and same.kind == ask.kind and not game.session.group:
            both = [x for x in ask.options if x in same.options]
            if both:
                check_answer(game, world, viewer, ask.seat, rng.choice([*both, PASS] if PASS in both else both))
    return world


def check_pending(game: Game, rng: Random) -> None:
    """An answer that waits for the others' shows nowhere: not in a view, a log, a question or a world they imagine."""
    one, two = rng.sample(game.asks, 2)
    truth = digest(game.session.g)
    public = [(game.view(viewer), read_by(game, viewer)) for viewer in viewers(game)]
    worlds = set()
    for option in one.options:
        other = game.clone()
        other.play(option, one.seat)
        assert digest(other.session.g) == truth and other.ask_of(one.seat) is None
        assert [other.view(viewer) for viewer in viewers(game)] == [view for view, _ in public]
        assert asked(other, two.seat) == asked(game, two.seat)
        worlds.add(str(fingerprint(other.imagine(two.seat, 5).session)))
    assert len(worlds) == 1, "an imagined world knows an answer that was not given yet"
    game.play(one.options[-1], one.seat)
    assert [(game.view(viewer), read_by(game, viewer)) for viewer in viewers(game)] == public
    game.undo(one.seat)


def read_by(game: Game, viewer: int | None) -> list[str]:
    """The last lines of the log as a viewer reads them."""
    return [f"{n} {flat(message)}" for n, message in game.log(viewer, max(0, len(game.session.g.log or []) - 40))]


def play_on(world: Game, rng: Random) -> None:
    """An imagined game goes on to its end, its pieces counted now and then."""
    session, book = world.session, world.book
    for n in range(LONGEST):
        if session.ask is None:
            return
        session.play(rng.choice(session.options))
        if n % 50 == 0:
            book.count(session.g)


def watch(name: str, seed: int, share: float, on: float) -> None:
    """A whole random game, looked at by everybody at a share of its decisions; a share of the worlds is played on."""
    rng = Random(f"{name} {seed}")
    game = random_table(rulebook(name), rng)
    try:
        while not game.over and game.decisions < LONGEST:
            if rng.random() < share:
                for viewer in viewers(game):
                    world = check_viewer(game, viewer, rng)
                    if rng.random() < on:
                        play_on(world, rng)
            if len(game.asks) > 1:
                check_pending(game, rng)
            play_at_random(game, rng)
    except BaseException:
        print(f"\nwatch({name!r}, {seed}, {share}, {on}) at decision {game.decisions}, {[a.kind for a in game.asks]}")
        print(game.record())
        raise
