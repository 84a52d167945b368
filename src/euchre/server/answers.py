"""Answers to HTTP requests: JSON, refusals with their status, and strict decoding of bodies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from .failures import log_fault, log_store
from .store import StoreFailed
from .tables.refusal import Refusal
from .wire import replies, requests

Asked = TypeVar("Asked", bound=requests.Body)
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

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
    """A reply as the body of an answer."""
    return json_answer(replies.REPLIES.encode(reply), status)


def json_answer(body: bytes, status: int = 200) -> Response:
    """An answer whose body is JSON already."""
    return Response(body, status, media_type="application/json", headers=NOT_KEPT)


def attachment(text: str | bytes, name: str) -> Response:
    """A text as a file to download."""
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers={**disposition, **NOT_KEPT})


def json_endpoint(endpoint: Endpoint) -> Endpoint:
    """An endpoint that answers refusals and errors as JSON with their status."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
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


async def read(request: Request, kind: type[Asked]) -> Asked:
    """The body of a request. Raises Refusal for anything else."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except UNREADABLE as fault:
        raise Refusal("message/malformed", f"the body is not a valid {kind.__name__}: {fault}") from None
