"""The routes for the operator: `/health`, `/health/live`, `/health/ready` and `/metrics`.

They are served at an address of their own, so that they are never reachable by players.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..failures import log_failure
from ..store import Store, StoreFailed
from .metrics import CONTENT_TYPE, Metrics

PATIENCE = 2.0
"""Seconds in which the store has to answer for the server to count as ready."""
SAMPLED = 1.0
"""Seconds between two samples of the event loop's delay."""


def operator_app(store: Store, metrics: Metrics) -> Starlette:
    """The application with the operator's routes."""

    async def live(request: Request) -> Response:
        return JSONResponse({"live": True})

    async def health(request: Request) -> Response:
        is_ready = await _answers(store)
        return JSONResponse({"live": True, "ready": is_ready}, 200 if is_ready else 503)

    async def metrics_text(request: Request) -> Response:
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        sampling = asyncio.create_task(_sample(metrics))
        sampling.add_done_callback(log_failure)
        yield
        sampling.cancel()

    return Starlette(
        routes=[
            Route("/health/live", live),
            Route("/health/ready", health),
            Route("/health", health),
            Route("/metrics", metrics_text),
        ],
        lifespan=life,
    )


async def _answers(store: Store) -> bool:
    """Whether the store can be read within some time."""
    try:
        async with asyncio.timeout(PATIENCE):
            await store.length("")
    except (StoreFailed, TimeoutError):
        return False
    return True


async def _sample(metrics: Metrics) -> None:
    while True:
        due = time.monotonic() + SAMPLED
        await asyncio.sleep(SAMPLED)
        metrics.delayed(max(0.0, time.monotonic() - due))
