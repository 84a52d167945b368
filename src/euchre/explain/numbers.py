"""The estimates behind a choice, in sentences: how close it is, what it brings, what it depends on."""

from __future__ import annotations

from collections.abc import Iterator

from ..acts import Call, Manner
from ..bots import Candidate, Reasoned, Turn
from ..seats import Seat
from ..view import SeatView
from .wording import act_to_do

_STATED = 0.015
"""Differences between probabilities below this are not stated."""
_CLEAREST, _CLEAR, _CLOSE, _EQUAL = 0.6, 0.2, 0.05, 0.01
"""Differences in points: from the first two on a choice is clear; up to the others it is close, or equal."""


def explain_numbers(view: SeatView, reasons: Reasoned, listener: Seat | None) -> Iterator[str]:
    """Sentences that compare the choice with the second best; none without estimates.

    The text addresses the seat `listener` as "you".
    """
    chosen, second = _two(reasons)
    if chosen is None:
        return
    if second is None:
        yield f"It is worth {_points(chosen)}."
        return
    yield _closeness(view, chosen, second)
    other = act_to_do(second.act, view)
    if abs(_ahead(chosen, second)) <= _EQUAL:
        yield f"Both are worth {_points(chosen)}."
        return
    yield f"It is worth {_points(chosen)}; to {other} is worth {_signed(second.points or 0.0)}."
    if chosen.game is not None and second.game is not None:
        yield f"The chance to win the game is {chosen.game:.1%}, against {second.game:.1%}."
    yield from _chances(view, chosen, second)
    yield from _by_points_alone(view, reasons, chosen)
    if _best(reasons) is chosen:
        for turn in reasons.turns:
            yield _turn(view, turn, other, listener)


def closeness(view: SeatView, reasons: Reasoned) -> str:
    """How close a choice is, in a sentence; empty without estimates."""
    chosen, second = _two(reasons)
    return "" if chosen is None or second is None else _closeness(view, chosen, second)


def main_chance(view: SeatView, reasons: Reasoned) -> str:
    """What the choice makes more or less likely, in a sentence; empty without estimates."""
    chosen, second = _two(reasons)
    if chosen is None or second is None or chosen.chances is None:
        return ""
    if isinstance(chosen.act, Call):
        return f"Alone, all tricks come {_often(chosen.chances.march)}, and a lone march counts more."
    return next(_chances(view, chosen, second), "")


def decides_alone(reasons: Reasoned) -> bool:
    """Whether the choice is a call to play alone, and the next best is the same call with the partner."""
    chosen, second = _two(reasons)
    if chosen is None or second is None:
        return False
    one, other = chosen.act, second.act
    if not isinstance(one, Call) or not isinstance(other, Call) or one.manner is not Manner.ALONE:
        return False
    return other.manner is Manner.PARTNERSHIP and (one.word, one.suit) == (other.word, other.suit)


def _two(reasons: Reasoned) -> tuple[Candidate | None, Candidate | None]:
    """The choice and the best of the other acts, if they were estimated."""
    estimated = [one for one in reasons.candidates if one.points is not None]
    chosen = next((one for one in estimated if one.act == reasons.act), None)
    others = [one for one in estimated if one is not chosen]
    return chosen, max(others, key=_rank, default=None)


def _best(reasons: Reasoned) -> Candidate:
    return max((one for one in reasons.candidates if one.points is not None), key=_rank)


def _rank(one: Candidate) -> tuple[float, float]:
    return one.game or 0.0, one.points or 0.0


def _ahead(chosen: Candidate, second: Candidate) -> float:
    return (chosen.points or 0.0) - (second.points or 0.0)


def _closeness(view: SeatView, chosen: Candidate, second: Candidate) -> str:
    ahead = abs(_ahead(chosen, second))
    if ahead >= _CLEAREST:
        return "Nothing else comes close."
    if ahead >= _CLEAR:
        return "It is clearly the best choice."
    if ahead > _CLOSE:
        return "It is better than the rest, but not by much."
    if ahead > _EQUAL:
        return "It is close: many good players would choose otherwise."
    return f"It is just as good to {act_to_do(second.act, view)}."


def _points(one: Candidate) -> str:
    return f"{_signed(one.points or 0.0)} points on average"


def _signed(points: float) -> str:
    """Points with two decimals and a sign; a rounded zero is `+0.00`."""
    return f"{round(points, 2) + 0.0:+.2f}"


def _chances(view: SeatView, chosen: Candidate, second: Candidate) -> Iterator[str]:
    """How often the makers succeed after the choice and after the second best, where that differs."""
    one, other = chosen.chances, second.chances
    if one is None:
        return
    if isinstance(chosen.act, Call):
        if chosen.act.word.makes_trump:
            yield f"The makers are euchred {_often(one.euchre)} and win every trick {_often(one.march)}."
        return
    if other is None:
        return
    ours = view.seat in view.makers
    point, beside = (1 - one.euchre, 1 - other.euchre) if ours else (one.euchre, other.euchre)
    what = "The makers score" if ours else "The makers are euchred"
    if abs(point - beside) >= _STATED:
        yield f"{what} {_often(point)}, otherwise {_often(beside)}."
    if abs(one.march - other.march) >= _STATED:
        yield f"The makers win every trick {_often(one.march)}, otherwise {_often(other.march)}."


def _often(chance: float) -> str:
    return f"{chance:.0%} of the time"


def _by_points_alone(view: SeatView, reasons: Reasoned, chosen: Candidate) -> Iterator[str]:
    """What would be best without a score, if that differs."""
    estimated = [one for one in reasons.candidates if one.points is not None]
    richest = max(estimated, key=lambda one: one.points or 0.0)
    if any(view.points) and _ahead(richest, chosen) > _CLOSE:
        yield f"The score matters: for points alone it would be better to {act_to_do(richest.act, view)}."


def _turn(view: SeatView, turn: Turn, other: str, listener: Seat | None) -> str:
    """What the choice depends on, for it or against it."""
    who = _who(view, turn.seat, listener)
    what = f"{who} has no {turn.void.word}" if turn.void is not None else f"{who} has {turn.card}"
    if turn.ahead > 0:
        return f"It gains most if {what} ({_often(turn.chance)}): then it is {turn.ahead:.2f} points better."
    return f"But if {what} ({_often(turn.chance)}), it would be better to {other}."


def _who(view: SeatView, seat: Seat, listener: Seat | None) -> str:
    """The name of a seat, with the word partner if it is the chooser's."""
    if seat == view.code.seating.partner(view.seat):
        return f"your partner {seat}" if view.seat == listener else f"the partner {seat}"
    return str(seat)
