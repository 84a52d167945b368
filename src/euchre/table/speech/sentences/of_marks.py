"""Sentences about points marked that should have been others: `you made four, that should've been one`."""

from __future__ import annotations

import re

from ....seats import Seat
from ...state import RefereedTable
from .meaning import Row, in_deal

_WRONG = ("overcount", "undercount")
_DUE = (
    r"(?:(?:should|ought|must)(?: (?:to|only|have))*(?: be)?(?: (?:get|give|mark|score|worth))*(?: only)?"
    r"|be worth) <n>(?: point)?"
)
_FOR = r"(?: (?:for|after|because of|by|on|in)(?: .*)?)?"
_SAYS = "(?:say|claim|notice|point out|complain|object|protest|insist)(?: that)?"
_THEY = r"(?:they|we|he|she|i|side|[A-D])(?: and (?:[A-D]|partner))?"
_OUGHT = "(?:should|ought|must)(?: (?:to|have|be|get|give|mark|score))*"
_WHEN = (
    r"(?: (?:more|too|extra|earlier|before|already|then|now|last time|(?:for|from|in|of|since|on)(?: .*)?))*"
)


def _wrong_mark(table: RefereedTable) -> str | None:
    """What is wrong with the points last marked, in this deal or one before; None if nothing is."""
    for case in reversed(() if table.sitting.deal is None else table.ledger.cases):
        if case.irregularity in _WRONG:
            return case.irregularity
    return None if table.earlier is None else _wrong_mark(table.earlier)


def side_against_mark(table: RefereedTable) -> Seat | None:
    """A player of the side against the one that has last marked too many points, None if none has."""
    for case in reversed(() if table.sitting.deal is None else table.ledger.cases):
        if case.irregularity == "overcount" and case.offender is not None:
            return table.code.seating.left_of(case.offender)
    return None if table.earlier is None else side_against_mark(table.earlier)


def says_of_mark(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim by a player who says that something was wrong: of points, where some may be marked."""
    is_of_points = table.sitting.is_between_deals or not in_deal(table) or _wrong_mark(table) is not None
    return f"{match['who']} claims overcount" if is_of_points else None


def _should_be(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim by the player who says what should have been marked."""
    wrong = _wrong_mark(table)
    return None if wrong is None else f"{match['who']} claims {wrong}"


def _lacks_point(match: re.Match[str], table: RefereedTable) -> str:
    """A claim of a point that a side should have; after too many were marked, that it should have no more."""
    is_whole = re.search(r"(?:should|ought|must)(?: (?:to|have|be|get|give|mark|score))* 1 point$", match[0])
    wrong = _wrong_mark(table) if is_whole else None
    return f"{match['who']} claims {wrong or 'undercount'}"


def _made_fewer(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim by the player who says how many points the side made that has marked too many."""
    return f"{match['who']} claims overcount" if _wrong_mark(table) == "overcount" else None


def _claimed_by_whom(match: re.Match[str], table: RefereedTable) -> str | None:
    wrong = _wrong_mark(table)
    return (
        None if wrong is None else f"?Who says so? Type '{{adversary}} claims {wrong}' if their side says it"
    )


def _forgets(match: re.Match[str], table: RefereedTable) -> str | None:
    """A side that marks nothing for the deal just over."""
    deal = table.sitting.deal
    if deal is None or not table.sitting.is_between_deals:
        return None
    side = table.code.seating.side_of(Seat.from_text(match["who"]))
    both = match["whom"] is None or Seat.from_text(match["whom"]) in side.seats
    return f"{side} marks 0" if both else None


_MARK = "(?:mark|score|count|peg)"

ROWS: tuple[Row, ...] = (
    (
        rf"<who>(?: and <whom>)? (?:(?:forget|fail|neglect) to {_MARK}|do not {_MARK})"
        r"(?: (?:point|1 point|[2-4] point|it|anything|score))?",
        _forgets,
    ),
    (
        rf"<who> {_SAYS} {_THEY} (?:{_OUGHT}(?: (?:another|further|extra|missing|1|more))* point"
        rf"|{_OUGHT} (?:another|1 more|1 further|1 extra)|be (?:still )?owed?(?: (?:another|1|more))* point"
        rf"|be (?:1 )?point short){_WHEN}",
        _lacks_point,
    ),
    (
        r"<who> (?:say|claim|notice|point out|complain|object)(?: that)?"
        r"(?: (?:they|we|he|she|i|<seat>))?(?: have)? (?:(?:1 )?point (?:com(?:e|ing)"
        r"|be (?:miss(?:ing)?|owed?|due))|be (?:still )?(?:owed?|due)(?: 1)? point)",
        "{who} claims undercount",
    ),
    (
        r"<who> (?:(?:remembers?|notice|say|recall)(?: that)? it be (?:a )?march(?: and)?"
        r"(?: (?:he|she|they|we|i))? )?(?:claim|want|demand|ask for|insist on)(?: (?:to )?(?:have|get))?"
        r" (?:(?:(?:1|other|another|second|missing|further) )+(?:more )?point|1 more point|1 point more)"
        r"(?: (?:too|for it))?",
        "{who} claims undercount",
    ),
    (rf"<who> (?:say|claim|notice|point out|complain|object|protest|insist)\b.* {_DUE}{_FOR}", _should_be),
    (
        rf"<who> {_SAYS} {_THEY} (?:only |just )?(?:have )?(?:only |just )?(?:make|get|score|win|earn)"
        rf" (?:only |just )?<n>(?: point)?(?: only)?{_FOR}",
        _made_fewer,
    ),
    (rf"(?:it |that )?{_DUE}{_FOR}", _claimed_by_whom),
)
"""The sentences, each with its meaning."""
