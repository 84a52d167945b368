"""What the referee says about why nothing follows, or what else does."""

from __future__ import annotations

import pytest

from euchre.seats import Seat
from euchre.table.words.rulings import ruling_text
from tests.table.acting import dealt

LEEDS = "leeds-dwight-1888"
LONE = ("A turns up 9H", "B passes", "C passes", "D passes", "A takes up alone", "A discards ??")
FOUR = ("A turns up 9H", "B passes", "C passes", "D passes", "A takes up", "A discards ??")
MADE_AGAIN = ("B shuffles", "D cuts 12", "A shuffles again", "D claims pack-not-made-ready")
TOUCHED = ("A deals 2 to B", "D touches the cards", "C touches the cards", "A faces KH")
FIRST_TRICK = ("B KS", "C 7C", "D 8C", "A 7D")


def last_text(code: str, *texts: str) -> str:
    """Return the last ruling, in words, on what was done at a table in the deal of A."""
    table = dealt(code, *texts)
    return ruling_text(table.rulings[-1], table.code)


@pytest.mark.parametrize(
    ("code", "texts", "said"),
    [
        pytest.param(
            LEEDS,
            (*LONE, "B AS", "A 9H"),
            "A played before their turn: it is D's turn to play. The card stays, and no law gives a penalty "
            "for it.",
            id="lone player plays early",
        ),
        pytest.param(
            LEEDS,
            (*FOUR, *FIRST_TRICK, "D QS", "A 7S", "C consults about lead-out-of-turn"),
            "C discussed with their partner which penalty to take. The choice is lost for A+C; D takes up "
            "QS, which may not be called, and A takes back the card played to it. [leeds-dwight-1888 85]",
            id="choice lost by talk",
        ),
        pytest.param(
            LEEDS,
            (*TOUCHED, "B claims card-faced-by-dealer"),
            "Refused: D was the first to touch the cards dealt to them, and their side has lost its claim "
            "(about this: the dealer, A, showed a card in dealing (KH)). [leeds-dwight-1888 35, 36, 37]",
            id="claim lost by touching",
        ),
        pytest.param(
            LEEDS,
            (
                "A deals 2-3",
                "C touches the cards",
                "A faces KH",
                "D chooses let-stand",
                "B chooses deal-again",
            ),
            "Refused: the choice has been waived (about this: the dealer, A, showed a card in dealing (KH)). "
            "[leeds-dwight-1888 35, 36, 37]",
            id="choice waived by the partner",
        ),
        pytest.param(
            LEEDS,
            (*FOUR, *FIRST_TRICK, "D QS", "A consults about lead-out-of-turn", "B 9S", "C calls QS from D"),
            "Refused: A has discussed it with their partner, and the choice is lost (about this: D led out "
            "of turn (QS, trick 2)). [leeds-dwight-1888 85]",
            id="card called after the choice was lost by talk",
        ),
        pytest.param(
            LEEDS,
            (*LONE, "B KS", "D 8C", "A 7D", "A JH", "B AS", "D chooses recall"),
            "The lone player, A, led out of turn (JH, trick 2). The card goes back and lies face up; B takes "
            "back the card played to it. [leeds-dwight-1888 104]",
            id="lead sent back",
        ),
        pytest.param(
            "jerome-1877",
            MADE_AGAIN,
            "The pack that A deals was not shuffled and cut by those who have to. The deal is void and the "
            "same dealer deals again. [jerome-1877 5.1, 5.2, 5.3, 5.13]",
            id="pack shuffled after the cut",
        ),
    ],
)
def test_ruling_says_why_and_what_else(code: str, texts: tuple[str, ...], said: str) -> None:
    assert last_text(code, *texts) == said


def test_card_of_the_rightful_leader_stays_when_the_false_lead_is_called() -> None:
    table = dealt(LEEDS, *LONE, "B KS", "D 8C", "A 7D", "A JH", "B AS", "D calls JH from A")
    said = " ".join(ruling_text(ruling, table.code) for ruling in table.last_rulings)
    assert "The card goes back and lies face up; AS stays on the table as the lead of B." in said
    assert table.deal.turn is Seat.D


def test_choice_made_by_the_partner_is_settled_and_cannot_be_waived() -> None:
    calls = ("A turns up 9H", "B passes", "C passes", "D passes", "A turns down", "B passes", "C makes clubs")
    said = last_text(
        LEEDS,
        *(*calls, "C plays alone", "D chooses play-together", "B waives suit-and-alone-apart"),
    )
    assert said.startswith("Refused: it is settled already (about this: the maker, C, did not say the suit")


def test_right_card_turned_after_a_wrong_one_is_the_turn_up() -> None:
    table = dealt("jerome-1877", "A turns wrong card KC", "A turns up 9D")
    assert str(table.deal.turn_up) == "9D"
    assert table.deal.turn is Seat.B
    assert not table.open_cases
