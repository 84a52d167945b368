"""`euchre arena`: matches between two computer players, and leagues of several."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import click

from ... import __version__
from ...arena import (
    Entrant,
    Match,
    MatchResult,
    PairResult,
    SequentialTest,
    Tally,
    Workers,
    here,
    play_match,
    processes,
)
from ...arena.report import league_report, match_report, settings_report
from ...arena.results import settings_of
from ..code_options import code_of, code_option, rules_option
from ..commit import commit
from ..completion import complete_players
from ..interrupts import interrupts_delayed
from ..options import POSITIVE, jobs_option, json_option, seed_option
from ..output import Ended, answer_is_no, bad_input, write_json
from ..progress import progress
from ..slow_players import warn_of_slow_players
from .dask_cluster import connected
from .entrants import entrants_of, identities_of
from .given_deals import given_deals
from .match_records import new_folder, write_records
from .results_file import ResultsFile, opened
from .sheet import league_sheet, match_sheet

_USUAL_DEALS = 1000
_KEY_BYTES = 16


@dataclass(frozen=True, slots=True, kw_only=True)
class _Length:
    """Length of a match."""

    unit: str
    pairs: int | None
    """Number of pairs, or the maximum; None if only the test ends the match."""
    test: SequentialTest | None


@click.command("arena", epilog="Example: euchre arena simple random --deals 1000")
@click.argument("players", nargs=-1, metavar="PLAYER...", shell_complete=complete_players)
@click.option(
    "--engine",
    "engines",
    multiple=True,
    metavar="[NAME=]CMD",
    help="Add a player that is an external program.",
)
@click.option(
    "--patience",
    type=click.FloatRange(min=0, min_open=True),
    default=30,
    show_default=True,
    metavar="S",
    help="Seconds that a program has for one answer.",
)
@click.option(
    "--engine-key",
    metavar="HEX",
    help="Secret behind the seeds that programs get, to repeat a match. [default: random]",
)
@code_option
@rules_option
@click.option(
    "--deals", type=POSITIVE, metavar="N", help=f"Deals, each played twice. [default: {_USUAL_DEALS}]"
)
@click.option(
    "--games", type=POSITIVE, metavar="N", help="Whole games, each played twice with the same packs."
)
@click.option(
    "--in-a-row",
    type=POSITIVE,
    default=1,
    show_default=True,
    metavar="N",
    help="Deals of a pair; players that learn keep within them what they have seen.",
)
@click.option(
    "--deals-from",
    "given",
    metavar="PATH",
    type=click.Path(exists=True),
    help="Play the deals of a record, or of all records in a folder.",
)
@click.option("--until-decided", is_flag=True, help="End as soon as a sequential test decides.")
@click.option(
    "--gain",
    type=click.FloatRange(min=0, min_open=True),
    default=0.02,
    show_default=True,
    metavar="X",
    help="Gain that the test looks for: points per deal, or games per game.",
)
@seed_option(1)
@jobs_option
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on a Dask cluster: tcp://HOST:PORT of its scheduler, or 'local'.",
)
@click.option(
    "--results", "path", metavar="FILE", help="Append each pair to a file; continue from an existing one."
)
@click.option("--records", "folder", metavar="FOLDER", help="Write a record of each table into a new folder.")
@json_option
def command(
    players: tuple[str, ...],
    engines: tuple[str, ...],
    patience: float,
    engine_key: str | None,
    code: str | None,
    rules: tuple[str, ...],
    deals: int | None,
    games: int | None,
    in_a_row: int,
    given: str | None,
    until_decided: bool,
    gain: float,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    path: str | None,
    folder: str | None,
    as_json: bool,
) -> None:
    """Play matches between players and report who is stronger, with errors.

    A player is one of euchre's, or a Python class of yours as module:Class.

    Each deal or game is played twice with the same cards and sides swapped, so
    equal players score exactly 0. Two players play a match; with more, each
    meets each. The result does not depend on the number of workers: --jobs
    processes of this machine, or a cluster.
    """
    key = _engine_key(engine_key)
    has_outsiders = bool(engines) or any(":" in name for name in players)
    entrants = entrants_of(players, engines, patience, key)
    warn_of_slow_players(players)
    law = code_of(code, rules)
    chosen = () if given is None else given_deals(given, law)
    length = _length(deals, games, SequentialTest(gain=gain) if until_decided else None, len(chosen))
    length = _in_a_row(length, in_a_row, is_alone=given is None and folder is None)
    matches = [
        Match(
            code=law,
            first=one,
            second=other,
            seed=seed,
            unit=length.unit,
            in_a_row=in_a_row,
            keeps_records=folder is not None,
            given=chosen,
        )
        for one, other in combinations(entrants, 2)
    ]
    records = None if folder is None else new_folder(folder)
    with ExitStack() as stack:
        settings = settings_of(matches, identities_of(entrants))
        program = (__version__, commit())
        file = None if path is None else opened(path, settings, matches, program)
        if file is not None:
            stack.callback(file.close)
        try:
            workers = stack.enter_context(_workers(jobs or os.cpu_count() or 1, cluster))
            results = [_played(match, workers, length, file, records) for match in matches]
        except KeyboardInterrupt:
            raise Ended(_interrupted(path), 130) from None
        programs = [program] if file is None else [(p["version"], p["commit"]) for p in file.read.programs]
    _report(entrants, results, programs, key if has_outsiders else None, as_json)
    for result in results:
        if result.forfeit is not None:
            forfeit = result.forfeit
            last = "it wrote nothing" if forfeit.last_line is None else f"its last line: {forfeit.last_line}"
            raise answer_is_no(f"{forfeit.name} forfeits in pair {forfeit.number}: it {forfeit.why}; {last}")


def _engine_key(text: str | None) -> bytes:
    try:
        key = secrets.token_bytes(_KEY_BYTES) if text is None else bytes.fromhex(text)
    except ValueError:
        key = b""
    if not 0 < len(key) <= 64:
        raise bad_input("--engine-key must be 1 to 64 bytes in hexadecimal digits, two for each byte")
    return key


def _length(deals: int | None, games: int | None, test: SequentialTest | None, given: int) -> _Length:
    """The length of a match; `given` deals are read from records, or 0 if chance deals."""
    if deals is not None and games is not None:
        raise bad_input("give either --deals or --games")
    if given and games is not None:
        raise bad_input("--deals-from gives single deals; leave out --games")
    if given and (deals or 0) > given:
        raise bad_input(f"--deals-from has {given} deals, fewer than --deals {deals}")
    if games is not None:
        return _Length(unit="games", pairs=games, test=test)
    usual = given or (None if test else _USUAL_DEALS)
    return _Length(unit="deals", pairs=deals or usual, test=test)


def _in_a_row(length: _Length, in_a_row: int, *, is_alone: bool) -> _Length:
    """The length of a match whose pairs have several deals in a row; `is_alone` is false with records."""
    if in_a_row == 1:
        return length
    if length.unit == "games" or not is_alone:
        raise bad_input("--in-a-row plays single deals; leave out --games, --deals-from and --records")
    if length.pairs is None:
        return length
    if length.pairs % in_a_row:
        raise bad_input(f"--deals {length.pairs} is not a multiple of --in-a-row {in_a_row}")
    return replace(length, pairs=length.pairs // in_a_row)


def _workers(jobs: int, cluster: str | None) -> AbstractContextManager[Workers]:
    if cluster is not None:
        return connected(cluster, jobs)
    return here(time.perf_counter) if jobs == 1 else processes(jobs, time.perf_counter, interrupts_delayed)


def _played(
    match: Match, workers: Workers, length: _Length, file: ResultsFile | None, records: Path | None
) -> MatchResult:
    names = (match.first.name, match.second.name)
    known = {} if file is None else file.read.known.get(names, {})
    with progress(" - ".join(names), length.pairs) as bar:

        def notice(pair: PairResult, tally: Tally) -> None:
            if file is not None:
                file.add(match, pair)
            if records is not None:
                write_records(records, match, pair)
            bar(tally.pairs, f"{tally.points.mean:+.3f}")

        return play_match(match, workers, pairs=length.pairs, test=length.test, known=known, notice=notice)


def _interrupted(path: str | None) -> str:
    if path is None:
        return "interrupted; --results FILE would keep the pairs played"
    return f"interrupted; the same command continues from {path}"


def _report(
    entrants: Sequence[Entrant],
    results: Sequence[MatchResult],
    programs: Sequence[tuple[str, str | None]],
    engine_key: bytes | None,
    as_json: bool,
) -> None:
    match = results[0].tally.match
    head: dict[str, Any] = {
        **settings_report(match),
        "programs": [{"version": version, "commit": commit} for version, commit in programs],
        "engine_key": None if engine_key is None else engine_key.hex(),
    }
    is_match = len(results) == 1
    names = [entrant.name for entrant in entrants]
    document = head | (match_report(results[0]) if is_match else league_report(names, results))
    if as_json:
        write_json("euchre.arena/1" if is_match else "euchre.league/1", document)
    else:
        click.echo("\n".join((match_sheet if is_match else league_sheet)(document)))
