"""Many deals at once: the contents of the arrays, on any number of threads, natively and in Python."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.bots.linear_player import CALLERS, CHOICES, FEATURES, ROUNDS, Weights
from euchre.deal import Result
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, Code, house_variant, load_code
from euchre.seats import BySide, Seat, Side
from euchre.sim import Run, backend
from euchre.sim.batch import COLUMNS, MANNERS, RESULTS, Outcomes, simulate
from tests.sim.built import needs_native, needs_speed
from tests.sim.tables import GAMES, mixed


def columns(outcomes: Outcomes) -> dict[str, list[object]]:
    return {name: getattr(outcomes, name).tolist() for name in COLUMNS}


def dtypes(outcomes: Outcomes) -> dict[str, np.dtype[np.generic]]:
    return {name: getattr(outcomes, name).dtype for name in COLUMNS}


@needs_native
@pytest.mark.parametrize("game", GAMES)
def test_arrays_are_those_of_the_engine(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(code=GAMES[game], seed=5, players=mixed(GAMES[game]))
    native = simulate(run, 3, 40)
    monkeypatch.setattr(backend, "NATIVE", None)
    in_python = simulate(run, 3, 40)
    assert columns(native) == columns(in_python)
    assert dtypes(native) == dtypes(in_python)


@needs_native
@pytest.mark.parametrize("threads", [0, 2, 3, 16])
def test_any_number_of_threads_gives_the_same(threads: int) -> None:
    run = Run(code=load_code("professor-1862"), seed=6, players=("random", "simple", "random", "simple"))
    assert columns(simulate(run, 1, 3000, threads=threads)) == columns(simulate(run, 1, 3000, threads=1))


def test_a_part_of_a_run_is_the_same_by_itself() -> None:
    run = Run(code=load_code("modern"), seed=6, players=("simple",))
    whole, part = columns(simulate(run, 1, 1000)), columns(simulate(run, 701, 50))
    assert part == {name: rows[700:750] for name, rows in whole.items()}


def test_no_deals_give_empty_arrays() -> None:
    outcomes = simulate(Run(code=load_code("modern-3"), seed=6), 1, 0)
    assert len(outcomes) == 0
    assert outcomes.points.shape == (0, 3)


@needs_speed
@pytest.mark.parametrize("name", CODE_NAMES)
def test_tricks_add_up_to_the_hand(name: str) -> None:
    code = load_code(name)
    outcomes = simulate(Run(code=code, seed=8, players=("random",)), 1, 5000)
    unplayed = np.isin(outcomes.result, [RESULTS.index(Result.ALL_PASSED), RESULTS.index(Result.JAMBOREE)])
    assert set(outcomes.tricks.sum(axis=1)[~unplayed].tolist()) == {code.hand_size}
    assert outcomes.tricks[unplayed].sum() == 0


@needs_speed
@pytest.mark.parametrize("name", CODE_NAMES)
def test_points_are_what_the_result_pays(name: str) -> None:
    """By result and manner, the makers' points and the highest points of an adverse side."""
    code = load_code(name)
    outcomes = simulate(Run(code=code, seed=8, players=("random",)), 1, 20_000)
    made = outcomes.maker >= 0
    width = outcomes.points.shape[1]
    side = outcomes.maker % 2 if code.partnerships else outcomes.maker
    is_makers = np.arange(width)[None, :] == side[:, None]
    makers = np.where(is_makers, outcomes.points, 0).sum(axis=1)
    others = np.where(is_makers, 0, outcomes.points).max(axis=1)
    rows = zip(outcomes.result[made], outcomes.manner[made], makers[made], others[made], strict=True)
    found = {(RESULTS[result], MANNERS[manner].value, int(a), int(b)) for result, manner, a, b in rows}
    assert {row for row in found if row[1] != "jamboree"} == due(code)
    assert outcomes.points[~made].sum() == 0


