"""Records in everyday words, for tests of what a sentence means at a table."""

from __future__ import annotations

from collections.abc import Callable

from euchre.laws import load_code
from euchre.notation import ActEntry
from euchre.seating.everyday import read_everyday
from euchre.table import new_table
from euchre.table.speech.telling import told_in

BEGUN = """deal 1 by A
B holds KS QS 9C AD QH
C holds AS 9S KC QC 8D
D holds TS JD AC TC 7D
A holds JH AH KD 8C 7S
A turns up 9H
"""
"""The beginning of a deal with every hand known."""


def last_act(code: str, text: str) -> str:
    """The last act of a record in everyday words, in the words of the notation."""
    entry = read_everyday(f"euchre record 1\ncode {code}\n{text}").entries[-1]
    assert isinstance(entry, ActEntry)
    return entry.act.text


def told_at(code: str, *lines: str) -> Callable[[str], list[str]]:
    """What lines tell at a table of a code after others, in the words of the notation."""
    table = new_table(load_code(code))
    for line in lines:
        table = told_in(line, table)[-1][1]
    return lambda line: [told.text for told, _ in told_in(line, table)]
