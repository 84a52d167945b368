"""A table without a fourth: who takes the seat, whose score counts, and what stays as it is."""

import pytest

from euchre.events import EventError, HallEvening, evening_after
from euchre.events.evening_acts import EveningPlan, PlayerArrives, PlayerMissing
from euchre.events.hall_after import read_evening_act
from euchre.events.score_acts import TableScored


def evening(players: int, *, by_result: bool = False) -> HallEvening:
    """Return an evening of three rounds."""
    state = evening_after(HallEvening(), EveningPlan(3, 8, 1, by_result))
    for number in range(players):
        state = evening_after(state, PlayerArrives(f"P{number}"))
    return state


@pytest.mark.parametrize("by_result", [False, True])
def test_who_sits_out_takes_the_seat_and_the_score(by_result: bool) -> None:
    state = evening(9, by_result=by_result)
    missing, resting = state.rounds[0].tables[0].first[0], state.rounds[0].sitting_out[0]
    stand_in = state.rested_most(1)
    assert stand_in == f"P{resting}"
    changed = evening_after(state, PlayerMissing(1, f"P{missing}", stand_in))
    assert changed.rounds[0].tables[0].first[0] == resting
    assert changed.rounds[0].sitting_out == (missing,)
    assert changed.rounds[1:] == state.rounds[1:]
    for table in (1, 2):
        changed = evening_after(changed, TableScored(1, table, 9, 6))
    assert changed.tallies[resting].points == 9
    assert changed.tallies[missing].rounds == 0
    assert changed.rested_most(1) is None
    if by_result:
        assert changed.played == changed.planned[:1] != changed.rounds[:1]
        assert len(changed.rounds) == 2


def test_a_helper_has_no_score_and_can_be_replaced() -> None:
    state = evening(9)
    table = state.rounds[0].tables[0]
    missing, resting = table.first[0], state.rounds[0].sitting_out[0]
    helped = evening_after(state, PlayerMissing(1, f"P{missing}"))
    assert helped.rounds == state.rounds
    helped = evening_after(helped, TableScored(1, 1, 9, 6))
    assert sorted(tally.points for tally in helped.tallies) == [0, 0, 0, 0, 0, 0, 6, 6, 9]
    replaced = evening_after(helped, PlayerMissing(1, f"P{missing}", f"P{resting}"))
    assert replaced.tallies[resting].points == 9
    assert evening_after(replaced, PlayerMissing(1, f"P{missing}")).tallies == helped.tallies


def test_a_late_comer_makes_the_seats_of_later_rounds_new() -> None:
    state = evening(9)
    missing, resting = state.rounds[0].tables[0].first[0], state.rounds[0].sitting_out[0]
    state = evening_after(state, PlayerMissing(1, f"P{missing}", f"P{resting}"))
    state = evening_after(state, PlayerArrives("Late"))
    assert state.stand_ins == {}
    for each in state.rounds:
        seats = [player for table in each.tables for player in table.players]
        assert sorted([*seats, *each.sitting_out]) == list(range(10))


@pytest.mark.parametrize(
    ("number", "who", "stand_in", "message"),
    [
        (3, "seated", "", "round 3 is not the next"),
        (1, "resting", "", "does not play in round 1"),
        (1, "seated", "P99", "nobody here is called 'P99'"),
        (1, "seated", "seated", "does not sit out in round 1"),
        (0, "seated", "", "there is no round 0"),
    ],
)
def test_what_cannot_be_is_refused(number: int, who: str, stand_in: str, message: str) -> None:
    state = evening(9)
    names = {
        "seated": f"P{state.rounds[0].tables[0].first[0]}",
        "resting": f"P{state.rounds[0].sitting_out[0]}",
    }
    with pytest.raises(EventError, match=message):
        evening_after(state, PlayerMissing(number, names[who], names.get(stand_in, stand_in)))


@pytest.mark.parametrize("act", [PlayerMissing(3, "Ann Lee", "Bob"), PlayerMissing(12, "Ann Lee")])
def test_the_act_is_read_back_from_its_text(act: PlayerMissing) -> None:
    assert read_evening_act(act.text) == act
