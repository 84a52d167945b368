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
from ..outside_players import OutsidePlayers, engine_key_option, entrants_of, identities_of, key_of
from ..progress import progress
from ..slow_players import warn_of_slow_players
from .dask_cluster import connected
from .engine_process import Engine
from .match_files import ResultsFile, given_deals, new_folder, opened, seed_in, write_records
from .sheet import league_sheet, match_sheet

_USUAL_DEALS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class _Length:
    """Length of a match."""

    unit: str
    pairs: int | None
    """Number of pairs, or the maximum; None if only the test ends the match."""
    test: SequentialTest | None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Options:
    """The options of the command line."""

    players: tuple[str, ...]
    engines: tuple[str, ...]
    patience: float
    engine_key: str | None
    sandbox: bool
    code: str | None
    rules: tuple[str, ...]
    deals: int | None
    games: int | None
    in_a_row: int
    given: str | None
    until_decided: bool
    gain: float
    seed: int | None
    jobs: int | None
    cluster: str | None
    path: str | None
    folder: str | None
    as_json: bool


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
@engine_key_option
@click.option("--sandbox", is_flag=True, help="Shut outside players off from network and disk (bubblewrap).")
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
    help="Deals of a pair in a row; players that learn remember what they saw in them.",
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
    help="Smallest gain to detect: points per deal, or games per game.",
)
@seed_option()
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
def command(**given: Any) -> None:
    """Play matches between players and report who is stronger, with errors.

    A player is one of euchre's, or a Python class of yours as module:Class.

    Each deal or game is played twice with the same cards and sides swapped, so
    equal players score exactly 0. Two players play a match; with more, each
    meets each. The result does not depend on the number of workers: --jobs
    processes of this machine, or a cluster.
    """
    options = _Options(**given)
    outside = OutsidePlayers(options.engines, key_of(options.engine_key), options.patience, options.sandbox)
    entrants = entrants_of(options.players, outside)
    key = outside.key if any(isinstance(entrant, Engine) for entrant in entrants) else None
    warn_of_slow_players(options.players)
    matches, length = _matches(options, list(combinations(entrants, 2)), key)
    records = None if options.folder is None else new_folder(options.folder)
    program = (__version__, commit())
    with ExitStack() as stack:
        file = None
        if options.path is not None:
            file = opened(options.path, settings_of(matches, identities_of(entrants)), matches, program)
            stack.callback(file.close)
            if key is not None:
                stack.callback(file.add_key, key)
        try:
            workers = stack.enter_context(_workers(options.jobs or os.cpu_count() or 1, options.cluster))
            results = [_played(match, workers, length, file, records) for match in matches]
        except KeyboardInterrupt:
            raise Ended(_interrupted(options.path), 130) from None
        programs = [program] if file is None else [(p["version"], p["commit"]) for p in file.read.programs]
    _report([entrant.name for entrant in entrants], results, programs, options.as_json)
    for result in results:
        if result.forfeit is not None:
            forfeit = result.forfeit
            last = "it wrote nothing" if forfeit.last_line is None else f"its last line: {forfeit.last_line}"
            raise answer_is_no(f"{forfeit.name} forfeits in pair {forfeit.number}: it {forfeit.why}; {last}")


def _matches(
    options: _Options, pairs: Sequence[tuple[Entrant, Entrant]], key: bytes | None
) -> tuple[list[Match], _Length]:
    """Return the matches of all pairs of entrants, and their length."""
    law = code_of(options.code, options.rules)
    deals = () if options.given is None else given_deals(options.given, law)
    length = _length(options, len(deals))
    seed = options.seed
    if seed is None and options.path is not None:
        seed = seed_in(options.path)
    settings = Match(
        code=law,
        first=pairs[0][0],
        second=pairs[0][1],
        seed=secrets.randbelow(2**32) if seed is None else seed,
        key=key,
        unit=length.unit,
        in_a_row=options.in_a_row,
        keeps_records=options.folder is not None,
        given=deals,
    )
    return [replace(settings, first=one, second=other) for one, other in pairs], length


def _length(options: _Options, given: int) -> _Length:
    """Return the length of a match; `given` deals are read from records, or 0 if chance deals."""
    deals, games, in_a_row = options.deals, options.games, options.in_a_row
    test = SequentialTest(gain=options.gain) if options.until_decided else None
    if deals is not None and games is not None:
        raise bad_input("give either --deals or --games")
    if given and games is not None:
        raise bad_input("--deals-from gives single deals; leave out --games")
    if given and (deals or 0) > given:
        raise bad_input(f"--deals-from has {given} deals, fewer than --deals {deals}")
    if in_a_row > 1 and (games is not None or given or options.folder is not None):
        raise bad_input("--in-a-row plays single deals; leave out --games, --deals-from and --records")
    if games is not None:
        return _Length(unit="games", pairs=games, test=test)
    pairs = deals or given or (None if test else _USUAL_DEALS)
    if pairs is not None and pairs % in_a_row:
        raise bad_input(f"--deals {pairs} is not a multiple of --in-a-row {in_a_row}")
    return _Length(unit="deals", pairs=None if pairs is None else pairs // in_a_row, test=test)


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
    names: Sequence[str],
    results: Sequence[MatchResult],
    programs: Sequence[tuple[str, str | None]],
    as_json: bool,
) -> None:
    match = results[0].tally.match
    head: dict[str, Any] = {
        **settings_report(match),
        "programs": [{"version": version, "commit": commit} for version, commit in programs],
        "engine_key": None if match.key is None else match.key.hex(),
    }
    is_match = len(results) == 1
    document = head | (match_report(results[0]) if is_match else league_report(names, results))
    if as_json:
        write_json("euchre.arena/1" if is_match else "euchre.league/1", document)
    else:
        click.echo("\n".join((match_sheet if is_match else league_sheet)(document)))
