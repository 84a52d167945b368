"""Prints of an evening as files: one PDF, one page for a browser, or an SVG picture for each sheet."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from ...events import EventError
from ...events.hall import HallEvening
from ...events.printing import Paper, PrintSheet, html_of, pdf_of, sheets_of, svg_of
from ..output import bad_input
from ..records.reading import write_bytes_whole, write_whole


class PrintFormat(Enum):
    """What is written, by the ending of its files."""

    PDF = "pdf"
    SVG = "svg"
    HTML = "html"


def write_prints(
    evening: HallEvening, pages: Sequence[str], kind: PrintFormat, out: str | None, paper: Paper, spare: int
) -> list[str]:
    """Write the pages and return the paths of the files. Ends the command if something cannot be printed."""
    default = pages[0] if len(pages) == 1 else "evening"
    path = f"{default}.{kind.value}" if out is None else out
    try:
        sheets = sheets_of(evening, pages, paper, spare)
        if kind is PrintFormat.PDF:
            write_bytes_whole(path, pdf_of(evening.title, sheets))
        elif kind is PrintFormat.HTML:
            write_whole(path, html_of(evening.title, sheets, paper))
        else:
            return _write_pictures(path, sheets)
    except EventError as fault:
        raise bad_input(str(fault)) from fault
    return [path]


def _write_pictures(path: str, sheets: Sequence[PrintSheet]) -> list[str]:
    """A picture for each sheet; the number of the sheet goes before the ending if there are several."""
    wanted = Path(path)
    paths = [path]
    if len(sheets) > 1:
        digits = len(str(len(sheets)))
        numbers = (f"{number:0{digits}}" for number in range(1, len(sheets) + 1))
        paths = [str(wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")) for number in numbers]
    for each, sheet in zip(paths, sheets, strict=True):
        write_whole(each, svg_of(sheet))
    return paths
