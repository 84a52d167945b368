"""Routes for lessons and for the rules at a glance, which anybody can read without a session."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import EuchreError
from ...laws import CODE_NAMES, Code, load_code, presets, read_house_rules
from ...lessons import Lesson, LessonStep, lesson_by_id, lessons, rules_at_a_glance
from ..answers import answer, json_endpoint, read
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..tables.seat_view import deal_reply
from ..wire import requests, study_replies
from ..wire.replies import LegalActs


def lesson_routes() -> list[Route]:
    """The routes."""
    step = "/api/lessons/{lesson}/{step}"
    return [
        Route("/api/lessons", json_endpoint(_list), methods=["GET"]),
        Route(step, json_endpoint(_step), methods=["GET"]),
        Route(step, json_endpoint(_reply), methods=["POST"]),
        Route("/api/glance/{code}", json_endpoint(_glance), methods=["GET"]),
    ]


def table_rules(rooms: Rooms, guest_of: Callable[[Request], Awaitable[Guest]]) -> Route:
    """The route for the rules in force at a table, house rules included, on one page."""

    async def rules(request: Request) -> Response:
        guest = await guest_of(request)
        table = (await rooms.room(request.path_params["table"])).book.table
        if not table.may_look_on(guest.id):
            raise Refusal("table/not-invited", "this table is not public, and you are not invited")
        return answer(_glance_of(table.code))

    return Route("/api/tables/{table}/glance", json_endpoint(rules), methods=["GET"])


async def _list(request: Request) -> Response:
    """The lessons."""
    found = [
        study_replies.LessonTitle(id=one.id, title=one.title, goal=one.goal, steps=len(one.steps))
        for one in lessons()
    ]
    return answer(study_replies.LessonList(lessons=found))


async def _step(request: Request) -> Response:
    """One step of a lesson."""
    lesson, number, step = _wanted(request)
    due = step.due
    legal = [LegalActs(acts=[act.text for act in due.acts], until=due.until, awaited=True)]
    return answer(
        study_replies.LessonPosition(
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
    )


async def _reply(request: Request) -> Response:
    """What is said about an answer."""
    _, _, step = _wanted(request)
    wish = await read(request, requests.LessonTry)
    try:
        reply = step.reply(wish.act)
    except EuchreError as fault:
        raise Refusal("act/not-notation", str(fault)) from None
    reason = None if reply.breach is None else reply.breach.value
    said = study_replies.LessonAnswer(is_right=reply.is_right, words=reply.text, act=wish.act, reason=reason)
    return answer(said)


async def _glance(request: Request) -> Response:
    """The rules of a code on one page; with `rules`, those of a bundled sheet of house rules."""
    name, sheet = request.path_params["code"], request.query_params.get("rules", "")
    if name not in CODE_NAMES or (sheet and sheet not in presets()):
        raise Refusal("law/none", f"there is no code '{name}' or no rule sheet '{sheet}'")
    return answer(_glance_of(read_house_rules(presets()[sheet].text) if sheet else load_code(name)))


def _glance_of(code: Code) -> study_replies.Glance:
    sections = [
        study_replies.GlanceSection(title=one.title, rules=list(one.rules)) for one in rules_at_a_glance(code)
    ]
    return study_replies.Glance(code=code.base or code.name, title=code.title, sections=sections)


def _wanted(request: Request) -> tuple[Lesson, int, LessonStep]:
    """The lesson, the number of the step and the step. Raises Refusal if there is none."""
    try:
        lesson = lesson_by_id(request.path_params["lesson"])
    except EuchreError as fault:
        raise Refusal("lesson/none", str(fault)) from None
    text = request.path_params["step"]
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1
    if not 0 <= number < len(lesson.steps):
        raise Refusal("lesson/none", f"this lesson has steps 0 to {len(lesson.steps) - 1}")
    return lesson, number, lesson.steps[number]
