"""The outcome of a deal in sentences: point, march, euchre, lone hand, game, lap, slam, rubber."""

from __future__ import annotations

from collections.abc import Iterator

from ..acts import Manner
from ..deal import Deal, Ending, Outcome, Result
from ..game import FinishedGame, Score, Sitting
from ..seats import Side
from .words import tally

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
_ENDINGS = {
    Ending.LAID_DOWN: "The other cards were laid down as certain winners.",
    Ending.THROWN_IN: "The hand was thrown in by agreement.",
    Ending.TOLD: "The result was reported without its cards.",
}


def counted(number: int, noun: str) -> str:
    """Return a number with its noun: `one point`, `12 points`."""
    word = _NUMBERS[number] if number < len(_NUMBERS) else str(number)
    return f"{word} {noun}" if number <= 1 else f"{word} {noun}s"


def result_of_deal(deal: Deal) -> Iterator[str]:
    """Yield the outcome of a deal in one or two sentences; none while it is in play."""
    outcome = deal.outcome
    if outcome is None:
        return
    if outcome.ending in _ENDINGS:
        yield _ENDINGS[outcome.ending]
    match outcome.result:
        case Result.ALL_PASSED:
            yield "All passed twice; nobody scores."
        case Result.VOID if any(outcome.points):
            yield f"A penalty ends the hand. {_gains(outcome)}"
        case Result.VOID:
            yield "The deal is void; nobody scores."
        case _:
            yield _who_scores(deal, outcome)
    if outcome.result in (Result.ALL_PASSED, Result.VOID):
        yield "The deal passes to the left." if outcome.deal_passes else f"{deal.dealer} deals again."


def _who_scores(deal: Deal, outcome: Outcome) -> str:
    makers = deal.code.seating.side_of(deal.settled_maker)
    who, made = _makers(deal, makers), counted(outcome.tricks[makers], "trick")
    match outcome.result:
        case Result.JAMBOREE:
            return f"Jamboree: {deal.calling.lone} shows the five best trumps. {_gains(outcome)}"
        case Result.MARCH:
            return f"{_march(deal)}: {who} made all {made}. {_gains(outcome)}"
        case Result.POINT:
            return f"{who} made {made}. {_gains(outcome)}"
    return f"Euchre: {who} made {'only ' if outcome.tricks[makers] else ''}{made}. {_gains(outcome)}"


def _gains(outcome: Outcome) -> str:
    """Return which sides score how many points."""
    gains = ", ".join(f"{counted(won, 'point')} to {side}" for side, won in outcome.points.items() if won)
    return f"{gains[:1].upper()}{gains[1:]}." if gains else "Nobody scores."


def _makers(deal: Deal, makers: Side) -> str:
    calling = deal.calling
    if calling.lone is None:
        return str(makers)
    if calling.duelist is not None:
        return f"{calling.lone}, alone against {calling.duelist} alone,"
    return f"{calling.lone}, {'at jambone' if calling.manner is Manner.JAMBONE else 'alone'},"


def _march(deal: Deal) -> str:
    return "March" if deal.calling.lone is None else "Lone march"


def score_after_deal(sitting: Sitting) -> Iterator[str]:
    """Yield the score after a deal: the points, and games and rubbers just won."""
    score = sitting.score
    for mark in sitting.marks:
        yield f"{mark.actor} marked {mark.points}, which was not the points due."
    for game in score.finished:
        yield _game_won(score, game)
    if score.finished and score.code.lap and score.rubber is None and any(score.points):
        carried = ", ".join(
            f"{counted(points, 'point')} of {side}" for side, points in score.points.items() if points
        )
        yield f"Lap: {carried} carried to the next game."
    if not score.finished:
        yield f"Score: {tally(score.points)} of {score.code.game_points}{_so_far(score)}."
    if score.rubber is not None:
        yield f"Rubber to {score.rubber.winner}: {tally(score.rubber.points)} rubber points."


def _so_far(score: Score) -> str:
    most = score.code.deals_in_game
    return f", after {counted(score.deals, 'deal')} of {max(most, score.deals)}" if most else ""


def _game_won(score: Score, game: FinishedGame) -> str:
    code, love = score.code, game.is_love_game
    kind = "Game"
    if love and code.slam_games > 1:
        kind = f"Slam, which counts {counted(code.slam_games, 'game')}"
    elif love and code.rubber_games and code.love_game_value != code.game_value:
        kind = "Love game"
    if game.times > 1:
        kind += f", {game.times} times"
    return f"{kind}: {game.winner} won, {tally(game.points)}. Games: {tally(score.games)}."
