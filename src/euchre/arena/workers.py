"""Who plays the pairs: this process, several, or a cluster; in any case in order.

A pair depends on its match and number alone, and results are handed on in the order of the numbers,
whoever is ready first. So what a match comes to does not depend on the workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import active_children, get_context
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from ..errors import EuchreError
from .match import Match
from .players import dismiss_all
from .playing import PairResult, play_pair
from .timing import Clock

if TYPE_CHECKING:
    from distributed import Client

Played: TypeAlias = Generator[PairResult, None, None]
Workers: TypeAlias = Callable[[Match, Iterable[int]], Played]
"""Plays the pairs of some numbers, and gives them in that order."""

Guard: TypeAlias = Callable[[], AbstractContextManager[object]]
"""What is to hold while a process begins."""

_AHEAD = 4
"""Pairs under way for each worker, so that none waits while the oldest is played."""


class _Promise(Protocol):
    """A result that is being worked out."""

    def result(self) -> Any:
        """It, as soon as it is there."""

    def cancel(self) -> Any:
        """Give it up."""


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
        raise EuchreError("a worker process died; what was played so far stands") from fault
    finally:
        for promise in under_way:
            promise.cancel()


@contextmanager
def here(clock: Clock) -> Iterator[Workers]:
    """This process alone."""
    try:
        yield lambda match, numbers: (play_pair(match, number, clock) for number in numbers)
    finally:
        dismiss_all()


@contextmanager
def pool_of(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes of this machine; they are ended at once if the work is broken off."""
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
    """So many processes of this machine, each begun within a guard of its own."""
    with pool_of(jobs) as pool:

        def workers(match: Match, numbers: Iterable[int]) -> Played:
            def promise_of(number: int) -> _Promise:
                with guard():
                    return pool.submit(play_pair, match, number, clock)

            return _in_order(promise_of, numbers, jobs * _AHEAD, BrokenExecutor)

        yield workers


@contextmanager
def cluster(client: Client, clock: Clock) -> Iterator[Workers]:
    """The workers of a Dask cluster, by a client of it; needs the extra `euchre[cluster]`."""
    from distributed import KilledWorker

    def workers(match: Match, numbers: Iterable[int]) -> Played:
        most = max(1, sum(client.nthreads().values())) * _AHEAD
        shared = client.scatter(match, broadcast=True)

        def promise_of(number: int) -> _Promise:
            promise: _Promise = client.submit(play_pair, shared, number, clock, pure=False)
            return promise

        return _in_order(promise_of, numbers, most, KilledWorker)

    yield workers
