"""The native simulator refuses views combined from others, or plays on, and never crashes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.chance import Stream
from euchre.game import new_score
from euchre.sim.batch import play_out
from euchre.sim.run import Player
from euchre.view import View, view_of
from euchre.worlds import Unseen
from tests.properties.lawful_play import played_out
from tests.properties.tables import TABLES
from tests.sim.built import needs_native
from tests.sim.tables import weights

PATCHED = """
    dealer stage turn hand hand_sizes turn_up fixed exchanged declined discards dummy_taken calling
    tricks called open_hands acts seat
""".split()
SOME = ["modern", "modern-3", "modern-2", "everything at once", "three, with a joker and no stick"]


def views(table: str, stream: Stream) -> list[View]:
    """Return what seats see of some random deals from the turn-up on."""
    lines = [played_out(table, stream.below(1000)).states for _ in range(3)]
    deals = [deal for line in lines for deal in line if deal.turn_up is not None]
    seats = TABLES[table].seating.seats
    return [view_of(deal, stream.choice(seats), new_score(deal.code)) for deal in deals]


@needs_native
@pytest.mark.parametrize("table", SOME)
def test_patched_views_are_refused_or_played_on_from(table: str) -> None:
    players: tuple[Player, ...] = ("random", "simple", weights(1))
    stream = Stream(4, len(table))
    pool = views(table, stream)
    refused = played = 0
    for _ in range(600):
        view = stream.choice(pool)
        for _ in range(1 + stream.below(3)):
            name = stream.choice(PATCHED)
            view = replace(view, **{name: getattr(stream.choice(pool), name)})
        try:
            outcomes = play_out(Unseen(view).drawn(3, 1), (stream.choice(players),), 1)
        except ValueError:
            refused += 1
        else:
            assert len(outcomes) == 3
            played += 1
    assert refused > 50
    assert played > 20
