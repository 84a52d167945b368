"""What the commands that change an event share: who enters it, and what they say of it."""

from __future__ import annotations

from collections.abc import Iterable

import click

from ...events.event_lines import WrittenAct
from ..output import write_json

by_option = click.option("--by", metavar="NAME", help="Who enters this. [default: the user of this computer]")


def say_changed(file: str, acts: Iterable[WrittenAct], words: str, as_json: bool) -> None:
    """Print the words, or the acts that were added to the file as one JSON document."""
    if as_json:
        write_json(
            "euchre.event-change/1", {"file": file, "acts": [act.text for act in acts], "words": words}
        )
    else:
        click.echo(words)
