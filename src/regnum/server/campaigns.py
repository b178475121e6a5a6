"""Campaigns at the table: the next game, the campaign's page, and the way out into a file and back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from regnum.bots import BOTS
from regnum.campaign import CampaignFile, Ending, Handed, Played, date, heirs_of, next_options, next_seats, roles_for
from regnum.engine.errors import BadSetup
from regnum.engine.registry import PROMPTS, rulebook
from regnum.messages import won_by
from regnum.server.annals import Annals
from regnum.server.bringing import read_campaign, volumes
from regnum.server.forms import (
    Again,
    Bring,
    Brought,
    Campaign,
    Chapter,
    Home,
    NextChair,
    NextGame,
    Opened,
    Rename,
    Sitter,
    YourCampaign,
)
from regnum.server.lobby import MOST_KEYS, Lobby, checked, like
from regnum.server.naming import LONGEST_TITLE, key_hash, names_of, new_key, tidy
from regnum.server.problems import Denied
from regnum.server.rendering import sentence
from regnum.server.schema import HOST, CampaignRow, ChairRow, ChapterRow, KeyRow
from regnum.server.store import Store
from regnum.words import LANGS, say, words


def hashed(keys: Sequence[str]) -> list[str]:
    """Keys as the store knows them."""
    return [key_hash(key) for key in keys if key][:MOST_KEYS]


def ending_in(chapter: ChapterRow) -> Ending:
    """How the game of a chapter ended."""
    return msgspec.convert(chapter.ending, Ending)


def chairs_in(chapter: ChapterRow) -> list[ChairRow]:
    """Who sat in the game of a chapter."""
    return [ChairRow(**chair) for chair in chapter.chairs]


class Campaigns:
    """Carries games on from where the last one ended."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.store: Store = store
        self.lobby: Lobby = lobby
        self.annals: Annals = Annals(store)

    # ---------------------------------------------------------------- the next game
    async def again(self, table: str, form: Again) -> Opened:
        """The next game of a campaign, for any of its players and for the host; where nothing follows, the same table once
        more. Asking again gives the same table. Raises Denied."""
        loaded = await self.store.load(table)
        if loaded is None:
            raise Denied("regnum-table-none", 404)
        row = loaded.row
        chapters = (await self.annals.chapters([row.campaign]))[row.campaign]
        chapter = next((c for c in chapters if c.n == row.chapter), None)
        ending = None if chapter is None else ending_in(chapter)
        if chapter is None or ending is None or ending.sequel is None:
            return await self.lobby.again(table, form.key)
        mine = await self.store.seats_of(table, key_hash(form.key))
        if not mine:
            raise Denied("regnum-campaign-not-yours", 403)
        if row.again:
            return Opened(row.again, form.key)
        roles, heirs = default_seats(row.game, chapter, ending, ending.sequel)
        wanted = [NextChair(of) for of in heirs] if form.chairs is None else form.chairs
        roles = roles_for([None if chair.bot else chair.of for chair in wanted], roles, heirs)
        given = next_options(ending.sequel, row.options.get(PROMPTS.name, PROMPTS.default))
        _, roles, options = checked(row.game, roles, given)
        seated = [sitting(seat, roles[seat], chair, chairs_in(chapter), mine) for seat, chair in enumerate(wanted)]
        name = (await self.annals.campaigns([row.campaign]))[0].name
        fresh = replace(like(row, options), name=name, campaign=row.campaign, chapter=row.chapter + 1)
        old = await self.store.keys(table)
        keys = {KeyRow(key_hash(form.key), HOST), *[k for k in old if k.seat == HOST]}
        for seat, chair in enumerate(wanted):
            if not chair.bot:
                keys |= {KeyRow(k.hash, seat) for k in old if k.seat == chair.of}
        return Opened(await self.lobby.add(fresh, seated, list(keys), after=table), form.key)

    # ---------------------------------------------------------------- looking
    async def home(self, keys: Sequence[str], lang: str) -> Home:
        """The home page, with the campaigns of the caller's tables, the last played first."""
        home = await self.lobby.home(keys, lang)
        ids = list(dict.fromkeys(table.campaign for table in home.yours if table.campaign))
        chapters = await self.annals.chapters(ids)
        for row in await self.annals.campaigns(ids):
            told = chapters[row.id]
            text = how_it_ended(told[-1], lang) if told else ""
            home.campaigns.append(YourCampaign(row.id, say(lang, f"{row.game}-title"), row.name, len(told), text))
        return home

    async def open(self, campaign: str, keys: Sequence[str]) -> tuple[CampaignRow, bool]:
        """A campaign, and whether one of the keys is of its tables. Raises Denied for one that is not for all to see."""
        found = await self.annals.campaigns([campaign])
        if not found:
            raise Denied("regnum-campaign-unknown", 404)
        yours = await self.annals.opened_by(campaign, hashed(keys))
        if not yours and not found[0].watch:
            raise Denied("regnum-campaign-private", 403)
        return found[0], yours

    async def page(self, campaign: str, keys: Sequence[str], lang: str) -> Campaign:
        """The page of a campaign. Raises Denied."""
        row, yours = await self.open(campaign, keys)
        told, last = (await self.annals.chapters([campaign]))[campaign], await self.annals.last_table(campaign)
        running = last is not None and (not told or last.chapter > told[-1].n)
        people = dict.fromkeys(c.name for chapter in told for c in chairs_in(chapter) if c.who == "human" and c.name)
        return Campaign(
            id=row.id,
            game=row.game,
            title=say(lang, f"{row.game}-title"),
            name=row.name,
            yours=yours,
            now=last.id if last is not None and running else "",
            next=next_game(told[-1], row.game, lang) if told and not running else None,
            players=list(people),
            chapters=[chapter_shown(chapter, lang) for chapter in reversed(told)],
        )

    async def rename(self, campaign: str, form: Rename) -> None:
        """Another name, for those who have played in the campaign. Raises Denied."""
        _, yours = await self.open(campaign, form.keys)
        if not yours:
            raise Denied("regnum-campaign-not-yours", 403)
        await self.annals.rename(campaign, tidy(form.name, LONGEST_TITLE))

    # ---------------------------------------------------------------- files
    async def export(self, campaign: str, keys: Sequence[str]) -> bytes:
        """The campaign with every record of a game that is over. Raises Denied."""
        row, _ = await self.open(campaign, keys)
        chapters = (await self.annals.chapters([campaign], records=True))[campaign]
        games = [written(chapter) for chapter in chapters]
        return msgspec.json.format(msgspec.json.encode(CampaignFile("campaign", row.game, row.name, games)), indent=1)

    async def bring(self, form: Bring, lang: str) -> Brought:
        """A campaign out of a file; all of it, or nothing. Raises Denied, with the game and the line that is wrong."""
        file, games = await asyncio.to_thread(read_campaign, form.text)
        key, lang = new_key(), form.lang if form.lang in LANGS else lang
        found = await asyncio.to_thread(volumes, file, games, key, lang)
        while not await self.annals.restore(found):
            found = await asyncio.to_thread(volumes, file, games, key, lang)
        return Brought(found[0][0].id, found[-1][0].id, key)


