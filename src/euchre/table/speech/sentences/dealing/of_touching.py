"""Cards touched, taken up or looked at by the player to whom they are dealt."""

from __future__ import annotations

import re

from .....deal import Stage
from .....deal.transition import BEFORE_HANDS
from ....state import RefereedTable
from ..meaning import Row, in_deal

_MEANWHILE = re.compile(r"\b(?:while|during|as|before|until|meanwhile|still|soon|early|yet|first|deal)\b")
"""Words which say that cards are still being dealt."""

_ON = r"(?: (?:is|was|are|were|has|have|had))?(?: (?:still|not|n't|yet|being|been|busy|just|all))*"
_DEAL = r"(?:the )?(?:deal(?:ing)?|distribution)"
_CARDS = r"(?:(?:the|all the|all|all of the) )?(?:cards|hands|packets)"
_DEALER = r"(?:[A-D]|he|she|they|the dealer)"
_GOING_ON = (
    rf"(?:while|as|when) (?:{_DEALER}|{_CARDS}|{_DEAL}){_ON}"
    r" (?:dealing|dealt|going on|on|in progress|under way|unfinished)"
    rf"|during {_DEAL}|in the middle of {_DEAL}"
    rf"|before (?:{_DEAL}{_ON} (?:over|finished|done|complete|ended)|{_CARDS}{_ON} (?:dealt|out)"
    rf"|{_DEALER}{_ON} (?:finished|done|through)(?: with)? dealing"
    rf"|{_DEALER}{_ON} (?:dealt )?(?:finished|dealt|done)(?: {_DEAL})?(?: to everybody)?)"
)
_WHILE_DEALING = re.compile(
    rf",? *\b(?:already |and that )?(?:{_GOING_ON})(?=[,.;!]|$),?",
    re.IGNORECASE,
)


_WHILE_DEALING_FIRST = re.compile(rf"^(?:{_GOING_ON}),? (?=[A-D] )", re.IGNORECASE)
_BEFORE_TURNING = re.compile(
    r",? *\b(?:already )?before (?:the (?:turn(?:-up| up)?|trump)"
    r"|(?:[A-D]|he|she|they|the dealer) (?:ha[sd] )?turn(?:s|ed)(?: up)? [^,.;!]+"
    r"|(?:the|a|any|his|her) [^,.;!]+ (?:is|was|had been|has been) (?:turned|shown|up)(?: up)?)"
    r"(?=[,.;!]|$),?",
    re.IGNORECASE,
)
_FIRST_CARDS = re.compile(
    r"\b(?P<whose>his|her|their)(?: own)? first (?:two|three|few|packets?|[23])"
    r"(?: (?:cards|packets?|of (?:them|his cards|her cards|their cards)))*",
    re.IGNORECASE,
)
"""The first packets of a player."""


def without_deal_going_on(said: str) -> str | None:
    """A sentence without its words that the deal was still going on; None if it has none."""
    told = _WHILE_DEALING.sub("", _WHILE_DEALING_FIRST.sub("", said))
    return None if told == said else _of_hand(told)


def without_turn_to_come(said: str) -> str | None:
    """A sentence without its words that no card had been turned up yet; None if it has none."""
    told = _BEFORE_TURNING.sub("", said)
    return None if told == said else _of_hand(told)


def _of_hand(told: str) -> str:
    return _FIRST_CARDS.sub(r"\g<whose> cards", told).strip(" ,.!")


_WHEN = (
    "?Were all the hands dealt by then? If so, type '{dealer} deals {packets}', and then the rest; if not, "
    "'{who} takes up the hand'"
)


def _takes_up(match: re.Match[str], table: RefereedTable) -> str | None:
    """A hand taken up before the record tells that all are dealt: it is to be told whether it was then,
    since what goes wrong in a deal depends on it (leeds-dwight-1888 43, professor-1862 L7)."""
    if in_deal(table, Stage.TURNING):
        return "{who} takes up the hand"
    if not in_deal(table, *BEFORE_HANDS):
        return None
    return "{who} takes up the hand" if _MEANWHILE.search(match[0]) else _WHEN


_BEFORE_TURNED = re.compile(r"\bbefore\b.*\bturn")


def _looks(match: re.Match[str], table: RefereedTable) -> str | None:
    """Cards looked at, which is asked about as cards taken up are."""
    is_open = in_deal(table, *BEFORE_HANDS) and not _MEANWHILE.search(match[0])
    if not in_deal(table, *BEFORE_HANDS, Stage.TURNING) and _BEFORE_TURNED.search(match[0]):
        return None  # asked about: the record has to tell it before
    return _WHEN if is_open else "{who} looks at hand"


def _finds_a_number(match: re.Match[str], table: RefereedTable) -> str:
    """A hand taken up and found wrong, which was dealt whole before."""
    count = "{who} counts {n}"
    return f"{{dealer}} deals {{packets}} & {count}" if in_deal(table, *BEFORE_HANDS) else count


ROWS: tuple[Row, ...] = (
    (
        r"<who> (?:take|pick) (?:up )?(?:card|hand)(?: up)? and (?:then )?"
        r"(?:see|find|notice|count|discover|realise|realize)(?: that)?"
        r"(?: (?:he|she|they|there) (?:have|hold|get|be))?(?: only| just)? <n>(?: card)?(?: there)?",
        _finds_a_number,
    ),
    (r"<who> touch card<tail>", "{who} touches the cards"),
    (r"<who> look at (?:card|hand)<tail>", _looks),
    (r"<who> (?:take|pick) (?:up )?(?:card|hand)(?: up)?<tail>", _takes_up),
)
"""The sentences, each with its meaning."""
