"""A player's view during the play, in the terms of the books."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ...acts import Act, CallKind, JamboneCall, Play
from ...cards import Card, Suit, card_mask
from ...deal import Trick
from ...seats import Seat
from ...view import SeatView
from ..simple.reading import Reading
from .sight import BookView, HandSummary, summarize_hand


class Played(BookView):
    """A player's view and the cards it may play, with properties named as in the books."""

    def __init__(self, view: SeatView, acts: Sequence[Act]) -> None:
        super().__init__(view)
        self.trump = view.settled_trump
        self.reading = Reading(view)
        self.plays = {act.card: act for act in acts if isinstance(act, Play)}
        self.jambone_calls = {act.card: act for act in acts if isinstance(act, JamboneCall)}

    def playing(self, cards: Iterable[Card]) -> tuple[Act, ...]:
        """Return the legal plays among some cards, in their order."""
        return tuple(self.plays[card] for card in cards if card in self.plays)

    # the hand

    @cached_property
    def hand(self) -> HandSummary:
        """A summary of the cards in hand now."""
        return summarize_hand(self.view.hand, self.trump, self.view.code.joker)

    @cached_property
    def began_with(self) -> HandSummary:
        """A summary of the five cards in hand before the first trick."""
        own = [play.card for trick in self.view.tricks for play in trick.plays if play.actor == self.seat]
        return summarize_hand((*self.view.hand, *own), self.trump, self.view.code.joker)

    @property
    def trumps(self) -> tuple[Card, ...]:
        """The player's trumps, highest first."""
        return self.hand.trumps

    @property
    def lay(self) -> tuple[Card, ...]:
        """The player's other cards, suit by suit."""
        return tuple(card for suit in self.hand.lay for card in suit)

    def is_best(self, card: Card) -> bool:
        """Return whether nobody else can hold a higher card of its suit."""
        return self.reading.is_best(card)

    def are_equals(self, one: Card, other: Card) -> bool:
        """Return whether two cards of the hand are of one suit, with no card between them out or on the
        table."""
        reading = self.reading
        if reading.suits[one.index] is not reading.suits[other.index]:
            return False
        on_table = () if self.view.trick is None else self.view.trick.plays
        counting = reading.out | card_mask(tuple(play.card for play in on_table))
        return not (reading.above[one.index] ^ reading.above[other.index]) & counting

    def suit_of(self, card: Card) -> Suit:
        """Return the suit a card belongs to."""
        return card.suit_under(self.trump)

    # who made it, and how

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return Seat((self.seat + 2) % 4)

    @property
    def on_left(self) -> Seat:
        """The seat on the left."""
        return self.view.code.seating.left_of(self.seat)

    @property
    def on_right(self) -> Seat:
        """The seat on the right."""
        return self.view.code.seating.right_of(self.seat)

    @property
    def maker(self) -> Seat:
        """The seat that made trump."""
        return self.view.settled_maker

    @property
    def word(self) -> CallKind:
        """The kind of call that made trump."""
        return next(call.word for call in reversed(self.view.calling.calls) if call.word.makes_trump)

    @property
    def is_first_round(self) -> bool:
        """Whether the turn-up is trump."""
        return self.view.calling.accepted

    @property
    def are_makers(self) -> bool:
        """Whether the player's side made trump."""
        return self.reading.is_maker

    @property
    def is_lone(self) -> bool:
        """Whether the player plays without a partner."""
        return self.view.calling.lone == self.seat

    @property
    def has_partner(self) -> bool:
        """Whether all four players play."""
        return not self.view.calling.out

    @property
    def lone_adversary(self) -> Seat | None:
        """The adversary who plays alone, if there is one."""
        lone = self.view.calling.lone
        return lone if lone is not None and not self.reading.is_friend(lone) else None

    # the tricks

    @property
    def done(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        return self.view.finished_tricks

    @property
    def number(self) -> int:
        """The number of the current trick, from 1."""
        return len(self.done) + 1

    @property
    def trick(self) -> Trick:
        """The current trick."""
        return self.view.open_trick

    def played_by(self, trick: Trick, seat: Seat) -> Card | None:
        """Return the card that a seat played to a trick, if it has."""
        return next((play.card for play in trick.plays if play.actor == seat), None)

    def is_trump(self, card: Card) -> bool:
        """Return whether a card is a trump."""
        return self.reading.is_trump(card)

    @property
    def trumps_led(self) -> int:
        """The number of tricks in which a trump was led."""
        return sum(trick.led is self.trump for trick in self.done)

    @property
    def partner_is_winning(self) -> bool:
        """Whether the best card of the trick so far is the partner's."""
        return self.reading.best_in(self.trick)[1] == self.partner

    @property
    def adversary_is_winning(self) -> bool:
        """Whether the best card of the trick so far is an adversary's."""
        return not self.reading.is_friend(self.reading.best_in(self.trick)[1])

    @property
    def is_void(self) -> bool:
        """Whether the player cannot follow suit."""
        return all(self.suit_of(card) is not self.trick.led for card in self.plays)

    @property
    def can_ruff(self) -> bool:
        """Whether the player may trump a lay card that was led."""
        return self.is_void and self.trick.led is not self.trump and bool(self.trumps)

    @property
    def winning(self) -> tuple[Card, ...]:
        """The cards that beat the best card of the trick so far, lowest first."""
        best, _ = self.reading.best_in(self.trick)
        beating = [card for card in self.plays if self.reading.beats(card, best)]
        return tuple(sorted(beating, key=self.reading.highness))

    @property
    def is_last(self) -> bool:
        """Whether the player is the last to play to the trick."""
        return not self.reading.still_to_play(self.trick)
