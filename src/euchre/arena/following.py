"""Notices for players that keep something between choices: when matches and deals begin and end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..game import Sitting
from ..seats import Seat
from .match import Match


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInMatch:
    """One of the two tables at which a pair of a match is played."""

    match: Match
    pair: int
    """Number of the pair, from 1."""
    number: int
    """1 or 2. The second table has the cards of the first, with sides swapped."""


@runtime_checkable
class FollowsDeals(Protocol):
    """A player that hears when a deal begins and ends, once for each seat that it holds."""

    def deal_began(self, table: TableInMatch, seat: Seat, sitting: Sitting) -> None:
        """A deal begins; nothing has been dealt yet."""

    def deal_ended(self, seat: Seat, sitting: Sitting) -> None:
        """The deal is over and counted."""
