"""Who meets whom among pairs and other entrants: round robins, Swiss rounds and brackets."""

from .brackets import Bracket, BracketState, Slot, bracket_state, double_elimination, single_elimination
from .round_robin import LeagueRound, round_robin
from .swiss import SwissPairing, SwissResult, swiss_round

__all__ = [
    "Bracket",
    "BracketState",
    "LeagueRound",
    "Slot",
    "SwissPairing",
    "SwissResult",
    "bracket_state",
    "double_elimination",
    "round_robin",
    "single_elimination",
    "swiss_round",
]
