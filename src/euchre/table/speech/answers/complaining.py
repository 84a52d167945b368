"""A complaint that names no fault, and what the desk has to know: `that was wrong`, `Bob broke a rule`."""

from __future__ import annotations

import re

from ....deal import Stage
from ....deal.transition import BEFORE_HANDS
from ....seats import Seat
from ...state import RefereedTable
from ..sentences.meaning import in_deal

_SPEAKER = r"(?:[A-D] (?:says?|said|thinks?|thought|claims?|complains?|finds?)(?: that)?,? )?"
_SOMETHING = r"(?:it|that|this|something|anything|there|there's|that's|it's|something's|he|she|they|we all)"
_IS = r"(?: (?:is|was|has gone|went|goes|seems|looks|must be|be))?(?: here)?"
_BAD = (
    r"(?:something |all |quite |just |very |so |completely )?"
    r"(?:wrong|illegal|unfair|incorrect|irregular|(?:not|isn't|wasn't) (?:right|fair|allowed|legal|correct|ok"
    r"|okay|in order|permitted|lawful)|against the (?:rules?|laws?))"
)
_WRONG = (
    r"(?:(?:something|somewhat|anything|a thing|it|that)(?: (?:very|quite))? )?"
    r"(?:wrong(?:ly)?|illegal|irregular|against the (?:rules?|laws?)|not allowed|bad)"
)
_DOES = (
    rf"(?:(?:plays?|played|leads?|led|calls?|called|deals?|dealt) (?:wrong(?:ly)?|(?:the|a) wrong card)"
    rf"|(?:did|does|has done|was doing|is doing) {_WRONG}"
    r"|(?:made|makes|has made) (?:a|an|some|another) (?:\w+ )?(?:mistake|error|slip|fault|blunder)"
    r"|(?:cheat(?:s|ed)?|is cheating|was cheating|has cheated)"
    r"|(?:broke|breaks|has broken|broke) (?:a|the|some) (?:rule|law)s?)"
)
_COMPLAINT = re.compile(
    rf"(?:(?:hey|no|wait|sorry|but|oh|i think|surely),? )*{_SPEAKER}(?:(?:i think|surely),? )?"
    rf"(?:{_SOMETHING}{_IS} {_BAD}(?: here| there| with (?:that|this|it))?"
    rf"|(?:(?P<whose>[A-D])'s|his|her|their|the) (?:lead|card|play|call|bid|discard|deal){_IS} {_BAD}"
    rf"|(?:(?P<whom>[A-D])|somebody|someone|he|she|they|one of (?:them|us)) {_DOES}(?: here| there)?)[.!]*",
    re.IGNORECASE,
)


def fault_asked(text: str, table: RefereedTable) -> str | None:
    """The question who did what, with examples, for a complaint that names no fault; None for other texts."""
    found = None if '"' in text else _COMPLAINT.fullmatch(text)
    if found is None:
        return None
    first = table.code.seating.seats[1]
    named = found["whom"] or found["whose"]
    seat = first if named is None else Seat.from_text(named.upper())
    return f"What was done, and by whom? Type who did what, such as {_examples(seat, table)}"


def _examples(seat: Seat, table: RefereedTable) -> str:
    other = table.code.seating.left_of(seat)
    if not in_deal(table) or in_deal(table, *BEFORE_HANDS, Stage.TURNING):
        return f"'{other} says nobody cut' or '{seat} has six cards'"
    if in_deal(table, Stage.ORDERING, Stage.MAKING):
        return f"'{seat} passes', if it was not {seat}'s turn, or '{seat} has six cards'"
    return f"'{seat} leads the nine of clubs', if it was not {seat}'s lead, or '{other} says {seat} revoked'"
