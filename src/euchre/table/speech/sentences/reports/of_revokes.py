"""Sentences in which a player is said to have revoked, or admits what was claimed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .....cards import UNKNOWN
from .....seats import Seat
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


def _admits_result(match: re.Match[str], table: RefereedTable) -> str | None:
    """What a result was, admitted by a player of whose side's or the other side's marks that is claimed."""
    admitted = _admits(match, table)
    return None if admitted.endswith(" revoke") else admitted


def _has_suit_led(match: re.Match[str], table: RefereedTable) -> str | None:
    """A player who holds the suit that they did not follow in the last trick admits that."""
    deal = table.sitting.deal
    for trick in reversed(() if deal is None else deal.tricks[-2:]):
        for play in trick.plays:
            if str(play.actor) == match["who"] and play.card is not UNKNOWN:
                refused = play.card.suit_under(trick.trump) is not trick.led
                is_meant = match["suit"] in (None, trick.led.word)
                return "{who} admits revoke" if refused and is_meant else None
    return None


def _refused(table: RefereedTable, suit: str) -> Iterator[tuple[Seat, int]]:
    """The players who did not follow to a suit that was led, each with the trick, the newest first."""
    deal = table.sitting.deal
    for number, trick in reversed(tuple(enumerate(() if deal is None else deal.tricks, 1))):
        if not trick.plays or trick.plays[0].card is UNKNOWN or trick.led.word != suit:
            continue
        for play in trick.plays:
            if play.card is UNKNOWN or not isinstance(play.actor, Seat):
                continue
            if play.card.suit_under(trick.trump) is not trick.led:
                yield play.actor, number


def _had_suit(match: re.Match[str], table: RefereedTable) -> str | None:
    """A player said to have had the suit that they did not follow to: a claim by one of the other side.

    Who speaks of nobody by name means the one of the other side who did not follow. Said of the partner it
    is asked about, since a revoke counts when the other side claims it or its player admits it.
    """
    who, suit = Seat.from_text(match["who"]), match["suit"]
    mine = table.code.seating.side_of(who).seats
    named = None if match["whom"] is None else Seat.from_text(match["whom"])
    told = re.search(r" trick ([1-5])", match[0])
    found = [
        (seat, trick)
        for seat, trick in _refused(table, suit)
        if named in (None, seat) and (told is None or trick == int(told[1]))
    ]
    theirs = [(seat, trick) for seat, trick in found if seat not in mine]
    if len({seat for seat, _ in theirs}) == 1:
        seat, trick = theirs[0]
        return f"{who} claims revoke against {seat} in trick {trick}"
    if named is not None and found:
        return _THEIR_SIDES.format(named)
    if theirs:
        claims = " or ".join(f"'{who} claims revoke against {seat} in trick {n}'" for seat, n in theirs)
        return f"?Who? Type {claims}"
    return None


_THEIR_SIDES = (
    "?A revoke counts when the other side claims it, or {0} admits it; type '{0} admits revoke' if they do"
)


def _one_had_suit(match: re.Match[str], table: RefereedTable) -> str | None:
    """`She had a club all along`, said by a player: a claim, unless they may mean themselves."""
    who = Seat.from_text(match["who"])
    partner = table.code.seating.partner(who)
    refused = {seat for seat, _ in _refused(table, match["suit"])}
    if who in refused:
        return f"?Who? Type '{who} admits revoke' if it is {who}, or say it with the name"
    if refused == {partner}:
        return _THEIR_SIDES.format(partner)
    return _had_suit(match, table)


def _revoked(match: re.Match[str], table: RefereedTable) -> str:
    trick = f" in trick {match['trick']}" if match["trick"] else ""
    return f"{match['who']} claims revoke against {match['whom']}{trick}"


_SAYS = r"(?:say|claim|complain|object|protest|insist|notice|point out|remark|call out|shout)"
_OPENS = r"(?: (?:hey|wait|hang on|hold on|look|listen|but|no|oh|that|sorry|well))*"
_OWNING = (
    r"(?: (?:hey|wait|hang on|hold on|look|but|no|oh|ah|oops|yes|yeah|that|sorry|well|actually|in fact))*"
)
_BEFORE = (
    r"(?: (?:all along|all time|whole time|all while|before|earlier|then|at time|there|in hand|still"
    r"|(?:on|in|at|to|for|during) trick [1-5]|when (?:you|he|she|they|[A-D]) .+))"
)

ROWS: tuple[Row, ...] = (
    (
        rf"<who> {_SAYS}(?: to [A-D])?{_OPENS} (?:<whom>|you)(?: (?:do|must|surely))? have (?:got )?<suit>"
        rf"(?:{_BEFORE}+(?: [A-D])?| [A-D])",
        _had_suit,
    ),
    (
        rf"<who> {_SAYS}(?: to [A-D])?{_OPENS} (?:he|she|they)(?: (?:do|must|surely))? have (?:got )?<suit>"
        rf"(?P<whom>(?!))?{_BEFORE}+",
        _one_had_suit,
    ),
    (
        rf"<who> {_SAYS}(?: to [A-D])?{_OPENS} you have <suit>(?P<whom>(?!))?",
        _had_suit,
    ),
    (
        rf"<who> {_SAYS}{_OPENS} (?:<whom>|you) (?:should|ought to|must|could|might)(?: have)?"
        r" (?:play|follow|put|give|lay|use|drop|show)(?: (?:with|on|to|down|1))* <suit>"
        rf"(?: (?:card|on it|to it))?{_BEFORE}+",
        _had_suit,
    ),
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
    (
        rf"<who> {_SAYS}(?: to [A-D])?{_OWNING} (?:i|they|he|she)(?: (?:do|really))*"
        r" (?:be get|have(?: got)?) (?:1|some)(?P<suit>(?!))?"
        r"(?: (?:of (?:it|them|that suit)|after all|too|left|still))*",
        _has_suit_led,
    ),
)
"""The sentences, each with its meaning."""

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (r"<who> admit (?:it|that|so)", _admits),
    (r"<who> claim(?: that)? <whom>(?: have)? revoke<trick>", _revoked),
    (
        r"<who> (?:agree|admit|confirm(?:s|ed)?|concede|acknowledge|accept|say yes|say)(?: (?:that|yes|so))?"
        r" (?:it|that|they|he|she) (?:be|make|have) (?:A )?(?:march|euchre|sweep|[1-4] point)",
        _admits_result,
    ),
)
"""Sentences that mean more than their words in the grammar."""
