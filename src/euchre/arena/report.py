"""Results of a match or a league as plain values for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..deal import Result
from ..laws import Code, plain_value
from .match import Match
from .playing import ROUNDS, positions
from .tally import MatchResult, Ratio, SequentialTest, Tally, total_spent
from .timing import KINDS, Spent

SCALE = 400 / log(10)
"""Rating points for a factor e in the odds."""


@dataclass(frozen=True, slots=True)
class Won:
    """The games of one match: the indices of both players, and how many games each won."""

    first: int
    second: int
    by_first: int
    by_second: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating."""

    rating: float
    error: float
    """Standard error of the rating."""


def ratings(players: int, matches: Sequence[Won]) -> tuple[Rating, ...]:
    """Return the rating of each player; the matches must connect all players."""
    strength = np.zeros(players)
    for _ in range(100):
        slope, curve = _slope_and_curve(strength, matches)
        step = np.linalg.pinv(curve) @ slope
        step /= max(1.0, float(np.abs(step).max()))
        strength += step
        if float(np.abs(step).max()) < 1e-9:
            break
    _, curve = _slope_and_curve(strength, matches)
    errors = np.sqrt(np.diag(np.linalg.pinv(curve)))
    strength -= strength.mean()
    return tuple(
        Rating(float(value) * SCALE, float(error) * SCALE)
        for value, error in zip(strength, errors, strict=True)
    )


def _slope_and_curve(
    strength: NDArray[np.float64], matches: Sequence[Won]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return gradient, float (P,), and negative Hessian, float (P, P), of the log likelihood by strength."""
    slope = np.zeros(len(strength))
    curve = np.zeros((len(strength), len(strength)))
    for match in matches:
        games = match.by_first + match.by_second + 1
        chance = 1 / (1 + np.exp(strength[match.second] - strength[match.first]))
        over = match.by_first + 0.5 - games * chance
        weight = games * chance * (1 - chance)
        for one, sign in ((match.first, 1), (match.second, -1)):
            slope[one] += sign * over
            for other, same in ((match.first, 1), (match.second, -1)):
                curve[one, other] += sign * same * weight
    return slope, curve


_DIGITS = 5


def match_report(result: MatchResult) -> dict[str, Any]:
    """Return a match: points per deal with their error, games, counts of play, time, verdict, forfeit."""
    tally = result.tally
    match = tally.match
    names = [entrant.name for entrant in match.entrants]
    return {
        "players": names,
        match.unit: tally.pairs * match.in_a_row,
        "deals_played": int(tally.points.units),
        "points_per_deal": round(tally.points.mean, _DIGITS),
        "standard_error": _rounded(tally.points.error),
        "deviation_of_pair": round(tally.value.variance**0.5, _DIGITS),
        "pairs_alike": tally.same,
        "games_won": tally.games_won,
        "net_games": _games(tally.net_games) if match.unit == "games" else None,
        "test": None if tally.test is None else _test(tally, tally.test),
        "forfeit": _forfeit(result),
        "health": [health_report(match.code, counts) for counts in tally.health],
        "seconds": [
            {kind: _time(spent[kind]) for kind in KINDS} | {"all": _time(total_spent(spent))}
            for spent in tally.spent
        ],
    }


def settings_report(match: Match) -> dict[str, Any]:
    """Return the settings: the code and its differences from the base code, unit, deals in a row, seed."""
    return {
        "code": match.code.base or match.code.name,
        "changes": {key: plain_value(value) for key, value in match.code.changes.items()},
        "unit": match.unit,
        "in_a_row": match.in_a_row,
        "seed": match.seed,
    }


def _games(net: Ratio) -> dict[str, Any]:
    return {"per_game": round(net.mean, _DIGITS), "standard_error": _rounded(net.error)}


def _test(tally: Tally, test: SequentialTest) -> dict[str, Any]:
    value = tally.value
    ratio = test.log_ratio(value.pairs, value.mean, value.variance) if value.pairs else 0.0
    low, high = test.bounds
    return {
        "null": test.null,
        "gain": test.gain,
        "alpha": test.alpha,
        "beta": test.beta,
        "log_ratio": round(max(-1e9, min(1e9, ratio)), 3),
        "bounds": [round(low, 3), round(high, 3)],
        "verdict": tally.verdict.value,
    }


def _forfeit(result: MatchResult) -> dict[str, Any] | None:
    forfeit = result.forfeit
    if forfeit is None:
        return None
    return {
        "player": forfeit.name,
        "why": forfeit.why,
        "last_line": forfeit.last_line,
        "pair": forfeit.number,
    }


def health_report(code: Code, counts: Counter[str]) -> dict[str, Any]:
    """Count of an entrant's play: calls by round and position, and the results of each manner of play."""
    calls = {
        round_: {
            place: {what: counts[f"{round_} {place} {what}"] for what in ("asked", "called")}
            for place in positions(code)
        }
        for round_ in ROUNDS
    }
    return {
        "deals": counts["deals"],
        "calls": calls,
        "partnership": _made(counts, "partnership"),
        "alone": _made(counts, "alone"),
        "jambone": _made(counts, "jambone"),
        "jamboree": counts[f"jamboree {Result.JAMBOREE.value}"],
        "stuck_dealer": counts["stuck dealer"],
    }


def _made(counts: Counter[str], manner: str) -> dict[str, int]:
    point, march, euchre = (
        counts[f"{manner} {result.value}"] for result in (Result.POINT, Result.MARCH, Result.EUCHRE)
    )
    return {"made": point + march + euchre, "marches": march, "euchred": euchre}


def _time(spent: Spent) -> dict[str, Any]:
    return {
        "choices": spent.choices,
        "mean": round(spent.mean, 6),
        "95th_percentile": round(spent.quantile(0.95), 6),
        "worst": round(spent.worst, 6),
    }


def league_report(names: Sequence[str], results: Sequence[MatchResult]) -> dict[str, Any]:
    """Return a league: each player's rating, and points per deal against all opponents."""
    place = {name: number for number, name in enumerate(names)}
    won = [
        Won(place[match.first.name], place[match.second.name], *result.tally.games_won)
        for result in results
        for match in (result.tally.match,)
    ]
    table = [
        {
            "player": name,
            "rating": round(rating.rating, 1),
            "rating_error": round(rating.error, 1),
            **_points_of(name, results),
        }
        for name, rating in zip(names, ratings(len(names), won), strict=True)
    ]
    table.sort(key=lambda row: -float(str(row["rating"])))
    return {"players": list(names), "table": table, "matches": [match_report(result) for result in results]}


def _points_of(name: str, results: Sequence[MatchResult]) -> dict[str, Any]:
    """Return the mean over a player's matches, with equal weight for each."""
    means, squares = [], 0.0
    for result in results:
        points, match = result.tally.points, result.tally.match
        if name in (match.first.name, match.second.name) and points.pairs:
            means.append(points.mean if name == match.first.name else -points.mean)
            squares += (points.error or 0.0) ** 2
    count = len(means) or 1
    return {
        "points_per_deal": round(sum(means) / count, _DIGITS),
        "standard_error": round(squares**0.5 / count, _DIGITS),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
