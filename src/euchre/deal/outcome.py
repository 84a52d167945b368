"""The outcome of a deal: result and points (modern score-*, jerome-1877 17 and 18,
professor-1862 P22 to P25, A5, A6, A7, S12, S15, leeds-dwight-1888 2 and 3)."""

from __future__ import annotations

from typing import Any

from ..acts import Manner, Mark
from ..cards import NO_TRUMP, Suit
from ..deciding import decides
from ..laws import Code
from ..seats import Seat, Side
from .state import Deal, Ending, Outcome, Result, Stage


@decides(values="jamboree_points lone_must_march shutout_euchre")
def points_for(
    code: Code, tricks: int, manner: Manner, duel: bool, trump: Suit | None = None
) -> tuple[Result, int, int]:
    """Return the result, the makers' points and the points of each adverse side, from the makers' tricks.

    `duel` is true if a lone adversary played against a lone player. `trump` matters only if it is `NO_TRUMP`.
    """
    if manner is Manner.JAMBOREE:
        return Result.JAMBOREE, code.jamboree_points, 0
    kind = "duel" if duel else {"partnership": "", "alone": "lone", "jambone": "jambone"}[manner.value]
    point, march, euchre = _tariffs(code)[kind]
    if trump is NO_TRUMP:
        own = _tariffs_at_no_trump(code).get(kind, (0, 0, 0))
        point, march, euchre = own[0] or point, own[1] or march, own[2] or euchre
    must_march = code.lone_must_march and manner is not Manner.PARTNERSHIP
    if tricks < (code.hand_size if must_march else code.odd_trick):
        return Result.EUCHRE, 0, euchre if tricks else max(euchre, code.shutout_euchre)
    return (Result.MARCH, march, 0) if tricks == code.hand_size else (Result.POINT, point, 0)


@decides(
    values=(
        "point march euchre lone_point lone_march lone_euchre jambone_point jambone_march jambone_euchre "
        "duel_point duel_march duel_euchre"
    )
)
def _tariffs(code: Code) -> dict[str, tuple[int, int, int]]:
    """Return the points for the odd trick, for all tricks and for a euchre, by the manner of play."""
    return {
        "": (code.point, code.march, code.euchre),
        "lone": (code.lone_point, code.lone_march, code.lone_euchre),
        "jambone": (code.jambone_point, code.jambone_march, code.jambone_euchre),
        "duel": (code.duel_point, code.duel_march, code.duel_euchre),
    }


@decides(
    values=(
        "no_trump_point no_trump_march no_trump_euchre "
        "no_trump_lone_point no_trump_lone_march no_trump_lone_euchre"
    )
)
def _tariffs_at_no_trump(code: Code) -> dict[str, tuple[int, int, int]]:
    """Return the same at no trump; 0 for what counts as under a trump."""
    return {
        "": (code.no_trump_point, code.no_trump_march, code.no_trump_euchre),
        "lone": (code.no_trump_lone_point, code.no_trump_lone_march, code.no_trump_lone_euchre),
    }


def outcome_of(deal: Deal, ending: Ending, makers_tricks: int, rest_to: Seat | None = None) -> Outcome:
    """Return the outcome of a deal in which the makers take `makers_tricks` tricks.

    Tricks that the makers do not take and that were not played go to the side of `rest_to`, or else to the
    first adverse side.
    """
    code, calling = deal.code, deal.calling
    side = code.seating.side_of(deal.settled_maker)
    is_duel = calling.duelist is not None and not calling.joining
    result, makers, adversaries = points_for(code, makers_tricks, calling.counts_as, is_duel, calling.trump)
    points = code.seating.by_side(adversaries).replaced(side, makers)
    tricks = code.seating.by_side(0)
    for trick in deal.finished_tricks:
        winner = code.seating.side_of(trick.winner)
        tricks = tricks.replaced(winner, tricks[winner] + 1)
    if ending is not Ending.SHOWN:
        adverse = _adverse_side(deal, side, rest_to)
        tricks = tricks.replaced(side, makers_tricks)
        missing = code.hand_size - sum(tricks)
        tricks = tricks.replaced(adverse, tricks[adverse] + missing)
    return Outcome(result=result, ending=ending, tricks=tricks, points=points)


def _adverse_side(deal: Deal, makers: Side, rest_to: Seat | None) -> Side:
    seating = deal.code.seating
    if rest_to is not None and seating.side_of(rest_to) is not makers:
        return seating.side_of(rest_to)
    return next(side for side in seating.sides if side is not makers)


def side_of_mark(code: Code, mark: Mark) -> Side | None:
    """Return the side whose points a mark gives; None if its actor keeps no score."""
    seating, who = code.seating, mark.actor
    if isinstance(who, Seat) and who in seating.seats:
        return seating.side_of(who)
    return who if isinstance(who, Side) and who in seating.sides else None


def nothing(deal: Deal, result: Result, deal_passes: bool) -> Outcome:
    """Return the outcome of a deal that scores nothing because all passed or it is void."""
    none = deal.code.seating.by_side(0)
    return Outcome(result=result, ending=Ending.UNPLAYED, tricks=none, points=none, deal_passes=deal_passes)


def deal_over(outcome: Outcome) -> dict[str, Any]:
    """Return what changes when a deal is over."""
    return {"outcome": outcome, "stage": Stage.OVER, "turn": None}
