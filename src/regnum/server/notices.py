"""Notices: whoever is asked and not there is called, once per wait and way, and where they want it.

A wait begins when the table asks somebody and ends when it no longer does, however many questions that takes. The row of the
table says when to look (`call`), so that it does not matter which process does and none has to remember anything. Nothing here
holds a table: a move never waits for a notice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from smtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException
from typing import Final
from zoneinfo import ZoneInfo

import aiohttp

from regnum.server.calls import Call, Calls, Ear, Listener
from regnum.server.clocks import SOON
from regnum.server.forms_notices import Tried
from regnum.server.hooks import plain, post_hook
from regnum.server.mail import Post, checked_site, post_of
from regnum.server.naming import key_hash, names_of, proposed
from regnum.server.problems import Buckets
from regnum.server.push import GONE, Pushes
from regnum.server.reach import Reach, Unreachable
from regnum.server.schema import Loaded, now
from regnum.server.store import Store
from regnum.server.tables import LOG
from regnum.words import say

LATE: Final = 600_000
"""Milliseconds after which mail goes out, and after which also those are called whose page is open."""
LEASE: Final = 60_000
"""Milliseconds after which a call that nobody has settled is tried by somebody else."""
BACKOFF: Final = (20_000, 120_000, 600_000)
"""Milliseconds until a call that failed is tried again; after the last of them it is given up."""
MOST_TABLES: Final = 100
AT_ONCE: Final = 16
LAST_WORDS: Final = 5.0
"""Seconds that a house which closes gives to calls on their way."""
MAILS_AN_HOUR: Final = 30
"""To one address."""
FAILURES: Final = (aiohttp.ClientError, SMTPException, OSError, TimeoutError)
"""What is raised when somebody cannot be reached just now."""
BUSY: Final = frozenset({408, 425, 429})


class Failed(Exception):
    """A call that may be tried again."""


class Refused(Exception):
    """A call that nobody will ever take."""


class Ways:
    """How this house can call: its public address, its mail, and what it may post to."""

    def __init__(self, site: str = "", smtp: str = "", reach: str = "") -> None:
        """Raises ValueError, in one line, for a setting that cannot be."""
        self.site: str = checked_site(site)
        self.post: Post | None = post_of(smtp, self.site)
        self.reach: Reach = Reach(reach)
        contact = self.site if self.site.startswith("https:") else "mailto:host@regnum.invalid"
        self.pushes: Pushes = Pushes(self.reach, f"mailto:{self.post.address}" if self.post else contact)


@dataclass(frozen=True)
class Wait:
    """Somebody is asked: after which entry, since when, and when they were last there."""

    n: int
    at: int
    seen: int


@dataclass(frozen=True)
class Due:
    """A call that somebody wants, from which hour on, and how it is made."""

    at: int
    make: Callable[[], Awaitable[None]]


class Notices:
    """Calls people. Who has not been seen for `unseen` milliseconds is not there."""

    def __init__(self, store: Store, ways: Ways, unseen: int) -> None:
        self.store: Store = store
        self.ways: Ways = ways
        self.unseen: int = unseen
        self.calls: Calls = Calls(store.engine)
        self.line: asyncio.Semaphore = asyncio.Semaphore(AT_ONCE)
        self.making: set[asyncio.Task[None]] = set()
        self.mails: Buckets = Buckets(MAILS_AN_HOUR, MAILS_AN_HOUR / 3600)

    async def open(self) -> None:
        """Reads what the house signs with."""
        await self.ways.pushes.open(self.calls)

    async def close(self) -> None:
        """Waits a little for calls on their way. What is not settled then somebody else tries again."""
        if self.making:
            _, late = await asyncio.wait(self.making, timeout=LAST_WORDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.ways.reach.close()

    # ---------------------------------------------------------------- whom to call
    async def look(self) -> None:
        """Calls those who are to be called by the hour before anything was read: who is asked may have answered since."""
        hour = now()
        for table in await self.calls.due(MOST_TABLES):
            loaded = await self.store.load(table)
            if loaded is not None:
                await self.see_to(loaded, hour)

    async def see_to(self, loaded: Loaded, hour: int) -> None:
        """Calls those of a table who are to be called by an hour, unless somebody has, and says when to look again."""
        row = loaded.row
        waits = await self.waits(loaded)
        wanted = {} if not waits else await self.wanted(loaded, waits, hour)
        made = {} if not wanted else await self.calls.made(row.id)
        later, jobs = [], []
        for call, due in wanted.items():
            before = made.get(call)
            if before is not None and before[1] == 0:
                continue
            at = due.at if before is None else max(due.at, before[1])
            if at > hour:
                later.append(at)
            elif await self.calls.claim(call, before, hour + LEASE):
                later.append(hour + LEASE)
                jobs.append((call, due, 0 if before is None else before[0]))
        await self.calls.look_again(row.id, row.n, row.call, min(later, default=0))
        for call, due, tries in jobs:
            task = asyncio.create_task(self.make(call, due, tries))
            self.making.add(task)
            task.add_done_callback(self.making.discard)

    async def waits(self, loaded: Loaded) -> dict[int, Wait]:
        """The people for whom the table waits, by seat."""
        row = loaded.row
        asked = [seat for seat in row.waiting if seat < len(row.since) and loaded.chairs[seat].in_person]
        if not asked or row.over or row.frozen:
            return {}
        seen = await self.calls.seen(row.id)
        since = {seat: row.since[seat] for seat in asked}
        return {seat: Wait(n, at, seen.get(seat, 0)) for seat, (n, at) in since.items() if at}

    async def wanted(self, loaded: Loaded, waits: dict[int, Wait], hour: int) -> dict[Call, Due]:
        """Every call that somebody wants about these waits. Who plays several seats waits once, and so does who reads the same
        mail on several devices."""
        ears: dict[str, list[Ear]] = {}
        for ear in await self.calls.ears(loaded.row.id, list(waits)):
            ears.setdefault(ear.listener.id, []).append(ear)
        found: dict[Call, Due] = {}
        for mine in ears.values():
            first = min((waits[ear.seat] for ear in mine), key=lambda wait: wait.n)
            for call, due in self.calls_of(loaded, mine[0], first, hour):
                found.setdefault(call, due)
        hook = await self.calls.hook(loaded.row.id)
        if hook:
            for seat, wait in waits.items():
                call = Call(loaded.row.id, "hook", str(seat), wait.n)
                found[call] = Due(self.missed(wait), lambda seat=seat: self.to_hook(hook, loaded, seat))  # type: ignore[misc]
        return found

    def calls_of(self, loaded: Loaded, ear: Ear, wait: Wait, hour: int) -> Iterator[tuple[Call, Due]]:
        """The calls that a listener wants about a wait."""
        to, table = ear.listener, loaded.row.id
        if to.push:
            at = self.missed(wait)
            yield Call(table, "push", to.id, wait.n), Due(loud(to, max(at, hour)), lambda: self.to_browser(loaded, to, wait))
        if to.mailing and self.ways.post is not None:
            at = wait.at + LATE
            call = Call(table, "mail", key_hash(to.mail), wait.n)
            yield call, Due(loud(to, max(at, hour)), lambda: self.to_mail(loaded, ear, wait))

    def missed(self, wait: Wait) -> int:
        """When somebody is called who is asked: soon, unless a page is open, which calls for itself; late in any case."""
        return min(max(wait.at + SOON, wait.seen + self.unseen), wait.at + LATE)

    # ---------------------------------------------------------------- calling
    async def make(self, call: Call, due: Due, tries: int) -> None:
        """Makes a call. One that fails is put off, and given up after some times."""
        try:
            if tries > len(BACKOFF):
                raise Refused("too many times")
            async with self.line:
                await due.make()
            await self.calls.settle(call)
        except Refused as refused:
            LOG.warning("table %s: %s does not take a notice: %s", call.table, call.way, refused)
            await self.calls.settle(call)
        except (Failed, *FAILURES) as error:
            LOG.warning("table %s: a notice by %s failed: %s %s", call.table, call.way, type(error).__name__, error)
            await self.calls.settle(call, now() + BACKOFF[tries] if tries < len(BACKOFF) else 0)
        except Exception:
            LOG.exception("table %s: a notice by %s could not be made", call.table, call.way)

    async def to_browser(self, loaded: Loaded, to: Listener, wait: Wait) -> None:
        """A notice in the browser of a listener. Raises Failed and Refused."""
        row = loaded.row
        text = {
            "title": say(to.lang, "regnum-notice-turn", name=row.name or proposed(to.lang, row.id)),
            "body": say(to.lang, "regnum-notice-waits", game=say(to.lang, f"{row.game}-title")),
            "url": f"/t/{row.id}",
            "tag": f"{row.id} {wait.n}",
        }
        await self.push(to, text, row.id)

    async def push(self, to: Listener, text: dict[str, str], topic: str) -> None:
        """Sends a notice to the browser of a listener, and forgets it if it is no more. Raises Failed and Refused."""
        status = await self.ways.pushes.send(to.push, text, key_hash(topic)[:32])
        if status in GONE:
            await self.calls.drop_push(to.id, to.push)
        took(status)

    async def to_mail(self, loaded: Loaded, ear: Ear, wait: Wait) -> None:
        """A mail to a listener, with the link to the seat. Raises Failed and Refused."""
        row, to = loaded.row, ear.listener
        name, game = row.name or proposed(to.lang, row.id), say(to.lang, f"{row.game}-title")
        if not self.mails.take(to.mail):
            raise Failed("too many mails an hour")
        link = f"{self.ways.site}/t/{row.id}" + (f"?key={ear.key}" if ear.key else "")
        waits = say(to.lang, "regnum-notice-waits", game=game)
        subject, id = say(to.lang, "regnum-notice-turn", name=name), f"{row.id}.{wait.n}.{to.stop[:8]}"
        await self.mail(to, subject, f"{waits}\n{link}", id)

    async def mail(self, to: Listener, subject: str, text: str, id: str) -> None:
        """A mail, with the link to stop under it. Raises Refused for an address that the server does not take, and what
        `Post.send` raises."""
        assert self.ways.post is not None
        stop = f"{self.ways.site}/stop/{to.stop}"
        under = say(to.lang, "regnum-notice-stop", link=stop)
        letter = self.ways.post.letter(to.mail, subject, f"{text}\n\n-- \n{under}\n", to.lang, stop, id)
        try:
            await self.ways.post.send(letter)
        except SMTPRecipientsRefused as error:
            if all(code >= 500 for code, _ in error.recipients.values()):
                raise Refused("the server does not take the address") from error
            raise
        except SMTPResponseException as error:
            if error.smtp_code >= 500:
                raise Refused(f"the server says {error.smtp_code}") from error
            raise

    async def to_hook(self, url: str, loaded: Loaded, seat: int) -> None:
        """A line in the channel of a table. A hook that is no more is taken down. Raises Failed and Refused."""
        row, lang = loaded.row, loaded.row.lang
        who, name = names_of(loaded.chairs, lang)[seat], row.name or proposed(lang, row.id)
        text = say(lang, "regnum-notice-hook", who=plain(who), name=plain(name), game=say(lang, f"{row.game}-title"))
        try:
            await self.hook(url, text, row.id)
        except Refused:
            await self.calls.hang(row.id, "")
            raise

    async def hook(self, url: str, text: str, table: str) -> None:
        """A line in a channel, with the way to the table for who may look. Raises Failed, and Refused where it is no more."""
        link = f" {self.ways.site}/t/{table}" if self.ways.site else ""
        try:
            took(await post_hook(self.ways.reach, url, f"{text}{link}"))
        except Unreachable as error:
            raise Refused(str(error)) from error

    async def has_called(self, table: str, listener: str) -> None:
        """A page has called its player in the browser: that wait is done with, as far as this device goes."""
        loaded = await self.store.load(table)
        waits = {} if loaded is None else await self.waits(loaded)
        mine = [waits[ear.seat].n for ear in await self.calls.ears(table, list(waits)) if ear.listener.id == listener]
        if mine and await self.calls.claim(call := Call(table, "push", listener, min(mine)), None, 0):
            await self.calls.settle(call)

    # ---------------------------------------------------------------- trying it out
    async def try_out(self, to: Listener) -> list[Tried]:
        """Sends a real notice by every way that is on, quiet hours or not; says which worked."""
        title, text = say(to.lang, "regnum-notice-try"), say(to.lang, "regnum-notice-tried")
        found: list[Tried] = []
        if to.push:
            notice = {"title": title, "body": text, "url": "/", "tag": "try"}
            found.append(Tried("push", await worked(self.push(to, notice, "try"))))
        if to.mailing and self.ways.post is not None:
            id = f"try.{now()}.{to.stop[:8]}"
            found.append(Tried("mail", self.mails.take(to.mail) and await worked(self.mail(to, title, text, id))))
        return found

    async def try_hook(self, url: str, loaded: Loaded) -> bool:
        """Posts a real line about a table; says whether it was taken."""
        lang = loaded.row.lang
        name = plain(loaded.row.name or proposed(lang, loaded.row.id))
        return await worked(self.hook(url, say(lang, "regnum-notice-hook-try", name=name), loaded.row.id))


async def worked(sending: Awaitable[None]) -> bool:
    """Whether something was sent."""
    try:
        await sending
    except (Refused, Failed, *FAILURES) as error:
        LOG.info("a notice was tried and failed: %s %s", type(error).__name__, error)
        return False
    return True


def took(status: int) -> None:
    """What somebody said to what was posted. Raises Failed where it may be tried again, Refused where it may not."""
    if status in BUSY or status >= 500:
        raise Failed(f"status {status}")
    if not 200 <= status < 300:
        raise Refused(f"status {status}")


def loud(to: Listener, hour: int) -> int:
    """The first moment from an hour on that is not in the quiet hours of a listener."""
    if not to.quiet or to.quiet_from == to.quiet_to:
        return hour
    local = datetime.fromtimestamp(hour / 1000, UTC).astimezone(ZoneInfo(to.zone))
    minute = 60 * local.hour + local.minute
    past = (minute - to.quiet_from) % 1440
    if past >= (to.quiet_to - to.quiet_from) % 1440:
        return hour
    day = local.date() + timedelta(days=minute >= to.quiet_to)
    wakes = datetime.combine(day, time(*divmod(to.quiet_to, 60)), ZoneInfo(to.zone))
    return max(hour, int(wakes.timestamp() * 1000))
