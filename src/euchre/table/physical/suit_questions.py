"""The question to the partner who did not follow, whether they have really none of the suit led, in the words
in which players ask it: `no clubs, partner?`, `haven't you got a club?` (leeds-dwight-1888 65)."""

from __future__ import annotations

import re

from ...cards import Suit
from ...seats import Seat
from ..remarks import asks_for_suit
from ..state import RefereedTable


def asks_if_none(words: str, who: Seat, table: RefereedTable) -> bool:
    """Whether words of a player ask a partner who did not follow for the suit that was led."""
    led = _suit_refused(who, table)
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


def _suit_refused(who: Seat, table: RefereedTable) -> Suit | None:
    """The suit led to the last trick to which the partner of a player has played, if not with that suit."""
    deal = table.sitting.deal
    partner = table.code.seating.partner(who)
    for trick in reversed(() if deal is None or deal.is_over else deal.tricks):
        play = next((one for one in trick.plays if one.actor == partner), None)
        if play is not None:
            return trick.led if play.card.suit_under(trick.trump) is not trick.led else None
    return None
