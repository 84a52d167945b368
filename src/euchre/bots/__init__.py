"""Players driven by the program, and the croupier who lets them play."""

from .at_random import RandomPlayer
from .croupier import Bots, Chance, SeededChance, next_act, play_deal, play_on, play_until, routine_act
from .protocol import Bot
from .registry import BOT_NAMES, bot_by_name
from .simple import SimplePlayer

__all__ = [
    "BOT_NAMES",
    "Bot",
    "Bots",
    "Chance",
    "RandomPlayer",
    "SeededChance",
    "SimplePlayer",
    "bot_by_name",
    "next_act",
    "play_deal",
    "play_on",
    "play_until",
    "routine_act",
]
