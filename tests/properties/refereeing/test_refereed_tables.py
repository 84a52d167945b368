"""What the referee promises holds at every table: each act answered, open matters listed, no order needed.

`EUCHRE_REFEREED` sets how many tables are played, half of them under house rules, and `EUCHRE_REFEREED_FIRST`
with which one the tests begin; `make soak` plays 100,000.
"""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import islice

import pytest

from euchre.acts import GoUnder, Shuffle, read_act
from euchre.game import due_now
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.laws.register import load_register
from euchre.seats import Seat
from euchre.table import CaseStatus, after, deal_begins, new_table
from euchre.table.state import with_case
from tests.properties.refereeing.refereed_houses import SWITCHES, house_of, with_weak_hand
from tests.properties.refereeing.refereed_tables import FIRST_COME, faults, of_ruling, of_table
from tests.table.test_play import table_of

GAMES = len(CODE_NAMES)
NUMBER = int(os.environ.get("EUCHRE_REFEREED", "1000")) // GAMES + 1
FIRST = int(os.environ.get("EUCHRE_REFEREED_FIRST", "0")) // GAMES


@pytest.mark.parametrize("name", CODE_NAMES)
def test_every_promise_of_the_referee_holds(name: str) -> None:
    place = CODE_NAMES.index(name)
    seeds = (number * GAMES + place for number in range(FIRST, FIRST + NUMBER))
    found = (fault for seed in seeds for fault in faults(house_of(seed), seed))
    assert list(islice(found, 3)) == []


def test_every_switch_is_changed_at_some_table() -> None:
    changed = {key for seed in range(2000) for key in house_of(seed).changes}
    assert changed == {*SWITCHES}


def test_houses_with_weak_hands_deal_some() -> None:
    code = house_variant(load_code("modern"), {"farmers_hand": True})
    table = deal_begins(new_table(code, dealer=Seat.A))
    shuffle = with_weak_hand(code, Shuffle(Seat.A, code.pack))
    turned = f"A turns up {shuffle.pack[20]}"
    for act in (shuffle, *map(read_act, ("B declines the cut", "A deals 3-2", turned))):
        table = after(table, act)
    assert any(isinstance(act, GoUnder) for act in due_now(table.sitting)[0].acts)


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
