"""Eliminations of pairs: rounds follow from results, byes go to the best seeds, a loss ends it, or two."""

from __future__ import annotations

from collections import Counter

import pytest

from euchre.chance import Stream
from euchre.events import EventError, HallEvening, evening_after
from euchre.events.evening_acts import EveningPlan, PairSeeded, PairsMovement, PlayerArrives
from euchre.events.hall_after import read_evening_act
from euchre.events.score_acts import TableScored

SINGLE, DOUBLE = PairsMovement.SINGLE, PairsMovement.DOUBLE


def begun(pairs: int, way: PairsMovement) -> HallEvening:
    """Return an elimination of pairs 0 and 1, 2 and 3, and so on."""
    evening = evening_after(HallEvening(), EveningPlan(1, 4, 1, pairs=way))
    for number in range(2 * pairs):
        evening = evening_after(evening, PlayerArrives(f"P{number}"))
    return evening


def played(evening: HallEvening, stream: Stream | None = None) -> HallEvening:
    """Return the evening to its end; without a stream the better seed wins each match."""
    while not evening.is_over:
        number = evening.begun + 1
        for table, seated in enumerate(evening.round(number).tables, start=1):
            is_first = seated.first < seated.second if stream is None else stream.below(2) == 0
            points = (5, 2) if is_first else (1, 6)
            evening = evening_after(evening, TableScored(number, table, *points))
    return evening


@pytest.mark.parametrize("pairs", [2, 3, 5, 8, 13, 16])
@pytest.mark.parametrize("way", [SINGLE, DOUBLE])
def test_everybody_but_the_winner_goes_out_by_as_many_losses(pairs: int, way: PairsMovement) -> None:
    start = begun(pairs, way)
    promised = start.last_round
    evening = played(start, Stream(pairs))
    losses: Counter[int] = Counter()
    for number, each in enumerate(evening.rounds, start=1):
        seated = [player for table in each.tables for player in table.players]
        assert len(seated) == len(set(seated))
        assert not set(seated) & set(each.sitting_out)
        assert all(losses[player] < (1 if way is SINGLE else 2) for player in (*seated, *each.sitting_out))
        for place, table in enumerate(each.tables, start=1):
            first, second = evening.scores[number, place]
            losses.update(table.second if first > second else table.first)
    assert len(evening.rounds) in (promised, promised - (way is DOUBLE))
    places = [standing.place for standing in evening.standings]
    assert (places[:2], len(places)) == ([1, 2], pairs)
    winner = evening.standings[0].tally.player
    most = 1 if way is SINGLE else 2
    assert losses[winner] < most
    assert sorted(losses.values())[-2 * (pairs - 1) :] == [most] * (2 * (pairs - 1))


def test_the_best_seeds_have_the_byes_and_meet_last() -> None:
    evening = begun(6, SINGLE)
    (only,) = evening.rounds
    assert only.sitting_out == (0, 1, 2, 3)  # the pairs that came first
    assert [table.players for table in played(evening).rounds[-1].tables] == [(0, 1, 2, 3)]
    for seed, name in ((1, "P11"), (2, "P6")):
        evening = evening_after(evening, PairSeeded(seed, name))
    assert evening.rounds[0].sitting_out == (10, 11, 6, 7)
    assert [standing.place for standing in played(begun(6, SINGLE)).standings] == [1, 2, 3, 3, 5, 5]


def test_a_tie_and_a_correction_that_comes_too_late_are_refused() -> None:
    evening = evening_after(begun(4, SINGLE), TableScored(1, 1, 5, 2))
    with pytest.raises(EventError, match="play one more deal"):
        evening_after(evening, TableScored(1, 2, 4, 4))
    evening = evening_after(evening, TableScored(1, 2, 4, 5))
    turned = evening_after(evening, TableScored(1, 1, 2, 5))
    assert turned.round(2) != evening.round(2)
    final = evening_after(evening, TableScored(2, 1, 6, 1))
    with pytest.raises(EventError, match="has played on"):
        evening_after(final, TableScored(1, 1, 2, 5))
    assert evening_after(final, TableScored(1, 1, 9, 5)).scores[1, 1] == (9, 5)
    assert final.is_over
    with pytest.raises(EventError, match="rounds 1 to 2"):
        final.round(3)
    with pytest.raises(EventError, match="stay as they are"):
        evening_after(final, PairSeeded(1, "P3"))


def test_the_same_deals_and_an_elimination_exclude_each_other() -> None:
    with pytest.raises(EventError, match="with each other only"):
        evening_after(HallEvening(), EveningPlan(1, 4, 1, pairs=DOUBLE, same_boards=True))


@pytest.mark.parametrize(
    "act", [PairSeeded(3, "Ann Lee"), EveningPlan(1, 4, 9, pairs=SINGLE), EveningPlan(1, 4, 9, pairs=DOUBLE)]
)
def test_acts_are_read_as_they_are_written(act: PairSeeded | EveningPlan) -> None:
    assert read_evening_act(act.text) == act
