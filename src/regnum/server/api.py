"""The HTTP side: games and their Law, making and joining tables, campaigns, looking back, records."""

from __future__ import annotations

import asyncio
import gzip
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response

import regnum
from regnum.bots import BOTS
from regnum.engine.errors import BadSetup
from regnum.engine.kinds import Message
from regnum.engine.registry import GAMES, Rulebook, rulebook
from regnum.law import UnknownClause, chapters, clauses, law_of, search
from regnum.messages import option_words, render
from regnum.proofs import sentences
from regnum.server.callers import address_of
from regnum.server.forms import (
    Advice,
    Again,
    Bring,
    Brought,
    Campaign,
    Chart,
    ClauseText,
    Done,
    Fill,
    GameInfo,
    Health,
    Home,
    Hurry,
    Keep,
    LawText,
    Made,
    Named,
    NewTable,
    Opened,
    PointsAt,
    Rename,
    RulingText,
    Seated,
    SetupOption,
    Sit,
    Upload,
    Value,
    Wish,
)
from regnum.server.house import House
from regnum.server.journal import Viewer
from regnum.server.lobby import checked
from regnum.server.problems import Denied
from regnum.server.tables import LiveTable
from regnum.server.watching import audit
from regnum.server.wire import Problem, TableState
from regnum.words import LANGS, best_language, say, words

Call = Request[Any, Any, Any]
Key = Annotated[str, QueryParameter(max_length=200)]
Name = FromPath[str]
REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in {
        400: "The request cannot be understood, or not be granted.",
        403: "The key gives no right to this.",
        404: "There is no such thing.",
        409: "Not now: the table is in another state.",
        413: "Too long.",
        429: "Too much at once.",
        500: "A fault of the server; nothing has changed.",
        503: "The tables cannot be reached just now; Retry-After says when to try again.",
    }.items()
}
"""Every refusal has the same form."""
LONGEST_CAMPAIGN: Final = 12_000_000
YARDSTICK: Final = "greedy"
"""The bot that others are measured by."""
LESSON: Final = ("goal", "turn", "deeds", "fight", "special", "end")
"""The cards of a game in two minutes: `<game>-learn-goal` and so on, with `.text` and the clause `.law`."""


def language(request: Call) -> str:
    """The language a caller asks for."""
    lang = request.query_params.get("lang", "")
    return lang if lang in LANGS else best_language(request.headers.get("accept-language"))


def house_of(request: Call) -> House:
    """The house behind the application."""
    house: House = request.app.state.house
    return house


# ---------------------------------------------------------------- games
@get("/api/games", responses=REFUSALS)
async def games(request: Call) -> list[GameInfo]:
    """Every game, with the words of its set-up."""
    lang = language(request)
    return [game_info(rulebook(name), lang) for name in GAMES]


def game_info(book: Rulebook[Any], lang: str) -> GameInfo:
    """One game."""
    name = book.name
    options = [
        SetupOption(
            o.name,
            say(lang, option_words(book, o)),
            say(lang, f"{option_words(book, o)}.help"),
            [value(lang, v, f"{option_words(book, o)}-{v}") for v in o.values],
            o.check is not None,
            o.of_automata,
            [Named(x, say(lang, o.noun + x), say(lang, f"{o.noun}{x}.text"), role) for x, role in o.named.items()],
        )
        for o in book.options.values()
    ]
    return GameInfo(
        name=name,
        title=say(lang, f"{name}-title"),
        tagline=say(lang, f"{name}-tagline"),
        fewest=book.fewest,
        most=book.most,
        minutes=book.minutes,
        roles=[Value(role, role_label(book, role, lang)) for role in book.seatings()],
        usual=[book.seat_list(n) for n in range(book.fewest, book.most + 1)],
        automata=book.automata(),
        options=options,
        bots=[bot_info(book, lang, bot) for bot in BOTS],
    )


def bot_info(book: Rulebook[Any], lang: str, bot: str) -> Value:
    """A bot with how it plays and, where the game's ladder has it, how many games of 100 it wins against the `YARDSTICK`: from
    the table where that is fewest to the one where it is most."""
    found = value(lang, bot, f"regnum-bot-{bot}")
    shares = [] if bot == YARDSTICK else shares_won(ladder_of(book.name), bot, YARDSTICK)
    if shares:
        fewest, most = min(shares), max(shares)
        found.help += " " + say(lang, "regnum-bot-wins", n=str(fewest) if fewest == most else f"{fewest}\N{EN DASH}{most}")
    return found


