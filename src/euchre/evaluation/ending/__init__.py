"""Solve the last two tricks as a game with hidden cards."""

from .solving import solved_ending

__all__ = ["solved_ending"]
