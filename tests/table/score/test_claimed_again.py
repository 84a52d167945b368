"""A claim of what the referee has ruled on already, by a player who may not choose what follows."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import after, deal_begins, new_table
from euchre.table.ruling import Ruling, Verdict


def ruling_on(code: str, *acts: str) -> Ruling:
    """Return the ruling on the last of some acts in a deal by A."""
    table = deal_begins(new_table(load_code(code), dealer=Seat.A))
    for text in acts:
        table = after(table, read_act(text))
    return table.last_rulings[-1]


@pytest.mark.parametrize("who", ["B", "C", "D"])
def test_a_missing_cut_pointed_out_repeats_what_the_dealer_may_do(who: str) -> None:
    ruling = ruling_on("modern", "A shuffles", "A deals 3-2", f"{who} claims no-cut")
    assert (ruling.verdict, ruling.holders) == (Verdict.OFFERED, (Seat.A,))


def test_a_dealer_may_not_claim_what_the_other_side_may_choose() -> None:
    ruling = ruling_on("jerome-1877", "A deals 3 to B", "A faces KS", "A claims card-faced-by-dealer")
    assert (ruling.verdict, ruling.why) == (Verdict.REFUSED, "only B or D may choose it")


@pytest.mark.parametrize("code", ["professor-1862", "leeds-dwight-1888"])
def test_a_claim_of_which_the_code_says_nothing_is_answered_so(code: str) -> None:
    ruling = ruling_on(code, "A shuffles", "A deals 3-2", "B claims no-cut")
    assert (ruling.verdict, ruling.why) == (Verdict.REFUSED, f"no law of {code} provides for it")
