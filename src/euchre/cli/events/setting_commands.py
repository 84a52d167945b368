"""`euchre event pair`, `seeds`, `prizes`, `luck` and `print`: what else belongs to an evening."""

from __future__ import annotations

from pathlib import Path

import click

from ...deal import Deal
from ...events import PrizeKind
from ...events.evening_acts import EveningPrizes, PairSeeded, PartnerWished
from ...events.hall_after import EVENING
from ...events.printing import BEFORE_PLAY, PAGES, Paper, PrintFormat, printed
from ...events.ratings import luck_of_round
from ...events.score_acts import LuckNoted
from ..options import number_option, output_option
from ..output import bad_input, warn
from ..records.reading import deals_of, read_file, write_bytes_whole
from .event_commands import ROUND, TABLE, Added, ChoiceOf, Shown, changing, refused, showing
from .event_file import EveningFile


def add_settings(group: click.Group) -> None:
    """Add the commands to a group."""

    @changing(group, EVENING, "pair", "pair hall.evening 'Ann Lee' Bob")
    @click.argument("name")
    @click.argument("partner")
    def pair(opened: EveningFile, name: str, partner: str) -> Added:
        """Make two players partners in an evening of pairs.

        Before the first round. Without it, two names in a row are partners.
        """
        acts = [PartnerWished(name, partner), PartnerWished(partner, name)]
        return acts, f"{name} and {partner} are partners."

    @changing(group, EVENING, "seeds", "seeds hall.evening 'Ann Lee' Cid")
    @click.argument("names", nargs=-1, required=True, metavar="NAME...")
    def seeds(opened: EveningFile, names: tuple[str, ...]) -> Added:
        """Set the seeds of an evening of pairs: a player of each, the strongest first.

        Before the first round. Pairs that are not named follow as they came.
        """
        acts = [PairSeeded(seed, name) for seed, name in enumerate(names, start=1)]
        return acts, f"Seeds: {', '.join(names)}."

    @changing(group, EVENING, "prizes", "prizes hall.evening first second low-score")
    @click.argument("wanted", nargs=-1, metavar="[PRIZE]...", type=ChoiceOf(PrizeKind))
    @click.option("--none", "has_none", is_flag=True, help="There are no prizes.")
    def prizes(opened: EveningFile, wanted: tuple[PrizeKind, ...], has_none: bool) -> Added:
        """Set the prizes: the standings then name who wins them.

        PRIZE is first, second, third, most-lone-hands, most-marches,
        most-euchres or low-score. At the beginning they are first,
        most-lone-hands and low-score.
        """
        if has_none is bool(wanted):
            raise bad_input("name the prizes, or say --none")
        words = f"Prizes: {', '.join(prize.value for prize in wanted)}."
        return [EveningPrizes(wanted)], words if wanted else "There are no prizes."

    changing(group, EVENING, "luck", "luck hall.evening 1 2 table2.euchre")(_luck)
    schema = "euchre.event-prints/1"
    showing(group, EVENING, "print", "print hall.evening cards --paper letter", schema)(_print)


@ROUND
@TABLE
@click.argument("record")
def _luck(opened: EveningFile, number: int, table: int, record: str) -> Added:
    """Note the luck of the cards at a table, from the RECORD of its deals.

    In the record, side 1 sits at A and C. It has to show all hands, and to give
    the score of the table. `ratings --without-luck` uses the luck.
    """
    deals = [each.deal for each in deals_of(record, read_file(record)) if each.deal.is_over]
    _check_gives(deals, opened.event.scores.get((number, table)), record)
    with refused():
        luck = luck_of_round(deals)
    words = f"Round {number}, table {table}: the cards put side 1 {luck:+.2f} points ahead."
    return [LuckNoted(number, table, luck)], words


def _check_gives(deals: list[Deal], score: tuple[int, int] | None, record: str) -> None:
    """End the command if a record is not that of a score, or not of a table with two sides."""
    if not all(deal.code.seating.partnerships for deal in deals):
        raise bad_input(f"{record}: an evening is played by two sides of two players")
    points = [deal.final_outcome.points.values for deal in deals]
    first, second = (sum(each) for each in zip(*points, strict=True)) if points else (0, 0)
    if score is not None and score != (first, second):
        told = "{} to {}".format(*score)
        raise bad_input(f"{record} gives {first} to {second}, but the score of the table is {told}")


@click.argument("pages", nargs=-1, metavar="[WHAT]...", type=click.Choice(PAGES))
@click.option("--to", "kind", type=ChoiceOf(PrintFormat), help="What to write.")
@output_option("The file to write. [default: named after the pages]")
@click.option("--paper", type=ChoiceOf(Paper), default="a4", show_default=True)
@number_option("--spare", 0, "Cards and tags without a name to add, for people who come late.", least=0)
def _print(
    opened: EveningFile,
    pages: tuple[str, ...],
    kind: PrintFormat | None,
    output: str | None,
    paper: Paper,
    spare: int,
) -> Shown:
    """Print all that an evening needs, or only some pages.

    guide: how to run the evening. cards: a score card for each player. names:
    name tags. tables: a card for each table. schedule: all rounds. chart and
    wall: each player's tables, and each round, to read from two metres.
    standings: the places so far, as large. Without WHAT: all but wall and
    standings.

    Writes one PDF, one HTML page that a browser prints, or an SVG picture for
    each sheet. Without --to the ending of --output decides; otherwise it is a
    PDF. Needs pip install 'euchre[print]'.
    """
    ending = "" if output is None else Path(output).suffix[1:].lower()
    known = {each.value: each for each in PrintFormat}
    form = kind or known.get(ending, PrintFormat.PDF)
    wanted = pages or BEFORE_PLAY
    path = Path(output or f"{wanted[0] if len(wanted) == 1 else 'evening'}.{form.value}")
    with refused():
        prints = printed(opened.event, wanted, form, paper, spare)
    paths = [str(path)]
    if len(prints.files) > 1:  # the number of the sheet goes before the ending
        digits, count = len(str(len(prints.files))), len(prints.files)
        paths = [str(path.with_name(f"{path.stem}-{n:0{digits}}{path.suffix}")) for n in range(1, count + 1)]
    for each, content in zip(paths, prints.files, strict=True):
        write_bytes_whole(each, content)
    if prints.warning:
        warn(prints.warning)
    shown = paths[0] if len(paths) == 1 else f"{paths[0]} to {paths[-1]}"
    yield {"files": paths, "paper": paper.value}
    yield f"{shown} ready: print on {paper.value} paper without scaling."
