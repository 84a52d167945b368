"""The turn-up that a dealer is said to show after the deal: `A deals and shows the king of hearts`."""

from __future__ import annotations

import re

from ....acts import Act
from ....deal import Stage
from ....deal.transition import BEFORE_HANDS
from ....errors import EuchreError
from ...state import RefereedTable
from ..everyday import CARD_WORDS
from ..plain import plain

_DEALS = (
    r"(?P<deals>\b(?:deals?|dealt)(?: (?:out|the|a|all|cards?|hands?|everything|round|again|[23][-,][23]"
    r"|(?:two|three) then (?:two|three)))*)"
)
_MISHAP = re.compile(
    r"\b(?:while|during|when|as|by (?:mistake|accident)|accident\w*|mistake\w*|careless\w*|clums\w*|too|also"
    r"|partner|before|in (?:dealing|the deal|so doing)|to (?:[A-Da-d]|everybody|all|his|her|their)"
    r"|(?:from|of|in) (?:his|her|their))\b",
    re.IGNORECASE,
)
"""Words of a card that is seen by mistake."""
_SHOWS = re.compile(
    rf"{_DEALS}(?:,? and(?: then)?|,? then|,) (?:shows?|showed|reveals?|revealed) (?P<card>{CARD_WORDS})",
    re.IGNORECASE,
)
_IS_SHOWN = re.compile(
    rf"{_DEALS}(?:,? and(?: then)?|,? then|,|;) (?P<card>{CARD_WORDS}) "
    r"(?:is|was|gets|got) (?:shown|revealed)\b",
    re.IGNORECASE,
)

_WITH_IT = re.compile(
    rf"{_DEALS},? with (?P<card>{CARD_WORDS})"
    r"(?: (?:being |lying )?(?:turned(?: up)?|up|showing|shown|face up|"
    r"(?:as|for) (?:the )?(?:turn-?up|up-?card|trumps?)))+",
    re.IGNORECASE,
)


def with_turn_up_shown(text: str) -> str:
    """A line in which the card shown after the deal is turned up; not a card that is seen by mistake."""
    if '"' in text or _MISHAP.search(text):
        return text
    return _WITH_IT.sub(_turned_up, _IS_SHOWN.sub(_turned_up, _SHOWS.sub(_turned_up, text)))


def _turned_up(match: re.Match[str]) -> str:
    return f"{match['deals']} and turns up {match['card']}"


_SHOWN = re.compile(r"(?P<who>[A-D]) show (?P<card>[0-9TJQKA][SHDC])")


def as_shown(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """Nothing. Raises EuchreError for a card that the dealer shows before the turn-up: the words do not say
    whether it is the turn-up."""
    deal = table.sitting.deal
    if deal is None or deal.stage not in (*BEFORE_HANDS, Stage.TURNING):
        return ()
    shown = None if '"' in text or _MISHAP.search(text) else _SHOWN.fullmatch(plain(text, table))
    if shown is not None and shown["who"] == str(deal.dealer):
        who, card = shown["who"], shown["card"]
        raise EuchreError(
            f"'{text}': Is it the turn-up, or was it seen in dealing? Type '{who} turns up {card}' or "
            f"'{who} faces {card}'"
        )
    return ()
