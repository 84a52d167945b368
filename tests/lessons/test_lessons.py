"""The lessons: legal positions, right answers that the expert shares, and a reply to every act."""

from __future__ import annotations

import re

import pytest

from euchre.chance import Stream
from euchre.errors import EuchreError
from euchre.explain import explain_choice
from euchre.lessons import LessonStep, lesson_by_id, lessons

STEPS = [
    pytest.param(step, id=f"{lesson.id}-{place}")
    for lesson in lessons()
    for place, step in enumerate(lesson.steps)
]
_CLOSE = 0.05
"""Points that a right answer may be worth less than the best."""


def test_there_are_ten_short_lessons() -> None:
    assert len(lessons()) == 10
    assert all(2 <= len(lesson.steps) <= 6 for lesson in lessons())
    assert lesson_by_id("1") is lessons()[0]
    with pytest.raises(EuchreError, match="the lessons are"):
        lesson_by_id("none")


@pytest.mark.parametrize("step", STEPS)
def test_every_right_answer_is_legal_and_no_worse_than_the_experts(step: LessonStep) -> None:
    legal = {act.text for act in step.due.acts}
    assert set(step.right) <= legal
    assert set(step.replies) <= legal - set(step.right)
    found = explain_choice(step.view, step.due, Stream(1)).reasons
    points = {one.act.text: one.points for one in found.candidates if one.points is not None}
    if points and found.act.text not in step.right:
        assert max(points[act] for act in step.right) >= max(points.values()) - _CLOSE


@pytest.mark.parametrize("step", STEPS)
def test_every_answer_gets_a_sentence(step: LessonStep) -> None:
    for act in step.due.acts:
        reply = step.reply(act.text)
        assert reply.is_right == (act.text in step.right)
        assert reply.text.endswith(".")


def test_a_card_that_may_not_be_played_is_explained_by_the_rule() -> None:
    step = lesson_by_id("follow").steps[0]
    reply = step.reply("C QH")
    assert not reply.is_right
    assert "The rules do not allow it" in reply.text


def test_a_text_that_is_no_act_of_the_learner_is_refused() -> None:
    step = lesson_by_id("cards").steps[0]
    for text in ("nonsense", "C JH"):
        with pytest.raises(EuchreError):
            step.reply(text)


def test_a_lesson_has_a_title_and_a_goal() -> None:
    assert all(one.title and one.goal.endswith(".") for one in lessons())


def test_no_reply_has_a_word_that_the_page_takes_for_a_seat() -> None:
    """The page puts names for the letters A to D in a reply."""
    for lesson in lessons():
        for step in lesson.steps:
            for text in (step.why, step.otherwise, *step.replies.values()):
                assert re.search(r"\b[A-D]\b", text) is None, (lesson.id, text)
