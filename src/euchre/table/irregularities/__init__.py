"""What the referee watches for: each watcher tells what an act is, or brings to light."""

from __future__ import annotations

from . import asking, calling, exposing, lone, obeying, revoking, talk, tricks, turns
from .watching import Watcher

WATCHERS: tuple[Watcher, ...] = (
    *calling.WATCHERS,
    *lone.WATCHERS,
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
