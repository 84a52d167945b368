"""Sentences about cards that lie face up or are to lie so, and calls of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .....acts import Manner
from .....cards import Card
from .....seats import Seat
from ....physical.handling import cards_seen
from ....state import Case, RefereedTable
from ....terms.holders import holders_of
from ...everyday import rank_letter
from ..meaning import Row, in_deal

NOTHING_OPEN = "?Nothing is open that could be chosen; 'open' lists what may be"


def _calls_card(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card called from the player named, or from the one before whom it lies or may be laid."""
    whom = match["whom"] or next(_from_whom(table, match["who"], match["card"]), None)
    return None if whom is None else f"{match['who']} calls {match['card']} from {whom}"


def _from_whom(table: RefereedTable, who: str, card: str) -> Iterator[str]:
    """The players from whom a card may be called: it lies before them, or the caller may have it laid."""
    if table.sitting.deal is None:
        return
    yield from (str(one.seat) for one in table.exposed_in_play if str(one.card) == card)
    for case in table.open_cases:
        choices = table.code.provisions[case.irregularity].choices
        is_theirs = "expose" in choices and who in map(str, holders_of(table, case))
        if is_theirs and card in map(str, case.cards) and case.offender is not None:
            yield str(case.offender)


def _calls_shown_card(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card called that another has shown; in a jambone the caller calls one of the open hand."""
    if not in_deal(table) or table.deal.calling.manner is Manner.JAMBONE:
        return None
    whom = next(_from_whom(table, match["who"], match["card"]), None)
    mine = table.code.seating.side_of(Seat.from_text(match["who"])).seats
    is_theirs = whom is not None and Seat.from_text(whom) not in mine
    return f"{match['who']} calls {match['card']} from {whom}" if is_theirs else None


_RANK = "(?P<rank>[789]|10|ten|jack|queen|king|ace)"


def _calls_rank(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card called by its rank from the player before whom one of that rank lies; the question which of
    several."""
    if not in_deal(table) or table.deal.calling.manner is Manner.JAMBONE:
        return None
    rank = rank_letter(match["rank"])
    whom = match["whom"] or (match[0][-1] if match[0][-2] == " " else None)
    may_call = [str(one.card) for one in table.exposed_in_play]
    may_call += [str(card) for case in table.open_cases for card in case.cards]
    found = ((card, seat) for card in may_call for seat in _from_whom(table, match["who"], card))
    mine = {*map(str, table.code.seating.side_of(Seat.from_text(match["who"])).seats)}
    lying = ((card, seat) for card, seat in found if card[0] == rank and whom in (None, seat))
    calls = [
        f"{match['who']} calls {card} from {seat}"
        for card, seat in dict.fromkeys(lying)
        if whom is not None or seat not in mine
    ]
    if len(calls) == 1:
        return calls[0]
    return "?Which? Type " + " or ".join(f"'{call}'" for call in calls) if calls else None


def _is_to_lie(match: re.Match[str], table: RefereedTable) -> str:
    """A card that is to lie face up: the choice where it is offered."""
    who, whom = match["who"], match["whom"]
    for remedy in ("expose", "recall"):
        for case in table.open_cases:
            holder = who or next(map(str, holders_of(table, case)), "")
            if remedy in _choices_of(table, case, holder, whom):
                return f"{holder} chooses {remedy}"
    for one in table.exposed_in_play if table.sitting.deal is not None else ():
        if whom in (None, str(one.seat)):
            caller = who or table.code.seating.left_of(one.seat)
            called = f"'{caller} calls {one.card} from {one.seat}'"
            return f"?It lies face up already, and may be called: type {called}"
    return NOTHING_OPEN


def _choices_of(table: RefereedTable, case: Case, holder: str, whom: str | None) -> tuple[str, ...]:
    """What a player may choose in a case, if it is about the player named."""
    if holder not in map(str, holders_of(table, case)) or whom not in (None, str(case.offender)):
        return ()
    return table.code.provisions[case.irregularity].choices


def _demands_play(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that another has let be seen and is told to play: a call of it."""
    if not in_deal(table) or match["whom"] == match["who"]:
        return None
    who = Seat.from_text(match["who"])
    mine = table.code.seating.side_of(who).seats
    rank = match["card"] or rank_letter(match["rank"])
    found = [
        f"{who} calls {card} from {seat}"
        for seat in table.code.seating.seats
        if seat not in mine and match["whom"] in (None, str(seat))
        for card in (*cards_seen(table.deal, seat), *_lying(table, seat))
        if str(card).startswith(rank)
    ]
    calls = list(dict.fromkeys(found))
    if len(calls) == 1:
        return calls[0]
    return "?Which? Type " + " or ".join(f"'{call}'" for call in calls) if calls else None


def _lying(table: RefereedTable, seat: Seat) -> Iterator[Card]:
    """The cards of a seat that lie face up, or that a code lets others have laid so."""
    yield from (one.card for one in table.exposed_in_play if one.seat is seat)
    for case in table.open_cases:
        if case.offender is seat and "expose" in table.code.provisions[case.irregularity].choices:
            yield from case.cards


_SAYS = "(?:say|claim|insist|complain|object|protest|notice|point out|cry|shout|call out)"

ROWS: tuple[Row, ...] = (
    (
        rf"(?:<who> {_SAYS}(?: that)? )?(?:(?P<whom>[A-D]) 's |(?:it|that|this) )?"
        r"(?:(?:card|<card>|it|that|this) )?be (?:A )?(?:an )?expose(?:d)? card",
        _is_to_lie,
    ),
    (
        r"<who> (?:demand|insist|say|require|claim|order|tell|make|ask|want)(?: (?:that|on))*"
        r" (?:(?P<whom>[A-D])|he|she|they|him|her|them)"
        r"(?: (?:to|must|should|shall|ought to|have to|be to|now|put down|please))*"
        rf" (?:play|lead|put(?: down)?|follow with) (?:<card>|{_RANK})"
        r"(?: (?:now|at once|on it|to (?:it|trick)))*",
        _demands_play,
    ),
    (
        r"(?:<who> (?:say|want|insist|demand|order|rule|claim)(?: on)?(?: that)? )?(?:<whom> 's )?"
        r"(?:card|it|that|<card>)(?: (?:be to|to|must|should|have to|shall|will|be|ought to))+"
        r"(?: be)? (?:lie|stay|remain|leave|left|lay|put|keep|expose)(?: (?:down|there))?"
        r"(?: (?:face up|face|open|up|on table))+",
        _is_to_lie,
    ),
    (r"<who> (?:call|demand|want|ask|claim)(?: for)? <card>(?: (?:from|of|off) <whom>)?", _calls_card),
    (r"<who> (?:call|demand|want|ask|claim)(?: for| upon| on)? <whom> 's <card>", _calls_card),
    (
        rf"<who> (?:call|demand|want|ask)(?: for)? (?:<whom> 's )?{_RANK}(?: (?:from|of|off) <seat>)?",
        _calls_rank,
    ),
)
"""The sentences, each with its meaning."""

BEFORE_THE_GRAMMAR: tuple[Row, ...] = ((r"<who> call(?: for)? <card>", _calls_shown_card),)
"""Sentences that mean more than their words in the grammar."""
