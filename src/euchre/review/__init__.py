"""Review recorded games: the cost of every choice, and an account of every result."""

from .account import Account, luck_of_deal
from .choices import ChoicePhase, RecordedChoice, choices_in
from .evaluating import THRESHOLDS, ChoiceMark, ReviewedChoice, ReviewEffort
from .reviewing import (
    DealToReview,
    Review,
    ReviewedDeal,
    deals_to_review,
    review,
    review_deal,
    review_deals,
)
from .totals import SeatFigures, seat_figures

__all__ = [
    "THRESHOLDS",
    "Account",
    "ChoiceMark",
    "ChoicePhase",
    "DealToReview",
    "RecordedChoice",
    "Review",
    "ReviewEffort",
    "ReviewedChoice",
    "ReviewedDeal",
    "SeatFigures",
    "choices_in",
    "deals_to_review",
    "luck_of_deal",
    "review",
    "review_deal",
    "review_deals",
    "seat_figures",
]
