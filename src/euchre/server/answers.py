"""Answers to HTTP requests: JSON, refusals with their status, and strict decoding of bodies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .failures import log_fault, log_store
from .store import StoreFailed
from .tables.refusal import Refusal
from .wire import replies, requests

Asked = TypeVar("Asked", bound=requests.Body)
Body: TypeAlias = Response | replies.Part | bytes | None
Handler: TypeAlias = Callable[[Request], Awaitable[Body]]
Method = TypeVar("Method", bound=Callable[..., Awaitable[Body]])
_MARK = "_answers"

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Errors of decoding JSON: not a message, not UTF-8, or nested too deeply."""
NOT_KEPT = {"cache-control": "no-store"}
"""Header of answers that a browser must not cache."""
_STATUS = {
    "session/none": 401,
    "table/none": 404,
    "table/not-invited": 403,
    "table/shown-later": 403,
    "table/too-many": 429,
    "request/too-many": 429,
    "link/void": 410,
    "passkey/none": 404,
    "passkey/refused": 403,
    "person/none": 404,
    "person/busy": 429,
    "store/full": 507,
    "server/full": 507,
    "server/draining": 503,
    "store/failed": 503,
    "store/damaged": 500,
    "store/fenced": 503,
    "message/malformed": 400,
    "record/malformed": 422,
    "replay/none": 404,
    "replay/no-deal": 404,
    "replay/too-long": 422,
    "law/none": 404,
    "study/too-long": 503,
    "study/worker-died": 503,
    "review/none": 404,
    "puzzle/none": 404,
    "lesson/none": 404,
    "review/not-done": 404,
    "evening/not-yours": 403,
    "evening/refused": 422,
    "evening/busy": 503,
    "daily/none": 404,
    "daily/not-over": 403,
    "review/one-at-a-time": 429,
}


def answer(reply: replies.Part, status: int = 200) -> Response:
    """Return a reply as the body of an answer."""
    return json_answer(replies.REPLIES.encode(reply), status)


def json_answer(body: bytes, status: int = 200) -> Response:
    """Return an answer whose body is JSON already."""
    return Response(body, status, media_type="application/json", headers=NOT_KEPT)


def attachment(text: str | bytes, name: str) -> Response:
    """Return a text as a file to download."""
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers={**disposition, **NOT_KEPT})


def on(method: str, path: str) -> Callable[[Method], Method]:
    """Mark a method of `Handlers` as the one that answers requests of a method to a path."""

    def marked(handler: Method) -> Method:
        setattr(handler, _MARK, [*getattr(handler, _MARK, ()), (method, path)])
        return handler

    return marked


class Handlers:
    """Methods that answer requests. What one returns is the body: a reply, JSON as bytes, or nothing.

    Refusals and errors are answered as JSON with their status.
    """

    def routes(self) -> list[Route]:
        """Return the routes of the methods that are marked, in the order in which they are written."""
        return [
            Route(path, _endpoint(getattr(self, name)), methods=[method])
            for name, handler in vars(type(self)).items()
            for method, path in getattr(handler, _MARK, ())
        ]


def _endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def answered(request: Request) -> Response:
        try:
            return _answer_of(await handler(request))
        except (Refusal, StoreFailed) as no:
            if isinstance(no, StoreFailed):
                log_store(no)
            trouble = replies.Trouble(
                reason=no.reason, message=no.message, laws=list(getattr(no, "laws", ()))
            )
            return answer(trouble, _STATUS.get(no.reason, 409))
        except ClientDisconnect:  # no fault of the server, and nobody reads the answer
            return Response(status_code=400)
        except Exception as failed:
            log_fault(failed)
            fault = "an internal error of the server, which has been logged; try again"
            return answer(replies.Trouble(reason="request/fault", message=fault), 500)

    return answered


def _answer_of(found: Body) -> Response:
    if isinstance(found, Response):
        return found
    if isinstance(found, bytes):
        return json_answer(found)
    return Response(status_code=204) if found is None else answer(found)


def number_in(text: str) -> int | None:
    """Return the number in a part of an address or of a query; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def read(request: Request, kind: type[Asked]) -> Asked:
    """Return the body of a request. Raises Refusal for anything else."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except UNREADABLE as fault:
        raise Refusal("message/malformed", f"the body is not a valid {kind.__name__}: {fault}") from None
