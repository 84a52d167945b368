"""`euchre learn`: ten short lessons at the terminal, and the rules of a game on one page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import click

from ...errors import EuchreError
from ...lessons import Lesson, LessonStep, lesson_by_id, lessons, rules_at_a_glance
from ...pictures import Line, Tone
from ..code_options import code_of, code_option, rules_option
from ..output import bad_input, console, print_lines, table_of
from ..play.person import PlayerLeft
from ..text import block, heading
from .answering import PositionAtTerminal


@click.command("learn", epilog="Example: euchre learn ordering")
@click.argument("lesson", required=False)
@click.option("--glance", is_flag=True, help="Print the rules of a game on one page instead.")
@code_option
@rules_option
def command(lesson: str | None, glance: bool, code: str | None, rules: tuple[str, ...]) -> None:
    """Learn euchre in ten short lessons.

    Without LESSON the lessons are listed. LESSON is the name or the number of
    one; --code and --rules are for --glance. You answer as at the table, and each answer is explained.
    """
    if glance:
        print_lines(console(), _at_a_glance(code, rules))
        return
    if lesson is None:
        table = table_of("", "Lesson", "About", numbers=(0,))
        for number, one in enumerate(lessons(), start=1):
            table.add_row(str(number), one.id, f"{one.title}: {one.goal}")
        console().print(table)
        return
    try:
        _teach(lesson_by_id(lesson))
    except EuchreError as fault:
        raise bad_input(str(fault)) from fault


def _at_a_glance(code: str | None, rules: tuple[str, ...]) -> Iterator[Line]:
    found = code_of(code, rules)
    yield heading(found.title)
    for section in rules_at_a_glance(found):
        yield ()
        yield heading(section.title)
        for rule in section.rules:
            yield from block(f"- {rule}", 2)


def _teach(lesson: Lesson) -> None:
    show = partial(print_lines, console())
    show((heading(lesson.title),))
    try:
        for number, step in enumerate(lesson.steps, start=1):
            show(((), heading(f"{number} of {len(lesson.steps)}"), *block(step.words)))
            _ask(step, show)
    except PlayerLeft:
        return
    names = [one.id for one in lessons()]
    place = names.index(lesson.id) + 1
    after = f" The next one: euchre learn {names[place]}" if place < len(names) else " This was the last one."
    show(((), *block(f"The lesson is done.{after}", tone=Tone.STRONG)))


def _ask(step: LessonStep, show: Any) -> None:
    """Ask until the answer is right. Raises PlayerLeft."""
    position = PositionAtTerminal(step.view, step.due, show)
    position.draw()
    while True:
        reply = step.reply(position.answer().text)
        position.say(reply.text, Tone.GOOD if reply.is_right else Tone.BAD)
        if reply.is_right:
            return
