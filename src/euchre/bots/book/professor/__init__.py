"""Rules for the advice of the Professor, 1862."""

from .volume import PROFESSOR

__all__ = ["PROFESSOR"]
