"""How a deal begins and how it is passed around, in the words of players."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError, NotationError
from tests.table.speech.everyday_records import told_at

CODES = ("professor-1862", "leeds-dwight-1888", "jerome-1877", "modern")
UP = ("deal A", "A deals 3-2", "9H is up")
DOWN = (*UP, "everybody passes")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "line",
    ["A is dealing", "we begin with A dealing", "A is dealing the first hand", "A will deal this hand"],
)
def test_a_deal_begins(code: str, line: str) -> None:
    assert told_at(code)(line) == ["deal 1 by A"]


PASSES = [
    (UP, "everyone passes to the dealer", "B passes; C passes; D passes"),
    (UP, "passed around to A", "B passes; C passes; D passes"),
    (UP, "it goes all the way round to the dealer", "B passes; C passes; D passes"),
    (UP, "everybody passes to C", "B passes"),
    (UP, "the first two pass", "B passes; C passes"),
    (UP, "three passes", "B passes; C passes; D passes"),
    (UP, "B passes to C", "B passes"),
    (UP, "everyone passes to the dealer, who picks it up", "B passes; C passes; D passes; A takes up"),
    (
        UP,
        "everyone passes to the dealer, who turns it down",
        "B passes; C passes; D passes; A turns down",
    ),
    (DOWN, "they all pass it round to D", "B passes; C passes"),
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("begun", "line", "acts"), PASSES)
def test_passes_of_several_are_read(code: str, begun: tuple[str, ...], line: str, acts: str) -> None:
    assert "; ".join(told_at(code, *begun)(line)) == acts


def test_nobody_passes_to_a_player_who_is_to_call_or_has_called() -> None:
    with pytest.raises(EuchreError, match="it is B's turn to call already"):
        told_at("modern", *UP)("everyone passes to B")
    with pytest.raises(EuchreError, match="B has called in this round already"):
        told_at("modern", *UP, "B passes")("passed around to B")
    with pytest.raises(EuchreError, match="only 1 may still pass"):
        told_at("modern", *UP, "B passes", "C passes", "D passes")("the next two pass")


def test_a_dealer_who_must_name_a_suit_passes_once_when_all_pass() -> None:
    told = told_at("modern", *DOWN)("everybody passes")
    assert told == ["B passes", "C passes", "D passes", "A passes"]


ORDERS = [
    ("B orders it", "B orders up"),
    ("B ordered", "B orders up"),
    ("B orders it alone", "B orders up alone"),
    ("B passes, C orders it", "B passes; C assists"),
    ("B orders it up to the dealer, who takes it up and discards", "B orders up; A discards ??"),
    (
        "B orders it up to A, who picks up the nine and discards the eight of clubs",
        "B orders up; A discards 8C",
    ),
    ("B passes to C, who assists, and A discards", "B passes; C assists; A discards ??"),
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("line", "acts"), ORDERS)
def test_an_order_and_what_its_dealer_does_are_read(code: str, line: str, acts: str) -> None:
    assert "; ".join(told_at(code, *UP)(line)) == acts


def test_the_turn_up_taken_up_after_an_order_is_told_already() -> None:
    ordered = (*UP, "B orders up")
    for line in ("A takes it up", "the dealer picks up the nine", "A takes 9H"):
        assert told_at("jerome-1877", *ordered)(line) == []
    with pytest.raises(EuchreError):
        told_at("jerome-1877", *ordered)("B takes the nine up")


def test_a_dealer_who_may_not_lift_the_turn_up_early_is_asked_about() -> None:
    with pytest.raises(NotationError):
        told_at("leeds-dwight-1888", *UP, "B orders up")("A takes it up")


def test_a_clause_with_who_that_a_comma_ends_belongs_to_its_player() -> None:
    told = told_at("modern", *UP, "B orders up", "A discards", "B leads KS, C 9S, D TS")
    assert told("A, who is void, trumps with JH") == ["A JH"]
