"""Logging of the server's own faults, lines that clients can cause, and measurements.

The message of an error may name cards or a person, so only its type and its places in the source are logged.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable
from typing import Any

from ..errors import EuchreError

LOG = logging.getLogger("euchre.server")
DEEPEST = 5
"""Most places logged for a fault, the innermost first."""


def log_fault(fault: BaseException) -> None:
    """Log the type of a fault and where in the source it was raised; each of them once a minute."""
    frames = traceback.extract_tb(fault.__traceback__)[-DEEPEST:]
    places = " < ".join(f"{frame.filename}:{frame.lineno}" for frame in reversed(frames))
    LOG.error(f"fault {type(fault).__name__} at {places}")  # without values: each fault is a kind of its own


def log_failure(task: asyncio.Task[Any]) -> None:
    """Log the fault of a task that failed; errors of the package are answered elsewhere, not logged."""
    if task.cancelled():
        return
    fault = task.exception()
    if fault is not None and not isinstance(fault, EuchreError):
        log_fault(fault)


def log_store(fault: EuchreError) -> None:
    """Log an error of the store; errors for one reason are logged once a minute."""
    reason = getattr(fault, "reason", "store/failed")
    logging.getLogger("euchre.server.store").warning(f"{reason}: %s", fault)


class Observer:
    """Receives measurements, and ignores them. It is never given a name, a token or a card."""

    def acknowledged(self, seconds: float) -> None:
        """Count a command that was acknowledged this long after it had arrived."""

    def refused(self, reason: str) -> None:
        """Count a message that was refused, for a reason as on the wire."""

    def committed(self, seconds: float) -> None:
        """Count a change of a table that was durable this long after it had been given to the store."""


EVERY = 60.0
"""Seconds between two lines of one kind."""
KINDS = 1000
"""Most kinds remembered."""
CLIENTS = ("euchre.server", "euchre.server.connections", "euchre.server.store", "uvicorn.error", "asyncio")
"""The loggers whose lines clients can cause."""


class OncePerMinute(logging.Filter):
    """Passes one line of each kind a minute, with the number of lines left out since the last one.

    The kind is the text before its values are filled in. Errors caused by the other end of a connection are
    logged without a traceback.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is written."""
        if record.levelno < logging.WARNING:
            return True
        kind, now = str(record.msg), self._clock()
        if now - self._last.get(kind, -EVERY) < EVERY:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if len(self._last) >= KINDS:
            self._last.clear()
            self._left_out.clear()
        self._last[kind] = now
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.msg = f"{kind} ({left_out} more since the last such line)"
        if record.exc_info and isinstance(record.exc_info[1], (OSError, UnicodeDecodeError)):
            record.exc_info = None
        return True


def write_rarely() -> None:
    """Add the filter to the loggers whose lines clients can cause; a second call does nothing."""
    for name in CLIENTS:
        logger = logging.getLogger(name)
        if not any(isinstance(one, OncePerMinute) for one in logger.filters):
            logger.addFilter(OncePerMinute())
