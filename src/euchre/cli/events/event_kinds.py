"""The kinds of event that files hold."""

from __future__ import annotations

from ...events.duplicate import DUPLICATE_HEAD, duplicate_of, read_duplicate_act
from ...events.evening_acts import HEAD
from ...events.evening_forms import read_evening_act
from ...events.hall_after import evening_of
from ...events.matches import MATCHES_HEAD, match_event_of, read_match_act
from .event_file import EventKind

EVENING = EventKind(HEAD, read_evening_act, evening_of)
DUPLICATE = EventKind(DUPLICATE_HEAD, read_duplicate_act, duplicate_of)
MATCHES = EventKind(MATCHES_HEAD, read_match_act, match_event_of)
