"""Playing on from any state of a deal gives the same natively and in Python, in every world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from euchre.acts import Call, Manner
from euchre.deal import Deal, Stage
from euchre.errors import EuchreError
from euchre.game import new_score
from euchre.seats import BySide, Seat
from euchre.sim import NATIVE, backend, reference
from euchre.sim.batch import COLUMNS, RESULTS, Outcomes, play_out
from euchre.sim.run import Player
from euchre.view import View, view_of
from euchre.worlds import Unseen, Worlds
from tests.properties.lawful_play import played_out
from tests.properties.tables import TABLES
from tests.sim.built import needs_native
from tests.sim.tables import weights
from tests.tabletop import dealt, said

PLAYERS: tuple[Player, ...] = ("random", "simple", weights(3), "simple")


def standing_deals(table: str, seed: int) -> Iterator[Deal]:
    """Yield every state of a random deal from which players can play on, natively too."""
    for deal in played_out(table, seed).states:
        is_native = backend.native_for(deal.code, deal.stage) is NATIVE
        if deal.turn_up is not None and not deal.is_over and deal.claim is None and is_native:
            yield deal


def seen(deal: Deal, seat: Seat | None, *points: int) -> View:
    sides = deal.code.seating.sides
    return view_of(deal, seat, new_score(deal.code, BySide(sides, (points or (0, 0, 0))[: len(sides)])))


def rows(outcomes: Outcomes) -> dict[str, list[object]]:
    return {name: getattr(outcomes, name).tolist() for name in COLUMNS}


@needs_native
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", TABLES)
def test_every_deal_is_continued_in_the_same_way(table: str, seed: int) -> None:
    """The same acts, from each state of a deal in which every right is used, in a world of a seat's view."""
    assert NATIVE is not None
    players = PLAYERS[: TABLES[table].players]
    for number, deal in enumerate(standing_deals(table, seed)):
        view = seen(deal, deal.code.seating.seats[number % deal.code.players], number % 5, seed, 2)
        given = (Unseen(view).drawn(1, number).deal_at(0), view.points, players, seed, number)
        assert NATIVE.acts_to_the_end(*given) == reference.acts_to_the_end(*given), f"{deal.acts}"


@needs_native
@pytest.mark.parametrize("table", TABLES)
def test_arrays_are_those_of_the_engine(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deals = [deal for number, deal in enumerate(standing_deals(table, 5)) if number % 7 == 0]
    worlds = [Unseen(seen(deal, Seat.B, 1, 3, 2)).drawn(8, 1) for deal in deals]
    players = PLAYERS[: TABLES[table].players]
    native = [rows(play_out(some, players, 9, first=4)) for some in worlds]
    monkeypatch.setattr(backend, "NATIVE", None)
    assert native == [rows(play_out(some, players, 9, first=4)) for some in worlds]


BEFORE = Unseen(seen(dealt("modern", "9H", B="JH JD AH KH QH"), Seat.B))
IN_PLAY = said(dealt("modern", "9H", B="JH JD AH KH QH"), "B orders up", "A discards ??", "B JH")


def test_random_play_from_the_calls_reaches_every_result() -> None:
    outcomes = play_out(BEFORE.drawn(300, 1), ("random",), 1)
    assert len(set(outcomes.trump.tolist())) >= 3
    assert {RESULTS[result].value for result in outcomes.result} >= {"point", "march", "euchre"}


def test_settled_calls_do_not_change() -> None:
    outcomes = play_out(Unseen(seen(IN_PLAY, Seat.B)).drawn(100, 1), ("random",), 1)
    assert set(outcomes.trump.tolist()) == {1}
    assert set(outcomes.maker.tolist()) == {int(Seat.B)}
    assert (outcomes.tricks.sum(axis=1) == 5).all()
    assert (outcomes.tricks[:, 1] >= 1).all(), "the right bower is led"


@needs_native
@pytest.mark.parametrize("threads", [0, 2, 5])
def test_any_number_of_threads_gives_the_same(threads: int) -> None:
    worlds = BEFORE.drawn(3000, 1)
    assert rows(play_out(worlds, PLAYERS, 2, threads=threads)) == rows(
        play_out(worlds, PLAYERS, 2, threads=1)
    )


def test_a_row_is_the_same_by_itself() -> None:
    worlds = BEFORE.drawn(20, 1)
    alone = BEFORE.drawn(1, 1, first=13)
    whole = rows(play_out(worlds, ("random",), 2, first=100))
    assert rows(play_out(alone, ("random",), 2, first=113)) == {
        name: [row[13]] for name, row in whole.items()
    }


def test_no_worlds_give_no_rows() -> None:
    assert len(play_out(BEFORE.numbered(np.zeros(0, np.uint64)), ("simple",), 1)) == 0


def test_weights_are_left_to_the_caller() -> None:
    worlds = BEFORE.drawn(50, 1).weighed(lambda given: np.arange(50))
    points = play_out(worlds, ("simple",), 1).points
    mean = (np.arange(50)[:, None] * points).sum(axis=0) / np.arange(50).sum()
    assert worlds.average(points) == pytest.approx(mean)


def spoiled(**changes: object) -> Worlds:
    worlds = BEFORE.drawn(3, 1)
    return replace(worlds, **changes)  # type: ignore[arg-type]  # wrong on purpose


def hands_of(row: int, change: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint64]]:
    hands = BEFORE.drawn(3, 1).hands
    hands[row, 2] ^= np.uint64(change)
    return hands


