"""Who meets whom: round robin, the Swiss system, and single and double elimination."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .refusals import MOST_ENTRANTS, EventError, check_entrants

WIN, DRAW = 2, 1
"""Points in the Swiss system; a bye counts as a win."""
_NEAR = 60
"""How many places apart in the standings two entrants of a larger event are who are compared first."""
_EXACT = 200
"""The most entrants of whom any two are compared."""
_BYE, _UNKNOWN = -1, -2
"""What stands for an entrant if nobody comes, and if the match that decides it is not over."""


@dataclass(frozen=True, slots=True)
class LeagueRound:
    """The matches of one round of a league."""

    matches: tuple[tuple[str, str], ...]
    """Names of the two entrants of each match."""
    bye: str | None
    """Name of the entrant without a match, if their number is odd."""


def round_robin(names: Sequence[str]) -> tuple[LeagueRound, ...]:
    """Return rounds in which each two of 2 to 1000 entrants meet exactly once.

    The first entrant stays in place and the others move on by one in each round (circle method). With an odd
    number nobody stays, and each entrant has one bye.

    Raises EventError if there are too few or too many entrants, or if a name occurs twice.

    >>> [each.matches for each in round_robin(["Ann", "Bob", "Cid"])]
    [(('Ann', 'Bob'),), (('Bob', 'Cid'),), (('Cid', 'Ann'),)]
    """
    entrants = check_entrants(names, least=2, kind="entrants")
    circle: list[str | None] = [*entrants] if len(entrants) % 2 == 0 else [None, *entrants]
    rounds = []
    for number in range(len(circle) - 1):
        moved = circle[1:][number:] + circle[1:][:number]
        line = [circle[0], *moved]
        couples = [(line[i], line[-1 - i]) for i in range(len(line) // 2)]
        if number % 2:
            couples[0] = couples[0][::-1]
        matches = tuple((one, other) for one, other in couples if one is not None and other is not None)
        resting = [one or other for one, other in couples if one is None or other is None]
        rounds.append(LeagueRound(matches, resting[0] if resting else None))
    return tuple(rounds)


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
    """Return the next round for 2 to 1000 entrants, numbered in the order of their seeds.

    As few as possible meet an opponent again. The bye goes to somebody who had the fewest, as low in the
    standings as can be. Then the sum of the squared differences of the scores is as small as possible; then
    those who played a higher or lower score before are the last to do so again; then the upper half of equal
    scores meets the lower half. Of more than 200 entrants, those far apart in the standings are compared only
    if the others cannot all be paired without a second match.

    Raises EventError if there are too few or too many entrants, if a past round is not possible, or without
    the library that pairs.
    """
    if not 2 <= entrants <= MOST_ENTRANTS:
        raise EventError(f"{entrants:,} entrants cannot be paired: 2 to {MOST_ENTRANTS:,} are allowed")
    standings = _standings(entrants, past)
    order = sorted(range(entrants), key=lambda number: (-standings[number].score, number))
    places = _paired([standings[number] for number in order], order)
    matches = tuple((order[one], order[other]) for one, other in places if other < entrants)
    return SwissPairing(matches, next((order[one] for one, other in places if other == entrants), None))


def _standings(entrants: int, past: Sequence[Sequence[SwissResult]]) -> list[_Standing]:
    """Return what each entrant has done in the past rounds."""
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
    """Raise EventError if a result names an unknown entrant, one entrant twice, or impossible points."""
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


def _paired(ranked: Sequence[_Standing], numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return the places that meet, in one of the pairings that cost least; a bye is to meet `len(ranked)`."""
    size, groups = len(ranked), Counter(each.score for each in ranked)
    pairs: list[tuple[int, int]] = []
    for near in (_NEAR, size) if size > _EXACT else (size,):
        costs = {
            (one, other): _cost(ranked, numbers, groups, one, other)
            for one in range(size)
            for other in range(one + 1, min(one + near, size))
        }
        if size % 2:
            fewest = min(each.byes for each in ranked)
            costs |= {(n, size): (0, size - n, 0, 0, 0) for n in range(size) if ranked[n].byes == fewest}
        pairs = _cheapest(costs, size + size % 2)
        if 2 * len(pairs) >= size and not any(costs[pair][0] for pair in pairs):
            break
    return pairs


