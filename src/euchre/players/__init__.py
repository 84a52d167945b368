"""Players that estimate their choices, and the registry of all computer players."""

from .expert_player import ExpertPlayer
from .learned_player import LearnedPlayer
from .master_player import MasterPlayer
from .pimc_player import PimcPlayer
from .registry import BOT_NAMES, LEARNERS, bot_by_name, bot_for, bots_by_seat, bots_offered, seated_player

__all__ = [
    "BOT_NAMES",
    "LEARNERS",
    "ExpertPlayer",
    "LearnedPlayer",
    "MasterPlayer",
    "PimcPlayer",
    "bot_by_name",
    "bot_for",
    "bots_by_seat",
    "bots_offered",
    "seated_player",
]
