"""The answer to somebody who reports that something went wrong: `b says d missed the second trick`.

Such words are a report to the table, and not talk: where they are not understood, they are asked about. So
are words by which a player acts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ....acts import Call, TableAct
from ....seats import Seat
from ...remarks import tells_of_fault
from ...state import RefereedTable
from ..beginnings.openings import Told
from ..plain import with_players
from .acts_said import tells_act
from .phrasing import SAID

_PROMPTING = re.compile(r"[A-D] (?:advis|urg|coach|prompt|instruct|hint|signal|beg)", re.IGNORECASE)
"""Who speaks like this tells the partner what to do."""


def fault_reported(text: str, table: RefereedTable) -> str | None:
    """The words of a player that report a fault to the table, or do something; None for other texts.

    What stands in quotation marks or is said to the partner is talk.
    """
    told = with_players(text, table)
    match = None if '"' in text else SAID.fullmatch(told)
    if match is None or not (tells_of_fault(match["words"]) or tells_act(match["words"])):
        return None
    before = told[: match.start("words")]
    is_to_partner = re.search(r"\bpartner\b", before) is not None or _names_partner(before, table)
    return None if is_to_partner or _PROMPTING.match(told) else match["words"]


def is_own_report(text: str, told: Iterable[Told], table: RefereedTable) -> bool:
    """Whether what was read from a text enters a report of a fault as talk of the player who reports it.

    Words of a player beside the call that they make are no report.
    """
    told = tuple(told)
    if fault_reported(text, table) is None:
        return False
    who = with_players(text, table)[0].upper()
    if any(isinstance(act, Call) and str(act.actor) == who for act in told):
        return False
    return any(
        isinstance(act, TableAct) and act.form == "says {words}" and str(act.actor) == who for act in told
    )


def _names_partner(before: str, table: RefereedTable) -> bool:
    """Whether the words before what is said name the partner of its speaker."""
    named = [Seat.from_text(seat.upper()) for seat in re.findall(r"\b(?:[A-D]|[b-d])\b", before)]
    return len(named) > 1 and table.code.seating.partner(named[0]) in named[1:]
