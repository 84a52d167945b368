"""What a player says of whose turn it is, where it is so: it tells nothing new, and gives no advice."""

from __future__ import annotations

import re

from ....game import due_now
from ....seats import Seat
from ...state import RefereedTable
from ..plain import with_players

_SAYS_TURN = re.compile(
    r"(?P<who>[A-D]) (?:says?|said|points? out|pointed out|remarks?|remarked|observes?|observed|reminds? \w+"
    r"|tells? \w+|told \w+)(?: that)?(?: then| so| now)? (?:it|that)(?:'s| is| was) "
    r"(?P<whose>[A-D]|his|her|their|my)(?P<partner>(?:'s)? partner)?(?:'s)? (?:own )?"
    r"(?:lead|turn|go|play|call|move)(?: to (?:lead|play|speak|call|go))?(?: then| now| next| first)*",
    re.IGNORECASE,
)


def says_whose_turn(text: str, table: RefereedTable) -> bool:
    """Whether a text tells that a player names the one whose turn it is, while nobody has acted out of it."""
    said = None if '"' in text else _SAYS_TURN.fullmatch(with_players(text, table).strip(" .!"))
    if said is None or table.sitting.deal is None or table.open_cases:
        return False
    named = _named(said, table)
    return named in {due.actor for due in due_now(table.sitting)}


def _named(said: re.Match[str], table: RefereedTable) -> Seat | None:
    own = said["whose"].lower() in ("his", "her", "their", "my")
    seat = Seat.from_text((said["who"] if own else said["whose"]).upper())
    return table.code.seating.partner(seat) if said["partner"] else seat
