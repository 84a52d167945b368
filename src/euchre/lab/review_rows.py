"""Reviewed choices as columns: what each cost the player, by what they could know."""

from __future__ import annotations

from collections.abc import Iterable

from ..review import ReviewedDeal
from .rows import Table

REVIEW_COLUMNS: dict[str, str] = {
    "deal": "int64",
    "act": "int16",
    "seat": "int8",
    "phase": "string",
    "text": "string",
    "best": "string",
    "mark": "string",
    "choices": "int16",
    "cost": "float64",
    "cost_error": "float64",
    "points_lost": "float64",
    "worth_lost": "float64",
}
"""Columns of a table of reviewed choices.

`act` counts the acts of the deal before, `choices` the lawful acts. `text` is what the player did and `best`
the best act. `cost` is in points at the score, with its standard error, `points_lost` in points without it,
and `worth_lost` in the unit in which the code values scores. All four are 0 where `mark` is `forced` or
`unknown`.
"""


def reviews_of(deals: Iterable[ReviewedDeal]) -> Table:
    """A row for each choice of the reviewed deals."""
    found: Table = {name: [] for name in REVIEW_COLUMNS}
    for deal in deals:
        for one in deal.choices:
            choice = one.choice
            row = (
                deal.number,
                choice.number,
                int(choice.seat),
                choice.phase.value,
                str(choice.act),
                str(one.best),
                one.mark.value,
                len(choice.due.acts),
                one.cost,
                one.error,
                one.points_lost,
                one.worth_lost,
            )
            for column, value in zip(found.values(), row, strict=True):
                column.append(value)
    return found
