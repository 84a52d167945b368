"""Running a match to its end, on workers: this process, several processes, or a cluster.

A pair depends only on its match and its number, and results are returned in the order of the numbers. The
result of a match therefore does not depend on the workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import count
from multiprocessing import active_children, get_context
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from ..errors import EuchreError
from .match import Match, PlayerFault
from .playing import PairResult, close_players, play_pair
from .tally import Forfeit, MatchResult, SequentialTest, SequentialVerdict, Tally
from .timing import Clock

if TYPE_CHECKING:
    from distributed import Client

Played: TypeAlias = Generator[PairResult, None, None]
Workers: TypeAlias = Callable[[Match, Iterable[int]], Played]
"""Plays the pairs with these numbers and yields them in that order."""

Guard: TypeAlias = Callable[[], AbstractContextManager[object]]
"""Context manager that is held while a process starts."""

_AHEAD = 4
"""Pairs queued per worker, so that none is idle while the oldest pair is played."""


class _Promise(Protocol):
    """A pending result."""

    def result(self) -> Any:
        """Wait for the result and return it."""


def _in_order(
    promise_of: Callable[[int], _Promise], numbers: Iterable[int], most: int, broken: type[Exception]
) -> Played:
    under_way: deque[_Promise] = deque()
    try:
        for number in numbers:
            under_way.append(promise_of(number))
            if len(under_way) >= most:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    except broken as fault:
        raise EuchreError("a worker process died; the pairs finished so far are kept") from fault


@contextmanager
def here(clock: Clock) -> Iterator[Workers]:
    """Play in this process."""
    try:
        yield lambda match, numbers: (play_pair(match, number, clock) for number in numbers)
    finally:
        close_players()


@contextmanager
def pool_of(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Provide a pool of processes on this machine; they end at once if the work is interrupted.

    The pool cancels what is queued when it ends. Callers do not cancel single futures: if a process dies
    while one of its pool's futures is cancelled, the pool's own thread fails (in Python 3.11).
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield pool
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def processes(jobs: int, clock: Clock, guard: Guard = nullcontext) -> Iterator[Workers]:
    """Play in `jobs` processes of this machine, each started within its own guard."""
    with pool_of(jobs) as pool:

        def workers(match: Match, numbers: Iterable[int]) -> Played:
            def promise_of(number: int) -> _Promise:
                with guard():
                    return pool.submit(play_pair, match.only(number), number, clock)

            return _in_order(promise_of, numbers, jobs * _AHEAD, BrokenExecutor)

        yield workers


@contextmanager
def cluster(client: Client, clock: Clock) -> Iterator[Workers]:
    """Play on the workers of a Dask cluster, through its client; needs the extra `euchre[cluster]`."""
    from distributed import KilledWorker

    def workers(match: Match, numbers: Iterable[int]) -> Played:
        most = max(1, sum(client.nthreads().values())) * _AHEAD
        shared = client.scatter(match, broadcast=True)

        def promise_of(number: int) -> _Promise:
            promise: _Promise = client.submit(play_pair, shared, number, clock, pure=False)
            return promise

        return _in_order(promise_of, numbers, most, KilledWorker)

    yield workers


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
