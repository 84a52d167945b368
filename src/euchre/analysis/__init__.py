"""What scores and plays are worth."""

from .equity import Equity, Mix, Worth, equity_of, shipped_mix

__all__ = ["Equity", "Mix", "Worth", "equity_of", "shipped_mix"]
