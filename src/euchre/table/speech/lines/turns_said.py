"""Whose turn it is or was, and that a card fell out of turn, where it is so: that tells nothing new, and
gives no advice."""

from __future__ import annotations

import re

from ....deal import Deal
from ....deal.state import deal_with
from ....game import due_now
from ....seats import Seat
from ...physical.handling import leader_due, passed_over
from ...state import RefereedTable
from ..plain import plain, with_players

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


_BUT = "(?:(?:but|and|for|because|though|although) )?"
_LEAD = r"(?:lead|turn|play|go)(?: to (?:lead|play|speak|call|go))?"
_WAS_TURN = re.compile(
    rf"{_BUT}(?:(?:it|that)(?: should have)? be (?:really )?"
    rf"(?:(?P<whose>[A-D]) 's(?: own)? {_LEAD}|(?P<one>[A-D])(?: 's)?(?: to (?:lead|play))?)"
    rf"|(?:turn|lead) be (?:with )?(?P<of>[A-D])(?: 's)?"
    r"|(?P<ought>[A-D]) (?:(?:should|ought to|have to|must)(?: have)?|be (?:on|to|suppose to|supposed to))"
    r" (?:lead|play|go))(?: (?:first|then|now|here|really))*"
)
_WAS_NOT = re.compile(
    rf"{_BUT}(?:(?:(?:it|that) )?be not (?:(?:(?P<whose>[A-D]) 's|his|her"
    rf"|their) )?(?:own )?{_LEAD}"
    r"|(?P<who>[A-D]) (?:be not (?:on|to)|have no (?:right|business) to) (?:lead|play)"
    r"|(?P<out>[A-D]) (?:lead|play)(?: (?:it|that|card))? (?:out of turn|too early|too soon)"
    r"|(?:(?:it|that) )?be (?:(?:lead|play) )?out of turn)"
)


def tells_whose_turn_it_was(text: str, table: RefereedTable) -> bool:
    """Whether a text tells no more of the card just led or played than that it fell out of turn, or whose
    turn it was instead."""
    deal = table.sitting.deal
    if '"' in text or deal is None or deal.trick is None:
        return False
    said, waited = plain(text, table).strip(" .!"), _waited_for(deal)
    if (named := _WAS_TURN.fullmatch(said)) is not None:
        return (named["whose"] or named["one"] or named["of"] or named["ought"]) in map(str, waited)
    if (named := _WAS_NOT.fullmatch(said)) is None or not waited:
        return False
    return (named["whose"] or named["who"] or named["out"]) in (None, str(deal.trick.plays[-1].actor))


def _waited_for(deal: Deal) -> tuple[Seat, ...]:
    """The players for whom the trick that is on has not waited: the right leader, and who is passed over in
    it."""
    if deal.trick is None:
        return ()
    leader = leader_due(deal_with(deal, {"tricks": deal.tricks[:-1]}))
    return (*(() if leader == deal.trick.leader else (leader,)), *passed_over(deal))
