"""Events of matches between players, pairs or teams: league, Swiss, elimination and ladder, as acts."""

from .event import (
    MATCHES,
    MATCHES_HEAD,
    EntrantJoins,
    LineUp,
    MatchEvent,
    MatchFormat,
    MatchPlayed,
    Walkover,
)
from .fixtures import Fixture, MatchKind

__all__ = [
    "MATCHES",
    "MATCHES_HEAD",
    "EntrantJoins",
    "Fixture",
    "LineUp",
    "MatchEvent",
    "MatchFormat",
    "MatchKind",
    "MatchPlayed",
    "Walkover",
]
