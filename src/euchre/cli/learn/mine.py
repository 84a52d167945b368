"""`euchre puzzles mine`: find new puzzles in games of our own players."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import click

from ...laws import CODE_NAMES
from ...puzzles import MiningEffort, deals_of_games, mined
from ...puzzles.puzzle import document_of
from ..options import jobs_option, number_option, seed_option
from ..output import warn


@click.command("mine", epilog="Example: euchre puzzles mine --code modern --games 20 > puzzles.jsonl")
@click.option(
    "--code", type=click.Choice(CODE_NAMES), default="modern", show_default=True, help="The game to play."
)
@number_option("--games", 10, "Games to look through.")
@seed_option(0)
@number_option("--worlds", 5_000, "Equally likely layouts of the hidden cards with which a puzzle is judged.")
@jobs_option
def mine(code: str, games: int, seed: int, worlds: int, jobs: int | None) -> None:
    """Find puzzles in games between players of this project.

    Prints one JSON document a line. The same options give the same puzzles in
    any number of processes.
    """
    found = 0
    tasks = [(code, seed * games + game, worlds) for game in range(games)]
    with ProcessPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        for lines in pool.map(_in_game, *zip(*tasks, strict=True)):
            found += len(lines)
            sys.stdout.writelines(f"{line}\n" for line in lines)
            sys.stdout.flush()
    warn(f"{found} puzzles in {games} games")


def _in_game(code: str, seed: int, worlds: int) -> list[str]:
    """The puzzles of one game as lines of JSON."""
    return list(_lines(code, seed, worlds))


def _lines(code: str, seed: int, worlds: int) -> Iterator[str]:
    for puzzle in mined(deals_of_games(code, seed, 1), MiningEffort(last=worlds), seed=seed):
        yield json.dumps(document_of(puzzle), separators=(",", ":"))
