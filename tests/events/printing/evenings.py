"""Evenings to print."""

from euchre.events.evening_acts import EveningPlan, EveningTitle, PlayerArrives
from euchre.events.hall import HallEvening
from euchre.events.hall_after import evening_after
from euchre.events.score_acts import TableScored


def evening(names: list[str], rounds: int = 6, deals: int = 8, *, by_result: bool = False) -> HallEvening:
    """Return an evening before its first round."""
    state = evening_after(HallEvening(), EveningTitle("Fire hall, November"))
    state = evening_after(state, EveningPlan(rounds, deals, 1, by_result))
    for name in names:
        state = evening_after(state, PlayerArrives(name))
    return state


def one_round_scored(state: HallEvening) -> HallEvening:
    """Return the evening after its first round."""
    for table in range(1, len(state.rounds[0].tables) + 1):
        state = evening_after(state, TableScored(1, table, 9, 6 + table % 5))
    return state


def small() -> HallEvening:
    """Return five players, two rounds: what the golden prints show."""
    return one_round_scored(evening(["Ann Lee", "Bob Hart", "Zoë Díaz", "Dan O'Neil", "Eve Moss"], 2))
