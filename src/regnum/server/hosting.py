"""What the host of a table can do beside playing, over HTTP: new links, another host, the end."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from regnum.server.api import REFUSALS
from regnum.server.closing import close, end, hand_over, relink
from regnum.server.forms import Done, Hosted, Relink, Seated
from regnum.server.house import House
from regnum.server.lobby import Lobby
from regnum.server.schema import HOST
from regnum.server.watching import audit

Call = Request[Any, Any, Any]
Name = FromPath[str]


def lobby_of(request: Call) -> Lobby:
    """The lobby behind the application."""
    house: House = request.app.state.house
    return house.lobby


@post("/api/tables/{table:str}/link", responses=REFUSALS)
async def new_link(request: Call, table: Name, data: JSONBody[Relink]) -> Seated:
    """A new key for a person's chair, in place of the old one; for the host."""
    made = await relink(lobby_of(request), table, data)
    audit(request, "linked", table, seat=data.seat)
    return made


@post("/api/tables/{table:str}/host", responses=REFUSALS)
async def new_host(request: Call, table: Name, data: JSONBody[Hosted]) -> Seated:
    """A key for another host, in place of the old one; for the host."""
    key = await hand_over(lobby_of(request), table, data.key)
    audit(request, "handed over", table)
    return Seated(key, HOST)


@post("/api/tables/{table:str}/end", responses=REFUSALS)
async def end_game(request: Call, table: Name, data: JSONBody[Hosted]) -> Done:
    """The game ends here, and can be looked at; for the host."""
    await end(lobby_of(request), table, data.key)
    audit(request, "ended", table)
    return Done()


@post("/api/tables/{table:str}/close", responses=REFUSALS)
async def close_table(request: Call, table: Name, data: JSONBody[Hosted]) -> Done:
    """The table is removed with all that was played there; for the host."""
    await close(lobby_of(request), table, data.key)
    audit(request, "closed", table)
    return Done()


HANDLERS: Final = [new_link, new_host, end_game, close_table]
