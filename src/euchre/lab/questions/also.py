"""More figures: thresholds for calls, what the deal is worth in the six games, and luck in a game to ten."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ...cards import Card, Rank
from ...evaluation.bundled_weights import weights_for
from ...laws import CODE_NAMES, load_code
from ...seats import Seat
from ...sim import Run
from ...sim.batch import Outcomes, simulate
from ...sim.run import Player
from ..choice import Score, values_at
from ..experiment import STRENGTH, Cells, Chunk, Experiment, LabCell
from ..hands import CROSS, NEXT, TURNED, after_discard, strength
from ..sample import DEALER, ELDEST, SECOND, THIRD, Sample, drawn, passing
from .calls import LEEDS, accepts, passes
from .frequencies import once

_SEATS = {ELDEST: "eldest", SECOND: "second", THIRD: "third", DEALER: "dealer"}
_AT: tuple[Score, ...] = ((0, 0), (3, 3), (4, 4), (4, 2), (2, 4))
_STEP, _LOW, _BINS = 20, 160, 14
"""Width of a class of hands, strength of the first class, and number of classes; hundredths of a trick."""
_FEW = 20
"""A class with fewer deals is left out of the fit."""

Column = NDArray[np.float64]
Fit = dict[str, list[tuple[Column, Column]]]
"""Strengths of hands and the gain of calling with them, by the name of the situation."""


def _kind(card: Card) -> str:
    if card.rank is Rank.JACK:
        return "a bower turned"
    return "A, K or Q turned" if card.rank in (Rank.ACE, Rank.KING, Rank.QUEEN) else "a low card turned"


def _first_round(card: Card, sample: Sample, fit: Fit) -> None:
    for seat, name in _SEATS.items():
        found = passing(sample, seat)
        if not len(found):
            continue
        hands = found.hands(seat)
        if seat == DEALER:
            hands = after_discard(hands | np.uint64(1 << card.index), TURNED, card, makers=True)
        turn = found.passed_to(seat)
        _observe(
            turn, strength(hands), (accepts(seat)(turn), passes(seat)(turn)), seat, (name, _kind(card)), fit
        )


def _second_round(sample: Sample, fit: Fit) -> None:
    for seat, name in _SEATS.items():
        found = passing(sample, seat, making=True)
        for suit, how in ((NEXT, "next"), (CROSS[0], "a cross suit")):
            if not len(found):
                continue
            turn = found.passed_to(seat, making=True)
            ways = (turn.made(seat, suit), turn.passed(seat))
            _observe(turn, strength(found.hands(seat), suit), ways, seat, (name, how), fit)


def _observe(
    turn: Sample, own: Column, ways: tuple[Sample, Sample], seat: Seat, words: tuple[str, str], fit: Fit
) -> None:
    """Add what a call gains over a pass to the sums. `own` is (N,) float64, the strength of each hand."""
    called, passed = (way.outcomes() for way in ways)
    for score, value in values_at(seat, LEEDS, _AT).items():
        fit[f"{words[0]}, {words[1]}, at {score}"].append((own, value(called) - value(passed)))


def _thresholds(chunk: Chunk) -> Cells:
    """Return the strength from which a call gains, in tricks, by seat, turn-up and score."""
    fit: Fit = defaultdict(list)
    for card, sample in drawn(load_code(LEEDS), chunk):
        _first_round(card, sample, fit)
        _second_round(sample, fit)
    found = {}
    for name, pairs in fit.items():
        own, gain = (np.concatenate([pair[place] for pair in pairs]) for place in range(2))
        point = break_even(own, gain)
        if point is not None:
            found[name] = once(point / 100)
    return dict(sorted(found.items(), key=lambda row: _order(row[0])))


def _order(name: str) -> tuple[int, str]:
    return list(_SEATS.values()).index(name.split(",")[0]), name.partition(",")[2]


def break_even(own: Column, gain: Column) -> float | None:
    """Return the strength at which the gain of calling turns from minus to plus; None where it never does.

    Classes of hands are averaged, and a line is fitted to the three classes about the first change of sign.

    Both arguments are (N,) float64.
    """
    places, means, counts = [], [], []
    for number in range(_BINS):
        low = _LOW + number * _STEP
        rows = (own >= low) & (own < low + _STEP)
        if rows.sum() >= _FEW:
            places.append(low + _STEP / 2)
            means.append(float(gain[rows].mean()))
            counts.append(float(rows.sum()))
    for here in range(1, len(means)):
        if means[here - 1] < 0 <= means[here]:
            some = slice(max(0, here - 2), here + 2)
            slope, start = np.polyfit(places[some], means[some], 1, w=np.sqrt(counts[some]))
            return float(-start / slope) if slope > 0 else None
    return None


def _worth_of_the_deal(chunk: Chunk) -> Cells:
    """Return the points of the dealer's side less those of an adverse side, in each of the six games."""
    found = {}
    for place, name in enumerate(CODE_NAMES):
        run = Run(code=load_code(name), seed=chunk.bits(place), players=("simple",))
        outcomes = simulate(run, 1, chunk.size, threads=1)
        sides = outcomes.points.shape[1]
        points, rows = outcomes.points.astype(np.float64), np.arange(len(outcomes))
        own = points[rows, outcomes.dealer % sides]
        found[f"{name}: the dealer's side less an adverse side"] = LabCell.of(
            own - (points.sum(axis=1) - own) / (sides - 1)
        )
        made = outcomes.maker >= 0
        by = np.where(made, (outcomes.maker - outcomes.dealer) % len(run.code.seating.seats), -1)
        for seat, words in enumerate(
            ("the dealer", "the dealer's left", "two from the dealer", "three from the dealer")
        ):
            if seat < len(run.code.seating.seats):
                found[f"{name}: share of deals made by {words}"] = LabCell.of((by == seat).astype(float))
    return found


