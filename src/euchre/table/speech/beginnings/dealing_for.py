"""A deal by another player than the one whose turn it is: `C deals instead of A`, `next C deals although it
is B's turn`."""

from __future__ import annotations

import re

from ....seats import Seat
from ...state import RefereedTable
from ..plain import plain

_WHO = r"(?:(?:next|then|this time) )?(?P<dealer>[A-D])(?: (?P=dealer))?"
_TAKES = r"(?:(?:take|grab|pick up|seize) (?:pack|card|deck|it)(?: up)? and )?"
_DEALS = (
    _TAKES + r"(?:deal|be dealer|(?:start|begin|take) (?:to )?deal)"
    r"(?: (?:card|pack|out of turn|next|now|again|twice|twice run|second time|time|by mistake))*"
)
_LINK = r"(?: (?:although|though|but|and|yet|when|while|as|whereas|even though))"
_WHOSE = r"(?P<owner>[A-D])(?: 's)?(?: own)?(?: (?:turn|deal|go|be dealer))?(?: to deal)?"
_TURN = r"(?:it|deal|turn)(?: really)? be (?:really )?"
_INSTEAD = r"(?:instead|(?:for|instead of|in place of) (?:(?P=owner)|him|her|them)|in (?:place|stead))"
_PATTERNS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"{_WHO} {_DEALS} (?:for|instead of|rather than|in place of|on behalf of) (?P<owner>[A-D])",
        rf"{_WHO} {_DEALS} (?:in|on|out of) (?P<owner>[A-D]) 's (?:place|stead|turn|behalf)",
        rf"{_WHO} {_DEALS}{_LINK} {_TURN}{_WHOSE}",
        rf"{_WHO} {_DEALS}{_LINK} (?P<owner>[A-D]) (?:be dealer|be to deal|must deal|should deal)",
        rf"{_TURN}{_WHOSE}{_LINK}? {_WHO} {_DEALS}"
        rf"(?: {_INSTEAD})?",
        rf"(?P<owner>[A-D]) (?:be dealer|be to deal|must deal|should deal){_LINK}? {_WHO} {_DEALS}"
        rf"(?: {_INSTEAD})?",
    )
)


def dealer_for_another(text: str, table: RefereedTable) -> tuple[Seat, Seat] | None:
    """Who deals, and whose turn it is, where a text tells of both."""
    said = plain(text, table)
    found = next((match for pattern in _PATTERNS if (match := pattern.fullmatch(said))), None)
    if found is None or found["dealer"] == found["owner"]:
        return None
    return Seat.from_text(found["dealer"]), Seat.from_text(found["owner"])
