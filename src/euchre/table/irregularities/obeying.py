"""Calls disobeyed, penalties refused, the game left (professor-1862 L29, L33, L37, jerome-1877 s.8,
leeds-dwight-1888 54)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, LeaveSeat, Play, TableAct
from ...deal import legal_cards
from ...deciding import decides
from ...seats import Seat
from ..orders import cards_open, orders_on
from ..state import CaseStatus, Finding, RefereedTable
from .watching import Watcher


@decides(irregularities="disobeyed-call")
def call_disobeyed(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A card that follows suit but is not what its player was called on to play and could have played.

    Only the player's own cards show whether they could: on a claim the referee looks at the hand
    (leeds-dwight-1888 57). The card called comes after the card played.
    """
    if not isinstance(act, Play) or not isinstance(act.actor, Seat) or before.sitting.deal is None:
        return
    orders = orders_on(before, act.actor)
    if not orders or act.card in cards_open(before, act.actor):
        return
    if act.card in legal_cards(before.deal, act.actor):
        called = tuple(order.card for order in orders if order.card is not None)
        yield Finding(
            irregularity="disobeyed-call",
            offender=act.actor,
            cards=(act.card, *called[:1]),
            trick=len(now.deal.tricks),
        )


@decides(irregularities="refused-penalty")
def penalty_refused(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A side that has offended will not submit to the penalty."""
    if not isinstance(act, TableAct) or act.form != "refuses {matter}" or act.matter != "penalty":
        return
    if isinstance(act.actor, Seat):
        side = before.code.seating.side_of(act.actor).seats
        if any(
            case.offender in side and case.status is not CaseStatus.HIDDEN for case in before.ledger.cases
        ):
            yield Finding(irregularity="refused-penalty", offender=act.actor)


@decides(irregularities="left-the-game")
def game_left(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A player leaves the table while a deal is on."""
    if isinstance(act, LeaveSeat) and before.sitting.deal is not None and not before.deal.is_over:
        yield Finding(irregularity="left-the-game", offender=act.seat)


WATCHERS: tuple[Watcher, ...] = (call_disobeyed, penalty_refused, game_left)
