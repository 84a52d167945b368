"""The watchers: each finds irregularities that an act is, or brings to light."""

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

BEFORE_THE_FIRST_DEAL: tuple[Watcher, ...] = (pack.cards_shown_in_cutting, pack.other_pack)
"""The watchers of a table at which no deal has begun."""

__all__ = ["BEFORE_THE_FIRST_DEAL", "WATCHERS", "Watcher"]
