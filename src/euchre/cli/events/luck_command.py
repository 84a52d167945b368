"""`euchre event luck`: notes the luck of the cards in a round from the record of its deals."""

from __future__ import annotations

import click

from ...deal import Deal
from ...events import EventError
from ...events.hall_after import EVENING
from ...events.ratings import luck_of_round
from ...events.score_acts import LuckNoted
from ..options import POSITIVE, json_option
from ..output import bad_input
from ..records.reading import deals_of, read_file
from .changes import by_option, say_changed
from .event_file import add_acts, open_to_change


@click.command("luck", epilog="Example: euchre event luck hall.evening 1 2 table2.euchre")
@click.argument("file")
@click.argument("round_number", metavar="ROUND", type=POSITIVE)
@click.argument("table", type=POSITIVE)
@click.argument("record")
@by_option
@json_option
def luck(file: str, round_number: int, table: int, record: str, by: str | None, as_json: bool) -> None:
    """Note the luck of the cards at a table, from the RECORD of its deals.

    In the record, side 1 sits at A and C. It has to show all hands, and to give
    the score of the table. `ratings --without-luck` uses the luck.
    """
    deals = [each.deal for each in deals_of(record, read_file(record)) if each.deal.is_over]
    with open_to_change(EVENING, file) as opened:
        score = opened.event.scores.get((round_number, table))
        _check_gives(deals, score, record)
        try:
            acts = [LuckNoted(round_number, table, luck_of_round(deals))]
        except EventError as fault:
            raise bad_input(f"{record}: {fault}") from fault
        add_acts(opened, acts, by)
    words = f"Round {round_number}, table {table}: the cards put side 1 {acts[0].luck:+.2f} points ahead."
    say_changed(file, acts, words, as_json)


def _check_gives(deals: list[Deal], score: tuple[int, int] | None, record: str) -> None:
    """End the command if a record is not that of a score, or none of a table with two sides."""
    if not all(deal.code.seating.partnerships for deal in deals):
        raise bad_input(f"{record}: an evening is played by two sides of two players")
    points = [deal.final_outcome.points.values for deal in deals]
    first, second = (sum(each) for each in zip(*points, strict=True)) if points else (0, 0)
    if score is not None and score != (first, second):
        told = "{} to {}".format(*score)
        raise bad_input(f"{record} gives {first} to {second}, but the score of the table is {told}")
