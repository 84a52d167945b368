"""Sentences about the cards that a maker puts out for the dummy."""

from __future__ import annotations

import re

from .....cards import UNKNOWN
from .....deal import Stage
from .....deal.transition import BEFORE_HANDS
from .....seats import Seat
from ....state import UNDISCARDED, CaseStatus, RefereedTable
from ....terms.holders import may_claim
from ...everyday import trump_known, with_cards
from ..meaning import Row, in_deal
from .of_cutting import SAYS

_AWAY = "(?:out|away|aside|off|down|by|under|back)"
_CARD = r"(?:\b[2-9TJQKA][SHDC]\b)"
_DISCARDED = re.compile(
    rf"\b(?:discard\w*|bur(?:y|ies|ied)|ditch\w*|get(?:s)? rid of|got rid of|dump\w*"
    rf"|(?:throw|put|lay|toss|cast|thrown|threw|laid)(?:s|es|ed)? {_AWAY}) "
    rf"(?P<cards>{_CARD}(?:(?:,? and |, ?){_CARD})+)(?! (?:away|out|aside))",
    re.IGNORECASE,
)


def owed_for_dummy(table: RefereedTable, who: str) -> int:
    """How many cards a player has to put out for the dummy that they have taken."""
    deal = table.sitting.deal
    if deal is None or not deal.dummy_taken or not in_deal(table, Stage.PREPARING, Stage.PLAYING):
        return 0
    seat = Seat.from_text(who)
    return max(0, len(deal.holding(seat)) - table.code.hand_size) if seat == deal.calling.maker else 0


def with_cards_listed(text: str, table: RefereedTable) -> str:
    """A line with `and` between the cards that are put out together: `discards TS, QC, JC`.

    Only where a dummy is played with: elsewhere one card is put out, and the next is played.
    """
    if not table.code.dummy or '"' in text:
        return text
    said = with_cards(text, trump_known(table))
    if _DISCARDED.search(said) is None:
        return text
    return _DISCARDED.sub(_joined, said)


def _joined(match: re.Match[str]) -> str:
    cards = " and ".join(re.findall(_CARD, match["cards"]))
    return f"{match[0][: match.start('cards') - match.start()]}{cards}"


def _puts_out(match: re.Match[str], table: RefereedTable) -> str | None:
    return "{who} discards {cards}" if owed_for_dummy(table, match["who"]) else None


def _puts_out_unseen(match: re.Match[str], table: RefereedTable) -> str | None:
    """Cards put out for the dummy that nobody names, if they are as many as have to be."""
    owed = owed_for_dummy(table, match["who"])
    number = int(match["n"]) if match["n"] else owed
    return f"{match['who']} discards {' '.join([UNKNOWN.text] * owed)}" if owed and number == owed else None


def _keeps_too_many(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim against a player who has put out too few cards and played: the dealer, or a maker with the
    dummy. Without the player who says so, the question who claims it."""
    if table.sitting.deal is None:
        return None
    who, whom = match["who"], match["whom"]
    for case in reversed(table.ledger.cases):
        is_kept = case.irregularity in UNDISCARDED and case.status is CaseStatus.HIDDEN
        if not is_kept or whom not in (None, str(case.offender)):
            continue
        if who is not None and may_claim(table, case, Seat.from_text(who)):
            return f"{who} claims {case.irregularity}"
        claimant = next((one for one in table.code.seating.seats if may_claim(table, case, one)), None)
        if who is None and claimant is not None:
            return f"{_CLAIMED_BY} Type '{claimant} claims {case.irregularity}' if their side does"
    return None


_CLAIMED_BY = "?Nothing follows until a player claims it."


def _dealt_to_dummy(match: re.Match[str], table: RefereedTable) -> str | None:
    """Cards dealt to the dummy while the hands are dealt; later, how many it has."""
    if not table.code.dummy or table.sitting.deal is None:
        return None
    if in_deal(table, *BEFORE_HANDS):
        return f"{{dealer}} deals {{packets}} & {{adversary}} counts {match['n']} in dummy"
    if match["who"] == str(table.deal.dealer):
        is_dealt = in_deal(table, Stage.TURNING) and not table.deal.is_over
        return f"{{who}} deals {match['n']} to dummy" if is_dealt and _waits_for_dummy(table) else _COUNTED
    return "{who} counts {n} in dummy"


_COUNTED = "{adversary} counts {n} in dummy"


def _waits_for_dummy(table: RefereedTable) -> bool:
    """Whether packets are told one by one and the dummy has still to be dealt."""
    return bool(table.deeds("deals {number} to {seat}")) and not table.deeds("deals {number} to dummy")


_KEEPS = r"(?:have|hold|keep|be leave with|be left with)"
_FOR_IT = rf"(?:discard|bury|ditch|(?:throw|put|lay|cast) {_AWAY})"

ROWS: tuple[Row, ...] = (
    (
        rf"(?:(?P<who>[A-D]) {SAYS} (?:that )?)?(?:(?P<whom>[A-D])|he|she|they) (?:still )?{_KEEPS}(?: get)?"
        r" (?:too many|extra|more than (?:5|allow))(?: card)?(?: (?:left|in hand))?",
        _keeps_too_many,
    ),
    (
        rf"(?:(?P<who>[A-D]) {SAYS} (?:that )?)?(?:(?P<whom>[A-D])|he|she|they) "
        rf"(?:(?:do|have|be) not|never|not|fail to|forget to)(?: yet)? {_FOR_IT} (?:enough|all|3)"
        rf"(?: (?:of )?(?:card|them))?(?: {_AWAY})?",
        _keeps_too_many,
    ),
    (
        rf"(?:(?P<who>[A-D]) {SAYS} (?:that )?)?(?:(?P<whom>[A-D])|he|she|they) (?:should|ought to|must"
        rf"|have to)(?: have)? (?:be )?{_FOR_IT} (?:[2-9]|1 more|more)(?: (?:of )?(?:card|them))?"
        rf"(?: {_AWAY})?",
        _keeps_too_many,
    ),
    (
        r"<who> (?:deal|give|put|hand|lay)(?: out)? <n>(?: card)? (?:to|in|into|for|on|down for) dummy",
        _dealt_to_dummy,
    ),
    (
        rf"<who> (?:{SAYS}|see|find|count|discover|spot)(?: that)?(?: (?:there|it))?(?: be)? <n>(?: card)?"
        r" in dummy",
        _dealt_to_dummy,
    ),
    (r"<who> (?:deal|give|hand) dummy <n>(?: card)?", _dealt_to_dummy),
    (
        rf"<who> (?:discard|bury|ditch|dump|get rid of|let go of|part with|(?:throw|put|lay|cast) {_AWAY})"
        r" <cards>(?: (?:face down|too|also))*",
        _puts_out,
    ),
    (rf"<who> (?:throw|put|lay|cast) <cards> {_AWAY}(?: (?:face down|too|also))*", _puts_out),
    (
        rf"<who> (?:discard|bury|ditch|dump|get rid of|(?:throw|put|lay|cast) {_AWAY})"
        rf"(?: <n>)?(?: (?:of )?(?:card|them))?(?: {_AWAY})?(?: face down)?",
        _puts_out_unseen,
    ),
)
"""The sentences, each with its meaning."""
