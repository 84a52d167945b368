"""A choice that was reckoned, told as a teacher would: how close it is, what it brings, on what it turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ..acts import Act, Call, Play
from ..bots import Candidate, Reasoned, Turn
from ..seats import Seat
from ..view import View
from .simple_reasons import simple_reason

Asked: TypeAlias = Callable[[Act, View], str]

_TOLD = 0.015
"""By how much chances differ that are told."""
_PLAIN, _CLEAR, _CLOSE, _ALIKE = 0.6, 0.2, 0.05, 0.01
"""Points from which a choice is plain, or clear, and up to which it is close, or as good as even."""


def explain_numbers(view: View, reasons: Reasoned, asked: Asked, listener: Seat | None) -> Iterator[str]:
    """Sentences on what the choice brings beside the next best; none where nothing was reckoned.

    `asked` puts an act into words, as one asks for it; the listener is called `you`.
    """
    chosen, second = _two(reasons)
    if chosen is None:
        return
    if second is None:
        yield f"It brings {_points(chosen)}."
        return
    yield _closeness(chosen, second)
    if abs(_ahead(chosen, second)) <= _ALIKE:
        as_much = f"It brings {_points(chosen)}, and to {asked(second.act, view)} as much."
        yield f"{as_much} {_usual(view, chosen.act)}".strip()
        return
    yield _beside(view, chosen, second, asked)
    yield from _chances(view, chosen, second, asked)
    yield from _by_points_alone(view, reasons, chosen, asked)
    if _best(reasons) is chosen:
        for turn in reasons.turns:
            yield _turn(view, turn, second, asked, listener)


def closeness(reasons: Reasoned) -> str:
    """How close a choice is, in a sentence; empty where nothing was reckoned."""
    chosen, second = _two(reasons)
    return "" if chosen is None or second is None else _closeness(chosen, second)


def _two(reasons: Reasoned) -> tuple[Candidate | None, Candidate | None]:
    """The choice and the best of the others, as far as they were reckoned."""
    reckoned = [one for one in reasons.candidates if one.points is not None]
    chosen = next((one for one in reckoned if one.act == reasons.act), None)
    others = [one for one in reckoned if one is not chosen]
    return chosen, max(others, key=_rank, default=None)


def _best(reasons: Reasoned) -> Candidate:
    return max((one for one in reasons.candidates if one.points is not None), key=_rank)


def _rank(one: Candidate) -> tuple[float, float]:
    return one.game or 0.0, one.points or 0.0


def _ahead(chosen: Candidate, second: Candidate) -> float:
    return (chosen.points or 0.0) - (second.points or 0.0)


def _closeness(chosen: Candidate, second: Candidate) -> str:
    ahead = abs(_ahead(chosen, second))
    if ahead >= _PLAIN:
        return "There is no question about it."
    if ahead >= _CLEAR:
        return "The choice is clear."
    if ahead > _CLOSE:
        return "It is the better choice, though not by much."
    if ahead > _ALIKE:
        return "It is close: many good players would do otherwise."
    return "There is next to nothing in it: either will do."


def _usual(view: View, act: Act) -> str:
    """What a card is for, where figures do not tell it from another."""
    return simple_reason(view, act) if isinstance(act, Play) else ""


def _points(one: Candidate) -> str:
    return f"{one.points:+.2f} points on the average"


def _beside(view: View, chosen: Candidate, second: Candidate, asked: Asked) -> str:
    text = f"It brings {_points(chosen)}; to {asked(second.act, view)} brings {second.points:+.2f}"
    if chosen.game is None or second.game is None:
        return f"{text}."
    return f"{text}. Of the game that is {chosen.game:.1%} against {second.game:.1%}."


def _chances(view: View, chosen: Candidate, second: Candidate, asked: Asked) -> Iterator[str]:
    """What becomes of the makers by the choice and by the other, as far as it differs."""
    one, other = chosen.chances, second.chances
    if one is None:
        return
    if isinstance(chosen.act, Call):
        if chosen.act.word.makes_trump:
            yield f"He who makes it is euchred {_often(one.euchre)}, and marches {_often(one.march)}."
        return
    if other is None:
        return
    rest = asked(second.act, view).partition(" ")[2]
    instead = f"with {rest}" if rest else "otherwise"
    ours = view.seat in view.makers
    point, beside = (1 - one.euchre, 1 - other.euchre) if ours else (one.euchre, other.euchre)
    what = "The point is made" if ours else "The makers are euchred"
    if abs(point - beside) >= _TOLD:
        yield f"{what} {_often(point)}, {instead} {_often(beside)}."
    if abs(one.march - other.march) >= _TOLD:
        yield f"All the tricks go to the makers {_often(one.march)}, {instead} {_often(other.march)}."


def _often(chance: float) -> str:
    return f"in {chance:.0%} of cases"


def _by_points_alone(view: View, reasons: Reasoned, chosen: Candidate, asked: Asked) -> Iterator[str]:
    """What one would do at no score, where that is something else."""
    reckoned = [one for one in reasons.candidates if one.points is not None]
    richest = max(reckoned, key=lambda one: one.points or 0.0)
    if any(view.points) and _ahead(richest, chosen) > _CLOSE:
        yield f"By points alone one would {asked(richest.act, view)}; at this score it is otherwise."


def _turn(view: View, turn: Turn, second: Candidate, asked: Asked, listener: Seat | None) -> str:
    """On what it turns, for the choice or against it."""
    who = _who(view, turn.seat, listener)
    what = f"{who} has no {turn.void.word}" if turn.void is not None else f"{who} has {turn.card}"
    often = _often(turn.chance)
    if turn.ahead > 0:
        return f"It gains most where {what}, {often}: then it is {turn.ahead:.2f} points ahead."
    return f"Where {what}, {often}, it would be better to {asked(second.act, view)}."


def _who(view: View, seat: Seat, listener: Seat | None) -> str:
    """Whose hand it is, as the seat that chooses would say."""
    assert view.seat is not None
    if seat == view.code.seating.partner(view.seat):
        return f"{'your' if view.seat == listener else 'his'} partner {seat}"
    return str(seat)
