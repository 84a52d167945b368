"""The acts due from a seat that obey the calls on it, and the refusal of a penalty."""

from __future__ import annotations

from ...acts import Call, Play, TableAct
from ...copying import replace
from ...deal import Due
from ...laws.irregularities import load_irregularities
from ...seats import Seat
from ..bidding import has_to_pass
from ..settlement import is_of_void_deal
from ..state import Case, CaseStatus, RefereedTable
from .orders import cards_open


def due_as_bound(table: RefereedTable, due: Due) -> Due:
    """A due with only those acts that obey every call on its seat."""
    if due.acts and all(isinstance(act, Play) for act in due.acts):
        cards = cards_open(table, due.actor)
        acts = tuple(act for act in due.acts if isinstance(act, Play) and act.card in cards)
        return replace(due, acts=acts or due.acts)
    if has_to_pass(table, due.actor):
        passes = tuple(act for act in due.acts if not (isinstance(act, Call) and act.word.makes_trump))
        return replace(due, acts=passes or due.acts)
    return due


def is_plainly_disobeyed(table: RefereedTable, case: Case) -> bool:
    """Whether everybody sees that a card called was not played, though it could be: it lies face up, and was
    to be led or is of the suit led, or in an open jambone hand."""
    called = case.cards[1:]
    if case.irregularity != "disobeyed-call" or case.status is not CaseStatus.HIDDEN or not called:
        return False
    if table.deal.called is called[0] and table.deal.calling.lone == case.offender:
        return True
    if not any(one.seat == case.offender and one.card is called[0] for one in table.ledger.exposed):
        return False
    trick = table.deal.tricks[case.known_trick - 1]
    return trick.leader == case.offender or called[0].suit_under(trick.trump) is trick.led


def refuses_penalty(table: RefereedTable, deed: TableAct) -> bool:
    """Whether a player refuses a penalty of their side, called a penalty or by the name of its matter; what
    came up in a deal that is void now is not owed (professor-1862 L10)."""
    refused = _refused(table, deed)
    return any(not is_of_void_deal(table, case.irregularity) for case in refused)


def refuses_in_void_deal(table: RefereedTable, deed: TableAct) -> bool:
    """Whether a player refuses a penalty that is not owed, since the deal is void."""
    return bool(_refused(table, deed)) and not refuses_penalty(table, deed)


def _refused(table: RefereedTable, deed: TableAct) -> tuple[Case, ...]:
    """The cases of a player's side that the player means by the penalty that they refuse."""
    if not isinstance(deed.actor, Seat):
        return ()
    side = table.code.seating.side_of(deed.actor).seats
    return tuple(
        case
        for case in table.ledger.cases
        if case.status is not CaseStatus.HIDDEN
        and case.offender in side
        and deed.matter in _names(table, case)
    )


def _names(table: RefereedTable, case: Case) -> tuple[str, ...]:
    """The words for the penalty of a case: its own names and those of its remedies."""
    provision = table.code.provisions[case.irregularity]
    also = load_irregularities()[case.irregularity].claimed_as
    return ("penalty", case.irregularity, *also, *provision.follows, *provision.choices)
