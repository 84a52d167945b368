"""Events of many players: schedules, pairings and brackets, from names, numbers and seeds only."""

from .brackets import Bracket, BracketState, Slot, bracket_state, double_elimination, single_elimination
from .evening import EveningRound, EveningSchedule, EveningTable, Evenness
from .progressive import individual_schedule
from .refusals import EventError
from .round_robin import LeagueRound, round_robin
from .swiss import SwissPairing, SwissResult, swiss_round
from .whist import whist_rounds

__all__ = [
    "Bracket",
    "BracketState",
    "EveningRound",
    "EveningSchedule",
    "EveningTable",
    "Evenness",
    "EventError",
    "LeagueRound",
    "Slot",
    "SwissPairing",
    "SwissResult",
    "bracket_state",
    "double_elimination",
    "individual_schedule",
    "round_robin",
    "single_elimination",
    "swiss_round",
    "whist_rounds",
]
