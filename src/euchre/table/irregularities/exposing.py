"""Cards shown, dropped, named, held apart, thrown down or thrown in (professor-1862 L20, L28, L33,
jerome-1877 9.7, 12.1, 12.3 and s.10, leeds-dwight-1888 46, 48 to 51, 91, 104, modern m.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...acts import Act, TableAct, TableActForm, TurnUp
from ...cards import UNKNOWN, Card
from ...deal import Deal, Stage
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat
from ..state import Finding, RefereedTable
from .watching import Watcher, more_special

_SHOWING: Mapping[TableActForm, IrregularityName] = {
    "exposes {cards}": "exposed-card",
    "drops {cards}": "dropped-card",
    "faces {cards}": "exposed-card",
    "names {card}": "named-own-card",
    "lifts the turn-up": "turn-up-lifted",
    "throws down the hand": "hand-thrown-down",
    "lays open the hand": "hand-thrown-down",
    "throws in {cards}": "cards-thrown-in",
}
"""The acts with which players show their own cards."""
_OFFERS_NO_CARD = ("dropped-card", "named-own-card")
_WITH_CARDS = (Stage.FIXING, Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)


@decides(
    irregularities=(
        "exposed-card card-shown-by-lone-player dropped-card named-own-card turn-up-lifted "
        "hand-thrown-down cards-thrown-in gives-up-against-lone"
    )
)
def shown(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Cards that players show or name of their own hands, once the turn-up lies.

    A lone player, and an adversary who throws down the hand against one, are cases of their own under some
    codes (leeds-dwight-1888 50, 104). A player who sits out holds no card that could be called.
    """
    if not isinstance(act, TableAct) or act.form not in _SHOWING or not isinstance(act.actor, Seat):
        return
    deal = before.deal
    if deal.stage not in _WITH_CARDS or act.actor in deal.calling.out or now.ledger.game_to is not None:
        return
    if act.form == "faces {cards}" and isinstance(deal.acts[-1], TurnUp):
        return  # shown with the turn-up (leeds-dwight-1888 39)
    cards = _own_cards(deal, act.actor, act)
    kinds = [_SHOWING[act.form]]
    if kinds[0] == "dropped-card":
        kinds.insert(0, "exposed-card")
    if not cards and kinds[0] not in ("hand-thrown-down", "cards-thrown-in"):
        return
    if kinds[-1] not in _OFFERS_NO_CARD:
        kinds += _special(deal, act.actor, kinds[0])
    yield Finding(irregularity=more_special(now, kinds), offender=act.actor, cards=cards)


@decides(irregularities="all-hands-thrown-down")
def all_thrown_down(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The last of all hands is thrown down (leeds-dwight-1888 49)."""
    if not isinstance(act, TableAct) or act.form != "throws down the hand" or before.deal.is_over:
        return
    thrown = {deed.actor for deed in now.deeds("throws down the hand")}
    if thrown >= set(now.deal.active) and act.actor not in {
        deed.actor for deed in before.deeds("throws down the hand")
    }:
        yield Finding(irregularity="all-hands-thrown-down", offender=None)


@decides(irregularities="detached-card-named detached-card-misnamed")
def detached_card_named(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """An adversary's card held apart is named, rightly or wrongly (leeds-dwight-1888 51).

    The referee looks at the card and says which: the law demands it.
    """
    if not isinstance(act, TableAct) or act.form != "names {card}" or not isinstance(act.actor, Seat):
        return
    apart = _held_apart(before, act.actor)
    if apart is None:
        return
    holder, card = apart
    if card is act.cards[0]:
        yield Finding(irregularity="detached-card-named", offender=holder, cards=(card,))
    else:
        yield Finding(irregularity="detached-card-misnamed", offender=act.actor, cards=act.cards)


def _own_cards(deal: Deal, seat: Seat, deed: TableAct) -> tuple[Card, ...]:
    """The player's own cards that an act makes known."""
    if deed.form == "lifts the turn-up":
        taken_up = seat == deal.dealer and deal.calling.accepted and deal.turn_up is not None
        return (deal.turn_up,) if taken_up and deal.turn_up in deal.holding(seat) else ()
    cards = deed.cards if "{card" in deed.form else deal.holding(seat)
    return tuple(card for card in cards if card is not UNKNOWN and deal.hand_may_hold(seat, card))


def _special(deal: Deal, seat: Seat, kind: IrregularityName) -> Iterator[IrregularityName]:
    lone = deal.calling.lone
    if seat == lone and kind != "cards-thrown-in":
        yield "card-shown-by-lone-player"
    elif lone is not None and seat not in deal.makers and kind in ("hand-thrown-down", "cards-thrown-in"):
        yield "gives-up-against-lone"


def _held_apart(table: RefereedTable, namer: Seat) -> tuple[Seat, Card] | None:
    """The last card that an adversary of a player holds apart, unless it was named since."""
    seating = table.code.seating
    for deed in reversed(table.deeds("detaches {card}", "names {card}")):
        if deed.form == "names {card}":
            return None
        holder, (card,) = deed.actor, deed.cards
        if isinstance(holder, Seat) and seating.side_of(holder) is not seating.side_of(namer):
            return (holder, card) if table.deal.hand_may_hold(holder, card) else None
    return None


WATCHERS: tuple[Watcher, ...] = (shown, all_thrown_down, detached_card_named)
