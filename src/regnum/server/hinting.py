"""Hints: what the champion would do in the place of a person who is asked, from what that person can know."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from regnum.server.forms_counsel import AskHint, Counsel, Weighing
from regnum.server.journal import phrase
from regnum.server.naming import names_of
from regnum.server.problems import Denied, Stale
from regnum.server.rendering import may_ask
from regnum.server.tables import Tables
from regnum.server.thinking import Minds, Thought, Weight, weigh_up

CHAMPION: Final = "champion"
LONGER: Final = 2.0
"""So many times as long as a bot the champion thinks for a hint."""
SHOWN: Final = 3
FEWEST: Final = 20
"""Of fewer tries nothing is concluded."""
KEPT: Final = 64
MOST_WAITING: Final = 8


class Hints:
    """Asks the champion, for one person at a time; what it said of a question is kept for a while."""

    def __init__(self, tables: Tables, minds: Minds, seconds: float) -> None:
        self.tables: Tables = tables
        self.minds: Minds = minds
        self.seconds: float = LONGER * seconds
        self.room: asyncio.Semaphore = asyncio.Semaphore(1)
        self.waiting: int = 0
        self.kept: OrderedDict[tuple[str, int, int], list[Weight]] = OrderedDict()

    async def hint(self, table: str, wish: AskHint, lang: str) -> Counsel:
        """What the champion thinks of the question that is put to a seat of the caller. Raises Denied, and Stale where that is
        no longer the question."""
        live = await self.tables.get(table)
        viewer = await live.viewer(wish.key, lang)
        async with live.held():
            ledger = live.ready(viewer, wish.seat)
            if not may_ask(live.row, live.chairs):
                raise Denied("regnum-hint-off", 403)
            ask = ledger.asked.get(wish.seat)
            if ask is None or wish.asked != ledger.put_to(viewer.seats):
                raise Stale
            game, names = ledger.game.clone(), names_of(live.chairs, lang)
            said = blake2b(f"hint {live.row.n} {wish.seat}".encode(), key=live.row.live_key, digest_size=6).digest()
            thought = Thought(ledger.game.record(), CHAMPION, wish.seat, int.from_bytes(said, "big"), 0.0)
            n = live.row.n
        found = await self.weights((table, n, wish.seat), thought)
        open_ask = game.ask_of(wish.seat)
        assert open_ask is not None
        texts = dict(zip(open_ask.options, open_ask.texts, strict=True))
        shown = [
            Weighing(
                texts[weight.option],
                phrase(lang, open_ask.label(weight.option), names, viewer.me),
                [phrase(lang, fact, names, viewer.me) for fact in game.book.foretell(game.session.g, ask, weight.option)],
                weight.worth,
                weight.low,
                weight.high,
                weight.tries,
            )
            for weight in found[:SHOWN]
        ]
        return Counsel(CHAMPION, shown, sum(weight.tries for weight in found), is_close(found))

    async def weights(self, key: tuple[str, int, int], thought: Thought) -> list[Weight]:
        """What the champion thinks, now or when it was asked before. Raises Denied when too many ask."""
        if key not in self.kept:
            if self.waiting >= MOST_WAITING:
                raise Denied("regnum-too-fast", 503)
            self.waiting += 1
            try:
                async with self.room:
                    timed = Thought(thought.record, thought.bot, thought.seat, thought.seed, time.time() + self.seconds)
                    self.kept[key] = await self.minds.work(weigh_up, timed)
            finally:
                self.waiting -= 1
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return self.kept[key]


def is_close(found: Sequence[Weight]) -> bool:
    """Whether the first two cannot be told apart: each lies within the interval of the other, or they were hardly tried."""
    if len(found) < 2:
        return False
    first, second = found[:2]
    return first.tries < FEWEST or (first.low <= second.worth and second.high >= first.worth)
