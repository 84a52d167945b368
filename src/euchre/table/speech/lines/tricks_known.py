"""Acts about a trick of which the record has no card: what follows depends on the tricks played since."""

from __future__ import annotations

from ....acts import TableAct
from ....errors import EuchreError
from ...state import RefereedTable
from ..beginnings.openings import Told


class TrickUntoldError(EuchreError):
    """A trick is spoken of whose cards nobody has told."""


def check_trick_told(told: Told, table: RefereedTable) -> None:
    """Raise TrickUntoldError, with what to tell first, for a look at a trick that is not told."""
    if not isinstance(told, TableAct) or told.form != "looks at trick {number}" or table.sitting.deal is None:
        return
    tricks = len(table.deal.tricks)
    if told.numbers[0] > tricks:
        has = f"{tricks} of this deal" if tricks else "none of this deal"
        raise TrickUntoldError(
            f"'{told}' cannot be judged: the record has {has}. Tell the cards of the tricks first, such as "
            "'B leads the ace of spades, C plays the nine of spades', then this again"
        )
