"""The strongest player: he weighs every choice over many worlds."""

from .player import ExpertPlayer, Habits

__all__ = ["ExpertPlayer", "Habits"]
