"""A measure taken between two kinds of players."""

import pytest

from euchre.lab import Chunk, LabCell
from euchre.lab.experiment import EXPERT, SIMPLE, Cells, also_by_experts
from euchre.lab.sample import drawn
from euchre.laws import load_code
from euchre.sim.run import Player

CODE = load_code("leeds-dwight-1888")


def deals(chunk: Chunk, players: tuple[Player, ...]) -> Cells:
    """Return the size of the chunk, once for each kind of players."""
    assert players in (SIMPLE, EXPERT)
    return {"deals": LabCell.of([chunk.size])}


@pytest.mark.parametrize(("size", "experts"), [(90, [9.0]), (9, [])])
def test_experts_play_one_in_so_many_of_the_deals(size: int, experts: list[float]) -> None:
    found = dict(also_by_experts(deals, one_in=10)(Chunk(seed=1, number=0, size=size)))
    assert found.pop("deals").mean == size
    assert set(found) <= {"deals, between `expert` players"}
    assert [cell.mean for cell in found.values()] == experts


def test_few_deals_have_different_turn_ups_in_different_chunks() -> None:
    turned = [
        [card for card, sample in drawn(CODE, Chunk(seed=1, number=number, size=2)) if len(sample) == 1]
        for number in range(4)
    ]
    assert [len(cards) for cards in turned] == [2] * 4
    assert len({card for cards in turned for card in cards}) == 8
