"""The strongest player: the expert with more worlds, and the last two tricks solved."""

from .player import EndingEffort, MasterPlayer

__all__ = ["EndingEffort", "MasterPlayer"]
