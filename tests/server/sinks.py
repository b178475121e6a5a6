"""What notices are sent to: a push service that can read them, a channel, and a mail server, all on the loopback."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that has subscribed: only it can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "p256dh": written(point), "auth": written(self.auth)}

    def read(self, body: bytes) -> Any:
        """What was sent, decrypted."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class Sink:
    """A server that takes what is posted: `answers` are the statuses it gives first, then it says 201. While `held` is not set
    it does not answer at all."""

    def __init__(self) -> None:
        self.port = 0
        self.came: list[tuple[str, bytes, dict[str, str]]] = []
        self.taken: list[tuple[str, bytes, dict[str, str]]] = []
        self.answers: list[int] = []
        self.held = asyncio.Event()
        self.held.set()

    async def take(self, request: web.Request) -> web.Response:
        body = await request.read()
        one = (request.path, body, dict(request.headers))
        self.came.append(one)
        await self.held.wait()
        status = self.answers.pop(0) if self.answers else 201
        if status == 201:
            self.taken.append(one)
        return web.Response(status=status, headers={"Location": f"http://127.0.0.1:{self.port}/elsewhere"})

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def reach(self) -> str:
        return f"127.0.0.1:{self.port}"

    def browser(self) -> Browser:
        """A browser of this push service."""
        return Browser(f"{self.url}/push/{len(self.came)}")

    def lines(self) -> list[Any]:
        """What was said in the channel."""
        return [json.loads(body) for _, body, _ in self.taken]


@asynccontextmanager
async def http_sink() -> AsyncIterator[Sink]:
    """A running one."""
    sink = Sink()
    app = web.Application()
    app.router.add_post("/{tail:.*}", sink.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert runner.addresses
    sink.port = runner.addresses[0][1]
    try:
        yield sink
    finally:
        sink.held.set()
        await runner.cleanup()


class Mailbox:
    """What a mail server was given; `answers` are what it says first, then it takes all."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.answers:
            return self.answers.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        found = BytesParser(policy=default).parsebytes(content)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 taken"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=Regnum%20<table@club.example>&tls=no"


@asynccontextmanager
async def smtp_sink() -> AsyncIterator[Mailbox]:
    """A running one."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, enable_SMTPUTF8=True), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
        await server.wait_closed()


def signed(headers: dict[str, str]) -> bool:
    """Whether a push is signed with the key that it names."""
    return bool(Vapid02.verify(headers["Authorization"]))
