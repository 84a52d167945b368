"""Environments for learning: many deals as NumPy arrays, and a deal or game for PettingZoo and Gymnasium.

`VectorEnv` needs NumPy only. `euchre.env.aec` and `euchre.env.learner` need the extra `rl`.
"""

from .actions import ACTIONS, action_of
from .episode import Episode, FinishedDeal, IllegalAction, Reward, deal_rewards
from .observation import MOST_LACKING, ObservationField, ObservationLayout, layout_of, observe
from .vector import VectorEnv

__all__ = [
    "ACTIONS",
    "MOST_LACKING",
    "Episode",
    "FinishedDeal",
    "IllegalAction",
    "ObservationField",
    "ObservationLayout",
    "Reward",
    "VectorEnv",
    "action_of",
    "deal_rewards",
    "layout_of",
    "observe",
]
