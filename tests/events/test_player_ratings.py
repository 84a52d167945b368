"""Ratings over evenings: strong players rise, partners are rated apart, absence adds doubt."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.chance import Stream
from euchre.events import HallEvening, evening_after
from euchre.events.evening import EveningTable
from euchre.events.evening_acts import EveningPlan, PlayerArrives
from euchre.events.ratings import PlayerRating, evening_games
from euchre.events.ratings import rated as rated_events
from euchre.events.score_acts import TableScored


def rated(evenings: Iterable[HallEvening]) -> tuple[PlayerRating, ...]:
    """Return ratings over evenings."""
    return rated_events(map(evening_games, evenings))


def evening(names: list[str], strengths: dict[str, float], seed: int, rounds: int = 7) -> HallEvening:
    """Return an evening in which the stronger pair wins more often."""
    found = evening_after(HallEvening(), EveningPlan(rounds, 8, seed))
    for name in names:
        found = evening_after(found, PlayerArrives(name))
    stream = Stream(seed)
    for number, each in enumerate(found.rounds, start=1):
        for place, table in enumerate(each.tables, start=1):
            sides = [sum(strengths[names[player]] for player in side) for side in (table.first, table.second)]
            chance = 0.5 + (sides[0] - sides[1]) / 6
            points = (9, 6) if stream.below(1000) < 1000 * chance else (6, 9)
            found = evening_after(found, TableScored(number, place, *points))
    return found


NAMES = [f"P{number}" for number in range(8)]
STRENGTHS = {name: float(number // 2) / 2 for number, name in enumerate(NAMES)}


def test_the_strong_are_found_after_some_evenings() -> None:
    found = rated(evening(NAMES, STRENGTHS, seed) for seed in range(1, 25))
    order = [one.name for one in found]
    assert {*order[:4]} == {"P4", "P5", "P6", "P7"}
    assert all(one.rounds == 7 * 24 for one in found)
    assert all(one.strength.deviation < 100 for one in found)


def test_one_round_moves_winners_up_and_losers_down_alike() -> None:
    one = evening_after(HallEvening(), EveningPlan(1, 8, 1))
    for name in NAMES[:4]:
        one = evening_after(one, PlayerArrives(name))
    found = {each.name: each.strength for each in rated([evening_after(one, TableScored(1, 1, 9, 6))])}
    table = one.rounds[0].tables[0]
    winners = [found[NAMES[player]] for player in table.first]
    losers = [found[NAMES[player]] for player in table.second]
    assert winners[0] == winners[1]
    assert losers[0] == losers[1]
    assert winners[0].rating > 1500 > losers[0].rating
    assert abs(winners[0].rating + losers[0].rating - 3000) < 1e-6
    tied = rated([evening_after(one, TableScored(1, 1, 8, 8))])
    assert {round(each.strength.rating) for each in tied} == {1500}


def test_a_win_with_a_strong_partner_counts_for_less() -> None:
    past = [evening(NAMES, STRENGTHS, seed) for seed in range(1, 25)]
    gained = {}
    for partner in ("P7", "P0"):
        last = evening_after(HallEvening(), EveningPlan(1, 8, 1))
        table = _round_of_four(last)
        names = {table.first[0]: "New", table.first[1]: partner, table.second[0]: "P3", table.second[1]: "P4"}
        for number in range(4):
            last = evening_after(last, PlayerArrives(names[number]))
        after = rated([*past, evening_after(last, TableScored(1, 1, 9, 6))])
        gained[partner] = next(one.strength.rating for one in after if one.name == "New")
    assert gained["P0"] > gained["P7"] + 50 > 1550


def _round_of_four(empty: HallEvening) -> EveningTable:
    """Return the table of the first round of four players."""
    for name in NAMES[:4]:
        empty = evening_after(empty, PlayerArrives(name))
    return empty.rounds[0].tables[0]


def test_who_stays_away_is_less_certain_and_names_ignore_capitals() -> None:
    first = evening(NAMES, STRENGTHS, 1)
    second = evening(NAMES[:4], STRENGTHS, 2, rounds=3)
    before = {one.name: one.strength for one in rated([first])}
    after = {one.name: one.strength for one in rated([first, second])}
    assert after["P7"].rating == before["P7"].rating
    assert after["P7"].deviation > before["P7"].deviation
    lower = evening_after(HallEvening(), EveningPlan(1, 8, 1))
    for name in ("p0", "p1", "p2", "p3"):
        lower = evening_after(lower, PlayerArrives(name))
    assert {one.name for one in rated([first, lower])} == {"p0", "p1", "p2", "p3", *NAMES[4:]}
