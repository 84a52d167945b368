"""Players that follow the advice of a printed book and say which maxims they apply."""

from .hand_summary import HandSummary, summarize_hand
from .player import BookPlayer, book_for
from .shelf import BOOKS, UNPLAYED
from .sight import Place, Sight

__all__ = ["BOOKS", "UNPLAYED", "BookPlayer", "HandSummary", "Place", "Sight", "book_for", "summarize_hand"]
