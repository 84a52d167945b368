"""The operator's `/health` and `/metrics`, in the text format of Prometheus, at an address of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..failures import Observer, log_failure
from ..store import Store, StoreFailed

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the histograms' buckets."""
CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4


class Metrics(Observer):
    """An `Observer` that counts, and the text in which Prometheus reads the counts."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        self._commands = self._histogram("command", "Time from a command's arrival to its acknowledgement.")
        self._commits = self._histogram("commit", "Time until the store has made a table's change durable.")
        self._delays = self._histogram("loop_delay", "Delay of a timer in the event loop, once a second.")
        self._refusals = Counter(
            "euchre_refusals", "Messages refused, by reason.", ["reason"], registry=self._registry
        )

    def acknowledged(self, seconds: float) -> None:
        """Count a command and the time until it was acknowledged."""
        self._commands.observe(seconds)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        self._refusals.labels(reason).inc()

    def committed(self, seconds: float) -> None:
        """Count a commit and the time it took."""
        self._commits.observe(seconds)

    def delayed(self, seconds: float) -> None:
        """Count a timer of the event loop and its delay."""
        self._delays.observe(seconds)

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Add a value that is read whenever the metrics are."""
        Gauge(f"euchre_{name}", meaning, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """Return all metrics as they are now."""
        return generate_latest(self._registry)

    def _histogram(self, name: str, meaning: str) -> Histogram:
        return Histogram(f"euchre_{name}_seconds", meaning, buckets=SECONDS, registry=self._registry)


PATIENCE = 2.0
"""Seconds in which the store has to answer for the server to count as ready."""
SAMPLED = 1.0
"""Seconds between two samples of the event loop's delay."""


def operator_app(store: Store, metrics: Metrics) -> Starlette:
    """Return the application with the operator's routes."""

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
    """Return whether the store can be read within some time."""
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
