"""The strongest player: the expert with more time, and the last two tricks solved."""

from .player import Ending, MasterPlayer

__all__ = ["Ending", "MasterPlayer"]
