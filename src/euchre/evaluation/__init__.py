"""Estimate what each legal act is worth, averaged over possible layouts of the hidden cards. Needs NumPy.

`weighed` estimates acts; `trained` fits the weights of the calling model, and `weights_for` returns the
bundled ones.
"""

from .bundled_weights import weights_for
from .training import Course, trained
from .weighing import Effort, Weighed, weighed

__all__ = ["Course", "Effort", "Weighed", "trained", "weighed", "weights_for"]
