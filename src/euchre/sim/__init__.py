"""Regular play in bulk: millions of deals, each the very deal that the engine and its players would play.

`euchre.sim.batch` gives what came of many deals as NumPy arrays, `euchre.sim.playouts` what comes of the
rest of a deal in many worlds.
"""

from .backend import NATIVE, WHY_NOT_NATIVE
from .run import Run
from .single import count_endings, deal_acts

__all__ = ["NATIVE", "WHY_NOT_NATIVE", "Run", "count_endings", "deal_acts"]
