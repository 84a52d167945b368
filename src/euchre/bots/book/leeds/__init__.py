"""The advice of Leeds and Dwight, 1888, as rules."""

from .volume import LEEDS_DWIGHT

__all__ = ["LEEDS_DWIGHT"]
