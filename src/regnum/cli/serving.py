"""`regnum serve`."""

from __future__ import annotations

import socket

from regnum.cli.arguments import BadArgument


def serve(host: str, port: int, db: str | None, channels: str) -> None:
    """Serves the table until it is stopped. Raises BadArgument for a port or a database that cannot be had."""
    check_port(host, port)
    from regnum.server.app import DATABASE
    from regnum.server.app import serve as serve_table

    try:
        serve_table(host, port, DATABASE if db is None else db, channels)
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
