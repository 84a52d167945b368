"""The value of every score to each side, before a deal and after each outcome of it."""

from .chain import Came, Mix, OutcomeShare, sides_from
from .table import Equity, bundled_mix, equity_of, of_length, solved
from .worth import Worth, score_shortened, shortened, worth_of

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
