"""A player who draws worlds and solves them: the usual design of strong programs, kept as a measure."""

from .player import PimcPlayer

__all__ = ["PimcPlayer"]
