"""Sentences about a suit that was not followed: told, claimed and admitted."""

from __future__ import annotations

import re

from ....seats import Seat
from ...state import RefereedTable
from ..retelling.cards_told.mended import was_refused
from .meaning import Row

_WHO_CLAIMS = (
    "?A revoke counts when it is claimed or admitted. Type who claims it, such as '{left} claims revoke "
    "against {who}{trick}', or '{who} admits revoke'"
)


def _revokes(match: re.Match[str], table: RefereedTable) -> str:
    left = table.code.seating.left_of(Seat.from_text(match["who"]))
    if table.sitting.deal is not None and left in table.deal.calling.out:
        left = table.code.seating.partner(left) or left
    trick = f" in trick {match['trick']}" if match["trick"] else ""
    return _WHO_CLAIMS.replace("{left}", str(left)).replace("{trick}", trick)


def _claims_revoke(match: re.Match[str], table: RefereedTable) -> str:
    trick = f" in trick {match['trick']}" if match["trick"] else ""
    return f"{match['who']} claims revoke against {match['whom']}{trick}"


def _owns_to_have(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card of the suit that the player has refused in the last trick to which they have played."""
    refused = was_refused(match["suit"][0].upper(), Seat.from_text(match["who"]), table)
    speaks = match[0].split()[1] in ("admit", "own", "say", "confess")
    if not refused:
        return None
    return (
        "{who} admits revoke"
        if speaks
        else (
            "?Does {who} own to a revoke, or play another card? Type '{who} admits revoke', or '{who} plays 9"
            f"{match['suit'][0].upper()} instead' with the card"
        )
    )


def _should_have_played(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim that a player refused the suit led, which they did not play."""
    refused = was_refused(match["suit"][0].upper(), Seat.from_text(match["whom"]), table)
    return _claims_revoke(match, table) if refused else None


_NOT_FOLLOWED = r"(?:do not|never|fail to|should|could|must|have to|ought to)(?: have)? follow(?: suit)?"

ROWS: tuple[Row, ...] = (
    (r"<who> revoke<trick>(?: in (?:last|previous|past) (?:hand|deal|game))?", _revokes),
    (
        r"<who> (?:do )?(?:have|hold)(?: a| some)? <suit>(?: in hand)?(?: (?:too|though|all along"
        r"|(?:all |whole )+(?:time|while|along)))*(?: (?:when|and|but) (?:<seat> |he |she |they )?"
        r"(?:trump|ruff|sluff|throw off|play something else)(?: it)?)?<trick>"
        r"(?: (?:he|she|they|it|<seat>) play .*)?",
        _revokes,
    ),
    (rf"<who> {_NOT_FOLLOWED}<trick>", _revokes),
    (
        r"<who> (?:claim|say|think|accuse|call|catch|point out)(?: that)? <whom>(?: of)?(?: have)? "
        r"revoke<trick>",
        _claims_revoke,
    ),
    (r"<who> (?:claim|call|say|accuse)(?: a)? revoke (?:by|against|on|from) <whom><trick>", _claims_revoke),
    (
        rf"<who> (?:claim|say|think|notice|insist|spot|see|complain|point out) <whom> "
        rf"(?:{_NOT_FOLLOWED}|still have (?:a )?<suit>)<trick>",
        _claims_revoke,
    ),
    (
        r"<who> (?:claim|say|think|notice|insist|complain|point out) <whom> "
        r"(?:should|must|could|ought to|have to)(?: have)? (?:play|put|give) (?:a )?<suit><trick>",
        _should_have_played,
    ),
    (
        r"<who> (?:(?:admit|own|say|notice|find|see|realise|realize|discover|confess)(?: that)?"
        r" (?:he|she|they|i)(?: still)? (?:have|hold)|find|discover|have) (?:a )?<suit>"
        r"(?: (?:in hand|after all|too|left|still))*",
        _owns_to_have,
    ),
    (
        rf"<who> (?:admit|own|say|confess)(?: up)?(?: that)? (?:he|she|they|i) {_NOT_FOLLOWED}",
        "{who} admits revoke",
    ),
    (
        r"<who> (?:admit|own|confess)(?: to| up| he| she| they| that)*(?: have)? (?:revoke|it|mistake)"
        r"(?: in trick [1-5])?",
        "{who} admits revoke",
    ),
    (r"revoke be admit", "?By whom? Type '{last} admits revoke'"),
)
"""The sentences, each with its meaning."""