def default_seats(game: str, chapter: ChapterRow, ending: Ending, sequel: Handed) -> tuple[list[str], list[int | None]]:
    """What each seat of the next game plays by default, and whose seat of the last one it is. Raises Denied."""
    try:
        roles = next_seats(rulebook(game), sequel)
    except BadSetup as error:
        raise Denied("regnum-setup-bad", why=str(error)) from error
    return roles, heirs_of(ending, len(roles), len(chapter.chairs))


def sitting(seat: int, role: str, wanted: NextChair, before: list[ChairRow], mine: Sequence[int]) -> ChairRow:
    """A chair of the next game: those of seats `mine` are taken, other people are awaited. Raises Denied for a bot or a seat
    that there is not."""
    if wanted.bot:
        if wanted.bot not in BOTS:
            raise Denied("regnum-bot-unknown")
        return ChairRow(seat, "bot", role, wanted.bot, "")
    if wanted.of is None:
        return ChairRow(seat, "open", role, "", "")
    if not 0 <= wanted.of < len(before):
        raise Denied("regnum-request-bad")
    old = before[wanted.of]
    who = "open" if old.who == "human" and old.seat not in mine else old.who
    return ChairRow(seat, who, role, old.bot if who == "bot" else "", old.name)


def next_game(chapter: ChapterRow, game: str, lang: str) -> NextGame | None:
    """What can be started after a chapter; None where nothing follows."""
    ending = ending_in(chapter)
    if ending.sequel is None:
        return None
    _, heirs = default_seats(game, chapter, ending, ending.sequel)
    return NextGame(chapter.table_id, [NextChair(of) for of in heirs], names_of(chairs_in(chapter), lang))


def how_it_ended(chapter: ChapterRow, lang: str) -> str:
    """A sentence on how a game ended."""
    ending, names = ending_in(chapter), names_of(chairs_in(chapter), lang)
    winners = [names[seat] for seat in ending.winners]
    if winners and words(False).has(lang, ending.how):
        return say(lang, ending.how, who=winners)
    return won_by(lang, winners)


def chapter_shown(chapter: ChapterRow, lang: str) -> Chapter:
    """A game of the past, in words."""
    ending, chairs = ending_in(chapter), chairs_in(chapter)
    names = names_of(chairs, lang)
    sitters = [Sitter(names[c.seat], c.bot, c.role, c.seat in ending.winners) for c in chairs]
    told = [sentence(lang, said.message(), names) for said in ending.told]
    return Chapter(chapter.n, chapter.table_id, date(chapter.ended), sitters, how_it_ended(chapter, lang), told)


def written(chapter: ChapterRow) -> Played:
    """A game as the file has it."""
    chairs = chairs_in(chapter)
    seats, bots = [c.name or c.bot for c in chairs], [c.bot for c in chairs]
    return Played(chapter.record, seats, date(chapter.ended), bots, ending_in(chapter))
