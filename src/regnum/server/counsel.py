"""Counsel over HTTP: a line that somebody tries out, a hint for who is asked, and what turned a game that is over or which
clauses it came to."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from regnum.server.api import REFUSALS, Key, house_of, language
from regnum.server.citing import cited
from regnum.server.forms_counsel import Analysis, AskHint, Cited, Counsel, Imagined, Try

Call = Request[Any, Any, Any]
Name = FromPath[str]


@post("/api/tables/{table:str}/try", status_code=200, responses=REFUSALS)
async def try_out(request: Call, table: Name, data: JSONBody[Try]) -> Imagined:
    """Where a line leads that the caller tries out; it changes nothing, and nobody else hears of it."""
    return await house_of(request).trials.try_out(table, data, language(request))


@post("/api/tables/{table:str}/hint", status_code=200, responses=REFUSALS)
async def hint(request: Call, table: Name, data: JSONBody[AskHint]) -> Counsel:
    """What the champion would do in the caller's place, where the table allows it."""
    return await house_of(request).hints.hint(table, data, language(request))


@get("/api/tables/{table:str}/analysis", responses=REFUSALS)
async def analysis(request: Call, table: Name, key: Key = "") -> Analysis:
    """What turned a game that is over; the first who asks has it worked out, and it comes bit by bit."""
    return await house_of(request).analyses.analysis(table, key, language(request))


@get("/api/tables/{table:str}/cited", responses=REFUSALS)
async def law_of_game(request: Call, table: Name, key: Key = "") -> list[Cited]:
    """The clauses that a game came to which is over, and where."""
    return await cited(house_of(request).tables, table, key, language(request))


HANDLERS: Final = [try_out, hint, analysis, law_of_game]
