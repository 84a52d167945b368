"""Prints the rulings on a record, each at its line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...errors import EuchreError
from ...laws import Code
from ...notation import ActEntry, DealLine, Expectation, Record
from ...pictures import Line, Span, Tone, tally
from ...seating.records import Step, referee
from ...seats import Side
from ...table import RefereedTable, Ruling, Verdict, due, new_table
from ...table.words.replies import said_to
from ...table.words.rulings import ruling_text
from ...table.words.still_open import new_claims, still_open
from ..output import (
    answer_is_no,
    bad_input,
    by_side,
    console,
    picked,
    print_lines,
    text_or_none,
    write_json,
)
from ..records.reading import read_file
from ..text import block

_TONES = {Verdict.REFUSED: Tone.BAD, Verdict.NOTED: Tone.FAINT}


def print_rulings(file: str, as_json: bool) -> None:
    """Print the referee's rulings on a record; ends with 1 if an `expect` line is not met."""
    records = read_file(file)
    if len(records) != 1 or not file.endswith(".euchre"):
        raise bad_input(f"{file} is not a single .euchre record; other formats cannot express irregularities")
    (record,) = records
    steps: list[Step] = []
    fault: EuchreError | None = None
    try:
        steps.extend(referee(record))
    except EuchreError as wrong:
        fault = wrong
    if as_json:
        write_json("euchre.referee/1", _document(record, steps))
    else:
        print_lines(console(), _lines(record, steps))
    if fault is not None:
        raise bad_input(f"{file}: {fault}")
    unmet = [step for step in steps if step.unmet is not None]
    if unmet:
        more = f" (and {len(unmet) - 1} more)" if len(unmet) > 1 else ""
        raise answer_is_no(f"{file}:{unmet[0].entry.line}: {unmet[0].unmet}{more}")


def _lines(record: Record, steps: Sequence[Step]) -> Iterator[Line]:
    before = new_table(record.code)
    for step in steps:
        reply = " ".join(_replies(before, step))
        before = step.table
        if (step.rulings or reply) and isinstance(step.entry, (ActEntry, DealLine)):
            what = step.entry.act if isinstance(step.entry, ActEntry) else step.entry
            yield (Span(f"{step.entry.line:>5}  ", Tone.FAINT), Span(what.text, Tone.STRONG))
        for ruling in step.rulings:
            yield from ruling_lines(ruling, record.code, 7)
        if reply:
            yield from block(reply, 7)
        if step.unmet is not None and isinstance(step.entry, Expectation):
            yield (Span(f"{step.entry.line:>5}  not as expected: {step.unmet}", Tone.BAD),)
    if not any(step.rulings for step in steps):
        is_open = bool(steps) and bool(still_open(steps[-1].table))
        yield (Span("No ruling yet." if is_open else "Nothing irregular."),)
    yield from _score_line(steps)


def _replies(before: RefereedTable, step: Step) -> tuple[str, ...]:
    """Return what the referee says to an act beside rulings, and what may be claimed from now on."""
    if not isinstance(step.entry, ActEntry):
        return ()
    said = said_to(step.entry.act, step.table)
    return (*(() if said is None else (said,)), *new_claims(before, step.table))


def ruling_lines(ruling: Ruling, code: Code, indent: int, say: Callable[[str], str] = str) -> Iterator[Line]:
    """Yield a ruling in lines that start at column `indent`, its players and cards in the words of `say`."""
    tone = _TONES.get(ruling.verdict, Tone.PLAIN)
    yield from block(say(ruling_text(ruling, code)), indent, tone)


def _score_line(steps: Sequence[Step]) -> Iterator[Line]:
    if not steps or steps[-1].table.sitting.deal is None:
        return
    table = steps[-1].table
    score = table.sitting.score
    yield ()
    yield (Span(f"Due for the deal: {tally(due(table))}. Score: {tally(score.points)}."),)
    yield (Span(f"Games: {tally(score.games)}.{_rubber_text(table)}{_winner_text(table)}"),)
    if table.sitting.is_between_deals:
        dealer = table.sitting.next_dealer
        yield (Span("Cards are drawn for the deal." if dealer is None else f"{dealer} deals next."),)
    for sentence in still_open(table):
        yield from block(sentence)


def _rubber_text(table: RefereedTable) -> str:
    return f" Rubber points: {tally(table.sitting.score.rubber_points)}." if table.code.rubber_games else ""


def _winner_text(table: RefereedTable) -> str:
    winner = table.sitting.score.won_by
    return "" if winner is None else f" {winner} {_game_won(table, winner)}."


def _game_won(table: RefereedTable, won: Side) -> str:
    """Say what the side that has won the game has done, and whether a revoke of theirs is to be proved."""
    deals = (table,) if table.earlier is None else (table.earlier, table)
    if any(claim.against in won.seats for dealt in deals for claim in dealt.ledger.claims):
        return "won the game, unless the revoke that is claimed is proved"
    return "won the game"


def _document(record: Record, steps: Sequence[Step]) -> dict[str, object]:
    return {
        "code": record.code.base or record.code.name,
        "rulings": [
            ruling_document(ruling, record.code) | {"line": step.entry.line}
            for step in steps
            for ruling in step.rulings
        ],
        "replies": [
            {"line": step.entry.line, "text": reply}
            for before, step in zip(
                (new_table(record.code), *(one.table for one in steps)), steps, strict=False
            )
            for reply in _replies(before, step)
        ],
        "unmet": [
            {"line": step.entry.line, "expected": step.entry.text, "found": str(step.unmet)}
            for step in steps
            if step.unmet is not None and isinstance(step.entry, Expectation)
        ],
        **(_end_document(steps[-1].table) if steps else _NO_END),
    }


_NO_END = dict.fromkeys(("score", "games", "rubber", "winner", "next_dealer")) | {"open": []}


def _end_document(table: RefereedTable) -> dict[str, object]:
    """Return the score, and what is open, after the last entry."""
    score = table.sitting.score
    return {
        "score": by_side(score.points),
        "games": by_side(score.games),
        "rubber": by_side(score.rubber_points),
        "winner": text_or_none(score.won_by),
        "next_dealer": text_or_none(table.sitting.next_dealer),
        "open": list(still_open(table)),
    }


def ruling_document(ruling: Ruling, code: Code) -> dict[str, object]:
    """Return a ruling as a JSON document."""
    return {
        "irregularity": ruling.irregularity,
        "verdict": ruling.verdict.value,
        "laws": list(ruling.laws),
        "offender": text_or_none(ruling.offender),
        "cards": [str(card) for card in ruling.cards],
        "trick": ruling.trick,
        "points": {str(side): points for side, points in ruling.points},
        "holders": [str(seat) for seat in ruling.holders],
        **picked(ruling, "remedies", "until", "why"),
        "knowledge": ruling.knowledge.value,
        "text": ruling_text(ruling, code),
    }
