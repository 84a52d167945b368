"""The result of a deal as the players report it, without the cards that led to it.

What the record shows of the deal may not contradict the report; what it does not show is taken from it: who
made the trump, whether they played alone, and the tricks.
"""

from __future__ import annotations

from typing import Any

from ...acts import Manner, PlayAlone, ReportResult, TakeOver
from ...copying import replace
from ..errors import IllegalAct, Reason
from ..outcome import deal_over, outcome_of
from ..state import Calling, Deal, Ending, deal_with

_MANNERS = {
    Manner.ALONE: "may_play_alone",
    Manner.JAMBONE: "jambone",
    Manner.JAMBOREE: "jamboree",
}
"""The value of a code that allows a manner of play."""


def against_report(deal: Deal, act: ReportResult) -> str | None:
    """Return what in the record contradicts a reported result, as a clause; None if nothing does."""
    code = deal.code
    if act.seat not in code.seating.seats:
        return f"{act.seat} does not play at this table"
    if act.manner in _MANNERS and not getattr(code, _MANNERS[act.manner]):
        return f"nobody plays {act.manner.value} in this code"
    return _against_players(deal, act) or _against_tricks(deal, act)


def _against_players(deal: Deal, act: ReportResult) -> str | None:
    calling = deal.calling
    if calling.maker is None:
        return None
    if calling.joining and act.manner is Manner.PARTNERSHIP:
        return None if act.seat in deal.makers else f"{deal.makers} made the trump"
    if calling.lone is not None:
        is_same = act.seat == calling.lone and act.manner is calling.manner
        alone = f"{calling.lone} {calling.manner.value}"
        return (
            None if is_same else f"{calling.lone} plays {calling.manner.value}; the tricks are 'for {alone}'"
        )
    if act.manner is Manner.PARTNERSHIP:
        return None if act.seat == calling.maker else f"{calling.maker} made the trump"
    if act.seat not in deal.makers:
        return f"only the makers may play alone, and {act.seat} is not one of them"
    if calling.bound and act.seat == calling.maker:
        return f"{act.seat} has to play with the partner"
    if any(isinstance(one, (PlayAlone, TakeOver)) and one.actor == act.seat for one in deal.acts):
        return f"what {act.seat} said counted for nothing, so {act.seat} does not play alone"
    partner = deal.code.seating.partner(act.seat)
    has_played = any(partner in trick.seats for trick in deal.tricks)
    return f"{partner} has played a card, so {act.seat} does not play alone" if has_played else None


def _against_tricks(deal: Deal, act: ReportResult) -> str | None:
    size, done = deal.code.hand_size, len(deal.finished_tricks)
    if act.tricks > size:
        return f"a deal has {size} tricks"
    if act.manner is Manner.JAMBOREE and act.tricks < size:
        return f"a jamboree counts as all {size} tricks"
    had = deal.makers_tricks()
    if not had <= act.tricks <= had + size - done:
        return f"the makers have {had} of the {done} tricks that were played"
    return None


def reported(deal: Deal, act: ReportResult) -> dict[str, Any]:
    """Return the changes when a result is reported: the deal is over and scores as it would with its cards.

    Raises IllegalAct for a report that the record contradicts.
    """
    against = "the deal is over" if deal.is_over else against_report(deal, act)
    if against is not None:
        raise IllegalAct(deal, act, Reason.NOT_NOW, f"'{act}' cannot be: {against}")
    calling = _calling(deal, act)
    ending = Ending.SHOWN if act.manner is Manner.JAMBOREE else Ending.TOLD
    told = deal_with(deal, {"calling": calling})
    outcome = outcome_of(told, ending, act.tricks)
    return {"calling": calling, "claim": None, **deal_over(outcome)}


def _calling(deal: Deal, act: ReportResult) -> Calling:
    """Return the calls as recorded, with the maker and the lone player as reported."""
    calling = deal.calling
    maker = act.seat if calling.maker is None else calling.maker
    if act.manner is Manner.PARTNERSHIP or calling.lone is not None:
        return replace(calling, maker=maker)
    partner = deal.code.seating.partner(act.seat)
    out = () if partner is None else (partner,)
    return replace(calling, maker=maker, manner=act.manner, lone=act.seat, out=out)
