"""A PostgreSQL and a Redis of Debian's, each on a free port of the loopback and in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server.harness import free_port

PATIENCE = 120.0


def binary(name: str) -> str:
    """Where a program is; "" when it is not installed. Debian keeps those of PostgreSQL out of the way."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*map(str, places), os.environ.get("PATH", "")])) or ""


class Service:
    """A program that can be stopped and started again."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"regnum-{name}-"))
        self.user = "postgres" if os.geteuid() == 0 and name == "postgres" else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.running: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """What is run."""
        raise NotImplementedError

    def start(self) -> None:
        """Runs it and waits until it answers."""
        quiet = subprocess.DEVNULL
        self.running = subprocess.Popen(self.command(), cwd=self.folder, user=self.user, stdout=quiet, stderr=quiet)
        until = time.monotonic() + PATIENCE
        while True:
            assert self.running.poll() is None and time.monotonic() < until, f"{self.command()[0]} does not run"
            if self.answers():
                return
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it can be used."""
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """Ends it, at once."""
        if self.running is not None:
            self.running.send_signal(2)
            self.running.wait(PATIENCE)
            self.running = None

    def close(self) -> None:
        """Ends it for good."""
        self.stop()
        shutil.rmtree(self.folder)


class Postgres(Service):
    """An empty PostgreSQL, which forgets everything in the end."""

    def __init__(self) -> None:
        super().__init__("postgres")
        self.url = f"postgresql://regnum@127.0.0.1:{self.port}/postgres"
        make = [binary("initdb"), "-D", str(self.folder / "data"), "-U", "regnum", "-A", "trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(make, check=True, cwd=self.folder, user=self.user, stdout=subprocess.DEVNULL)

    def command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off", "port": str(self.port)}
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [binary("postgres"), "-D", str(self.folder / "data"), *flags]

    def answers(self) -> bool:
        return subprocess.run([binary("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]).returncode == 0


class Redis(Service):
    """An empty Redis."""

    def __init__(self) -> None:
        super().__init__("redis")
        self.url = f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return [binary("redis-server"), "--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
