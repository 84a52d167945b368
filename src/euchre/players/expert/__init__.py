"""Players that estimate every choice over many worlds: the expert and weaker versions of it."""

from .habits import EXPERT, NOVICE, REGULAR, Habits
from .player import ExpertPlayer

__all__ = ["EXPERT", "NOVICE", "REGULAR", "ExpertPlayer", "Habits"]
