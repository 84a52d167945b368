"""Files of the chunks of a run: each is whole or not there, so a run that is stopped can be resumed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from pathlib import Path

from ... import __version__
from ...arena.workers import pool_of
from ...errors import EuchreError
from ...lab.experiment import Experiment
from ...lab.registry import Promise, as_promised, measured
from ...lab.results import Measured, chunk_text, read_chunk
from ..arena.dask_cluster import client_of
from ..commit import commit
from ..interrupts import interrupts_delayed

Notice = Callable[[int], None]


def kept_chunks(folder: Path, experiment: Experiment) -> list[Measured]:
    """Return the chunks of an experiment that a folder holds.

    Raises EuchreError for a chunk of another version or configuration.
    """
    files = sorted((folder / experiment.name).glob("chunk-*.json"))
    return [read_chunk(experiment, file.read_text(encoding="utf-8")) for file in files]


def run_chunks(
    folder: Path, experiment: Experiment, chunks: int, jobs: int, address: str | None, notice: Notice
) -> None:
    """Measure the chunks from 0 to `chunks` - 1 that the folder lacks, and keep each when it is done."""
    done = {chunk.number for chunk in kept_chunks(folder, experiment)}
    missing = [number for number in range(chunks) if number not in done]
    place = folder / experiment.name
    place.mkdir(parents=True, exist_ok=True)
    program = f"{__version__} ({commit() or 'no commit'})"
    notice(chunks - len(missing))
    with ExitStack() as stack:
        for number, one in enumerate(_results(stack, experiment, missing, jobs, address), 1):
            text = chunk_text(experiment, one.number, one.cells, program, one.seconds)
            write_whole(place / f"chunk-{one.number:05}.json", text)
            notice(chunks - len(missing) + number)


def _results(
    stack: ExitStack, experiment: Experiment, numbers: list[int], jobs: int, address: str | None
) -> Iterator[Measured]:
    name = experiment.name
    if address is not None:
        client = stack.enter_context(client_of(address, jobs))
        workers = max(1, sum(client.nthreads().values()))
        return as_promised(
            lambda number: client.submit(measured, name, number, time.process_time, pure=False),
            numbers,
            workers,
        )
    if jobs == 1 or len(numbers) < 2:
        return (measured(name, number, time.process_time) for number in numbers)
    pool = stack.enter_context(pool_of(jobs))

    def submit(number: int) -> Promise:
        with interrupts_delayed():
            return pool.submit(measured, name, number, time.process_time)

    return _unless_broken(as_promised(submit, numbers, jobs))


def _unless_broken(results: Iterator[Measured]) -> Iterator[Measured]:
    try:
        yield from results
    except BrokenExecutor as fault:
        raise EuchreError(
            "a worker process died; the chunks finished so far are kept, and the same command continues"
        ) from fault


def write_whole(path: Path, text: str) -> None:
    """Write a file that is either whole or not there."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)
