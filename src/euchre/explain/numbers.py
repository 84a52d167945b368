"""The estimates behind a choice, in sentences: how close it is, what it brings, what it depends on."""

from __future__ import annotations

from collections.abc import Iterator

from ..acts import Act, Call, Manner
from ..bots import Candidate, Reasoned, Turn
from ..seats import Seat
from ..view import SeatView
from .sentence import Sentence, act_value, relation_value, side_value
from .simple_reasons import best_suit
from .wording import act_to_do, as_side, capital, doing, doing_act

_STATED = 0.015
"""Differences between probabilities below this are not stated."""
_SMALL_GAIN = 0.005
"""A smaller change of the chance to win the game hardly matters."""
_EVEN, _OFTEN = 0.5, 0.2
_CLEAREST, _CLEAR, _CLOSE, _EQUAL = 0.6, 0.2, 0.05, 0.01
"""Differences in points: from the first two on a choice is clear; up to the others it is close, or equal."""


def explain_numbers(
    view: SeatView,
    reasons: Reasoned,
    listener: Seat | None,
    *,
    says_how_close: bool = True,
    has_table: bool = False,
) -> Iterator[str]:
    """Yield sentences that compare the choice with the second best; none without estimates.

    The text addresses the seat `listener` as "you". It says how close the choice is, and always that the
    score decides it. Below a table of the options it leaves out what the table shows.
    """
    chosen, second = _two(reasons)
    if chosen is None:
        return
    choice = capital(doing_act(chosen.act, view))
    worth = {"act": act_value(chosen.act, view), "points": chosen.points or 0.0}
    if second is None:
        yield Sentence("worth", f"{choice} is worth {_points(chosen)}.", **worth)
        return
    decides = _by_score(chosen, second) or _wins_as_often(chosen, second)
    if says_how_close or decides or _is_equal(chosen, second):
        yield closeness(view, reasons)
    if _is_equal(chosen, second):
        if not has_table:
            both = f"Both are worth {_points(chosen)}."
            yield Sentence("both-worth", both, points=worth["points"])
        return
    if not has_table:
        words = f"{choice} is worth {_points(chosen)}, {_beside(view, second)}."
        beside = {"other": act_value(second.act, view), "points2": second.points or 0.0}
        yield Sentence("worth-beside", words, **worth, **beside)
        yield from _game_chances(chosen, second)
    yield from _chances(view, chosen, second, listener)
    yield from _by_points_alone(view, reasons, chosen, second)
    if _best(reasons) is chosen:
        for turn in reasons.turns:
            yield _turn(view, turn, (chosen, second), listener)


def _beside(view: SeatView, second: Candidate) -> str:
    return f"{doing_act(second.act, view)} {_signed(second.points or 0.0)}"


def _game_chances(chosen: Candidate, second: Candidate) -> Iterator[str]:
    if chosen.game is not None and second.game is not None:
        words = f"The chance to win the game is {chosen.game:.1%}, against {second.game:.1%}."
        yield Sentence("game-chances", words, game=chosen.game, game2=second.game)


def closeness(view: SeatView, reasons: Reasoned) -> str:
    """Return how close a choice is to the next best, in a sentence; empty without estimates."""
    chosen, second = _two(reasons)
    if chosen is None or second is None:
        return ""
    several = sum(one.points is not None for one in reasons.candidates) > 2
    other = capital(doing_act(second.act, view))
    act, ahead = act_value(second.act, view), _ahead(chosen, second)
    if _by_score(chosen, second):
        better = "just as good" if ahead >= -_EQUAL else "better"
        words = f"{other} is {better} for points alone, but at this score it wins the game less often."
        return Sentence("score-decides", words, act=act, better=better)
    if _wins_as_often(chosen, second):
        words = f"{other} is better for points alone, but at this score it wins the game no more often."
        return Sentence("score-no-more", words, act=act)
    named = f"{other}, the next best," if several else other
    begun = f"{other[:1].lower()}{other[1:]}"
    if ahead < -_EQUAL:
        return Sentence("a-little-better", f"By these estimates {begun} is a little better.", act=act)
    if ahead >= _CLEAR:
        how, hardly = "far" if ahead >= _CLEAREST else "clearly", _hardly_matters(chosen, second)
        words = f"{named} is {how} worse{hardly}."
        return Sentence("worse", words, act=act, how=how, next=several, hardly=bool(hardly))
    if ahead > _CLOSE:
        return Sentence("a-little-worse", f"{named} is a little worse.", act=act, next=several)
    if ahead > _EQUAL:
        return Sentence("nearly-as-good", f"It is close: {begun} is nearly as good.", act=act)
    return Sentence("just-as-good", f"It is just as good to {act_to_do(second.act, view)}.", act=act)


