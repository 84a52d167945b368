"""Players who go by a printed book and say which of its maxims they follow."""

from .player import BookPlayer, book_for
from .reckoning import Reckoned, reckon
from .shelf import BOOKS, UNPLAYED
from .sight import Place, Sight

__all__ = ["BOOKS", "UNPLAYED", "BookPlayer", "Place", "Reckoned", "Sight", "book_for", "reckon"]
