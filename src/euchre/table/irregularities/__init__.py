"""The watchers: each finds irregularities that an act is, or brings to light."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from ...acts import Act, TableAct, TableActForm
from ...seats import Seat
from ..state import Finding, RefereedTable
from . import (
    calling,
    counting,
    dealing,
    exposing,
    lone,
    pack,
    revoking,
    scoring,
    talk,
    tricks,
    turns,
)
from .watching import WATCHES, Watcher

_IN_ORDER = (
    *(pack, dealing, counting, calling, lone, scoring, talk, turns),
    *(revoking, exposing, tricks),
)
"""The modules of watchers, in the order in which things go wrong."""
_WATCHES = tuple(watch for module in _IN_ORDER for watch in WATCHES[module.__name__])
_BEFORE_THE_FIRST_DEAL = (pack.cards_shown_in_cutting, pack.other_pack)


def findings(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield what the act is, or brings to light; `now` is the table after what the act moved."""
    kind: Any = type(act)
    form = act.form if isinstance(act, TableAct) else None
    in_deal = before.sitting.deal is not None
    for function in _watchers(kind, form, isinstance(act.actor, Seat)):
        if in_deal or function in _BEFORE_THE_FIRST_DEAL:
            yield from function(before, now, act)


@cache
def _watchers(kind: type[Any], form: TableActForm | None, of_seat: bool) -> tuple[Watcher[Any], ...]:
    """Return the watchers of acts of a kind (of a form, if table acts), by a seat or another."""
    return tuple(watch.function for watch in _WATCHES if watch.looks_at(kind, form, of_seat))


__all__ = ["findings"]
