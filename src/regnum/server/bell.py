"""The bell, over HTTP: how somebody wants to be called, the hook of a table, and the link to stop."""

from __future__ import annotations

import secrets
from html import escape
from typing import Any, Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from litestar import MediaType, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from regnum.server.api import REFUSALS, Key, language
from regnum.server.callers import address_of
from regnum.server.calls import Listener
from regnum.server.forms import Done, Hosted
from regnum.server.forms_notices import Bell, CallMeBy, Hang, Hook, Tried, TryCall
from regnum.server.house import House
from regnum.server.lobby import MOST_KEYS
from regnum.server.mail import is_address
from regnum.server.naming import key_hash
from regnum.server.notices import Notices
from regnum.server.problems import Buckets, Denied
from regnum.server.reach import Unreachable
from regnum.server.schema import Loaded
from regnum.server.watching import audit
from regnum.words import say

Call = Request[Any, Any, Any]
Name = FromPath[str]
SECRET: Final = range(20, 65)
"""How long the secret of a device may be."""
LONGEST_KEY: Final = 200
TRIES: Final = Buckets(6, 6 / 300)
"""Notices that one address may try out: six in five minutes."""


def house_of(request: Call) -> House:
    """The house behind the application."""
    house: House = request.app.state.house
    return house


def told(notices: Notices, listener: Listener | None) -> Bell:
    """What the house can do, and does for a listener."""
    key, mails = notices.ways.pushes.key, notices.ways.post is not None
    if listener is None:
        return Bell(key, mails, False, False)
    return Bell(key, mails, bool(listener.push), listener.mailing and mails)


def device(who: str) -> str:
    """The id of a device. Raises Denied for a secret that anybody could guess."""
    if len(who) not in SECRET:
        raise Denied("regnum-request-bad")
    return key_hash(who)


# ---------------------------------------------------------------- how to be called
@get("/api/notices", responses=REFUSALS)
async def bell(request: Call, who: FromQuery[str] = "") -> Bell:
    """What the house can do, and what it does for the device with this secret."""
    notices = house_of(request).notices
    return told(notices, await notices.calls.listener(device(who)) if who else None)


@post("/api/notices", responses=REFUSALS)
async def call_me(request: Call, data: JSONBody[CallMeBy]) -> Bell:
    """How somebody wants to be called, in place of what they said before; nobody is remembered who wants neither browser nor
    mail. Raises Denied for an address or a subscription that nothing can be sent to."""
    notices, id = house_of(request).notices, device(data.who)
    before = await notices.calls.listener(id)
    listener = Listener(
        id=id,
        stop=secrets.token_urlsafe(24) if before is None else before.stop,
        lang=language(request),
        zone=checked_zone(data.zone),
        quiet=data.quiet,
        quiet_from=data.quiet_from % 1440,
        quiet_to=data.quiet_to % 1440,
        push=checked_push(notices, data),
        mail=checked_mail(notices, data),
        mailing=data.mailing,
    )
    if not listener.push and not listener.mailing:
        await notices.calls.forget(id)
        return told(notices, None)
    await notices.calls.listen(listener, [key for key in data.keys if 0 < len(key) <= LONGEST_KEY][:MOST_KEYS])
    return told(notices, listener)


def checked_zone(zone: str) -> str:
    """A time zone. Raises Denied for one that nobody knows."""
    try:
        return ZoneInfo(zone).key
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Denied("regnum-notice-zone") from error


def checked_push(notices: Notices, form: CallMeBy) -> str:
    """The browser's subscription. Raises Denied."""
    try:
        return "" if form.push is None else notices.ways.pushes.checked(form.push)
    except Unreachable as error:
        raise Denied("regnum-notice-push") from error


def checked_mail(notices: Notices, form: CallMeBy) -> str:
    """The address for mail. Raises Denied."""
    address = form.mail.strip()
    if not form.mailing:
        return ""
    if notices.ways.post is None:
        raise Denied("regnum-notice-no-mail", 409)
    if not is_address(address):
        raise Denied("regnum-notice-address")
    return address


@post("/api/notices/try", responses=REFUSALS)
async def try_call(request: Call, data: JSONBody[TryCall]) -> list[Tried]:
    """A real notice, now, by every way that is on. Raises Denied for somebody who has none."""
    notices = house_of(request).notices
    listener = await notices.calls.listener(device(data.who))
    if listener is None:
        raise Denied("regnum-notice-none", 404)
    patient(request)
    return await notices.try_out(listener)


