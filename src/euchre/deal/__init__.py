"""One deal: its state, the acts due, which acts are lawful, the state after an act, the result."""

from .dues import Due, awaited, dues, legal_acts, open_rights
from .ending.certainty import are_certain_winners, certain_winners
from .ending.endings import best_tricks, count_endings, every_ending
from .errors import IllegalAct, Reason
from .following import legal_cards, unchecked
from .gathering import gatherer
from .legality import is_lawful
from .outcome import points_for, side_of_mark
from .proved import proved_states
from .refusals import breaches, lawfully_after, verify
from .rights import callable_cards, first_leader, hands_laid_open, jambone_caller
from .state import (
    Calling,
    Deal,
    Ending,
    EndingProposal,
    Outcome,
    PublicDeal,
    Result,
    Stage,
    Trick,
    new_deal,
    seat_of,
)
from .transition import after

__all__ = [
    "Calling",
    "Deal",
    "Due",
    "Ending",
    "EndingProposal",
    "IllegalAct",
    "Outcome",
    "PublicDeal",
    "Reason",
    "Result",
    "Stage",
    "Trick",
    "after",
    "are_certain_winners",
    "awaited",
    "best_tricks",
    "breaches",
    "callable_cards",
    "certain_winners",
    "count_endings",
    "dues",
    "every_ending",
    "first_leader",
    "gatherer",
    "hands_laid_open",
    "is_lawful",
    "jambone_caller",
    "lawfully_after",
    "legal_acts",
    "legal_cards",
    "new_deal",
    "open_rights",
    "points_for",
    "proved_states",
    "seat_of",
    "side_of_mark",
    "unchecked",
    "verify",
]
