"""`euchre server rebuild`: rebuild what the database derives from event logs."""

from __future__ import annotations

import asyncio

import click

from ..output import how_many
from .data_folder import folder_of, store_options


@click.command("rebuild", epilog="Example: euchre server rebuild --data tables")
@store_options
def command(data: str | None, database: str | None) -> None:
    """Rebuild what the database derives from event logs.

    That is the list of tables in the lobby, and the snapshots; the logs do not
    change. If servers use this PostgreSQL meanwhile, play waits.
    """
    folder = folder_of(data, database)
    from ...server.store.audit import rebuild_at

    click.echo(f"rebuilt {how_many(asyncio.run(rebuild_at(database or folder)), 'table')}")
