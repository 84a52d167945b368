"""The Bot protocol, the players that follow fixed rules, and the croupier that runs a deal for bots."""

from .book import BookPlayer
from .croupier import Bots, Chance, SeededChance, next_act, play_deal, play_on, play_until, routine_act
from .linear_player import LinearPlayer, Weights
from .outside import OutsidePlayer
from .protocol import Adaptive, Bot, RandomPlayer, learned_from
from .reasons import Candidate, Chances, Counsel, Reasoned, Reasoner, Turn, World, reasoned
from .seen_deals import SeenDeal, SeenDeals, seen_deal, view_of_seen
from .simple import SimplePlayer

__all__ = [
    "Adaptive",
    "BookPlayer",
    "Bot",
    "Bots",
    "Candidate",
    "Chance",
    "Chances",
    "Counsel",
    "LinearPlayer",
    "OutsidePlayer",
    "RandomPlayer",
    "Reasoned",
    "Reasoner",
    "SeededChance",
    "SeenDeal",
    "SeenDeals",
    "SimplePlayer",
    "Turn",
    "Weights",
    "World",
    "learned_from",
    "next_act",
    "play_deal",
    "play_on",
    "play_until",
    "reasoned",
    "routine_act",
    "seen_deal",
    "view_of_seen",
]
