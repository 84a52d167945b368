"""Worlds as arrays: their deals and solver positions, weights and values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.acts import FixSuit, GiveCard, Play, TakeDummy, read_act
from euchre.cards import UNKNOWN, Card, read_cards
from euchre.deal import Deal, IllegalAct, Stage
from euchre.game import new_score
from euchre.seats import Seat
from euchre.solver import makers_tricks, position_of
from euchre.solver.batch import batch_of, batch_tricks
from euchre.view import View, view_of
from euchre.worlds import Unseen, Worlds
from tests.properties.lawful_play import played_out
from tests.properties.tables import EXACT
from tests.tabletop import dealt, done, said
from tests.worlds.replayed import apart_from_order, fits


def seen(deal: Deal, seat: Seat | None) -> View:
    return view_of(deal, seat, new_score(deal.code))


HAND = {"B": "JH JD AH KH QH"}
CALLED = ("B orders up", "A discards ??")
BEFORE = seen(dealt("modern", "9H", **HAND), Seat.B)
IN_PLAY = seen(said(dealt("modern", "9H", **HAND), *CALLED, "B AH", "C 9C"), Seat.B)


@pytest.mark.parametrize("table", EXACT)
def test_positions_are_those_of_the_whole_deals(table: str) -> None:
    compared = 0
    for seed in range(6):
        for deal in played_out(table, seed).states:
            if deal.stage is not Stage.PLAYING:
                continue
            worlds = Unseen(seen(deal, deal.turn)).drawn(2, seed)
            batch = worlds.positions()
            alone = batch_of([position_of(worlds.deal_at(row)) for row in range(2)])
            pairs = zip(batch.columns, alone.columns, strict=True)
            assert all(np.array_equal(one, other) for one, other in pairs)
            compared += 1
    assert compared > 5


def test_the_solver_takes_positions_as_they_are() -> None:
    lines = (played_out("modern", seed).states for seed in range(9))
    states = [deal for line in lines for deal in line if len(deal.finished_tricks) == 3]
    worlds = Unseen(seen(states[0], Seat.B)).drawn(20, 1)
    alone = [makers_tricks(position_of(worlds.deal_at(row))) for row in range(20)]
    assert batch_tricks(worlds.positions()).tolist() == alone


@pytest.mark.parametrize("table", EXACT)
def test_worlds_after_an_act_are_worlds_of_what_is_seen_then(table: str) -> None:
    compared = 0
    for seed in range(3):
        states = played_out(table, seed).states
        for deal, later in pairwise(states):
            act = later.acts[-1]
            if deal.turn_up is None or later.is_over or isinstance(act, (FixSuit, GiveCard, TakeDummy)):
                continue
            assert isinstance(act.actor, Seat)
            after = Unseen(seen(deal, act.actor)).drawn(3, seed).after(act)
            view = seen(later, act.actor)
            assert apart_from_order(after.view) == apart_from_order(view)
            assert all(fits(view, after.deal_at(row)) for row in range(3))
            compared += 1
    assert compared > 20


def test_acts_that_cannot_be_tried_are_refused() -> None:
    worlds = Unseen(BEFORE).drawn(3, 1)
    with pytest.raises(IllegalAct):
        worlds.after(read_act("B JH"))
    with pytest.raises(ValueError, match="differs between worlds"):
        worlds.after(read_act("C passes"))


def test_no_positions_before_trump_is_settled() -> None:
    with pytest.raises(ValueError, match="trump is not settled"):
        Unseen(BEFORE).drawn(1, 1).positions()


def holds(worlds: Worlds, seat: Seat, card: str) -> NDArray[np.bool_]:
    held: NDArray[np.bool_] = (worlds.hands[:, seat] & np.uint64(1 << Card(card).index)) != 0
    return held


def test_weights_multiply_and_tell_what_worlds_are_worth() -> None:
    worlds = Unseen(BEFORE).drawn(1000, 1)
    assert worlds.effective_size == 1000
    held = holds(worlds, Seat.C, "AS")
    weighed = worlds.weighed(lambda given: np.where(holds(given, Seat.C, "AS"), 3, 1))
    total, squares = 3 * held.sum() + (~held).sum(), 9 * held.sum() + (~held).sum()
    assert weighed.effective_size == pytest.approx(total**2 / squares)
    assert weighed.average(held) == pytest.approx(3 * held.sum() / total)
    again = weighed.weighed(lambda given: np.full(len(given), 2.0))
    assert again.average(held) == pytest.approx(weighed.average(held))


def test_averages_are_taken_over_rows_too() -> None:
    worlds = Unseen(BEFORE).drawn(10, 1)
    values = np.arange(20).reshape(10, 2)
    assert worlds.average(values).tolist() == values.mean(axis=0).tolist()


def test_marked_worlds_and_the_others_are_all_of_them() -> None:
    worlds = Unseen(BEFORE).drawn(100, 1)
    held = holds(worlds, Seat.C, "AS")
    marked, others = worlds.of_rows(held), worlds.of_rows(~held)
    assert holds(marked, Seat.C, "AS").all()
    assert not holds(others, Seat.C, "AS").any()
    assert sorted(marked.joined(others).hands.tolist()) == sorted(worlds.hands.tolist())


def test_worlds_are_drawn_until_their_weight_suffices() -> None:
    def rare(worlds: Worlds) -> NDArray[np.bool_]:
        return holds(worlds, Seat.C, "AS")

    unseen = Unseen(BEFORE)
    worlds = unseen.likely(rare, effective=300, most=20_000, seed=1)
    assert 300 <= worlds.effective_size < 1000
    assert len(worlds) < 4_000
    assert np.array_equal(worlds.hands, unseen.drawn(len(worlds), 1).hands)
    assert len(unseen.likely(rare, effective=300, most=500, seed=1)) == 500


def test_all_worlds_are_weighed_if_there_are_few() -> None:
    states = [deal for deal in played_out("modern-2", 2).states if deal.stage is Stage.PLAYING]
    unseen = Unseen(seen(states[-1], Seat.A))
    worlds = unseen.likely(lambda given: np.ones(len(given)), effective=5, most=10_000, seed=1)
    assert len(worlds) == unseen.count == len(unseen.every())


LIKELIHOODS: dict[str, Callable[[Worlds], object]] = {
    "has the shape": lambda worlds: np.ones(3),
    "must be finite and at least 0": lambda worlds: -np.ones(len(worlds)),
    "must be finite": lambda worlds: np.full(len(worlds), np.nan),
    "every world has likelihood 0": lambda worlds: np.zeros(len(worlds)),
}


@pytest.mark.parametrize("said", LIKELIHOODS)
def test_impossible_likelihoods_are_refused(said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Unseen(BEFORE).drawn(10, 1).weighed(LIKELIHOODS[said])  # type: ignore[arg-type]  # wrong on purpose


def with_trick(view: View, *texts: str) -> View:
    """Return the view with other cards in its first trick."""
    (trick,) = view.tricks
    plays = [Play(play.actor, Card(text)) for play, text in zip(trick.plays, texts, strict=True)]
    return replace(view, tricks=(replace(trick, plays=tuple(plays)),))


REVOKED = said(dealt("modern", "9H", B="JH JD AH KS QS"), *CALLED, "B AH", "C 9C", "D TH", "A KH", "B KS")


def own_revoke() -> View:
    """Check a table where A has not followed spades, and has a spade in hand."""
    deal = dealt("modern", "9H", A="AS TD JC QC KC", B="JH JD AH KS QS")
    return seen(done(deal, "B orders up", "A discards KC", "B KS", "C 9S", "D TS", "A 9H"), Seat.A)


def nobody_follows() -> View:
    """All four have shown that they hold no clubs, but only four clubs can lie in the talon or be put out."""
    deal = dealt("modern", "9H", B="JH JD AH AC QH")
    deal = said(deal, *CALLED, "B AC", "C 9S", "D TS", "A QS", "B QH", "C KS", "D AS", "A TD")
    return seen(deal, Seat.B)


IMPOSSIBLE = {
    "no card is turned up": replace(BEFORE, turn_up=None),
    "7H is not in the pack": replace(BEFORE, hand=read_cards("JH JD AH KH 7H")),
    "JH appears twice": replace(BEFORE, hand=read_cards("JH JH AH KH QH")),
    "9H appears twice": replace(BEFORE, hand=read_cards("JH JD AH KH 9H")),
    "the record omits a card": replace(BEFORE, hand=(*read_cards("JH JD AH KH"), UNKNOWN)),
    "B has 5 cards in hand, but 4 are shown": replace(BEFORE, hand=read_cards("JH JD AH KH")),
    "C has 4 cards in hand, not 5": replace(BEFORE, hand_sizes=(5, 5, 4, 5)),
    "C has shown no hearts, but holds QH": seen(done(REVOKED, "C QH"), Seat.B),
    "A has shown no spades, but holds AS": own_revoke(),
    "no arrangement of the unseen cards": nobody_follows(),
}


@pytest.mark.parametrize("said", IMPOSSIBLE)
def test_impossible_views_are_refused(said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Unseen(IMPOSSIBLE[said])


def test_other_numbers_of_worlds_are_refused() -> None:
    unseen = Unseen(BEFORE)
    with pytest.raises(ValueError, match="size must be at least 1"):
        unseen.drawn(0, 1)
    with pytest.raises(ValueError, match="more than 1000"):
        unseen.every(1000)
    with pytest.raises(ValueError, match="numbered from 0 to 617512895"):
        unseen.numbered(np.array([617_512_896], np.uint64))
