"""When somebody is away: what the others may do about it, how a bot stands in, and how the person takes the seat back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

import msgspec

from regnum.bots import BOTS
from regnum.server.clocks import run_out
from regnum.server.journal import Viewer
from regnum.server.problems import Denied, Stale
from regnum.server.schema import ChairRow, now, open_votes
from regnum.server.tables import LiveTable, Tables
from regnum.server.wire import Choose, ComeBack, Leave, Vote

STAND_IN: Final = "greedy"
"""The bot that stands in where nobody named another."""


class Absences:
    """Gives seats into other hands and back."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables

    async def vote(self, live: LiveTable, viewer: Viewer, vote: Vote) -> None:
        """A vote about somebody who is away, by all of the viewer's seats that play themselves. What the majority of the
        people who are here wants is done. Raises Denied."""
        async with live.held():
            at = now()
            chair = absent(live, vote.seat, at)
            here = {c.seat for c in live.chairs if c.in_person and c.seat != vote.seat and live.is_here(c.seat, at)}
            mine = here.intersection(viewer.seats)
            if not mine:
                raise Denied("regnum-table-not-yours", 403)
            votes = open_votes(live.row)
            cast = votes.setdefault(vote.seat, {})
            cast |= dict.fromkeys(mine, vote.choice)
            found: Counter[Choose] = Counter(choice for by, choice in cast.items() if by in here)
            if vote.choice != "wait" and 2 * found[vote.choice] > len(here):
                await live.reseat(seated(chair, vote.choice))
                return
            text = msgspec.json.encode(votes).decode()
            if not await live.store.sittings.change(live.id, live.row.rev, votes=text):
                live.fresh = False
                raise Stale
            await live.reload()
            live.changed(live)

    async def come_back(self, live: LiveTable, viewer: Viewer, back: ComeBack) -> None:
        """Somebody takes their seat back. Raises Denied."""
        async with live.held():
            live.ready(viewer, back.seat)
            chair = live.chairs[back.seat]
            if not chair.for_people:
                raise Denied("regnum-table-not-yours", 403)
            if not chair.in_person:
                await live.reseat(replace(chair, who="human", bot="", kept=False))

    async def leave(self, live: LiveTable, viewer: Viewer, leave: Leave) -> None:
        """Somebody leaves a running game and names an heir. Raises Denied."""
        async with live.held():
            live.ready(viewer, leave.seat)
            if leave.bot and leave.bot not in BOTS:
                raise Denied("regnum-bot-unknown")
            chair = live.chairs[leave.seat]
            await live.reseat(seated(chair, "bot" if leave.heir == "bot" else "new", leave.bot))

    async def run_out(self, table: str) -> None:
        """Bots stand in for those whose time is over. Raises Denied."""
        live = await self.tables.get(table)
        async with live.held():
            await live.reload()
            for seat in run_out(live.row.clocks, now()):
                await live.reseat(seated(live.chairs[seat], "bot"))


def seated(chair: ChairRow, choice: Choose, bot: str = "") -> ChairRow:
    """The chair of somebody who is away, with a bot in it, or free for somebody new. Its name stays."""
    if choice == "bot":
        return replace(chair, who="human", bot=bot or STAND_IN, kept=False)
    return replace(chair, who="open", bot="", kept=False)


def absent(live: LiveTable, seat: int, at: int) -> ChairRow:
    """The chair of somebody for whom the table waits and who is away, or a chair that was freed. Raises Denied for others."""
    if live.ledger is None or not 0 <= seat < len(live.chairs) or seat not in live.row.waiting:
        raise Denied("regnum-vote-none", 409)
    chair = live.chairs[seat]
    if chair.who != "open" and (not chair.in_person or live.is_here(seat, at)):
        raise Denied("regnum-vote-none", 409)
    return chair
