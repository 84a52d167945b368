"""A whole deal made of a view and the cards it does not show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..acts import Act, Discard, GiveCard, Manner
from ..cards import UNKNOWN, Card, cards_of
from ..deal import Deal
from ..deal.state import public_parts
from ..errors import reached
from ..seats import Seat
from ..view import View
from .hidden import turn_up_was_taken


def whole_deal(
    view: View, *, hands: tuple[int, ...], discards: tuple[int, ...], talon: int, dummy: int
) -> Deal:
    """The deal of a view with every face known; masks have bit `Card.index` for each card.

    The cards of every hand are in the order of `Card.index`.
    """
    acts = tuple(_with_discards(view, [cards_of(cards) for cards in discards]))
    if view.best_given:
        acts = tuple(_with_gift(view, acts, hands))
    return Deal(
        **public_parts(view),
        pack=cards_of(talon),
        hands=tuple(cards_of(cards) for cards in hands),
        dummy=cards_of(dummy),
        turn_up_in_hand=turn_up_was_taken(view),
        discards=tuple(_put_out(acts)),
        shown=_shown(view),
        acts=acts,
    )


def _with_discards(view: View, discards: list[tuple[Card, ...]]) -> Iterator[Act]:
    """The acts with each hidden discard named.

    Where a seat discarded twice, the turn-up went last, and after it the card that a partner gave.
    """
    gifts = {act.card for act in view.acts if isinstance(act, GiveCard)}
    left = [sorted(cards, key=lambda card: (card in gifts, card is view.turn_up)) for cards in discards]
    for act in view.acts:
        if isinstance(act, Discard) and isinstance(act.actor, Seat) and UNKNOWN in act.cards:
            hidden = left[act.actor]
            act = replace(act, cards=tuple(hidden[: len(act.cards)]))
            del hidden[: len(act.cards)]
        yield act


def _with_gift(view: View, acts: tuple[Act, ...], hands: tuple[int, ...]) -> Iterator[Act]:
    """The acts with a hidden gift named: any card that the lone player kept may be it, but the turn-up."""
    lone = reached(view.calling.lone, "nobody plays alone")
    played = (play.card for trick in view.tricks for play in trick.plays if play.actor == lone)
    kept = (card for card in (*cards_of(hands[lone]), *played) if card is not view.turn_up)
    for act in acts:
        hidden = isinstance(act, GiveCard) and act.card is UNKNOWN
        yield GiveCard(act.actor, next(kept)) if hidden else act


def _put_out(acts: tuple[Act, ...]) -> Iterator[tuple[Seat, Card]]:
    for act in acts:
        if isinstance(act, Discard) and isinstance(act.actor, Seat):
            yield from ((act.actor, card) for card in act.cards)


def _shown(view: View) -> tuple[Seat, ...]:
    """The seats whose cards lie open for a reason other than jambone."""
    seats = [seat for seat, _ in view.open_hands]
    if view.calling.manner is Manner.JAMBONE and view.calling.lone in seats:
        seats.remove(view.calling.lone)
    return tuple(seats)
