"""Matches between players: the same cards at two tables with sides changed, figures with their errors.

What is played is a `Match`; `play_match` plays it, on `workers` that change nothing but the time it takes.
"""

from .faults import PlayerFault
from .match import UNITS, Entrant, Match, Named
from .playing import PairResult, TableResult, play_pair
from .report import league_report, match_report
from .running import play_match
from .sequential import SequentialTest, Verdict
from .tally import Forfeit, MatchResult, Tally
from .workers import Workers, cluster, here, processes

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
    "TableResult",
    "Tally",
    "Verdict",
    "Workers",
    "cluster",
    "here",
    "league_report",
    "match_report",
    "play_match",
    "play_pair",
    "processes",
]
