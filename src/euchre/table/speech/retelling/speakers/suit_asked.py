"""The question whether the partner has none of the suit led, told as it was spoken and without quotation
marks: `B asks D haven't you got a club?`, `B says no clubs, partner?`."""

from __future__ import annotations

import re

from .....seats import Seat
from ....physical.suit_questions import asks_if_none
from ....state import RefereedTable
from ...plain import with_players

_SAYS = r"(?:says?|said|tells?|told|asks?|asked|wonders?|wondered|whispers?|cries|cried)"
_TO = r"(?: (?:to )?(?:(?:his|her|their|the) partner|[A-D])(?= ?[,:]| \w))?"
_SPOKEN = re.compile(
    rf"(?P<who>[A-D]) (?P<says>{_SAYS})(?P<whom>{_TO})(?: ?[,:])? (?P<words>[^.:;\"]+?)\.?", re.IGNORECASE
)
_SPOKEN_FIRST = re.compile(rf"(?P<words>[^.:;\"]+\?),? (?P<says>{_SAYS}) (?P<who>[A-D])\.?", re.IGNORECASE)
_ASKS = re.compile(r"ask|wonder", re.IGNORECASE)
ASKS_OF_YOU = re.compile(
    r"(?:(?:and|but|so|oh|well|why|how|what|when|where|which|who) (?:\w+ )?)?"
    r"(?:was|were|are|did|do|have|had|may|might|can|could|shall|should|will|would|must)(?:n't| not)? you\b",
    re.IGNORECASE,
)
"""How words begin that ask the player to whom they are spoken."""


def with_suit_asked(text: str, table: RefereedTable) -> str:
    """A line in which a player asks their partner for the suit led, with that question as the desk knows it;
    other lines as they are."""
    read = with_players(text.strip(), table)
    for form in (_SPOKEN, _SPOKEN_FIRST):
        said = form.fullmatch(read)
        if said is None or not (
            _ASKS.match(said["says"]) or "?" in said["words"] or ASKS_OF_YOU.match(said["words"])
        ):
            continue
        who = said["who"].upper()
        if asks_if_none(said["words"], Seat.from_text(who), table):
            return f"{who} asks none-of-that-suit"
    return text
