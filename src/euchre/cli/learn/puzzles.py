"""`euchre puzzles`: positions with one clearly best choice, to be solved at the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Any

import click

from ...errors import EuchreError
from ...pictures import Line, Span, Tone
from ...puzzles import (
    Puzzle,
    PuzzleAnswer,
    answered,
    how_hard,
    layouts,
    puzzle_by_id,
    puzzle_of,
    puzzles_with,
    question,
)
from ...puzzles.puzzle import document_of
from ...puzzles.themes import THEMES
from ..options import json_option
from ..output import bad_input, console, print_lines, table_of, write_json
from ..play.person import PlayerLeft
from ..text import block
from .answering import PositionAtTerminal, read_line
from .mine import mine


@click.group("puzzles", invoke_without_command=True, epilog="Example: euchre puzzles --theme discard")
@click.option("--theme", metavar="T", help="Only puzzles with this theme; --themes lists them.")
@click.option("--themes", "lists_themes", is_flag=True, help="List the themes.")
@click.option("--code", metavar="C", help="Only puzzles of this code.")
@click.option("--daily", is_flag=True, help="The puzzle of the day, the same for everybody.")
@click.option("--id", "name", metavar="ID", help="The puzzle with this id.")
@json_option
@click.pass_context
def command(
    context: click.Context,
    theme: str | None,
    lists_themes: bool,
    code: str | None,
    daily: bool,
    name: str | None,
    as_json: bool,
) -> None:
    """Solve puzzles: positions in which one choice is clearly the best.

    Answer as at the table. After the answer you see what every choice is worth,
    and why. The nine coups of 1888 are the theme coup.
    """
    if context.invoked_subcommand is not None:
        return
    if lists_themes:
        table = table_of("Theme", "Meaning")
        for one, title in THEMES.items():
            table.add_row(one, title)
        console().print(table)
        return
    try:
        waiting = _waiting(theme, code, daily, name)
        if as_json:
            puzzle = next(waiting)
            write_json(
                "euchre.puzzle/1", {"id": puzzle.id, "question": question(puzzle), **document_of(puzzle)}
            )
            return
        _solve(waiting)
    except EuchreError as fault:
        raise bad_input(str(fault)) from fault


command.add_command(mine)


def _waiting(theme: str | None, code: str | None, daily: bool, name: str | None) -> Iterator[Puzzle]:
    """Yield the puzzles to solve, one after another."""
    if name is not None:
        yield puzzle_by_id(name)
        return
    if daily:
        yield puzzle_of(datetime.now(UTC).date().toordinal())
        return
    found = list(puzzles_with(theme, code))
    while found:
        yield found.pop(secrets.randbelow(len(found)))


def _solve(waiting: Iterator[Puzzle]) -> None:
    show = partial(print_lines, console())
    solved = asked = 0
    try:
        for puzzle in waiting:
            answer = _asked(puzzle, show)
            asked += 1
            solved += answer.is_right
            show(_told(answer))
            show(((), (Span(f"Solved: {solved} of {asked}.", Tone.STRONG),)))
            if _line("Enter for the next, q to stop: ") not in ("", "n", "next"):
                break
    except PlayerLeft:
        show(((Span(f"Solved: {solved} of {asked}.", Tone.STRONG),),))


def _asked(puzzle: Puzzle, show: Any) -> PuzzleAnswer:
    """Show the position and read the answer. Raises PlayerLeft."""
    heading = f"Puzzle {puzzle.id}, {how_hard(puzzle)}" + (f": {puzzle.title}" if puzzle.title else "")
    show(((), (Span(heading, Tone.STRONG),), *block(question(puzzle))))
    position = PositionAtTerminal(puzzle.view, puzzle.due, show)
    position.draw()
    while (act := position.answer()) not in puzzle.due.acts:
        position.say("Answer with one of the acts above, or quit.", Tone.BAD)
    return answered(puzzle, act.text)


def _told(answer: PuzzleAnswer) -> Iterator[Line]:
    puzzle = answer.puzzle
    yield ()
    yield from block(answer.verdict, tone=Tone.GOOD if answer.is_right else Tone.BAD)
    for one in puzzle.options:
        mark = "*" if one is puzzle.best else ">" if one is answer.option else " "
        worth = "" if one.points is None else f"{one.points:+7.2f} points"
        game = "" if one.game is None else f"{one.game:8.1%} to win the game"
        yield (Span(f" {mark} {one.act.words:<24}{worth}{game}", Tone.PLAIN),)
    yield ()
    for paragraph in answer.explanation.details:
        yield from paragraph.lines(2)
    if puzzle.is_proved:
        yield from block("In no layout of the hidden cards is the second-best choice better.", 2)
    if puzzle.source:
        yield from block(f"Source: {puzzle.source}.", 2, Tone.FAINT)
    yield from block(layouts(puzzle), 2, Tone.FAINT)


def _line(prompt: str) -> str:
    line = read_line(prompt)
    if line is None:
        raise PlayerLeft
    return line.strip().lower()
