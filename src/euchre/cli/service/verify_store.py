"""`euchre verify-store`: check that the server's data is intact."""

from __future__ import annotations

import asyncio
from contextlib import closing

import click

from ..output import answer_is_no
from .data_folder import check_one_place, data_option, database_option, folder_of


@click.command("verify-store", epilog="Example: euchre verify-store --data tables")
@data_option
@database_option
def command(data: str | None, database: str | None) -> None:
    """Check all of the server's data.

    In the log of every table, each event has to continue the hash of the event
    before it, all play has to be possible, and the derived data has to agree.
    """
    check_one_place(data, database)
    folder = folder_of(data)
    from ...server.store.audit import audit, open_to_read
    from ...server.store.care import audit_at

    if database is not None:
        found = asyncio.run(audit_at(database))
    else:
        with closing(open_to_read(folder)) as file:
            found = audit(file)
    for fault in found.faults:
        click.echo(fault)
    if found.faults:
        raise answer_is_no("")
    click.echo(f"{found.tables} tables, {found.events} events, all well")
