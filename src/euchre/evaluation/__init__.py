"""What each act promises: over worlds weighed by what was called, put out and played. Needs NumPy.

`weighed` tells what acts are worth; `trained` fits the weights by which calls are judged, and `weights_for`
gives those that the package brings.
"""

from .bundled_weights import weights_for
from .training import Course, trained
from .weighing import Effort, Weighed, weighed

__all__ = ["Course", "Effort", "Weighed", "trained", "weighed", "weights_for"]
