"""Sentences in which a revoke of the last deal is claimed or admitted, a mark is disputed by an onlooker, a
lead is sent back by name, or the pack is to be shuffled and cut once more."""

from __future__ import annotations

import re

from .....seats import Seat
from ....claims.meant import choice_of
from ....state import RefereedTable
from ..meaning import Row, in_deal


def _sends_back(match: re.Match[str], table: RefereedTable) -> str | None:
    """The card led or played out of turn sent back by the player who may choose that."""
    for case in table.open_cases:
        offers = "recall" in table.code.provisions[case.irregularity].choices
        if offers and str(case.offender) == match["whom"]:
            return choice_of(table, case, Seat.from_text(match["who"]), "recall").text
    return None


def _had_the_suit(match: re.Match[str], table: RefereedTable) -> str | None:
    """A player who did not follow a suit is said to hold it, which claims a revoke."""
    if table.sitting.deal is None or match["who"] == match["whom"]:
        return None
    for number, trick in reversed(tuple(enumerate(table.deal.tricks, 1))):
        card = next((play.card for play in trick.plays if str(play.actor) == match["whom"]), None)
        led = trick.led
        if card is not None and led.word == match["suit"] and card.suit_under(trick.trump) is not led:
            return f"{{who}} claims revoke against {{whom}} in trick {number}"
    return None


def _shuffled_again(match: re.Match[str], table: RefereedTable) -> str | None:
    return "{who} demands shuffle-again" if in_deal(table) and not table.deal.tricks else None


_IN_LAST_DEAL = r"in (?:(?:last|previous|past) (?:hand|deal|game)|(?:hand|deal) before)"
_MUCH = r"(?:too (?:much|many)(?: point)?|point too (?:much|many)|more than (?:they|be) .*)"

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (
        r"<who> (?:admit|say)(?: that)? (?:he|she|they|i) (?:do )?revoke(?: too| as well)?",
        "{who} admits revoke",
    ),
    (
        rf"<who> (?:say|claim|complain|notice|point out) <whom> revoke {_IN_LAST_DEAL}",
        "{who} claims revoke against {whom}",
    ),
    (
        rf"<who> claim revoke (?:against|by|of) <whom> {_IN_LAST_DEAL}",
        "{who} claims revoke against {whom}",
    ),
    (r"<who> (?:say|claim|notice|point out)(?: that)? <whom> (?:have|hold)(?: got)? <suit>", _had_the_suit),
    (r"<who> (?:make|have|let) <whom> take (?:back \S+|\S+ back)(?: in hand)?", _sends_back),
    (
        rf"(?:an |[aA] )?(?:onlooker|bystander|spectator|stander-by) (?:say|point out|notice|remark) "
        rf"(?:they|[A-D]|[A-D] and [A-D]) (?:mark|score|count) {_MUCH}",
        '"onlooker" points out overcount',
    ),
    (r"<who> (?:ask for|want|demand) (?:missing|lacking|forgotten) point", "{who} claims undercount"),
    (
        r"<who> (?:want|demand|ask for|insist on|require|like)(?: to have)? (?:it|pack|card|deck)"
        r"(?: to)?(?: be)? shuffle and cut",
        _shuffled_again,
    ),
)
"""The sentences, each with its meaning."""
