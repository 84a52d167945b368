"""How often things happen, what the deal is worth, and how games run under other rules."""

from __future__ import annotations

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from ...equity import Came, Equity, Mix, of_length, solved
from ...game import new_score
from ...laws import Code, house_variant, load_code
from ...seats import BySide, Seat
from ...sim import Run
from ...sim.batch import Outcomes, simulate
from ..experiment import SHARE, Cells, Chunk, Experiment, Hypothesis, LabCell, added
from ..hands import TURNED, trumps
from ..sample import DEALER, ELDEST, SECOND, drawn
from .calls import LEEDS, PROFESSOR

_CODES = {"modern": 10, LEEDS: 5, PROFESSOR: 5, "jerome-1877": 5}


def once(value: float) -> LabCell:
    """Return a figure of a whole chunk; its error comes from the spread of the chunks."""
    return LabCell(1, value, value * value)


def _played(code: Code, chunk: Chunk, *path: int) -> Outcomes:
    return simulate(Run(code=code, seed=chunk.bits(*path), players=("simple",)), 1, chunk.size, threads=1)


def _from_dealer(outcomes: Outcomes) -> NDArray[np.int64]:
    """Return (N, 2) points, the dealer's side first. The result is (N, 2) int64."""
    own = outcomes.dealer % 2
    rows = np.arange(len(outcomes))
    return np.stack([outcomes.points[rows, own], outcomes.points[rows, 1 - own]], axis=1)


def _deal(chunk: Chunk) -> Cells:
    """Return the worth of the deal and of a point, as chances of the game at love all."""
    found = {}
    for place, (name, game) in enumerate(_CODES.items()):
        points = _from_dealer(_played(load_code(name), chunk, place))
        rows, counts = np.unique(points, axis=0, return_counts=True)
        came: Counter[Came] = Counter()
        for row, number in zip(rows, counts, strict=True):
            came[(int(row[0]), int(row[1])), True] += int(number)
        equity = solved(of_length(load_code("modern"), game), Mix.of_counts(came))
        without = _chance(equity, 0, ELDEST)
        deal, point = _chance(equity, 0, DEALER) - without, _chance(equity, 1, ELDEST) - without
        net = points[:, 0] - points[:, 1]
        found[f"{name}: the deal, in chances of the game"] = once(deal)
        found[f"{name}: one more point, in chances of the game"] = once(point)
        found[f"{name}: the deal, in points"] = once(deal / point)
        found[f"{name}: points of the dealer's side less the others', a deal"] = LabCell.of(net)
    return found


def _chance(equity: Equity, own: int, dealer: Seat) -> float:
    """Return the chance of the game of the side of A and C before a deal, at this many points of its own to
    none."""
    score = new_score(equity.code, BySide(equity.code.seating.sides, (own, 0)))
    return float(equity.before_deal(score, dealer).values[0])


def _shut_out(chunk: Chunk) -> Cells:
    """Return how often the makers win no trick, without and with the Bridge."""
    parts = []
    for name, score in (("at love all", (0, 0)), ("at 4-1, with the Bridge", (1, 4))):
        for _, sample in drawn(load_code(PROFESSOR), chunk, points=score):
            found = sample.outcomes()
            rows = found.maker >= 0
            none = found.tricks[np.arange(len(found)), found.maker % 2] == 0
            parts.append({f"makers win no trick, {name}": LabCell.of(none[rows].astype(float))})
    return added(parts)


def _two_customs(chunk: Chunk) -> Cells:
    """Return the points of the lone hand's side where a euchre costs four, and two with a lone defender."""
    code = load_code(PROFESSOR)
    other = house_variant(code, {"lone_euchre": 2, "defend_alone": True})
    parts = []
    sides = [drawn(each, chunk) for each in (code, other)]
    for (_, first), (_, second) in zip(*sides, strict=True):
        one, two = first.outcomes(), second.outcomes()
        rows = (one.lone >= 0) & (two.lone >= 0)
        side = one.lone[rows].astype(np.int64) % 2
        numbers = np.arange(int(rows.sum()))
        values = []
        for found in (one, two):
            points = found.points[rows].astype(np.float64)
            values.append(points[numbers, side] - points[numbers, 1 - side])
        parts.append({"a euchre costs four": LabCell.of(values[0])})
        parts.append({"a euchre costs two, a defender may play alone": LabCell.of(values[1])})
        parts.append({"two less four": LabCell.of(values[1] - values[0])})
    return added(parts)


