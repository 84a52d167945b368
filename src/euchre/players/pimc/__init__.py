"""A player that samples worlds and solves them: the common design of strong programs, kept for comparison."""

from .player import PimcPlayer

__all__ = ["PimcPlayer"]
