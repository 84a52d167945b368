"""Matches between players: the same cards at two tables with sides swapped; results with standard errors.

`play_match` plays a `Match` on `workers`. The number of workers changes the time, not the result.
"""

from .match import UNITS, Entrant, Match, Named, PlayerFault
from .playing import PairResult, TableResult, play_pair
from .report import league_report, match_report
from .tally import Forfeit, MatchResult, SequentialTest, SequentialVerdict, Tally
from .workers import Workers, cluster, here, play_match, processes

__all__ = [
    "UNITS",
    "Entrant",
    "Forfeit",
    "Match",
    "MatchResult",
    "Named",
    "PairResult",
    "PlayerFault",
    "SequentialTest",
    "SequentialVerdict",
    "TableResult",
    "Tally",
    "Workers",
    "cluster",
    "here",
    "league_report",
    "match_report",
    "play_match",
    "play_pair",
    "processes",
]
