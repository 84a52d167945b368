"""The suit led that a player did not follow, and the question whether they have really none of it, in the
words in which their partner asks: `no clubs, partner?`, `haven't you got a club?` (leeds-dwight-1888 65)."""

from __future__ import annotations

import re

from ...cards import Suit
from ...deal import Trick
from ...seats import Seat
from ..remarks import asks_for_suit
from ..state import RefereedTable


def asks_if_none(words: str, who: Seat, table: RefereedTable) -> bool:
    """Whether words of a player ask a partner who did not follow for the suit that was led."""
    led = last_suit_refused(table.code.seating.partner(who), table)
    if led is None:
        return False
    suits = _named(led, table)
    said = words.replace("\u2019", "'").strip()
    for name in filter(None, table.sitting.people):
        said = re.sub(rf"\b{re.escape(name)}\b", "partner", said)
    return asks_for_suit(said, suits)


def _named(suit: Suit, table: RefereedTable) -> str:
    """The words for a suit, which may be trump."""
    name = f"{suit.word.removesuffix('s')}s?"
    return f"{name}|trumps?" if suit is table.deal.trump else name


def last_suit_refused(seat: Seat | None, table: RefereedTable) -> Suit | None:
    """The suit led to the last trick to which a player has played, if not with that suit."""
    trick = next((one for one in reversed(tricks_on(table)) if seat in one.seats), None)
    return None if trick is None or seat is None else suit_refused(trick, seat)


def tricks_on(table: RefereedTable) -> tuple[Trick, ...]:
    """The tricks of the deal that is on; none once it is over."""
    deal = table.sitting.deal
    return () if deal is None or deal.is_over else deal.tricks


def suit_refused(trick: Trick, seat: Seat) -> Suit | None:
    """The suit led to a trick to which a player has played another; None if they have not."""
    card = next((play.card for play in trick.plays if play.actor == seat), None)
    return None if card is None or card.suit_under(trick.trump) is trick.led else trick.led
