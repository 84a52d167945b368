"""The card that an adversary calls from a jambone hand, told with the lead in one sentence or by its rank:
`Bob leads the king of spades and calls the queen`."""

from __future__ import annotations

import re

from .....acts import Manner
from .....deal.rights import owner_of_call
from ....state import RefereedTable
from ...everyday import RANK_WORDS, rank_letter, trump_known, with_cards

_WHO = r"(?P<who>\w+(?:'s partner)?)"
_OWNERS = r"(?:the |his |her |their |\w+'s )?"
_CARD = rf"(?:[7-9TJQKA][SHDC]|{RANK_WORDS})\b"
_CALLS = r"(?:calls?|called|calling|names?|named|naming|asks|asked|asking)(?: for)?"
_LEADS = r"(?:leads?|led|leading|plays?|played|playing)"
_AND = r",?(?: and| then| but| as (?:he|she|they))*"
_LEADS_AND_CALLS = re.compile(
    rf"{_WHO} {_LEADS} {_OWNERS}(?P<lead>{_CARD}){_AND} {_CALLS} {_OWNERS}(?P<called>{_CARD})", re.IGNORECASE
)
_CALLS_AND_LEADS = re.compile(
    rf"{_WHO} {_CALLS} {_OWNERS}(?P<called>{_CARD}){_AND} {_LEADS} {_OWNERS}(?P<lead>{_CARD})", re.IGNORECASE
)
_CALLS_ALONE = re.compile(rf"{_WHO} (?:calls?|called)(?: for)? {_OWNERS}(?P<called>{_CARD})", re.IGNORECASE)


def with_jambone_call(sentence: str, table: RefereedTable) -> str:
    """A sentence in which a card is called from a jambone hand, with the call and the lead apart and with the
    suit of each card; a card told by its rank alone is of the suit of the other, or of the suit led."""
    deal = table.sitting.deal
    if deal is None or deal.calling.manner is not Manner.JAMBONE or deal.called is not None:
        return sentence
    if owner_of_call(deal) is None or len(deal.tricks) > 1 or '"' in sentence:
        return sentence
    said = with_cards(sentence.strip(" .!"), trump_known(table))
    for pattern, order in ((_LEADS_AND_CALLS, ("lead", "called")), (_CALLS_AND_LEADS, ("called", "lead"))):
        found = pattern.fullmatch(said)
        if found is not None and (cards := _with_suits(found["lead"], found["called"])) is not None:
            does = {"lead": f"leads {cards[0]}", "called": f"calls {cards[1]}"}
            return "; ".join(f"{found['who']} {does[one]}" for one in order)
    found = _CALLS_ALONE.fullmatch(said)
    led = deal.trick.plays[0].card.text if deal.trick is not None else ""
    if found is not None and (cards := _with_suits(led, found["called"])) is not None:
        return f"{found['who']} calls {cards[1]}"
    return sentence


def _with_suits(lead: str, called: str) -> tuple[str, str] | None:
    """Two cards, of which one may take its suit from the other; None where neither has one."""
    suit = next((card[1] for card in (lead, called) if len(card) == 2), None)
    if suit is None:
        return None
    one, other = (card if len(card) == 2 else f"{rank_letter(card.lower())}{suit}" for card in (lead, called))
    return one, other
