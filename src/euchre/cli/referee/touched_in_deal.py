"""Cards touched while the deal went on, told after it: `Rita picked up her cards during the deal`.

What a touch is worth depends on whether all the hands were dealt (leeds-dwight-1888 43, professor-1862 L7),
so it is entered ahead of the last packet; a touch `before the turn-up` is entered between the two.
"""

from __future__ import annotations

from collections.abc import Callable

from ...acts import DealOut, TableAct, TurnUp
from ...errors import EuchreError
from ...notation import DealLine
from ...table import RefereedTable
from ...table.physical.touching import TOUCHES, is_dealt
from ...table.speech.plain import with_players
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
