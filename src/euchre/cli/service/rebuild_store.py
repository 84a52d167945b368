"""`euchre rebuild-store`: rebuild what the database derives from event logs."""

from __future__ import annotations

import asyncio
from contextlib import closing

import click

from .data_folder import check_one_place, data_option, database_option, folder_of


@click.command("rebuild-store", epilog="Example: euchre rebuild-store --data tables")
@data_option
@database_option
def command(data: str | None, database: str | None) -> None:
    """Rebuild what the database derives from event logs.

    That is the list of tables in the lobby, and the snapshots; the logs do not
    change. If servers use this PostgreSQL meanwhile, play waits.
    """
    check_one_place(data, database)
    folder = folder_of(data)
    from ...server.store.audit import open_to_write, rebuild
    from ...server.store.care import rebuild_at

    if database is not None:
        tables = asyncio.run(rebuild_at(database))
    else:
        with closing(open_to_write(folder)) as file:
            tables = rebuild(file)
    click.echo(f"rebuilt {tables} tables")