def _cost(
    ranked: Sequence[_Standing], numbers: Sequence[int], groups: Mapping[int, int], upper: int, lower: int
) -> tuple[int, ...]:
    """Return what it costs that two places in the standings meet; the sums are compared one after the other.

    They are earlier matches, a bye that is not the lowest, squared difference of scores, floats, and how far
    the two are from being half a group of equal scores apart.
    """
    one, other = ranked[upper], ranked[lower]
    step = one.score - other.score
    floats = (one.down + other.up) ** 2 if step else 0
    half = 0 if step else (lower - upper - groups[one.score] // 2) ** 2
    return one.met[numbers[lower]], 0, step * step, floats, half


def _cheapest(costs: Mapping[tuple[int, int], tuple[int, ...]], nodes: int) -> list[tuple[int, int]]:
    """Return as many pairs as possible without a common node, with the least sums of costs in their order."""
    try:
        import rustworkx
    except ImportError:
        raise EventError("the pairing library is not installed: pip install 'euchre[events]'") from None
    most = [nodes * max(parts) + 1 for parts in zip(*costs.values(), strict=True)]
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph()
    graph.add_nodes_from([None] * nodes)

    def weight(parts: Sequence[int]) -> int:
        found = 0
        for part, bound in zip(parts, most, strict=True):
            found = found * bound + part
        return found

    heaviest = 1 + max(map(weight, costs.values()))
    graph.add_edges_from([(*pair, heaviest - weight(parts)) for pair, parts in costs.items()])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda each: each)
    return sorted((min(pair), max(pair)) for pair in found)


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one side of a match comes from: an entrant, a bye, or the winner or loser of an earlier match."""

    entrant: int | None = None
    """Number of the entrant by seed, from 0; None for a bye if there is no match either."""
    match: int | None = None
    """Number of the earlier match."""
    loser: bool = False
    """Whether the loser of that match comes, and not the winner."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """The matches of an elimination event, each after those that it depends on."""

    entrants: int
    """How many take part."""
    matches: tuple[tuple[Slot, Slot], ...]
    """The two sides of each match."""
    has_second_final: bool
    """Whether the last match repeats the final; played only if the side without a loss loses."""


@dataclass(frozen=True, slots=True)
class BracketState:
    """How an elimination event stands."""

    open_matches: dict[int, tuple[int, int]]
    """Number of each match that can be played now, with its two entrants."""
    champion: int | None
    """The winner of the event, once known."""
    lost_in: dict[int, int]
    """The match after which each entrant is out."""


def single_elimination(entrants: int) -> Bracket:
    """Return a bracket for 2 to 1000 entrants in which one loss ends the event for its entrant.

    The best seeds get the byes and can meet each other last: 1 and 2 in the final, 1 to 4 in the semifinals.
    Raises EventError if there are too few or too many entrants.
    """
    matches: list[tuple[Slot, Slot]] = []
    _winners_rounds(matches, entrants)
    return Bracket(entrants, tuple(matches), False)


def double_elimination(entrants: int) -> Bracket:
    """Return a bracket for 2 to 1000 entrants in which the second loss ends the event for its entrant.

    Losers go to a second bracket, whose winner meets the winner of the first in the final. If the winner of
    the first bracket loses the final, it is played again. Raises EventError as `single_elimination` does.
    """
    matches: list[tuple[Slot, Slot]] = []
    rounds = _winners_rounds(matches, entrants)
    alive = [Slot(match=number, loser=True) for number in rounds[0]]
    for number, each in enumerate(rounds[1:]):
        alive = _round(matches, alive)  # halves: as many are left as lose in the next round
        losers = [Slot(match=match, loser=True) for match in each]
        half = len(losers) // 2
        crossed = losers[::-1] if number % 2 == 0 else losers[half:] + losers[:half]
        alive = _round(matches, [slot for couple in zip(alive, crossed, strict=True) for slot in couple])
    final = len(matches)
    matches.append((Slot(match=rounds[-1][0]), alive[0]))
    matches.append((Slot(match=final, loser=True), Slot(match=final)))
    return Bracket(entrants, tuple(matches), True)


def bracket_state(bracket: Bracket, winners: Mapping[int, int]) -> BracketState:
    """Return how the event stands after some matches; `winners` has the winning entrant of each match played.

    Raises EventError if a winner is not in the match, or if the match cannot be played yet or at all.
    """
    results: list[tuple[int, int]] = []
    open_matches: dict[int, tuple[int, int]] = {}
    losses: dict[int, list[int]] = {}
    for number in range(len(bracket.matches)):
        one, other = _sides(bracket, number, results)
        if min(one, other) >= 0 and number not in winners:
            open_matches[number] = (one, other)
        winner, loser = _result(number, (one, other), winners)
        results.append((winner, loser))
        if loser >= 0:
            losses.setdefault(loser, []).append(number)
    lives = 2 if bracket.has_second_final else 1
    champion = results[-1][0]
    lost_in = {entrant: matches[-1] for entrant, matches in losses.items() if len(matches) == lives}
    return BracketState(open_matches, champion if champion >= 0 else None, lost_in)


def _sides(bracket: Bracket, number: int, results: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the two entrants of a match, or what stands for them."""
    one, other = (_from(slot, results) for slot in bracket.matches[number])
    is_second_final = bracket.has_second_final and number == len(bracket.matches) - 1
    if is_second_final and other >= 0 and other == _from(bracket.matches[number - 1][0], results):
        return _BYE, other  # the side without a loss has won the final
    return one, other


