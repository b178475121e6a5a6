"""What the host of a house can set: flags of `regnum serve`, or variables of the environment with the same names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

DATABASE: Final = "regnum.db"
"""The SQLite file in the current folder, unless another database is named."""

Log = Literal["off", "plain", "json"]


@dataclass(frozen=True)
class Settings:
    """How a server is run. `db` is a path or a URL (SQLite, PostgreSQL), `channels` a Redis URL where several processes serve
    the same tables, `queue` one from which `regnum bots` take questions. `proxies` are the addresses whose X-Forwarded-For is
    believed, `origins` other sites whose pages may open tables; both are lists with commas. `log` is the form of the access
    log. `site` is the public address of the house, `smtp` the server for its mail (`post_of`), `reach` hosts that notices may
    go to although they are private or without TLS."""

    db: str = DATABASE
    host: str = "127.0.0.1"
    port: int = 8000
    channels: str = ""
    queue: str = ""
    proxies: str = ""
    origins: str = ""
    site: str = ""
    smtp: str = ""
    reach: str = ""
    log: Log = "off"
    metrics: bool = False
    connections: int = 2000
    """Open connections, all together."""
    sockets: int = 200
    """Open tables of one address."""
    posts: int = 60
    """Changes that one address may ask for a minute."""
    gets: int = 1200
    """Other requests of one address a minute; the files of the browser table are not counted."""
    expire: int = 0
    """Days after which a table that everybody has left is removed, if it is not of a campaign; 0 is never."""
    pause: float = 0.9
    """Seconds for which bots wait before a move that people watch."""
    seconds: float = 1.0
    """Seconds for which bots search."""
    poll: float = 1.0
    """Seconds between looks at the store for changes of other processes."""
    care: float = 15.0
    """Seconds between looks at the store for bots that something has stopped."""
