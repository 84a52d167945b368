"""Cards shown, dropped, named, held apart, thrown down or thrown in (professor-1862 L20, L28, L33,
jerome-1877 9.7, 12.1, 12.3 and s.10, leeds-dwight-1888 46, 48 to 51, 91, 104, modern m.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...acts import DeclineTurnUp, LayDown, Manner, TableAct, TableActForm, TurnUp
from ...cards import UNKNOWN, Card
from ...deal import Deal, Stage, seat_of
from ...laws import IrregularityName
from ...seats import Seat
from ..bidding import passes_by_throw
from ..binding import laid_open_by
from ..physical.open_cards import held_apart, holder_of_unseen, named_unseen
from ..state import Finding, RefereedTable
from .watching import more_special, watches, watches_table

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


@watches_table(
    *_SHOWING,
    finds="exposed-card card-shown-by-lone-player dropped-card named-own-card turn-up-lifted "
    "hand-thrown-down cards-thrown-in gives-up-against-lone",
    by_player=True,
)
def shown(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield cards that players show or name of their own hands, once the turn-up lies.

    A lone player, and an adversary who throws down the hand against one, are cases of their own under some
    codes (leeds-dwight-1888 50, 104). A player who sits out holds no card that could be called.
    """
    deal, seat = before.deal, seat_of(act)
    if deal.stage not in _WITH_CARDS or seat in deal.calling.sitting_out or now.ledger.game_to is not None:
        return
    if laid_open_by(now, seat) is not None or _passes_by_it(deal, act) or passes_by_throw(before, act):
        return  # it has to lie face up (leeds-dwight-1888 105), or nobody sees it (82, jerome-1877 9.7)
    if now.deal.is_over:
        return  # the dealer has thrown up the cards, and all have passed (jerome-1877 6.21)
    if seat == deal.calling.lone and deal.calling.manner is Manner.JAMBONE:
        return  # the hand lies open, and only the first trick is open to a call (professor-1862 L20)
    if act.form == "faces {cards}" and isinstance(deal.acts[-1], TurnUp):
        return  # shown with the turn-up (leeds-dwight-1888 39)
    cards = _own_cards(deal, seat, act)
    kinds = [_SHOWING[act.form]]
    if kinds[0] == "cards-thrown-in" and deal.trump is None:
        kinds = ["exposed-card"]  # what five tricks would give is known once the trump is settled
    if kinds[0] == "dropped-card":
        kinds.insert(0, "exposed-card")
    if not cards and kinds[0] not in ("hand-thrown-down", "cards-thrown-in"):
        return
    if kinds[-1] not in _OFFERS_NO_CARD:
        kinds += _special(deal, seat, kinds[0])
    yield Finding(more_special(now, kinds), seat, cards=cards)


def _passes_by_it(deal: Deal, act: TableAct) -> bool:
    """Return whether the dealer throws in the hand in the second round of calls, and passes by it for the
    side (jerome-1877 6.21, leeds-dwight-1888 82); to lay it open would show it."""
    return deal.stage is Stage.MAKING and act.actor == deal.dealer and act.form == "throws down the hand"


@watches(LayDown, finds="hand-thrown-down card-shown-by-lone-player", by_player=True)
def laid_down(before: RefereedTable, now: RefereedTable, act: LayDown) -> Iterator[Finding]:
    """Yield cards laid down as winners where the code lets nobody do so: they are shown, for whatever reason
    (professor-1862 L20, jerome-1877 s.10, leeds-dwight-1888 48, 104)."""
    deal, seat = before.deal, seat_of(act)
    if now.code.lay_down or deal.stage not in _WITH_CARDS or seat in deal.calling.sitting_out:
        return
    if laid_open_by(now, seat) is not None:
        return
    kinds: list[IrregularityName] = ["hand-thrown-down"]
    if seat == deal.calling.lone:
        kinds.append("card-shown-by-lone-player")
    cards = tuple(card for card in deal.holding(seat) if card is not UNKNOWN)
    yield Finding(more_special(now, kinds), seat, cards=cards)


@watches_table("throws down the hand", finds="all-hands-thrown-down")
def all_thrown_down(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Notice that the last of all hands is thrown down (leeds-dwight-1888 49)."""
    thrown, earlier = ({deed.actor for deed in table.deeds(act.form)} for table in (now, before))
    if not before.deal.is_over and thrown >= set(now.deal.active) and act.actor not in earlier:
        yield Finding("all-hands-thrown-down", None)


@watches_table("names {card}", finds="detached-card-named detached-card-misnamed", by_player=True)
def detached_card_named(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Notice that an adversary's card held apart is named, rightly or wrongly (leeds-dwight-1888 51).

    The referee looks at the card and says which: the law demands it.
    """
    apart = None if before.deal.is_over else held_apart(before, act)
    if apart is not None and holder_of_unseen(before, act) is None:
        yield _named(apart[0], apart[1], act)


@watches_table("detaches {card}", finds="detached-card-named detached-card-misnamed", by_player=True)
def detached_card_told(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a card held apart that was named before, and of which it is now told which it is."""
    named = None if before.deal.is_over else named_unseen(before, seat_of(act))
    if named is not None and act.cards != (UNKNOWN,):
        yield _named(seat_of(act), act.cards[0], named)


def _named(holder: Seat, card: Card, naming: TableAct) -> Finding:
    """Return a card held apart, named rightly or wrongly."""
    if card is naming.cards[0]:
        return Finding("detached-card-named", holder, cards=naming.cards)
    return Finding("detached-card-misnamed", seat_of(naming), cards=naming.cards)


def _own_cards(deal: Deal, seat: Seat, deed: TableAct) -> tuple[Card, ...]:
    """Return the player's own cards that an act makes known."""
    if deed.form == "lifts the turn-up":
        is_left = any(isinstance(done, DeclineTurnUp) for done in deal.acts)
        if seat != deal.dealer or not deal.calling.accepted or deal.turn_up is None or is_left:
            return ()
        return (deal.turn_up,) if deal.hand_may_hold(seat, deal.turn_up) else ()
    cards = deed.cards if "{card" in deed.form else deal.holding(seat)
    return tuple(card for card in cards if card is not UNKNOWN and deal.hand_may_hold(seat, card))


def _special(deal: Deal, seat: Seat, kind: IrregularityName) -> Iterator[IrregularityName]:
    lone = deal.calling.lone
    if seat == lone and kind != "cards-thrown-in":
        yield "card-shown-by-lone-player"
    elif lone is not None and seat not in deal.makers and kind in ("hand-thrown-down", "cards-thrown-in"):
        yield "gives-up-against-lone"
