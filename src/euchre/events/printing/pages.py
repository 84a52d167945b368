"""The pages of an evening by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..hall import HallEvening
from .desk_sheets import guides, schedule_sheets
from .name_tags import name_tags
from .score_cards import score_cards
from .sheet import Paper, PrintSheet
from .table_cards import table_cards
from .wall_charts import round_charts, seat_charts, standing_charts

PAGES: Mapping[str, Callable[[HallEvening, Paper, int], Iterable[PrintSheet]]] = {
    "guide": lambda evening, paper, spare: guides(evening, paper),
    "cards": score_cards,
    "names": name_tags,
    "tables": table_cards,
    "schedule": lambda evening, paper, spare: schedule_sheets(evening, paper),
    "chart": lambda evening, paper, spare: seat_charts(evening, paper),
    "wall": lambda evening, paper, spare: round_charts(evening, paper),
    "standings": lambda evening, paper, spare: standing_charts(evening, paper),
}
"""Each with the function that draws it; the number is how many spare cards without a name are added."""
BEFORE_PLAY = tuple(name for name in PAGES if name != "standings")
"""What is printed before the first round."""


def sheets_of(
    evening: HallEvening, pages: Iterable[str], paper: Paper, spare: int = 0
) -> tuple[PrintSheet, ...]:
    """The sheets of some pages. Raises EventError if fewer than four players are there."""
    return tuple(sheet for page in pages for sheet in PAGES[page](evening, paper, spare))
