"""The weights of a linear caller."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ...errors import EuchreError
from .features import FEATURES

ROUNDS = ("ordering", "making")
"""The rounds of calls."""
CALLERS = ("eldest hand", "second hand", "third hand", "dealer")
"""Who speaks, from the dealer's left; at smaller tables the dealer comes after those that are there."""
CHOICES = ("pass", "partnership", "alone", "jambone")
"""What can be said: to pass, or to make the trump and play in one of these manners."""

Row: TypeAlias = tuple[int, ...]
_LARGEST = 2**31


@dataclass(frozen=True, slots=True)
class Weights:
    """One whole number for each feature, by round, caller and choice.

    `rows[round][caller][choice][feature]`, in the orders of `ROUNDS`, `CALLERS`, `CHOICES` and `FEATURES`.
    In which unit is free; thousandths of a point suit most. Raises EuchreError for another shape, or for a
    weight that is no whole number of less than 2**31.
    """

    rows: tuple[tuple[tuple[Row, ...], ...], ...]

    def __post_init__(self) -> None:
        sizes = (len(ROUNDS), len(CALLERS), len(CHOICES), len(FEATURES))
        object.__setattr__(self, "rows", _checked(self.rows, sizes))

    def row(self, round_: int, caller: int, choice: int) -> Row:
        """The weights of one choice, by feature."""
        return self.rows[round_][caller][choice]


def _checked(values: object, sizes: tuple[int, ...]) -> object:
    """Nested sequences as tuples, of the right sizes."""
    if not sizes:
        if not isinstance(values, int) or not -_LARGEST < values < _LARGEST:
            raise EuchreError(f"the weight {values!r} is no whole number of less than 2**31")
        return values
    if not isinstance(values, Sequence) or len(values) != sizes[0]:
        raise EuchreError(
            f"weights are given for {len(ROUNDS)} rounds, {len(CALLERS)} callers, {len(CHOICES)} choices "
            f"and {len(FEATURES)} features"
        )
    return tuple(_checked(value, sizes[1:]) for value in values)
