"""Swiss system: each round pairs entrants of equal score who have not met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from ..refusals import MOST_ENTRANTS, EventError
from .matching import largest_matching

WIN, DRAW = 2, 1
"""Points in the Swiss system; a bye counts as a win."""
_NEAR = 25
"""How far apart in the standings two matches are whose entrants are exchanged."""


@dataclass(frozen=True, slots=True)
class SwissResult:
    """A match of a past round, or a bye."""

    one: int
    """Number of an entrant, from 0."""
    other: int | None
    """Number of the other entrant; None for a bye."""
    points: int = WIN
    """Points of the first: 2, 1 or 0; the other has the rest of 2."""


@dataclass(frozen=True, slots=True)
class SwissPairing:
    """The matches of one round, the highest scores first."""

    matches: tuple[tuple[int, int], ...]
    """The two entrants of each match, the one higher in the standings first."""
    bye: int | None
    """The entrant without a match, if their number is odd."""


class _Standing:
    """What one entrant has done so far."""

    __slots__ = ("byes", "down", "met", "score", "up")

    def __init__(self) -> None:
        self.score = self.byes = 0
        self.down = self.up = 0
        """How often the entrant met somebody with a lower score, and with a higher one."""
        self.met: Counter[int] = Counter()


def swiss_round(entrants: int, past: Sequence[Sequence[SwissResult]]) -> SwissPairing:
    """The next round for 2 to 1000 entrants, numbered in the order of their seeds.

    Nobody meets an opponent again as long as all can be paired without it; if not, as few as possible do. The
    bye goes to somebody who had the fewest, the lowest in the standings. The scores of opponents are as close
    as exchanges between matches near each other in the standings can bring them. Those who played a higher or
    lower score before are the last to do so again. Among equal scores, the upper half meets the lower half.

    Raises EventError if there are too few or too many entrants, or if a past round is not possible.
    """
    if not 2 <= entrants <= MOST_ENTRANTS:
        raise EventError(f"{entrants:,} entrants cannot be paired: 2 to {MOST_ENTRANTS:,} are allowed")
    standings = _standings(entrants, past)
    order = sorted(range(entrants), key=lambda number: (-standings[number].score, number))
    if entrants % 2 == 0:
        return SwissPairing(_paired(order, standings), None)
    fewest = min(standing.byes for standing in standings)
    resting = [number for number in reversed(order) if standings[number].byes == fewest]
    pairings = (SwissPairing(_paired([n for n in order if n != bye], standings), bye) for bye in resting)
    first = next(pairings)
    for pairing in chain([first], pairings):
        if not any(standings[one].met[other] for one, other in pairing.matches):
            return pairing
    return first


def _standings(entrants: int, past: Sequence[Sequence[SwissResult]]) -> list[_Standing]:
    """What each entrant has done in the past rounds."""
    standings = [_Standing() for _ in range(entrants)]
    for number, results in enumerate(past, start=1):
        _check_round(entrants, results, number)
        before = [standing.score for standing in standings]
        for result in results:
            one = standings[result.one]
            one.score += result.points
            if result.other is None:
                one.byes += 1
                continue
            other = standings[result.other]
            other.score += WIN - result.points
            one.met[result.other] += 1
            other.met[result.one] += 1
            step = before[result.one] - before[result.other]
            one.down, other.up = one.down + (step > 0), other.up + (step > 0)
            one.up, other.down = one.up + (step < 0), other.down + (step < 0)
    return standings


def _check_round(entrants: int, results: Sequence[SwissResult], number: int) -> None:
    """Raises EventError if a result names an unknown entrant, one entrant twice, or impossible points."""
    seen: set[int] = set()
    for result in results:
        for entrant in (result.one, result.other):
            if entrant is None:
                continue
            if not 0 <= entrant < entrants:
                raise EventError(f"round {number}: there is no entrant {entrant}")
            if entrant in seen:
                raise EventError(f"round {number}: entrant {entrant} has two results")
            seen.add(entrant)
        if result.points not in (0, DRAW, WIN):
            raise EventError(f"round {number}: a match gives 0, 1 or 2 points, not {result.points}")


def _paired(order: Sequence[int], standings: Sequence[_Standing]) -> tuple[tuple[int, int], ...]:
    """Matches of all in the order of the standings, with as few second meetings as possible."""
    place = {number: position for position, number in enumerate(order)}
    near = [
        [
            other
            for _, other in sorted((abs(own - other), other) for other in range(len(order)))
            if other != own and not standings[one].met[order[other]]
        ]
        for own, one in enumerate(order)
    ]
    mates = largest_matching(near)
    left = [position for position, mate in enumerate(mates) if mate is None]
    couples = [(one, mate) for one, mate in enumerate(mates) if mate is not None and one < mate]
    couples += zip(left[::2], left[1::2], strict=True)
    matches = [(order[one], order[other]) for one, other in sorted(couples)]
    _exchange(matches, place, standings)
    return tuple(sorted(matches, key=lambda match: place[match[0]]))


def _exchange(matches: list[tuple[int, int]], place: dict[int, int], standings: Sequence[_Standing]) -> None:
    """Exchanges opponents between two matches as long as that lowers the cost."""
    sizes = Counter(standing.score for standing in standings)

    def cost(one: int, other: int) -> tuple[int, int, int, int]:
        upper, lower = sorted((one, other), key=place.__getitem__)
        step = standings[upper].score - standings[lower].score
        again = standings[one].met[other]
        floats = (standings[upper].down + standings[lower].up) if step else 0
        half = sizes[standings[upper].score] // 2
        return again, step * step, floats**2, 0 if step else (place[lower] - place[upper] - half) ** 2

    def total(pair: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, ...]:
        return tuple(map(sum, zip(cost(*pair[0]), cost(*pair[1]), strict=True)))

    changed = True
    while changed:
        changed = False
        matches.sort(key=lambda match: min(place[match[0]], place[match[1]]))
        near = ((i, k) for i in range(len(matches)) for k in range(i + 1, min(i + _NEAR, len(matches))))
        for i, k in near:
            (a, b), (c, d) = matches[i], matches[k]
            best = min((((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))), key=total)
            if total(best) < total((matches[i], matches[k])):
                matches[i], matches[k] = best
                changed = True
    for number, (one, other) in enumerate(matches):
        if place[other] < place[one]:
            matches[number] = (other, one)
