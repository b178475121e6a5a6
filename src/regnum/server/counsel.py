"""Counsel over HTTP: a line that somebody tries out, a hint for who is asked."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from regnum.server.api import REFUSALS, house_of, language
from regnum.server.forms_counsel import AskHint, Counsel, Imagined, Try

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


HANDLERS: Final = [try_out, hint]
