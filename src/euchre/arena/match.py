"""A match: two entrants, a code, a seed, and whether deals or games count; who sits where in it.

Each deal is played at two tables with sides swapped. With partners, the first entrant has seats A and C at
the first table, and B and D at the second. With two players it has A, then B. With three players, each for
themselves, the first entrant has one seat at the first table, and the second entrant has that seat at the
second; the seat goes round once while the deal goes round three times.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeAlias, runtime_checkable

from ..acts import Act
from ..bots import Bot
from ..chance import Stream, keyed_seed
from ..errors import EuchreError
from ..game import Sitting
from ..laws import Code
from ..players import bot_by_name
from ..seats import BySide, Seat

UNITS = ("deals", "games")
"""Units of a match: single deals at score 0, or whole games."""


class Entrant(Protocol):
    """A participant in a match: hashable, and can be pickled for another process."""

    @property
    def name(self) -> str:
        """Name in reports."""

    def open(self) -> Bot:
        """Return the player of one seat at one table, ready to choose."""


@dataclass(frozen=True, slots=True)
class Named:
    """A built-in player, by name. Raises EuchreError for an unknown name."""

    name: str

    def __post_init__(self) -> None:
        bot_by_name(self.name)

    def open(self) -> Bot:
        """Return the player of this name."""
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
    key: bytes | None = field(default=None, repr=False)
    """Secret from which all packs derive where an outside player sits; None: they follow from the seed."""
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

    def seed_of(self, number: int) -> int:
        """Return the seed of all that is dealt and drawn in the deal or game with a number.

        With a key only its holder can compute the seed, and each match of a league has packs of its own.
        """
        if self.key is not None:
            return keyed_seed(self.key, f"{self.seed} {self.first.name} {self.second.name} {number}")
        return Stream(self.seed, number).key if self.unit == "games" else self.seed

    def given_deal(self, number: int) -> GivenDeal | None:
        """Return the deal that a pair plays; None if chance deals."""
        return self.given[number - self.given_from] if self.given else None

    def only(self, number: int) -> Match:
        """Return the match with only the given deal of one pair, to be sent to another process."""
        deal = self.given_deal(number)
        return self if deal is None else replace(self, given=(deal,), given_from=number)

    @property
    def entrants(self) -> tuple[Entrant, Entrant]:
        """Both entrants."""
        return self.first, self.second


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
    """A player that hears when a deal begins and ends."""

    def deal_began(self, table: TableInMatch, seat: Seat, sitting: Sitting) -> None:
        """Hear that a deal begins; nothing has been dealt yet."""

    def deal_ended(self, seat: Seat, sitting: Sitting) -> None:
        """Hear that the deal is over and counted."""


class PlayerFault(EuchreError):
    """A player hung, died, or gave an unlawful answer; it forfeits its match."""

    def __init__(self, name: str, why: str, last_line: str | None) -> None:
        said = "it had written nothing" if last_line is None else f"its last line was: {last_line}"
        super().__init__(f"{name} {why}; {said}")
        self.name = name
        """Name of the player."""
        self.why = why
        """What went wrong, as a phrase that follows the name."""
        self.last_line = last_line
        """The last line that the player wrote; None if none."""

    def __reduce__(self) -> tuple[Callable[..., PlayerFault], tuple[str, str, str | None]]:
        return PlayerFault, (self.name, self.why, self.last_line)


Seated: TypeAlias = tuple[int, ...]
"""For each seat its entrant: 0 the first, 1 the second."""


def tables(code: Code, number: int) -> tuple[Seated, Seated]:
    """Return the entrants by seat at both tables of a pair; pairs count from 1."""
    if code.partnerships or code.players == 2:
        alone = code.seating.sides[0].seats
    else:
        alone = (Seat((number - 1) // code.players % code.players),)
    one = tuple(0 if seat in alone else 1 for seat in code.seating.seats)
    return one, tuple(1 - entrant for entrant in one)


def first_dealer(code: Code, number: int) -> Seat:
    """Return the dealer of a pair, or of the first deal of its game; the deal goes round."""
    return Seat((number - 1) % code.players)


def of_entrants(seated: Seated, values: BySide[int]) -> tuple[int, int]:
    """Return the sums over the sides of the first entrant and over those of the second."""
    by_entrant = [0, 0]
    for side, value in values.items():
        by_entrant[seated[side.seats[0]]] += value
    return by_entrant[0], by_entrant[1]


def difference(seated: Seated, values: BySide[int]) -> float:
    """Return the mean over the first entrant's sides minus the mean over the second's."""
    sides = [seated[side.seats[0]] for side in values.sides]
    first, second = of_entrants(seated, values)
    return first / sides.count(0) - second / sides.count(1)
