"""The analysis of games that are over: worked out once, in the background, and kept beside the table.

One game at a time is thought about, in a process of its own that stands back for everything else; a place at a time, so that
pages see it grow. A game that still runs has no analysis, for it tells what others could know."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.engine.trail import Decision
from regnum.server.forms_counsel import Analysis, Hopes, TurningPoint, Weighing
from regnum.server.journal import Viewer, phrase
from regnum.server.ledger import Ledger
from regnum.server.naming import names_of
from regnum.server.problems import Denied
from regnum.server.schema import ANALYSES
from regnum.server.tables import LOG, LiveTable, Tables
from regnum.server.thinking import Minds, think_gently
from regnum.server.turning import (
    BRIEFLY,
    DOUBTS,
    LONG,
    TURNS,
    Came,
    HopeAt,
    Place,
    Report,
    Turn,
    course_of,
    doubts_of,
    hopes_at,
    turn_at,
    turns_of,
)

EDITION: Final = 1
"""Of how analyses are made: those of another are made anew."""
KEPT: Final = 64
MOST_WAITING: Final = 16


class Work:
    """A game that is being analysed: its record and its decisions, how it ended, and what is known by now."""

    def __init__(self, record: str, history: Sequence[Decision], ended: list[float]) -> None:
        self.record: str = record
        self.history: Sequence[Decision] = history
        self.ended: list[float] = ended
        self.report: Report = Report([], [])
        self.done: float = 0.0


class Analyses:
    """Analyses what is asked for, one game after the other."""

    def __init__(self, tables: Tables, engine: AsyncEngine) -> None:
        self.tables: Tables = tables
        self.engine: AsyncEngine = engine
        self.minds: Minds = Minds(1, think_gently)
        self.kept: OrderedDict[str, Report] = OrderedDict()
        self.waiting: OrderedDict[str, Work] = OrderedDict()
        """The games to analyse; the first one is being thought about."""
        self.task: asyncio.Task[None] | None = None

    async def analysis(self, table: str, key: str, lang: str) -> Analysis:
        """What is known by now of what turned a game; who asks first has it worked out. Raises Denied, also while the game
        runs and where too many wait."""
        live = await self.tables.get(table)
        viewer = await live.viewer(key, lang)
        async with live.held():
            ledger = finished(live, viewer)
            report, done = await self.known(table), 1.0
            if report is None:
                work = self.work(table, ledger)
                report, done = work.report, work.done
            return told(live, ledger, viewer, report, done)

    async def known(self, table: str) -> Report | None:
        """What was worked out before, here or by another process."""
        if table not in self.kept:
            wanted = select(ANALYSES.c.body).where(ANALYSES.c.table_id == table, ANALYSES.c.edition == EDITION)
            async with self.engine.connect() as db:
                body = (await db.execute(wanted)).scalar()
            if body is None:
                return None
            self.keep(table, msgspec.json.decode(body, type=Report))
        return self.kept[table]

    def keep(self, table: str, report: Report) -> None:
        """Has an analysis at hand for a while."""
        self.kept[table] = report
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    def work(self, table: str, ledger: Ledger) -> Work:
        """The work on a game, begun where it has not been. Raises Denied where too many wait."""
        found = self.waiting.get(table)
        if found is None:
            if len(self.waiting) >= MOST_WAITING:
                raise Denied("regnum-too-fast", 503)
            game = ledger.game
            winners = game.result.winners
            ended = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(game.header.seats))]
            found = self.waiting[table] = Work(game.record(), list(game.session.trail.history), ended)
            if self.task is None or self.task.done():
                self.task = asyncio.create_task(self.work_off())
        return found

    async def work_off(self) -> None:
        """Analyses all that wait; then the process that thinks may go. What fails is tried again when somebody asks."""
        while self.waiting:
            table, work = next(iter(self.waiting.items()))
            try:
                await self.analyse(work)
                await self.write(table, work.report)
                self.keep(table, work.report)
            except Exception:
                LOG.exception("table %s could not be analysed", table)
            finally:
                del self.waiting[table]
        self.minds.close()

    async def analyse(self, work: Work) -> None:
        """Works a game out, place by place. Raises what `Minds.work` raises."""
        report, places = work.report, course_of(work.history)
        steps = len(places) + DOUBTS + TURNS * LONG // BRIEFLY
        for n in places:
            report.course.append(HopeAt(n, await self.minds.work(hopes_at, Place(work.record, n))))
            work.done += 1 / steps
        report.course.append(HopeAt(len(work.history), work.ended))
        weighed = await self.weigh(work, doubts_of(report.course), BRIEFLY, 1 / steps)
        for turn in turns_of(report.course, weighed):
            report.turns += await self.weigh(work, [turn.n], LONG, LONG / BRIEFLY / steps)

    async def weigh(self, work: Work, doubts: Sequence[int], iterations: int, step: float) -> list[Turn]:
        """Weighs answers, those that had an alternative."""
        found = []
        for n in doubts:
            turn = await self.minds.work(turn_at, Place(work.record, n, iterations))
            if turn is not None:
                found.append(turn)
            work.done = min(1.0, work.done + step)
        return found

    async def write(self, table: str, report: Report) -> None:
        """Keeps an analysis beside its table, where another process has not, and where the table still is."""
        body = msgspec.json.encode(report).decode()
        try:
            async with self.engine.begin() as db:
                await db.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table))
                await db.execute(insert(ANALYSES).values(table_id=table, edition=EDITION, body=body))
        except IntegrityError:
            LOG.info("table %s: its analysis was not kept: it is gone, or another process was first", table)

    async def close(self) -> None:
        """Stops all thinking; who asks again has it begun anew."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.minds.close()


