"""One deal of a run, act for act."""

from __future__ import annotations

from ..acts import Act
from .choice import IN_USE
from .run import Run, check_number


def deal_acts(run: Run, number: int) -> tuple[Act, ...]:
    """What is done in the deal of a number, from the shuffle to the last card.

    It is what `euchre.bots.play_deal` does at `Sitting.deals` = number with the same players. Raises
    EuchreError for a number below 0 or beyond 2**63.

    >>> from euchre.laws import load_code
    >>> run = Run(code=load_code("modern"), seed=7, players=("simple",))
    >>> print(*deal_acts(run, 1)[3:6], sep=", ")
    A turns up 9D, B passes, C assists
    """
    check_number(number)
    acts: tuple[Act, ...] = IN_USE.deal_acts(run, number)
    return acts
