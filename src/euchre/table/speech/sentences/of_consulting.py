"""Sentences in which a player asks the partner what to choose, which ends the right to choose where a law
says so (leeds-dwight-1888 85)."""

from __future__ import annotations

import re

from ....seats import Seat
from ...state import RefereedTable
from ...terms.holders import cases_to_choose_in
from .meaning import Row

_CHOOSING = (
    r"(?:call|choose|claim|demand|take|exact|enforce|want|ask for|let .*stand|send .*back|do|penalty|suit"
    r"|card|lead|right)"
)


def _asks_partner(match: re.Match[str], table: RefereedTable) -> str | None:
    """A question to the partner about what their side may choose now."""
    who = Seat.from_text(match["who"])
    partner = table.code.seating.partner(who)
    if partner is None or match["told"] not in ("partner", str(partner)):
        return None
    return "{who} consults about penalty" if cases_to_choose_in(table, who) else None


ROWS: tuple[Row, ...] = (
    (
        r"<who> (?:ask|consult|wonder|discuss|talk|confer)(?: (?:with|to))? (?P<told>partner|[A-D])"
        r"(?: (?:about|over|on|for|in))?"
        rf"(?: (?:if|whether|what|which|how|how much|advice|opinion|view)\b.*)? ?.*\b{_CHOOSING}\b.*",
        _asks_partner,
    ),
    (
        r"<who> and (?P<told>[A-D]) (?:both )?(?:consult|confer|discuss|debate|talk|put head)"
        r"(?: (?:with|each other|together|about|over|on|for|it|them))*"
        rf"(?: (?:(?:if|whether|what|which|how)\b.*)?\b{_CHOOSING}\b.*)?",
        _asks_partner,
    ),
)
"""The sentences, each with its meaning."""
