"""The metrics of a server in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Callable

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

from .observer import Observer

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
        """All metrics as they are now."""
        return generate_latest(self._registry)

    def _histogram(self, name: str, meaning: str) -> Histogram:
        return Histogram(f"euchre_{name}_seconds", meaning, buckets=SECONDS, registry=self._registry)
