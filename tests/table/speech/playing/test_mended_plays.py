"""Cards changed for others, and cards that are to lie face up, in the words of players."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from tests.table.speech.everyday_records import told_at

PROFESSOR, LEEDS, JEROME, MODERN = "professor-1862", "leeds-dwight-1888", "jerome-1877", "modern"
PLAYING = ("deal A", "A deals 3-2", "9H is up", "B orders up", "A discards 8C")
LED = (*PLAYING, "B leads KC, C plays 9D")
MENDED = [
    "C finds he has QC and changes it",
    "C finds that he has the queen of clubs after all, and changes his card",
    "C changes it to QC",
    "C notices the queen of clubs in his hand and plays that instead",
]


@pytest.mark.parametrize("code", [PROFESSOR, LEEDS, JEROME])
@pytest.mark.parametrize("line", MENDED)
def test_a_card_found_is_played_for_the_one_that_goes_back(code: str, line: str) -> None:
    assert told_at(code, *LED)(line) == ["C takes back 9D", "C QC"]


@pytest.mark.parametrize("line", MENDED)
def test_where_the_first_card_has_to_stay_no_other_is_played(line: str) -> None:
    assert told_at(MODERN, *LED)(line) == ["C takes back 9D"]


@pytest.mark.parametrize("code", [PROFESSOR, LEEDS, JEROME, MODERN])
def test_a_dealer_who_has_not_played_changes_the_discard(code: str) -> None:
    assert told_at(code, *PLAYING, "B leads KC")("A changes it to 7C") == ["A changes the discard to 7C"]


SHOWN = (*PLAYING, "B leads KC, C 9C", "C drops KS face up")
TO_LIE = ["C's card is to lie face up", "the king of spades must stay face up on the table"]


@pytest.mark.parametrize("line", TO_LIE)
def test_a_card_is_to_lie_face_up_where_that_may_be_chosen(line: str) -> None:
    assert told_at(JEROME, *SHOWN)(line) == ["B chooses expose"]
    assert told_at(JEROME, *SHOWN)("D says that C's card is to lie face up") == ["D chooses expose"]


@pytest.mark.parametrize("code", [PROFESSOR, LEEDS])
@pytest.mark.parametrize("line", TO_LIE)
def test_a_card_that_lies_face_up_already_may_be_called(code: str, line: str) -> None:
    with pytest.raises(
        NotationError, match="It lies face up already, and may be called: type 'D calls KS from C'"
    ):
        told_at(code, *SHOWN)(line)


def test_a_card_that_need_not_lie_face_up_is_asked_about() -> None:
    with pytest.raises(NotationError, match="Nothing is open that could be chosen"):
        told_at(MODERN, *SHOWN)("C's card is to lie face up")


def test_a_lead_out_of_turn_that_is_to_lie_face_up_goes_back() -> None:
    assert told_at(LEEDS, *PLAYING, "C leads KC")("D says C's card is to lie face up") == ["D chooses recall"]


@pytest.mark.parametrize("line", ["B calls for the king of spades", "B calls the king of spades"])
def test_a_card_that_was_only_shown_is_called(line: str) -> None:
    """A call demands the card first (jerome-1877 12.1, 12.2)."""
    assert told_at(JEROME, *SHOWN)(line) == ["B calls KS from C"]


@pytest.mark.parametrize("line", ["B wants his penalty", "B claims it", "D demands the penalty"])
def test_the_only_remedy_is_taken_as_the_penalty(line: str) -> None:
    thrown = (*PLAYING, "B leads KS, C AS, D TS, A 7S", "A throws his cards in")
    assert told_at(JEROME, *thrown)(line) == [f"{line[0]} chooses five-tricks"]


def test_of_several_remedies_the_reader_asks_which() -> None:
    with pytest.raises(NotationError, match="Which\\? Type 'B chooses recall' or 'B chooses call-suit'"):
        told_at(LEEDS, *PLAYING, "C leads KC")("B wants the penalty")


OWNED = [
    "C says sorry, I do have a club, and plays the queen",
    "c: sorry, i do have a club, and plays the queen",
    'C says "sorry, I do have a club" and plays the queen',
    "C finds a club and plays QC instead",
    "C has a club after all and plays the queen of clubs",
]


@pytest.mark.parametrize("later", ["", "D 8C", "D 8C, A AC"])
@pytest.mark.parametrize("code", [PROFESSOR, LEEDS, JEROME])
@pytest.mark.parametrize("line", OWNED)
def test_who_owns_to_have_the_suit_puts_the_card_in_place_of_the_one_told_before(
    code: str, line: str, later: str
) -> None:
    assert told_at(code, *LED, *filter(None, [later]))(line) == ["C takes back 9D", "C QC"]


def test_a_card_of_another_suit_than_the_one_owned_takes_no_place() -> None:
    assert "C takes back 9D" not in told_at(JEROME, *LED)('C says "I have a club" and plays QS')
