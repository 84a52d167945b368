"""Hands taken up before the record tells that all are dealt."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import deal_begins, new_table
from euchre.table.speech.telling import told_in

CODES = ("leeds-dwight-1888", "professor-1862", "jerome-1877", "modern")


@pytest.mark.parametrize("code", CODES)
def test_hand_found_wrong_was_dealt_whole(code: str) -> None:
    table = deal_begins(new_table(load_code(code)), Seat.A)
    told = told_in("B picks up her cards and sees that she has six", table)
    assert next(type(one).__name__ for one, _ in told) == "DealOut"
    assert told[-1][0].text == "B counts 6"


@pytest.mark.parametrize("line", ["B picks up her cards", "B looks at her cards"])
def test_hand_taken_up_is_asked_about(line: str) -> None:
    table = deal_begins(new_table(load_code("leeds-dwight-1888")), Seat.A)
    with pytest.raises(EuchreError, match="Were all the hands dealt by then"):
        told_in(line, table)


def test_hand_taken_up_during_the_deal_is_entered() -> None:
    table = deal_begins(new_table(load_code("leeds-dwight-1888")), Seat.A)
    told = told_in("B picks up her cards too soon", table)
    assert [one.text for one, _ in told] == ["B takes up the hand"]
