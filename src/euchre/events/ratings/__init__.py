"""Ratings of players over events of every kind."""

from .player_ratings import PlayerRating, rated
from .rated_games import RatedEvent, RatedGame
from .sources import duplicate_games, evening_games, match_games

__all__ = [
    "PlayerRating",
    "RatedEvent",
    "RatedGame",
    "duplicate_games",
    "evening_games",
    "match_games",
    "rated",
]
