"""Results as JSON documents: one for each chunk, and one for a finished run."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import EuchreError
from .experiment import Cells, Experiment, LabCell, added

CHUNK_SCHEMA, RUN_SCHEMA = "euchre.lab-chunk/1", "euchre.lab-run/1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """The results of a run."""

    cells: Cells
    chunks: int
    programs: tuple[str, ...]
    """Version and commit of each program that worked on it."""
    seconds: float = 0.0
    """Processor seconds of all chunks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """The results of one chunk."""

    number: int
    cells: Cells
    program: str
    """Version and commit of the program that measured it."""
    seconds: float
    """Processor seconds."""


def chunk_text(experiment: Experiment, number: int, cells: Cells, program: str, seconds: float) -> str:
    """Return the file of one chunk."""
    head = {"schema": CHUNK_SCHEMA, **experiment.config, "chunk": number, "program": program}
    return json.dumps({**head, "seconds": round(seconds, 2), "cells": _written(cells)}) + "\n"


def read_chunk(experiment: Experiment, text: str) -> Measured:
    """Return the results in a chunk's file.

    Raises EuchreError if it does not belong to this version and configuration of the experiment.
    """
    document = _document(text, CHUNK_SCHEMA)
    for name, value in experiment.config.items():
        if document.get(name) != value:
            raise EuchreError(
                f"this chunk of {experiment.name} has {name} {document.get(name)}, not {value}: "
                "remove the folder of the older run, or choose another one"
            )
    return Measured(
        number=document["chunk"],
        cells=_read(document["cells"]),
        program=document["program"],
        seconds=document["seconds"],
    )


def together(chunks: Sequence[Measured]) -> Kept:
    """Return the results of some chunks, each counted once, in the order of their numbers."""
    by_number = {chunk.number: chunk for chunk in chunks}
    ordered = [by_number[number] for number in sorted(by_number)]
    return Kept(
        cells=added(chunk.cells for chunk in ordered),
        chunks=len(ordered),
        programs=tuple(dict.fromkeys(chunk.program for chunk in ordered)),
        seconds=sum(chunk.seconds for chunk in ordered),
    )


def run_text(experiment: Experiment, kept: Kept) -> str:
    """Return the file of a finished run."""
    head = {"schema": RUN_SCHEMA, **experiment.config, "chunks": kept.chunks, "programs": kept.programs}
    lines = [f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in _written(kept.cells).items()]
    top = json.dumps({**head, "seconds": round(kept.seconds, 1)}, indent=2)[:-2]
    return top + ',\n  "cells": {\n' + ",\n".join(lines) + "\n  }\n}\n"


def read_run(text: str) -> Kept:
    """Return the results in the file of a finished run. Raises EuchreError for another document."""
    document = _document(text, RUN_SCHEMA)
    return Kept(
        cells=_read(document["cells"]),
        chunks=document["chunks"],
        programs=tuple(document["programs"]),
        seconds=document["seconds"],
    )


def _document(text: str, schema: str) -> dict[str, Any]:
    try:
        document = json.loads(text)
    except ValueError as fault:
        raise EuchreError(f"not a file of results: {fault}") from None
    if not isinstance(document, dict) or document.get("schema") != schema:
        raise EuchreError(f"not a file with the schema {schema}")
    return document


def _written(cells: Cells) -> dict[str, list[float]]:
    return {name: [cell.count, cell.total, cell.squares] for name, cell in cells.items()}


def _read(cells: Mapping[str, list[float]]) -> dict[str, LabCell]:
    return {name: LabCell(int(row[0]), row[1], row[2]) for name, row in cells.items()}
