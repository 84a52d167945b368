"""A player whose choices were learned from simulated deals."""

from .player import LearnedPlayer, check_learned

__all__ = ["LearnedPlayer", "check_learned"]