def due(code: Code) -> set[tuple[Result, str, int, int]]:
    """Return what the code pays for each result that is played for."""
    paid = {
        "partnership": (code.point, code.march, code.euchre),
        "alone": (code.lone_point, code.lone_march, code.lone_euchre),
        "jambone": (code.jambone_point, code.jambone_march, code.jambone_euchre),
    }
    return {
        row
        for manner, (point, march, euchre) in paid.items()
        if manner != "jambone" or code.jambone
        for row in (
            (Result.POINT, manner, point, 0),
            (Result.MARCH, manner, march, 0),
            (Result.EUCHRE, manner, 0, euchre),
        )
    }


def test_a_caller_without_weights_makes_only_if_forced() -> None:
    """No call gains over passing: all pass, or a dealer who must call names the first lawful suit."""
    none = Weights([[[[0] * len(FEATURES)] * len(CHOICES)] * len(CALLERS)] * len(ROUNDS))  # type: ignore[arg-type]
    free = simulate(Run(code=load_code("jerome-1877"), seed=1, players=(none,)), 1, 100)
    assert set(free.result.tolist()) == {RESULTS.index(Result.ALL_PASSED)}
    stuck = simulate(Run(code=load_code("modern"), seed=1, players=(none,)), 1, 100)
    assert (stuck.maker == stuck.dealer).all()


@needs_speed
def test_no_side_of_a_random_table_is_favoured() -> None:
    """Over deals in rotation, the mean difference is within four standard errors of zero."""
    points = simulate(Run(code=load_code("jerome-1877"), seed=2), 1, 200_000).points
    differences = points[:, 0] - points[:, 1]
    assert abs(differences.mean()) < 4 * differences.std() / np.sqrt(len(differences))


@needs_speed
def test_rule_players_beat_random_ones() -> None:
    run = Run(code=load_code("modern"), seed=2, players=("simple", "random", "simple", "random"))
    ours, theirs = simulate(run, 1, 10_000).points.sum(axis=0)
    assert ours > 3 * theirs


@needs_speed
def test_each_suit_becomes_trump_about_equally_often() -> None:
    trump = simulate(Run(code=load_code("jerome-1877"), seed=3), 1, 100).trump
    counts = np.bincount(trump[trump >= 0], minlength=4)
    expected = counts.sum() / 4
    assert np.abs(counts - expected).max() < 4 * np.sqrt(expected)


def test_points_up_to_the_bound_are_played() -> None:
    code = house_variant(load_code("modern"), {"point": 100, "march": 100, "euchre": 100})
    assert simulate(Run(code=code, seed=1, players=("simple",)), 1, 50).points.max() == 100


MODERN = load_code("modern")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": ("clever",)}, "no player 'clever'"),
        ({"players": ("simple", "random")}, "2 players are given for 4 seats"),
        ({"points": BySide((Side.A, Side.B), (0, 0))}, "given for the sides"),
    ],
    ids=["a player unknown", "too few players", "other sides"],
)
def test_impossible_run_is_refused(wrong: dict[str, object], said: str) -> None:
    values = {"code": MODERN, "seed": 1} | wrong
    with pytest.raises(EuchreError, match=said):
        Run(**values)  # type: ignore[arg-type]  # wrong on purpose


def test_dealer_from_another_table_is_refused() -> None:
    with pytest.raises(EuchreError, match="D cannot deal"):
        Run(code=load_code("modern-3"), seed=1, dealer=Seat.D)


@pytest.mark.parametrize(("first", "deals"), [(-1, 1), (2**63 + 1, 1), (2**63, 1)], ids=str)
def test_number_out_of_range_is_refused(first: int, deals: int) -> None:
    with pytest.raises(EuchreError, match="is not the number of a deal"):
        simulate(Run(code=MODERN, seed=1), first, deals)


@pytest.mark.parametrize(("deals", "threads"), [(-1, 1), (1, -1)])
def test_fewer_than_none_is_refused(deals: int, threads: int) -> None:
    with pytest.raises(ValueError, match="must be at least 0"):
        simulate(Run(code=MODERN, seed=1), 1, deals, threads=threads)
