"""The watchers: each finds irregularities that an act is, or brings to light."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act
from ..state import Finding, RefereedTable
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
from .watching import WATCHES

_IN_ORDER = (
    *(pack, dealing, counting, looking, calling, lone, scoring, talk, turns),
    *(obeying, revoking, exposing, tricks, asking),
)
"""The modules of watchers, in the order in which things go wrong."""
_WATCHES = tuple(watch for module in _IN_ORDER for watch in WATCHES[module.__name__])
_BEFORE_THE_FIRST_DEAL = (pack.cards_shown_in_cutting, pack.other_pack)


def findings(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """What the act is, or brings to light; `now` is the table after what the act moved."""
    in_deal = before.sitting.deal is not None
    for watch in _WATCHES:
        if watch.looks_at(act) and (in_deal or watch.function in _BEFORE_THE_FIRST_DEAL):
            yield from watch.function(before, now, act)


__all__ = ["findings"]
