"""Whose a card is that is seen while the cards are dealt, which changes nothing: `one of B's cards`.

The laws ask who has shown it. Where nobody is named who did, the dealer has.
"""

from __future__ import annotations

import re

from ....deal import Stage
from ....deal.transition import BEFORE_HANDS
from ...state import RefereedTable
from ..everyday import RANK_WORDS
from ..sentences.meaning import in_deal

_SEAT = r"(?:[A-D]|[b-d]|a(?='s))"
_CARD = (
    rf"(?:(?:the )?(?:{RANK_WORDS}|[2-9]|10) of (?:spades|hearts|diamonds|clubs)|(?:10|[2-9tjqka])[shdc])\b"
)
_MEANT = (
    r"(?:meant|intended|destined|due|going|dealt|given|on (?:its|the) way) (?:for|to) "
    rf"{_SEAT}(?:'s hand)?(?! (?:is|was|has)\b)"
)
_ONE_OF_THEIRS = re.compile(
    rf"\b(?:one of (?:{_SEAT}'s|my|your)(?: \w+)? cards|an? card of {_SEAT}'s|{_SEAT}'s (?:\w+ )?card)\b",
    re.IGNORECASE,
)
_MEANT_FOR = re.compile(rf"(?<=card) (?:(?:that|which) (?:is|was) )?{_MEANT}", re.IGNORECASE)
_WHICH_IS = re.compile(
    r",? (?:which|that) (?:(?:is|was|had been|has been|should have been|would have been) "
    rf"(?:(?:for |to be |really )?{_SEAT}(?:'s)?(?: card)?\b|{_MEANT})"
    rf"|(?:belong(?:s|ed)|goes|went|was to go|should (?:have gone|go)|would have gone) to {_SEAT}\b),?",
    re.IGNORECASE,
)
_COMES_OVER = r",? (?:is|was|gets|got|falls?|fell|turns?|turned|comes?|came|flips?|flipped|lands?)\b"
_OWNED_CARD = re.compile(
    rf"\b{_SEAT}'s (?={_CARD}{_COMES_OVER})",
    re.IGNORECASE,
)
_IN_DEALING = re.compile(r"\bdeal(?:s|t|ing)?\b", re.IGNORECASE)
_ROUND = re.compile(
    r"\b(?:while |when |in |during |at |on )+(?:dealing )?(?:the |her |his )?"
    r"(?:(?:first|(?P<last>second|last)) round(?: of (?:(?:the|her|his) )?(?:deal(?:ing)?|cards|packets))?"
    r"|(?P<packets>last (?:packets?|cards)))(?! card),? ?",
    re.IGNORECASE,
)
"""In which round of packets a card is seen."""
_AS_GIVEN = re.compile(
    r",? (?:as|while|when) (?:he|she|they) (?:gives?|gave|deals?|dealt|hands?|handed) (?:it|them)(?: out)?"
    rf"(?: to {_SEAT})?",
    re.IGNORECASE,
)
_SHOWN_CARD = re.compile(rf"(?<=(?:hows|owed|aces|aced|oses|osed|over) ){_SEAT}'s (?={_CARD})", re.IGNORECASE)
"""The owner after `shows`, `faces`, `exposes` or `turns over`, by the last letters of these."""
_OWNERS = (_ROUND, _AS_GIVEN, _WHICH_IS, _ONE_OF_THEIRS, _MEANT_FOR, _OWNED_CARD, _SHOWN_CARD)


def is_being_dealt(table: RefereedTable) -> bool:
    """Whether the cards are not all dealt yet, or the next thing is the turn-up."""
    return in_deal(table, *BEFORE_HANDS, Stage.TURNING)


def without_owners(text: str, table: RefereedTable) -> str:
    """A line with letters for its players that says `a card` for one of a player's, while they are dealt.

    A card that is to go to a player is no turn-up.
    """
    if not is_being_dealt(table):
        return text
    text = _AS_GIVEN.sub("", _with_round_last(text)).strip()
    said = _MEANT_FOR.sub("", _ONE_OF_THEIRS.sub("a card", _WHICH_IS.sub("", text)))
    said = _SHOWN_CARD.sub("the ", _OWNED_CARD.sub("the ", said))
    return said if said == text or _IN_DEALING.search(said) else f"{said.rstrip('. ')} while dealing"


def _with_round_last(text: str) -> str:
    """A line that says after a clause that the cards, or the last of them, are being dealt."""
    at_head = _ROUND.match(text)
    if at_head is None:
        return _ROUND.sub(lambda found: f"{_when(found)} ", text)
    rest = text[at_head.end() :]
    end = re.search(r",| and\b|$", rest)
    place = len(rest) if end is None else end.start()
    return f"{rest[:place]} {_when(at_head)}{rest[place:]}"


def _when(found: re.Match[str]) -> str:
    is_last = found["last"] or found["packets"]
    return "while dealing lastround" if is_last else "while dealing"


def with_owners_blank(text: str, table: RefereedTable) -> str:
    """A line with blanks for whose a card is, while they are dealt."""
    if is_being_dealt(table):
        for owner in _OWNERS:
            text = owner.sub(lambda found: " " * len(found[0]), text)
    return text
