"""What a seat owns, counted by the words of the cards, and what it should own after a gain that a card prints."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.kinds import Message
from regnum.games.paladins.components import ATTRIBUTES, WORKERS
from tests.law.paladins.table import Table

CREW: Final = {
    "commission": ["scout", "labourer", "cleric"],
    "fortify": ["merchant", "labourer", "scout"],
    "garrison": ["merchant", "labourer", "fighter"],
    "absolve": ["cleric", "labourer", "merchant"],
    "attack": ["scout", "labourer", "fighter"],
    "convert": ["fighter", "labourer", "cleric"],
}
"""The workers a right-hand action needs, as the rulebook names them, a labourer in the clear slot."""

EFFECT: Final[dict[str, dict[str, int]]] = {
    **{word: {word: 1} for word in [*WORKERS, *ATTRIBUTES, "coin", "provision"]},
    "criminal": {"criminal": 1, "suspicion": 1},
    "tax": {"coin": 1, "tax": -1},
    "discard-suspicion": {"suspicion": -1},
    "pray": {"used": -1},
    "free-recruit": {"townsfolk": 1},
    "pay-debt": {"unpaid": -1, "paid": 1},
    "cancel-debt": {"unpaid": -1},
    "gain-debt": {"unpaid": 1},
}
"""What one of each gain changes; a Suspicion drawn is one without tax."""


def owned(t: Table, seat: int = 1) -> dict[str, int]:
    """All that a seat owns, and the tax supply."""
    hand = t.hand(seat)
    coins, provisions = t.has(seat)
    unpaid, paid = t.debts(seat)
    return {
        **{worker: hand.count(worker) for worker in WORKERS},
        **dict(zip(ATTRIBUTES, t.track(seat), strict=True)),
        "coin": coins,
        "provision": provisions,
        "tax": t.state.tax,
        "suspicion": len(t.suspects(seat)),
        "unpaid": unpaid,
        "paid": paid,
        "townsfolk": len(t.household(seat)),
        "used": len(t.spaces(seat)),
    }


def plus(have: dict[str, int], *gains: dict[str, Any], **more: int) -> dict[str, int]:
    """What is owned after these gains (`{"gain": "coin", "n": 2}`) and these changes (`coin=2`)."""
    want = have.copy()
    for gain in gains:
        for word, n in EFFECT[gain["gain"]].items():
            want[word] += n * gain["n"]
    for word, n in more.items():
        want[word] += n
    return want


def acted(have: dict[str, int], action: str, **more: int) -> dict[str, int]:
    """What is owned after the crew of an action was laid on its space, and these changes."""
    want = plus(have, used=1, **more)
    for worker in CREW[action]:
        want[worker] -= 1
    return want


def wealthy(seats: int = 2, action: str = "", level: int = 0) -> Table:
    """Seat 1 has something of everything: the crew of an action, goods, three Suspicions without tax, two Debts of each sort.

    Hunt is used, the next Suspicions cost no tax, and the Townsfolk in the row give nothing at once."""
    t = Table(seats).workers(1, *CREW.get(action, ["labourer"])).coins(1, 20).provisions(1, 9)
    t.attribute(1, faith=level, strength=level, influence=level).suspicions(1, 0, 0, 0).unpaid(1, 2).paid(1, 2)
    t.laid(1, "hunt", "labourer").top("suspicion", 0, 0)
    return t.townsfolk("abbot-1", "acolyte-1", "defender-1", "squire-3", "watchman-1")


def reap(t: Table, *choices: str) -> Table:
    """Seat 1 takes all that a reward offers: discards most, clears Hunt, takes the Squire, chooses as `choices` say."""
    left = list(choices)
    while t.asked in ("discard", "clear", "take", "choose") and t.seat == 1:
        if t.asked == "discard":
            t.play(f"discard {max(int(n) for n in t.options())}")
        elif t.asked == "clear":
            t.play("clear hunt")
        elif t.asked == "take":
            t.play("take squire-3")
        else:
            t.play(f"choose {left.pop(0)}")
    assert not left, f"{left} were not asked for"
    return t


def fails(t: Table, move: str) -> tuple[str, dict[str, object]]:
    """Why the open question of seat 1 closes a move: the key of the reason and its numbers. The move is not on offer."""
    kind, option = move.split()
    assert t.asked == kind and t.seat == 1
    assert option not in t.options()
    return t.why(1, option)


def closed(t: Table) -> list[str]:
    """The options of the open question that are closed to seat 1, with a reason."""
    return [no.text.split()[-1] for no in t.live.why(0)]


def spelt(message: Message) -> str:
    """A message as its key, without the form of a word, and its arguments."""
    words = [spelt(arg) if isinstance(arg, Message) else str(arg) for arg in message.args.values()]
    return " ".join([message.key.split(".")[0].removeprefix("paladins-"), *words])
