"""What follows an irregularity, by the names that provisions use: each remedy changes the table."""

from __future__ import annotations

from .. import bidding, joining, redealing
from ..names import REMEDIES, Remedy
from . import general, in_play

__all__ = ["REMEDIES", "Remedy", "bidding", "general", "in_play", "joining", "redealing"]
