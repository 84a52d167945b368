"""Sentences about what players find: hands, the dummy and the pack counted, a wrong card turned up."""

from __future__ import annotations

import re

from .....cards import read_cards
from .....deal.transition import BEFORE_HANDS
from ....claims.matters import known_matters, named
from ....state import RefereedTable
from ..meaning import Meaning, Row, in_deal
from ..of_play import touches_trick

_FINDS = "(?:find|notice|see|discover|realise|realize|spot|say|claim|point out|complain|report)"


def _counted(what: str) -> Meaning:
    """A hand or the dummy that a player has counted; the cards are dealt first if nobody has told that."""

    def counted(match: re.Match[str], table: RefereedTable) -> str | None:
        if table.sitting.deal is None or (what == "dummy" and not table.code.dummy):
            return None
        count = f"{match['who']} counts {match['n']}{' in dummy' if what == 'dummy' else ''}"
        return f"{{dealer}} deals {{packets}} & {count}" if in_deal(table, *BEFORE_HANDS) else count

    return counted


def _foreign(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card found that the pack of the game does not have."""
    (card,) = read_cards(match["card"])
    finder = match["who"] or "{last}"
    return None if card in table.code.pack else f"{finder} finds imperfect pack"


def _foreign_rank(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card found whose rank no card of the game's pack has, its suit not told."""
    rank = {"10": "T", "joker": ""}.get(match["rank"], match["rank"])
    has_rank = any("" if card.rank is None else card.rank.letter == rank for card in table.code.pack)
    return None if has_rank else f"{match['who'] or '{last}'} finds imperfect pack"


def _wrong_card(match: re.Match[str], table: RefereedTable) -> str | None:
    """A wrong card said to be turned up. The record has to tell it of the card that lies there."""
    deal = table.sitting.deal
    if deal is None or deal.turn_up is None:
        return None
    if any(case.irregularity.startswith("wrong-turn-up") for case in table.ledger.cases):
        return "{who} claims wrong-turn-up"
    return (
        f"?The record has {deal.turn_up} as the right card. If it was not, correct that entry: 'list' shows "
        f"its number N, then type 'N {deal.dealer} turns wrong card {deal.turn_up}'"
    )


def _admits(match: re.Match[str], table: RefereedTable) -> str | None:
    """What is admitted by its name."""
    matter = named(table, match["what"])
    return f"{match['who']} admits {matter}" if matter in known_matters() else None


def _gathers(match: re.Match[str], table: RefereedTable) -> str | None:
    return touches_trick(match, table, "gathers")


ROWS: tuple[Row, ...] = (
    (
        rf"<who> {_FINDS}(?: that)? (?:in )?dummy (?:have|hold|contain|be|count)(?: (?:get|be))? <n>"
        r"(?: card)?(?: in it)?",
        _counted("dummy"),
    ),
    (rf"<who> (?:{_FINDS}|count) <n>(?: card)? in dummy", _counted("dummy")),
    (
        rf"<who> {_FINDS}(?: that)? (?:he|she|they|i) (?:have|hold)(?: get)? <n>(?: card)?"
        r"(?: (?:left|in hand|in all|to play))*",
        _counted("hand"),
    ),
    (
        rf"<who> {_FINDS}(?: that)? wrong card (?:be|have be)(?: turn)?(?: up)?(?: <tail>)?",
        _wrong_card,
    ),
    (
        r"(?:<who> )?(?:(?:find|have|hold|notice|discover|see|spot)(?: that)?(?: (?:he|she|they))?(?: have)?"
        r"(?: get)?|be) <card>(?: (?:among|in|between|with|amongst|inside)(?: (?:card|hand|pack|deck|talon"
        r"|other))*)?",
        _foreign,
    ),
    (
        r"(?:<who> )?(?:find|have|get|notice|see|spot|be deal|deal) 1 of rank (?P<rank>[0-9]+|joker)"
        r"(?: (?:among|in|between|with|amongst|inside)(?: (?:card|hand|pack|deck|talon|other))*)?",
        _foreign_rank,
    ),
    (r"<who> admit (?:to )?(?P<what>[a-z-]+)", _admits),
    (r"<who> (?:gather|collect)(?: up)? it(?P<trick>[1-5])?(?: also| too)?", _gathers),
    (
        r"<who> (?:play|go|defend|fight)(?: (?:it|hand))? alone against (?:them|him|her|it|maker|<seat>)"
        r"(?: and <seat>)?",
        "{who} defends alone",
    ),
    (
        r"<who> (?:say|announce|declare)(?: that)?(?: (?:he|she|they|i))?(?: will)? defend alone",
        "{who} defends alone",
    ),
    (
        r"<who> (?:ask|want|demand|call|like)(?: for)?(?: to)?(?: (?:see|look at|have))? "
        r"trick (?P<trick>[1-5])",
        "{who} looks at trick {trick}",
    ),
)
"""The sentences, each with its meaning."""
