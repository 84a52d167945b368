"""What the referee promises holds at every table: each act answered, open matters listed, no order needed.

`EUCHRE_REFEREED` sets how many tables are played; `make soak` plays 100,000.
"""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import islice

import pytest

from euchre.laws import CODE_NAMES, load_code
from euchre.laws.register import load_register
from euchre.table import CaseStatus
from euchre.table.state import with_case
from tests.properties.refereed_tables import FIRST_COME, faults, of_ruling, of_table
from tests.table.test_play import table_of

NUMBER = int(os.environ.get("EUCHRE_REFEREED", "2000")) // len(CODE_NAMES) + 1


@pytest.mark.parametrize("name", CODE_NAMES)
def test_every_promise_of_the_referee_holds(name: str) -> None:
    code, place = load_code(name), CODE_NAMES.index(name)
    found = (fault for seed in range(NUMBER) for fault in faults(code, seed * len(CODE_NAMES) + place))
    assert list(islice(found, 3)) == []


def test_reports_that_count_in_the_order_of_time_name_laws_that_exist() -> None:
    for laws in FIRST_COME.values():
        for law in laws.partition(":")[0].split(", "):
            register, law_id = law.split(" ")
            assert law_id in load_register(register).entries


def test_a_ruling_that_reads_badly_is_found() -> None:
    table = table_of("leeds-dwight-1888", "D KC")
    (ruling,) = table.last_rulings
    assert [*of_ruling(ruling, table.code)] == []
    assert [*of_ruling(replace(ruling, holders=()), table.code)]
    assert [*of_ruling(replace(ruling, laws=("1000",)), table.code)] == ["a law is unknown: ['1000']"]


def test_what_is_open_and_nobody_may_choose_is_found() -> None:
    table = table_of("leeds-dwight-1888", "D KC")
    (case,) = table.open_cases
    assert [*of_table(table)] == []
    gone = with_case(table, replace(case, status=CaseStatus.OPEN, offender=None))
    assert any("nobody may choose" in fault for fault in of_table(gone))
