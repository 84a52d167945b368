"""Value very long games and rubbers as shorter ones, to keep the table of scores small.

Far from the end, one deal hardly changes who wins a game to a thousand points. So the score of a long game is
converted to that of a shorter game with the same number of points to go, and likewise for a long rubber.
"""

from __future__ import annotations

from dataclasses import replace

from ..game import Score
from ..laws import Code, house_variant
from ..seats import BySide

LONGEST_GAME = {2: 100, 3: 12}
"""Points of the longest game that is not shortened, by the number of sides."""
LONGEST_IN_RUBBER = {2: 25, 3: 4}
"""The same for games that are part of a rubber."""
LONGEST_RUBBER = {2: 7, 3: 3}
"""Games of the longest rubber that is not shortened, by the number of sides."""


def shortened(code: Code) -> Code:
    """The code with games and rubbers short enough to value; most codes are unchanged."""
    if code.deals_in_game:
        return code
    sides = len(code.seating.sides)
    longest = (LONGEST_IN_RUBBER if code.rubber_games else LONGEST_GAME)[sides]
    points, games = min(code.game_points, longest), min(code.rubber_games, LONGEST_RUBBER[sides])
    if (points, games) == (code.game_points, code.rubber_games):
        return code
    shown = {} if points == code.game_points else {"point_counter": "numbers"}
    return house_variant(code, {"game_points": points, "rubber_games": games, **shown})


def score_shortened(score: Score) -> Score:
    """The score in the shortened game, with the same number of points and games to go."""
    code = shortened(score.code)
    if code is score.code:
        return score
    beyond = score.code.game_points - code.game_points
    points = BySide(score.points.sides, tuple(max(0, own - beyond) for own in score.points))
    played = max(0, len(score.this_rubber) - (score.code.rubber_games - code.rubber_games))
    this_rubber = score.this_rubber[len(score.this_rubber) - played :]
    return replace(score, code=code, points=points, this_rubber=this_rubber)
