"""A player that calls by a linear model: a sum of weights, one for each feature of hand and table.

Round, place at the table and turn-up choose the weights; the cards give the features."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..acts import Act, Call, Manner
from ..cards import NO_TRUMP, SUIT_TABLE, SUITS, Card, Suit
from ..chance import Stream
from ..deal import Due, Stage
from ..errors import EuchreError
from ..laws import Code
from ..seats import Seat
from ..view import SeatView, View
from .simple import SimplePlayer
from .simple.calls import tricks_hoped
from .simple.lone import best_five, odds_alone
from .simple.reading import HEIGHT
from .simple.tables import LATER, NEED, NEED_ALONE, NEED_JAMBONE, TRICKS, table_of
from .simple.worth import KIND_OF_SUIT, LOWEST_TRUMP

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
    """Return the indices of the features if the seat makes `trump` trump now; two voids give one index twice.

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
    """Return the indices of the features of turn-up, next suit and score for a seat that has to call."""
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


ROUNDS = ("ordering", "making")
"""The two rounds of calling."""
CALLERS = ("eldest hand", "second hand", "third hand", "dealer")
"""The seat that calls, from the dealer's left; with fewer players the missing seats are left out."""
CHOICES = ("pass", "partnership", "alone", "jambone")
"""The choices: to pass, or to make trump and play in one of these manners."""

Row: TypeAlias = tuple[int, ...]
_LARGEST = 2**31


@dataclass(frozen=True, slots=True)
class Weights:
    """One integer weight for each feature, by round, caller and choice.

    `rows[round][caller][choice][feature]`, in the orders of `ROUNDS`, `CALLERS`, `CHOICES` and `FEATURES`.
    The unit is free; the bundled weights are thousandths of a point. Raises EuchreError for another shape,
    and for a weight that is not an integer below 2**31 in size.
    """

    rows: tuple[tuple[tuple[Row, ...], ...], ...]

    def __post_init__(self) -> None:
        sizes = (len(ROUNDS), len(CALLERS), len(CHOICES), len(FEATURES))
        object.__setattr__(self, "rows", _checked(self.rows, sizes))

    def row(self, round_: int, caller: int, choice: int) -> Row:
        """Return the weights of one choice, in the order of `FEATURES`."""
        return self.rows[round_][caller][choice]


def _checked(values: object, sizes: tuple[int, ...]) -> object:
    """Return nested sequences as nested tuples, after a check of their sizes."""
    if not sizes:
        if not isinstance(values, int) or not -_LARGEST < values < _LARGEST:
            raise EuchreError(f"the weight {values!r} is not an integer below 2**31")
        return values
    if not isinstance(values, Sequence) or len(values) != sizes[0]:
        raise EuchreError(
            f"weights must be given for {len(ROUNDS)} rounds, {len(CALLERS)} callers, {len(CHOICES)} choices "
            f"and {len(FEATURES)} features"
        )
    return tuple(_checked(value, sizes[1:]) for value in values)


_BY_TRICKS, _BY_ODDS = 15, 4


def gain_at_no_trump(view: SeatView, manner: Manner) -> int:
    """Return how much more no trump is worth than passing, in thousandths of a point."""
    by_tricks, by_odds, constant = slopes_at_no_trump(view.code, manner)
    return by_tricks * tricks_hoped(view, NO_TRUMP) + by_odds * odds_alone(view, NO_TRUMP) + constant


def slopes_at_no_trump(code: Code, manner: Manner) -> tuple[int, int, int]:
    """Return thousandths of a point for each hundredth of an expected trick and of the logarithm of the odds
    of winning all tricks alone, and a constant."""
    table = table_of(code)
    needs = {
        Manner.PARTNERSHIP: (),
        Manner.ALONE: (NEED_ALONE[table],),
        Manner.JAMBONE: (NEED_ALONE[table], NEED_JAMBONE),
    }[manner]
    return _BY_TRICKS, _BY_ODDS * len(needs), -_BY_TRICKS * NEED[table][LATER] - _BY_ODDS * sum(needs)


_SIMPLE = SimplePlayer()
_PASS = CHOICES.index("pass")
TOO_WEAK = 4000
"""Thousandths of a point taken from a lone hand that must march and is too weak for it."""


@dataclass(frozen=True, slots=True)
class LinearPlayer:
    """Makes trump when the weights value that above passing; plays and discards as `simple` does."""

    weights: Weights

    @property
    def name(self) -> str:
        """The name of the player, the same for all weights."""
        return "linear"

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the act with the largest weighted sum; the stream is not used."""
        calls = [act for act in due.acts if isinstance(act, Call)]
        return choose_call(view, calls, self.weights) if calls else _SIMPLE.choose(view, due, stream)


def choose_call(view: SeatView, calls: Sequence[Call], weights: Weights) -> Call:
    """Return the call that gains most over passing, which gains 0; the first of equals.

    A jamboree is always announced.
    """
    jamborees = [call for call in calls if call.manner is Manner.JAMBOREE]
    if jamborees:
        return jamborees[0]
    return max(calls, key=lambda call: gain_of(view, call, weights) if call.word.makes_trump else 0)


def gain_of(view: SeatView, call: Call, weights: Weights) -> int:
    """Return how much more a call that makes trump is worth than passing, in the unit of the weights."""
    suit = view.suit_turned_up if call.suit is None else call.suit
    if suit is NO_TRUMP:
        return gain_at_no_trump(view, call.manner)
    round_, caller = int(view.stage is Stage.MAKING), caller_of(view.code, view.dealer, view.seat)
    features = features_of(view, suit)
    made = weights.row(round_, caller, CHOICES.index(call.manner.value))
    gain = _sum(made, features) - _sum(weights.row(round_, caller, _PASS), features)
    return gain - TOO_WEAK if is_too_weak(view, suit, call.manner) else gain


def is_too_weak(view: SeatView, trump: Suit, manner: Manner) -> bool:
    """Return whether `simple` would not play a hand alone where a lone hand must take all the tricks."""
    if not view.code.lone_must_march or manner is Manner.PARTNERSHIP:
        return False
    return odds_alone(view, trump) < NEED_ALONE[table_of(view.code)]


def _sum(row: Row, features: Sequence[int]) -> int:
    return sum(row[feature] for feature in features)


def caller_of(code: Code, dealer: Seat, seat: Seat) -> int:
    """Return the index of a seat in `CALLERS`."""
    if seat == dealer:
        return CALLERS.index("dealer")
    return code.seating.from_left_of(dealer).index(seat)
