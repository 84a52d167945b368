"""What the referee replies to questions that a player may ask, and what is taken for granted."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.table.words.replies import said_to
from tests.table.acting import dealt

CALLED = ("A deals 3-2", "A turns up KH", "B orders up", "A discards 9C")
PLAYED = (*CALLED, "B AS", "C 9S")


def reply(code: str, *acts: str) -> str | None:
    """Return the reply to the last of some acts in the deal of A."""
    return said_to(read_act(acts[-1]), dealt(code, *acts))


@pytest.mark.parametrize(
    ("code", "asked", "told"),
    [
        ("jerome-1877", "B asks trump", "Hearts are trumps."),
        ("jerome-1877", "A asks score", "The score is A+C 0, B+D 0; games A+C 0, B+D 0."),
        ("leeds-dwight-1888", "D asks turned-card", "KH was turned up."),
        ("jerome-1877", "D asks who-played", "To this trick: B AS, C 9S."),
        ("jerome-1877", "D asks partners-card", "The partner, B, played AS."),
        ("modern", "A asks partners-card", "The partner, C, played 9S."),
        ("leeds-dwight-1888", "D asks placing", "Each player draws the card they have played: B AS, C 9S."),
    ],
)
def test_what_may_be_asked_is_told(code: str, asked: str, told: str) -> None:
    assert reply(code, *PLAYED, asked) == told


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("leeds-dwight-1888", "C asks who-played"),
        ("professor-1862", "D asks partners-card"),
        ("jerome-1877", "A asks turned-card"),
        ("modern", "D asks none-of-that-suit"),
    ],
)
def test_question_that_is_owed_no_answer_gets_none(code: str, asked: str) -> None:
    assert reply(code, *PLAYED, asked) is None


def test_what_is_not_there_yet_is_said() -> None:
    assert reply("modern", "A deals 3-2", "B asks trump") == "No trump has been made yet."
    assert reply("modern", "A deals 3-2", "B asks turned-card") == "No card has been turned up."
    assert reply("modern", *CALLED, "B asks who-played") == "No card has been played."
    assert reply("modern", *CALLED, "B asks placing") == "No card has been played."
    assert reply("modern", *CALLED, "B asks partners-card") == "The partner has played no card yet."


def test_act_gets_no_reply() -> None:
    assert reply("modern", *PLAYED) is None


ORDERED = ("A deals 3-2", "A turns up 9H", "B passes", "C assists", "A discards 7C")


def test_dealer_who_announces_with_the_discard_out_is_told_what_is_taken_for_granted() -> None:
    said = reply("leeds-dwight-1888", *ORDERED, "A takes over alone") or ""
    assert "A's discard counts as put out but not let go" in said
    assert "enter 'A quits the discard' ahead of 'A takes over alone'" in said


@pytest.mark.parametrize(
    ("code", "before"),
    [
        ("leeds-dwight-1888", (*ORDERED, "A keeps hold of the discard")),
        ("leeds-dwight-1888", ORDERED[:-1]),
        ("leeds-dwight-1888", (*ORDERED, "B AC")),
        ("professor-1862", (*ORDERED, "B AC")),
        ("jerome-1877", ORDERED),
    ],
)
def test_nothing_is_taken_for_granted_where_the_record_or_the_law_decides(
    code: str, before: tuple[str, ...]
) -> None:
    assert reply(code, *before, "A takes over alone") is None


def test_jambone_raised_to_a_jamboree_does_not_hang_on_the_discard() -> None:
    begun = ("A deals 3-2", "A holds JS JC QS KS 7D", "A turns up AS", "B passes, C passes, D passes")
    announced = (*begun, "A takes up jambone", "A discards 7D", "A plays jamboree")
    assert reply("professor-1862", *announced) is None
