"""Requirements on every code, which are read from the registry: there are no exceptions."""

from __future__ import annotations

import pytest

from euchre.acts import Act, Call, Draw, Shuffle
from euchre.chance import Stream
from euchre.deal import Deal, Reason, breaches
from euchre.game import Sitting, after, begin_deal, check, due_now, new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.seating import SeatingReason
from euchre.seats import Seat
from tests.properties.lawful_play import played_out
from tests.properties.pool import acts_of_regular_play, facts_and_slips

GAMES = 100
"""Whole games of each code."""
SEED = 1888

TECHNICAL = frozenset(
    {
        Reason.WRONG_PACK,
        Reason.WRONG_HAND,
        Reason.DISCARD_TURN_UP,
        Reason.NOTHING_TO_ANSWER,
        Reason.NOTHING_TO_WAIVE,
        Reason.NOT_NOW,
    }
)
"""Refusals that no law need stand behind: nothing of the kind is due, or the cards are not there."""


def chosen(sitting: Sitting, stream: Stream) -> Act:
    """Return a random act among those awaited; two of three calls are passes, so that both rounds occur."""
    due = due_now(sitting)[0]
    act = due.acts[0] if isinstance(due.acts[0], Call) and stream.below(3) else stream.choice(due.acts)
    return Shuffle(act.actor, stream.shuffled(sitting.code.pack)) if isinstance(act, Shuffle) else act


def game_played(name: str, number: int) -> Sitting:
    """Return a sitting whose first game has been played to its end, the dealer drawn for."""
    stream = Stream(SEED, CODE_NAMES.index(name), number)
    sitting = new_sitting(load_code(name))
    while not (sitting.is_between_deals and sitting.score.is_between_games):
        if not due_now(sitting):
            sitting = begin_deal(sitting)
        act = chosen(sitting, stream)
        check(sitting, act)
        sitting = after(sitting, act)
        assert sitting.deals < 1_000, f"{name}, game {number}: no end after {sitting.deals} deals"
    return sitting


def faults_of(sitting: Sitting) -> list[str]:
    """Return the errors in a finished game, in words."""
    score, code = sitting.score, sitting.code
    games = [game.winner for game in score.finished]
    wrong = []
    if not games or score.won_by != games[-1]:
        wrong.append(f"the winner is {score.won_by}, games went to {games}")
    if any(game.points[game.winner] < code.game_points for game in score.finished):
        wrong.append(f"a game was won short of {code.game_points}")
    if sum(score.games) < len(games):
        wrong.append(f"{len(games)} games were won, {score.games.values} stand marked")
    return wrong


@pytest.mark.parametrize("name", CODE_NAMES)
def test_random_games_end(name: str) -> None:
    played = {number: game_played(name, number) for number in range(GAMES)}
    wrong = {number: faults for number, sitting in played.items() if (faults := faults_of(sitting))}
    assert len(played) == GAMES
    assert wrong == {}, f"{name}, seed {SEED}"


@pytest.mark.parametrize("name", CODE_NAMES)
def test_the_dealer_is_drawn_and_each_seat_may_draw_the_deal(name: str) -> None:
    first = []
    for number in range(40):
        stream = Stream(SEED, CODE_NAMES.index(name), number, 1)
        sitting = new_sitting(load_code(name))
        while due_now(sitting):
            act = chosen(sitting, stream)
            check(sitting, act)
            assert isinstance(act, Draw)
            sitting = after(sitting, act)
        first.append(sitting.next_dealer)
    assert set(first) == set(load_code(name).seating.seats)


def some_states(name: str, deals: int) -> list[Deal]:
    """Return a state of every stage of some random deals."""
    states = []
    for seed in range(deals):
        stream = Stream(SEED, seed)
        line = played_out(name, seed)
        stages = dict.fromkeys(deal.stage for deal in line.states)
        states += [stream.choice([deal for deal in line.states if deal.stage is stage]) for stage in stages]
    return states


@pytest.mark.parametrize("name", CODE_NAMES)
def test_every_refusal_rests_on_a_law_or_is_listed_as_technical(name: str) -> None:
    code = load_code(name)
    met = {
        fault.reason
        for deal in some_states(name, 6)
        for seat in Seat
        for act in (*acts_of_regular_play(deal, seat), *facts_and_slips(deal, seat))
        for fault in breaches(deal, act)
    }
    without = {reason for reason in met - TECHNICAL if reason.value not in code.reasons}
    assert len(met) > 15
    assert without == set()


@pytest.mark.parametrize("name", CODE_NAMES)
def test_a_codes_reasons_are_reasons_the_engine_gives(name: str) -> None:
    known = {reason.value for reason in (*Reason, *SeatingReason)}
    assert [reason for reason in load_code(name).reasons if reason not in known] == []
