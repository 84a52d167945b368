"""What the referee watches for: each watcher tells what an act is, or brings to light."""

from __future__ import annotations

from . import revoking, turns
from .watching import Watcher

WATCHERS: tuple[Watcher, ...] = (
    *turns.WATCHERS,
    *revoking.WATCHERS,
)
"""All watchers, in the order in which things go wrong."""

__all__ = ["WATCHERS", "Watcher"]
