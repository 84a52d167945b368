"""What players say against a deal and a discard, in their own words."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError, NotationError
from tests.table.speech.everyday_records import told_at

PROFESSOR, LEEDS, JEROME, MODERN = "professor-1862", "leeds-dwight-1888", "jerome-1877", "modern"
CODES = (PROFESSOR, LEEDS, JEROME, MODERN)
MIXED = ("deal A", "A deals 2 to B, 3 to C, 2 to D, 3 to A")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "line",
    [
        "B complains that the packets are mixed",
        "B complains that the packets are uneven",
        "B says that the packets are not all alike",
        "B objects to uneven packets",
        "the packets were mixed",
    ],
)
def test_packets_that_are_not_alike_are_claimed(code: str, line: str) -> None:
    assert told_at(code, *MIXED)(line) == ["B claims wrong-packets"]


UNCUT = ("A deals without offering the cut",)


@pytest.mark.parametrize("code", [JEROME, MODERN])
def test_an_objection_to_a_deal_is_about_what_the_table_knows(code: str) -> None:
    assert told_at(code, *UNCUT)("B objects") == ["B claims no-cut"]


@pytest.mark.parametrize(
    ("code", "begun"),
    [(code, ("deal A", "A deals 3-2")) for code in CODES] + [(LEEDS, UNCUT), (PROFESSOR, UNCUT)],
)
def test_an_objection_to_nothing_that_is_known_is_asked_about(code: str, begun: tuple[str, ...]) -> None:
    with pytest.raises(EuchreError, match="To what"):
        told_at(code, *begun)("B objects")


OVER = ("deal A", "A deals 3-2", "9H is up", "everybody passes", "everybody passes")


@pytest.mark.parametrize("line", ["D says it should have been B's deal", "D says B should have dealt"])
def test_whose_deal_it_should_have_been_is_a_claim(line: str) -> None:
    told = told_at(JEROME, *OVER, "deal C for B", "C deals 3-2")
    assert told(line) == ["D claims deal-out-of-turn"]


@pytest.mark.parametrize("code", CODES)
def test_whose_the_first_deal_should_have_been_is_asked(code: str) -> None:
    with pytest.raises(NotationError, match="type 'deal A for C'"):
        told_at(code, "deal A", "A deals 3-2")("B says it should have been C's deal")


ORDERED = ("deal A", "A deals 3-2", "9H is up", "B orders up")
PLAYED = (*ORDERED, "B leads KS, C AS, D TS, A 9S")


@pytest.mark.parametrize("line", ["A puts out 8C", "A lays out the eight of clubs", "A throws away 8C"])
def test_a_card_put_out_late_is_a_discard(line: str) -> None:
    assert told_at(PROFESSOR, *PLAYED)(line) == ["A discards 8C"]


def test_what_the_dealer_notices_is_told_by_the_discard() -> None:
    told = told_at(PROFESSOR, *PLAYED)("A notices he has not discarded and puts out 8C")
    assert told == ["A discards 8C"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "line",
    [
        "D says A forgot to discard",
        "D says A kept too many cards",
        "D points out that the dealer never discarded",
        "D complains that he has not discarded",
    ],
)
def test_a_forgotten_discard_is_no_undercount(code: str, line: str) -> None:
    assert told_at(code, *PLAYED)(line) == ["D claims no-discard"]


def test_a_player_with_nothing_to_discard_is_asked_about() -> None:
    with pytest.raises(NotationError, match="D has nothing to discard in this deal"):
        told_at(MODERN, *PLAYED)("D forgot to discard")


WITH_DUMMY = (*ORDERED, "A discards 9C", "B takes the dummy")


@pytest.mark.parametrize("line", ["C says B kept too many cards", "C says B discarded only two cards"])
def test_a_maker_who_keeps_cards_of_the_dummy_is_claimed(line: str) -> None:
    assert told_at("modern-3", *WITH_DUMMY, "B leads KS")(line) == ["C claims dummy-not-discarded"]


def test_a_discard_that_nobody_claims_is_asked_about() -> None:
    for code, begun, claim in (
        (MODERN, PLAYED, "B claims no-discard"),
        ("modern-3", (*WITH_DUMMY, "B leads KS"), "C claims dummy-not-discarded"),
    ):
        who = "A" if code == MODERN else "B"
        with pytest.raises(NotationError, match=f"Nothing follows until a player claims it. Type '{claim}'"):
            told_at(code, *begun)(f"{who} forgot to discard")