@post("/api/tables/{table:str}/called", responses=REFUSALS)
async def called(request: Call, table: Name, data: JSONBody[TryCall]) -> Done:
    """An open page has shown the notice itself: the browser of this device is not called again in this wait."""
    await house_of(request).notices.has_called(table, device(data.who))
    return Done()


def patient(request: Call) -> None:
    """One more notice is tried out. Raises Denied when there were too many."""
    if not TRIES.take(address_of(request)):
        raise Denied("regnum-too-fast", 429)


# ---------------------------------------------------------------- the hook of a table
@get("/api/tables/{table:str}/hook", responses=REFUSALS)
async def the_hook(request: Call, table: Name, key: Key = "") -> Hook:
    """Where calls of a table are posted, for those who play there; only the host may change it. Raises Denied."""
    house = house_of(request)
    live = await house.tables.get(table)
    viewer = await live.viewer(key, language(request))
    if not viewer.seats and not viewer.host:
        raise Denied("regnum-table-not-yours", 403)
    return Hook(urlsplit(await house.notices.calls.hook(table)).hostname or "", viewer.host)


@post("/api/tables/{table:str}/hook", responses=REFUSALS)
async def hang(request: Call, table: Name, data: JSONBody[Hang]) -> Hook:
    """A hook for the table, if it takes a first line, or none; for the host. Raises Denied."""
    house, url = house_of(request), data.url.strip()
    live = await house.lobby.hosted(table, data.key)
    if url:
        try:
            house.ways.reach.checked(url)
        except Unreachable as error:
            raise Denied("regnum-hook-bad") from error
        patient(request)
        if not await house.notices.try_hook(url, Loaded(live.row, live.chairs)):
            raise Denied("regnum-hook-silent", 409)
    await house.notices.calls.hang(table, url)
    audit(request, "hooked" if url else "unhooked", table)
    return Hook(urlsplit(url).hostname or "", True)


@post("/api/tables/{table:str}/hook/try", responses=REFUSALS)
async def try_hook(request: Call, table: Name, data: JSONBody[Hosted]) -> Done:
    """A real line by the hook of the table; for the host. Raises Denied."""
    house = house_of(request)
    live = await house.lobby.hosted(table, data.key)
    url = await house.notices.calls.hook(table)
    patient(request)
    if not url or not await house.notices.try_hook(url, Loaded(live.row, live.chairs)):
        raise Denied("regnum-hook-silent", 409)
    return Done()


# ---------------------------------------------------------------- the link to stop
@get("/stop/{stop:str}", media_type=MediaType.HTML, include_in_schema=False)
async def stopping(request: Call, stop: Name) -> Response[str]:
    """The page of a link to stop: a button, for machines follow links too. Raises Denied."""
    listener = await mailed(request, stop)
    body = f'<form method="post"><button>{escape(say(listener.lang, "regnum-stop-button"))}</button></form>'
    return stop_page(listener.lang, say(listener.lang, "regnum-stop-ask"), body)


@post("/stop/{stop:str}", status_code=200, media_type=MediaType.HTML, include_in_schema=False)
async def stopped(request: Call, stop: Name) -> Response[str]:
    """No mail to this address any more: from the page, or from the button of a mail program (RFC 8058). Raises Denied."""
    listener = await mailed(request, stop)
    if listener.mail:
        await house_of(request).notices.calls.stop_mail(listener.mail)
    return stop_page(listener.lang, say(listener.lang, "regnum-stop-done"), "")


async def mailed(request: Call, stop: str) -> Listener:
    """Whose mail a link stops. Raises Denied."""
    listener = await house_of(request).notices.calls.stopping(stop)
    if listener is None:
        raise Denied("regnum-not-found", 404)
    return listener


def stop_page(lang: str, text: str, more: str) -> Response[str]:
    """A page of its own, without the table."""
    page = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Regnum</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        "<style>html{color-scheme:light dark}"
        "body{font:18px/1.5 system-ui,sans-serif;max-width:32em;margin:20vh auto 0;padding:0 20px}"
        "button{font:inherit;font-weight:700;padding:12px 24px;border-radius:12px;border:0;color:#fff;background:#18695c}"
        "a{color:inherit}</style></head>"
        f'<body><h1>Regnum</h1><p>{escape(text)}</p>{more}<p><a href="/">Regnum</a></p></body></html>'
    )
    return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


HANDLERS: Final = [bell, call_me, try_call, called, the_hook, hang, try_hook, stopping, stopped]
