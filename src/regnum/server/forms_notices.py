"""What goes over HTTP, both ways, about who wants to be called, and where."""

from __future__ import annotations

from typing import Literal

import msgspec


class PushTo(msgspec.Struct):
    """Where a browser wants to be called, as its PushSubscription says."""

    endpoint: str
    p256dh: str
    auth: str


class CallMeBy(msgspec.Struct):
    """How somebody wants to be called at the tables of their `keys`. `who` is a secret of their device; quiet hours are minutes
    of the day in `zone`."""

    who: str
    keys: list[str] = []
    zone: str = "UTC"
    quiet: bool = False
    quiet_from: int = 1320
    quiet_to: int = 480
    push: PushTo | None = None
    mail: str = ""
    mailing: bool = False


class Bell(msgspec.Struct):
    """What the house can do and what it does for the caller: the key for browsers that subscribe, whether it sends mail, and
    which ways are on."""

    push_key: str
    mails: bool
    pushing: bool
    mailing: bool


class TryCall(msgspec.Struct):
    """Somebody wants a real notice, now."""

    who: str


class Tried(msgspec.Struct):
    """A way that was tried, and whether it worked."""

    way: Literal["push", "mail", "hook"]
    sent: bool


class Hang(msgspec.Struct):
    """The host gives the table a hook; an empty one takes it down."""

    key: str
    url: str


class Hook(msgspec.Struct):
    """Where calls of a table are posted: the host of it, "" for nowhere; `may` who looks change it."""

    where: str
    may: bool
