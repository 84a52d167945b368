"""Copies of frozen objects with some fields changed."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, replace

import pytest

from euchre import copying
from euchre.copying import copier
from euchre.deal import Deal, new_deal
from euchre.laws import load_code
from euchre.seats import Seat


def test_a_copy_is_what_replace_makes() -> None:
    deal = new_deal(load_code("modern"), Seat.A)
    copied = copier(Deal)
    assert copied(deal, {}) == deal
    assert copied(deal, {"dealer": Seat.B, "turn": Seat.C}) == replace(deal, dealer=Seat.B, turn=Seat.C)
    assert deal == new_deal(load_code("modern"), Seat.A)


@dataclass(frozen=True)
class Doubled:
    """A dataclass without slots that works something out as it is made."""

    number: int
    twice: int = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.number)


def test_the_quick_replace_does_what_that_of_the_library_does() -> None:
    deal = new_deal(load_code("modern"), Seat.A)
    assert copying.replace(deal, dealer=Seat.B) == replace(deal, dealer=Seat.B)
    assert copying.replace(Doubled(1), number=4).twice == 8


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(KeyError, match="colour"):
        copier(Deal)(new_deal(load_code("modern"), Seat.A), {"colour": "red"})
