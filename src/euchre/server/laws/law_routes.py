"""Routes for the laws, which anybody can read without a session."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...laws.register import TRANSLATED
from ..answers import answer, json_endpoint
from ..bucket import Limit, Rate
from ..people.guests import client_of
from ..tables.refusal import Refusal
from . import law_replies

LONGEST_SEARCH = 100
"""Most characters of a search."""


def law_routes(rate: Rate) -> list[Route]:
    """Return the routes; `rate` are the searches of one address."""
    searches = Limit(rate, "too many searches from your address; wait a moment")

    async def found(request: Request) -> Response:
        searches.check(client_of(request))
        return await _found(request)

    return [
        Route("/api/laws", json_endpoint(_books), methods=["GET"]),
        Route("/api/search/laws", json_endpoint(found), methods=["GET"]),
        Route("/api/laws/{code}", json_endpoint(_laws), methods=["GET"]),
        Route("/api/laws/{code}/{law:path}", json_endpoint(_law), methods=["GET"]),
    ]


async def _books(request: Request) -> Response:
    return answer(law_replies.books(_language(request)))


async def _laws(request: Request) -> Response:
    return answer(law_replies.laws_of(request.path_params["code"], _language(request)))


async def _law(request: Request) -> Response:
    code, law = request.path_params["code"], request.path_params["law"]
    return answer(law_replies.law_of(code, law, _language(request)))


async def _found(request: Request) -> Response:
    words = request.query_params.get("words", "")
    if len(words) > LONGEST_SEARCH:
        raise Refusal(
            "law/too-long", f"the search has {len(words)} characters; at most {LONGEST_SEARCH} are allowed"
        )
    code = request.query_params.get("code") or None
    return answer(await asyncio.to_thread(law_replies.laws_with, words, code, _language(request)))


def _language(request: Request) -> str:
    """The language asked, or English where no law is in it, so that few replies are kept in memory."""
    asked = request.query_params.get("language", "en")
    return asked if asked in TRANSLATED else "en"
