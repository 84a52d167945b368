"""Events of many players: schedules, pairings, movements and scores, from names, numbers and seeds only."""

from .duplicate import DuplicateMovement, DuplicateRound, DuplicateTable, howell, mitchell
from .evening import EveningRound, EveningSchedule, EveningTable, Evenness
from .evening_acts import EveningLine
from .hall import HallEvening
from .hall_after import evening_after, evening_of, read_evening_lines
from .hall_rounds import HallPlayer
from .pairing import (
    Bracket,
    BracketState,
    LeagueRound,
    Slot,
    SwissPairing,
    SwissResult,
    bracket_state,
    double_elimination,
    round_robin,
    single_elimination,
    swiss_round,
)
from .progressive import individual_schedule
from .refusals import EventError
from .scoring import (
    EveningTally,
    PrizeKind,
    PrizeWon,
    Ranking,
    RoundScore,
    Standing,
    prizes,
    standings,
    tallies,
)
from .whist import whist_rounds

__all__ = [
    "Bracket",
    "BracketState",
    "DuplicateMovement",
    "DuplicateRound",
    "DuplicateTable",
    "EveningLine",
    "EveningRound",
    "EveningSchedule",
    "EveningTable",
    "EveningTally",
    "Evenness",
    "EventError",
    "HallEvening",
    "HallPlayer",
    "LeagueRound",
    "PrizeKind",
    "PrizeWon",
    "Ranking",
    "RoundScore",
    "Slot",
    "Standing",
    "SwissPairing",
    "SwissResult",
    "bracket_state",
    "double_elimination",
    "evening_after",
    "evening_of",
    "howell",
    "individual_schedule",
    "mitchell",
    "prizes",
    "read_evening_lines",
    "round_robin",
    "single_elimination",
    "standings",
    "swiss_round",
    "tallies",
    "whist_rounds",
]
