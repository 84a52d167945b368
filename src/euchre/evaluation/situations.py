"""The situations in which calls are learnt: a card turned up, a seat to speak, all before it passing."""

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
"""Dealers and suits are all alike, so one of each does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallingSituation:
    """A seat that is to call, all before it having passed."""

    deal: Deal
    """With some cards or other in the hands."""
    seat: Seat
    making: bool
    """Whether trump is made, and not the turn-up accepted."""
    before: tuple[tuple[Seat, bool], ...]
    """Who has passed, and whether trump was to be made then."""

    @property
    def refusal(self) -> Call | None:
        """How the seat says no; None where it may not."""
        if must_make(self.deal.code, self.deal.dealer, self.seat, making=self.making):
            return None
        turns_down = self.seat == self.deal.dealer and not self.making
        return Call(self.seat, CallKind.TURN_DOWN if turns_down else CallKind.PASS)


def situations(code: Code) -> Iterator[CallingSituation]:
    """Every situation under a code, with each card of one suit turned up; a joker stands for that suit."""
    # A cut that may not be declined moves the cards, so where the turn-up comes from is tried.
    place = code.pack.index(_turn_up(_dealt(code, code.pack)))
    for card in code.pack:
        if card.suit in (_SUIT, None):
            rest = [other for other in code.pack if other is not card]
            yield from _in_turn(_dealt(code, (*rest[:place], card, *rest[place:])))


def _turn_up(deal: Deal) -> Card:
    assert deal.turn_up is not None
    return deal.turn_up


def _dealt(code: Code, pack: tuple[Card, ...]) -> Deal:
    deal = after(new_deal(code, _DEALER), Shuffle(_DEALER, pack))
    while deal.stage not in (Stage.ORDERING, Stage.FIXING):
        deal = after(deal, awaited(deal)[0].acts[-1])
    return after(deal, FixSuit(_DEALER, _SUIT)) if deal.stage is Stage.FIXING else deal


def _in_turn(deal: Deal) -> Iterator[CallingSituation]:
    before: tuple[tuple[Seat, bool], ...] = ()
    while deal.stage in (Stage.ORDERING, Stage.MAKING):
        assert deal.turn is not None
        found = CallingSituation(deal=deal, seat=deal.turn, making=deal.stage is Stage.MAKING, before=before)
        yield found
        if found.refusal is None:
            return
        before = (*before, (found.seat, found.making))
        deal = after(deal, found.refusal)
