"""Sentences that tell how many cards a player has, or was dealt."""

from __future__ import annotations

import re

from .....acts import TableActForm
from .....deal import Stage
from .....deal.hands import cards_played
from .....deal.transition import BEFORE_HANDS
from .....seats import Seat
from ....state import RefereedTable
from ...lines.denied import NOT_SAID_WHOSE
from ..meaning import Meaning, Row, in_deal
from .of_cutting import SAYS


def _counts(match: re.Match[str], table: RefereedTable) -> str:
    """A hand that is counted, the cards dealt first if the record does not say so yet."""
    seat = match["whom"] if "whom" in match.re.groupindex else match["who"]
    count = f"{seat} counts {match['n']}"
    return f"{{dealer}} deals {{packets}} & {count}" if in_deal(table, *BEFORE_HANDS) else count


def _was_dealt(match: re.Match[str], table: RefereedTable) -> str | None:
    """A hand by how many cards were dealt to it, told at any time; what is played of it counts no more."""
    if table.sitting.deal is None:
        return None
    if in_deal(table, *BEFORE_HANDS):
        return _counts(match, table)
    seat = Seat.from_text(match["whom"] if "whom" in match.re.groupindex else match["who"])
    left = int(match["n"]) - cards_played(table.deal, seat)
    if left < 0:
        return None
    is_own = match.groupdict().get("who") in (None, str(seat), str(table.deal.dealer))
    return f"{seat} counts {left}" if is_own else f"{{who}} counts {left} in hand of {seat}"


_PACKET: TableActForm = "deals {number} to {seat}"
_AT_ONCE_OR_IN_ALL = "?{n} at once, or in all? Type '{who} deals {n} to {whom}' or '{whom} counts {n}'"


def _packet_or_count(match: re.Match[str], table: RefereedTable) -> str | None:
    """A packet that the dealer gives to a player who is still to have it; else how many cards a player was
    dealt. A packet of no usual size is asked about unless others were told."""
    n, whom = int(match["n"]), Seat.from_text(match.groupdict().get("whom") or match["who"])
    is_on = in_deal(table, *BEFORE_HANDS) or (in_deal(table, Stage.TURNING) and table.deeds(_PACKET))
    if not is_on or match["who"] != str(table.deal.dealer):
        return _was_dealt(match, table)
    sizes = {size for packets in table.code.packets for size in packets}
    if len(table.deal.hands[whom]) + n > table.code.hand_size or n == table.code.hand_size:
        return _counts(match, table)
    if n not in sizes and not table.deeds(_PACKET):
        return _AT_ONCE_OR_IN_ALL
    return f"{{who}} deals {n} to {whom}"


def _counts_beside(difference: int) -> Meaning:
    """A hand that is counted by how many cards it has too many or too few."""

    def counted(match: re.Match[str], table: RefereedTable) -> str | None:
        if table.sitting.deal is None:
            return None
        if table.deal.is_over and " card" not in match[0]:
            return _POINT_OR_CARD.replace("{fault}", "overcount" if difference > 0 else "undercount")
        seat = Seat.from_text(match["whom"] if "whom" in match.re.groupindex else match["who"])
        undealt = in_deal(table, *BEFORE_HANDS)
        held = table.code.hand_size - (0 if undealt else cards_played(table.deal, seat))
        number = int(match["n"]) if "n" in match.re.groupindex else 1
        count = f"{seat} counts {held + difference * number}"
        return f"{{dealer}} deals {{packets}} & {count}" if undealt else count

    return counted


_POINT_OR_CARD = (
    "?Points, or cards? Type '{who} claims {fault}' if they say that a side has marked wrong, or "
    "'{who} has six cards'"
)


def _marks_beside(fault: str) -> Meaning:
    """The claim that a side has marked too much or too little, where nothing of a hand is left to count."""

    def claimed(match: re.Match[str], table: RefereedTable) -> str | None:
        is_over = table.sitting.is_between_deals or not in_deal(table)
        return f"{match['who']} claims {fault}" if is_over else None

    return claimed


def _counts_for_another(match: re.Match[str], table: RefereedTable) -> str:
    """A hand of another player that somebody says to be wrong."""
    count = "{who} counts {n} in hand of {whom}" if match["who"] != match["whom"] else "{who} counts {n}"
    return f"{{dealer}} deals {{packets}} & {count}" if in_deal(table, *BEFORE_HANDS) else count


_SO_MANY_OF_WHAT = (
    "?{n} of what? The referee keeps the score; type '{who} has {n} cards' if the cards are wrong, or 'score'"
)


def _how_many(match: re.Match[str], table: RefereedTable) -> str | None:
    """The question how many cards a player has, with one more or one fewer than they should as example; a
    dealer of whom another says it may have made no discard."""
    seat = Seat.from_text(match["who"])
    if "says" in match.re.groupindex and match["says"] and _may_not_have_discarded(seat, table):
        return None
    is_dealt = in_deal(table) and not in_deal(table, *BEFORE_HANDS)
    right = table.code.hand_size - (cards_played(table.deal, seat) if is_dealt else 0)
    wrong = max(0, right + (-1 if re.search(r"\b(?:few|short)\b", match[0]) else 1))
    return f"?How many? Type '{{who}} has {_WORDS[wrong]} card{'' if wrong == 1 else 's'}'"


