"""The last two tricks as the game of hidden cards that they are."""

from .solving import solved_ending

__all__ = ["solved_ending"]
