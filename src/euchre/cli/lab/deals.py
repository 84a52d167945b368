"""`euchre lab deals`: deals between any players, or those of a record, as a Parquet or Arrow file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...arena.workers import pool_of
from ...deal import Deal
from ...lab.registry import as_promised
from ...lab.rows import (
    DEAL_COLUMNS,
    DECISION_COLUMNS,
    REVIEW_COLUMNS,
    Table,
    batch,
    deals_of,
    decisions_of,
    reviews_of,
)
from ...laws import Code
from ...notation import read_deals
from ...players import bot_by_name
from ...review import DealToReview, ReviewEffort, review_deal
from ..code_options import code_of, code_option
from ..interrupts import interrupts_delayed
from ..options import POSITIVE, jobs_option, seed_option
from ..output import bad_input
from ..progress import progress

if TYPE_CHECKING:
    import pyarrow as pa

_TOGETHER = {False: 20_000, True: 500}
"""Deals in one batch, and so in one row group: without decisions, and with them."""
_SUFFIXES = (".parquet", ".arrow")


@click.command("deals", epilog="Example: euchre lab deals simple --deals 1000000 --output deals.parquet")
@click.argument("players", nargs=-1, metavar="PLAYER...")
@click.option("--from", "source", metavar="FILE", help="Take the deals of a record instead of playing.")
@click.option("--deals", type=POSITIVE, default=1000, show_default=True, metavar="N", help="Number of deals.")
@click.option("--decisions", is_flag=True, help="Write a row for each choice instead of each deal.")
@click.option(
    "--reviewed",
    "effort",
    type=click.Choice([each.value for each in ReviewEffort]),
    help="Write a row for each choice of a record with what it cost; how carefully that is evaluated.",
)
@click.option("--output", required=True, metavar="FILE", help="File to write, .parquet or .arrow.")
@code_option
@seed_option(1)
@jobs_option
def deals(
    players: tuple[str, ...],
    source: str | None,
    deals: int,
    decisions: bool,
    effort: str | None,
    output: str,
    code: str | None,
    seed: int,
    jobs: int | None,
) -> None:
    """Write deals, all choices in them, or what the choices cost, as a table.

    PLAYER is one registered player for all seats, or one for each seat. The deals
    are written in batches, so memory does not grow with their number. Needs
    pyarrow: pip install 'euchre[data]'.
    """
    if (source is None) != bool(players):
        raise bad_input("name the players, or give a record with --from")
    if effort is not None and (source is None or decisions):
        raise bad_input("--reviewed needs a record with --from, and goes without --decisions")
    if Path(output).suffix not in _SUFFIXES:
        raise bad_input(f"{output} does not end in {' or '.join(_SUFFIXES)}")
    columns = DECISION_COLUMNS if decisions else DEAL_COLUMNS
    with ExitStack() as stack:
        if source is not None and effort is not None:
            tables, columns = _reviewed(Path(source), ReviewEffort(effort), jobs), REVIEW_COLUMNS
        elif source is not None:
            tables = _recorded(Path(source), decisions)
        else:
            law = code_of(code, ())
            tables = _played(stack, law, _seated(law, players), seed, deals, decisions, jobs)
        rows = _write(Path(output), tables, columns)
    click.echo(f"{rows} rows written in {output}")


def _seated(code: Code, players: tuple[str, ...]) -> tuple[str, ...]:
    for player in players:
        bot_by_name(player)
    if len(players) not in (1, code.players):
        raise bad_input(f"{len(players)} players are named for {code.players} seats")
    return players if len(players) > 1 else players * code.players


def _played(
    stack: ExitStack,
    code: Code,
    players: tuple[str, ...],
    seed: int,
    deals: int,
    decisions: bool,
    jobs: int | None,
) -> Iterator[Table]:
    """Yield the batches of numbered deals, in order, from this process or from several."""
    together, workers = _TOGETHER[decisions], jobs or os.cpu_count() or 1
    play = partial(batch, code.name, players, seed, decisions=decisions)
    starts = range(1, deals + 1, together)
    bar = stack.enter_context(progress("deals", len(starts)))
    if workers == 1 or len(starts) == 1:
        tables: Iterator[Any] = (play(first, min(together, deals + 1 - first)) for first in starts)
    else:
        pool = stack.enter_context(pool_of(workers))

        def submit(first: int) -> Any:
            with interrupts_delayed():
                return pool.submit(play, first, min(together, deals + 1 - first))

        tables = as_promised(submit, starts, workers)
    for done, table in enumerate(tables, 1):
        yield table
        bar(done)


def _recorded(path: Path, decisions: bool) -> Iterator[Table]:
    """Yield the batches of the finished deals of a record, read line by line."""
    with path.open(encoding="utf-8") as lines:
        finished = _finished(lines)
        while some := list(islice(finished, _TOGETHER[decisions])):
            yield decisions_of(some) if decisions else deals_of(some)


def _reviewed(path: Path, effort: ReviewEffort, jobs: int | None) -> Iterator[Table]:
    """Yield the reviewed choices of the deals of a record, one deal after another."""
    with path.open(encoding="utf-8") as lines:
        for number, sitting in enumerate(read_deals(lines), 1):
            if sitting.deal is not None:
                source = DealToReview(
                    number=number, deal=sitting.deal, score=sitting.before_deal, people=sitting.people
                )
                yield reviews_of([review_deal(source, effort, threads=jobs or os.cpu_count() or 1)])


def _finished(lines: Any) -> Iterator[tuple[int, Deal]]:
    for number, sitting in enumerate(read_deals(lines), 1):
        if sitting.deal is not None and sitting.deal.outcome is not None:
            yield number, sitting.deal


def _write(path: Path, tables: Iterator[Table], columns: dict[str, str]) -> int:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise bad_input("tables need pyarrow: pip install 'euchre[data]'") from None
    schema = pa.schema([(name, getattr(pa, kind)()) for name, kind in columns.items()])
    rows, draft = 0, path.with_name(f".{path.name}.{os.getpid()}")
    try:
        parquet = path.suffix == ".parquet"
        writer: Any = pq.ParquetWriter(draft, schema) if parquet else pa.ipc.new_file(draft, schema)
        with writer:
            for table in tables:
                part: pa.RecordBatch = pa.RecordBatch.from_pydict(table, schema=schema)
                writer.write_batch(part)
                rows += part.num_rows
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    return rows
