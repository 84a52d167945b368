"""What a register says about a law in addition to the law."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from .model import Entry, Law

RemarkKind: TypeAlias = Literal["open", "reading", "reason", "enforced", "club"]
"""What the text leaves open, how we read it and why; then what the law means where a program refuses
irregular acts, and at a table of real cards."""


def remarks_on(entry: Entry) -> Iterator[tuple[RemarkKind, str]]:
    """Return the remarks on a law, or the reason for a decided silence; empty remarks are left out."""
    return ((kind, says) for kind, says in _all(entry) if says)


def _all(entry: Entry) -> Iterator[tuple[RemarkKind, str]]:
    if not isinstance(entry, Law):
        yield "reason", entry.reason
        return
    if entry.ambiguity is not None:
        yield "open", entry.ambiguity.open
        yield "reading", entry.ambiguity.decision
        yield "reason", entry.ambiguity.reason
    yield "enforced", entry.enforced
    yield "club", entry.club
