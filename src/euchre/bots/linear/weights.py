"""The weights of the linear calling model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ...errors import EuchreError
from .features import FEATURES

ROUNDS = ("ordering", "making")
"""The two rounds of calling."""
CALLERS = ("eldest hand", "second hand", "third hand", "dealer")
"""The seat that calls, from the dealer's left; with fewer players the missing seats are left out."""
CHOICES = ("pass", "partnership", "alone", "jambone")
"""The choices: to pass, or to make trump and play in one of these manners."""

Row: TypeAlias = tuple[int, ...]
_LARGEST = 2**31


@dataclass(frozen=True, slots=True)
class Weights:
    """One integer weight for each feature, by round, caller and choice.

    `rows[round][caller][choice][feature]`, in the orders of `ROUNDS`, `CALLERS`, `CHOICES` and `FEATURES`.
    The unit is free; the bundled weights are thousandths of a point. Raises EuchreError for another shape,
    and for a weight that is not an integer below 2**31 in size.
    """

    rows: tuple[tuple[tuple[Row, ...], ...], ...]

    def __post_init__(self) -> None:
        sizes = (len(ROUNDS), len(CALLERS), len(CHOICES), len(FEATURES))
        object.__setattr__(self, "rows", _checked(self.rows, sizes))

    def row(self, round_: int, caller: int, choice: int) -> Row:
        """The weights of one choice, in the order of `FEATURES`."""
        return self.rows[round_][caller][choice]


def _checked(values: object, sizes: tuple[int, ...]) -> object:
    """Nested sequences as nested tuples, after a check of their sizes."""
    if not sizes:
        if not isinstance(values, int) or not -_LARGEST < values < _LARGEST:
            raise EuchreError(f"the weight {values!r} is not an integer below 2**31")
        return values
    if not isinstance(values, Sequence) or len(values) != sizes[0]:
        raise EuchreError(
            f"weights must be given for {len(ROUNDS)} rounds, {len(CALLERS)} callers, {len(CHOICES)} choices "
            f"and {len(FEATURES)} features"
        )
    return tuple(_checked(value, sizes[1:]) for value in values)
