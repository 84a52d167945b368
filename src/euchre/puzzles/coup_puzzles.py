"""The nine coups of 1888 as puzzles: the act that the book praises is the solution."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..chance import Stream
from ..deal import Deal
from ..notation import ActEntry, Comment, Record, coups
from ..review import deals_to_review
from ..review.choices import RecordedChoice, choices_in
from .mining import MinedDeal, MiningEffort, judged_puzzle
from .puzzle import Puzzle

_SIGN = "the coup"
_RATING = 1900


def coup_puzzles(effort: MiningEffort | None = None) -> Iterator[Puzzle]:
    """Yield the nine coups, each with our own estimates of all options."""
    for record in coups().values():
        (source,) = deals_to_review(record)
        choice = _coup_in(record, source.deal, list(choices_in(source.deal, source.score)))
        mined = MinedDeal(number=1, deal=source.deal, score=source.score)
        puzzle = judged_puzzle(mined, choice, effort or MiningEffort(), Stream(0))
        yield replace(
            puzzle,
            options=tuple(sorted(puzzle.options, key=lambda one: one.act != choice.act)),
            themes=("coup", *(theme for theme in puzzle.themes if theme != "coup")),
            rating=_RATING,
            title=(record.header("title") or "").partition(": ")[2],
            source=(record.header("x-source") or "").partition(";")[0],
        )


def _coup_in(record: Record, deal: Deal, choices: list[RecordedChoice]) -> RecordedChoice:
    """Return the choice that a comment of the record calls the coup."""
    entries = record.entries
    place = next(
        number for number, entry in enumerate(entries) if isinstance(entry, Comment) and _SIGN in entry.text
    )
    acts = [entry.act for entry in entries[:place] if isinstance(entry, ActEntry)]
    return next(choice for choice in reversed(choices) if choice.act == acts[-1])
