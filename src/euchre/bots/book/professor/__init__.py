"""The advice of the Professor, 1862, as rules."""

from .volume import PROFESSOR

__all__ = ["PROFESSOR"]
