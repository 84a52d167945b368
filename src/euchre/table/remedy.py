"""What a remedy is, and all remedies by the names that provisions use.

In the words of a remedy `{offender}` stands for the player who is answerable, `{partner}` for that player's
partner, `{target}` for the player who has to act, `{side}` for the offender's side, `{others}` for the other
side, and `{card}`, `{card_is}` and `{cards}` for 'card lies', 'card is' and 'card', or the plural.
"""

from __future__ import annotations

from collections.abc import Callable

from ..acts import Act, TableAct
from .names import Names
from .state import Case, RefereedTable

Remedy = Callable[[RefereedTable, Case, Act | None], RefereedTable]
"""Gives the table with the remedy applied. The act is the one that chose it, None if it follows by law."""

REMEDIES: Names[Remedy] = Names()
"""All remedies; the modules that define them add them."""


def choice_in(act: Act | None) -> TableAct:
    """The act that chose a remedy, for remedies that need its card. Raises LookupError if nobody chose."""
    if not isinstance(act, TableAct):
        raise LookupError("a remedy that names a card is chosen by a player")
    return act
