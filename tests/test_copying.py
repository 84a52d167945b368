"""Copies of frozen objects with some fields changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

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


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(KeyError, match="colour"):
        copier(Deal)(new_deal(load_code("modern"), Seat.A), {"colour": "red"})
