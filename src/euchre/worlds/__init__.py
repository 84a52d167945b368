"""Worlds: possible locations of the cards that a seat cannot see. Needs NumPy.

`Unseen(view)` counts, lists or samples them; all are equally likely.
"""

from .unseen import Unseen
from .worlds import Worlds

__all__ = ["Unseen", "Worlds"]
