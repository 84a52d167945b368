"""Answers to fixed questions at a table."""

from __future__ import annotations

import pytest

from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.table import new_table
from euchre.table.desk import answers, costs, languages
from tests.table.desk.told import acts_told, table_after

PLAYING = ("deal 1 by A", "A turns up 9H", "B orders up", "A discards ??")


def answer_to(question: str, code: str, *acts: str) -> str | None:
    """Return the answer to a question at a table after some acts."""
    facts = {fact.question: fact.answer for fact in answers(table_after(code, *acts), {Seat.B: "Bob"})}
    return facts.get(question)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Whose turn is it?", "D, Bob"),
        ("Who leads?", "Bob"),
        ("What is trump?", "hearts"),
        ("Who made it?", "Bob"),
        ("Who is the dealer?", "A"),
        ("What is the score?", "A+C 0, B+D 0"),
        ("Which laws?", "jerome-1877"),
        ("Who deals next?", None),
        (
            "What does the hand score, by tricks of the makers?",
            "0: A+C 2; 1: A+C 2; 2: A+C 2; 3: B+D 1; 4: B+D 1; 5: B+D 2",
        ),
    ],
)
def test_questions_in_a_hand(question: str, answer: str | None) -> None:
    assert answer_to(question, "jerome-1877", *PLAYING) == answer


def test_a_choice_is_told_with_its_holders_and_its_end() -> None:
    told = answer_to("What may be chosen, and until when?", "leeds-dwight-1888", *PLAYING, "D KS")
    assert told == "A or C: a player leads out of turn, until the trick is complete"


def test_a_claim_is_told_with_those_who_may_make_it() -> None:
    told = answer_to("What may be claimed, and until when?", "modern", *PLAYING, "D KS")
    assert told is not None
    assert "a player leads out of turn" in told


def test_the_next_dealer_is_told_between_deals() -> None:
    assert answer_to("Who deals next?", "modern", *PLAYING, "table reports 3 tricks for B") == "Bob"


def test_a_revoke_that_nobody_has_found_is_not_told() -> None:
    hidden = (
        *("deal 1 by A", "A deals 3-2", "B holds AS KS 9H TD QC", "A turns up TH", "B orders up"),
        *("A discards ??", "C 9S", "D JS", "A KS"),
    )
    assert (
        answer_to("What may be claimed, and until when?", "jerome-1877", *hidden[:-3], "C AD", "B TD") is None
    )


@pytest.mark.parametrize("code", CODE_NAMES)
def test_each_irregularity_of_a_code_has_its_price(code: str) -> None:
    facts = costs(load_code(code))
    assert len(facts) == len(load_code(code).provisions)
    assert all(fact.question and fact.answer.endswith("]") for fact in facts)


@pytest.mark.parametrize("language", languages())
def test_every_table_of_the_records_can_be_asked(language: str) -> None:
    for told in acts_told()[::40]:
        assert answers(told.scene if told.has_people else told.session.table, language=language)


def test_a_table_without_a_deal_has_a_score_and_laws() -> None:
    questions = [fact.question for fact in answers(new_table(load_code("modern")))]
    assert questions == ["Whose turn is it?", "What is the score?", "Which laws?"]
