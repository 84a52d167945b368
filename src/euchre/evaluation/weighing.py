"""Estimate the legal acts of a seat over worlds that are weighted by the calls, discards and plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from ..acts import Act, Call
from ..bots.linear_player import Weights
from ..bots.reasons import Candidate, Chances, Turn, World
from ..bots.simple.reading import IN_SUIT
from ..cards import FACES, JOKER, SUITS, Card, Rank, Suit, cards_of
from ..chance import Stream
from ..deal import Stage
from ..seats import Seat
from ..view import View
from ..worlds import Unseen, Worlds
from .forecast import Blend, Forecast, Stakes, forecasts
from .likelihood import likelihood
from .tendencies import Tendencies

_CARDS = (*FACES, JOKER)
_HIGH = tuple(card for card in _CARDS if card is JOKER or (card.rank is not None and card.rank >= Rank.JACK))
"""The cards reported as facts; a lower card mostly indicates the length of a suit."""
_BITS = np.array([card.index for card in _HIGH], np.uint64)
_RARE = 0.08
"""Facts with a probability below this, or above its complement, are not reported."""
_SLIGHT = 0.02
"""Smallest difference in points that is reported."""


def turns(worlds: Worlds, ahead: NDArray[np.float64]) -> tuple[Turn, ...]:
    """Return the fact that raises the lead of an act most, and the one that most clearly makes it negative.

    `ahead` is (N,) float64: the points that one act is ahead of another in each world. At most one fact of
    each kind is returned, the one with the largest product of change and probability.
    """
    if not ahead.any():
        return ()
    found = list(_all(worlds, ahead))
    mean = float(worlds.average(ahead))
    gains = [turn for turn in found if turn.ahead > max(mean, 0) + _SLIGHT]
    losses = [turn for turn in found if turn.ahead < -_SLIGHT]
    best = max(gains, key=lambda turn: (turn.ahead - mean) * turn.chance, default=None)
    worst = min(losses, key=lambda turn: (turn.ahead - mean) * turn.chance, default=None)
    return tuple(turn for turn in (best, worst) if turn is not None)


def _all(worlds: Worlds, ahead: NDArray[np.float64]) -> Iterator[Turn]:
    """Yield every hidden card or void with the mean of `ahead`, (N,) float64, in the worlds where it is
    true."""
    view, weights = worlds.view, worlds.weights / worlds.weights.sum()
    known = {view.seat, *view.calling.out, *(seat for seat, _ in view.open_hands)}
    trump = view.trump
    for seat in view.code.seating.seats:
        if seat in known:
            continue
        holds = ((worlds.hands[:, seat, None] >> _BITS) & np.uint64(1)).astype(float)
        for card, chance, mean in _means(holds, weights, ahead):
            yield Turn(seat=seat, card=_HIGH[card], void=None, chance=chance, ahead=mean)
        if trump is not None:
            masks = np.array([IN_SUIT[trump][suit] for suit in SUITS], np.uint64)
            lacks = ((worlds.hands[:, seat, None] & masks) == 0).astype(float)
            for suit, chance, mean in _means(lacks, weights, ahead):
                yield Turn(seat=seat, card=None, void=Suit(suit), chance=chance, ahead=mean)


def _means(
    holds: NDArray[np.float64], weights: NDArray[np.float64], ahead: NDArray[np.float64]
) -> Iterator[tuple[int, float, float]]:
    """Return for each column of `holds` that is neither rare nor nearly certain: index, probability, mean
    lead.

    `holds` is (N, facts) float64 of zeros and ones; `weights` and `ahead` are (N,) float64.
    """
    chances, sums = weights @ holds, (weights * ahead) @ holds
    for thing in np.flatnonzero((chances > _RARE) & (chances < 1 - _RARE)):
        yield int(thing), float(chances[thing]), float(sums[thing] / chances[thing])


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How many worlds to use for one choice, and how to evaluate them."""

    effective: int
    """Target for the effective sample size: the number of equally likely worlds of the same accuracy."""
    most: int
    """Largest number of worlds; if no more exist, all are used."""
    played: float
    """Share of simulated rule play in estimates of cards and discards, from 0 to 1; the rest is solved."""
    patience: float = 0.0
    """Points added to the estimate of passing before the dealer's turn in the ordering round."""
    infers: bool = True
    """Whether worlds are weighted by calls, discards and plays; otherwise only voids shown are used."""
    threads: int = 1
    """Number of threads; it does not change the result."""
    others: Tendencies = ()
    """How the players in the seats differ from the models; empty if they do not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed:
    """Estimates of some acts for a seat, with their details."""

    candidates: tuple[Candidate, ...]
    """The acts with their estimates, in the order of the input."""
    worths: tuple[float, ...]
    """The value of each act at the score; see `euchre.equity`."""
    errors: tuple[float, ...]
    """Standard error of the lead of the best act over each act."""
    best: int
    """Index of the act with the highest value."""
    worlds: tuple[World, ...]
    """A world in which the best act is better than the second best, and one in which it is worse."""
    turns: tuple[Turn, ...] = ()
    """Facts about the hidden hands on which the lead of the best act depends."""


def weighed(view: View, acts: Sequence[Act], weights: Weights, effort: Effort, stream: Stream) -> Weighed:
    """Estimate some acts that are legal now.

    Raises ValueError for a view that fits no world.
    """
    seeds = stream.bits(), stream.bits()
    worlds = _worlds(Unseen(view), weights, effort, seeds[0])
    # Solving a call with all hands seen overrates it, since the caller will have to guess.
    played = 1.0 if any(isinstance(act, Call) for act in acts) else effort.played
    stakes = Stakes(view)
    found = forecasts(
        worlds,
        acts,
        Blend(weights=weights, seed=seeds[1], played=played, threads=effort.threads, others=effort.others),
        stakes,
    )
    if effort.patience and view.stage is Stage.ORDERING and view.seat != view.dealer:
        found = [_with_patience(one, effort.patience, stakes) for one in found]
    return summed_up(worlds, found, stakes)


def _with_patience(found: Forecast, points: float, stakes: Stakes) -> Forecast:
    """Return the forecast, with `points` added if the act is a pass."""
    if not isinstance(found.act, Call) or found.act.word.makes_trump:
        return found
    return replace(found, points=found.points + points, worth=found.worth + points * stakes.of_a_point)


def _worlds(unseen: Unseen, weights: Weights, effort: Effort, seed: int) -> Worlds:
    if not effort.infers:
        return unseen.some(effort.effective, seed)
    likely = partial(likelihood, weights=weights, others=effort.others)
    return unseen.likely(likely, effective=effort.effective, most=effort.most, seed=seed)


def summed_up(worlds: Worlds, found: Sequence[Forecast], stakes: Stakes) -> Weighed:
    """Summarize forecasts as weighted means over the worlds."""
    shares = worlds.weights / worlds.weights.sum()
    means = [float(shares @ one.worth) for one in found]
    best = max(range(len(found)), key=lambda place: (means[place], -place))

    def error(values: NDArray[np.float64]) -> float:
        return float(np.sqrt(np.square(shares * (values - shares @ values)).sum()))

    ahead = tuple(error(found[best].worth - one.worth) for one in found)
    candidates = tuple(
        Candidate(
            act=one.act,
            chances=None if one.chances is None else _chances(shares @ one.chances),
            points=float(shares @ one.points),
            standard_error=error(one.worth if stakes.is_chance else one.points),
            game=float(shares @ one.worth) if stakes.is_chance else None,
        )
        for one in found
    )
    return Weighed(
        candidates=candidates,
        worths=tuple(means),
        errors=ahead,
        best=best,
        worlds=tuple(_contrasts(worlds, found, best, means)),
        turns=_turns(worlds, found, best, means),
    )


def _chances(shares: NDArray[np.float64]) -> Chances:
    """Return the chances of euchre, point and march from their shares, (3,) float64."""
    euchre, point, march = (float(share) for share in shares)
    return Chances(euchre=euchre, point=point, march=march)


def _contrasts(
    worlds: Worlds, found: Sequence[Forecast], best: int, means: Sequence[float]
) -> Iterator[World]:
    """Yield the likeliest world in which the best act beats the second best, and the likeliest where it
    loses."""
    others = [place for place in range(len(found)) if place != best]
    if not others:
        return
    second = max(others, key=lambda place: (means[place], -place))
    ahead = found[best].worth - found[second].worth
    for place, sign in ((best, 1), (second, -1)):
        speaks = np.where(sign * ahead > 0, worlds.weights, 0.0)
        row = int(speaks.argmax())
        if speaks[row] > 0:
            yield World(hands=tuple(_hidden_hands(worlds, row)), best=found[place].act)


def _turns(worlds: Worlds, found: Sequence[Forecast], best: int, means: Sequence[float]) -> tuple[Turn, ...]:
    others = [place for place in range(len(found)) if place != best]
    if not others:
        return ()
    second = max(others, key=lambda place: (means[place], -place))
    return turns(worlds, found[best].points - found[second].points)


def _hidden_hands(worlds: Worlds, row: int) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    view = worlds.view
    seen = {view.seat, *(seat for seat, _ in view.open_hands), *view.calling.out}
    for seat in view.code.seating.seats:
        if seat not in seen:
            yield seat, cards_of(int(worlds.hands[row, seat]))
