"""Taking what a server that was just killed may hold a moment longer: its port and its data folder."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Taken = TypeVar("Taken")

PATIENCE = 1.0
"""Seconds within which a worker that a killed server was just starting lets go of what it has inherited."""
_PAUSE = 0.02
"""Seconds between two attempts."""


def taken_over(take: Callable[[], Taken], in_use: int) -> Taken:
    """What `take` gives, tried again for a second while it raises OSError with the number `in_use`.

    Raises the OSError of the last attempt.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return take()
        except OSError as fault:
            if fault.errno != in_use or time.monotonic() >= until:
                raise
        time.sleep(_PAUSE)
