"""What a line tells that was done before other entries: cards touched in the deal, and the discard.

What a touch is worth depends on whether all the hands were dealt (leeds-dwight-1888 43, professor-1862 L7),
so it is entered ahead of the last packet; a touch `before the turn-up` is entered between the two. A discard
that the dealer `had made before that` is entered ahead of the first lead.
"""

from __future__ import annotations

from collections.abc import Callable

from ...acts import DealOut, Discard, Play, TableAct, TurnUp
from ...cards import UNKNOWN
from ...deal.rights import dealer_exchanges
from ...errors import EuchreError
from ...notation import DealLine
from ...seats import Seat
from ...table import RefereedTable
from ...table.physical.discarding import owes_discard
from ...table.physical.touching import TOUCHES, is_dealt
from ...table.speech.everyday import trump_known, with_cards
from ...table.speech.plain import with_players
from ...table.speech.retelling.earlier import DISCARDED_BEFORE
from ...table.speech.retelling.speakers.pronouns import of_last_player
from ...table.speech.sentences.dealing.of_touching import without_deal_going_on, without_turn_to_come
from .confirming import read_at_desk
from .desk import Desk


def touched_in_deal(line: str, desk: Desk) -> tuple[int, str] | None:
    """The number of the entry with the last packet, or with the turn-up where all the hands may have been
    dealt, and its new text with the touch ahead of it; None for other lines, and before all is dealt."""
    if desk.table.sitting.deal is None or not is_dealt(desk.table.deal):
        return None
    said = of_last_player(with_players(line, desk.table), desk.table)
    touch, number = without_deal_going_on(said), _last_entry(desk, _deals_packet)
    meanwhile = f" while {desk.table.deal.dealer} is dealing"
    if touch is None and not _parts_deal_from_turn_up(desk.table):
        touch, number, meanwhile = without_turn_to_come(said), _last_entry(desk, _turns_up), ""
    if touch is None or number is None:
        return None
    before = desk.entries[number - 2].table
    try:
        read = read_at_desk(f"{touch}{meanwhile}", before)
    except EuchreError:
        return None
    acts = [one for one, _ in read.told]
    if read.must_be_asked or not acts:
        return None
    if not all(isinstance(act, TableAct) and act.form in TOUCHES for act in acts):
        return None
    return number, "; ".join([*(act.text for act in acts), desk.entries[number - 1].text])


def discard_told_late(line: str, desk: Desk) -> tuple[int, str] | None:
    """The number of the entry with the first lead, which the record has before the discard, and its new text
    with the discard ahead of it; None for other lines."""
    deal = desk.table.sitting.deal
    if deal is None or '"' in line or ("discard" not in line.lower() and "put" not in line.lower()):
        return None
    read = with_cards(with_players(line, desk.table), trump_known(desk.table))
    said = DISCARDED_BEFORE.fullmatch(read)
    if said is None or not any(said[mark] for mark in ("had", "already", "before", "forgot")):
        return None
    is_another = len(said["who"]) == 1 and said["who"].upper() != str(deal.dealer)
    if is_another or _last_entry(desk, lambda what: _is_discard_of(deal.dealer, what)) is not None:
        return None
    number = _first_lead(desk)
    if number is None or not dealer_exchanges(desk.entries[number - 2].table.deal):
        return None
    discard = f"{deal.dealer} discards {said['card'] or UNKNOWN}"
    return number, f"{discard}; {desk.entries[number - 1].text}"


def discard_perhaps_untold(before: RefereedTable, now: RefereedTable) -> tuple[str, ...]:
    """How to tell a discard that was left out, once the dealer has played without one by the record."""
    deal = now.sitting.deal
    if deal is None or before.sitting.deal is None or owes_discard(before.deal) or not owes_discard(deal):
        return ()
    return (
        f"If {deal.dealer} has discarded and only the entry is missing, type '{deal.dealer} had discarded'.",
    )


def _is_discard_of(dealer: Seat, what: object) -> bool:
    return isinstance(what, Discard) and what.actor == dealer


def _first_lead(desk: Desk) -> int | None:
    """The number of the entry with the first card played in this deal; None where none is."""
    found = None
    for number in range(len(desk.entries), 1, -1):
        what = desk.entries[number - 1].what
        if isinstance(what, DealLine):
            return found
        if isinstance(what, Play):
            found = number
    return found


def _parts_deal_from_turn_up(table: RefereedTable) -> bool:
    """Whether it matters to the code if a touch before the turn-up was while cards were dealt
    (leeds-dwight-1888 43), which such words leave open."""
    return any("adversary-touched-first" in row.excuses for row in table.code.provisions.values())


def _last_entry(desk: Desk, is_meant: Callable[[object], bool]) -> int | None:
    """The number of the last entry of this deal that tells something; None where none does."""
    for number in range(len(desk.entries), 1, -1):
        what = desk.entries[number - 1].what
        if isinstance(what, DealLine):
            return None
        if is_meant(what):
            return number
    return None


def _deals_packet(what: object) -> bool:
    return isinstance(what, DealOut) or (isinstance(what, TableAct) and what.words.startswith("deals"))


def _turns_up(what: object) -> bool:
    return isinstance(what, TurnUp)
