"""`euchre replay`: checks a record act by act and prints it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from ...deal import Deal
from ...laws import plain_value
from ...notation import Record
from ...pictures import (
    Line,
    Span,
    Tone,
    how_trump_was_made,
    result_of_deal,
    score_after_deal,
    tally,
    tone_of,
)
from ...pictures.words import calls_in_rounds
from ...seats import BySide
from ..code_options import house_rules
from ..options import deal_option, json_option
from ..output import bad_input, by_side, console, print_lines, text_or_none, write_json
from ..text import block, heading
from .reading import (
    Irregular,
    PlayedDeal,
    chosen,
    deals_of,
    read_file,
    warn_of_deals_in_play,
    warn_of_notes,
)


@click.command("replay", epilog="Example: euchre replay evening.euchre --deal 3")
@click.argument("file", type=click.Path())
@deal_option("Print this deal only.")
@json_option
def command(file: str, number: int | None, as_json: bool) -> None:
    """Check a record and print its deals and score.

    FILE ends in .euchre, .egn or .emn. Every act is checked against the laws of
    the record's code. Exit code 1 means that an act is unlawful; the line on
    standard error says where and why. A record with words for the referee is
    printed as the referee rules. Exit code 2 means that the file is not a
    record.
    """
    records = read_file(file)
    if any(record.code != records[0].code for record in records):
        raise bad_input(f"{file} contains games under different codes; replay takes one code at a time")
    deals = deals_of(file, records, Irregular.IF_IT_SAYS_SO)
    wanted = chosen(deals, number, file)
    warn_of_deals_in_play(wanted)
    warn_of_notes(records)
    if as_json:
        write_json("euchre.replay/1", _document(records, deals, wanted))
        return
    print_lines(console(), _lines(records, deals, wanted))


def _document(
    records: Sequence[Record], deals: Sequence[PlayedDeal], wanted: Sequence[PlayedDeal]
) -> dict[str, object]:
    code = records[0].code
    nothing = by_side(code.seating.by_side(0))
    last = deals[-1].sitting.score if deals else None
    return {
        "code": code.base or code.name,
        "rules": {name: plain_value(value) for name, value in code.changes.items()},
        "deals": [_deal_document(played.deal) for played in wanted],
        "games": by_side(_games(deals)) if deals else nothing,
        "rubber_points": nothing if last is None else by_side(last.rubber_points),
        "score": nothing if last is None else by_side(last.points),
        "winner": None if last is None else text_or_none(last.won_by),
        "unchecked": [note for played in wanted for note in played.unchecked],
    }


def _deal_document(deal: Deal) -> dict[str, object]:
    calling, outcome = deal.calling, deal.outcome
    return {
        "dealer": str(deal.dealer),
        "trump": None if calling.trump is None else calling.trump.word,
        "maker": text_or_none(calling.maker),
        "alone": text_or_none(calling.lone),
        "play": None if calling.maker is None else calling.manner.value,
        "tricks": by_side(_tricks_so_far(deal) if outcome is None else outcome.tricks),
        "points": None if outcome is None else by_side(outcome.points),
    }


def _tricks_so_far(deal: Deal) -> BySide[int]:
    tricks = deal.code.seating.by_side(0)
    for trick in deal.finished_tricks:
        side = deal.code.seating.side_of(trick.winner)
        tricks = tricks.replaced(side, tricks[side] + 1)
    return tricks


def _games(deals: Sequence[PlayedDeal]) -> BySide[int]:
    """Return games won by each side, over the whole match."""
    ends = [
        played.sitting.score.games
        for played, after in zip(deals, [*deals[1:], None], strict=True)
        if after is None or after.sitting.deals == 1
    ]
    total = ends[0]
    for games in ends[1:]:
        total = BySide(total.sides, tuple(a + b for a, b in zip(total, games, strict=True)))
    return total


def _lines(
    records: Sequence[Record], deals: Sequence[PlayedDeal], wanted: Sequence[PlayedDeal]
) -> Iterator[Line]:
    code = records[0].code
    yield heading(f"{code.base or code.name}: {code.title}")
    for rule in house_rules(code):
        yield from block(rule)
    for played in wanted:
        yield ()
        yield from _deal_lines(played)
    yield ()
    if deals:
        yield from _closing_lines(deals)
    else:
        yield (Span("No deal was started."),)
    for played in wanted:
        for note in played.unchecked:
            yield from block(f"Not checked: {note}.", tone=Tone.FAINT)


def _deal_lines(played: PlayedDeal) -> Iterator[Line]:
    deal = played.deal
    spans = [Span(f"Deal {played.number}, {deal.dealer} dealing", Tone.STRONG)]
    if deal.turn_up is not None:
        spans += [Span("; turn-up "), Span(deal.turn_up.text, tone_of(deal.turn_up))]
    yield tuple(spans)
    for said in calls_in_rounds(deal.calling.calls):
        yield from block(said, 2)
    if deal.trump is not None:
        yield (Span(f"  Trump {deal.trump}, {how_trump_was_made(deal.calling)}."),)
    for trick in deal.tricks:
        spans = [Span("  ")]
        for play in trick.plays:
            star = "* " if play.actor == trick.winner and trick is not deal.trick else "  "
            spans += [Span(f"{play.actor} "), Span(play.card.text, tone_of(play.card)), Span(star)]
        yield (*spans[:-1], Span(spans[-1].text.rstrip()))
    if not deal.is_over:
        yield heading("  Still in play.")
        return
    for sentence in (*result_of_deal(deal), *score_after_deal(played.sitting)):
        yield from block(sentence, 2)


def _closing_lines(deals: Sequence[PlayedDeal]) -> Iterator[Line]:
    score = deals[-1].sitting.score
    yield heading(f"Games: {tally(_games(deals))}. Points: {tally(score.points)}.")
    if score.code.rubber_games:
        yield heading(f"Rubber points: {tally(score.rubber_points)}.")
    if score.won_by is not None:
        yield heading(f"{score.won_by} won the last game.")
