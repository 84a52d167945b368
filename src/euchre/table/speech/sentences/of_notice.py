"""Sentences in which a player draws notice to the trick before the partner plays, and in which an adversary
then orders the partner to win or to lose it (leeds-dwight-1888 83)."""

from __future__ import annotations

import re

from ....seats import Seat
from ...state import RefereedTable
from ...terms.conditions import offered_choices
from ...terms.holders import holders_of
from .meaning import Row


def _draws_notice(match: re.Match[str], table: RefereedTable) -> str | None:
    """Notice drawn to the trick that is on."""
    deal = table.sitting.deal
    return None if deal is None or deal.trick is None else "{who} points out trick"


def _tells(match: re.Match[str], table: RefereedTable) -> str | None:
    """An order that an adversary may give, said to the player whom it binds."""
    who = Seat.from_text(match["who"])
    order = {"win": "win", "take": "win"}.get(match["what"], "lose")
    if match["not"]:
        order = "lose" if order == "win" else "win"
    for case in table.open_cases:
        is_bound = match["whom"] in map(str, case.seats)
        if is_bound and order in offered_choices(table, case) and who in holders_of(table, case):
            return f"{{who}} orders {{whom}} to {order}"
    return None


_SAYS = r"(?:say|remark|announce|declare|claim|tell|exclaim\w*|whisper\w*|mutter\w*)"

ROWS: tuple[Row, ...] = (
    (
        r"<who> (?:call on|order|require|make) <whom>(?: to)? (?P<what>win|lose)(?: trick| it)?",
        "{who} orders {whom} to {what}",
    ),
    (
        r"<who> (?:call on|order|require|make) <whom>(?: to)? (?:play|give) (?P<what>highest|lowest)"
        r"(?: card)?",
        "{who} orders {whom} to {what}",
    ),
    (
        r"<who> (?:tell|call on|order|require|make|force|oblige|compel) <whom>(?P<not> not)?(?: to)?"
        r" (?P<what>win|take|lose|leave|let go|refuse)(?: (?:trick|it|this|that)(?: trick| 1)?)?",
        _tells,
    ),
    (
        rf"<who> {_SAYS}"
        r"(?: (?:to )?(?:<seat>|partner))?(?: that)?(?: partner)?"
        r" (?:(?:trick|it|this|that)(?: (?:trick|1))? be(?: not)?"
        r" (?:mine|ours|yours|theirs|<seat> 's)(?: trick)?|(?:this )?trick be(?: not)?|it be(?: not)? trick"
        r"|(?:be|one's|1 be) (?:mine|ours)(?: trick)?)"
        r"(?: already| anyway)?(?: partner)?",
        _draws_notice,
    ),
    (r"<who> (?:pull|draw|slide) (?:trick|card) (?:toward|towards|to|over)(?: .*)?", _draws_notice),
    (r"<who> (?:draw|call|drag) (?:<seat> 's |partner 's )?(?:attention|notice) to trick", _draws_notice),
)
"""The sentences, each with its meaning."""