def _from(slot: Slot, results: list[tuple[int, int]]) -> int:
    """Return the entrant who comes from a slot, `_BYE` or `_UNKNOWN`."""
    if slot.match is not None:
        return results[slot.match][slot.loser]
    return _BYE if slot.entrant is None else slot.entrant


def _result(number: int, sides: tuple[int, int], winners: Mapping[int, int]) -> tuple[int, int]:
    """Return winner and loser of a match; against a bye the entrant wins without play."""
    one, other = sides
    winner = winners.get(number)
    if winner is not None:
        if min(sides) < 0:
            raise EventError(f"match {number} has a winner, but it cannot be played")
        if winner not in sides:
            raise EventError(f"match {number} is between {one} and {other}; {winner} cannot win it")
        return winner, one + other - winner
    if _UNKNOWN in sides or min(sides) >= 0:
        return _UNKNOWN, _UNKNOWN
    return max(sides), _BYE


def _winners_rounds(matches: list[tuple[Slot, Slot]], entrants: int) -> list[list[int]]:
    """Add the matches of those without a loss; gives the numbers of the matches of each round."""
    if not 2 <= entrants <= MOST_ENTRANTS:
        raise EventError(f"{entrants:,} entrants do not make a bracket: 2 to {MOST_ENTRANTS:,} are allowed")
    seeds = [0]
    while len(seeds) < entrants:
        seeds = [each for seed in seeds for each in (seed, 2 * len(seeds) - 1 - seed)]
    alive = [Slot(entrant=seed if seed < entrants else None) for seed in seeds]
    rounds = []
    while len(alive) > 1:
        start = len(matches)
        alive = _round(matches, alive)
        rounds.append(list(range(start, len(matches))))
    return rounds


def _round(matches: list[tuple[Slot, Slot]], alive: list[Slot]) -> list[Slot]:
    """Add a match for each two slots in a row; gives the slots of the winners."""
    winners = []
    for one, other in zip(alive[::2], alive[1::2], strict=True):
        winners.append(Slot(match=len(matches)))
        matches.append((one, other))
    return winners
