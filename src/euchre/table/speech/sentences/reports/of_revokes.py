"""Sentences in which a player is said to have revoked, or admits what was claimed."""

from __future__ import annotations

import re

from .....cards import UNKNOWN
from ....ruling import Verdict
from ....seat_view import may_be_told
from ....state import RefereedTable
from ..meaning import Row


def _admits(match: re.Match[str], table: RefereedTable) -> str:
    """What was claimed last is admitted, or else a revoke."""
    claimed = [
        one.irregularity
        for one in table.last_rulings
        if one.verdict is Verdict.HEARD or one.irregularity in ("overcount", "undercount")
    ]
    if not claimed and table.sitting.is_between_deals:
        claimed = [case.irregularity for case in table.ledger.cases if may_be_told(table, case)]
        claimed = [name for name in claimed if name in ("overcount", "undercount")]
    return f"{match[0][0]} admits {claimed[-1] if claimed else 'revoke'}"


def _has_suit_led(match: re.Match[str], table: RefereedTable) -> str | None:
    """A player who holds the suit that they did not follow in the last trick admits that."""
    deal = table.sitting.deal
    for trick in reversed(() if deal is None else deal.tricks[-2:]):
        for play in trick.plays:
            if str(play.actor) == match["who"] and play.card is not UNKNOWN:
                refused = play.card.suit_under(trick.trump) is not trick.led
                return "{who} admits revoke" if refused and trick.led.word == match["suit"] else None
    return None


def _revoked(match: re.Match[str], table: RefereedTable) -> str:
    trick = f" in trick {match['trick']}" if match["trick"] else ""
    return f"{match['who']} claims revoke against {match['whom']}{trick}"


ROWS: tuple[Row, ...] = (
    (
        r"<who> (?:acknowledge|concede|admit(?: up)?(?: to)?)(?: have)?(?: it)? revoke"
        r"|<seat> admit(?: up)?"
        r"|<seat> say(?: yes)?(?: sorry)?(?: he| she| they| i)(?: have)? (?:revoke|do)",
        lambda match, table: (
            f"{match[0][0]} admits revoke" if "revoke" in match[0] else _admits(match, table)
        ),
    ),
    (
        r"<who> (?:say|claim|notice|insist|spot|see|protest|complain)(?: it)?(?: be)? revoke "
        r"by <whom><trick>",
        _revoked,
    ),
    (
        r"<who> (?:notice|insist|spot|see|protest|complain)(?: of)? <whom> revoke<trick>",
        _revoked,
    ),
    (r"<who> (?:call out|point out|claim) <whom> 's revoke<trick>", _revoked),
    (
        r"<who> (?:charge|challenge|accuse) <whom> (?:with|for|of) revoke<trick>",
        _revoked,
    ),
    (
        r"<who> say (?:he |she |they |i )?have (?:<card>|<suit>|suit) (?:and )?must follow(?: it)?",
        "{who} admits revoke",
    ),
    (
        r"<who> (?:say |admit )?(?:that )?(?:sorry )?(?:i |they |he |she )?(?:do )?have <suit>"
        r"(?: after all)?",
        _has_suit_led,
    ),
)
"""The sentences, each with its meaning."""

BEFORE_THE_GRAMMAR: tuple[Row, ...] = ((r"<who> admit (?:it|that|so)", _admits),)
"""Sentences that mean more than their words in the grammar."""
