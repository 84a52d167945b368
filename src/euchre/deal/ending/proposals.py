"""Hands that end before the last card: cards laid down as winners, or a result that all agree to.

modern lay-down, lay-down-refused, throw-in.
"""

from __future__ import annotations

from typing import Any

from ...acts import Assent, LayDown, Objection, ThrowIn
from ...copying import replace
from ...deciding import decides
from ...seats import Seat
from ..outcome import deal_over, outcome_of
from ..rights import may_lay_down
from ..state import Deal, Ending, EndingProposal, Stage, deal_with, seat_of
from .certainty import are_certain_winners

Changes = dict[str, Any]


def laid_down(deal: Deal, act: LayDown) -> Changes:
    """Return what changes when a hand is laid down: certain winners count at once, and of others all are
    asked."""
    changes = _put_to_the_others(deal, act)
    if changes and are_certain_winners(deal, seat_of(act)):
        return {"shown": changes["shown"], **_rest_taken(deal, seat_of(act))}
    return changes


def laid_down_for_answers(deal: Deal, act: LayDown) -> Deal:
    """Return the deal after a hand is laid down at a table of real cards: the others are asked whatever the
    cards are, and may object without giving a reason."""
    asked = _asked_to_agree(deal, act) or _put_to_the_others(deal, act)
    return deal_with(deal, {**asked, "acts": (*deal.acts, act)})


def _put_to_the_others(deal: Deal, act: LayDown) -> Changes:
    seat = act.actor
    if not isinstance(seat, Seat) or not may_lay_down(deal, seat):
        return {}
    return {"shown": (*deal.shown, seat), "claim": EndingProposal(seat=seat, tricks=None)}


@decides("jerome-1877 s.10")
def _asked_to_agree(deal: Deal, act: LayDown) -> Changes:
    """Return what changes where nobody may lay down cards as winners, but all may agree on a result: the
    others are asked, and the cards are merely shown if anybody does not agree."""
    seat = act.actor
    allows = deal.code.throw_in and not deal.code.lay_down
    if not allows or not isinstance(seat, Seat) or deal.stage is not Stage.PLAYING:
        return {}
    is_free = seat in deal.active and deal.claim is None
    return {"claim": EndingProposal(seat=seat, tricks=None)} if is_free else {}


def _rest_taken(deal: Deal, seat: Seat) -> Changes:
    left = deal.code.hand_size - len(deal.finished_tricks)
    makers = deal.makers_tricks() + (left if seat in deal.makers else 0)
    return deal_over(outcome_of(deal, Ending.LAID_DOWN, makers, rest_to=seat))


def unopposed(deal: Deal) -> Deal:
    """Return the deal when people go on to the next and nobody has objected to cards laid down: their player
    has the remaining tricks (modern lay-down). A result that was proposed needs the word of all (modern
    throw-in)."""
    claim = deal.claim
    if claim is None or claim.tricks is not None or not deal.code.lay_down:
        return deal
    return deal_with(deal, {"claim": None, **_rest_taken(deal, claim.seat)})


def thrown_in(deal: Deal, act: ThrowIn) -> Changes:
    """Return what changes when a player proposes to end the hand with a number of tricks for the makers."""
    if deal.stage is not Stage.PLAYING:
        return {}
    return {"claim": EndingProposal(seat=seat_of(act), tricks=act.tricks)}


def assented(deal: Deal, act: Assent) -> Changes:
    """Return what changes when a player agrees; the hand is over once all have."""
    claim = deal.claim
    if claim is None or act.actor not in deal.to_answer:
        return {}
    agreed = replace(claim, agreed=(*claim.agreed, seat_of(act)))
    if deal_with(deal, {"claim": agreed}).to_answer:
        return {"claim": agreed}
    if claim.tricks is None:
        return {"claim": None, **_rest_taken(deal, claim.seat)}
    return {"claim": None, **deal_over(outcome_of(deal, Ending.THROWN_IN, claim.tricks))}


@decides("modern lay-down-refused", "modern throw-in")
def objected(deal: Deal, act: Objection) -> Changes:
    """Return what changes when a player objects: nothing if they are not asked, as the lone player's partner
    is not."""
    return {"claim": None} if act.actor in deal.to_answer else {}
