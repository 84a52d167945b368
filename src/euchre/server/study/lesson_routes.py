"""Routes for lessons and for the rules at a glance, which anybody can read without a session."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request

from ...errors import EuchreError
from ...laws import CODE_NAMES, Code, load_code, presets, read_house_rules
from ...lessons import Lesson, LessonStep, lesson_by_id, lessons, rules_at_a_glance
from ..answers import Body, Handlers, number_in, on, read
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..tables.seat_view import deal_reply
from ..wire import requests, study_replies
from ..wire.replies import LegalActs

_STEP = "/api/lessons/{lesson}/{step}"


class LessonRoutes(Handlers):
    """The handlers of these routes."""

    def __init__(self, rooms: Rooms, guest_of: Callable[[Request], Awaitable[Guest]]) -> None:
        self._rooms = rooms
        self._guest_of = guest_of

    @on("GET", "/api/lessons")
    async def list(self, request: Request) -> Body:
        """Return the lessons."""
        found = [
            study_replies.LessonTitle(id=one.id, title=one.title, goal=one.goal, steps=len(one.steps))
            for one in lessons()
        ]
        return study_replies.LessonList(lessons=found)

    @on("GET", _STEP)
    async def step(self, request: Request) -> Body:
        """Return one step of a lesson."""
        lesson, number, step = _wanted(request)
        due = step.due
        legal = [LegalActs(acts=[act.text for act in due.acts], until=due.until, awaited=True)]
        return study_replies.LessonPosition(
            lesson=lesson.id,
            title=lesson.title,
            step=number,
            steps=len(lesson.steps),
            words=step.words,
            code=step.code,
            seats=[str(seat) for seat in step.deal.code.seating.seats],
            you=str(due.actor),
            deal=deal_reply(step.view, 1, [due.actor], legal),
        )

    @on("POST", _STEP)
    async def reply(self, request: Request) -> Body:
        """Return what is said about an answer."""
        _, _, step = _wanted(request)
        wish = await read(request, requests.LessonTry)
        try:
            reply = step.reply(wish.act)
        except EuchreError as fault:
            raise Refusal("act/not-notation", str(fault)) from None
        reason = None if reply.breach is None else reply.breach.value
        return study_replies.LessonAnswer(
            is_right=reply.is_right, words=reply.text, act=wish.act, reason=reason
        )

    @on("GET", "/api/glance/{code}")
    async def glance(self, request: Request) -> Body:
        """Return the rules of a code on one page; with `rules`, those of a bundled sheet of house rules."""
        name, sheet = request.path_params["code"], request.query_params.get("rules", "")
        if name not in CODE_NAMES or (sheet and sheet not in presets()):
            raise Refusal("law/none", f"there is no code '{name}' or no rule sheet '{sheet}'")
        return _glance_of(read_house_rules(presets()[sheet].text) if sheet else load_code(name))

    @on("GET", "/api/tables/{table}/glance")
    async def rules(self, request: Request) -> Body:
        """Return the rules in force at a table, house rules included, on one page."""
        guest = await self._guest_of(request)
        table = (await self._rooms.room(request.path_params["table"])).book.table
        if not table.may_look_on(guest.id):
            raise Refusal("table/not-invited", "this table is not public, and you are not invited")
        return _glance_of(table.code)


def _glance_of(code: Code) -> study_replies.Glance:
    sections = [
        study_replies.GlanceSection(title=one.title, rules=list(one.rules)) for one in rules_at_a_glance(code)
    ]
    return study_replies.Glance(code=code.base or code.name, title=code.title, sections=sections)


def _wanted(request: Request) -> tuple[Lesson, int, LessonStep]:
    """Return the lesson, the number of the step and the step. Raises Refusal if there is none."""
    try:
        lesson = lesson_by_id(request.path_params["lesson"])
    except EuchreError as fault:
        raise Refusal("lesson/none", str(fault)) from None
    number = number_in(request.path_params["step"])
    if number is None or number >= len(lesson.steps):
        raise Refusal("lesson/none", f"this lesson has steps 0 to {len(lesson.steps) - 1}")
    return lesson, number, lesson.steps[number]
