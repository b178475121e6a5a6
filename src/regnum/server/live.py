"""The WebSocket of a table: states go out, answers come in. No message of one page can hurt another page or the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from regnum.server.callers import Callers, address_of
from regnum.server.house import House
from regnum.server.journal import Viewer
from regnum.server.problems import Bucket, Denied, is_away
from regnum.server.rendering import Has
from regnum.server.schema import ChairRow, now
from regnum.server.tables import LOG, LiveTable
from regnum.server.wire import Agree, CallMe, ComeBack, FromClient, Hour, Leave, Play, Say, Speak, TakeBack, Talk, Vote
from regnum.words import LANGS, best_language

LONGEST_MESSAGE: Final = 4_096
MESSAGES_AT_ONCE: Final = 30
MESSAGES_A_SECOND: Final = 10
MOST_PAGES: Final = 300
PATIENCE: Final = 200
"""Messages thrown away for coming too fast before the page is closed; they are forgiven one a second."""
NO_TABLE: Final = 4404
NOT_FOR_YOU: Final = 4403
TOO_FAST: Final = 1008
BROKEN: Final = 1011
LATER: Final = 1013
GONE: Final = (WebSocketDisconnect, OSError)

Socket: TypeAlias = WebSocket[Any, Any, Any]

DECODER: Final = msgspec.json.Decoder(FromClient)


class Page:
    """One open page: its socket, who looks, what it was last shown, and which lines of the log it has."""

    def __init__(self, house: House, live: LiveTable, socket: Socket, key: str, viewer: Viewer) -> None:
        self.house: House = house
        self.live: LiveTable = live
        self.socket: Socket = socket
        self.key: str = key
        self.viewer: Viewer = viewer
        self.chairs: list[ChairRow] = live.chairs
        self.news: asyncio.Event = asyncio.Event()
        self.sending: asyncio.Lock = asyncio.Lock()
        self.shown: bytes = b""
        self.has: Has = Has()
        self.bucket: Bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
        self.patience: Bucket = Bucket(PATIENCE, 1)
        self.thrown_away: int = 0
        self.heard: int = 0

    # ---------------------------------------------------------------- out
    async def follow(self) -> None:
        """Shows every change until the page is closed."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                await self.show()
        except Denied as denied:
            await self.refuse(denied)
            await self.socket.close(NOT_FOR_YOU)
        except GONE:
            return
        except Exception as error:
            if is_away(error):
                LOG.warning("table %s: the store is away: %s", self.live.id, type(error).__name__)
            else:
                LOG.exception("table %s: a page could not be shown", self.live.id)
            await self.socket.close(LATER if is_away(error) else BROKEN)

    async def show(self) -> None:
        """Sends the state, unless the page has it, and of the log what is new.

        Raises Denied for a viewer who may not look (any more)."""
        async with self.sending:
            if self.live.chairs is not self.chairs:
                await self.recognise()
            state = await self.live.look(self.viewer)
            if state.content != self.shown:
                self.shown = state.content
                frame, self.has = state.frame(self.has)
                await self.socket.send_data(frame, mode="binary")
            if self.live.row.talk != self.heard:
                lines = await self.house.talks.since(self.live.id, self.heard)
                self.heard = lines[-1].n if lines else self.live.row.talk
                await self.socket.send_data(msgspec.json.encode(Talk(lines)), mode="text")

    async def recognise(self) -> None:
        """The chairs have changed: the key may stand for other seats now, or for none."""
        self.chairs = self.live.chairs
        try:
            viewer = await self.live.viewer(self.key, self.viewer.lang)
        except Denied:
            viewer = Viewer(lang=self.viewer.lang)
        if viewer.seats != self.viewer.seats:
            self.live.come_or_go(self.viewer, -1)
            self.live.come_or_go(viewer, 1)
        self.viewer = viewer

    async def refuse(self, denied: Denied) -> None:
        """Sends a refusal."""
        async with self.sending:
            await self.socket.send_data(self.live.refusal(denied, self.viewer.lang), mode="text")

    def show_again(self) -> None:
        """Has the state sent even if the page has it."""
        self.shown = b""
        self.news.set()

    # ---------------------------------------------------------------- in
    async def listen(self) -> None:
        """Takes messages until the page is closed."""
        async for text in self.socket.iter_data(mode="text"):
            if not self.bucket.take():
                if self.thrown_away % MESSAGES_AT_ONCE == 0:
                    await self.refuse(Denied("regnum-too-fast", 429))
                self.thrown_away += 1
                if not self.patience.take():
                    known = self.viewer.seats or self.viewer.host
                    self.socket.app.state.callers.shut_out(self.key if known else address_of(self.socket))
                    await self.socket.close(TOO_FAST)
                    return
                continue
            try:
                await self.obey(text)
            except Denied as denied:
                await self.refuse(denied)
                self.show_again()
            except Exception as error:
                LOG.exception("table %s: a message could not be handled", self.live.id)
                await self.refuse(Denied("regnum-store-away", 503) if is_away(error) else Denied("regnum-trouble", 500))
                self.show_again()

    async def obey(self, text: str) -> None:
        """Does what one message says. Raises Denied."""
        if len(text) > LONGEST_MESSAGE:
            raise Denied("regnum-too-long", 413)
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            raise Denied("regnum-unreadable") from error
        if isinstance(message, Play):
            await self.live.play(self.viewer, message)
        elif isinstance(message, TakeBack):
            await self.live.take_back(self.viewer, message)
        elif isinstance(message, Agree):
            await self.live.agree(self.viewer, message)
        elif isinstance(message, Vote):
            await self.house.absences.vote(self.live, self.viewer, message)
        elif isinstance(message, ComeBack):
            await self.house.absences.come_back(self.live, self.viewer, message)
        elif isinstance(message, Leave):
            await self.house.absences.leave(self.live, self.viewer, message)
        elif isinstance(message, Say):
            await self.house.talks.say(self.live, self.viewer, message, self.key or address_of(self.socket))
        elif isinstance(message, CallMe):
            await self.house.lobby.call(self.live, self.viewer, message.name)
        else:
            self.speak(message)

    def speak(self, message: Speak) -> None:
        """Another language from now on. Raises Denied for one that Regnum does not speak."""
        if message.lang not in LANGS:
            raise Denied("regnum-lang-unknown")
        self.viewer = Viewer(self.viewer.seats, self.viewer.host, message.lang)
        self.show_again()


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A page at a table: the server pushes its state after every change, the page sends Play, TakeBack, Agree, Speak.

    One that was cut off for sending too much waits at the door, where it costs nothing. A page that comes back says in `mark`
    which lines of the log it has."""
    house: House = socket.app.state.house
    callers: Callers = socket.app.state.callers
    if callers.foreign(socket):
        await socket.close(NOT_FOR_YOU)
        return
    key = socket.query_params.get("key", "")[:200]
    mark = socket.query_params.get("mark", "")
    lang = socket.query_params.get("lang", "")
    lang = lang if lang in LANGS else best_language(socket.headers.get("accept-language"))
    await callers.at_the_door(key or address_of(socket))
    with suppress(*GONE):
        await socket.accept()
        try:
            with callers.attending(socket):
                await attend(house, await house.tables.get(table), socket, key, lang, mark)
        except Denied as denied:
            await turn_away(socket, denied, lang)
        except Exception as error:
            if not is_away(error):
                raise
            LOG.warning("table %s: the store is away: %s", table, type(error).__name__)
            await turn_away(socket, Denied("regnum-store-away", 503), lang)


async def turn_away(socket: Socket, denied: Denied, lang: str) -> None:
    """Says why a page cannot be shown; whether to come again is in the code that closes it."""
    await socket.send_data(msgspec.json.encode(denied.problem(lang)), mode="text")
    await socket.close(LATER if denied.status in (429, 503) else NO_TABLE)


async def attend(house: House, live: LiveTable, socket: Socket, key: str, lang: str, mark: str) -> None:
    """One page from its first state to its last. Raises what GONE lists when the other side has left."""
    page = Page(house, live, socket, key, Viewer(lang=lang))
    if len(live.pages) >= MOST_PAGES:
        await page.refuse(Denied("regnum-table-crowded", 503))
        await socket.close(LATER)
        return
    try:
        page.viewer = await live.viewer(key, lang)
    except Denied as denied:
        await socket.app.state.callers.at_the_door(address_of(socket))
        await page.refuse(denied)
    if live.row.opening is None:
        await house.lobby.claim(live, page.viewer)
    if live.may_look(page.viewer):
        page.has = (await live.look(page.viewer)).known(mark)
    await socket.send_data(msgspec.json.encode(Hour(now())), mode="text")
    live.pages.add(page)
    live.come_or_go(page.viewer, 1)
    page.news.set()
    house.tell(live)
    if live.row.bots_due:
        house.robots.kick(live.id)
    following = asyncio.create_task(page.follow())
    try:
        await page.listen()
    finally:
        live.pages.discard(page)
        live.come_or_go(page.viewer, -1)
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
