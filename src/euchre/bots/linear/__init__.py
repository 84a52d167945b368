"""A player that calls by a linear model: a sum of weights, one for each feature of hand and table."""

from .features import FEATURES, features_of
from .player import LinearPlayer
from .weights import CALLERS, CHOICES, ROUNDS, Weights

__all__ = ["CALLERS", "CHOICES", "FEATURES", "ROUNDS", "LinearPlayer", "Weights", "features_of"]
