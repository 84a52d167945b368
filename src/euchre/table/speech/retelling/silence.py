"""A player who says nothing: no call, since silence is no pass (jerome-1877 6.21, s.7)."""

from __future__ import annotations

import re

from ....deal import Stage
from ...state import RefereedTable
from ..plain import with_players
from ..sentences.meaning import in_deal

_TOO = r"(?: (?:too|also|still|just|only|then|now|either|as well|again|throughout|at all|more|whatever))*"
_ABOUT = r"(?: (?:to|about|on) (?:it|that|this|the matter))?"
_SILENCE = (
    rf"(?:(?:then|just|still|also|only) )*(?:(?:says?|said|saying) (?:nothing|not a word|no word|not a thing)"
    r"|(?:keeps?|kept|stays?|stayed|remains?|remained|is|was|falls?|fell) "
    r"(?:silent|quiet|mum|dumb|silence)"
    r"|holds? (?:his|her|their) (?:tongue|peace)|held (?:his|her|their) (?:tongue|peace)"
    r"|(?:does|do|did)(?: not|n't) (?:speak|say (?:anything|a word)|call|answer|utter a word)"
    r"|(?:has|had|have)(?: not|n't) (?:spoken|said (?:anything|a word)|called)|never (?:speaks?|spoke))"
    rf"{_TOO}{_ABOUT}{_TOO}"
)
_SILENT = re.compile(rf"(?P<who>[A-D]|he|she|they) {_SILENCE}[.!,;]*", re.IGNORECASE)
_IN_LINE = re.compile(
    rf"(?:(?<=^)|(?<=[,;.] )|(?<=and )|(?<=but )|(?<=while )|(?<=as ))(?:[A-D]|he|she|they) {_SILENCE}"
    r"(?=[,;.!]|$| and\b| but\b)",
    re.IGNORECASE,
)


def is_silent(text: str, table: RefereedTable) -> bool:
    """Whether a text tells of nothing but that a player says nothing."""
    return '"' not in text and _SILENT.fullmatch(with_players(text.strip(), table)) is not None


def pass_asked(text: str, table: RefereedTable) -> str | None:
    """What to type where a line tells only that the player whose turn it is to call says nothing."""
    if not is_silent(text, table) or not in_deal(table, Stage.ORDERING, Stage.MAKING):
        return None
    who = with_players(text.strip(), table)[0].upper()
    turn = str(table.deal.turn)
    if who not in (turn, "H", "S", "T"):
        return None
    return f"Silence is no call, and it is still {turn}'s turn. Type '{turn} passes' if that was a pass"


def with_silence_blank(said: str) -> str:
    """A line with letters for its players, with blanks for the words that a player says nothing."""
    return _IN_LINE.sub(lambda match: " " * len(match[0]), said)
