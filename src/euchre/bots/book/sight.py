"""A player's view before the play, in the terms of the books: place, score, suits to name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from ...acts import Act, Call, CallKind, Discard, Manner, PlayAlone, TakeOver
from ...cards import JOKER, NO_TRUMP, SUITS, Card, Rank, Suit, left_bower, right_bower
from ...deal import Stage
from ...seats import Seat
from ...view import SeatView
from ..simple.lone import best_five, odds_alone
from ..simple.reading import HEIGHT
from ..simple.tables import TRICKS

_MEDIUM = "RLAKQT"
_WORTH = {"R": 100, "L": 90, "A": 80, "K": 60, "Q": 50}
_OTHER_TRUMP = 35
_BARE_TRUMP = 25
_LAY_ACE = 70
_GUARDED_KING = 25


@dataclass(frozen=True, slots=True)
class HandSummary:
    """A summary of some cards under a trump suit."""

    trump: Suit
    trumps: tuple[Card, ...]
    """The trumps, highest first."""
    names: str
    """One letter for each trump: R and L for the bowers, else its rank. With a joker in the pack, the three
    best trumps count as right, left and ace."""
    lay: tuple[tuple[Card, ...], ...]
    """The other cards by suit, each suit from its highest card down."""

    @property
    def number(self) -> int:
        """The number of trumps."""
        return len(self.trumps)

    @property
    def aces(self) -> tuple[Card, ...]:
        """The lay aces."""
        return tuple(suit[0] for suit in self.lay if suit[0].rank is Rank.ACE)

    @property
    def kings_without_ace(self) -> tuple[Card, ...]:
        """The lay kings at the head of their suits."""
        return tuple(suit[0] for suit in self.lay if suit[0].rank is Rank.KING)

    def bare(self, rank: Rank) -> tuple[Card, ...]:
        """Return the cards of a rank that are alone in their lay suit."""
        return tuple(suit[0] for suit in self.lay if len(suit) == 1 and suit[0].rank is rank)

    @property
    def voids(self) -> int:
        """The number of lay suits that are missing."""
        return 3 - len(self.lay)

    @property
    def is_one_suit(self) -> bool:
        """Whether all other cards are of one suit, or there are none."""
        return len(self.lay) <= 1

    @property
    def ace_and_king(self) -> tuple[Card, ...]:
        """The ace of each lay suit that is headed by ace and king."""
        pairs = (suit for suit in self.lay if [card.rank for card in suit[:2]] == [Rank.ACE, Rank.KING])
        return tuple(suit[0] for suit in pairs)

    def holds(self, wanted: str) -> bool:
        """Return whether the trumps include those named, best first, such as `R x` or `L A K`.

        R, L, A, K and so on stand for one card each, `m` for any from the ten up but no bower is
        needed, `x` for any other trump.
        """
        rest, others = list(self.names), 0
        for letter in wanted.split():
            if letter == "m":
                medium = [name for name in rest if name in _MEDIUM]
                if not medium:
                    return False
                rest.remove(medium[-1])
            elif letter == "x":
                others += 1
            elif letter in rest:
                rest.remove(letter)
            else:
                return False
        return others <= len(rest)

    def holds_exactly(self, wanted: str) -> bool:
        """Return whether the trumps are exactly those named."""
        return self.number == len(wanted.split()) and self.holds(wanted)

    def holds_any(self, *wanted: str) -> bool:
        """Return whether the trumps include one of several combinations."""
        return any(self.holds(each) for each in wanted)

    @property
    def tricks(self) -> int:
        """Expected tricks of the hand alone, in hundredths; the books give no count, this one is ours."""
        honours = sum(_WORTH.get(name, 0) for name in self.names)
        small = sum(name not in _WORTH for name in self.names)
        other = _OTHER_TRUMP if self.number > 1 else _BARE_TRUMP
        kings = sum(len(suit) > 1 for suit in self.lay if suit[0].rank is Rank.KING)
        return honours + small * other + len(self.aces) * _LAY_ACE + kings * _GUARDED_KING


def summarize_hand(cards: Sequence[Card], trump: Suit, joker: bool) -> HandSummary:
    """Return the summary of some cards under a trump; `joker` says whether the pack has one."""
    height = HEIGHT[trump]
    by_height = sorted(cards, key=lambda card: (-height[card.index], card.index))
    trumps = tuple(card for card in by_height if card.suit_under(trump) is trump)
    lay = (tuple(card for card in by_height if card.suit_under(trump) is suit) for suit in SUITS)
    return HandSummary(
        trump,
        trumps,
        "".join(_name(card, trump, joker) for card in trumps),
        tuple(cards for suit, cards in zip(SUITS, lay, strict=True) if cards and suit is not trump),
    )


def _name(card: Card, trump: Suit, joker: bool) -> str:
    best = (
        (JOKER, right_bower(trump), left_bower(trump)) if joker else (right_bower(trump), left_bower(trump))
    )
    if card in best:
        return "RLA"[best.index(card)]
    return card.text[0]


_GAME = 5
LIGHT_SCORES = ((4, 4), (4, 0))
"""The scores, own side first, at which Leeds and Dwight allow lighter calls."""
CAUTIOUS_SCORES = ((3, 3), (4, 2))
"""The scores, own side first, at which they advise caution."""


class Place(Enum):
    """The place of a player; the value counts clockwise from the dealer."""

    ELDEST = 1
    SECOND = 2
    """The dealer's partner."""
    THIRD = 3
    DEALER = 0


