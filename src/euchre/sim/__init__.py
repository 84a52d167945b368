"""Regular play in bulk: millions of deals, each the very deal that the engine and its players would play.

`euchre.sim.batch` gives what came of many deals as NumPy arrays.
"""

from .choice import NATIVE, WHY_NOT_NATIVE
from .run import Run
from .single import deal_acts

__all__ = ["NATIVE", "WHY_NOT_NATIVE", "Run", "deal_acts"]
