"""`euchre referee --code CODE`: the referee at a table of real cards.

Each line is an act of the notation, or several with commas between. Every entry is in the record before its
ruling is shown.
"""

from __future__ import annotations

import sys

from ...errors import EuchreError
from ...laws import Code
from ...pictures import Span, Tone
from ...table.words.still_open import new_claims
from ..code_options import house_rules
from ..output import console, print_lines
from ..records.reading import write_whole
from ..text import block, heading
from .desk import Desk
from .desk_files import desk_of_file, record_text
from .rulings import ruling_lines


def assist(code: Code, path: str) -> None:
    """Take acts from standard input until it ends or says `quit`, and rule on them."""
    desk = desk_of_file(code, path)
    lines = [heading(f"Referee under {code.rules_in_force}. Entries are kept in {path}.")]
    for rule in house_rules(code):
        lines += block(rule, tone=Tone.FAINT)
    lines.append((Span("Type acts of the notation, such as 'deal 1 by A'; 'undo' or 'quit'."),))
    print_lines(console(), lines)
    while True:
        sys.stdout.write(f"{len(desk.entries) + 1}> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line or line.strip() == "quit":
            return
        if line.strip():
            desk = _heard(desk, line.strip(), path)


def _heard(desk: Desk, line: str, path: str) -> Desk:
    """Return the desk after a line, once the record is written and the rulings are shown."""
    try:
        now = desk.without_last() if line == "undo" else desk.entered(line)
    except EuchreError as fault:
        print_lines(console(), block(f"{fault}.", tone=Tone.BAD))
        return desk
    write_whole(path, record_text(now))
    before = desk.table
    for entry in now.entries[len(desk.entries) :]:
        for ruling in entry.rulings:
            print_lines(console(), ruling_lines(ruling, desk.code, 0))
        for said in (entry.reply, *new_claims(before, entry.table)):
            if said is not None:
                print_lines(console(), block(said))
        before = entry.table
    return now
