"""Worlds: how the cards that a seat does not see may lie. Needs NumPy.

`Unseen(view)` counts them, lists them all or draws some; each is as likely as another.
"""

from .unseen import Unseen
from .worlds import Worlds

__all__ = ["Unseen", "Worlds"]