@cache
def ladder_of(game: str) -> dict[str, Any]:
    """The ladder that a game ships (see `learn.ladder`); {} where nobody has measured its bots."""
    path = files("regnum.games") / game / "data" / "ladder.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def shares_won(ladder: dict[str, Any], bot: str, foe: str) -> list[int]:
    """Of 100 games that one of two bots wins, how many are the first one's by its Elo, to the next five: one number for each
    table of a ladder that has both."""
    shares = []
    for table in ladder.get("table", []):
        elo = {name.partition(":")[0]: measured[0] for name, measured in table["elo"].items()}
        if bot in elo and foe in elo:
            shares.append(5 * round(20 / (1 + 10 ** ((elo[foe] - elo[bot]) / 400))))
    return shares


def role_label(book: Rulebook[Any], role: str, lang: str) -> str:
    """What a seat can play: a word of the game for its seats (`toy-seat-red`) or roles, a noun of one of its questions, or a
    shared word (`regnum-role-any`); `a:b` is a with b."""
    role, colon, finer = role.partition(":")
    if colon:
        return say(lang, "regnum-role-with", it=role_label(book, role, lang), more=role_label(book, finer, lang))
    for own in (f"{book.name}-seat-{role}", f"{book.name}-role-{role}"):
        if words(False).has(lang, own):
            return say(lang, own)
    nouns = (kind.noun for kind in book.kinds if role in kind.noun.slugs)
    noun = next(nouns, None)
    return say(lang, f"regnum-role-{role}") if noun is None else render(lang, Message(noun.prefix + role))


def value(lang: str, id: str, key: str) -> Value:
    """A thing to choose from, with its help where the words have one."""
    return Value(id, say(lang, key), say(lang, f"{key}.help") if words(False).has(lang, f"{key}.help") else "")


