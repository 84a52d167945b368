"""Sentences about the cards that a maker puts out for the dummy."""

from __future__ import annotations

import re

from .....cards import UNKNOWN
from .....deal import Stage
from .....seats import Seat
from ....state import RefereedTable
from ...everyday import trump_known, with_cards
from ..meaning import Row, in_deal

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


ROWS: tuple[Row, ...] = (
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
