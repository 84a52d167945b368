"""What is said in quotation marks, as it would be reported: `a says to b "you revoked"`."""

from __future__ import annotations

import re

from ....seats import Seat
from ...physical.suit_questions import asks_if_none
from ...state import RefereedTable
from ..plain import plain, with_players
from ..sentences.reading import meanings

_SAID = re.compile(
    r'(?P<who>[A-D])\b[^"]*?(?:to |at )?(?P<whom>\b[A-D]\b)?[^"]*"(?P<words>[^"]+)"[^"]*', re.IGNORECASE
)
_FAULT = re.compile(
    r"\b(?:revoke\w*|renege\w*|follow\w*|turn|lead|led|misdeal\w*|deal|dealt|discard\w*|cut|cards?|score\w*)\b",
    re.IGNORECASE,
)
"""What a claim speaks of."""
_HAS_TO = re.compile(r"\byou (?:must|have to|need to|should|ought to)(?! (?:not )?have\b)", re.IGNORECASE)
"""That a player is told what to do, and not what they have done."""
_IDLE = re.compile(r"\b(?:hang on|wait|hey|stop|no|oh|look|sorry|yes|yeah|well)\b,? ?", re.IGNORECASE)
_OWN_COUNT = re.compile(
    r"(?:(?:oh|but|no|wait|hey|look) )*(?:i |there )?(?:still |be )?have (?:[0-9]|a)(?: card)?"
    r"(?: (?:left|now|here|too (?:many|few)|too|short|more|extra))*"
)
"""How many cards a player says that they have."""
_NONE = re.compile(r"\b(?:no|any|none|got no|got any|having no|having none)\b.*\?$", re.IGNORECASE)
_ASKING = re.compile(r"\b(?:asks?|asked|wonders?|wants? to know)\b", re.IGNORECASE)
_SUITS = re.compile(
    r"\b(?:spades?|hearts?|diamonds?|clubs?|trumps?|of (?:it|them|that|those)|left)\b", re.IGNORECASE
)


def claim_quoted(text: str, table: RefereedTable) -> str | None:
    """A sentence that tells what a quotation says of a fault; None where it speaks of none."""
    said = _parted(text, table)
    if said is None or not (_FAULT.search(said[2]) or _OWN_COUNT.fullmatch(plain(said[2], table))):
        return None
    who, whom, words = said
    if _HAS_TO.search(words):
        return None
    if re.search(r"\byou\b", words, re.IGNORECASE) and whom is None:
        return None
    words = re.sub(r"\byou(?:'ve| have|'re| are)?\b", whom or "", words, flags=re.IGNORECASE)
    words = _IDLE.sub("", words)
    return f"{who} says {words.rstrip('.!, ')}"


def question_quoted(text: str, table: RefereedTable) -> str | None:
    """A question in quotation marks as an act of the desk."""
    said = _parted(text, table)
    if said is None or not (_ASKING.search(text.partition('"')[0]) or said[2].endswith("?")):
        return None
    who, whom, words = said
    if (consults := _consults(who, whom, words, table)) is not None:
        return consults
    asks_for_suit = _NONE.search(words) and _SUITS.search(words)
    if asks_for_suit or asks_if_none(words, Seat.from_text(who), table):
        return f"{who} asks none-of-that-suit"
    told = plain(f"{who} asks {words.rstrip('?!. ')}", table)
    if (known := next(meanings(told, table), ())) and re.match("[A-D] asks ", known[0]):
        return known[0]
    return f'{who} asks "{words}"' if _ASKING.search(text.partition('"')[0]) else None


def _consults(who: str, whom: str | None, words: str, table: RefereedTable) -> str | None:
    """A question to the partner which penalty to choose, where their side may choose one."""
    partner = table.code.seating.partner(Seat.from_text(who))
    if partner is None or (whom != str(partner) and not re.search(r"\bpartner\b", words, re.IGNORECASE)):
        return None
    told = plain(f"{who} asks partner {words.rstrip('?!. ')}", table)
    return next((one for one, *_ in meanings(told, table) if " consults " in one), None)


def naming_quoted(text: str, table: RefereedTable) -> str | None:
    """A card that another holds apart, named in quotation marks; None for other words."""
    said = _parted(text, table)
    if said is None or table.sitting.deal is None or not table.deeds("detaches {card}"):
        return None
    named = _CARD_NAMED.fullmatch(plain(said[2].rstrip("!. "), table))
    return None if named is None else f"{said[0]} names {named['card']}"


_CARD_NAMED = re.compile(r"(?:(?:it|that|this|card) )?(?:must )?(?:be )?(?P<card>[0-9TJQKA][SHDC])")


_ANOTHER_ACTS = re.compile(r"\b(?:and|but|then|so|;|,) (?:[A-D]|[b-d]) (?:then |now )?(?!to\b)[a-z]{2,}")
"""That somebody else does something after what is quoted."""


def _parted(text: str, table: RefereedTable) -> tuple[str, str | None, str] | None:
    match = _SAID.fullmatch(text.strip())
    if match is None or text.count('"') != 2:
        return None
    before, _, after = text.partition('"')
    if _ANOTHER_ACTS.search(after.partition('"')[2]):
        return None
    seats = re.findall(r"\b(?:[A-D]|[b-d])\b", before[:1].upper() + before[1:])
    told_to = re.match(r"\" (?:to|at) ([A-D]|[b-d])\W*$", text[text.rindex('"') :])
    whom = (
        seats[1].upper() if len(seats) == 2 else told_to[1].upper() if told_to and len(seats) == 1 else None
    )
    return match["who"].upper(), whom, with_players(match["words"], table)
