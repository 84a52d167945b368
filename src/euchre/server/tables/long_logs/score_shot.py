"""The score of a sitting as JSON: in snapshots, and in the event with which a table carries on another."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ....game import FinishedGame, FinishedRubber, Score
from ....laws import Code
from ....seats import BySide, Side

Counts: TypeAlias = list[int]
"""One number for each side, in the order of the sides."""


class GameShot(msgspec.Struct, frozen=True):
    """A game won."""

    winner: str
    points: Counts
    is_love_game: bool
    times: int = 1


class ScoreShot(msgspec.Struct, frozen=True):
    """The points marked so far."""

    points: Counts
    games: Counts
    rubber_points: Counts
    this_rubber: list[GameShot]
    won_by: str | None
    finished: list[GameShot]
    rubber: tuple[str, Counts] | None
    rubbers: int
    deals: int = 0


def score_shot(score: Score) -> ScoreShot:
    """Return a score as a snapshot and an event hold it."""
    rubber = score.rubber
    return ScoreShot(
        points=list(score.points),
        games=list(score.games),
        rubber_points=list(score.rubber_points),
        this_rubber=[_game_shot(game) for game in score.this_rubber],
        won_by=None if score.won_by is None else str(score.won_by),
        finished=[_game_shot(game) for game in score.finished],
        rubber=None if rubber is None else (str(rubber.winner), list(rubber.points)),
        rubbers=score.rubbers,
        deals=score.deals,
    )


def score_of(code: Code, shot: ScoreShot) -> Score:
    """Return the score under a code."""
    rubber = None
    if shot.rubber is not None:
        winner, points = shot.rubber
        rubber = FinishedRubber(winner=Side.from_text(winner), points=_by_side(code, points))
    return Score(
        code=code,
        points=_by_side(code, shot.points),
        games=_by_side(code, shot.games),
        rubber_points=_by_side(code, shot.rubber_points),
        this_rubber=tuple(_game(code, game) for game in shot.this_rubber),
        won_by=None if shot.won_by is None else Side.from_text(shot.won_by),
        finished=tuple(_game(code, game) for game in shot.finished),
        rubber=rubber,
        rubbers=shot.rubbers,
        deals=shot.deals,
    )


def _game_shot(game: FinishedGame) -> GameShot:
    return GameShot(str(game.winner), list(game.points), game.is_love_game, game.times)


def _game(code: Code, shot: GameShot) -> FinishedGame:
    points = _by_side(code, shot.points)
    winner = Side.from_text(shot.winner)
    return FinishedGame(winner=winner, points=points, is_love_game=shot.is_love_game, times=shot.times)


def _by_side(code: Code, counts: Counts) -> BySide[int]:
    return BySide(code.seating.sides, tuple(counts))
