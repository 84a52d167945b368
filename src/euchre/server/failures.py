"""Faults of the server itself, written to its log without anything of what was being done.

A message of an error may name cards or a person; so only its kind and its places in the source are told.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from typing import Any

from ..errors import EuchreError

LOG = logging.getLogger("euchre.server")
DEEPEST = 5
"""Places told of a fault, the last first."""


def log_fault(fault: BaseException) -> None:
    """Tell of a fault by its kind and where in the source it came about."""
    frames = traceback.extract_tb(fault.__traceback__)[-DEEPEST:]
    places = " < ".join(f"{frame.filename}:{frame.lineno}" for frame in reversed(frames))
    LOG.error("fault %s at %s", type(fault).__name__, places)


def log_failure(task: asyncio.Task[Any]) -> None:
    """Tell of a task that failed by a fault; what was merely refused is told to whoever asked."""
    if task.cancelled():
        return
    fault = task.exception()
    if fault is not None and not isinstance(fault, EuchreError):
        log_fault(fault)


def log_store(fault: EuchreError) -> None:
    """Tell the operator what the store said; the same is told once a minute."""
    logging.getLogger("euchre.server.store").warning("%s", fault)
