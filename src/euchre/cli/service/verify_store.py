"""`euchre verify-store`: whether the server's data is whole."""

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
    """Check the server's data from end to end.

    Every table's log is gone through: each event follows the one before it by
    its hash, all play is possible, and what is read off the log tells the same.
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