def decided_by_score(reasons: Reasoned) -> bool:
    """Return whether the score, not the points of the deal, decides between the choice and the next best."""
    chosen, second = _two(reasons)
    return chosen is not None and second is not None and _by_score(chosen, second)


def next_best(reasons: Reasoned) -> Act | None:
    """Return the best of the other acts; None without estimates."""
    _, second = _two(reasons)
    return None if second is None else second.act


def main_chance(view: SeatView, reasons: Reasoned, listener: Seat | None) -> str:
    """Return what the choice makes more or less likely, in a sentence; empty without estimates."""
    chosen, second = _two(reasons)
    if chosen is None or second is None or chosen.chances is None:
        return ""
    return next(_chances(view, chosen, second, listener), "")


def lone_chance(view: SeatView, reasons: Reasoned, listener: Seat | None) -> str:
    """Return how often a lone hand wins every trick, if the choice or the next best is to play it; else
    empty."""
    chosen, second = _two(reasons)
    if chosen is None or second is None:
        return ""
    if decides_alone(reasons) and chosen.chances is not None:
        wins = doing(view.seat, "wins", listener)
        often = chosen.chances.march
        words = f"Alone, {wins} every trick {_often(often)}, and that scores more."
        return Sentence("alone-more", words, seat=view.seat, often=often)
    if _is_alone_beside(second.act, chosen.act) and second.chances is not None:
        return _alone_only(view, second.chances.march, listener) if second.chances.march < _EVEN else ""
    return ""


def _alone_only(view: SeatView, often: float, listener: Seat | None) -> Sentence:
    """Return how seldom the player of a lone hand wins every trick."""
    words = f"Alone, {doing(view.seat, 'wins', listener)} every trick only {_often(often)}."
    return Sentence("alone-only", words, seat=view.seat, often=often)


def refused_chance(view: SeatView, reasons: Reasoned, listener: Seat | None) -> str:
    """Return how often a refused call would be euchred, or fail alone, in a sentence; empty if seldom or
    unknown."""
    chosen, second = _two(reasons)
    if chosen is None or second is None or second.chances is None:
        return ""
    one, other = chosen.act, second.act
    if not isinstance(one, Call) or not isinstance(other, Call) or one.word.makes_trump:
        return ""
    if other.manner is Manner.ALONE and second.chances.march < _EVEN:
        return _alone_only(view, second.chances.march, listener)
    often = second.chances.euchre
    if second.chances.euchre < _OFTEN:
        return ""
    if other.suit in (None, best_suit(view, one)):
        return Sentence("call-euchred", f"The call is euchred {_often(often)}.", often=often)
    words = f"{capital(doing_act(other, view))} ends in a euchre {_often(often)}."
    return Sentence("act-euchred", words, act=act_value(other, view), often=often)


def decides_alone(reasons: Reasoned) -> bool:
    """Return whether the choice is a call to play alone, and the next best is the same call with the
    partner."""
    chosen, second = _two(reasons)
    if chosen is None or second is None:
        return False
    return _is_alone_beside(chosen.act, second.act)


def _is_alone_beside(one: Act, other: Act) -> bool:
    """Return whether one act is a call to play alone, and the other the same call with the partner."""
    if not isinstance(one, Call) or not isinstance(other, Call) or one.manner is not Manner.ALONE:
        return False
    return other.manner is Manner.PARTNERSHIP and (one.word, one.suit) == (other.word, other.suit)


def _two(reasons: Reasoned) -> tuple[Candidate | None, Candidate | None]:
    """Return the choice and the best of the other acts, if they were estimated."""
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


def _by_score(chosen: Candidate, second: Candidate) -> bool:
    """Return whether the score, not the points of the deal, decides for the choice."""
    if chosen.game is None or second.game is None:
        return False
    return _ahead(chosen, second) <= _EQUAL and chosen.game - second.game >= _SMALL_GAIN


def _wins_as_often(chosen: Candidate, second: Candidate) -> bool:
    """Return whether the second best brings more points, but no better chance to win the game."""
    if chosen.game is None or second.game is None or _by_score(chosen, second):
        return False
    return _ahead(chosen, second) < -_EQUAL and chosen.game >= second.game


def _is_equal(chosen: Candidate, second: Candidate) -> bool:
    return abs(_ahead(chosen, second)) <= _EQUAL and not _by_score(chosen, second)


def _hardly_matters(chosen: Candidate, second: Candidate) -> str:
    """Return a remark if a clear difference in points hardly changes the chance to win the game."""
    if chosen.game is None or second.game is None or chosen.game - second.game >= _SMALL_GAIN:
        return ""
    return ", though it hardly changes the chance to win the game"


