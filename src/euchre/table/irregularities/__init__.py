"""What the referee watches for: each watcher tells what an act is, or brings to light."""

from __future__ import annotations

from . import (
    asking,
    calling,
    counting,
    dealing,
    exposing,
    lone,
    looking,
    obeying,
    pack,
    revoking,
    scoring,
    talk,
    tricks,
    turns,
)
from .watching import Watcher

WATCHERS: tuple[Watcher, ...] = (
    *pack.WATCHERS,
    *dealing.WATCHERS,
    *counting.WATCHERS,
    *looking.WATCHERS,
    *calling.WATCHERS,
    *lone.WATCHERS,
    *scoring.WATCHERS,
    *talk.WATCHERS,
    *turns.WATCHERS,
    *obeying.WATCHERS,
    *revoking.WATCHERS,
    *exposing.WATCHERS,
    *tricks.WATCHERS,
    *asking.WATCHERS,
)
"""All watchers, in the order in which things go wrong."""

__all__ = ["WATCHERS", "Watcher"]
