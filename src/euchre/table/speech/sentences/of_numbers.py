"""Sentences that tell how many cards are cut, or dealt to several players."""

from __future__ import annotations

import re

from ....deal import Stage
from ....deal.transition import BEFORE_HANDS
from ...state import RefereedTable
from .meaning import Row, in_deal

_LIFTS = r"(?:(?: and| but| with|,)?(?: this time)? (?:lift|take|cut|remove|pick)(?: (?:off|away|up))?)"
_TO_EACH = r"[A-D] [0-9]+(?: card)?"


def _cuts(match: re.Match[str], table: RefereedTable) -> str | None:
    return "{who} cuts {n}" if in_deal(table, Stage.CUTTING, Stage.SHUFFLING) else None


def _dealt_wrongly(match: re.Match[str], table: RefereedTable) -> str | None:
    """Hands of several players of which some have too many or too few cards; packets of two or three are told
    one by one."""
    if not in_deal(table, *BEFORE_HANDS) or match["by"] not in (None, str(table.deal.dealer)):
        return None
    told = re.findall(r"([A-D]) ([0-9]+)", match["hands"])
    packets = {*table.code.packets[0], *table.code.packets[-1]}
    if {int(number) for _, number in told} <= packets:
        return None
    size = table.code.hand_size
    counts = [f"{seat} counts {number}" for seat, number in told if int(number) != size]
    return " & ".join(("{dealer} deals {packets}", *counts)) if counts else None


ROWS: tuple[Row, ...] = (
    (rf"<who> cut(?: again)?{_LIFTS}? <n>(?: card)?(?: (?:off|away|this time))*", _cuts),
    (r"<who> (?:lift|take off|take|remove|cut off) <n>(?: card)?(?: (?:off|away|this time))*", _cuts),
    (r"<who> cut (?:again|once more)", "{who} cuts {half}"),
    (
        r"(?:(?P<by>[A-D]) )?(?:then )?(?:deal|give|hand)(?: out)? "
        rf"(?P<hands>{_TO_EACH}(?:(?: and| but)? {_TO_EACH})+)",
        _dealt_wrongly,
    ),
)
"""The sentences, each with its meaning."""
