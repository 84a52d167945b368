"""Whatever is said at whatever table is entered, asked about or refused, and never ends in an error of the
program: sayings of one game, told in another."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest

from euchre.cli.referee.answers.questions import answer_to
from euchre.cli.referee.confirming import read_at_desk
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.table import new_table
from euchre.table.speech.telling import told_in
from tests.cli.referee.words.test_faults_in_words import LINES

HERE = Path(__file__).parent
STATES = (
    (),
    ("deal 1 by A",),
    ("deal 1 by A", "A deals 3-2", "A turns up KH"),
    ("deal 1 by A", "A deals 3-2", "A turns up KH", "B orders up"),
    ("deal 1 by A", "A deals 3-2", "A turns up KH", "B orders up", "A discards ??", "B AS"),
    ("deal 1 by A", "A turns up KH", "B orders up", "A discards ??", "table reports 3 tricks for B"),
)
"""Lines told before; each saying is tried after some of them in each game."""
_LETTERS = {"Ann": "A", "Bob": "B", "Cleo": "C", "Dan": "D"}


def sayings() -> list[str]:
    """All sayings that other tests know, with letters for the players."""
    pages = (HERE / name for name in ("sayings.txt", "everyday_sayings.txt"))
    told = [line.split(" | ") for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    said = {parts[2].strip() for parts in told if len(parts) > 2} | {line for *_, line in LINES}
    pattern = re.compile(rf"\b({'|'.join(_LETTERS)})\b")
    return sorted(pattern.sub(lambda name: _LETTERS[name[0]], line) for line in said)


@pytest.mark.parametrize("code", CODE_NAMES)
@pytest.mark.parametrize("state", range(len(STATES)))
def test_saying_of_another_game_is_no_error_of_the_program(code: str, state: int) -> None:
    table = new_table(load_code(code))
    for line in STATES[state]:
        table = told_in(line, table)[-1][1]
    tried = sayings()[state :: len(STATES)]
    assert tried
    for line in tried:
        with suppress(EuchreError):
            answer_to(line, table)
            assert read_at_desk(line, table).line
