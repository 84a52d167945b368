"""A progress bar on standard error, drawn only on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Bar(Protocol):
    """Shows progress."""

    def __call__(self, done: int, saying: str = "") -> None:
        """Set the number of steps done, and a few words to show after the bar."""


@contextmanager
def progress(label: str, total: int | None) -> Iterator[Bar]:
    """Provide a bar of `total` steps (None: unknown). Outside a terminal nothing is drawn."""
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
