"""Prints of an evening as files: one PDF, one page for a browser, or an SVG picture for each sheet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...events import EventError
from ...events.hall import HallEvening
from ...events.printing import Paper, PrintFormat, printed
from ..output import bad_input, warn
from ..records.reading import write_bytes_whole


def write_prints(
    evening: HallEvening, pages: Sequence[str], kind: PrintFormat, out: str | None, paper: Paper, spare: int
) -> list[str]:
    """Write the pages and return the paths of the files. Ends the command if something cannot be printed.

    The number of a sheet goes before the ending if there are several pictures.
    """
    wanted = Path(f"{pages[0] if len(pages) == 1 else 'evening'}.{kind.value}" if out is None else out)
    try:
        prints = printed(evening, pages, kind, paper, spare)
    except EventError as fault:
        raise bad_input(str(fault)) from fault
    paths = [str(wanted)]
    if len(prints.files) > 1:
        digits = len(str(len(prints.files)))
        numbers = (f"{number:0{digits}}" for number in range(1, len(prints.files) + 1))
        paths = [str(wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")) for number in numbers]
    for path, content in zip(paths, prints.files, strict=True):
        write_bytes_whole(path, content)
    if prints.warning:
        warn(prints.warning)
    return paths
