"""Answers whether it is too late for a claim or a choice."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....table import RefereedTable, Ruling, Verdict
from ....table.words.offered import claims_possible, open_offers
from ....table.words.rulings import ruling_text
from ....table.words.still_open import beside_choices

TOO_LATE = re.compile(
    r"(?:(?:and|but|so) )?(?:be )?(?:not )?(?:(?:it|that|this|he|she|they|[A-D]) )?(?:already )?too late"
    r"|be time (?:over|up|past|gone)"
)
"""Plain words that ask whether it is too late, and do not say for what."""


def too_late(match: re.Match[str], table: RefereedTable) -> str | None:
    """The rulings on the last entry, where the referee has refused it; else what may still be chosen or
    claimed, and what was refused last. None where the question says for what, and nothing was refused."""
    if any(_is_refused(ruling) for ruling in table.last_rulings):
        return " ".join(ruling_text(ruling, table.code) for ruling in table.last_rulings)
    if not TOO_LATE.fullmatch(match[0]):
        return None
    still = " ".join(_open(table))
    if still:
        return f"Not for this: {still}"
    rulings = () if table.sitting.deal is None else reversed(table.rulings)
    refused = next((ruling for ruling in rulings if _is_refused(ruling)), None)
    last = "" if refused is None else f" Refused was last: {ruling_text(refused, table.code)}"
    example = f"may {table.code.seating.seats[1]} play alone?"
    return f"Nothing may be claimed or chosen now.{last} For other things name them, such as '{example}'."


def _is_refused(ruling: Ruling) -> bool:
    return ruling.verdict is Verdict.REFUSED or ruling.irregularity.endswith("/too-late")


def _open(table: RefereedTable) -> Iterator[str]:
    """What may still be chosen or claimed."""
    yield from (ruling_text(ruling, table.code) for _, ruling in open_offers(table))
    yield from beside_choices(table)
    claims = ", ".join(f"'{said}'" for said in claims_possible(table))
    if claims:
        yield f"Type {claims}."
