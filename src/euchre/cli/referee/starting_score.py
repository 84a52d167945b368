"""The score told before the first deal, with which a table goes on."""

from __future__ import annotations

import re

from ...errors import EuchreError
from ...notation import DealLine
from ...pictures import tally
from ...table import RefereedTable
from ...table.speech.beginnings.score_told import is_score, score_told
from ...table.speech.lines.pieces import sentences_of
from .desk import Desk


def score_apart(line: str, table: RefereedTable) -> tuple[str, str, str] | None:
    """A line parted into what stands before the sentence that tells the score, the sentence, and the rest."""
    if '"' in line:
        return None
    sentences = [one for part in _AFTER_SEATS.split(line) for one in sentences_of(part)]
    may_be = is_score if table.sitting.is_between_deals else lambda one: _tells_points(one, table)
    place = next((place for place, one in enumerate(sentences) if may_be(one)), None)
    if place is None:
        return None
    return ". ".join(sentences[:place]), sentences[place], ". ".join(sentences[place + 1 :])


_AFTER_SEATS = re.compile(
    r"(?<= is [A-D])\.\s+|;\s*(?:and )?|,\s*(?:and )?(?=it(?:'s| is| stands)\b|(?:the )?score\b"
    r"(?!(?: is|'s) (?:wrong|not|incorrect|off|mistaken))"
    r"|(?:they|we|both sides)(?:'re| (?:all|both))? ?(?:are|stand)?(?: now)?(?: at)? \w+ (?:all|each)\b)"
)


def _tells_points(sentence: str, table: RefereedTable) -> bool:
    """Whether a sentence tells the score while a deal is on, and not how many cards or tricks there are."""
    is_of_points = re.search(r"\bpoints?\b|^(?:the )?score\b", sentence, re.IGNORECASE)
    return is_of_points is not None and is_score(sentence) and score_told(sentence, table) is not None


def with_score_told(desk: Desk, sentence: str) -> Desk | None:
    """The desk with the score that a sentence tells, None if it tells none.

    The score before the first deal may be told while that deal is on. Raises EuchreError later, when the
    record reckons the points, unless the sentence tells the score that is reckoned.
    """
    points = score_told(sentence, desk.table)
    if points is None or points == desk.table.sitting.score.points:
        return None if points is None else desk
    begun = sum(isinstance(entry.what, DealLine) for entry in desk.entries)
    is_at_start = desk.table.sitting.score.points == (desk.points or desk.code.seating.by_side(0))
    if begun > 1 or (begun == 1 and (desk.table.sitting.is_between_deals or not is_at_start)):
        side = desk.code.seating.sides[0]
        raise EuchreError(
            f"'{sentence}': the score is reckoned from the deals in the record, "
            f"{tally(desk.table.sitting.score.points)}; tell it before the first deal ends, or correct it "
            f"with '{side} marks 1' or '{side} corrects to 1'"
        )
    return desk.going_on_with(points)
