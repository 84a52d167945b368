"""Features of a hand and the table for the linear calling model, given the trump suit."""

from __future__ import annotations

from ...cards import SUIT_TABLE, SUITS, Card, Suit
from ...deal import Stage
from ...seats import Seat
from ...view import SeatView, View
from ..simple.discards import best_five
from ..simple.reading import HEIGHT
from ..simple.tables import TRICKS
from ..simple.worth import KIND_OF_SUIT, LOWEST_TRUMP

_LOW = ("seven", "eight", "nine", "ten", "queen", "king", "ace")
_TRUMPS = (*(f"{rank} of trumps" for rank in _LOW), "left bower", "right bower", "joker")
_KINDS = (
    "void",
    "ace and king",
    "bare ace",
    "ace and low",
    "bare king",
    "king and low",
    "bare low",
    "two low",
    "three or more low",
)
_MOST_TRUMPS = 5
_LACKING = ("one point", "two points", "three or four points")

FEATURES: tuple[str, ...] = (
    "always",
    *(f"{trump} held" for trump in _TRUMPS),
    *(f"number of trumps: {number}" for number in range(_MOST_TRUMPS)),
    f"number of trumps: {_MOST_TRUMPS} or more",
    *(f"lay suit: {kind}" for kind in _KINDS),
    *(f"{trump} turned up" for trump in _TRUMPS),
    "the suit is next",
    *(f"own side lacks {lacking}" for lacking in _LACKING),
    *(f"best other side lacks {lacking}" for lacking in _LACKING),
)
"""The names of the features, by index.

Trumps are counted by rank; a joker ranks above the right bower. Each of the three lay suits counts as one
of the kinds of `euchre.bots.simple.worth`. The turn-up counts if it is, or would be, a trump; the caller's
seat tells who would get it, and after it is turned down nobody does. A suit is next if it has the colour
of the suit turned down. Points are those of the current game.
"""

_FIRST_TRUMP, _FIRST_NUMBER = 1, 1 + len(_TRUMPS)
_FIRST_KIND = _FIRST_NUMBER + _MOST_TRUMPS + 1
_FIRST_TURNED = _FIRST_KIND + len(_KINDS)
_NEXT = _FIRST_TURNED + len(_TRUMPS)
_OURS = _NEXT + 1
_THEIRS = _OURS + len(_LACKING)
_BY_HEIGHT = (0, 1, 2, 3, -1, 4, 5, 6, -1, -1, -1, -1, 7, 8, 9)
"""Offset of each trump's feature, by height from the seven of trumps up; -1 for unused heights."""


def features_of(view: SeatView, trump: Suit) -> tuple[int, ...]:
    """Indices of the features if the seat makes `trump` trump now; two voids give one index twice.

    In the ordering round the dealer's hand includes the turn-up, without the card `simple` would discard.
    """
    suits, height = SUIT_TABLE[trump], HEIGHT[trump]
    cards = _counted(view, trump)
    held = [card for card in cards if suits[card.index] is trump]
    lay = sum(1 << card.index for card in cards if suits[card.index] is not trump)
    found = [0]
    found += [_FIRST_TRUMP + _BY_HEIGHT[height[card.index] - LOWEST_TRUMP] for card in held]
    found.append(_FIRST_NUMBER + min(len(held), _MOST_TRUMPS))
    found += [_FIRST_KIND + KIND_OF_SUIT[lay >> 8 * suit & 255] for suit in SUITS if suit is not trump]
    return (*found, *features_of_table(view, view.seat, trump, making=view.stage is Stage.MAKING))


def features_of_table(view: View, seat: Seat, trump: Suit, *, making: bool) -> tuple[int, ...]:
    """Indices of the features of turn-up, next suit and score for a seat that has to call."""
    found: list[int] = []
    if view.turn_up is not None and SUIT_TABLE[trump][view.turn_up.index] is trump:
        found.append(_FIRST_TURNED + _BY_HEIGHT[HEIGHT[trump][view.turn_up.index] - LOWEST_TRUMP])
    if making and view.turned_suit is not None and trump is view.turned_suit.next_suit:
        found.append(_NEXT)
    return (*found, *_of_score(view, seat))


def _counted(view: SeatView, trump: Suit) -> tuple[Card, ...]:
    if view.stage is not Stage.ORDERING or view.seat != view.dealer or view.turn_up is None:
        return view.hand
    six = (*view.hand, view.turn_up)
    _, thrown = best_five(TRICKS, six, trump, view.code.joker, 1)
    return tuple(card for card in six if card not in thrown)


def _of_score(view: View, seat: Seat) -> list[int]:
    own = view.code.seating.side_of(seat)
    best = max(points for side, points in view.points.items() if side is not own)
    lacking = (view.code.game_points - view.points[own], view.code.game_points - best)
    firsts = zip(lacking, (_OURS, _THEIRS), strict=True)
    return [first + min(max(points, 1), 3) - 1 for points, first in firsts if points <= 4]
