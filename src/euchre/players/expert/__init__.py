"""Players who weigh every choice over many worlds: the expert, and weaker ones."""

from .habits import NOVICE, REGULAR, Habits
from .player import ExpertPlayer

__all__ = ["NOVICE", "REGULAR", "ExpertPlayer", "Habits"]
