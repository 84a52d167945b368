"""Simulator: regular play of millions of deals, act for act as the engine and its players play them.

`euchre.sim.batch` returns the results of many deals as NumPy arrays; `euchre.sim.batch` plays the rest of
one deal in many worlds.
"""

from .backend import NATIVE, WHY_NOT_NATIVE
from .run import Run
from .single import count_endings, deal_acts

__all__ = ["NATIVE", "WHY_NOT_NATIVE", "Run", "count_endings", "deal_acts"]
