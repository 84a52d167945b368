"""Duplicate: the same deals at every table, movements, results compared, and the log of an event."""

from .acts import (
    DUPLICATE_HEAD,
    BoardScored,
    BoardsOpened,
    BoardsSealed,
    DuplicatePlan,
    DuplicateRanking,
    EntrantNamed,
    read_duplicate_act,
)
from .boards import DuplicateBoard, boards_of, makeable, played_by, points_made, sealed_boards
from .event import DuplicateEvent, duplicate_after, duplicate_of
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
    "duplicate_after",
    "duplicate_of",
    "howell",
    "individual_evenness",
    "makeable",
    "mitchell",
    "played_by",
    "points_made",
    "read_duplicate_act",
    "sealed_boards",
]
