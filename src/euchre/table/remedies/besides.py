"""What follows from a remedy besides its own words, as clauses."""

from __future__ import annotations

from ...acts import Act, TableAct
from ...cards import write_cards
from ..bidding import calls_released
from ..physical.leads import right_lead
from ..state import Case, RefereedTable
from ..terms.conditions import offered_choices
from ..terms.holders import holders_of
from .general import choice_lost

SENDS_CARD_BACK = ("recall", "take-back")
"""The remedies that send a card back to its player."""
_SENDS_BACK = frozenset({*SENDS_CARD_BACK, "call-suit"})
"""Choices that send a card back; with a card led, all that was played to it goes back."""


def goes_back_too(table: RefereedTable, case: Case, remedy: str, act: Act | None = None) -> str:
    """Return whose cards go back with a lead that an act sends back, as a clause, or whose stays as the right
    lead because the card is called at once; empty if nobody has followed it."""
    deal = table.sitting.deal
    if remedy not in _SENDS_BACK or deal is None or case.trick is None or case.trick != len(deal.tricks):
        return ""
    trick = deal.tricks[-1]
    others = [str(seat) for seat in trick.seats if seat != case.offender]
    if trick.leader != case.offender or not others:
        return ""
    kept = right_lead(deal) if isinstance(act, TableAct) and act.form == "calls {card} from {seat}" else None
    if kept is not None:
        return f"{kept.card} stays on the table as the lead of {kept.actor}"
    *before, last = others
    if not before:
        return f"{last} takes back the card played to it"
    return f"{', '.join(before)} and {last} take back the cards played to it"


def what_changes(before: RefereedTable, now: RefereedTable, remedy: str = "") -> str:
    """Return the order to play the turn-up that a remedy undoes or lets stand, or the calls made too early
    that it undoes, as a clause; empty if there are none."""
    if before.sitting.deal is None:
        return ""
    was, calling = before.deal.calling, now.deal.calling
    if was.accepted and not calling.accepted:
        return f"the order of {was.maker} is undone"
    if remedy == "allow-ordering-up" and calling.accepted and not was.accepted:
        return f"the order of {calling.maker} stands"
    released = calls_released(before, now)
    return ", and ".join(f"what {seat} called too early counts no more" for seat in released)


def said_besides(table: RefereedTable, case: Case, follows: tuple[str, ...]) -> str:
    """Return what is to be said of what follows by law beside its words, before it takes effect."""
    if "lose-choice" in follows:
        return _freed_by_talk(table, case)
    if case.irregularity == "lone-maker-sees-dummy":
        return _DUMMY_UNUSED
    if case.irregularity == "call-while-bound":
        return _allowed_by(table)
    return _of_partners_deal(table) if "lose-deal" in follows else ""


_DUMMY_UNUSED = "the dummy may not be used, and a euchre still costs what it costs a lone player"
"""What holds of a dummy that a lone maker has looked at (modern m.13)."""


def _allowed_by(table: RefereedTable) -> str:
    """Return who may still let an order stand that was made after talk at a Bridge (professor-1862 L31,
    B6)."""
    talk = next((one for one in table.open_cases if one.irregularity == "bridge-talk"), None)
    who = () if talk is None or not offered_choices(table, talk) else holders_of(table, talk)
    return f"it stands if {' or '.join(map(str, who))} allows it" if who else ""


def _freed_by_talk(table: RefereedTable, case: Case) -> str:
    """Return what the choice lost by talk lets go, as a clause (leeds-dwight-1888 85)."""
    lost = choice_lost(table, case)
    if lost is None or lost.irregularity != "lead-out-of-turn":
        return ""
    free = f"{lost.offender} takes up {write_cards(lost.cards)}, which may not be called"
    return ", and ".join(filter(None, (free, goes_back_too(table, lost, "recall"))))


def _of_partners_deal(table: RefereedTable) -> str:
    """Return whose deal is lost where a player has dealt for their partner (leeds-dwight-1888 45)."""
    rightful = table.ledger.rightful
    is_partners = rightful is not None and rightful == table.code.seating.partner(table.deal.dealer)
    return f"it was {rightful}'s deal" if is_partners else ""
