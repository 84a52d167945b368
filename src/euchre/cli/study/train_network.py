"""`euchre lab train-network`: train the network of `learned`."""

from __future__ import annotations

from dataclasses import replace

import click

from ...learning import Schooling, TrainingLesson, schooled
from ...players.learned_network import PACKAGE, Network, document_of
from ..commit import commit
from ..options import number_option, seed_option
from ..progress import progress
from .data_files import check_data_can_be_written, provenance, write_data

_CODE = "modern"
_USUAL = Schooling()


@click.command("train-network", epilog="Example: euchre lab train-network --lessons 20 --output .")
@number_option("--lessons", _USUAL.lessons, "Lessons: deals are played, and the network learns from them.")
@number_option("--deals", _USUAL.deals, "Deals in each lesson.")
@seed_option(_USUAL.seed)
@click.option("--output", metavar="FOLDER", help="Write the network to this folder instead of the package.")
def command(lessons: int, deals: int, seed: int, output: str | None) -> None:
    """Train the network of the player `learned`.

    It learns the modern game. The network plays with itself and with others. Each card it could have
    played is valued with all hands seen, each call by playing deals out. The
    file also holds what each lesson brought. It takes some ten minutes.
    """
    check_data_can_be_written(PACKAGE, _CODE, output)
    now = commit()
    curve: list[tuple[int, float, float]] = []
    with progress("lessons", lessons) as bar:

        def notice(lesson: TrainingLesson, _: Network) -> None:
            curve.append((lesson.states, round(lesson.loss_of_cards, 4), round(lesson.loss_of_calls, 4)))
            bar(lesson.number)

        network = schooled(replace(_USUAL, seed=seed, lessons=lessons, deals=deals), notice)
    options: dict[str, object] = {"lessons": lessons, "deals": deals, "seed": seed}
    words = " ".join(f"--{name} {value}" for name, value in options.items())
    made = {
        **provenance("train-network", _CODE, options, now),
        "command": f"euchre lab train-network {words}",
    }
    path = write_data(PACKAGE, _CODE, output, document_of(network, {**made, "curve": curve}))
    click.echo(
        f"{_CODE}: network of {sum(one.size + two.size for one, two in network.layers):,} weights in {path}"
    )
