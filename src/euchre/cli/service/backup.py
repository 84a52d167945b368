"""`euchre backup`: a checked copy of the server's data."""

from __future__ import annotations

from pathlib import Path

import click

from ..output import answer_is_no, bad_input
from .data_folder import folder_of, store_options


@click.command("backup", epilog="Example: euchre backup tables-monday.sqlite")
@click.argument("file", metavar="FILE")
@store_options
def command(file: str, data: str | None, database: str | None) -> None:
    """Copy the server's data into a new file, and check the copy.

    The server may keep running. To restore a copy, stop the server, put the
    copy into the data folder as euchre.sqlite, and delete the files
    euchre.sqlite-wal and euchre.sqlite-shm there. Use pg_dump to copy a
    PostgreSQL database.
    """
    if database is not None:
        raise bad_input("copy a PostgreSQL database with pg_dump --format=custom --file=FILE URL")
    folder = folder_of(data)
    from ...server.store.audit import back_up

    found = back_up(folder, Path(file))
    if found.faults:
        raise answer_is_no(f"{file}: {found.faults[0]}")
    click.echo(f"{file}: {found.tables} tables, {found.events} events, all well")
