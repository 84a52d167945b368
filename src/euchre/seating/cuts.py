"""Who has to cut now, and what counts as a cut.

All cut from one pack (leeds-dwight-1888 9). A person who shows two cards cuts again (leeds-dwight-1888 10) or
is held to the higher, and a card that drops face up may be the cut (professor-1862 L1).
"""

from __future__ import annotations

from ..acts import Act, Draw, Person, TableAct
from ..copying import replace
from ..deciding import decides
from ..game.cutting import height, same_pack
from ..laws import Code
from .places import closed, settled
from .state import Roster

TWO_SHOWN, DROPPED = "shows {cards} in cutting", "drops {cards}"
"""The table acts that may count as a cut."""


@decides(reasons="club/not-your-cut club/cut-first")
def to_cut(roster: Roster) -> tuple[str, ...]:
    """Return who has to cut now; they may cut in any order. Empty if nothing is to be cut."""
    cutting = closed(roster).cutting
    return () if cutting is None else cutting.order.to_cut


@decides(values="dropped_card_is_cut")
def is_cut(roster: Roster, act: Act) -> bool:
    """Return whether an act is a cut, valid or void. A dropped card is a cut only of a person who has to
    cut."""
    match act:
        case Draw(Person()):
            return True
        case TableAct(Person(), form) if form == TWO_SHOWN:
            return True
        case TableAct(Person(name), form, cards=(_,)) if form == DROPPED:
            return roster.code.dropped_card_is_cut and name in to_cut(roster)
    return False


def after_cut(roster: Roster, act: Act) -> Roster:
    """Return the roster after a cut. A cut of a person who does not have to cut settles nothing; a void one
    only closes the list of people."""
    if not isinstance(act.actor, Person) or act.actor.name not in to_cut(roster):
        return roster
    roster = closed(roster)
    cut = counted(roster, act)
    if cut is None or roster.cutting is None:
        return roster
    return settled(replace(roster, cutting=replace(roster.cutting, cuts=(*roster.cutting.cuts, cut))))


@decides("leeds-dwight-1888 9 10", reasons="club/void-cut")
def counted(roster: Roster, act: Act) -> Draw | None:
    """Return the card with which a cut counts; None if it is void and has to be made again."""
    cut = _shown(roster.code, act)
    if cut is None or cut.card.suit is None or cut.card not in roster.code.pack:
        return None
    before = () if roster.cutting is None else roster.cutting.cuts
    return cut if cut in same_pack((*before, cut)) else None


@decides(values="two_cards_cut")
def _shown(code: Code, act: Act) -> Draw | None:
    match act:
        case Draw():
            return act
        case TableAct(actor, _, cards=cards) if len(cards) == 1 or code.two_cards_cut == "higher_counts":
            known = [card for card in cards if card.suit is not None]
            return Draw(actor, max(known, key=lambda card: height(code, card))) if known else None
    return None
