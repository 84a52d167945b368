"""A result told of a lone hand that was announced in vain counts for nothing, and is refused."""

from __future__ import annotations

from functools import reduce

import pytest

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import after, deal_begins, new_table

TOO_LATE = {
    "leeds-dwight-1888": (
        "B passes",
        "C assists",
        "A discards 7C",
        "A quits the discard",
        "A plays alone",
        "B KS",
    ),
    "jerome-1877": ("B passes", "C assists", "C plays alone", "A discards 7C", "B KS"),
    "modern": ("B passes", "C assists", "A discards 9C", "B KS", "C plays alone"),
    "modern-3": ("B orders up", "B takes the dummy", "B plays alone"),
}
"""The acts after the turn-up, with a lone hand announced too late."""


@pytest.mark.parametrize("code", TOO_LATE)
def test_hand_announced_in_vain_is_not_reported_as_alone(code: str) -> None:
    acts = TOO_LATE[code]
    who = next(text[0] for text in acts if text.endswith("plays alone"))
    begun = deal_begins(new_table(load_code(code), dealer=Seat.A))
    table = reduce(after, map(read_act, ("A turns up 9H", *acts)), begun)
    with pytest.raises(EuchreError, match=f"what {who} said counted for nothing"):
        after(table, read_act(f"table reports 5 tricks for {who} alone"))
    maker = table.deal.calling.maker
    told = after(table, read_act(f"table reports 5 tricks for {maker}"))
    assert max(told.sitting.score.points) == 2
