"""What everybody can see of how a player followed suit (leeds-dwight-1888 62)."""

from __future__ import annotations

from ...deal import Stage
from ...deciding import decides
from ...seats import Seat
from ..state import TOUCHING, RefereedTable


@decides("leeds-dwight-1888 62", irregularities="revoke")
def why_plainly_no_revoke(table: RefereedTable, seat: Seat, number: int | None) -> str | None:
    """Why a player cannot have revoked in a trick (from 1), or in any if None; None if the player's other
    cards or tricks that lie turned have to tell.

    A player who led a trick, or has not played to it, cannot; whether one has followed suit is plain while
    the trick lies open on the table. Nothing is plain before a card has been told, since people may tell the
    result alone, but that nobody has played during the calls; and nothing of the whole hand once it is over.
    """
    deal = table.sitting.deal
    if deal is not None and deal.stage in (Stage.ORDERING, Stage.MAKING):
        return "nobody has made trump yet, so no card has been played"
    if deal is None or deal.is_told or not deal.tricks or (number is None and deal.is_over):
        return None
    if number is not None:
        seen = _seen(table, seat, number)
        return None if seen is None else f"{seen} trick {number}"
    if any(_seen(table, seat, one) is None for one in range(1, len(deal.tricks) + 1)):
        return None
    return f"so far {seat} has played no card that does not follow suit"


def _seen(table: RefereedTable, seat: Seat, number: int) -> str | None:
    """What everybody knows a player has done in a trick that is no revoke, without its number."""
    tricks = table.deal.tricks
    if number > len(tricks):
        return "nobody has played to"
    trick = tricks[number - 1]
    card = next((play.card for play in trick.plays if play.actor == seat), None)
    if card is None:
        return f"{seat} has not played to"
    if trick.leader == seat:
        return f"{seat} led"
    is_plain = card.suit_under(trick.trump) is trick.led and _lies_open(table, number)
    return f"{seat} followed suit in" if is_plain else None


def _lies_open(table: RefereedTable, number: int) -> bool:
    """Whether a trick (from 1) is the last one and lies on the table still."""
    touched = any(deed.numbers == (number,) for deed in table.deeds(*TOUCHING))
    return number == len(table.deal.tricks) and not table.deal.is_over and not touched
