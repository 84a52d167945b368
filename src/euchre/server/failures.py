"""Logging of the server's own faults.

The message of an error may name cards or a person, so only its type and its places in the source are logged.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
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
