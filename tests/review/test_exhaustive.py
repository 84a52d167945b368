"""Where few worlds fit, a review equals a separate enumeration; the two share the weights of worlds only."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from euchre.acts import CallKind, Play
from euchre.cards import Card
from euchre.deal import after, best_tricks, points_for
from euchre.deal.following import shown_voids
from euchre.evaluation import weights_for
from euchre.evaluation.likelihood import likelihood
from euchre.review import RecordedChoice, ReviewEffort, choices_in
from euchre.review.evaluating import evaluate
from euchre.seats import Seat
from euchre.view import SeatView
from euchre.worlds import Unseen, Worlds
from tests.review.games import played

MOST = 2_000
"""Worlds of a choice that is enumerated."""

Hands = tuple[tuple[Card, ...], ...]


def late_plays(code: str, wanted: int) -> Iterator[RecordedChoice]:
    """Yield plays from the third trick on, of deals without exchange or lone hand, that few worlds fit."""
    for seed in range(1, 60):
        source = played(code, "simple", seed)
        calling = source.deal.calling
        if not calling.calls or calling.calls[-1].word is not CallKind.MAKE or calling.out:
            continue
        for one in choices_in(source.deal, source.score):
            is_late = isinstance(one.act, Play) and len(one.view.finished_tricks) >= 2
            if is_late and not one.is_forced and Unseen(one.view).count <= MOST:
                yield one
                wanted -= 1
                if not wanted:
                    return


def every_layout(view: SeatView) -> set[Hands]:
    """Return the hands of all seats in every layout: each unseen card in a hand that may have it, or
    undealt."""
    played_cards = (play.card for trick in view.tricks for play in trick.plays)
    seen = {*view.hand, *view.discards, view.turn_up, *played_cards}
    unseen = [card for card in view.code.pack if card not in seen]
    others = [seat for seat in view.code.seating.seats if seat != view.seat]
    layouts: list[dict[Seat, tuple[Card, ...]]] = [{view.seat: view.hand}]
    for seat in others:
        voids = shown_voids(view.tricks, seat)
        layouts = [
            {**layout, seat: cards}
            for layout in layouts
            for cards in combinations(
                [
                    card
                    for card in unseen
                    if card not in {held for hand in layout.values() for held in hand}
                    and card.suit_under(view.settled_trump) not in voids
                ],
                view.hand_sizes[seat],
            )
        ]
    return {tuple(tuple(sorted(layout[seat])) for seat in view.code.seating.seats) for layout in layouts}


def hands_in(worlds: Worlds, row: int) -> Hands:
    return tuple(tuple(sorted(hand)) for hand in worlds.deal_at(row).hands)


def value(worlds: Worlds, row: int, act: Play) -> float:
    """Return the points of the seat's side minus those of the other after a card, all hands seen and played
    best."""
    deal = worlds.deal_at(row)
    tricks = best_tricks(after(deal, act))
    _, makers, others = points_for(deal.code, tricks, deal.calling.manner, False, deal.trump)
    return makers - others if act.actor in deal.makers else others - makers


@pytest.mark.parametrize("code", ["modern", "modern-3", "professor-1862"])
def test_estimates_equal_those_of_every_world(code: str) -> None:
    found = list(late_plays(code, 4))
    assert len(found) == 4
    for choice in found:
        worlds = Unseen(choice.view).every()
        assert {hands_in(worlds, row) for row in range(len(worlds))} == every_layout(choice.view)
        shares = likelihood(worlds, weights_for(choice.view.code))
        shares /= shares.sum()
        reviewed = evaluate(choice, ReviewEffort.NORMAL, 1)
        for act in choice.due.acts:
            assert isinstance(act, Play)
            each = np.array([value(worlds, row, act) for row in range(len(worlds))])
            option = reviewed.option(act)
            assert option is not None
            assert option.points == pytest.approx(float(shares @ each))
