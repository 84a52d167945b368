"""Ideas that acts bear out by the state of the deal: that somebody is alone, that a play does not follow."""

from __future__ import annotations

from collections.abc import Sequence

from ....acts import Act, Play, TableAct
from ....deal import Trick
from ...state import RefereedTable


def ideas_borne_out(told: Sequence[Act], before: RefereedTable, after: RefereedTable) -> frozenset[str]:
    """The ideas that a line may name because its acts, or the deal before them, bear them out."""
    return _of_manner(told, before) | _of_revokes(told, after) | _of_new_deals(told, before)


def _of_manner(told: Sequence[Act], before: RefereedTable) -> frozenset[str]:
    deal = before.sitting.deal
    if deal is not None and deal.calling.lone is not None:
        return frozenset(("alone",))
    words = {word for act in told for word in act.words.split()}
    return frozenset(("alone",)) if words & {"alone", "jambone", "jamboree"} else frozenset()


def _of_new_deals(told: Sequence[Act], before: RefereedTable) -> frozenset[str]:
    """That a new deal is demanded, where one follows from what is claimed."""
    claimed = [act.matter for act in told if isinstance(act, TableAct) and act.form.startswith("claims")]
    provisions = before.code.provisions
    rows = (row for name, row in provisions.items() if name in claimed)
    is_new = any("deal-again" in row.follows for row in rows)
    return frozenset(("new", "deal", "again", "over")) if is_new else frozenset()


def _of_revokes(told: Sequence[Act], after: RefereedTable) -> frozenset[str]:
    """That a play is a revoke, or does not follow, where its card is not of the suit led."""
    tricks = () if after.sitting.deal is None else after.deal.tricks
    off_suit = any(play in told and _is_off_suit(play, trick) for trick in tricks for play in trick.plays)
    return frozenset(("revoke", "follow", "not")) if off_suit else frozenset()


def _is_off_suit(play: Play, trick: Trick) -> bool:
    return play.card.suit is not None and play.card.suit_under(trick.trump) is not trick.led
