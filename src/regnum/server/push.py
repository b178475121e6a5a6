"""Web Push: a notice that the browser shows, also when no page is open. Only the browser can read it (RFC 8291); the push
service learns that there is one."""

from __future__ import annotations

import base64
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException

from regnum.server.calls import Calls
from regnum.server.forms_notices import PushTo
from regnum.server.reach import Reach, Unreachable

KEPT: Final = 12 * 3600
"""Seconds for which a push service keeps a notice for a browser that is off."""
VALID: Final = 12 * 3600
GONE: Final = frozenset({404, 410})
"""What a push service says of a subscription that is no more."""


class Pushes:
    """Sends them, signed with the key of the house. `contact` is where its host can be found by a push service."""

    def __init__(self, reach: Reach, contact: str) -> None:
        self.reach: Reach = reach
        self.contact: str = contact
        self.signer: Any = None
        self.key: str = ""
        """The public key, for browsers that subscribe."""

    async def open(self, calls: Calls) -> None:
        """Reads the key of the house; the first start makes it."""
        fresh = Vapid02()
        fresh.generate_keys()
        self.signer = Vapid02.from_pem((await calls.secret("vapid", fresh.private_pem().decode())).encode())
        point = self.signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = base64.urlsafe_b64encode(point).decode().rstrip("=")

    def checked(self, to: PushTo) -> str:
        """A subscription as the store keeps it. Raises Unreachable for one that nothing can be sent to."""
        self.reach.checked(to.endpoint)
        found = msgspec.json.encode({"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}).decode()
        try:
            sealed(found, b"?")
        except (WebPushException, ValueError, TypeError) as error:
            raise Unreachable("not a subscription") from error
        return found

    async def send(self, push: str, notice: dict[str, str], topic: str) -> int:
        """Sends a notice; a later one of the same `topic` takes its place while the browser is off. Returns the status, of
        which those in GONE say that the subscription is no more. Raises what `Reach.post` raises."""
        endpoint = msgspec.json.decode(push)["endpoint"]
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": self.contact}
        headers = {
            **self.signer.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "high",
        }
        return await self.reach.post(endpoint, sealed(push, msgspec.json.encode(notice)), headers)


def sealed(push: str, text: bytes) -> bytes:
    """A text for the browser of a subscription alone. Raises what pywebpush and cryptography raise for keys that are none."""
    body: bytes = WebPusher(msgspec.json.decode(push)).encode(text)["body"]
    return body
