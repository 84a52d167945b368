"""Events of many players: schedules of an evening, by numbers and seeds only."""

from .evening import EveningRound, EveningSchedule, EveningTable, Evenness
from .progressive import individual_schedule
from .refusals import EventError
from .whist import whist_rounds

__all__ = [
    "EveningRound",
    "EveningSchedule",
    "EveningTable",
    "Evenness",
    "EventError",
    "individual_schedule",
    "whist_rounds",
]
