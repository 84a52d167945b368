"""Sentences about a discard changed before it is let go (leeds-dwight-1888 87, professor-1862 L14)."""

from __future__ import annotations

import re

from ....deal import Stage
from ....deal.rights import dealer_exchanges
from ....seats import Seat
from ...physical.discarding import may_change_discard
from ...state import RefereedTable
from .meaning import Row, in_deal


def changed_out_of_turn(who: str, table: RefereedTable) -> bool:
    """Whether a dealer who discards once the play is on changes the discard, since another is to play."""
    seat = Seat.from_text(who)
    return (
        in_deal(table, Stage.PLAYING)
        and seat == table.deal.dealer
        and table.deal.turn != seat
        and may_change_discard(table, seat)
    )


def _changes(match: re.Match[str], table: RefereedTable) -> str | None:
    """Another card discarded by a dealer who thinks better of it; the first where none is put out yet."""
    seat = Seat.from_text(match["who"])
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING) or seat != table.deal.dealer:
        return None
    if may_change_discard(table, seat):
        return "{who} changes the discard to {card}"
    return "{who} discards {card}" if dealer_exchanges(table.deal) else None


_AWAY = r"(?:discard|bury|(?:put|throw|lay) (?:away|out|down|aside))"

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (rf"<who> change mind and (?:then )?{_AWAY} <card>(?: (?:instead|away|out))*", _changes),
    (rf"<who> {_AWAY} <card> instead(?: of <second>)?", _changes),
)
"""Sentences that mean more than their words in the grammar."""
