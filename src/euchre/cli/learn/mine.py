"""`euchre puzzles mine`: find new puzzles in games of our own players."""

from __future__ import annotations

import json
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

import click

from ...arena.workers import pool_of
from ...laws import CODE_NAMES
from ...puzzles import MiningEffort, deals_of_games, mined
from ...puzzles.puzzle import document_of
from ..arena.dask_cluster import client_of
from ..options import jobs_option, number_option, renamed_option, seed_option
from ..output import bad_input, warn

Submit: TypeAlias = Callable[..., Any]
"""Begins a function with its arguments elsewhere; its result is a future."""
_AHEAD = 3
"""Games begun for each process before the first is done."""


@click.command("mine", epilog="Example: euchre puzzles mine --code modern --games 20 > puzzles.jsonl")
@click.option(
    "--code", type=click.Choice(CODE_NAMES), default="modern", show_default=True, help="The game to play."
)
@number_option("--games", 10, "Games to look through.")
@seed_option(0)
@number_option("--worlds", 5_000, "Equally likely layouts of the hidden cards with which a puzzle is judged.")
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Mine on a Dask cluster: tcp://HOST:PORT of its scheduler, or 'local'.",
)
@renamed_option(
    "--output",
    "--to",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write to a file, game by game; the same command again goes on after the last whole game.",
)
@jobs_option
def mine(
    code: str, games: int, seed: int, worlds: int, cluster: str | None, output: Path | None, jobs: int | None
) -> None:
    """Find puzzles in games between players of this project.

    Prints one JSON document a line. The same options give the same puzzles in
    any number of processes, on a cluster too.
    """
    first = seed * games
    mark = None if output is None else _Mark(output, {"code": code, "first": first, "worlds": worlds})
    done = 0 if mark is None else mark.games()
    tasks = [(code, first + game, worlds) for game in range(done, games)]
    found = 0
    with ExitStack() as stack:
        count, submit = _processes(stack, jobs or os.cpu_count() or 1, cluster)
        out = sys.stdout if output is None else stack.enter_context(output.open("a", encoding="utf-8"))
        for game, lines in enumerate(_in_order(submit, tasks, count * _AHEAD), start=done + 1):
            found += len(lines)
            out.writelines(f"{line}\n" for line in lines)
            out.flush()
            if mark is not None:
                mark.keep(game)
    warn(f"{found} puzzles in {len(tasks)} games")


class _Mark:
    """How far a file goes, kept in a file beside it with what it was mined for."""

    def __init__(self, file: Path, asked: dict[str, object]) -> None:
        self._file = file
        self._beside = file.with_name(f"{file.name}.done")
        self._asked = asked

    def games(self) -> int:
        """Return how many games are in the file; what follows the last whole game is cut off."""
        if not self._beside.exists():
            if self._file.exists() and self._file.stat().st_size:
                raise bad_input(f"{self._file} exists, and {self._beside.name} does not say how far it goes")
            return 0
        kept = json.loads(self._beside.read_text(encoding="utf-8"))
        games, size = kept.pop("games"), kept.pop("bytes")
        if kept != self._asked:
            raise bad_input(f"{self._file} was mined with other options: {kept}")
        with self._file.open("r+b") as cut:
            cut.truncate(size)
        return int(games)

    def keep(self, games: int) -> None:
        """Note that so many games are in the file."""
        fresh = self._beside.with_name(f"{self._beside.name}.new")
        size = self._file.stat().st_size
        fresh.write_text(json.dumps({**self._asked, "games": games, "bytes": size}), encoding="utf-8")
        fresh.replace(self._beside)


def _processes(stack: ExitStack, jobs: int, cluster: str | None) -> tuple[int, Submit]:
    """Return the number of processes, of this machine or of a cluster, and what begins a game there."""
    if cluster is None:
        return jobs, stack.enter_context(pool_of(jobs)).submit
    client = stack.enter_context(client_of(cluster, jobs))

    def submit(task: Callable[..., Any], *arguments: object) -> Any:
        return client.submit(task, *arguments, pure=False)

    return max(1, sum(client.nthreads().values())), submit


def _in_order(submit: Submit, tasks: Iterable[tuple[str, int, int]], most: int) -> Iterator[list[str]]:
    """Yield the puzzles of each game in order; at most `most` games are begun ahead."""
    left = iter(tasks)
    begun: deque[Future[list[str]]] = deque(submit(_in_game, *task) for task in islice(left, most))
    while begun:
        yield begun.popleft().result()
        begun.extend(submit(_in_game, *task) for task in islice(left, 1))


def _in_game(code: str, seed: int, worlds: int) -> list[str]:
    """Return the puzzles of one game as lines of JSON."""
    return list(_lines(code, seed, worlds))


def _lines(code: str, seed: int, worlds: int) -> Iterator[str]:
    for puzzle in mined(deals_of_games(code, seed, 1), MiningEffort(last=worlds), seed=seed):
        yield json.dumps(document_of(puzzle), separators=(",", ":"))
