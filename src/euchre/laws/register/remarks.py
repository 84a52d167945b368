"""What a register says of a law besides the law itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from .model import Entry, Law

RemarkKind: TypeAlias = Literal["open", "reading", "reason", "enforced", "club"]
"""Where the text is open, how it is read here, and why; then what comes of the law where irregularities are
made impossible, and at a table of real cards."""


def remarks_on(entry: Entry) -> Iterator[tuple[RemarkKind, str]]:
    """The remarks on a law, or why a silence is decided as it is; none that says nothing."""
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
