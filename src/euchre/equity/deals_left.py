"""Scores of games that end after a fixed number of deals, reduced to what still matters.

Only the difference of the points counts where points cannot win before the last deal, and no difference
beyond what the deals left can make up. Many deals from the end are valued like fewer. So the table of scores
stays small.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ..laws import Code

SHORT_GAME = {2: 25, 3: 12}
"""Points of the longest game in which points may also win before the last deal, by the number of sides."""
MOST_LEFT = {2: 24, 3: 4}
"""Number of deals from which on more deals left make no difference, by the number of sides."""
_WIDEST = {2: 100, 3: 12}
"""The largest difference of points, by the number of sides."""


def counted_deals(code: Code, deals: int) -> int:
    """The number of deals that are over, where it matters; a tie is played on like the last deal."""
    if not code.deals_in_game:
        return 0
    left = max(1, code.deals_in_game - deals)
    return code.deals_in_game - min(left, MOST_LEFT[len(code.seating.sides)])


def reduced(code: Code, points: Sequence[int], deals: int) -> list[int]:
    """The points of a score before a deal as far as they still matter."""
    left = code.deals_in_game - counted_deals(code, deals)
    if code.game_points <= min(SHORT_GAME[len(points)], max(points) + left * _most(code)):
        return list(points)
    behind = [min(_span(code, left), max(points) - own) for own in points]
    return [max(behind) - own for own in behind]


def first_scores(code: Code) -> Iterator[tuple[tuple[int, ...], int]]:
    """Points and number of deals of every score from which a game may go on."""
    sides = len(code.seating.sides)
    if not code.deals_in_game:
        yield from ((points, 0) for points in _played_from(code))
        return
    for deals in range(counted_deals(code, 0), code.deals_in_game):
        if code.game_points <= SHORT_GAME[sides]:
            found = _played_from(code)
        else:
            spans = product(range(_span(code, code.deals_in_game - deals) + 1), repeat=sides)
            found = (points for points in spans if min(points) == 0)
        yield from ((tuple(reduced(code, points, deals)), deals) for points in found)


def _played_from(code: Code) -> Iterator[tuple[int, ...]]:
    """Points short of game; and those of two or three sides that came to it together, so the game goes on."""
    for points in product(range(code.game_points + 1), repeat=len(code.seating.sides)):
        if points.count(code.game_points) != 1:
            yield points


def _span(code: Code, left: int) -> int:
    return min(left * _most(code) + 1, _WIDEST[len(code.seating.sides)])


def _most(code: Code) -> int:
    """The most points that a deal may bring, without penalties."""
    usual = (code.point, code.march, code.euchre, code.lone_point, code.lone_march, code.lone_euchre)
    duel = (code.duel_point, code.duel_march, code.duel_euchre) if code.defend_alone else ()
    jambone = (code.jambone_point, code.jambone_march, code.jambone_euchre) if code.jambone else ()
    jamboree = (code.jamboree_points,) if code.jamboree else ()
    return max(*usual, code.shutout_euchre, *duel, *jambone, *jamboree)