def score_of(view: SeatView) -> tuple[int, int]:
    """Return the points of the player's side and of the other, converted to a game to five.

    A side keeps the number of points it still needs, at most five: 9-6 in a game to ten is 4-1, as the sides
    need one point and four.
    """
    own = view.code.seating.side_of(view.seat)
    mine, theirs = 0, 0
    for side, points in view.points.items():
        stands = max(0, _GAME - (view.code.game_points - points))
        if side is own:
            mine = stands
        else:
            theirs = stands
    return mine, theirs


class BookView:
    """A player's view with its place and score as the books count them."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.seat = view.seat
        self.place = Place((view.seat - view.dealer) % 4)
        """The player's place, counted from the dealer."""
        self.score = score_of(view)
        """The points of the player's side and of the other, converted to a game to five."""

    def seat_at(self, place: Place) -> Seat:
        """Return the seat in a place."""
        return Seat((self.view.dealer + place.value) % 4)

    @property
    def turned_rank(self) -> Rank:
        """The rank of the turn-up."""
        return self.view.turned_card.known_rank

    @property
    def right_is_turned(self) -> bool:
        """Whether the turn-up is, or was, the right bower or the joker."""
        return self.turned_rank in (Rank.JACK, Rank.JOKER)


class Sight(BookView):
    """A player's view and the acts due, with properties named as in the books."""

    def __init__(self, view: SeatView, acts: Sequence[Act]) -> None:
        super().__init__(view)
        self.acts = tuple(acts)

    @property
    def is_ordering(self) -> bool:
        """Whether it is the ordering round."""
        return self.view.stage is Stage.ORDERING

    @property
    def is_making(self) -> bool:
        """Whether it is the making round: the turn-up was turned down and another suit may be named."""
        return self.view.stage is Stage.MAKING

    @property
    def turned_suit(self) -> Suit:
        """The suit of the turn-up."""
        return self.view.suit_turned_up

    @property
    def next_suit(self) -> Suit:
        """The other suit of the turn-up's colour."""
        return self.turned_suit.next_suit

    @property
    def cross_suits(self) -> tuple[Suit, ...]:
        """The suits of the other colour."""
        return tuple(suit for suit in SUITS if suit.is_red is not self.turned_suit.is_red)

    def under(self, suit: Suit) -> HandSummary:
        """Return the hand with a suit as trumps; for the dealer, with the turn-up and after the best
        discard."""
        cards, joker = self.view.hand, self.view.code.joker
        turn_up = self.view.turn_up
        if self._counts_turn_up(suit) and turn_up is not None:
            _, thrown = best_five(TRICKS, (*cards, turn_up), suit, joker, 1)
            cards = tuple(card for card in (*cards, turn_up) if card not in thrown)
        return summarize_hand(cards, suit, joker)

    def _counts_turn_up(self, suit: Suit) -> bool:
        accepted = self.is_ordering or self.view.calling.accepted
        return (
            self.place is Place.DEALER and accepted and suit is self.turned_suit and not self.view.exchanged
        )

    @cached_property
    def turned(self) -> HandSummary:
        """The hand with the turned suit as trumps."""
        return self.under(self.turned_suit)

    @cached_property
    def accepts(self) -> tuple[Act, ...]:
        """The calls that accept the turn-up, the one with a partner first."""
        return tuple(act for act in self.acts if isinstance(act, Call) and act.word.accepts_turn_up)

    @cached_property
    def refusals(self) -> tuple[Act, ...]:
        """The calls that refuse: pass or turn down."""
        return tuple(act for act in self.acts if isinstance(act, Call) and not act.word.makes_trump)

    def makes(self, suits: Iterable[Suit]) -> tuple[Act, ...]:
        """Return the calls that name one of some suits."""
        wanted = tuple(suits)
        return tuple(
            act
            for act in self.acts
            if isinstance(act, Call) and act.word is CallKind.MAKE and act.suit in wanted
        )

    def lone_acts(self, *manners: Manner) -> tuple[tuple[Suit, Act], ...]:
        """Return the acts that announce play without a partner, each with its trump suit; none at no
        trump."""
        found: list[tuple[Suit, Act]] = []
        for act in self.acts:
            if isinstance(act, (Call, PlayAlone, TakeOver)) and act.manner in (manners or (Manner.ALONE,)):
                named = act.suit if isinstance(act, Call) else None
                if named is not NO_TRUMP:
                    found.append((self.trump_or_turned if named is None else named, act))
        return tuple(found)

    @property
    def trump_or_turned(self) -> Suit:
        """The trump suit, or before it is settled the suit of the turn-up."""
        return self.turned_suit if self.view.trump is None else self.view.trump

    def odds_alone(self, suit: Suit) -> int:
        """Return the odds of winning all tricks alone as `simple` estimates them; see `odds_alone`."""
        return odds_alone(self.view, suit)

    @cached_property
    def discards(self) -> dict[Card, Act]:
        """The discards of a single card, by the card."""
        return {act.cards[0]: act for act in self.acts if isinstance(act, Discard) and len(act.cards) == 1}

    def discarding(self, cards: Iterable[Card]) -> tuple[Act, ...]:
        """Return the discards of some cards, in their order, as far as they are allowed."""
        return tuple(self.discards[card] for card in cards if card in self.discards)

    @property
    def six_cards(self) -> tuple[Card, ...]:
        """The dealer's six cards while the discard for the turn-up is due; else none."""
        view = self.view
        if not self.discards or view.turn_up is None or view.exchanged:
            return ()
        return (*view.hand, view.turn_up)

    @cached_property
    def six(self) -> HandSummary | None:
        """A summary of the six cards; None unless the discard for the turn-up is due."""
        cards = self.six_cards
        return summarize_hand(cards, self.trump_or_turned, self.view.code.joker) if cards else None

    def has_passed(self, place: Place) -> bool:
        """Return whether the seat in a place has passed in this round."""
        return self.view.calling.has_passed(self.seat_at(place))


def can_make(hand: HandSummary) -> bool:
    """Return whether a suit may reasonably be named.

    That needs three trumps, the right and another, or the left, another and an ace: the weakest examples of
    the books, which state no general rule.
    """
    return hand.number >= 3 or hand.holds("R x") or (hand.holds("L x") and len(hand.aces) > 0)


def is_very_strong(hand: HandSummary) -> bool:
    """Return whether a hand is what the books call very strong.

    That is four trumps, both bowers with a third trump, or three trumps to a bower with a lay ace.
    """
    if hand.number >= 4 or hand.holds("R L x"):
        return True
    return hand.number == 3 and hand.holds_any("R", "L") and len(hand.aces) > 0
