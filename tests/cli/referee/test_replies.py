"""Questions that a player may ask are answered at the desk."""

from __future__ import annotations

import pytest

from tests.cli.referee.talks import desk_after

CALLED = ("deal a", "a deals 3-2", "a turns up king of hearts", "b orders up", "a discards 9c")
PLAYED = (*CALLED, "b leads ace of spades", "c nine of spades")


def reply(code: str, *lines: str) -> str | None:
    """The reply to the last of some lines typed."""
    return desk_after(code, *lines).entries[-1].reply


@pytest.mark.parametrize(
    ("code", "asked", "told"),
    [
        ("jerome-1877", "b asks what is trumps", "Hearts are trumps."),
        ("leeds-dwight-1888", 'd asks "what are trumps?"', "Hearts are trumps."),
        ("jerome-1877", "a asks the score", "The score is A+C 0, B+D 0; games A+C 0, B+D 0."),
        ("leeds-dwight-1888", "d asks what was turned up", "KH was turned up."),
        ("jerome-1877", "d asks who played the king", "To this trick: B AS, C 9S."),
        ("jerome-1877", "d asks which card is his partner's", "The partner, B, played AS."),
        ("modern", "a asks which card his partner played", "The partner, C, played 9S."),
        (
            "leeds-dwight-1888",
            "d wants the cards placed",
            "Each player draws the card they have played: B AS, C 9S.",
        ),
    ],
)
def test_what_may_be_asked_is_told(code: str, asked: str, told: str) -> None:
    assert reply(code, *PLAYED, asked) == told


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("leeds-dwight-1888", "c asks who played the king"),
        ("professor-1862", "d asks which card is his partner's"),
        ("jerome-1877", "a asks what was turned up"),
    ],
)
def test_what_is_owed_no_answer_gets_none(code: str, asked: str) -> None:
    assert reply(code, *PLAYED, asked) is None


def test_what_is_not_there_yet_is_said() -> None:
    begun = ("deal a", "a deals 3-2")
    assert reply("modern", *begun, "b asks what is trumps") == "No trump has been made yet."
    assert reply("modern", *begun, "b asks what was turned up") == "No card has been turned up."
    assert reply("modern", *CALLED, "b asks who played the king") == "No card has been played."
    assert reply("modern", *CALLED, "b asks for the cards to be placed") == "No card has been played."
    assert (
        reply("modern", *CALLED, "b asks which card is his partner's")
        == "The partner has played no card yet."
    )


def test_an_act_gets_no_reply() -> None:
    assert reply("modern", *PLAYED) is None
    assert reply("modern", *PLAYED, "d asks whether a has a club") is None


def test_who_says_nothing_makes_no_remark() -> None:
    desk = desk_after("modern", *CALLED[:3], "b ordered it up and c said nothing")
    assert [entry.text for entry in desk.entries[3:]] == ["B orders up"]


ORDERED = ("deal a", "a deals 3-2", "a turns up 9h", "b passes", "c assists", "a discards 7c")


def test_dealer_who_announces_with_the_discard_out_is_told_what_is_taken_for_granted() -> None:
    said = reply("leeds-dwight-1888", *ORDERED, "a takes over alone") or ""
    assert "A's discard counts as put out but not let go" in said
    assert "enter 'A quits the discard' ahead of 'A takes over alone'" in said


@pytest.mark.parametrize(
    ("code", "before"),
    [
        ("leeds-dwight-1888", (*ORDERED, "a keeps hold of the discard")),
        ("leeds-dwight-1888", ORDERED[:-1]),
        ("leeds-dwight-1888", (*ORDERED, "b ac")),
        ("professor-1862", (*ORDERED, "b ac")),
        ("jerome-1877", ORDERED),
    ],
)
def test_nothing_is_taken_for_granted_where_the_record_or_the_law_decides(
    code: str, before: tuple[str, ...]
) -> None:
    assert reply(code, *before, "a takes over alone") is None


def test_a_jambone_raised_to_a_jamboree_does_not_hang_on_the_discard() -> None:
    begun = ("deal a", "a holds js jc qs ks 7d", "a turns up ace of spades", "b, c and d pass")
    announced = (*begun, "a takes up jambone", "a discards 7d", "a plays jamboree")
    assert reply("professor-1862", *announced) is None
