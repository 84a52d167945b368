"""Rules for the advice of Leeds and Dwight, 1888."""

from .volume import LEEDS_DWIGHT

__all__ = ["LEEDS_DWIGHT"]
