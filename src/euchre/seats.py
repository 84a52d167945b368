"""Seats and sides at tables of four, three and two.

Seats run clockwise A, B, C, D; A deals in examples. At a table of four A and C play B and D;
at three and two each player keeps a score of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache
from typing import Generic, TypeVar

from .deciding import decides
from .errors import NotationError

Value = TypeVar("Value")
Other = TypeVar("Other")


class Seat(IntEnum):
    """A place at the table, clockwise; also the index into tuples with a value for each seat."""

    A = 0
    B = 1
    C = 2
    D = 3

    def __str__(self) -> str:
        return self._name_  # `name` is a descriptor and takes three times as long

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    @classmethod
    def from_text(cls, text: str) -> Seat:
        """Return the seat with a letter. Raises NotationError for anything but A, B, C or D."""
        if len(text) != 1 or text not in "ABCD":
            raise NotationError(f"'{text}' is not a seat; write A, B, C or D")
        return cls[text]


class Side(Enum):
    """The seats that share one score: a pair, or one player."""

    A_C = (Seat.A, Seat.C)
    B_D = (Seat.B, Seat.D)
    A = (Seat.A,)
    B = (Seat.B,)
    C = (Seat.C,)

    seats: tuple[Seat, ...]
    """The seats of the side."""

    def __init__(self, *seats: Seat) -> None:
        self.seats = seats
        self._text = "+".join(map(str, seats))

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Side.{self.name}"

    @classmethod
    def from_text(cls, text: str) -> Side:
        """Return the side written as `A+C`, `B+D`, `A`, `B` or `C`. Raises NotationError otherwise."""
        for side in cls:
            if str(side) == text:
                return side
        raise NotationError(
            f"'{text}' is not a side; write A+C or B+D, or one letter where each player is a side"
        )


@dataclass(frozen=True, slots=True)
class BySide(Generic[Value]):
    """One value for each side of a table."""

    sides: tuple[Side, ...]
    values: tuple[Value, ...]

    def __getitem__(self, side: Side) -> Value:
        return self.values[self.sides.index(side)]

    def __iter__(self) -> Iterator[Value]:
        return iter(self.values)

    def items(self) -> Iterator[tuple[Side, Value]]:
        """Return each side with its value, in the order of the sides."""
        return zip(self.sides, self.values, strict=True)

    def replaced(self, side: Side, value: Value) -> BySide[Value]:
        """Return a copy with another value for one side."""
        return BySide(self.sides, tuple(value if s is side else v for s, v in self.items()))

    def mapped(self, change: Callable[[Value], Other]) -> BySide[Other]:
        """Return a copy with a function applied to each value."""
        return BySide(self.sides, tuple(map(change, self.values)))


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats in use and the sides they form."""

    players: int
    """Seats in use: 4, 3 or 2."""
    partnerships: bool
    """Whether facing seats share one score (four players only)."""

    @property
    @decides(values="players")
    def seats(self) -> tuple[Seat, ...]:
        """The seats in use, clockwise from A."""
        return _SEATS[self.players]

    @property
    @decides(values="partnerships")
    def sides(self) -> tuple[Side, ...]:
        """The sides, in the order in which scores are given."""
        return (Side.A_C, Side.B_D) if self.partnerships else (Side.A, Side.B, Side.C)[: self.players]

    def by_side(self, value: Value) -> BySide[Value]:
        """Return the same value for every side."""
        return BySide(self.sides, (value,) * len(self.sides))

    def side_of(self, seat: Seat) -> Side:
        """Return the side that gets the seat's points."""
        return _side_of(self, seat)

    @decides(values="partnerships")
    def partner(self, seat: Seat) -> Seat | None:
        """Return the player opposite; None where there are no partners."""
        return Seat((seat + 2) % 4) if self.partnerships else None

    @decides(values="players")
    def left_of(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return _SEATS[self.players][(seat + 1) % self.players]

    def right_of(self, seat: Seat) -> Seat:
        """Return the previous seat clockwise; at a table of two the other player."""
        return _SEATS[self.players][seat - 1]

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, from the left of a seat to the seat itself."""
        return _clockwise(self.players, seat)


_SEATS = {players: tuple(Seat)[:players] for players in (2, 3, 4)}


@cache
def _side_of(seating: Seating, seat: Seat) -> Side:
    return next(side for side in seating.sides if seat in side.seats)


@cache
def _clockwise(players: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple(_SEATS[players][(seat + step) % players] for step in range(1, players + 1))
