"""`euchre convert`: writes a record in the format that the file's ending names."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from ...errors import NotationError
from ...notation import SUFFIXES, Record, read_any, write_any
from ..output import bad_input
from ..text_files import text_of
from .reading import BINARY, read_file, write_whole


@click.command("convert", epilog="Example: euchre convert evening.euchre evening.egn --drop-x")
@click.argument("source", metavar="IN", type=click.Path())
@click.argument("target", metavar="OUT", type=click.Path())
@click.option("--drop-x", is_flag=True, help="Leave out header fields beginning with x-.")
def command(source: str, target: str, drop_x: bool) -> None:
    """Write a record in another format.

    The endings of the names give the formats: .euchre is this package's
    notation, .egn one game and .emn a match in JSON; IN may also be a game in
    a binary form of EGN, .egnb. If OUT cannot express something, the command
    says what, and writes nothing. --drop-x leaves out
    the fields that 'euchre play --resume' needs.
    """
    for path, known in ((source, (*SUFFIXES, BINARY)), (target, SUFFIXES)):
        if Path(path).suffix not in known:
            raise bad_input(f"{path} does not end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}")
    try:
        is_binary = Path(source).suffix == BINARY
        records = read_file(source) if is_binary else read_any(text_of(source), Path(source).suffix)
    except NotationError as fault:
        raise bad_input(f"{source}, {fault}") from fault
    if drop_x:
        records = tuple(_without_own_fields(record) for record in records)
    try:
        text = write_any(records, Path(target).suffix)
    except NotationError as fault:
        hint = "; --drop-x leaves such fields out" if "the header 'x-" in str(fault) else ""
        raise bad_input(f"{target} cannot be written from {source}: {fault}{hint}") from fault
    write_whole(target, text)


def _without_own_fields(record: Record) -> Record:
    kept = tuple((name, text) for name, text in record.headers if not name.startswith("x-"))
    return replace(record, headers=kept)
