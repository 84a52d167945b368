"""Which laws a ruling cites, and which it leaves out since they are about something else."""

from __future__ import annotations

import pytest

from euchre.seats import Seat
from euchre.table import Ruling
from euchre.table.words.rulings import ruling_text
from tests.table.acting import dealt

JEROME, LEEDS = "jerome-1877", "leeds-dwight-1888"
HANDS = (
    "A holds JH AH KH AC KC",
    "B holds AS KS QS AD 7S",
    "C holds 7D 8D QC TC 8C",
    "D holds JC JS QD 8S TD",
)
CALLS = ("A turns up 9H", "B passes", "C passes", "D passes", "A takes up", "A discards KC")


def hand_over(code: str, *claims: str) -> list[Ruling]:
    """Return the rulings on claims after a hand in which C revoked in trick 1 and D in trick 2."""
    tricks = ("B AD, C QC, D TD, A AC", "B AS, C 8C, D JC, A 9H", "A AH, B KS, C TC, D JS")
    rest = ("A KH, B QS, C 7D, D 8S", "A JH, B 7S, C 8D, D QD")
    return list(dealt(code, *HANDS, *CALLS, *tricks, *rest, *claims).rulings)


@pytest.mark.parametrize(
    ("code", "both"), [pytest.param(JEROME, "18.7", id="jerome"), pytest.param(LEEDS, "71", id="leeds")]
)
def test_law_on_revokes_of_both_sides_is_cited_only_for_the_second(code: str, both: str) -> None:
    *_, first = hand_over(code, "B claims revoke against C in trick 1", "B shows tricks")
    assert first.points
    assert both not in first.laws
    second = hand_over(
        code,
        "B claims revoke against C in trick 1",
        "B shows tricks",
        "A claims revoke against D in trick 2",
        "A shows tricks",
    )[-1]
    assert both in second.laws


def test_silence_on_false_claims_is_cited_for_them_alone() -> None:
    *_, proved = hand_over(JEROME, "B claims revoke against C in trick 1", "B shows tricks")
    *_, false = hand_over(JEROME, "B claims revoke against A in trick 3")
    assert "s.11" not in proved.laws
    assert "s.11" in false.laws


def test_time_to_put_the_right_card_up_lasts_until_the_first_player_calls() -> None:
    table = dealt(JEROME, "A turns wrong card KC", "C assists", "D claims wrong-turn-up")
    assert "Until the first player has called, A may" in ruling_text(table.rulings[-1], table.code)


@pytest.mark.parametrize(
    ("calls", "said"),
    [
        pytest.param(("C assists",), "turned up; what C called too early counts no more.", id="one"),
        pytest.param((), "the right card is turned up. [", id="none"),
    ],
)
def test_a_call_on_the_wrong_card_is_said_to_count_no_more(calls: tuple[str, ...], said: str) -> None:
    table = dealt(JEROME, "A turns wrong card KC", *calls, "A turns up 9H")
    assert said in ruling_text(table.rulings[-1], table.code)


@pytest.mark.parametrize(
    ("done", "said"),
    [
        pytest.param(
            ("A+C marks 1", "B deals 3-2", "C points out undercount", "A+C corrects to 2"),
            "Refused: the score has been put right already.",
            id="put right",
        ),
        pytest.param(
            ("A+C marks 1", "B deals 3-2", "A+C corrects to 2"),
            "Refused: a mark is corrected by",
            id="still wrong",
        ),
    ],
)
def test_a_mark_that_is_right_again_needs_no_correction(done: tuple[str, ...], said: str) -> None:
    table = dealt(LEEDS, "A turns up 9H", "B passes", "C assists", "table reports 5 tricks for C", *done)
    assert ruling_text(table.rulings[-1], table.code).startswith(said)


def test_a_side_is_named_as_a_whole() -> None:
    told = ("A turns up 9H", "B passes", "C assists", "table reports 5 tricks for C", "A+C marks 1")
    table = dealt(LEEDS, *told, "C points out undercount")
    assert ruling_text(table.rulings[-1], table.code).startswith("A+C marked less than was due.")


@pytest.mark.parametrize(
    ("done", "said"),
    [
        pytest.param(
            ("C takes back JH",),
            "C took up a card that has to lie face up (JH). The card goes back",
            id="shown",
        ),
        pytest.param(
            ("A 8C", "B AH", "C JH", "D TH", "A 7H", "C takes back JH"),
            "C wanted to take back a card that has to stay (JH). The card stays where it was played.",
            id="played",
        ),
    ],
)
def test_a_card_only_shown_was_not_played(done: tuple[str, ...], said: str) -> None:
    shown = ("B AS", "C 7S", "D KS", "C exposes JH")
    calls = ("A turns up 9H", "B passes", "C passes", "D passes", "A takes up", "A discards ??")
    table = dealt(LEEDS, *calls, *shown, *done)
    assert ruling_text(table.rulings[-1], table.code).startswith(said)


@pytest.mark.parametrize(
    ("done", "dealer"),
    [
        pytest.param(("C counts 6", "A turns up 9S"), Seat.B, id="turned up in the lost deal"),
        pytest.param(("C counts 6", "B turns up 9S"), Seat.B, id="turned up by the next dealer"),
    ],
)
def test_a_dealer_who_has_lost_the_deal_turns_up_nothing(done: tuple[str, ...], dealer: Seat) -> None:
    table = dealt(LEEDS, "A deals 2-3", *done)
    begun = done[-1].startswith("B")
    assert table.sitting.is_between_deals is not begun
    assert (table.deal.dealer if begun else table.sitting.next_dealer) is dealer
    assert (table.rulings[-1].act == len(done)) is not begun
