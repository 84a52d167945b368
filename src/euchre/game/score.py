"""The score: points, games, lap, slam, love games and the rubber.

A `Score` is what has been marked. Whether points lap, whether a love game counts double and whether games
make a rubber are values of the code
(professor-1862 S2, S3, S18, leeds-dwight-1888 1, 2, 7, modern object, jerome-1877 19.1).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..copying import replace
from ..deciding import decides
from ..laws import Code
from ..seats import BySide, Side


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """A game that has been won."""

    winner: Side
    points: BySide[int]
    """The points when it was won, including those that lap."""
    is_love_game: bool
    """Whether the losers had no points (a slam, where that counts)."""
    times: int = 1
    """How many games in a row: points that lap may win several at once. `points` are those of the first;
    in the others the losers have none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedRubber:
    """A finished rubber."""

    winner: Side
    """Who won most of its games, a fourth game not counted."""
    points: BySide[int]
    """Rubber points by side, including the bonus."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """What has been marked at a table."""

    code: Code
    points: BySide[int]
    """Points of the current game, or of a game just won until the next deal, unless they lap."""
    games: BySide[int]
    """Games won by each side; a slam counts as the code says."""
    rubber_points: BySide[int]
    """Rubber points of all rubbers so far."""
    this_rubber: tuple[FinishedGame, ...] = ()
    """The finished games of the current rubber."""
    won_by: Side | None = None
    """Who has just won a game; None once the next deal has begun."""
    finished: tuple[FinishedGame, ...] = ()
    """The games won by the last marks; points that lap may win several."""
    rubber: FinishedRubber | None = None
    """The rubber just finished; None once the next deal has begun."""
    rubbers: int = 0
    """How many rubbers are finished."""
    deals: int = 0
    """How many deals of the current game are over; counted only where their number may end it."""

    @property
    def is_between_games(self) -> bool:
        """Whether a game has just been won and the next has not begun."""
        return self.won_by is not None


def new_score(code: Code, points: BySide[int] | None = None) -> Score:
    """Return the score at the beginning, with no points or with those given."""
    nothing = code.seating.by_side(0)
    return Score(code=code, points=points or nothing, games=nothing, rubber_points=nothing)


def next_deal_begins(score: Score) -> Score:
    """Return the score when the next deal begins: a finished game is cleared, points that lap stay."""
    if score.won_by is None:
        return score
    points = score.points if score.code.lap and score.rubber is None else score.code.seating.by_side(0)
    this_rubber = () if score.rubber is not None else score.this_rubber
    return replace(
        score, points=points, won_by=None, finished=(), rubber=None, this_rubber=this_rubber, deals=0
    )


@decides("professor-1862 T7", "modern m.9")
def marked(score: Score, points: BySide[int]) -> Score:
    """Return the score after points by side are marked.

    Where the code says that points lap, the surplus goes to the next game and may win it too. If several
    sides reach game at once, the highest total wins; with equal totals the game goes on until one side
    is highest alone (modern m.9).
    """
    total = BySide(score.points.sides, tuple(a + b for a, b in zip(score.points, points, strict=True)))
    score = replace(score, points=total)
    while (winner := _winner(score)) is not None and score.rubber is None:
        score = _game_won(score, winner)
        if not score.code.lap:
            break
        if not score.code.rubber_games:
            return _lapped(score, winner)
    return score


@decides("modern custom-deals", values="deals_in_game")
def deal_counted(score: Score) -> Score:
    """Return the score once the points of a deal are marked, in a game of a fixed number of deals.

    After the last deal the side ahead has won; while sides are level, one more deal is played.
    """
    if not score.code.deals_in_game or score.won_by is not None:
        return score
    score = replace(score, deals=score.deals + 1)
    if score.deals < score.code.deals_in_game or (leader := _leader(score)) is None:
        return score
    return _game_won(score, leader)


def rubber_conceded(score: Score) -> Score:
    """Return the score when a table breaks up: games won still count, and the current game and rubber are
    dropped.

    No code has a law on it."""
    return replace(next_deal_begins(score), points=score.code.seating.by_side(0), this_rubber=())


def game_given(score: Score, winner: Side) -> Score:
    """Return the score after a game given as a penalty: one game whatever the points, without slam or lap
    (professor-1862 L33, L37)."""
    game = FinishedGame(winner=winner, points=score.points, is_love_game=False)
    score = replace(score, points=score.points.mapped(lambda points: 0), won_by=winner, finished=(game,))
    return replace(score, games=score.games.replaced(winner, score.games[winner] + 1))


@decides(values="game_points")
def _winner(score: Score) -> Side | None:
    return _leader(score) if max(score.points) >= score.code.game_points else None


def _leader(score: Score) -> Side | None:
    """Return the side with the most points; None if several have as many."""
    best = max(score.points)
    leaders = [side for side, points in score.points.items() if points == best]
    return leaders[0] if len(leaders) == 1 else None


@decides("professor-1862 S19", values="game_points lap slam_games")
def _game_won(score: Score, winner: Side) -> Score:
    code = score.code
    love = all(points == 0 for side, points in score.points.items() if side is not winner)
    game = FinishedGame(winner=winner, points=score.points, is_love_game=love)
    games = score.games.replaced(winner, score.games[winner] + (code.slam_games if love else 1))
    surplus = score.points[winner] - code.game_points
    left = code.seating.by_side(0).replaced(winner, surplus) if code.lap else score.points
    score = replace(score, points=left, games=games, won_by=winner, finished=(*score.finished, game))
    return _rubber_goes_on(score, game, surplus) if code.rubber_games else score


def _lapped(score: Score, winner: Side) -> Score:
    """Return the score after the further games that the remaining points win; there may be any number of
    them."""
    code = score.code
    times, left = divmod(score.points[winner], code.game_points)
    if not times:
        return score
    game = FinishedGame(winner=winner, points=score.points, is_love_game=True, times=times)
    games = score.games.replaced(winner, score.games[winner] + times * code.slam_games)
    points = score.points.replaced(winner, left)
    return replace(score, points=points, games=games, finished=(*score.finished, game))


@decides(values="rubber_games fourth_game_if_third_laps game_value love_game_value")
def _rubber_goes_on(score: Score, game: FinishedGame, surplus: int) -> Score:
    """Return the score after a game of a rubber. All its games are played; points that lap in the last one
    bring one more game, whose own surplus is lost (leeds-dwight-1888 1)."""
    code = score.code
    played = (*score.this_rubber, game)
    value = code.love_game_value if game.is_love_game else code.game_value
    won = score.rubber_points.replaced(game.winner, score.rubber_points[game.winner] + value)
    score = replace(score, this_rubber=played, rubber_points=won)
    one_more = code.fourth_game_if_third_laps and surplus > 0
    if len(played) < code.rubber_games or (len(played) == code.rubber_games and one_more):
        return score
    return _rubber_over(score)


@decides(values="rubber_games game_value love_game_value rubber_bonus")
def _rubber_over(score: Score) -> Score:
    code, played = score.code, score.this_rubber
    wins = code.seating.by_side(0)
    for game in played[: code.rubber_games]:
        wins = wins.replaced(game.winner, wins[game.winner] + 1)
    winner = max(code.seating.sides, key=lambda side: wins[side])
    with_bonus = score.rubber_points.replaced(winner, score.rubber_points[winner] + code.rubber_bonus)
    points = code.seating.by_side(0).replaced(winner, code.rubber_bonus)
    for game in played:
        value = code.love_game_value if game.is_love_game else code.game_value
        points = points.replaced(game.winner, points[game.winner] + value)
    rubber = FinishedRubber(winner=winner, points=points)
    nothing = code.seating.by_side(0)
    return replace(score, rubber_points=with_bonus, rubber=rubber, rubbers=score.rubbers + 1, points=nothing)


@decides("professor-1862 T4", values="wide_bridge")
def is_bridge(score: Score, dealers_side: Side) -> bool:
    """Return whether the score is a Bridge: four for the dealer's adversaries, one or two for the dealer's
    side.

    With the wide Bridge 3-1 and 2-0 count too (professor-1862 B1, B5). Only for two sides and games to 5.
    """
    code = score.code
    if len(code.seating.sides) != 2 or code.game_points != 5:
        return False
    (theirs,) = (points for side, points in score.points.items() if side is not dealers_side)
    scores = {(4, 1), (4, 2)} | ({(3, 1), (2, 0)} if code.wide_bridge else set())
    return (theirs, score.points[dealers_side]) in scores
