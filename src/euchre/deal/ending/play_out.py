"""The double-dummy reference: an exact search of the play with all hands known.

The native solver is tested against it, and it solves where the native solver is not built.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...cards import Card, Suit, cards_to_follow

Hands = tuple[tuple[Card, ...], ...]
_State = tuple[Hands, int, tuple[Card, ...]]
"""Hands by place, the place that leads, the trick in progress."""


class PlayOut:
    """The search of one position. Places number the players clockwise; 0 leads the trick in progress.

    It tries one number of tricks after another and keeps the positions it has solved, which makes it fast
    enough for whole hands.
    """

    def __init__(
        self,
        hands: Hands,
        trump: Suit,
        makes: Sequence[bool],
        trick: tuple[Card, ...] = (),
        called: Card | None = None,
    ) -> None:
        self._trump, self._called = trump, called
        self._makes = tuple(makes)
        """Whether the player in each place is one of the makers."""
        self._start: _State = (hands, 0, trick)
        self._solved: dict[tuple[int, _State], bool] = {}

    def tricks(self) -> int:
        """Return the tricks that the makers win from here if both sides see all hands and play perfectly."""
        return self._most(self._start)

    def tricks_by_card(self) -> dict[Card, int]:
        """Return the same for each card that may be played now, in the order of the hand."""
        return {card: won + self._most(state) for card, won, state in self._each_card(self._start)}

    def _most(self, state: _State) -> int:
        tricks = 0
        while self._can_make(tricks + 1, state):
            tricks += 1
        return tricks

    def _can_make(self, tricks: int, state: _State) -> bool:
        """Return whether the makers can still win this many tricks."""
        if tricks <= 0:
            return True
        hands, leader, trick = state
        place = (leader + len(trick)) % len(hands)
        if len(hands[place]) < tricks:
            return False
        key = (tricks, state)
        if key not in self._solved:
            outcomes = (self._can_make(tricks - won, after) for _, won, after in self._each_card(state))
            self._solved[key] = any(outcomes) if self._makes[place] else all(outcomes)
        return self._solved[key]

    def _each_card(self, state: _State) -> Iterator[tuple[Card, int, _State]]:
        """Yield each card that may be played, the tricks it wins the makers (0 or 1), and the state after
        it."""
        hands, leader, trick = state
        place = (leader + len(trick)) % len(hands)
        for card in self._legal(hands[place], trick):
            left = tuple([held for held in hands[place] if held is not card])
            after, played = (*hands[:place], left, *hands[place + 1 :]), (*trick, card)
            if len(played) < len(hands):
                yield card, 0, (after, leader, played)
            else:
                winner = (leader + winning_place(played, self._trump)) % len(hands)
                yield card, int(self._makes[winner]), (after, winner, ())

    def _legal(self, hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
        # The called card leaves the hand in the first trick, so it restricts nothing later.
        if self._called is not None and self._called in hand:
            return (self._called,)
        return cards_to_follow(hand, trick[0].suit_under(self._trump), self._trump) if trick else hand


def winning_place(trick: tuple[Card, ...], trump: Suit) -> int:
    """Return the index of the winning card in a trick; the lead is 0."""
    led = trick[0].suit_under(trump)
    return max(range(len(trick)), key=lambda place: trick[place].strength(trump, led))