def _may_not_have_discarded(seat: Seat, table: RefereedTable) -> bool:
    """Whether a dealer to whom the turn-up belongs has put out no card by the record."""
    deal = table.sitting.deal
    return deal is not None and seat == deal.dealer and deal.calling.accepted and not deal.exchanged


_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

_WHOSE = (
    "?In whose hand? Type '{who} has four cards' or '{who} has six cards' if it is their own, or "
    "'{who} finds imperfect pack' if the pack is wrong"
)


def _asks_whose(match: re.Match[str], table: RefereedTable) -> str | None:
    """The question in whose hand a card is missing or too many, which a player only says to be so."""
    return _WHOSE if in_deal(table) else None


_FROM_THE_FIRST = "(?:in deal|(?:from|at)(?: very)? (?:start|beginning|outset)|originally)"


_THEY_HAVE = (
    rf"<who> {SAYS} (?:that )?(?:they|he|she|we|i|<seat>(?: and <seat>)?) (?:still )?(?:have|get|be|mark)"
    r"(?: mark)? (?:A |<n> )?(?:point )?"
)

ROWS: tuple[Row, ...] = (
    (rf"{_THEY_HAVE}(?:too many|too much|more|extra)", _marks_beside("overcount")),
    (rf"{_THEY_HAVE}(?:too few|less|short)", _marks_beside("undercount")),
    (NOT_SAID_WHOSE.pattern.replace("(?P<who>[A-D])", "<who>"), _asks_whose),
    (r"<who> and <whom> have <n>", _SO_MANY_OF_WHAT),
    (
        rf"<who> {SAYS} (?:that )?<whom> (?:(?:have|get)(?: be)? )?(?:be )?(?:deal|give) <n>(?: card)?",
        _was_dealt,
    ),
    (
        rf"<who> {SAYS} (?:that )?<whom> (?:have|get|hold)(?: get)? <n> card",
        _counts_for_another,
    ),
    (r"<who> (?:(?:have )?be|get) (?:deal|give) <n>(?: card)?", _was_dealt),
    (rf"<who> (?:get|have|receive)(?: get)? <n>(?: card)? {_FROM_THE_FIRST}", _was_dealt),
    (r"<who> (?:deal|give) <whom> <n>(?: card)?", _packet_or_count),
    (r"<who> (?:deal|give) <whom> <n> card in hand", _was_dealt),
    (r"<who> (?:deal|give) <n>(?: card)? to <whom>", _packet_or_count),
    (r"<who> (?:deal|give) <n>(?: card)? to", _packet_or_count),
    (
        r"<who> (?:get|have|count|find|discover)(?: be)? <n>(?: card)?(?: in hand| left| to play)?",
        _counts,
    ),
    (
        r"<who> (?:count(?: card)? and(?: (?:he|she|they))? )?(?:(?:find|see) )?(?:still )?"
        r"(?:have|get|find|hold)(?: still)? <n>(?: card)?(?: (?:in hand|left|to play))?",
        _counts,
    ),
    (r"<who> (?:deal|give) <whom> <n>(?: card)? (?:too many|more|extra)", _counts_beside(1)),
    (r"<who> (?:deal|give) <whom> <n>(?: card)? (?:too few|less|short)", _counts_beside(-1)),
    (
        r"<who> (?:count|find|see|have)(?: and find)? <n>(?: card)? in <whom> 's (?:hand|card)",
        "{who} counts {n} in hand of {whom}",
    ),
    (
        r"<who> (?:count|find|see) <whom> 's (?:hand|card)(?: and (?:find|have|get)| be)? <n>(?: card)?",
        "{who} counts {n} in hand of {whom}",
    ),
    (r"<who> (?:have|get) <n>(?: card)? (?:too many|more|extra)", _counts_beside(1)),
    (r"<who> (?:have|get|be) <n>(?: card)? (?:too few|less|short)", _counts_beside(-1)),
    (
        rf"(?:(?P<says>[A-D]) {SAYS} (?:that )?)?<who> (?:still )?(?:have|get|hold|be leave with)(?: get)?"
        r"(?: still)? (?:too (?:many|few)|wrong number of) card(?: (?:left|leave|in hand))?",
        _how_many,
    ),
    (
        r"<who> (?:(?:be )?(?:miss|missing|lacks?|short of) (?:1 |a )?card|be (?:1 |a )?card short)",
        _counts_beside(-1),
    ),
    (
        r"(?:(?:we|they|<seat>|somebody|everybody|it) )?(?:notice|see|find|discover|count|spot)"
        r"(?: that)? <who> (?:still )?(?:have|hold) <n>(?: card)?(?: (?:left|leave))?"
        r"(?: (?:and|but|while|when|to|against|where) (?:all )?(?:other|we|they|everybody else|rest)s?"
        r" (?:all )?(?:have )?(?:only )?(?:[0-9])(?: card)?(?: left)?)?",
        _counts,
    ),
    (r"<who> still (?:have|hold) <n> card", _counts),
    (r"<who> be short(?: of)?(?: card)?", _how_many),
)
"""The sentences, each with its meaning."""
