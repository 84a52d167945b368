"""Events of matches between players, pairs or teams: league, Swiss, elimination and ladder, as acts."""

from .acts import (
    MATCHES_HEAD,
    EntrantJoins,
    LineUp,
    MatchFormat,
    MatchKind,
    MatchPlayed,
    read_match_act,
)
from .event import MatchEntrant, MatchEvent, match_event_after, match_event_of
from .fixtures import Fixture

__all__ = [
    "MATCHES_HEAD",
    "EntrantJoins",
    "Fixture",
    "LineUp",
    "MatchEntrant",
    "MatchEvent",
    "MatchFormat",
    "MatchKind",
    "MatchPlayed",
    "match_event_after",
    "match_event_of",
    "read_match_act",
]