@pytest.mark.parametrize(
    "native", [pytest.param(True, marks=needs_native, id="native"), pytest.param(False, id="python")]
)
@pytest.mark.parametrize(
    ("worlds", "said"),
    [
        (spoiled(hands=hands_of(1, 1 << 8)), "world 1 does not hold the cards"),
        (spoiled(hands=hands_of(2, 1)), "world 2 does not hold the cards"),
        (spoiled(dummy=np.array([0, 0, 1], np.uint64)), "world 2 does not hold the cards"),
        (spoiled(discards=np.full((3, 4), 1 << 16, np.uint64)), "world 0 does not hold the cards"),
    ],
    ids=["a card twice", "six cards", "a dummy", "put out twice"],
)
def test_worlds_with_other_cards_are_refused(
    worlds: Worlds, said: str, native: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not native:
        monkeypatch.setattr(backend, "NATIVE", None)
    with pytest.raises(ValueError, match=said):
        play_out(worlds, ("simple",), 1)


def test_a_deal_that_is_over_is_refused() -> None:
    deal = played_out("modern", 1).end
    with pytest.raises(ValueError, match="the deal is over"):
        play_out(Unseen(seen(deal, Seat.A)).drawn(1, 1), ("simple",), 1)


def test_a_claim_has_to_be_answered_first() -> None:
    states = [deal for seed in range(20) for deal in played_out("modern", seed).states]
    deal = next(deal for deal in states if deal.claim is not None and not deal.is_over)
    with pytest.raises(ValueError, match=r"the claim of \w waits for an answer"):
        play_out(Unseen(seen(deal, Seat.A)).drawn(1, 1), ("simple",), 1)


@pytest.mark.parametrize("players", [("clever",), ("simple", "simple")], ids=str)
def test_impossible_players_are_refused(players: tuple[str, ...]) -> None:
    with pytest.raises(EuchreError):
        play_out(BEFORE.drawn(1, 1), players, 1)


def test_fewer_than_no_threads_are_refused() -> None:
    with pytest.raises(ValueError, match="must be at least 0"):
        play_out(BEFORE.drawn(1, 1), ("simple",), 1, threads=-1)


def test_compared_states_are_of_every_kind() -> None:
    """Otherwise the comparison would not cover some of them."""
    deals = [deal for table in TABLES for seed in range(3) for deal in standing_deals(table, seed)]
    stages = {deal.stage for deal in deals}
    assert stages == {Stage.FIXING, Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING}
    assert {deal.calling.manner for deal in deals} >= {Manner.PARTNERSHIP, Manner.ALONE, Manner.JAMBONE}
    assert any(deal.calling.duelist is not None for deal in deals)
    assert any(deal.dummy_taken and len(deal.discards) < 3 for deal in deals)
    assert any(deal.called is not None and len(deal.tricks) == 1 for deal in deals)
    assert any(deal.calling.announced is not None for deal in deals)
    assert any(isinstance(deal.acts[-1], Call) and deal.stage is Stage.PREPARING for deal in deals)
