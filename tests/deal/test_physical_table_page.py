"""The page about slips at the table names acts, and deal lines, that the grammar reads."""

import re
from pathlib import Path

import pytest

from euchre.acts import read_act
from euchre.notation import DealLine, read_record

PAGE = (Path(__file__).parents[2] / "docs" / "physical-table.md").read_text(encoding="utf-8")
ROWS = [line.split("|") for line in PAGE.splitlines() if line.startswith("| ") and "`" in line]
ACTS = [text for row in ROWS for cell in row[2:] for text in re.findall(r"`([^`]+)`", cell)]


def test_table_has_ten_rows_with_acts() -> None:
    assert len(ROWS) == 10
    assert [row[1] for row in ROWS if "`" not in row[2]] == []


@pytest.mark.parametrize("text", ACTS)
def test_act_in_the_table_is_read_and_written_back(text: str) -> None:
    if text.startswith("deal "):
        (entry,) = read_record(f"euchre record 1\ncode modern\n{text}\n").entries
        assert isinstance(entry, DealLine)
        assert entry.text == text
    else:
        assert read_act(text).text == text
