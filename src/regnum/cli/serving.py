"""`regnum serve` and `regnum bots`."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

from regnum.cli.arguments import BadArgument

LOGS: Final = ("off", "plain", "json")


def serve(given: dict[str, Any]) -> None:
    """Serves the table until it is stopped. Raises BadArgument for a port, a database or a limit that cannot be had."""
    check_port(given["host"], given["port"])
    if given["log"] not in LOGS:
        raise BadArgument(f"--log is {', '.join(LOGS)}, not {given['log']}")
    for name in ("connections", "sockets", "posts", "gets"):
        if given[name] < 1:
            raise BadArgument(f"--{name} is a number from 1 on, not {given[name]}")
    if given["expire"] < 0:
        raise BadArgument(f"--expire is a number of days from 0 on, not {given['expire']}")
    from regnum.server.listening import serve as serve_table
    from regnum.server.settings import Settings

    try:
        serve_table(Settings(**given))
    except ValueError as error:
        raise BadArgument(str(error)) from error


def relink(table: str, seat: int | None, db: str) -> None:
    """Prints a new link to a table. Raises BadArgument for a table or a seat that is not there."""
    from regnum.server.listening import new_link

    try:
        print(asyncio.run(new_link(db, table, seat)))
    except ValueError as error:
        raise BadArgument(str(error)) from error


def bots(queue: str, processes: int | None) -> None:
    """Thinks for the bots of others until it is stopped. Raises BadArgument for a queue that cannot be had."""
    if not queue:
        raise BadArgument("--queue is the URL of the Redis that the servers name too")
    if processes is not None and processes < 1:
        raise BadArgument(f"--processes is a number from 1 on, not {processes}")
    from regnum.server.listening import think_for_others

    try:
        think_for_others(queue, processes)
    except ValueError as error:
        raise BadArgument(str(error)) from error


def check_port(host: str, port: int) -> None:
    """Raises BadArgument when nothing can listen there."""
    if not 1 <= port <= 65535:
        raise BadArgument(f"a port is a number from 1 to 65535, not {port}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise BadArgument(f"cannot listen on {host} port {port}: {(error.strerror or str(error)).lower()}") from None
