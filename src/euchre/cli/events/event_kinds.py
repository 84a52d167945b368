"""The kinds of event that files hold."""

from __future__ import annotations

from typing import TypeAlias

from ...events.duplicate import DUPLICATE_HEAD, DuplicateEvent, duplicate_of, read_duplicate_act
from ...events.evening_acts import HEAD
from ...events.evening_forms import read_evening_act
from ...events.hall import HallEvening
from ...events.hall_after import evening_of
from ...events.matches import MATCHES_HEAD, MatchEvent, match_event_of, read_match_act
from ..output import bad_input
from ..text_files import text_of
from .event_file import EventFile, EventKind, read_file

EVENING = EventKind(HEAD, read_evening_act, evening_of)
DUPLICATE = EventKind(DUPLICATE_HEAD, read_duplicate_act, duplicate_of)
MATCHES = EventKind(MATCHES_HEAD, read_match_act, match_event_of)

AnyFile: TypeAlias = EventFile[HallEvening] | EventFile[DuplicateEvent] | EventFile[MatchEvent]


def read_any_file(path: str) -> AnyFile:
    """The event in a file of any kind, by its first line. Ends the command if it cannot be read."""
    try:
        head = text_of(path).partition("\n")[0].strip()
    except UnicodeDecodeError:
        raise bad_input(f"{path} is no text") from None
    if head == DUPLICATE_HEAD:
        return read_file(DUPLICATE, path)
    return read_file(MATCHES, path) if head == MATCHES_HEAD else read_file(EVENING, path)
