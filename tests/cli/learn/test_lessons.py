"""`euchre learn`: the list, a lesson at the terminal, and the rules on one page."""

from __future__ import annotations

import subprocess

from euchre.lessons import lessons
from tests.cli.runs import EUCHRE, environment, euchre


def test_the_lessons_are_listed() -> None:
    said = euchre("learn").out
    assert all(lesson.id in said for lesson in lessons())


def test_a_lesson_explains_each_answer_and_names_the_next() -> None:
    done = subprocess.run(
        [*EUCHRE, "learn", "cards"],
        input="AH\nnothing\nhelp\nJH\nJD\n",
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=120,
        check=True,
    )
    said = " ".join(done.stdout.split())
    assert "both jacks are above the ace" in said
    assert "Answer with an act or a card" in said
    assert "The lesson is done. The next one: euchre learn follow" in said


def test_the_rules_on_one_page_follow_code_and_house_rules() -> None:
    assert "32 cards" in euchre("learn", "--glance", "--code", "jerome-1877").out
    assert euchre("learn", "none").code == 2
