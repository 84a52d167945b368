"""Players driven by the program, and the croupier who lets them play."""

from .at_random import RandomPlayer
from .book import BookPlayer
from .croupier import Bots, Chance, SeededChance, next_act, play_deal, play_on, play_until, routine_act
from .expert import ExpertPlayer
from .linear import LinearPlayer, Weights
from .master import MasterPlayer
from .protocol import Bot
from .reasoned import Candidate, Chances, Counsel, Reasoned, Reasoner, Turn, World, reasoned
from .registry import BOT_NAMES, bot_by_name, bot_for, bots_offered
from .simple import SimplePlayer

__all__ = [
    "BOT_NAMES",
    "BookPlayer",
    "Bot",
    "Bots",
    "Candidate",
    "Chance",
    "Chances",
    "Counsel",
    "ExpertPlayer",
    "LinearPlayer",
    "MasterPlayer",
    "RandomPlayer",
    "Reasoned",
    "Reasoner",
    "SeededChance",
    "SimplePlayer",
    "Turn",
    "Weights",
    "World",
    "bot_by_name",
    "bot_for",
    "bots_offered",
    "next_act",
    "play_deal",
    "play_on",
    "play_until",
    "reasoned",
    "routine_act",
]
