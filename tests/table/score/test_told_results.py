"""Claims about deals whose results were told without their cards."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, Verdict, after, new_table
from tests.table.test_play import verdicts

TOLD = ("A turns up 9H", "B orders up", "A discards ??", "table reports 3 tricks for B")
TOLD_NEXT = ("B turns up 9H", "C orders up", "B discards ??", "table reports 3 tricks for C")
CODES = ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern")


def told(code: str, *texts: str) -> RefereedTable:
    """Return a table at which A dealt first, after acts."""
    table = new_table(load_code(code), dealer=Seat.A)
    for text in texts:
        table = after(table, read_act(text))
    return table


@pytest.mark.parametrize("code", CODES)
def test_revoke_in_the_last_told_deal_is_heard_however_many_were_told_before(code: str) -> None:
    table = told(code, *TOLD, *TOLD_NEXT, "D claims revoke against C in trick 2")
    assert verdicts(table) == [("revoke", Verdict.HEARD)]
    table = after(table, read_act("C admits revoke"))
    assert table.last_rulings[0].verdict in (Verdict.IMPOSED, Verdict.OFFERED)


@pytest.mark.parametrize("code", CODES)
def test_revoke_in_the_deal_before_a_told_one_is_too_late(code: str) -> None:
    table = told(code, *TOLD, "B turns up 9H", "D claims revoke against A in trick 2")
    assert [verdict for _, verdict in verdicts(table)] == [Verdict.REFUSED]
