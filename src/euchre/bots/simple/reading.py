"""What a player can infer during the play from its view, as card masks.

A mask is an integer with one bit for each face (`1 << card.index`). It answers questions such as "is my
king the best card left?" in one operation. Masks are computed when needed and never stored in a deal.
"""

from __future__ import annotations

from functools import cache

from ...cards import FACES, JOKER, TRUMPS, UNKNOWN, Card, Suit, card_mask
from ...deal import Trick, seat_of
from ...laws import Code
from ...seats import Seat
from ...view import SeatView

HEIGHT: tuple[tuple[int, ...], ...] = tuple(
    (*[card.strength(trump, card.suit_under(trump)) for card in (*FACES, JOKER)], 0) for trump in TRUMPS
)
"""`HEIGHT[trump][card.index]`: the rank of a card within its suit; trumps rank above all other cards."""

IN_SUIT: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(1 << card.index for card in (*FACES, JOKER) if card.suit_under(trump) is suit) for suit in TRUMPS
    )
    for trump in TRUMPS
)
"""`IN_SUIT[trump][suit]`: the cards that belong to a suit under a trump."""

ABOVE: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(
            1 << other.index
            for other in (*FACES, JOKER)
            if other.suit_under(trump) is card.suit_under(trump)
            and HEIGHT[trump][other.index] > HEIGHT[trump][card.index]
        )
        for card in (*FACES, JOKER)
    )
    for trump in TRUMPS
)
"""`ABOVE[trump][card.index]`: the higher cards of the same suit."""


SUITS: tuple[tuple[Suit, ...], ...] = tuple(
    tuple(card.suit_under(trump) for card in (*FACES, JOKER)) for trump in TRUMPS
)
"""`SUITS[trump][card.index]`: the suit of a known card under a trump."""


@cache
def _pack(code: Code) -> int:
    return card_mask(code.pack)


class Reading:
    """What one player knows during the play.

    Friends are the players on the same side in this deal: at a table of three, the two adversaries of the
    maker are friends until the deal is over.
    """

    __slots__ = (
        "above",
        "hand",
        "height",
        "held",
        "is_maker",
        "lost",
        "out",
        "seat",
        "suits",
        "trump",
        "view",
        "won",
    )

    def __init__(self, view: SeatView) -> None:
        trump, seat = view.settled_trump, view.seat
        self.view = view
        self.seat = seat
        self.trump = trump
        self.hand = view.hand
        self.suits = SUITS[trump]
        """`suits[card.index]`: the suit of a card."""
        self.height = HEIGHT[trump]
        self.above = ABOVE[trump]
        self.held = card_mask(view.hand)
        """The mask of the hand."""
        self.out = _pack(view.code) & ~(self.held | _gone(view))
        """The mask of the cards that others may hold."""
        self.is_maker = seat in view.makers
        """Whether the player's side made trump."""
        self.won = self.lost = 0
        """Complete tricks of the player's side, and of the other side."""
        for trick in view.finished_tricks:
            if self.is_friend(trick.winner):
                self.won += 1
            else:
                self.lost += 1

    @property
    def trumps_out(self) -> int:
        """The mask of the trumps that others may hold."""
        return self.out & IN_SUIT[self.trump][self.trump]

    @property
    def is_lone(self) -> bool:
        """Whether the player plays without a partner."""
        return self.view.calling.lone == self.seat or self.view.calling.duelist == self.seat

    def is_friend(self, seat: Seat) -> bool:
        """Return whether a seat is on the player's side in this deal."""
        return (seat in self.view.makers) == self.is_maker

    def is_trump(self, card: Card) -> bool:
        """Return whether a card is a trump."""
        return self.suits[card.index] is self.trump

    def is_best(self, card: Card) -> bool:
        """Return whether nobody else can hold a higher card of its suit."""
        return not self.above[card.index] & self.out

    def trumps(self) -> list[Card]:
        """Return the player's trumps, highest first."""
        return sorted([card for card in self.hand if self.is_trump(card)], key=self.lowness)

    def lay_cards(self) -> list[Card]:
        """Return the player's cards that are not trumps, in the order of the hand."""
        return [card for card in self.hand if not self.is_trump(card)]

    def lowness(self, card: Card) -> tuple[int, int]:
        """Return a sort key that puts high cards first; cards of equal rank in the order of the faces."""
        return -self.height[card.index], card.index

    def highness(self, card: Card) -> tuple[int, int]:
        """Return a sort key that puts low cards first; cards of equal rank in the order of the faces."""
        return self.height[card.index], card.index

    def length(self, suit: Suit) -> int:
        """Return the number of cards of a suit in the hand."""
        return (self.held & IN_SUIT[self.trump][suit]).bit_count()

    def beats(self, card: Card, other: Card) -> bool:
        """Return whether a card played after another takes the trick from it."""
        if self.suits[card.index] is self.suits[other.index]:
            return self.height[card.index] > self.height[other.index]
        return self.is_trump(card)

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Return whether a seat has shown that it holds no card of a suit."""
        for trick in self.view.tricks:
            if trick.led is suit:
                for play in trick.plays[1:]:
                    if play.actor == seat and self.suits[play.card.index] is not suit:
                        return True
        return False

    def others(self) -> list[Seat]:
        """Return the other seats that take part in the play, clockwise from the player's left."""
        absent = (*self.view.calling.out, self.seat)
        return [seat for seat in self.view.code.seating.from_left_of(self.seat) if seat not in absent]

    def still_to_play(self, trick: Trick) -> list[Seat]:
        """Return the seats that play to a trick after this one."""
        done = trick.seats
        return [seat for seat in self.others() if seat not in done]

    def best_in(self, trick: Trick) -> tuple[Card, Seat]:
        """Return the card that is winning a trick, and the seat that played it."""
        best = trick.plays[0]
        for play in trick.plays[1:]:
            if self.beats(play.card, best.card):
                best = play
        return best.card, seat_of(best)


def _gone(view: SeatView) -> int:
    """Return the mask of cards known to be in no hand: played, discarded by this player, or left on the
    talon."""
    gone = card_mask(view.discards)
    for trick in view.tricks:
        for play in trick.plays:
            gone |= 1 << play.card.index
    if view.turn_up is not None and view.turn_up is not UNKNOWN and not _turn_up_was_taken(view):
        gone |= 1 << view.turn_up.index
    return gone


def _turn_up_was_taken(view: SeatView) -> bool:
    """Return whether the dealer has the turn-up or may still take it: it was accepted and the dealer
    plays."""
    calling = view.calling
    return calling.accepted and not view.declined and view.dealer not in calling.out
