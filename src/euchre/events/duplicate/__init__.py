"""Duplicate: the same deals at every table, movements, results compared, and the log of an event."""

from .boards import DuplicateBoard, boards_of, makeable, played_by, points_made, sealed_boards
from .event import (
    DUPLICATE,
    DUPLICATE_HEAD,
    BoardScored,
    BoardsOpened,
    BoardsSealed,
    DuplicateEvent,
    DuplicatePlan,
    DuplicateRanking,
    EntrantNamed,
)
from .movements import DuplicateMovement, DuplicateRound, DuplicateTable, howell, mitchell
from .results import (
    BoardLead,
    BoardResult,
    BoardScoring,
    BoardStanding,
    BoardTally,
    board_leads,
    board_standings,
    board_tallies,
)
from .seatings import BoardMovement, BoardTable, MovementKind, board_movement, individual_evenness

__all__ = [
    "DUPLICATE",
    "DUPLICATE_HEAD",
    "BoardLead",
    "BoardMovement",
    "BoardResult",
    "BoardScored",
    "BoardScoring",
    "BoardStanding",
    "BoardTable",
    "BoardTally",
    "BoardsOpened",
    "BoardsSealed",
    "DuplicateBoard",
    "DuplicateEvent",
    "DuplicateMovement",
    "DuplicatePlan",
    "DuplicateRanking",
    "DuplicateRound",
    "DuplicateTable",
    "EntrantNamed",
    "MovementKind",
    "board_leads",
    "board_movement",
    "board_standings",
    "board_tallies",
    "boards_of",
    "howell",
    "individual_evenness",
    "makeable",
    "mitchell",
    "played_by",
    "points_made",
    "sealed_boards",
]
