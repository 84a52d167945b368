"""How far a long command has come, as a bar on standard error where somebody looks at it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Bar(Protocol):
    """What is told how far things are."""

    def __call__(self, done: int, saying: str = "") -> None:
        """So many are done; a few words may stand behind the bar."""


@contextmanager
def progress(label: str, total: int | None) -> Iterator[Bar]:
    """A bar for so many steps, None where the number is open; nothing is drawn outside a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, saying="": None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[saying]}"),
    )
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as drawn:
        task = drawn.add_task(label, total=total, saying="")
        yield lambda done, saying="": drawn.update(task, completed=done, saying=saying)
