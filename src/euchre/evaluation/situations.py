"""The calling situations for training: a card is turned up, and a seat calls after others passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..acts import Call, CallKind, FixSuit, Shuffle
from ..cards import Card, Suit
from ..deal import Deal, Stage, after, awaited, new_deal
from ..laws import Code
from ..seats import Seat
from .calling import must_make

_DEALER, _SUIT = Seat.A, Suit.SPADES
"""All dealers and all suits are equivalent, so one of each is enough."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallingSituation:
    """A seat has to call after all seats before it passed."""

    deal: Deal
    """A deal at this point; the cards in the hands are arbitrary."""
    seat: Seat
    making: bool
    """Whether it is the making round, not the ordering round."""
    before: tuple[tuple[Seat, bool], ...]
    """The seats that passed, each with whether that was in the making round."""

    @property
    def refusal(self) -> Call | None:
        """The call that refuses; None if the seat may not refuse."""
        if must_make(self.deal.code, self.deal.dealer, self.seat, making=self.making):
            return None
        turns_down = self.seat == self.deal.dealer and not self.making
        return Call(self.seat, CallKind.TURN_DOWN if turns_down else CallKind.PASS)


def situations(code: Code) -> Iterator[CallingSituation]:
    """Every situation under a code, with each card of one suit, or the joker, turned up."""
    # A mandatory cut moves the cards, so a trial deal shows which place the turn-up comes from.
    place = code.pack.index(_dealt(code, code.pack).turned_card)
    for card in code.pack:
        if card.suit in (_SUIT, None):
            rest = [other for other in code.pack if other is not card]
            yield from _in_turn(_dealt(code, (*rest[:place], card, *rest[place:])))


def _dealt(code: Code, pack: tuple[Card, ...]) -> Deal:
    deal = after(new_deal(code, _DEALER), Shuffle(_DEALER, pack))
    while deal.stage not in (Stage.ORDERING, Stage.FIXING):
        deal = after(deal, awaited(deal)[0].acts[-1])
    return after(deal, FixSuit(_DEALER, _SUIT)) if deal.stage is Stage.FIXING else deal


def _in_turn(deal: Deal) -> Iterator[CallingSituation]:
    before: tuple[tuple[Seat, bool], ...] = ()
    while deal.stage in (Stage.ORDERING, Stage.MAKING):
        making = deal.stage is Stage.MAKING
        found = CallingSituation(deal=deal, seat=deal.seat_in_turn, making=making, before=before)
        yield found
        if found.refusal is None:
            return
        before = (*before, (found.seat, found.making))
        deal = after(deal, found.refusal)
