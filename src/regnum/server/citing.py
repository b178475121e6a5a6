"""The Law of a game that is over: which clauses its questions and its score sheet named, and where.

A question knows its clause; the log says what came of the answer. An answer of which the viewer read nothing is left out."""

from __future__ import annotations

from typing import Final

from regnum.engine.kinds import Message
from regnum.server.analysing import finished
from regnum.server.forms_counsel import Cited, CitedAt
from regnum.server.journal import Viewer, phrase
from regnum.server.ledger import Ledger
from regnum.server.naming import names_of
from regnum.server.tables import LiveTable, Tables

SHOWN: Final = 3
"""Places of a clause that are told; the others are counted."""


async def cited(tables: Tables, table: str, key: str, lang: str) -> list[Cited]:
    """The clauses that a game came to, with the last places of each. Raises Denied, also while the game runs."""
    live = await tables.get(table)
    viewer = await live.viewer(key, lang)
    async with live.held():
        ledger = finished(live, viewer)
        found: dict[str, list[CitedAt]] = {}
        for clause, place in [*answered(live, ledger, viewer), *scored(live, ledger, viewer)]:
            found.setdefault(clause, []).append(place)
        return [Cited(clause, len(places), places[-SHOWN:]) for clause, places in found.items()]


def answered(live: LiveTable, ledger: Ledger, viewer: Viewer) -> list[tuple[str, CitedAt]]:
    """The clause of each question, where its answer was read of."""
    reading, game = live.journal.reading(ledger, viewer.seats), ledger.game
    told: dict[int, CitedAt] = {}
    for line in live.journal.page(ledger, viewer, names_of(live.chairs, viewer.lang)).lines:
        told.setdefault(line.moment, CitedAt(line.moment, line.seat, line.text))
    found = []
    for n, decision in enumerate(game.session.trail.history):
        before, after = reading.moment_of(n), reading.moment_of(n + 1)
        if after > before and after in told:
            found.append((game.book.kinds[decision.kind].clause, told[after]))
    return found


def scored(live: LiveTable, ledger: Ledger, viewer: Viewer) -> list[tuple[str, CitedAt]]:
    """The clauses by which the viewer's own seat has points at the end."""
    game, me, found = ledger.game, viewer.me, []
    end = live.journal.reading(ledger, viewer.seats).moment_of(game.decisions)
    for row in game.result.sheet if me is not None else []:
        points = row.points[me] if me is not None else 0
        if row.clause and points:
            source = Message(f"{game.header.game}-score-{row.key}")
            text = phrase(viewer.lang, Message("regnum-cited-score", {"source": source, "n": points}))
            found.append((row.clause, CitedAt(end, me, text)))
    return found
