"""Points marked by the players, and what falls due after a mark."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, Verdict, after, new_table
from tests.table.test_play import verdicts

TOLD = ("A turns up AH", "B orders up", "A discards ??", "table reports 3 tricks for B")
"""A deal in which B and D made their point; B alone made it where three or two play."""
REVOKE = ("{by} claims revoke against A in trick 2", "A admits revoke")
CODES = {"professor-1862": 3, "jerome-1877": 2, "leeds-dwight-1888": 4}
"""What B and D have with the revoke, by code: jerome-1877 counts no hand beside it."""


def told(code: str, *texts: str) -> RefereedTable:
    """Return a table at which A dealt first, after acts."""
    table = new_table(load_code(code), dealer=Seat.A)
    for text in texts:
        table = after(table, read_act(text))
    return table


def points(table: RefereedTable) -> tuple[int, ...]:
    return tuple(table.sitting.score.points)


def with_revoke(code: str, *before: str) -> RefereedTable:
    return told(code, *TOLD, *before, *(text.format(by="D") for text in REVOKE))


@pytest.mark.parametrize(("code", "posted"), CODES.items())
@pytest.mark.parametrize("marks", [(), ("B+D marks 1",), ("D marks 1",)])
def test_penalty_is_posted_whether_or_not_the_hand_was_marked(
    code: str, posted: int, marks: tuple[str, ...]
) -> None:
    assert points(with_revoke(code, *marks)) == (0, posted)


@pytest.mark.parametrize("code", ["modern", "modern-3", "modern-2"])
def test_choice_after_a_mark_is_posted(code: str) -> None:
    claimed = ("B claims revoke against A in trick 2", "A admits revoke", "B chooses full-points")
    assert points(told(code, *TOLD, "B marks 1", *claimed))[1] == 2


@pytest.mark.parametrize("total", [3, 4])
def test_second_mark_is_for_what_came_due_or_for_all(total: int) -> None:
    table = with_revoke("leeds-dwight-1888", "B+D marks 1")
    table = after(table, read_act(f"B+D marks {total}"))
    assert points(table) == (0, 4)
    assert [verdict for _, verdict in verdicts(after(table, read_act("A points out overcount")))] == [
        Verdict.REFUSED
    ]


@pytest.mark.parametrize(("marks", "posted"), [(0, 3), (2, 5), (3, 6)])
def test_wrong_mark_stays_wrong_beside_a_penalty_until_it_is_put_right(marks: int, posted: int) -> None:
    table = with_revoke("leeds-dwight-1888", f"B+D marks {marks}")
    table = after(table, read_act("B+D marks 3")) if not marks else table
    assert sum(points(table)) + 5 * sum(table.sitting.score.games) == posted
    table = after(table, read_act(f"A points out {'under' if marks < 1 else 'over'}count"))
    assert points(table) == (0, 4)


def test_points_marked_before_the_ruling_on_them_are_right_after_it() -> None:
    table = with_revoke("leeds-dwight-1888", "B+D marks 4")
    assert points(table) == (0, 4)
    table = after(table, read_act("A points out overcount"))
    assert [verdict for _, verdict in verdicts(table)] == [Verdict.REFUSED]


def test_forgotten_point_is_added_by_a_mark_of_its_own() -> None:
    table = told("leeds-dwight-1888", *TOLD[:3], "table reports 5 tricks for B", "B+D marks 1")
    assert points(table) == (0, 1)
    assert points(after(table, read_act("B+D marks 1"))) == (0, 2)
