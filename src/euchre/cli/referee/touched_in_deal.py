"""Cards touched while the deal went on, told after it: `Rita picked up her cards during the deal`.

What a touch is worth depends on whether all the hands were dealt (leeds-dwight-1888 43, professor-1862 L7),
so it is entered ahead of the last packet.
"""

from __future__ import annotations

from ...acts import DealOut, TableAct
from ...errors import EuchreError
from ...notation import DealLine
from ...table.physical.touching import TOUCHES, is_dealt
from ...table.speech.plain import with_players
from ...table.speech.sentences.dealing.of_touching import without_deal_going_on
from .confirming import read_at_desk
from .desk import Desk


def touched_in_deal(line: str, desk: Desk) -> tuple[int, str] | None:
    """The number of the entry with the last packet, and its new text with the touch ahead of it; None for
    other lines, and while packets are still to come."""
    touch = without_deal_going_on(with_players(line, desk.table))
    if desk.table.sitting.deal is None or not is_dealt(desk.table.deal) or touch is None:
        return None
    number = _last_packet(desk)
    if number is None:
        return None
    before = desk.entries[number - 2].table
    try:
        read = read_at_desk(f"{touch} while {desk.table.deal.dealer} is dealing", before)
    except EuchreError:
        return None
    acts = [one for one, _ in read.told]
    if read.must_be_asked or not acts:
        return None
    if not all(isinstance(act, TableAct) and act.form in TOUCHES for act in acts):
        return None
    return number, "; ".join([*(act.text for act in acts), desk.entries[number - 1].text])


def _last_packet(desk: Desk) -> int | None:
    """The number of the entry that tells the last packet of this deal; None where nothing tells it."""
    for number in range(len(desk.entries), 1, -1):
        what = desk.entries[number - 1].what
        if isinstance(what, DealLine):
            return None
        if isinstance(what, DealOut) or (isinstance(what, TableAct) and what.words.startswith("deals")):
            return number
    return None
