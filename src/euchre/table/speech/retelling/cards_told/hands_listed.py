"""A hand thrown down or shown, of which a line lists the cards: `D throws his cards down: JS, KS and QC`.

What the hand is comes before what is done with it, as a record has it.
"""

from __future__ import annotations

import re

from .....seats import Seat
from ....penalties.open_hands import cards_to_name
from ....state import RefereedTable
from ...everyday import CARD_WORDS
from ...plain import with_players

_NAME = r"[A-Za-z][\w'-]*(?: partner)?"
_LIST = rf"{CARD_WORDS}(?:(?:,? and |, ?| ){CARD_WORDS})*"
_SHOWS = (
    r"(?:throws?|threw|flings?|flung|hurls?|hurled|slams?|slammed|bangs?|banged|toss(?:es|ed)|chucks?|chucked"
    r"|lays?|laid|puts?|places?|placed|spreads?|shows?|showed|exposes?|exposed|reveals?|revealed|turns?|turned"
    r"|drops?|dropped)"
)
_HAND = (
    r"(?: (?:down|up|out|over|open|in))*(?: all| all of)? (?:his|her|their|the)"
    r"(?: (?:remaining|last|whole|entire|other|open|two|three|four|five))* (?:hand|cards)"
)
_OF_HAND = re.compile(
    rf"^(?P<told>(?P<who>{_NAME})(?: then| now| also| angrily| simply)* {_SHOWS}{_HAND}\b"
    r"(?:,? (?!and\b|but\b|then\b)[a-z-]+){0,7}?)"
    rf"(?:\s*[:;,]| -+| \(|,? (?:namely|with|which (?:are|were|is))) ?(?P<cards>{_LIST})\)?[.!]*$",
    re.IGNORECASE,
)
_ANGRY = r"(?:in (?:a )?(?:temper|anger|disgust|rage|huff|fury)|angrily|furiously|crossly)"
_OPENLY = rf"(?: (?:down|out|open|face[- ]?up|up|(?:up)?on(?:to)? the table|on to the table|{_ANGRY}))+"
_OF_CARDS = re.compile(
    rf"^(?P<who>{_NAME})(?P<how>(?: then| now| {_ANGRY})*) {_SHOWS}(?P<way>{_OPENLY})? "
    rf"(?P<cards>{CARD_WORDS}(?:(?:,? and |, ?| ){CARD_WORDS})+)(?P<openly>{_OPENLY})?[.!]*$",
    re.IGNORECASE,
)
_IS_OPEN = re.compile(rf"face[- ]?up|\bopen\b|{_ANGRY}", re.IGNORECASE)
_THEY_ARE = re.compile(
    r"^(?:they|these|those|it|(?:the|his|her|their) (?:hand|cards))(?: are|'re| were| is|'s| was)(?: the)?:? "
    rf"(?P<cards>{_LIST})[.!]*$",
    re.IGNORECASE,
)


def with_hand_listed(text: str, table: RefereedTable) -> str:
    """A line that says what a hand is before it is thrown down or shown; other lines as they are."""
    if '"' in text:
        return text
    if (shown := _OF_HAND.fullmatch(text.strip())) is not None and len(_cards(shown["cards"])) > 1:
        return f"{shown['who']} holds {' '.join(_cards(shown['cards']))}. {shown['told']}"
    if (named := _THEY_ARE.fullmatch(text.strip())) is not None:
        seats = cards_to_name(table)
        is_one = len(seats) == 1 and len(_cards(named["cards"])) > 1
        return f"{seats[0]} holds {' '.join(_cards(named['cards']))}" if is_one else text
    return _shown_openly(text, table)


def _shown_openly(text: str, table: RefereedTable) -> str:
    """A line of which several cards are put face up, or in anger, as shown; none is played so. All that a
    player has are the hand laid open."""
    shown = _OF_CARDS.fullmatch(text.strip())
    if shown is None or not _IS_OPEN.search(f"{shown['how']} {shown['way'] or ''} {shown['openly'] or ''}"):
        return text
    who, cards = shown["who"], _cards(shown["cards"])
    seat = with_players(who, table)
    is_seat = table.sitting.deal is not None and seat in map(str, table.deal.active)
    if is_seat and len(cards) == len(table.deal.holding(Seat.from_text(seat))):
        return f"{who} holds {' '.join(cards)}. {who} lays open the hand"
    return f"{who} exposes {' '.join(cards)}"


def _cards(listed: str) -> list[str]:
    return re.findall(CARD_WORDS, listed, re.IGNORECASE)
