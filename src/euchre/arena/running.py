"""Running a match to its end: the last pair, the verdict of the test, or a forfeit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import count

from .faults import PlayerFault
from .match import Match
from .playing import PairResult
from .sequential import SequentialTest, SequentialVerdict
from .tally import Forfeit, MatchResult, Tally
from .workers import Workers


def play_match(
    match: Match,
    workers: Workers,
    *,
    pairs: int | None,
    test: SequentialTest | None = None,
    known: Mapping[int, PairResult] | None = None,
    notice: Callable[[PairResult, Tally], None] | None = None,
) -> MatchResult:
    """Play a match and return its result.

    `pairs` is the number of pairs, or the maximum if a test may end the match earlier; it is required without
    a test. Pairs in `known` are not played again. `notice` is called for each new pair when it is counted.
    Raises ValueError for a match without an end.
    """
    if pairs is None and test is None:
        raise ValueError("a match needs a number of pairs, or a test that ends it")
    tally, known = Tally(match, test), known or {}
    new = workers(match, (number for number in _numbers(pairs) if number not in known))
    number = 0
    try:
        for number in _numbers(pairs):
            old = known.get(number)
            pair = old or next(new)
            tally.add(pair)
            if old is None and notice is not None:
                notice(pair, tally)
            if tally.verdict is not SequentialVerdict.OPEN:
                break
    except PlayerFault as fault:
        forfeit = Forfeit(name=fault.name, why=fault.why, last_line=fault.last_line, number=number)
        return MatchResult(tally, forfeit)
    finally:
        new.close()
    return MatchResult(tally)


def _numbers(pairs: int | None) -> Iterable[int]:
    return count(1) if pairs is None else range(1, pairs + 1)
