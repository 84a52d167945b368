"""Leads made too soon or out of turn to which others have played (leeds-dwight-1888 47, 52, 60, 104)."""

from __future__ import annotations

from ...acts import Act, Play, TableAct
from ...deal import Deal, Trick
from ...deal.state import deal_with
from ...deciding import decides
from ..state import Case, RefereedTable, with_deal, with_ledger
from .handling import card_put_away, leader_due, trick_swept_back, turn_due


@decides("leeds-dwight-1888 47 60")
def lead_followed(table: RefereedTable, act: Act) -> Case | None:
    """The lead made too soon that an act follows, None for any other act.

    The lead has gone back, no card was played since, and the next player, who has played to the trick that is
    on, plays another.
    """
    deal = table.sitting.deal
    trick = None if deal is None or deal.is_over else deal.trick
    if deal is None or trick is None or not _is_play(act, len(deal.tricks) + 1):
        return None
    for case in table.open_cases:
        is_on = case.irregularity == "hasty-lead" and case.trick == len(deal.tricks)
        if is_on and not any(isinstance(one, Play) for one in deal.acts[case.since :]):
            is_next = act.actor in trick.seats and turn_due(_led_again(deal, case)) == act.actor
            return case if is_next else None
    return None


def with_lead_standing(table: RefereedTable, case: Case) -> RefereedTable:
    """The table on which a lead made too soon stands; the partner may still be ordered to win its trick."""
    lead = (case.offender, case.cards[-1])
    exposed = tuple(one for one in table.ledger.exposed if (one.seat, one.card) != lead)
    return with_ledger(with_deal(table, _led_again(table.deal, case)), exposed=exposed)


@decides("leeds-dwight-1888 52 104")
def right_lead(deal: Deal) -> Play | None:
    """The card of the player whose lead it was, where nobody else has played to a lead out of turn, None
    otherwise: it is the right lead when the card led falsely is called at once."""
    plays = deal.tricks[-1].plays
    if len(plays) != 2:
        return None
    return plays[1] if plays[1].actor == leader_due(trick_swept_back(deal)) else None


def _is_play(act: Act, number: int) -> bool:
    """Whether an act plays a card to the trick with a number, which it may leave out."""
    if isinstance(act, TableAct):
        return act.form == "plays {card} to trick {number}" and act.numbers == (number,)
    return isinstance(act, Play)


def _led_again(deal: Deal, case: Case) -> Deal:
    """The deal with a card that went back led to the next trick once more."""
    lead = Play(case.known_offender, case.cards[-1])
    trick = Trick((lead,), deal.tricks[-1].trump)
    deal = card_put_away(deal, case.known_offender, lead.card)
    deal = deal_with(deal, {"tricks": (*deal.tricks, trick)})
    return deal_with(deal, {"turn": turn_due(deal)})
