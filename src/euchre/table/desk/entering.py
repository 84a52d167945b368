"""Entering an act at a table, or the line that begins a deal."""

from __future__ import annotations

import re

from ...acts import read_act
from ...errors import EuchreError
from ...seats import Seat
from ..between_deals import deal_begins
from ..fold import after
from ..state import RefereedTable

_DEAL = re.compile(r"deal ([0-9]{1,9}) by ([A-D])(?: for ([A-D]))?(?: with ([a-z][a-z-]*) pack)?")


def entered(table: RefereedTable, text: str) -> RefereedTable:
    """Return the table after an act, or after a line such as `deal 2 by B`, in the words of records.

    Raises EuchreError for a text that is not an act, and for what is physically impossible.
    """
    line = deal_line(table, text)
    return after(table, read_act(text)) if line is None else deal_begins(table, *line)


def deal_line(table: RefereedTable, text: str) -> tuple[Seat, Seat | None, str | None] | None:
    """Return who deals by a line that begins a deal, whose deal it is and the pack; None for other texts.

    Raises EuchreError if the line does not name the next deal, or names a seat that is not in use.
    """
    found = _DEAL.fullmatch(text)
    if found is None:
        return None
    number, dealer, rightful, pack = found.groups()
    if int(number) != table.sitting.deals + 1:
        raise EuchreError(f"'{text}' cannot be: the next deal is number {table.sitting.deals + 1}")
    owner = None if rightful is None else Seat.from_text(rightful)
    if owner is not None and owner not in table.code.seating.seats:
        raise EuchreError(f"'{text}' cannot be: {owner} is not a player at this table")
    return Seat.from_text(dealer), owner, pack
