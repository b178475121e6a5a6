"""For the machines that look after a server: whether it can keep moves, and its figures."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.response import Response
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from regnum.server.forms import Done
from regnum.server.house import House
from regnum.server.problems import Denied, is_away
from regnum.server.tables import LOG
from regnum.server.watching import Figures

Call = Request[Any, Any, Any]


@get("/ready", include_in_schema=False)
async def ready(request: Call) -> Done:
    """Whether a move could be kept now: something is written and on disk. Raises Denied (503) where it cannot be."""
    house: House = request.app.state.house
    try:
        await house.store.try_writing()
    except Exception as error:
        if not is_away(error):
            raise
        LOG.warning("not ready: %s", type(error).__name__)
        raise Denied("regnum-store-away", 503) from error
    return Done()


@get("/metrics", include_in_schema=False)
async def metrics(request: Call) -> Response[bytes]:
    """The figures, for Prometheus. Raises Denied where the host has not asked for them."""
    figures: Figures | None = request.app.state.figures
    if figures is None:
        raise Denied("regnum-not-found", 404)
    return Response(generate_latest(figures.registry), media_type=CONTENT_TYPE_LATEST)