def _points(one: Candidate) -> str:
    return f"{_signed(one.points or 0.0)} points on average"


def _signed(points: float) -> str:
    """Return points with two decimals and a sign; a rounded zero is `+0.00`."""
    return f"{round(points, 2) + 0.0:+.2f}"


def _chances(view: SeatView, chosen: Candidate, second: Candidate, listener: Seat | None) -> Iterator[str]:
    """Yield how often the makers succeed after the choice and after the second best, where that differs."""
    one, other = chosen.chances, second.chances
    if one is None:
        return
    if isinstance(chosen.act, Call):
        if chosen.act.word.makes_trump:
            euchred = as_side(view, f"is euchred {_often(one.euchre)}", listener)
            win = "win" if euchred.startswith("you ") else "wins"
            words = f"{capital(euchred)} and {win} every trick {_often(one.march)}."
            yield Sentence("euchre-march", words, side=side_value(view), often=one.euchre, march=one.march)
        return
    if other is None:
        return
    ours = view.seat in view.makers
    point, beside = one.euchre, other.euchre
    if ours:
        point, beside = max(0.0, 1 - point), max(0.0, 1 - beside)
    who, scores, marches = "The makers", "are euchred", "win every trick"
    if ours:
        who, scores, marches = _side_with_verbs(view, listener)
    scored = f"{scores} {_often(point)}, against {beside:.0%}"
    marched = f"{marches} {_often(one.march)}, against {other.march:.0%}"
    differ = abs(point - beside) >= _STATED, abs(one.march - other.march) >= _STATED
    side = {"side": side_value(view), "ours": ours}
    points, marchs = {"often": point, "often2": beside}, {"march": one.march, "march2": other.march}
    if all(differ):
        joined = "and" if (point > beside) is ((one.march > other.march) is ours) else "but"
        words = f"{who} {scored}, {joined} {marched}."
        yield Sentence("scores-marches", words, joined=joined, **side, **points, **marchs)
    elif differ[0]:
        yield Sentence("scores", f"{who} {scored}.", **side, **points)
    elif differ[1]:
        yield Sentence("marches", f"{who} {marched}.", **side, **marchs)


def _side_with_verbs(view: SeatView, listener: Seat | None) -> tuple[str, str, str]:
    """Return the side of the chooser, and what it does: it scores, it wins every trick."""
    scores, wins = as_side(view, "scores", listener), as_side(view, "wins every trick", listener)
    who = scores.rpartition(" ")[0]
    return capital(who), scores.removeprefix(f"{who} "), wins.removeprefix(f"{who} ")


def _often(chance: float) -> str:
    return f"{chance:.0%} of the time"


def _by_points_alone(
    view: SeatView, reasons: Reasoned, chosen: Candidate, second: Candidate
) -> Iterator[str]:
    """Yield what would be best without a score, if that differs and has not been said."""
    estimated = [one for one in reasons.candidates if one.points is not None]
    richest = max(estimated, key=lambda one: one.points or 0.0)
    said = richest is second and (_by_score(chosen, second) or _wins_as_often(chosen, second))
    if any(view.points) and not said and _ahead(richest, chosen) > _CLOSE:
        words = f"The score matters: for points alone it would be better to {act_to_do(richest.act, view)}."
        yield Sentence("score-matters", words, act=act_value(richest.act, view))


def _turn(view: SeatView, turn: Turn, acts: tuple[Candidate, Candidate], listener: Seat | None) -> str:
    """Return what the choice depends on, for it or against it."""
    chosen, second = acts
    who = _who(view, turn.seat, listener)
    what = f"{who} has no {turn.void.word}" if turn.void is not None else f"{who} has {turn.card}"
    chance = f"probability {turn.chance:.0%}"
    held = {"seat": turn.seat, "chance": turn.chance, "relation": relation_value(view, turn.seat)}
    held |= {"suit": "", "card": turn.card} if turn.void is None else {"suit": turn.void, "card": ""}
    if turn.ahead > 0:
        gains = capital(doing_act(chosen.act, view))
        words = f"{gains} gains most if {what} ({chance}): then it is {turn.ahead:.2f} points better."
        return Sentence("turn-for", words, act=act_value(chosen.act, view), more=turn.ahead, **held)
    words = f"But if {what} ({chance}), it would be better to {act_to_do(second.act, view)}."
    return Sentence("turn-against", words, act=act_value(second.act, view), **held)


def _who(view: SeatView, seat: Seat, listener: Seat | None) -> str:
    """Return the name of a seat, with the word partner if it is the chooser's."""
    if seat == view.code.seating.partner(view.seat):
        return f"your partner {seat}" if view.seat == listener else f"{view.seat}'s partner {seat}"
    return str(seat)
