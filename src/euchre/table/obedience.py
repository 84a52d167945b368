"""The acts due from a seat that obey the calls on it."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Call, Play
from ..deal import Due
from .bidding import has_to_pass
from .orders import cards_open
from .state import RefereedTable


def due_as_bound(table: RefereedTable, due: Due) -> Due:
    """A due with only those acts that obey every call on its seat."""
    if due.acts and all(isinstance(act, Play) for act in due.acts):
        cards = cards_open(table, due.actor)
        acts = tuple(act for act in due.acts if isinstance(act, Play) and act.card in cards)
        return replace(due, acts=acts or due.acts)
    if has_to_pass(table, due.actor):
        passes = tuple(act for act in due.acts if not (isinstance(act, Call) and act.word.makes_trump))
        return replace(due, acts=passes or due.acts)
    return due
