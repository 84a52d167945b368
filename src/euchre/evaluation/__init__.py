"""Estimate what each legal act is worth, averaged over possible layouts of the hidden cards. Needs NumPy.

`weighed` estimates acts; `trained` fits the weights of the calling model, and `weights_for` returns the
bundled ones.
"""

from .bundled_weights import weights_for
from .likelihood import Impression, impressions_after
from .tendencies import Tendencies, Tendency, adverse_randomness
from .training import Course, trained
from .weighing import Effort, Weighed, weighed

__all__ = [
    "Course",
    "Effort",
    "Impression",
    "Tendencies",
    "Tendency",
    "Weighed",
    "adverse_randomness",
    "impressions_after",
    "trained",
    "weighed",
    "weights_for",
]
