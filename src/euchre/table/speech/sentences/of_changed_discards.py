"""Sentences about a discard put away, let go, or changed before that (leeds-dwight-1888 86, 87,
professor-1862 L14)."""

from __future__ import annotations

import re

from ....deal import Stage
from ....deal.rights import dealer_exchanges
from ....seats import Seat
from ...physical.discarding import may_change_discard
from ...state import RefereedTable
from ..everyday import rank_letter
from .meaning import Row, in_deal, when


def changed_out_of_turn(who: str, table: RefereedTable) -> bool:
    """Whether a dealer who discards once the play is on changes the discard, since another is to play."""
    seat = Seat.from_text(who)
    return (
        in_deal(table, Stage.PLAYING)
        and seat == table.deal.dealer
        and table.deal.turn != seat
        and may_change_discard(table, seat)
    )


def _changes(match: re.Match[str], table: RefereedTable) -> str | None:
    """Another card discarded by a dealer who thinks better of it; the first where none is put out yet."""
    seat = Seat.from_text(match["who"])
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING) or seat != table.deal.dealer:
        return None
    if dealer_exchanges(table.deal):
        return "{who} discards {card}"
    return "{who} changes the discard to {card}" if may_change_discard(table, seat) else None


def _changes_back(match: re.Match[str], table: RefereedTable) -> str | None:
    """Another card discarded for one that is taken back, whether or not a law allows it (jerome-1877 s.9)."""
    seat = Seat.from_text(match["who"])
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING) or seat != table.deal.dealer:
        return None
    if dealer_exchanges(table.deal):
        return "{who} discards {card}"
    has_discarded = any(owner == seat for owner, _ in table.deal.discards)
    return "{who} changes the discard to {card}" if has_discarded else None


def _quits(match: re.Match[str], table: RefereedTable) -> str | None:
    """The discard let go by the dealer, who has put one out."""
    is_open = in_deal(table) and may_change_discard(table, Seat.from_text(match["who"]))
    return "{who} quits the discard" if is_open else None


def _keeps_hold(match: re.Match[str], table: RefereedTable) -> str | None:
    """The discard held on to by the dealer, who has put one out; the dealer's, where nobody is named."""
    who = match["who"] or (str(table.deal.dealer) if in_deal(table) else None)
    is_open = who is not None and in_deal(table) and may_change_discard(table, Seat.from_text(who))
    return f"{who} keeps hold of the discard" if is_open else None


def _would_change(match: re.Match[str], table: RefereedTable) -> str | None:
    """A wish for another discard of a dealer who has put one out: it changes nothing before it is done."""
    is_open = in_deal(table) and may_change_discard(table, Seat.from_text(match["who"]))
    card = match["card"] or f"{match['rank'] or '9'}C"
    done = f"Type for example '{{who}} changes the discard to {card}' once it is done"
    return f"?{{who}} wishes to change the discard. {done}" if is_open else None


_IT = "(?:it|card|discard)"
_PUT = "(?:discard|bury|ditch|throw|put|lay|slip|slide|place|push|tuck|shove|stick)"
_UNDER = "(?:under|underneath|beneath|below|(?:at|on|to) bottom of) (?:pack|deck|talon|stock|rest|other card)"
_HAND = "(?:hand|finger)s?"
_NOT_YET = "not(?: yet)?(?: quite)?"
_AWAY = r"(?:discard|bury|(?:put|throw|lay) (?:away|out|down|aside))"

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (rf"<who> change mind and (?:then )?{_AWAY} <card>(?: (?:instead|away|out))*", _changes),
    (rf"<who> {_AWAY} <card> instead(?: of <second>)?", _changes),
    (
        r"<who> take (?:it|<second>|discard|card) back(?: again| up)?(?: and)?(?: then)? "
        r"(?:put|throw|lay) <card>"
        r"(?: (?:away|out|down|aside|instead|under(?: (?:pack|talon))?|for it))*",
        _changes_back,
    ),
    (
        rf"<who> take (?:it|<second>|discard|card) back(?: again)? and (?:then )?{_AWAY} <card>(?: instead)?",
        _changes,
    ),
)
"""Sentences that mean more than their words in the grammar."""


def _exchanges(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card given for the turn-up: the dealer takes it up and discards, though no word is said (jerome-1877
    6.10)."""
    if not in_deal(table, Stage.ORDERING, Stage.PREPARING) or match["who"] != str(table.deal.dealer):
        return None
    up = table.deal.turn_up
    if up is None or match["given"] == str(up):
        return None
    is_it = (
        match["up"] in ("turn-up", str(up))
        if match["rank"] is None
        else rank_letter(match["rank"]) == str(up)[0]
    )
    if not is_it:
        return None
    card = match["given"] if re.fullmatch("[0-9TJQKA][SHDC]", match["given"]) else "??"
    takes = "{who} takes up & " if in_deal(table, Stage.ORDERING) else ""
    return f"{takes}{{who}} discards {card}"


_GIVEN = r"(?P<given>[0-9TJQKA][SHDC]|(?:1 of )?(?:a |1 )?card|1)"
_UP = r"(?P<up>turn-up|[0-9TJQKA][SHDC]|(?P<rank>[7-9]|10|jack|queen|king|ace))"

ROWS: tuple[Row, ...] = (
    (
        rf"<who> (?:\w+ly )?(?:change|swap|exchange|trades?|replace) {_GIVEN} (?:for|against|with) {_UP}",
        _exchanges,
    ),
    (
        r"<who> (?:say )?(?:(?:no|wait|sorry|oh|hold on) )*(?:(?:he|she|i|would|will|unreal) )*"
        r"(?:rather|want to|like to|want|prefer to)(?: have)? (?:discard|throw|put|bury|lay|change)"
        r"(?: (?:away|out|down|discard))?"
        r" (?:<card>|(?P<rank>[7-9]|10|jack|queen|king|ace))(?: (?:away|out|down|instead|too))*",
        _would_change,
    ),
    (rf"<who> {_PUT} <cards>(?: face down)? {_UNDER}", when((Stage.PREPARING,), "{who} discards {cards}")),
    (
        rf"<who> (?:quit(?: {_IT})?|let go(?: of {_IT})?|let {_IT} go|release {_IT}|leave {_IT} there"
        rf"|take (?:finger|hand)s? (?:off|away|from|off of|away from)(?: {_IT})?)(?: now)?",
        _quits,
    ),
    (
        rf"<who> (?:still (?:keep|have)|(?:keep|have)(?: still)?)(?: have)?(?: of| on to)? {_IT}(?: still)?"
        rf"(?: in (?:[A-D] )?{_HAND})?",
        _keeps_hold,
    ),
    (
        rf"<who> (?:still )?(?:keep|have|leave|rest)(?: still)? (?:(?:a|[A-D]) )?{_HAND}(?: still)? on {_IT}"
        "(?: still)?",
        _keeps_hold,
    ),
    (rf"<who> 's {_HAND} (?:be|lie|rest|stay|remain)(?: still)? on {_IT}(?: still)?", _keeps_hold),
    (
        rf"<who> (?:have|do) {_NOT_YET} (?:quit(?: {_IT})?|let go(?: of {_IT})?|let {_IT} go|release {_IT}"
        rf"|take {_HAND} (?:off|away|from|off of|away from)(?: {_IT})?)(?: yet)?",
        _keeps_hold,
    ),
    (rf"(?:<who> 's )?discard (?:be|have) {_NOT_YET} (?:quit|let go|release)(?: yet)?", _keeps_hold),
)
"""The sentences, each with its meaning."""
