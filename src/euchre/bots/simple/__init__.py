"""A player who decides by rules and tables in whole numbers."""

from .player import SimplePlayer

__all__ = ["SimplePlayer"]
