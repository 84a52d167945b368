"""Log lines that clients can cause: one a minute of each kind, without a traceback."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

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
        """Whether the line is written."""
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
