"""What a line tells of several players or cards in a list, each told by itself."""

from __future__ import annotations

import re

from ..everyday import CARD_WORDS, RANK_WORDS

_NAME = r"(?:[A-Za-z][a-z]*)"
_SO_DO = re.compile(
    r"(?:,|;)?(?: and| but)? (?P<how>(?:so|neither|nor) (?:do|does|did|have|has|will|would|are|is)) "
    rf"(?P<names>{_NAME}(?:(?:,? and |, ){_NAME})+)(?=[.;!]|$)",
    re.IGNORECASE,
)
_SPREAD = re.compile(
    r"\b(?:spreads?|fans?|fanned"
    r"|(?:lays?|laid) out(?=[^;.]*\b(?:table|face up|open))|shows?|showed|exposes?|exposed|reveals?|revealed)"
    r"(?: out)? "
    rf"(?P<cards>{CARD_WORDS}(?:(?:,? and |, ){CARD_WORDS})+)(?: (?:out|face up|open|(?:up)?on the table))*",
    re.IGNORECASE,
)
_OVER = re.compile(
    r"(?<=\w),? and (?:so )?(?:the|that|this) (?:hand|deal) (?:is|was) (?:now )?over(?=[.!]?$)", re.IGNORECASE
)
"""What follows by itself when a penalty ends the hand."""
_HIS_PARTNER = re.compile(r"\b(?:his|her|their) partner,? (?=(?-i:[A-Db-d])(?:,| ))", re.IGNORECASE)
_PLAYED = rf"(?:{CARD_WORDS}|(?:the )?(?:{RANK_WORDS}|[7-9]|10)(?! of\b))"
_EACH_FOLLOWS = re.compile(
    rf"\b(?P<names>{_NAME}(?:, {_NAME})*,? and {_NAME}) (?:all |each |both )?"
    r"(?:follow|play|add|throw|put|give|answer|contribute)(?:ed|s)?(?: (?:with|on|in|it|suit|down))* "
    rf"(?P<cards>{_PLAYED}(?:(?:,? and |, ){_PLAYED})+)(?: (?:respectively|in turn|in that order))?"
    r"(?=[.;!,]|$)",
    re.IGNORECASE,
)
"""As many cards as players: `B, C and D follow with the seven, the eight and the king`."""
_ALL_GOOD = re.compile(
    r"\b(?:lays?|laid|puts?|spreads?|shows?|showed) (?:down )?(?:all (?:of )?)?(?:his|her|their) "
    r"(?:\w+ ){0,2}?(?:hand|cards)\b(?: down| on the table| face up)*"
    rf"(?:[,:]? {CARD_WORDS}(?:(?:,? and |, ){CARD_WORDS})*)?,? "
    r"(?:and )?(?:says?|said|saying|claims?|claimed|claiming) [^;]*?\b(?:rest|winners?|all|everything|good)\b"
    r"[^;,]*",
    re.IGNORECASE,
)


def with_each_told(text: str) -> str:
    """A line in which each player and card of some lists stands by itself: `so does C, and so does D`."""
    if '"' in text:
        return text
    text = _ALL_GOOD.sub("lays down", _HIS_PARTNER.sub("", _OVER.sub("", text)))
    return _EACH_FOLLOWS.sub(_each_plays, _SPREAD.sub(_shown, _SO_DO.sub(_each_so, text)))


def _each_plays(match: re.Match[str]) -> str:
    """Each of the last players with their card; what stands before them belongs to another clause."""
    named = [*re.finditer(_NAME, match["names"].replace(" and ", " ,,, "))]
    cards = re.findall(_PLAYED, match["cards"], re.IGNORECASE)
    if len(named) < len(cards):
        return match[0]
    theirs = named[-len(cards) :]
    before = match["names"][: theirs[0].start()]
    told = (f"{name[0]} plays {card}" for name, card in zip(theirs, cards, strict=True))
    return before + ", ".join(told)


def _each_so(match: re.Match[str]) -> str:
    names = re.split(r",? and |, ", match["names"])
    return "".join(f", and so does {name}" for name in names)


def _shown(match: re.Match[str]) -> str:
    return f"exposes {' '.join(re.findall(CARD_WORDS, match['cards'], re.IGNORECASE))}"
