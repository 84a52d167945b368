"""A player whose calls are sums of weights, one for each feature of the hand and the table."""

from .features import FEATURES, features_of
from .player import LinearPlayer
from .weights import CALLERS, CHOICES, ROUNDS, Weights

__all__ = ["CALLERS", "CHOICES", "FEATURES", "ROUNDS", "LinearPlayer", "Weights", "features_of"]