def _assists(chunk: Chunk) -> Cells:
    """Return second hand's trumps when it assists by the rules of `simple`."""
    parts = []
    for _, sample in drawn(load_code(PROFESSOR), chunk):
        found = sample.outcomes()
        rows = (found.trump == int(TURNED)) & (found.maker == int(SECOND))
        held = trumps(sample.hands(SECOND)[rows])
        parts += [
            {f"assists with {number} trumps": LabCell.of((held == number).astype(float))}
            for number in range(1, 4)
        ]
        parts.append({"assists with two or more": LabCell.of((held >= 2).astype(float))})
    return added(parts)


def _luck(chunk: Chunk) -> Cells:
    """Return success of a side's lone hand after its last one succeeded, and after it failed."""
    outcomes = _played(load_code(PROFESSOR), chunk)
    parts = []
    for side in range(2):
        rows = (outcomes.lone >= 0) & (outcomes.lone % 2 == side)
        won = (outcomes.tricks[rows, side] == 5).astype(float)
        before, now = won[:-1], won[1:]
        parts.append({"marches after a lone hand that marched": LabCell.of(now[before == 1])})
        parts.append({"marches after a lone hand that did not": LabCell.of(now[before == 0])})
        spread = won.mean() * (1 - won.mean())
        together = (before - won.mean()) * (now - won.mean()) / spread
        parts.append({"correlation of one with the next": LabCell.of(together)})
    return added(parts)


_RULES: dict[str, dict[str, object]] = {
    "without any": {"lap": False, "slam_games": 1, "jambone": False, "jamboree": False},
    "lap only": {"slam_games": 1, "jambone": False, "jamboree": False},
    "slam only": {"lap": False, "jambone": False, "jamboree": False},
    "jambone and jamboree only": {"lap": False, "slam_games": 1},
    "all of them": {},
}


def _livelier(chunk: Chunk) -> Cells:
    """Return games counted in a hundred deals, and deals that decide most, under each rule."""
    found: dict[str, LabCell] = {}
    for name, values in _RULES.items():
        code = load_code(PROFESSOR)
        variant = house_variant(code, values) if values else code
        points = _played(variant, chunk, 1).points
        games, deals, many = _games(points, lap=variant.lap, slam=variant.slam_games)
        found[f"{name}: games won in a hundred deals"] = once(100 * games / len(points))
        found[f"{name}: deals in a game"] = once(len(points) / deals)
        found[f"{name}: deals in a thousand that win two games or more"] = once(1000 * many / len(points))
    plain = found["without any: games won in a hundred deals"].mean
    gain = found["all of them: games won in a hundred deals"].mean - plain
    return {**found, "all of them less without any: games won in a hundred deals": once(gain)}


def _games(points: NDArray[np.int32], *, lap: bool, slam: int) -> tuple[int, int, int]:
    """Return games counted, games finished, and deals that counted two games or more. `points` is (N, 2)
    int32."""
    score, counted, finished, many = [0, 0], 0, 0, 0
    for row in points.tolist():
        here = 0
        for side in range(2):
            score[side] += row[side]
            while score[side] >= 5:
                here += slam if score[1 - side] == 0 else 1
                finished += 1
                score = [score[0] - 5, 0] if side == 0 else [0, score[1] - 5]
                if not lap:
                    score = [0, 0]
        counted += here
        many += here >= 2
    return counted, finished, many


EXPERIMENTS = (
    Experiment(
        name="professor-q2",
        measure=_deal,
        claims=(
            Hypothesis(cell="professor-1862: the deal, in points", sign=0, null=1, matters=0.15),
            Hypothesis(cell="leeds-dwight-1888: the deal, in points", sign=0, null=1, matters=0.15),
        ),
        size=100_000,
    ),
    Experiment(
        name="professor-q15",
        measure=_shut_out,
        claims=(
            Hypothesis(cell="makers win no trick, at love all", sign=-1, null=0.01, matters=0.001),
            Hypothesis(cell="makers win no trick, at 4-1, with the Bridge", null=0.01, matters=0.001),
        ),
        unit=SHARE,
    ),
    Experiment(
        name="professor-q16",
        measure=_two_customs,
        claims=(Hypothesis(cell="two less four", sign=0, matters=0.1),),
        size=100_000,
    ),
    Experiment(
        name="professor-q17",
        measure=_assists,
        claims=(Hypothesis(cell="assists with two or more", sign=0, null=1, matters=0.01),),
        unit=SHARE,
    ),
    Experiment(
        name="professor-q18",
        measure=_luck,
        claims=(Hypothesis(cell="correlation of one with the next", matters=0.02),),
        unit=SHARE,
        size=400_000,
    ),
    Experiment(
        name="professor-q20",
        measure=_livelier,
        claims=(Hypothesis(cell="all of them less without any: games won in a hundred deals", matters=1.0),),
        unit="number",
        size=40_000,
    ),
)
