"""`euchre rebuild-store`: what is read off the logs made anew."""

from __future__ import annotations

import click

from .data_folder import data_option, folder_of


@click.command("rebuild-store", epilog="Example: euchre rebuild-store --data tables")
@data_option
def command(data: str | None) -> None:
    """Make all that is read off the tables' logs anew.

    That is the lobby's list and the snapshots; the logs are left as they are.
    """
    folder = folder_of(data)
    from ..server.store.audit import open_to_write, rebuild

    database = open_to_write(folder)
    tables = rebuild(database)
    database.close()
    click.echo(f"made anew for {tables} tables")