def _luck(chunk: Chunk) -> Cells:
    """Return the share of games to ten that the better pair wins, and how many games show that it is
    better."""
    code = load_code("modern")
    caller: Player = weights_for(code)
    pairs: dict[str, tuple[Player, ...]] = {
        "calls of expert against simple": (caller, "simple", caller, "simple"),
        "simple against simple with a random partner": ("simple", "simple", "simple", "random"),
    }
    found = {}
    for place, (name, players) in enumerate(pairs.items()):
        run = Run(code=code, seed=chunk.bits(place), players=players)
        outcomes = simulate(run, 1, chunk.size, threads=1)
        won = np.array(list(_winners(outcomes, code.game_points)), float)
        share = float(won.mean())
        gain = outcomes.points[:, 0].astype(float) - outcomes.points[:, 1]
        found[f"{name}: points a deal"] = LabCell.of(gain)
        found[f"{name}: share of games won"] = LabCell.of(won)
        found[f"{name}: part of the result of one game that is luck"] = once(1 - (2 * share - 1) ** 2)
        found[f"{name}: games that tell them apart"] = once(2.8**2 * share * (1 - share) / (share - 0.5) ** 2)
        found[f"{name}: deals that tell them apart"] = once(float(2.8**2 * gain.var() / gain.mean() ** 2))
    return found


def _winners(outcomes: Outcomes, to: int) -> Iterator[bool]:
    score = [0, 0]
    for row in outcomes.points.tolist():
        score = [score[0] + row[0], score[1] + row[1]]
        if max(score) >= to:
            yield score[0] > score[1]
            score = [0, 0]


EXPERIMENTS = (
    Experiment(name="also-thresholds", measure=_thresholds, claims=(), unit=STRENGTH, size=80_000, chunks=20),
    Experiment(name="also-deal", measure=_worth_of_the_deal, claims=(), unit="points a deal", size=50_000),
    Experiment(name="also-luck", measure=_luck, claims=(), unit="number", size=200_000),
)
