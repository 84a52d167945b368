"""The question to the partner who did not follow, whether they have really none of the suit led, in the words
in which players ask it: `no clubs, partner?`, `haven't you got a club?` (leeds-dwight-1888 65)."""

from __future__ import annotations

import re

from ...cards import Suit
from ...seats import Seat
from ..state import RefereedTable

_WHOM = r"(?:you|he|she|they|partner|[A-D])"
_HAS = r"(?:have|has|had|do|does|did|are|is|was|were|ain't)(?:n't| not)?"
_OPENS = r"(?:(?:oh|what|hey|well|wait|sorry|but|and|so|really|come|partner|[A-D])[,!]? )*"
_BEGINS = (
    rf"(?:(?:if|whether) )?(?:(?:{_HAS} {_WHOM}|{_WHOM} {_HAS}|you(?:'ve|'re)|(?:he|she)'s|they've|{_HAS}) )?"
    r"(?:(?:really|truly|not|have|having|got|follow with) )*"
)
_HOW_MANY = r"(?:(?:not )?(?:no|none|any|an?|one|1|a single|out|void))"
_GOES_ON = r"(?:,? (?:more|other|of|in|it|that|them|those|the|this|suit|led|left|at all|{suits}))*"
_ENDS = r"(?:,? (?:partner|[A-D]|then|really|please|now))*[?! ]*"
_NAMES_IT = r"\b(?:none|any|not one|suit|of (?:it|that|them|those)|{suits})\b"


def asks_if_none(words: str, who: Seat, table: RefereedTable) -> bool:
    """Whether words of a player ask a partner who did not follow for the suit that was led."""
    led = _suit_refused(who, table)
    if led is None:
        return False
    suits = _named(led, table)
    said = words.replace("\u2019", "'").strip()
    for name in filter(None, table.sitting.people):
        said = re.sub(rf"\b{re.escape(name)}\b", "partner", said)
    whole = rf"{_OPENS}{_BEGINS}{_HOW_MANY}{_GOES_ON.format(suits=suits)}{_ENDS}"
    return (
        re.fullmatch(whole, said, re.IGNORECASE) is not None
        and re.search(_NAMES_IT.format(suits=suits), said, re.IGNORECASE) is not None
    )


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
