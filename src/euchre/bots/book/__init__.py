"""Players who go by a printed book and say which of its maxims they follow."""

from .player import BookPlayer, book_for
from .shelf import BOOKS, UNPLAYED

__all__ = ["BOOKS", "UNPLAYED", "BookPlayer", "book_for"]
