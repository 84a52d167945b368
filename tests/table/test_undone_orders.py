"""An order that a remark at a Bridge undoes, in the words of the desk, and who has to pass."""

from __future__ import annotations

import pytest

from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.table.words.rulings import ruling_text
from euchre.table.words.still_open import beside_choices

BRIDGE = "euchre record 1\ncode professor-1862\nscore A+C 1, B+D 4\ndeal 1 by A\nA turns up 9S\n"
REMINDED = 'D says "good, we are at four"\n'


@pytest.mark.parametrize(
    ("acts", "undone", "bound"),
    [
        (f"B orders up\n{REMINDED}", "may not order up; the order of B is undone.", "D has to pass."),
        (f"B passes\n{REMINDED}", "may not order up.", "D has to pass."),
        (REMINDED, "may not order up.", "B and D have to pass."),
    ],
    ids=["an order given", "a pass", "nobody has called"],
)
def test_ruling_says_that_an_order_is_undone_and_who_has_to_pass(acts: str, undone: str, bound: str) -> None:
    step = list(referee(read_record(BRIDGE + acts)))[-1]
    assert undone in " ".join(ruling_text(one, step.table.code) for one in step.rulings)
    assert bound in beside_choices(step.table)
