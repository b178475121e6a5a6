"""A game of Oath for one person and three bots, foreseen: the key of a table tells the luck of its game and of its bots."""

from __future__ import annotations

from typing import NamedTuple

from regnum.bots import choose
from regnum.game import Game, OpenAsk, new
from regnum.server.robots import luck

ME = 0
OFFERING = ("deal-item", "citizen-reply")
LONGEST = 4_000
MANY = 400


class Answer(NamedTuple):
    """What is to be answered, to which question, and the number that stands beside it."""

    kind: str
    text: str
    number: int


class Planned(NamedTuple):
    """A game that will go as wished: the record it is brought with, the answers, and the dice of the Campaign."""

    key: bytes
    record: str
    answers: list[Answer]
    attack: list[str]
    defense: list[str]


def wished(ask: OpenAsk, done: set[str]) -> str:
    """The plan: a Campaign with all warbands, then citizenship for the first Exile, then nothing more than must be."""
    texts = ask.texts
    if ask.kind == "act":
        for deed in ("campaign", "citizenship"):
            if deed not in done and f"act {deed}" in texts:
                done.add(deed)
                return f"act {deed}"
        return "act pass"
    if ask.kind == "deal-item":
        offer = ("deal-item give-greedy", "deal-item give-favor", "deal-item send")
        return next((text for text in offer if text not in done and text in texts), "deal-item pass")
    if ask.kind == "deal-amount":
        return "deal-amount 1"
    return texts[-1] if ask.kind == "attack-dice" else texts[0]


def begun(key: bytes) -> Game:
    """The game of a key before its first answer."""
    seats, players = ["chancellor", "exile", "exile", "exile"], ["Anna", "Bartek", "Jana", "Otakar"]
    return new("oath", seats, key=key, players=players)


def with_key(game: Game, key: bytes) -> str:
    """The record of a game that runs, as whoever has the key may bring it."""
    head, _, rest = game.record().partition("\n\n")
    return f"{head}\nkey {key.hex()}\n\n{rest}"


def of_bot(game: Game, seat: int, key: bytes) -> str:
    """What the bot of a seat answers."""
    ask = game.ask_of(seat)
    assert ask is not None
    return ask.texts[ask.options.index(choose("random", game.clone(), seat, luck(key, game.decisions, seat)))]


def foreseen(key: bytes) -> Planned | None:
    """The game of this key, if it has a Campaign with dice, makes a Citizen, and is won by the Chancellor, who writes the
    Chronicle with more than one answer."""
    game = begun(key)
    record, answers, done = with_key(game, key), list[Answer](), set[str]()
    attack, defense, welcomed = list[str](), list[str](), False
    while not game.over and game.decisions < LONGEST:
        seat = min(ask.seat for ask in game.session.waiting())
        ask = game.ask_of(seat)
        assert ask is not None
        if seat == ME:
            text = wished(ask, done)
            if ask.kind == "act" and answers and answers[-1].kind in OFFERING:
                welcomed = game.view(ME).players[1].role == "citizen"
            done.add(text)
            answers.append(Answer(ask.kind, text, ask.texts.index(text) + 1))
        else:
            text = of_bot(game, seat, key)
        game.play(text, seat)
        view = game.view(ME)
        if view.battle is not None and view.battle.attacker == ME and view.battle.attack:
            attack, defense = view.battle.attack, view.battle.defense
    return Planned(key, record, answers, attack, defense) if fits(game, answers, attack, defense, welcomed) else None


def fits(game: Game, answers: list[Answer], attack: list[str], defense: list[str], welcomed: bool) -> bool:
    written = [answer for answer in answers if answer.kind in ("vow", "edifice", "chronicle-suit")]
    sacrificed = any(answer.kind == "sacrifice" for answer in answers)
    wished = sacrificed and attack and defense and welcomed and len(written) > 1
    return bool(game.over and game.result.winners == [ME] and wished)


def planned() -> Planned:
    """The first game that goes as wished."""
    found = (foreseen(n.to_bytes(32, "big")) for n in range(1, MANY))
    return next(plan for plan in found if plan is not None)


def stops(plan: Planned) -> dict[str, str]:
    """The record of the planned game at each kind of question, where it is asked for the first time."""
    game, found, answers = begun(plan.key), dict[str, str](), iter(plan.answers)
    while not game.over:
        seat = min(ask.seat for ask in game.session.waiting())
        if seat != ME:
            game.play(of_bot(game, seat, plan.key), seat)
            continue
        kind, text, _ = next(answers)
        found.setdefault(kind, with_key(game, plan.key))
        game.play(text, seat)
    return found
