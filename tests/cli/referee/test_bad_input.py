"""What the desk refuses: it says why, names what is near, and enters nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.desks import CALLED, Talk


@pytest.fixture
def talk(tmp_path: Path) -> Talk:
    talk = Talk("leeds-dwight-1888", tmp_path / "t.euchre")
    talk.hear(*CALLED, "b ts")
    return talk


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("quince jelly", "'open' lists what can be said"),
        ("12", "there is no 12 in the list; it has the numbers 1 to 1"),
        ("0", "there is no 0 in the list"),
        ("d takes back ks", "D has not played KS"),
        ("expect score 1", "is not an act"),
        ("title x", "is a header field"),
        ("correct", "say which entry by its number: the list has the numbers 1 to 5"),
        ("correct 9 b passes", "say which entry by its number"),
        ("undo x", "say which entry by its number"),
        ("names Ann", "type 4 different names"),
        ("names Ann Ann Bob Cid", "type 4 different names"),
        ('names "Ann', "a name with blanks stands in double quotes"),
        ("score one two", "type the points of A+C, B+D"),
        ("law 999", "has no law '999'"),
    ],
)
def test_what_cannot_be_entered_is_refused_with_the_reason(talk: Talk, line: str, answer: str) -> None:
    before = talk.texts
    assert answer in talk.hear(line)
    assert talk.conversation.fault is not None
    assert talk.texts == before


def test_line_that_fits_nothing_names_the_nearest_three_to_choose_from(talk: Talk) -> None:
    said = talk.hear("c plays badly")
    assert "is not an act here; nearest are" in said
    assert len(talk.conversation.listed) == 3
    assert "4" not in said.partition("nearest are")[2].split()


def test_answer_that_is_none_is_refused_and_the_question_stays(talk: Talk) -> None:
    question = talk.hear("d detaches a card") if talk.conversation.draft else talk.hear("1")
    assert "Which card?" in question
    assert "does not answer 'Which card?'" in talk.hear("sausage")
    assert "it has the numbers 1 to" in talk.hear("99")
    assert talk.conversation.draft is not None
    talk.hear("9s")
    assert talk.texts[-1] == "C 9S"


def test_other_act_leaves_the_question(talk: Talk) -> None:
    talk.hear("1", "c exposes ks")
    assert talk.texts[-1] == "C exposes KS"
    assert talk.conversation.draft is None


def test_piped_act_in_full_is_entered_and_one_that_was_chosen_is_shown_first(talk: Talk) -> None:
    talk.hear("c claims revoke against b in trick 1")
    assert talk.texts[-1].startswith("C claims")
    talk.hear("undo", "c throws down the hand")
    assert talk.texts[-1] == "C throws down the hand"


def test_several_acts_of_a_line_are_entered_together_or_not_at_all(talk: Talk) -> None:
    talk.hear("c 9s, d ks")
    assert talk.texts[-2:] == ("C 9S", "D KS")
    assert "A has not played 7H" in talk.hear("a qs, a takes back 7h")
    assert talk.texts[-1] == "D KS"
