"""Whether the words of a player are only said: advice, notice of the trick, a call told as it was spoken."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ....acts import Act, Call, TableAct
from ....seats import Seat
from ...remarks import is_about_the_trick
from ...state import RefereedTable
from ..lines.spoken_calls import may_be_call
from ..plain import base_of
from .line_words import words_of


def is_only_said(act: TableAct, said: str, line: str, acts: Iterable[Act], table: RefereedTable) -> bool:
    """Whether an act is only words, which say nothing that the referee would rule on.

    `acts` are all that the line tells.
    """
    if '"' in line:
        is_for_all = not _TO_SOMEBODY.search(line) and _may_be_more(act, said, table)
        return not is_for_all or any(isinstance(other, Call) for other in acts)
    return act.form == "says {words}" and (
        _draws_notice(said, table)
        or said in _SIGNS
        or _is_advice(said)
        or _is_joined_call(said, line)
        or _is_verbatim(said, line)
    )


def _may_be_more(act: TableAct, said: str, table: RefereedTable) -> bool:
    """Whether words in quotation marks may be more than a remark: a call or a claim."""
    if _CALLING.search(said) is not None:
        return True
    return isinstance(act.actor, Seat) and may_be_call(said, act.actor, table)


_CALLING = re.compile(
    r"\b(?:alone|self|solo|pass|order|assist|help|pick it up|revoked?|reneged?|misdeal|claim|points?)\b",
    re.IGNORECASE,
)
"""Words in quotation marks that may be more than a remark."""
_TO_SOMEBODY = re.compile(
    r"\bpartner\b|\b(?:says?|said|tells?|told|whispers?) (?:to )?[A-D]\b", re.IGNORECASE
)
_SIGNS = ("talks", "(a sign)")
"""Words that stand for talk and signs of every kind."""
_JOINED = re.compile(r"\band (?:\S+ ){0,3}(?:alone|solo)\b", re.IGNORECASE)
_NO_CALL = re.compile(r"\b(?:then|later|after|afterwards)\b", re.IGNORECASE)


def _draws_notice(said: str, table: RefereedTable) -> bool:
    """Whether words are about the trick, where a law is about such words (leeds-dwight-1888 83)."""
    return table.provision("notice-of-the-trick") is not None and is_about_the_trick(said)


def _is_joined_call(said: str, line: str) -> bool:
    """Whether words like `I order it up and play it alone` are told by a line that joins the call and the
    lone hand."""
    joined = _JOINED.search(line)
    return _JOINED.search(said) is not None and joined is not None and not _NO_CALL.search(joined[0])


def _is_verbatim(said: str, line: str) -> bool:
    """Whether words that call on the partner stand in a line as they were said."""
    return re.search(r"\bpartner\b", said, re.IGNORECASE) is not None and said.lower() in line.lower()


_IMPERATIVES = frozenset(
    "lead play trump take discard pick order assist call pass win mind go make turn".split()
)


_OPENERS = re.compile(
    r"^(?:(?:now|well|oh|so|then|just|please|come on|go on|hey|partner|ok|okay|do|quick|quickly)\b,? ?)+",
    re.IGNORECASE,
)


def _is_advice(said: str) -> bool:
    """Whether words are short advice, such as `lead trumps`."""
    words = [word.said for word in words_of(_OPENERS.sub("", said))]
    return 0 < len(words) <= 7 and base_of(words[0]) in _IMPERATIVES
