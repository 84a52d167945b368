"""A game is played as well in other processes: whatever can be made trump is sent there and back."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from euchre.bots import SimplePlayer, play_deal
from euchre.cards import NO_TRUMP
from euchre.game import Sitting, new_sitting
from tests.tabletop import house

SEED = 24
"""Its first deal is played without a trump suit."""


def one_more_deal(sitting: Sitting) -> Sitting:
    """Play the next deal."""
    return play_deal(sitting, {seat: SimplePlayer() for seat in sitting.code.seating.seats}, SEED)


def test_game_across_processes_is_that_of_one_process() -> None:
    here = there = new_sitting(house("modern", no_trump=True))
    trumps = set()
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        while here.score.won_by is None:
            here, there = one_more_deal(here), process.submit(one_more_deal, there).result()
            assert there == here
            trumps.add(here.current_deal.trump)
    assert NO_TRUMP in trumps
    assert len(trumps) > 1
