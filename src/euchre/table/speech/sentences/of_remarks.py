"""Sentences by which players say what was wrong or which card they mean, in words of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....seats import Seat
from ...seat_view import lies_open
from ...state import Case, CaseStatus, RefereedTable
from ...terms.holders import holders_of, may_claim
from ..unsettled.claims_open import call_disobeyed
from .meaning import Row

_SAYS = "(?:say|claim|complain|protest|object|notice|point out|remark|insist|tell <seat>)"
_OF_TURN = (
    *("lead-out-of-turn", "false-lead-by-lone-player", "hasty-lead", "play-out-of-turn", "third-plays-early"),
    *("fourth-follows-third", "fourth-plays-early", "fourth-before-third", "early-against-lone"),
    *("early-call", "early-lead"),
)
"""Irregularities of somebody who acts out of turn."""
_BY_ABSENT = ("partner-plays", "absent-adversary-plays")
"""Irregularities of somebody who sits out."""


def _known(table: RefereedTable) -> Iterator[Case]:
    """The cases of the deal, the newest first."""
    return reversed(table.ledger.cases if table.sitting.deal is not None else ())


def _of_turn(match: re.Match[str], table: RefereedTable) -> str:
    """What was out of turn, claimed by its name where it waits for a claim or a choice."""
    who = Seat.from_text(match["who"])
    for case in _known(table):
        if case.irregularity not in _OF_TURN or case.offender == who:
            continue
        waits = lies_open(table, case) and may_claim(table, case, who)
        if waits or (case.status is CaseStatus.OPEN and who in holders_of(table, case)):
            return _claimed(case, who, table)
    for case in (case for case in _known(table) if case.irregularity in _OF_TURN):
        if lies_open(table, case):
            return f"{who} claims {case.irregularity}"
        if case.status is CaseStatus.OPEN:
            holders = " or ".join(map(str, holders_of(table, case)))
            return f"?That is ruled on already, and {holders} may choose what follows; type 'open' to see it"
    return "?What was out of turn? Type who did what, such as '{last} led 9C' or '{last} orders up'"


def _should_not_play(match: re.Match[str], table: RefereedTable) -> str | None:
    """The claim of a card played by one who sits out, or out of turn."""
    for case in _known(table):
        is_theirs = case.offender is not None and str(case.offender) == match["whom"]
        if is_theirs and case.irregularity in (*_OF_TURN, *_BY_ABSENT) and lies_open(table, case):
            return f"{{who}} claims {case.irregularity}"
    return None


def _not_their_turn(match: re.Match[str], table: RefereedTable) -> str | None:
    """Words about whose turn it was not, where another player has acted out of turn."""
    said = _of_turn(match, table)
    return None if said.startswith("?What was out of turn") else said


def _claimed(case: Case, who: Seat, table: RefereedTable) -> str:
    """A claim where the case waits for one. Where a choice is open, the choices are told instead: a claim
    takes none of them."""
    if case.status is not CaseStatus.OPEN:
        return f"{who} claims {case.irregularity}"
    choices = table.code.provisions[case.irregularity].choices
    said = " or ".join(f"'{who} chooses {name}'" for name in choices)
    return f"?That is ruled on already, and {who} may choose what follows. Type {said}"


def _which_counts(match: re.Match[str], table: RefereedTable) -> str | None:
    """Which of several cards played together is meant."""
    for case in table.open_cases:
        named = match["who"]
        holders = [str(seat) for seat in holders_of(table, case) if named in (None, str(seat))]
        offered = "play" in table.code.provisions[case.irregularity].choices
        if offered and holders and match["card"] in map(str, case.cards):
            return f"{holders[0]} chooses play {match['card']}"
    return None


def _all_tricks(match: re.Match[str], table: RefereedTable) -> str | None:
    """All tricks claimed by those against whom cards were thrown in."""
    for case in _known(table):
        if "five-tricks" in table.code.provisions[case.irregularity].choices:
            return "{who} chooses five-tricks"
    return None


def _insists_on_call(match: re.Match[str], table: RefereedTable) -> str | None:
    """The card called, insisted on by a player of the side against which another was played."""
    return call_disobeyed(table, match["who"], match.groupdict().get("card"))


_NOT_NEGATED = r"(?!.*\b(?:not|no|never|instead)\b)"
_CALLED = r"(?:<card>|(?:call )?card(?: (?:be )?call)?|call)(?: (?:be )?(?:play|lead|put))?"

_LETS_OUT = (
    r"(?:mutters?|muttered|mumbles?|mumbled|grumbles?|grumbled|murmurs?|murmured|lets? (?:out|slip)|hints?)"
)

ROWS: tuple[Row, ...] = (
    (
        rf"<who> {_LETS_OUT}(?: (?:about|at|that|something|it|to <seat>|to partner))*"
        r"(?: (?:he|she|they|i) (?:(?:should|would|unreal|could|may|must) ?(?:have )?)?"
        r"(?:mean|want|make|call|name|have|go for|like)(?: (?:it|to (?:make|call|name|say)))*)? <suit>",
        lambda match, table: f'{match["who"]} says "i meant {match["suit"]}"',
    ),
    (
        rf"<who> {_SAYS}(?: (?:it|this|card|lead|play|call|<card>))? be "
        r"(?:my (?:turn|lead|play|call|go)|(?:(?:play|lead|call) )?"
        r"(?:out of turn|too (?:early|soon)|before turn"
        r"|not <seat>(?: 's)?(?: (?:turn|lead|play|call|go))?))",
        _of_turn,
    ),
    (
        rf"<who> {_SAYS} <whom> (?:(?:should|must|may|can|be|do) not (?:have )?(?:be )?(?:to )?(?:play|lead)"
        r"|be out|sit out|(?:have )?no (?:right|business) (?:to )?play)(?: (?:at all|in it|now|here|it))*",
        _should_not_play,
    ),
    (
        rf"<who> {_SAYS}(?: that)? (?:it|this) be not (?:turn|lead|play|call|go)"
        r"(?: to (?:lead|play|call|go))?",
        _not_their_turn,
    ),
    (
        rf"<who> {_SAYS}(?: that)? (?:it|this) be(?: (?:<seat>|his|her|their|partner|<seat> 's partner))?"
        r"(?: 's)?(?: own)? (?:turn|lead|play|call|go)(?: to (?:lead|play|call|go))?(?: (?:first|now))?",
        _not_their_turn,
    ),
    (
        rf"<who> {_NOT_NEGATED}(?:say |(?:have )?(?:choose|mean|name|decide on|go for|stick to|keep to|call"
        r"|point (?:to|at)|want|pick|unreal)(?: to)?(?: play| lead)? )(?:(?:he|she|they|i) )?"
        r"(?:(?:have )?(?:mean|choose|want|unreal|will|play)(?: to)?(?: play| lead)? )?<card>"
        r"(?: (?:be|count|stand|to count|(?:as|AS|be) card|(?:as|AS|for) trick)"
        r"(?: (?:for |in )?(?:1|card|what|trick|play|it))*(?: (?:he|she|they|i|who|which)(?: .*)?)?)?",
        _which_counts,
    ),
    (
        rf"(?P<who>[A-D])?{_NOT_NEGATED}<card> (?:be|count|stand|shall count|should count)"
        r"(?: (?:1|card|play|mean|choose|for|to|trick|he|she|they|it|A|who))*",
        _which_counts,
    ),
    (
        r"<who> (?:say |claim |want |demand |insist )?(?:then |so )?(?:we |i |he |she |they )?(?:will |to )?"
        r"(?:(?:count|claim|score|take|get|want|have|call|demand|insist on|be due)(?: for)? )?"
        r"(?:all |5 |of )+trick(?: (?:then|count|for .*|be .*))?",
        _all_tricks,
    ),
    (
        rf"<who> (?:insist on|demand|want|ask for|call for|hold <seat> to|stick to|keep to|claim) {_CALLED}",
        _insists_on_call,
    ),
    (
        rf"<who> {_SAYS}(?: that)? (?:<seat>|he|she|they) (?:(?:do|have|will|would) )?(?:not|never) "
        rf"(?:obey|play|put|lead|follow|give|show)(?: {_CALLED})?",
        _insists_on_call,
    ),
    (r"<who> (?:insist|demand|want)(?: that)? (?:it|call)(?: (?:be|to be))? obey", _insists_on_call),
)
"""The sentences, each with its meaning."""