def finished(live: LiveTable, viewer: Viewer) -> Ledger:
    """The game of a table, if it is over and the viewer may look. Raises Denied."""
    if not live.may_look(viewer):
        raise Denied("regnum-table-private", 403)
    if live.ledger is None or not live.ledger.game.over:
        raise Denied("regnum-analysis-later", 403)
    if live.ledger.problem is not None:
        raise Denied(live.ledger.problem, 409)
    return live.ledger


# ---------------------------------------------------------------- in words
def told(live: LiveTable, ledger: Ledger, viewer: Viewer, report: Report, done: float) -> Analysis:
    """An analysis as a viewer reads it: counted in the moments that it can look back at."""
    moment_of = live.journal.reading(ledger, viewer.seats).moment_of
    course = {moment_of(place.n): Hopes(moment_of(place.n), place.hopes) for place in report.course}
    return Analysis(done, list(course.values()), [turning_point(live, ledger, viewer, turn) for turn in report.turns])


def turning_point(live: LiveTable, ledger: Ledger, viewer: Viewer, turn: Turn) -> TurningPoint:
    """A turning point in words."""
    names, game = names_of(live.chairs, viewer.lang), ledger.game.at(turn.n)
    reading = live.journal.reading(ledger, viewer.seats)
    moment, after = reading.moment_of(turn.n), reading.moment_of(turn.n + 1)
    lines = live.journal.page(ledger, viewer, names).lines
    told = next((line.text for line in lines if line.moment == after), "") if after > moment else ""
    open_ask, ask = game.ask_of(turn.seat), game.session.ask_of(turn.seat)
    assert open_ask is not None and ask is not None

    def weighing(came: Came) -> Weighing:
        facts = [phrase(viewer.lang, fact, names, viewer.me) for fact in game.book.foretell(game.session.g, ask, came.option)]
        text = open_ask.texts[open_ask.options.index(came.option)]
        label = phrase(viewer.lang, open_ask.label(came.option), names, viewer.me)
        return Weighing(text, label, facts, came.worth, came.low, came.high, came.tries)

    asked = phrase(viewer.lang, open_ask.prompt(), names, viewer.me)
    better = weighing(turn.better) if turn.missed else None
    return TurningPoint(moment, turn.seat, asked, told, turn.average, weighing(turn.played), better)
