"""Guided first games, over HTTP: the notes, and a table to learn at."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from regnum.lesson import Lesson, lesson_of
from regnum.server.api import REFUSALS, house_of, language
from regnum.server.callers import address_of
from regnum.server.forms import Learner, LessonNote, Made, NewChair, NewTable, Thought
from regnum.server.lobby import KEY_BYTES
from regnum.server.problems import Denied
from regnum.server.watching import audit
from regnum.words import bound

Call = Request[Any, Any, Any]
Name = FromPath[str]


def found(game: str) -> Lesson:
    """The lesson of a game. Raises Denied where there is none."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Denied("regnum-game-none", 404)
    return lesson


def bot_key(lesson: Lesson) -> bytes:
    """What the bots of a lesson draw from: they answer alike at every table of it."""
    return blake2b(f"{lesson.game} {lesson.seed}".encode(), digest_size=KEY_BYTES).digest()


@get("/api/lessons/{game:str}", responses=REFUSALS)
async def notes(request: Call, game: Name) -> list[LessonNote]:
    """What is told in the guided game, in the order in which it usually comes."""
    lang = language(request)
    return [
        LessonNote(
            kinds=list(note.kinds),
            clause=note.clause,
            name=bound(lang, note.name[lang]),
            about=bound(lang, note.about[lang]),
            think=bound(lang, note.think[lang]),
            here=[Thought(list(at.choices), bound(lang, at.think[lang])) for at in note.here],
        )
        for note in found(game).notes
    ]


@post("/api/lessons/{game:str}", responses=REFUSALS)
async def begin_lesson(request: Call, game: Name, data: JSONBody[Learner]) -> Made:
    """A table to learn at: the caller in the newcomer's seat, bots in the others, luck by the lesson's seed. Nothing else about
    it is special."""
    lesson, lang = found(game), language(request)
    chairs = [
        NewChair("human", role, name=data.name) if seat == lesson.newcomer else NewChair("bot", role, lesson.bot)
        for seat, role in enumerate(lesson.seats)
    ]
    form = NewTable(game, chairs, lang=lang, options=dict(lesson.options), pace=data.pace)
    made = await house_of(request).lobby.create(form, lang, address_of(request), (str(lesson.seed), bot_key(lesson)))
    audit(request, "made", made.id, game=game)
    return made


HANDLERS: Final = [notes, begin_lesson]
