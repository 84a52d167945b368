"""`euchre lab train`: fit the weights of the calling model of `expert`."""

from __future__ import annotations

import click

from ...evaluation import Course, trained
from ...evaluation.bundled_weights import PACKAGE, document_of
from ...evaluation.training import situations_of
from ...laws import CODE_NAMES, load_code
from ..commit import commit
from ..options import number_option, seed_option
from ..progress import progress
from .data_files import check_data_can_be_written, provenance, write_data

_USUAL = Course()


@click.command("train", epilog="Example: euchre lab train --code modern --output .")
@click.option("--code", metavar="CODE", help=f"The game: {', '.join(CODE_NAMES)}. [default: all six]")
@number_option(
    "--rounds", _USUAL.rounds, "Rounds of training; each starts from the weights of the previous one."
)
@number_option("--deals", _USUAL.deals, "Deals for each rank turned up, seat and calling round.")
@seed_option(_USUAL.seed)
@click.option("--output", metavar="FOLDER", help="Write the weights to this folder instead of the package.")
def command(code: str | None, rounds: int, deals: int, seed: int, output: str | None) -> None:
    """Fit the weights of the calling model to simulated deals.

    Every choice of every seat is tried in the same deals, and weights are
    fitted to the results. Equal options give equal weights. Each code takes
    some minutes.
    """
    for name in CODE_NAMES if code is None else (code,):
        check_data_can_be_written(PACKAGE, name, output)
    now = commit()  # before the first file is written: with it the work tree is no longer the commit's
    course = Course(seed=seed, rounds=rounds, deals=deals)
    for name in CODE_NAMES if code is None else (code,):
        law = load_code(name)
        with progress(name, situations_of(law, course)) as bar:
            weights = trained(law, course, bar)
        made = provenance("train", name, {"rounds": rounds, "deals": deals, "seed": seed}, now)
        path = write_data(PACKAGE, name, output, document_of(weights, made))
        click.echo(f"{name}: weights fitted in {path}")
