"""`euchre server verify`: check that the server's data is intact."""

from __future__ import annotations

import asyncio

import click

from ..output import answer_is_no, how_many
from .data_folder import folder_of, store_options


@click.command("verify", epilog="Example: euchre server verify --data tables")
@store_options
def command(data: str | None, database: str | None) -> None:
    """Check all of the server's data.

    In the log of every table, each event has to continue the hash of the event
    before it, all play has to be possible, and the derived data has to agree.
    """
    folder = folder_of(data, database)
    from ...server.store.audit import audit_at

    found = asyncio.run(audit_at(database or folder))
    for fault in found.faults:
        click.echo(fault)
    if found.faults:
        raise answer_is_no("")
    click.echo(f"{how_many(found.tables, 'table')}, {how_many(found.events, 'event')}, all well")
