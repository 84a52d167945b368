"""Tables made by acts."""

from __future__ import annotations

from euchre.acts import read_act, split_acts
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, after, deal_begins, new_table


def done(table: RefereedTable, *lines: str) -> RefereedTable:
    """Return the table after the acts of some lines."""
    for line in lines:
        for _, text in split_acts(line):
            table = after(table, read_act(text))
    return table


def dealt(code: str, *lines: str) -> RefereedTable:
    """Return the table after the acts of some lines in the deal of A."""
    return done(deal_begins(new_table(load_code(code), dealer=Seat.A)), *lines)
