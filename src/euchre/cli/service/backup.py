"""`euchre server backup`: checked copies of the server's data."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from ..options import renamed_option
from ..output import answer_is_no, bad_input, how_many
from .data_folder import folder_of, store_options

COPIES = "euchre-*Z.sqlite"
"""The names of copies in the folder of `--output`; they sort by time."""


@click.command("backup", epilog="Example: euchre server backup --output /var/backups/euchre --keep 48")
@click.argument("file", required=False, metavar="[FILE]")
@renamed_option(
    "--output", "--to", metavar="DIR", help="Write a copy with the time in its name into this folder."
)
@click.option(
    "--keep",
    type=click.IntRange(min=1),
    metavar="N",
    help="Keep the newest N copies there.",
)
@store_options
def command(
    file: str | None, output: str | None, keep: int | None, data: str | None, database: str | None
) -> None:
    """Copy the server's data into a new file, and check the copy.

    The server may keep running. Old copies are deleted only after a new one was
    found to be whole. To restore a copy, stop the server, put the copy into the
    data folder as euchre.sqlite, and delete the files euchre.sqlite-wal and
    euchre.sqlite-shm there. Use pg_dump to copy a PostgreSQL database.
    """
    if database is not None:
        raise bad_input("copy a PostgreSQL database with pg_dump --format=custom --file=FILE URL")
    if (file is None) is (output is None):
        raise bad_input("give either a file or --output")
    if keep is not None and output is None:
        raise bad_input("--keep needs --output")
    folder = folder_of(data)
    from ...server.store.audit import back_up

    copy = Path(file) if file is not None else _new_copy(Path(output or ""))
    found = back_up(folder, copy)
    if found.faults:
        raise answer_is_no(f"{copy}: {found.faults[0]}")
    click.echo(f"{copy}: {how_many(found.tables, 'table')}, {how_many(found.events, 'event')}, all well")
    if keep is not None:
        for old in sorted(copy.parent.glob(COPIES))[:-keep]:
            old.unlink()
            click.echo(f"{old}: deleted", err=True)


def _new_copy(folder: Path) -> Path:
    """Return the path of a copy made now."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder / f"euchre-{datetime.now(UTC):%Y-%m-%dT%H%M%S.%f}Z.sqlite"
