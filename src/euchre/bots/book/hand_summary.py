"""A summary of a hand under a trump, in the terms of the books: bowers, "another", lay aces, voids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...cards import JOKER, SUITS, Card, Rank, Suit, left_bower, right_bower
from ..simple.reading import HEIGHT

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
        """The cards of a rank that are alone in their lay suit."""
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
        """Whether the trumps include those named, best first, such as `R x` or `L A K`.

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
        """Whether the trumps are exactly those named."""
        return self.number == len(wanted.split()) and self.holds(wanted)

    def holds_any(self, *wanted: str) -> bool:
        """Whether the trumps include one of several combinations."""
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
    """The summary of some cards under a trump; `joker` says whether the pack has one."""
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
