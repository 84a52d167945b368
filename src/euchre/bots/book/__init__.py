"""Players that follow the advice of a printed book and say which maxims they apply."""

from .player import BookPlayer, book_for
from .shelf import BOOKS, UNPLAYED
from .sight import HandSummary, Place, Sight, summarize_hand

__all__ = ["BOOKS", "UNPLAYED", "BookPlayer", "HandSummary", "Place", "Sight", "book_for", "summarize_hand"]
