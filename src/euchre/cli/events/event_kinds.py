"""The kinds of event that files hold."""

from __future__ import annotations

from typing import TypeAlias

from ...events.duplicate import DUPLICATE, DuplicateEvent
from ...events.hall import HallEvening
from ...events.hall_after import EVENING
from ...events.matches import MATCHES, MatchEvent
from ..output import bad_input
from ..text_files import text_of
from .event_file import EventFile, read_file

AnyFile: TypeAlias = EventFile[HallEvening] | EventFile[DuplicateEvent] | EventFile[MatchEvent]


def read_any_file(path: str) -> AnyFile:
    """The event in a file of any kind, by its first line. Ends the command if it cannot be read."""
    try:
        head = text_of(path).partition("\n")[0].strip()
    except UnicodeDecodeError:
        raise bad_input(f"{path} is no text") from None
    if head == DUPLICATE.head:
        return read_file(DUPLICATE, path)
    return read_file(MATCHES, path) if head == MATCHES.head else read_file(EVENING, path)
