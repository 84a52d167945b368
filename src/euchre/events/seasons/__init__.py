"""What lasts longer than one evening: ladders and leagues."""

from .ladder import Challenge, ladder_after
from .league import LeagueMatch, LeagueRow, LeagueRule, league_table, substitutions

__all__ = [
    "Challenge",
    "LeagueMatch",
    "LeagueRow",
    "LeagueRule",
    "ladder_after",
    "league_table",
    "substitutions",
]
