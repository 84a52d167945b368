"""Routes for the laws, which anybody can read without a session."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from ...laws.register import TRANSLATED
from ..answers import Body, Handlers, on
from ..bucket import Limit, Rate
from ..people.guests import client_of
from ..tables.refusal import Refusal
from . import law_replies

LONGEST_SEARCH = 100
"""Most characters of a search."""


class LawRoutes(Handlers):
    """The handlers of these routes."""

    def __init__(self, rate: Rate) -> None:
        """`rate` are the searches of one address."""
        self._searched = Limit(rate, "too many searches from your address; wait a moment")

    @on("GET", "/api/laws")
    async def books(self, request: Request) -> Body:
        """Return the codes, and the matters on which they differ."""
        return law_replies.books(_language(request))

    @on("GET", "/api/search/laws")
    async def found(self, request: Request) -> Body:
        """Return the laws with some words."""
        words, code = request.query_params.get("words", ""), request.query_params.get("code") or None
        if len(words) > LONGEST_SEARCH:
            raise Refusal(
                "law/too-long",
                f"the search has {len(words)} characters; at most {LONGEST_SEARCH} are allowed",
            )
        self._searched.check(client_of(request))
        return await asyncio.to_thread(law_replies.laws_with, words, code, _language(request))

    @on("GET", "/api/laws/{code}")
    async def laws(self, request: Request) -> Body:
        """Return the laws of a code."""
        return law_replies.laws_of(request.path_params["code"], _language(request))

    @on("GET", "/api/laws/{code}/{law:path}")
    async def law(self, request: Request) -> Body:
        """Return one law in full."""
        return law_replies.law_of(request.path_params["code"], request.path_params["law"], _language(request))


def _language(request: Request) -> str:
    """Return the language asked, or English where no law is in it, so that few replies are kept in memory."""
    asked = request.query_params.get("language", "en")
    return asked if asked in TRANSLATED else "en"
