"""What calls promise: weights fitted on deals of our own players. Needs NumPy.

`trained` fits them, and `weights_for` gives those that the package brings.
"""

from .shipped import weights_for
from .training import Course, trained

__all__ = ["Course", "trained", "weights_for"]
