"""One deal: of a run, act for act; and in how many ways it can end."""

from __future__ import annotations

from ..acts import Act
from ..deal import Deal
from . import reference
from .backend import native_for
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
    acts: tuple[Act, ...] = (native_for(run.code) or reference).deal_acts(run, number)
    return acts


def count_endings(deal: Deal) -> int:
    """How many lawful ways there are to play out the cards of a deal whose faces are all known.

    The same as `euchre.deal.count_endings`, which counts where nothing native is built.
    """
    ways: int = (native_for(deal.code) or reference).count_endings(deal)
    return ways
