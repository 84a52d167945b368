"""A match: two entrants, a code, a seed, and whether deals or games count."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from ..acts import Act
from ..bots import Bot
from ..laws import Code
from ..players import bot_by_name
from ..seats import Seat

UNITS = ("deals", "games")
"""Units of a match: single deals at score 0, or whole games."""


class Entrant(Protocol):
    """A participant in a match: hashable, and can be pickled for another process."""

    @property
    def name(self) -> str:
        """Name in reports."""

    def open(self) -> Bot:
        """Make the player ready to choose."""


@dataclass(frozen=True, slots=True)
class Named:
    """A built-in player, by name. Raises EuchreError for an unknown name."""

    name: str

    def __post_init__(self) -> None:
        bot_by_name(self.name)

    def open(self) -> Bot:
        """The player of this name."""
        return bot_by_name(self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenDeal:
    """A deal whose cards are given, not drawn: who deals, and the acts up to the turn-up."""

    dealer: Seat
    acts: tuple[Act, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Two entrants, and everything on which their deals depend."""

    code: Code
    first: Entrant
    second: Entrant
    seed: int
    """Seed of `euchre.chance`; all random numbers derive from it."""
    unit: str = "deals"
    """One of `UNITS`."""
    in_a_row: int = 1
    """Deals or games of a pair; players that learn keep what they have seen from the first to the last."""
    keeps_records: bool = False
    """Whether the result of each table has its record."""
    given: tuple[GivenDeal, ...] = ()
    """The deals to play, pair by pair; empty if chance deals. Only where single deals are played."""
    given_from: int = 1
    """Number of the pair that plays the first deal given."""

    def given_deal(self, number: int) -> GivenDeal | None:
        """The deal that a pair plays; None if chance deals."""
        return self.given[number - self.given_from] if self.given else None

    def only(self, number: int) -> Match:
        """The match with no more of the deals given than one pair needs, to be sent to another process."""
        deal = self.given_deal(number)
        return self if deal is None else replace(self, given=(deal,), given_from=number)

    @property
    def entrants(self) -> tuple[Entrant, Entrant]:
        """Both entrants."""
        return self.first, self.second
