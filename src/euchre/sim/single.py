"""One deal of a run, act by act; and the number of ways to play out a deal."""

from __future__ import annotations

from ..acts import Act
from ..deal import Deal
from . import reference
from .backend import native_for
from .run import Run, check_number


def deal_acts(run: Run, number: int) -> tuple[Act, ...]:
    """Return the acts of one deal, from the shuffle to the last card.

    They equal those of `euchre.bots.play_deal` at `Sitting.deals` = number with the same players. Raises
    EuchreError for a number outside 0 to 2**63.

    >>> from euchre.laws import load_code
    >>> run = Run(code=load_code("modern"), seed=7, players=("simple",))
    >>> print(*deal_acts(run, 1)[3:6], sep=", ")
    A turns up 9D, B passes, C assists
    """
    check_number(number)
    return (native_for(run.code) or reference).deal_acts(run, number)


def count_endings(deal: Deal) -> int:
    """Return the number of lawful ways to play out the cards of a deal whose faces are all known.

    Equal to `euchre.deal.count_endings`, which counts where the native simulator is not built.
    """
    return (native_for(deal.code, deal.stage) or reference).count_endings(deal)
