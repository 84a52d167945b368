"""What lasts longer than one evening: ladders, leagues and ratings."""

from .ladder import Challenge, ladder_after
from .league import LeagueMatch, LeagueRow, LeagueRule, league_table, substitutions
from .player_ratings import PlayerRating, rated

__all__ = [
    "Challenge",
    "LeagueMatch",
    "LeagueRow",
    "LeagueRule",
    "PlayerRating",
    "ladder_after",
    "league_table",
    "rated",
    "substitutions",
]
