"""The native simulator does what the engine and its players do, act for act."""

from __future__ import annotations

import pytest

from euchre.acts import (
    Call,
    CallKind,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    FixSuit,
    JamboneCall,
    Manner,
    PlayAlone,
    TakeDummy,
    TakeOver,
    Waiver,
)
from euchre.bots import play_deal
from euchre.game import new_sitting
from euchre.laws import CODE_NAMES, Code, load_code
from euchre.players import bot_by_name
from euchre.seats import BySide, Seat
from euchre.sim import Run, reference
from tests.sim.built import IS_BUILT, WHY
from tests.sim.tables import GAMES, mixed, weights

if not IS_BUILT:
    pytest.skip(WHY, allow_module_level=True)

from euchre.sim import native  # there only if nothing was skipped

RANDOM_DEALS, SIMPLE_DEALS, MIXED_DEALS, LINEAR_DEALS = 150, 100, 50, 40


def differing(run: Run, deals: int) -> list[int]:
    """Return the numbers of the deals that are not played alike."""
    numbers = range(1, deals + 1)
    return [n for n in numbers if native.deal_acts(run, n) != reference.deal_acts(run, n)]


def standing(code: Code, *points: int) -> BySide[int]:
    return BySide(code.seating.sides, points[: len(code.seating.sides)])


@pytest.mark.parametrize("game", GAMES)
def test_random_players_do_the_same(game: str) -> None:
    assert differing(Run(code=GAMES[game], seed=20, players=("random",)), RANDOM_DEALS) == []


@pytest.mark.parametrize("game", GAMES)
def test_rule_players_do_the_same(game: str) -> None:
    assert differing(Run(code=GAMES[game], seed=21, players=("simple",)), SIMPLE_DEALS) == []


@pytest.mark.parametrize("game", GAMES)
def test_both_at_one_table_do_the_same(game: str) -> None:
    code = GAMES[game]
    assert differing(Run(code=code, seed=22, players=mixed(code)), MIXED_DEALS) == []


@pytest.mark.parametrize("game", GAMES)
def test_linear_callers_do_the_same(game: str) -> None:
    """All players with the same weights at a score, and some with other weights beside other players."""
    code = GAMES[game]
    every = Run(code=code, seed=24, players=(weights(1),), points=standing(code, 2, 3, 1))
    assert differing(every, LINEAR_DEALS) == []
    others = ("random", weights(2), "simple", weights(3))[: code.players]
    assert differing(Run(code=code, seed=25, players=others), LINEAR_DEALS) == []


@pytest.mark.parametrize("points", [(4, 1, 0), (1, 4, 0), (4, 2, 3), (3, 3, 3), (9, 8, 9)], ids=str)
@pytest.mark.parametrize("name", CODE_NAMES)
def test_initial_points_have_the_same_effect(name: str, points: tuple[int, ...]) -> None:
    code = load_code(name)
    run = Run(code=code, seed=23, players=("simple",), points=standing(code, *points))
    assert differing(run, 30) == []


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1, 2**64 + 5], ids=str)
def test_any_seed_means_the_same(seed: int) -> None:
    assert differing(Run(code=load_code("modern"), seed=seed, players=("random",)), 5) == []


@pytest.mark.parametrize("lacking", range(8))
@pytest.mark.parametrize("name", CODE_NAMES)
def test_linear_callers_use_the_score_in_the_same_way(name: str, lacking: int) -> None:
    code = load_code(name)
    ours = max(code.game_points - lacking, 0)
    run = Run(code=code, seed=26, players=(weights(4),), points=standing(code, ours, 8 - lacking, lacking))
    assert differing(run, 10) == []


def test_linear_callers_make_every_kind_of_call() -> None:
    """Otherwise the comparison would prove little."""
    runs = [Run(code=code, seed=24, players=(weights(1),)) for code in GAMES.values()]
    acts = [act for run in runs for number in range(1, 41) for act in native.deal_acts(run, number)]
    calls = [act for act in acts if isinstance(act, Call)]
    assert {call.word for call in calls} == set(CallKind)
    assert {call.manner for call in calls} >= {Manner.PARTNERSHIP, Manner.ALONE, Manner.JAMBONE}


def test_deals_are_those_of_a_sitting() -> None:
    code = load_code("jerome-1877")
    run = Run(code=code, seed=9, players=("random",), dealer=None)
    sitting = new_sitting(code, dealer=Seat.A)
    bots = {seat: bot_by_name("random") for seat in code.seating.seats}
    played = []
    for _ in range(20):
        sitting = play_deal(sitting, bots, run.seed)
        assert sitting.deal is not None
        played.append(sitting.deal.acts)
    assert played == [native.deal_acts(run, number) for number in range(1, 21)]


def test_one_dealer_deals_every_deal_if_named() -> None:
    run = Run(code=load_code("modern"), seed=1, dealer=Seat.C)
    assert {native.deal_acts(run, number)[3].actor for number in range(1, 6)} == {Seat.C}
    assert differing(run, 10) == []


def test_games_contain_every_kind_of_act() -> None:
    """Otherwise the tests above would not cover some of them."""
    runs = [Run(code=code, seed=20, players=("random",)) for code in GAMES.values()]
    acts = [act for run in runs for number in range(1, 101) for act in native.deal_acts(run, number)]
    wanted = {
        *(DeclineCut, DeclineTurnUp, DefendAlone, Discard, FixSuit),
        *(JamboneCall, PlayAlone, TakeDummy, TakeOver, Waiver),
    }
    assert wanted <= {type(act) for act in acts}
    assert {act.manner for act in acts if isinstance(act, Call)} >= {Manner.ALONE, Manner.JAMBONE}


def test_jamboree_is_played_the_same() -> None:
    """It occurs about once in ten thousand random deals of the small pack."""
    run = Run(code=GAMES["late announcements"], seed=4, players=("simple",))
    found = [n for n in range(1, 30_001) if _is_jamboree(run, n)]
    assert found
    assert [n for n in found if native.deal_acts(run, n) != reference.deal_acts(run, n)] == []


def _is_jamboree(run: Run, number: int) -> bool:
    return getattr(native.deal_acts(run, number)[-1], "manner", None) is Manner.JAMBOREE
