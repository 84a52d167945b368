"""`euchre lab`: experiments on the open questions of the books."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ...lab.experiment import Experiment
from ...lab.page import PICTURES, index, page
from ...lab.registry import experiment_named, experiments
from ...lab.results import Kept, read_run, run_text, together
from ...lab.verdict import judged_all
from ..commands import LazyGroup
from ..options import POSITIVE, jobs_option
from ..output import Ended, bad_input
from ..progress import progress
from .chunk_files import kept_chunks, run_chunks, write_whole
from .deals import deals

RESULTS = "results"


def keep_runs(runs: Path, pages: Path) -> int:
    """Write the results of every run that has chunks; their number."""
    added = 0
    for name, experiment in experiments().items():
        chunks = kept_chunks(runs, experiment)
        if chunks:
            (pages / RESULTS).mkdir(parents=True, exist_ok=True)
            write_whole(pages / RESULTS / f"{name}.json", run_text(experiment, together(chunks)))
            added += 1
    return added


def results_in(pages: Path) -> dict[str, Kept]:
    """Return the results that a folder of pages keeps, by experiment."""
    found = {}
    for name in experiments():
        file = pages / RESULTS / f"{name}.json"
        if file.exists():
            found[name] = read_run(file.read_text(encoding="utf-8"))
    return found


def page_texts(pages: Path) -> dict[str, str]:
    """Return the text of every page that the kept results give, by file name."""
    results, every = results_in(pages), list(experiments().values())
    judged = judged_all(every, {name: kept.cells for name, kept in results.items()})
    texts = {
        f"{each.name}.md": page(each, results[each.name], judged[each.name])
        for each in every
        if each.name in results
    }
    return {"index.md": index(every, results, judged), **texts}


def write_pages(pages: Path) -> int:
    """Write every page with its picture; the number of pages."""
    try:
        from ...lab.page import picture

        results = results_in(pages)
        drawn = {name: picture(experiments()[name], kept.cells) for name, kept in results.items()}
    except ImportError:
        raise bad_input("the pictures need matplotlib: pip install 'euchre[plots]'") from None
    (pages / PICTURES).mkdir(parents=True, exist_ok=True)
    for name, svg in drawn.items():
        write_whole(pages / PICTURES / f"{name}.svg", svg)
    texts = page_texts(pages)
    for name, text in texts.items():
        write_whole(pages / name, text)
    return len(texts)


_RUNS = "lab-runs"
_PAGES = "docs/knowledge"

runs_option = click.option(
    "--runs", default=_RUNS, show_default=True, metavar="FOLDER", help="Folder of the chunks of runs."
)


_LATE = {
    "equity": ("study.equity", "Show what each score is worth to the dealer's side."),
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
