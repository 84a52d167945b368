"""A fast player that decides by rules and integer tables."""

from .player import SimplePlayer

__all__ = ["SimplePlayer"]
