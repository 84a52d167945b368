"""What the commands that change an event say: a sentence, or the acts that were written as JSON."""

from __future__ import annotations

from collections.abc import Iterable

import click

from ...events.event_lines import WrittenAct
from ..output import write_json


def say_changed(file: str, acts: Iterable[WrittenAct], words: str, as_json: bool) -> None:
    """Print the words, or the acts that were added to the file as one JSON document."""
    if as_json:
        write_json(
            "euchre.event-change/1", {"file": file, "acts": [act.text for act in acts], "words": words}
        )
    else:
        click.echo(words)
