"""What rulings of the modern sheet say, where the words depend on how far the play has come."""

from __future__ import annotations

import pytest

from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.table.words.rulings import ruling_text


def last_ruling(record: str) -> str:
    """Return the ruling on the last entry of a record, without the laws that it cites."""
    text = "euchre record 1\n" + "\n".join(line.strip() for line in record.strip().splitlines()) + "\n"
    read = read_record(text)
    *_, last = referee(read)
    return ruling_text(last.rulings[-1], read.code).partition(" [")[0]


RENEGED = """
code modern
deal 1 by A
D holds QC 9H TH AD 9D
A turns up KS
B passes, C passes, D passes, A takes up
A discards ??
B AH, C QH, D QC, A KH
"""
LED_FALSELY = """
code modern
deal 1 by A
A turns up JH
B passes, C assists
A discards ??
C AS
"""


def test_a_choice_that_is_past_is_not_offered_and_the_ruling_says_why() -> None:
    said = last_ruling(f"{RENEGED}\nB KC\nC claims revoke against D in trick 1")
    assert "be taken back without" not in said
    assert said.endswith("or let it stand. The next trick has begun, and the card cannot be taken back.")


def test_a_renege_in_one_trick_is_not_settled_by_another() -> None:
    settled = f"{RENEGED}\nC claims revoke against D in trick 1\nC chooses let-stand\nB KC, C 9C, D 9H, A TC"
    said = last_ruling(f"{settled}\nA claims revoke against D in trick 2")
    assert said.startswith("Refused: nothing of the kind has happened")


@pytest.mark.parametrize(
    ("followed", "goes_back"),
    [
        ("", "The card is taken back without penalty."),
        ("B 9S", "The card is taken back without penalty; B takes back the card played to it."),
        ("D TS, A 9S", "The card is taken back without penalty; D and A take back the cards played to it."),
    ],
)
def test_a_lead_taken_back_takes_with_it_what_followed(followed: str, goes_back: str) -> None:
    played = f"{LED_FALSELY}\n{followed}\nB claims lead-out-of-turn against C\nB chooses take-back"
    assert last_ruling(played) == f"C led out of turn (AS, trick 1). {goes_back}"


def laws_cited(record: str) -> tuple[str, ...]:
    """Return the laws of the ruling on the last entry of a record."""
    text = "euchre record 1\n" + "\n".join(line.strip() for line in record.strip().splitlines()) + "\n"
    *_, last = referee(read_record(text))
    return last.rulings[-1].laws


@pytest.mark.parametrize("again", ["C chooses full-points", "C claims revoke against D in trick 1"])
def test_a_renege_settled_already_has_nothing_to_do_with_one_of_the_other_side(again: str) -> None:
    settled = f"{RENEGED}\nA claims revoke against D in trick 1\nA chooses let-stand"
    assert laws_cited(f"{settled}\n{again}") == ("renege", "renege-waiver")


def test_a_claim_of_what_has_not_happened_does_not_speak_of_two_reneges() -> None:
    assert laws_cited(f"{RENEGED}\nB claims revoke against A in trick 1") == ("renege", "renege-waiver")


THREE = """
code modern-3
deal 1 by A
A turns up 9C
B passes, C passes, A takes up
A discards ??, A takes the dummy, A discards ?? ?? ??
B AS
"""


def test_what_both_defenders_have_to_agree_to_is_said_with_the_offer() -> None:
    said = last_ruling(f"{THREE}\nA 9C\nB claims play-out-of-turn against A")
    assert "B or C may take the full points (2), which ends the hand; if both agree" in said


def test_a_defender_is_not_asked_to_agree_with_anybody() -> None:
    said = last_ruling(f"{THREE}\nC KS, A 9S\nC 9H\nA claims lead-out-of-turn against C")
    assert said.startswith("C led out of turn")
    assert "agree" not in said
    partners = last_ruling(f"{LED_FALSELY}\nB claims lead-out-of-turn against C")
    assert "B or D may take the full points" in partners
    assert "agree" not in partners


@pytest.mark.parametrize(
    ("found", "closed"),
    [
        ("A finds imperfect pack", "the deal is void, and nothing in it is scored"),
        ("B passes", "the time for it is over"),
    ],
)
def test_a_cut_missed_is_claimed_too_late_for_the_reason_that_holds(found: str, closed: str) -> None:
    said = last_ruling(f"code modern\ndeal 1 by A\nA deals 3-2\nA turns up TH\n{found}\nD claims no-cut")
    assert said.startswith(f"Refused: {closed} (about this")


@pytest.mark.parametrize(
    ("put_out", "said"),
    [("?? ??", "1 card must be discarded, not 2"), ("?? ?? ??", "1 card must be discarded, not 3")],
)
def test_one_card_is_a_card(put_out: str, said: str) -> None:
    short = THREE.removesuffix(" ??\nB AS\n")
    assert said in last_ruling(f"{short}\nA discards {put_out}")
