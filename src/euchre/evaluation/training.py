"""Fit the weights of the linear calling model to simulated deals.

A round of training draws deals and keeps those in which the earlier seats pass by the weights of the
previous round. It plays each deal out once for every choice, with the same random numbers, and fits the
gain of a choice over passing, in points, to the features of the hand and the table. Passing has weight 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ..acts import Call, CallKind, FixSuit, Shuffle
from ..bots.linear_player import CALLERS, CHOICES, FEATURES, ROUNDS, Weights, caller_of, features_of_table
from ..cards import Card, Suit
from ..chance import Stream
from ..deal import Deal, Stage, after, awaited, new_deal
from ..deal.dues import accepting_word
from ..game import new_score
from ..laws import Code
from ..seats import Seat
from ..sim.batch import play_out
from ..view import view_of
from ..worlds import Unseen, Worlds
from .calling import counted, features_of_hands, gains, must_make, offered, passes

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
    """Yield every situation under a code, with each card of one suit, or the joker, turned up."""
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


Column = NDArray[np.float64]

_UNIT = 1000
"""Weights are integers in thousandths of a point."""
_RIDGE = 20.0
"""Ridge penalty on each weight, in deals: features that are rarely seen get weights near 0."""
_NEAR = 500.0
"""A deal with an estimated gain of this size counts half: close calls matter most."""
_STEP = 0.5
"""Share of the way that each round after the first moves the weights to the new fit: full steps make the
callers react to the previous round and oscillate."""
_RELUCTANCE = -500
"""The initial gain of every call."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """The length and the seed of a training run."""

    seed: int = 1
    rounds: int = 7
    deals: int = 4000
    """Deals drawn for each rank turned up, caller and calling round, in each round of training."""


def nothing_learnt() -> Weights:
    """Return initial weights, under which nobody calls."""
    row = (0,) * len(FEATURES)
    reluctant = (_RELUCTANCE, *row[1:])
    return Weights((((row, *(reluctant,) * (len(CHOICES) - 1)),) * len(CALLERS),) * len(ROUNDS))


def trained(code: Code, course: Course, notice: Callable[[int], None] = lambda done: None) -> Weights:
    """Return the weights from a training run; `notice` is called with the number of situations done.

    Equal courses always give equal weights.
    """
    weights, done = nothing_learnt(), 0
    for round_ in range(course.rounds):
        sums: dict[tuple[int, int, int], _Normal] = {}
        for number, situation in enumerate(situations(code)):
            seed = Stream(course.seed, round_, number).bits()
            _observe(situation, weights, course.deals, seed, sums)
            done += 1
            notice(done)
        weights = _moved(weights, sums, 1 if round_ == 0 else _STEP)
    return weights


def situations_of(code: Code, course: Course) -> int:
    """Return the number of situations in a training run."""
    return course.rounds * sum(1 for _ in situations(code))


class _Normal:
    """The normal equations of a least-squares fit."""

    def __init__(self) -> None:
        self.squares = np.eye(len(FEATURES)) * _RIDGE
        self.products = np.zeros(len(FEATURES))

    def add(self, features: NDArray[np.float64], values: Column, counts: Column) -> None:
        """Add N equations: `features` is (N, features) float64, `values` and `counts` are (N,) float64."""
        weighted = features * counts[:, None]
        self.squares += weighted.T @ features
        self.products += weighted.T @ values

    def solution(self) -> list[float]:
        found: list[float] = np.linalg.solve(self.squares, self.products).tolist()
        return found


def _observe(
    situation: CallingSituation,
    weights: Weights,
    deals: int,
    seed: int,
    sums: dict[tuple[int, int, int], _Normal],
) -> None:
    """Add the results of each choice in some deals to the sums of its fit."""
    deal, seat, making = situation.deal, situation.seat, situation.making
    view = view_of(deal, None, new_score(deal.code))
    worlds = _passed(Unseen(view).drawn(deals, seed), situation.before, weights)
    if not len(worlds):
        return
    caller, refusal = caller_of(deal.code, deal.dealer, seat), situation.refusal
    passing = np.zeros(len(worlds)) if refusal is None else played_after(worlds, seat, refusal, weights, seed)
    hands = worlds.hands[:, seat]
    for suit, manner in offered(view, seat, making=making):
        word = CallKind.MAKE if making else accepting_word(deal, seat)
        call = Call(seat, word, suit if making else None, manner)
        gained = played_after(worlds, seat, call, weights, seed) - passing
        thought = gains(view, seat, hands, suit, manner, weights, making=making)
        features = features_of_hands(counted(view, seat, hands, suit, making=making), suit)
        for feature in features_of_table(view, seat, suit, making=making):
            features[:, feature] += 1
        fit = sums.setdefault((int(making), caller, CHOICES.index(manner.value)), _Normal())
        fit.add(features, gained, 1 / (1 + np.square(thought / _NEAR)))


def _passed(worlds: Worlds, before: tuple[tuple[Seat, bool], ...], weights: Weights) -> Worlds:
    """Return the worlds in which the seats before the caller pass."""
    kept = np.ones(len(worlds), np.bool_)
    for seat, making in before:
        kept &= passes(worlds.view, seat, worlds.hands[:, seat], weights, making=making)
    return worlds.of_rows(kept)


def played_after(worlds: Worlds, seat: Seat, call: Call, weights: Weights, seed: int) -> Column:
    """Return (N,) float64: points of a seat's side minus an adverse side's after its call and simulated
    play."""
    deal = after(worlds.deal_at(0), call)
    code = deal.code
    if deal.outcome is not None:
        points = np.tile(np.array(deal.outcome.points.values, float), (len(worlds), 1))
    else:
        then = replace(worlds, view=view_of(deal, None, new_score(code)))
        points = play_out(then, (weights,), seed).points.astype(float)
    own = points[:, code.seating.sides.index(code.seating.side_of(seat))]
    found: Column = own - (points.sum(axis=1) - own) / (points.shape[1] - 1)
    return found


def _moved(weights: Weights, sums: dict[tuple[int, int, int], _Normal], step: float) -> Weights:
    """Return the weights with the fitted rows moved towards the fit by the share `step`."""
    rows = [[[*choices] for choices in callers] for callers in weights.rows]
    for (round_, caller, choice), fit in sums.items():
        old = rows[round_][caller][choice]
        rows[round_][caller][choice] = tuple(
            round(weight + step * (_UNIT * fitted - weight))
            for weight, fitted in zip(old, fit.solution(), strict=True)
        )
    return Weights(tuple(tuple(tuple(choices) for choices in callers) for callers in rows))
