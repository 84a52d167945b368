"""The value of every score to each side, before a deal and after each outcome of it."""

from .bundled_counts import bundled_mix
from .mix import Came, Mix, OutcomeShare, sides_from
from .shortened import score_shortened, shortened
from .table import Equity, equity_of, of_length, solved
from .worth import Worth, worth_of

__all__ = [
    "Came",
    "Equity",
    "Mix",
    "OutcomeShare",
    "Worth",
    "bundled_mix",
    "equity_of",
    "of_length",
    "score_shortened",
    "shortened",
    "sides_from",
    "solved",
    "worth_of",
]
