"""`euchre review`: what every choice of a recorded game cost, and an account of each result."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import click

from ... import __version__
from ...review import DealToReview, Review, ReviewedDeal, ReviewEffort, review_deal
from ...review.document import document_of
from ...review.page import html_page
from ...review.plot import plot
from ...review.stored import key_of, read_stored, restored_deal, stored_line
from ...review.text import review_lines
from ...seats import Seat
from ..options import deal_option, json_option
from ..output import bad_input, console, print_lines, warn, write_json
from ..progress import progress
from ..records.reading import (
    Irregular,
    PlayedDeal,
    check_can_be_written,
    chosen,
    deals_of,
    read_file,
    warn_of_deals_in_play,
    write_whole,
)
from ..slow_players import warn_of_slow_players


class KeptReviews:
    """The results in `RECORD.reviewed`, one line for each deal and effort.

    A deal that was changed, or reviewed by another version of the program, has another key and is evaluated
    again. If the file cannot be read or written, the review goes on without it, after a warning.
    """

    def __init__(self, record: str) -> None:
        self._path = Path(f"{record}.reviewed")
        self._can_write = True
        try:
            text = self._path.read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            text = ""
        except OSError as fault:
            text = ""
            self._warn("read", fault)
        self._stored = read_stored(text.splitlines())
        self._is_cut_off = bool(text) and not text.endswith("\n")
        """Whether the last line is incomplete, because writing was interrupted."""

    def deal(self, source: DealToReview, effort: ReviewEffort) -> ReviewedDeal | None:
        """Return the review of a deal, if it is kept."""
        stored = self._stored.get(key_of(source, effort, __version__))
        return None if stored is None else restored_deal(source, stored)

    def add(self, deal: ReviewedDeal, source: DealToReview, effort: ReviewEffort) -> None:
        """Keep the review of a deal."""
        if not self._can_write:
            return
        line = stored_line(key_of(source, effort, __version__), deal)
        try:
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("\n" * self._is_cut_off + line + "\n")
        except OSError as fault:
            self._warn("written", fault)
        self._is_cut_off = False

    def _warn(self, verb: str, fault: OSError) -> None:
        self._can_write = False
        warn(f"{self._path} cannot be {verb} ({fault.strerror}), so the results are not kept")


@click.command("review", epilog="Example: euchre review evening.euchre --seat A --effort quick")
@click.argument("file")
@deal_option("One deal. [default: all]")
@click.option("--seat", metavar="SEAT", help="The seat to review for: A, B, C or D. [default: A]")
@click.option("--player", metavar="NAME", help="The person to review for, by name.")
@click.option(
    "--effort",
    type=click.Choice([one.value for one in ReviewEffort]),
    default=ReviewEffort.NORMAL.value,
    show_default=True,
    help="How carefully choices are evaluated.",
)
@json_option
@click.option("--svg", metavar="FILE", help="Write a plot of the value of the score.")
@click.option("--html", metavar="FILE", help="Write the whole review as a page for the browser.")
@click.option(
    "--keep/--no-keep",
    default=True,
    help="Keep the results in a file beside the record, so that a review can be resumed.  [default: keep]",
)
def command(
    file: str,
    number: int | None,
    seat: str | None,
    player: str | None,
    effort: str,
    as_json: bool,
    svg: str | None,
    html: str | None,
    keep: bool,
) -> None:
    """Show what every choice of a record cost, and where the points went.

    Each choice is judged by what the player could know at that moment. The
    result of each deal is split into the luck of the cards dealt, the luck of
    hidden cards, and the choices of player, partner and adversaries.

    A deal in which something irregular was done is reviewed up to that act.

    Results are kept in FILE.reviewed. A review that was interrupted goes on
    where it stopped, and the same review is shown again at once.
    """
    deals = deals_of(file, read_file(file), Irregular.ALWAYS)
    if not deals:
        raise bad_input(f"{file} has no deal to review")
    asked = chosen(deals, number, file)
    perspective = _perspective(file, asked, seat, player)
    warn_of_deals_in_play(asked)
    for path in (html, svg):
        if path is not None:
            check_can_be_written(path)
    _warn_of_irregular_deals(asked)
    warn_of_slow_players(["expert"])
    review = _reviewed(asked, ReviewEffort(effort), KeptReviews(file) if keep else None)
    if html is not None:
        write_whole(html, html_page(review, perspective))
    if svg is not None:
        write_whole(svg, plot(review, perspective))
    if as_json:
        write_json("euchre.review/1", document_of(review, perspective))
    else:
        print_lines(console(), review_lines(review, perspective))


def _warn_of_irregular_deals(deals: list[PlayedDeal]) -> None:
    for played in deals:
        if played.regular is not played.deal:
            warn(f"deal {played.number} is reviewed up to the first irregular act; its result is as ruled")


def _reviewed(deals: list[PlayedDeal], effort: ReviewEffort, kept: KeptReviews | None) -> Review:
    """Return the review of the deals; after an interrupt, of those that are done."""
    found: list[ReviewedDeal] = []
    with progress("review", len(deals)) as bar:
        try:
            for source in _sources(deals):
                found.append(_of_deal(source, effort, kept))
                bar(len(found))
        except KeyboardInterrupt:
            if not found:
                raise
            again = "" if kept is None else "; the same command goes on from there"
            warn(f"interrupted: {len(found)} of {len(deals)} deals are reviewed{again}")
    return Review(effort=effort, deals=tuple(found))


def _of_deal(source: DealToReview, effort: ReviewEffort, kept: KeptReviews | None) -> ReviewedDeal:
    """Return the review of a deal, from the kept results if it is among them."""
    deal = None if kept is None else kept.deal(source, effort)
    if deal is None:
        deal = review_deal(source, effort, threads=os.cpu_count() or 1)
        if kept is not None:
            kept.add(deal, source, effort)
    return deal


def _sources(deals: list[PlayedDeal]) -> Iterator[DealToReview]:
    for played in deals:
        sitting = played.sitting
        yield DealToReview(
            number=played.number, deal=played.regular, score=sitting.before_deal, people=sitting.people
        )


def _perspective(file: str, deals: list[PlayedDeal], seat: str | None, player: str | None) -> Seat:
    seats = deals[0].deal.code.seating.seats
    if seat is not None and player is not None:
        raise bad_input("give --seat or --player, not both")
    if player is not None:
        found = [each for each in seats for played in deals if player == _name(played, each)]
        if not found:
            raise bad_input(f"{file} names no player '{player}'")
        return found[0]
    wanted = next((each for each in seats if str(each) == (seat or "A").upper()), None)
    if wanted is None:
        raise bad_input(f"there is no seat '{seat}'; the seats are {', '.join(map(str, seats))}")
    return wanted


def _name(played: PlayedDeal, seat: Seat) -> str | None:
    people = played.sitting.people
    return people[seat] if seat < len(people) else None
