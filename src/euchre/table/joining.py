"""Remedies that bring the lone player's partner into the hand or keep them out."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act, Manner
from ..deal.state import deal_with
from .physical.handling import card_put_aside, card_taken_back, played_out, turn_due
from .remedy import REMEDIES
from .state import Case, CaseStatus, RefereedTable, with_case, with_deal, with_ledger


@REMEDIES.add(
    "joins",
    "{offender} plays, and the hand counts as one of four players",
    choice="have {offender} play, as in a hand of four",
)
def joins(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """The partner plays on with the lone player, and the hand counts as one of four players: from the
    trick that is on, or from the next lead (jerome-1877 14.2, 14.3, leeds-dwight-1888 100)."""
    return with_partner_joined(with_ledger(table, joining=True))


def with_partner_joined(table: RefereedTable) -> RefereedTable:
    """The table with the lone player's partner in the hand, once a trick is on; cards left over at the
    end stay unplayed."""
    deal = table.deal
    if not table.ledger.joining or deal.trick is None:
        return table
    table = with_ledger(table, joining=False)
    calling = replace(deal.calling, lone=None, out=(), manner=Manner.PARTNERSHIP, duelist=None)
    deal = deal_with(deal, {"calling": calling})
    return with_deal(table, deal_with(deal, {"turn": turn_due(deal)}))


@REMEDIES.add("abstains", "{offender} stays out of the hand", choice="keep {offender} out of the hand")
def abstains(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """The partner stays out; a card that the partner has played goes back (leeds-dwight-1888 100)."""
    deal = table.deal
    if case.trick is None or case.offender not in deal.tricks[case.trick - 1].seats:
        return table
    if deal.is_complete(deal.tricks[case.trick - 1]):
        return _without_card_of_partner(table, case)
    deal = card_taken_back(deal, case.offender, case.trick)
    return with_deal(table, deal_with(deal, {"turn": turn_due(deal)}))


def _without_card_of_partner(table: RefereedTable, case: Case) -> RefereedTable:
    """The table when all others have played: the partner's card is no part of the trick, and theirs stay.

    Nobody had to follow a suit that the partner led (professor-1862 A10, L15).
    """
    deal = card_put_aside(table.deal, case.known_offender, case.known_trick)
    if table.deal.tricks[case.known_trick - 1].leader == case.offender:
        for one in table.ledger.cases:
            is_there = one.trick == case.trick and one.status is CaseStatus.HIDDEN
            if is_there and one.irregularity == "revoke":
                table = with_case(table, replace(one, status=CaseStatus.LAPSED))
    return with_deal(table, played_out(deal))


@REMEDIES.add("reduce-march", "a march scores no more than two points")
def reduce_march(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """A march of the lone player counts less (leeds-dwight-1888 102, modern m.13)."""
    return with_ledger(table, lone_march=table.code.provisions[case.irregularity].points)


@REMEDIES.add("lose-jambone-call", "no card may be called from the jambone hand")
def lose_jambone_call(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """No card may be called from the jambone hand any more (professor-1862 S6)."""
    deal = table.deal
    side = table.code.seating.side_of(case.known_offender).seats
    calling = replace(deal.calling, waived=(*deal.calling.waived, *side))
    return with_deal(table, deal_with(deal, {"calling": calling, "called": None}))
