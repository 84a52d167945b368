"""`euchre verify`: checks that the deals of a record follow from its seeds."""

from __future__ import annotations

from pathlib import Path

import click

from ..options import json_option
from ..output import answer_is_no, bad_input, write_json
from ..service.data_folder import folder_of
from .reading import read_file


@click.command("verify", epilog="Example: euchre verify evening.euchre")
@click.argument("file", type=click.Path(), metavar="FILE")
@click.option("--commitment", metavar="HEX", help="The commitment you saw before the game.")
@json_option
def command(file: str, commitment: str | None, as_json: bool) -> None:
    """Check that the deals of a table were fair.

    FILE is a record downloaded from a table. Every draw, shuffle, cut, deal and
    turn-up must follow from the server's seed and the players' shares, and the
    seed must match the server's commitment. Compare commitments and shares with
    those that your browser showed you.
    """
    folder_of(None)
    from ...server.review.proof import Unfair, verify

    if Path(file).suffix != ".euchre":
        raise bad_input(f"{file}: only records that end in .euchre contain seeds")
    (record,) = read_file(file)
    try:
        found = verify(record)
    except Unfair as fault:
        raise answer_is_no(f"{file}: {fault}") from fault
    if commitment is not None and commitment not in [proof.commitment for proof in found.proofs]:
        raise answer_is_no(f"{file}: no game in it has the commitment {commitment}")
    if as_json:
        games = [
            {
                "game": proof.game,
                "commitment": proof.commitment,
                "shares": {str(seat): proof.shares.get(seat, "server") for seat in record.code.seating.seats},
            }
            for proof in found.proofs
        ]
        document = {"table": found.table, "deals": found.deals, "acts": found.acts, "games": games}
        write_json("euchre.verify/1", document)
        return
    for proof in found.proofs:
        click.echo(f"game {proof.game}: commitment {proof.commitment}")
        for seat in record.code.seating.seats:
            click.echo(f"  {seat} gave {proof.shares.get(seat, 'no share; the server drew one')}")
    click.echo(f"fair: {found.deals} deals, {found.acts} random acts follow from seeds and shares")
