"""The cut offered, declined, and left with its parts apart, in the words of players."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from tests.table.speech.everyday_records import told_at

CUT = ("deal A", "A shuffles", "D cuts 10")


@pytest.mark.parametrize(
    "line",
    [
        *("D does not join the parts", "D left the parts apart", "the parts are not joined"),
        "D has not put the halves together",
    ],
)
def test_parts_left_apart_are_pointed_out(line: str) -> None:
    assert told_at("modern", *CUT)(line) == ["table points out parts-not-joined"]


@pytest.mark.parametrize("line", ["A asks D to join the parts", "A says D has not joined the parts"])
def test_the_dealer_may_have_the_parts_joined(line: str) -> None:
    assert told_at("modern", *CUT)(line) == ["A points out parts-not-joined"]


def test_a_tap_on_the_pack_declines_the_cut() -> None:
    assert told_at("modern", "deal A", "A shuffles")("D taps the pack") == ["D declines the cut"]


def test_what_came_of_an_offered_cut_is_asked() -> None:
    with pytest.raises(NotationError, match="Was the pack cut"):
        told_at("modern", "deal A", "A shuffles")("A offers the cut to D")
