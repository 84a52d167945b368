"""`euchre lab`: experiments on the open questions of the books."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ...lab.experiment import Experiment
from ...lab.registry import experiment_named, experiments
from ..commands import LazyGroup
from ..options import POSITIVE, jobs_option
from ..output import Ended, bad_input
from ..progress import progress
from .chunk_files import kept_chunks, run_chunks
from .deals import deals
from .page_files import keep_runs, write_pages

_RUNS = "lab-runs"
_PAGES = "docs/knowledge"

runs_option = click.option(
    "--runs", default=_RUNS, show_default=True, metavar="FOLDER", help="Folder of the chunks of runs."
)


_LATE = {
    "equity": ("study.equity", "Show what every score is worth to the side of the dealer."),
    "train": ("study.train", "Fit the weights of the calling model to simulated deals."),
    "train-network": ("study.train_network", "Train the network of the player `learned`."),
}


@click.group(
    "lab", cls=LazyGroup, lazy=_LATE, no_args_is_help=True, epilog="Example: euchre lab run leeds-q1"
)
def command() -> None:
    """Run experiments on the open questions of the books, and write their pages.

    A run is cut into chunks. Each is kept as a file when it is finished, so a run
    that is stopped continues where it was, and its figures do not depend on the
    number of processes.
    """


@command.command("list", epilog="Example: euchre lab list")
def list_() -> None:
    """List the experiments with their questions."""
    width = max(map(len, experiments()))
    for name, each in experiments().items():
        click.echo(f"{name:{width}}  {each.question.asks}")


@command.command("run", epilog="Example: euchre lab run leeds-q1 --tenth")
@click.argument("names", nargs=-1, metavar="NAME...")
@click.option("--all", "every", is_flag=True, help="Run every experiment.")
@click.option("--tenth", is_flag=True, help="Run a tenth of the chunks.")
@click.option("--chunks", type=POSITIVE, metavar="N", help="Run this number of chunks.")
@runs_option
@jobs_option
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Run on a Dask cluster: tcp://HOST:PORT of its scheduler, or 'local'.",
)
def run(
    names: tuple[str, ...],
    every: bool,
    tenth: bool,
    chunks: int | None,
    runs: str,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Run experiments, or continue runs that were stopped."""
    if every == bool(names):
        raise bad_input("name experiments, or give --all")
    chosen = list(experiments().values()) if every else [experiment_named(name) for name in names]
    for each in chosen:
        most = chunks or (each.tenth if tenth else each.chunks)
        _run(Path(runs), each, most, jobs or os.cpu_count() or 1, cluster)


def _run(folder: Path, experiment: Experiment, chunks: int, jobs: int, cluster: str | None) -> None:
    try:
        with progress(experiment.name, chunks) as bar:
            run_chunks(folder, experiment, chunks, jobs, cluster, bar)
    except KeyboardInterrupt:
        raise Ended(f"interrupted; the same command continues from {folder}", 130) from None
    kept = len(kept_chunks(folder, experiment))
    click.echo(
        f"{experiment.name}: {kept} of {experiment.chunks} chunks are kept in {folder}; "
        "'euchre lab report' writes the page"
    )


@command.command("report", epilog="Example: euchre lab report --pages docs/knowledge")
@runs_option
@click.option(
    "--pages", default=_PAGES, show_default=True, metavar="FOLDER", help="Folder of the pages and results."
)
def report(runs: str, pages: str) -> None:
    """Add up the chunks, keep the results, and write a page for each question and the index.

    Experiments without chunks keep the results that the folder of the pages
    holds. Pictures need matplotlib: pip install 'euchre[plots]'.
    """
    added = keep_runs(Path(runs), Path(pages))
    written = write_pages(Path(pages))
    click.echo(f"experiments added up: {added}; pages written in {pages}: {written}")


command.add_command(deals)