@get("/api/games/{game:str}/static", cache_control=None, packed=True, responses=REFUSALS)
async def static(request: Call, game: Name) -> Response[bytes]:
    """The maps and cards of a game; each message of it in every language."""
    try:
        body, packed, tag = static_of(rulebook(game))
    except BadSetup as error:
        raise Denied("regnum-game-none", 404) from error
    headers = {"Cache-Control": "public, max-age=600", "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = packed, headers | {"Content-Encoding": "gzip"}
    return Response(body, media_type="application/json", headers=headers)


@cache
def static_of(book: Rulebook[Any]) -> tuple[bytes, bytes, str]:
    """What never changes of a game, made once: plain, packed, and the tag by which browsers know it."""
    body = msgspec.json.encode(book.static(), enc_hook=in_all_languages)
    return body, gzip.compress(body, mtime=0), f'"{blake2b(body, digest_size=12).hexdigest()}"'


def in_all_languages(thing: Any) -> dict[str, str]:
    """A message as a text for each language. Raises TypeError for anything else that JSON does not know."""
    if not isinstance(thing, Message):
        raise TypeError(f"cannot encode {type(thing).__name__}")
    return {lang: render(lang, thing) for lang in LANGS}


@post("/api/games/{game:str}/advice", responses=REFUSALS)
async def advice(request: Call, game: Name, data: JSONBody[Wish]) -> Advice:
    """What there is to say about a set-up before it is played."""
    lang = language(request)
    try:
        book, roles, options = checked(game, data.roles, data.options)
    except Denied as denied:
        return Advice(denied.problem(lang).text, "")
    notice = book.notice(roles, options)
    return Advice("", "" if notice is None else render(lang, notice))


@get("/api/law/{game:str}", responses=REFUSALS)
async def the_law(request: Call, game: Name, q: FromQuery[str] = "") -> LawText:
    """The Law of a game, or the clauses that hold every word of `q`."""
    lang = language(request)
    try:
        found = search(game, q[:200], lang) if q else clauses(game)
        law = law_of(game)
    except UnknownClause as error:
        raise Denied("regnum-game-none", 404) from error
    texts = [ClauseText(c.id, c.title[lang], c.rule[lang], c.testable, [r.id for r in c.rulings]) for c in found]
    rulings = [RulingText(r.id, r.text[lang]) for r in law.rulings.values()]
    return LawText(texts, rulings, [same[lang].split() for same in law.also])


@get("/api/law/{game:str}/chapters", responses=REFUSALS)
async def law_chapters(request: Call, game: Name) -> dict[str, str]:
    """The titles of the chapters of a Law, in the order of the book."""
    try:
        return chapters(game, language(request))
    except UnknownClause as error:
        raise Denied("regnum-game-none", 404) from error


@get("/api/law/{game:str}/proofs", responses=REFUSALS)
async def law_proofs(game: Name) -> dict[str, list[str]]:
    """What the tests of each clause say; nothing where the server runs without its tests."""
    try:
        return await asyncio.to_thread(sentences, game)
    except UnknownClause as error:
        raise Denied("regnum-game-none", 404) from error


@get("/api/learn/{game:str}", responses=REFUSALS)
async def lesson(request: Call, game: Name) -> list[dict[str, str]]:
    """A game in two minutes: its cards, those that it has words for, each with the clause to read on."""
    if game not in GAMES:
        raise Denied("regnum-game-none", 404)
    lang = language(request)
    keys = {card: f"{game}-learn-{card}" for card in LESSON}
    return [
        {"id": card, "title": say(lang, key), "text": say(lang, f"{key}.text"), "law": say(lang, f"{key}.law")}
        for card, key in keys.items()
        if words(False).has(lang, key)
    ]


@get("/api/health", responses=REFUSALS)
async def health(request: Call) -> Health:
    """Whether the server and its store answer."""
    house = house_of(request)
    await house.store.revs([])
    return Health(True, regnum.__version__, len(house.tables.live))


# ---------------------------------------------------------------- tables
@get("/api/tables", responses=REFUSALS)
async def tables(request: Call, keys: FromQuery[str] = "") -> Home:
    """Open tables, and the tables and campaigns of the caller's keys (separated by commas)."""
    return await house_of(request).campaigns.home(keys.split(","), language(request))


@post("/api/tables", responses=REFUSALS)
async def make_table(request: Call, data: JSONBody[NewTable]) -> Made:
    """A new table. The key is the host's; chairs that are open have keys of their own for personal links."""
    made = await house_of(request).lobby.create(data, language(request), address_of(request))
    audit(request, "made", made.id, game=data.game)
    return made


@post("/api/tables/{table:str}/sit", responses=REFUSALS)
async def sit(request: Call, table: Name, data: JSONBody[Sit]) -> Seated:
    """Takes an open chair."""
    seated = await house_of(request).lobby.sit(table, data)
    audit(request, "seated", table, seat=seated.seat)
    return seated


@post("/api/tables/{table:str}/keep", responses=REFUSALS)
async def keep(request: Call, table: Name, data: JSONBody[Keep]) -> Done:
    """Keeps an open chair for whoever has its personal link, or opens it to all again; for the host."""
    await house_of(request).lobby.keep(table, data)
    return Done()


@post("/api/tables/{table:str}/pace", responses=REFUSALS)
async def hurry(request: Call, table: Name, data: JSONBody[Hurry]) -> Done:
    """How fast the bots of the table answer; for the host."""
    await house_of(request).lobby.hurry(table, data)
    return Done()


@post("/api/tables/{table:str}/fill", responses=REFUSALS)
async def fill(request: Call, table: Name, data: JSONBody[Fill]) -> Done:
    """Bots take all open chairs; for the host."""
    await house_of(request).lobby.fill(table, data.key, data.bot)
    audit(request, "filled", table, bot=data.bot)
    return Done()


@post("/api/tables/{table:str}/again", responses=REFUSALS)
async def again(request: Call, table: Name, data: JSONBody[Again]) -> Opened:
    """After the end: the next game of a campaign, for its players and the host; else the same table once more, for the host."""
    opened = await house_of(request).campaigns.again(table, data)
    audit(request, "made", opened.id, after=table)
    return opened


@post("/api/records", responses=REFUSALS)
async def upload(request: Call, data: JSONBody[Upload]) -> Opened:
    """A record becomes a table: to watch, or to continue, alone or with others in its chairs."""
    opened = await house_of(request).lobby.upload(data, language(request))
    audit(request, "brought", opened.id)
    return opened


# ---------------------------------------------------------------- campaigns
@get("/api/campaigns/{campaign:str}", responses=REFUSALS)
async def campaign_page(request: Call, campaign: Name, keys: FromQuery[str] = "") -> Campaign:
    """A campaign and what happened in its games; `yours` with one of its keys (separated by commas)."""
    return await house_of(request).campaigns.page(campaign, keys.split(","), language(request))


@get("/api/campaigns/{campaign:str}/file", responses=REFUSALS)
async def campaign_file(request: Call, campaign: Name, keys: FromQuery[str] = "") -> Response[bytes]:
    """The campaign as one file, with every record of a game that is over."""
    body = await house_of(request).campaigns.export(campaign, keys.split(","))
    name = {"Content-Disposition": f'attachment; filename="{campaign}.json"'}
    return Response(body, media_type="application/json", headers=name)


@post("/api/campaigns/{campaign:str}/name", responses=REFUSALS)
async def campaign_name(request: Call, campaign: Name, data: JSONBody[Rename]) -> Done:
    """Another name for a campaign; for those who have played in it."""
    await house_of(request).campaigns.rename(campaign, data)
    return Done()


@post("/api/campaigns", request_max_body_size=LONGEST_CAMPAIGN, responses=REFUSALS)
async def bring_campaign(request: Call, data: JSONBody[Bring]) -> Brought:
    """A campaign out of a file: all of it, or, if a game of it is wrong, nothing."""
    return await house_of(request).campaigns.bring(data, language(request))


# ---------------------------------------------------------------- looking back
@asynccontextmanager
async def looking(request: Call, table: str, key: str) -> AsyncIterator[tuple[LiveTable, Viewer]]:
    """Holds a table for a caller who may look at it. Raises Denied."""
    live = await house_of(request).tables.get(table)
    viewer = await live.viewer(key, language(request))
    async with live.held():
        if not live.may_look(viewer):
            raise Denied("regnum-table-private", 403)
        yield live, viewer


@get("/api/tables/{table:str}/at/{n:int}", responses=REFUSALS)
async def at(request: Call, table: Name, n: FromPath[int], key: Key = "") -> TableState:
    """The table as it stood at the caller's moment `n`, from the caller's own view."""
    async with looking(request, table, key) as (live, viewer):
        return live.table().past(viewer, n)


@get("/api/tables/{table:str}/after/{n:int}", responses=REFUSALS)
async def after(request: Call, table: Name, n: FromPath[int], key: Key = "") -> TableState:
    """The table as it stood when line `n` of the caller's log had come to pass: one decision may lead to many deeds."""
    async with looking(request, table, key) as (live, viewer):
        return live.table().after(viewer, n)


@get("/api/tables/{table:str}/scores", responses=REFUSALS)
async def scores(request: Call, table: Name, key: Key = "") -> Chart:
    """The points of all seats at each of the caller's moments, as everybody could see them."""
    async with looking(request, table, key) as (live, viewer):
        if live.ledger is None:
            return Chart([])
        moments = live.journal.reading(live.ledger, viewer.seats).moments
        course = await asyncio.to_thread(live.ledger.course, moments)
    return Chart([PointsAt(moment, points) for moment, points in enumerate(course)])


@get("/api/tables/{table:str}/record", media_type="text/plain", responses=REFUSALS)
async def record(request: Call, table: Name, key: Key = "") -> Response[str]:
    """The record. While the game runs it would betray what is hidden, so only one who plays all people's chairs gets it."""
    live = await house_of(request).tables.get(table)
    viewer = await live.viewer(key, language(request))
    async with live.held():
        if live.ledger is None:
            raise Denied("regnum-table-waiting", 409)
        people = {c.seat for c in live.chairs if c.who == "human"}
        running = not live.ledger.game.over and not live.row.frozen
        if not live.may_look(viewer) or (running and not (people <= set(viewer.seats) and (people or viewer.host))):
            raise Denied("regnum-record-later", 403)
        text = live.ledger.record()
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'inline; filename="{table}.txt"'})


HANDLERS: Final = [
    games, static, advice, the_law, law_chapters, law_proofs, lesson, health, tables, make_table, sit, keep, hurry, fill, again,
    upload, at, after, scores, record, campaign_page, campaign_file, campaign_name, bring_campaign,
]  # fmt: skip
