"""Training of the network of the player `learned`. Needs NumPy only."""

from .training import Schooling, TrainingLesson, schooled

__all__ = ["Schooling", "TrainingLesson", "schooled"]
