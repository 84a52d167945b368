"""A session with a referee: what is noted, expected and contradicted."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.notation import RecordError, read_record
from euchre.seating import after_act, new_roster, new_session
from euchre.seating.records import referee
from euchre.table import Verdict
from tests.seating.tables import LEEDS, forced, seated
from tests.seating.test_session import FORMED

COME = 'euchre record 1\ncode leeds-dwight-1888\n"Ann" comes\n'


def unmet(text: str) -> list[str]:
    return [str(step.unmet) for step in referee(read_record(text)) if step.unmet is not None]


def test_unlawful_act_of_a_person_is_noted_and_takes_effect() -> None:
    session = after_act(new_session(LEEDS, refereed=True), read_act('"Ann" comes'))
    session = after_act(session, read_act('"Bob" draws 9S'))
    (noted,) = session.table.last_rulings
    assert noted.verdict is Verdict.NOTED
    assert noted.why


def test_unmet_expectation_about_people_says_what_was_found() -> None:
    assert unmet(COME + "expect stage of the table playing\n") == [
        "expected stage of the table playing; found gathering"
    ]


DEALT = """deal 1 by B
B deals 3-2
C holds AS KS QS JS TS
B turns up 9H
C orders up, B discards ??
"""


def fault_of(*lines: str) -> str:
    """Return the error for the last line, which is impossible."""
    with pytest.raises(RecordError) as fault:
        list(referee(read_record(FORMED + DEALT + "\n".join(lines) + "\n")))
    return str(fault.value)


def test_line_that_contradicts_the_hand_is_named() -> None:
    assert "; line 11 says 'C AS'" in fault_of("C AS", "D 9S", "A 8S", "B 7S", "C AS")
    assert "; line 8 says 'C holds AS KS QS JS TS'" in fault_of("C AH")


def test_card_played_from_an_unknown_hand_contradicts_nothing() -> None:
    with pytest.raises(RecordError) as fault:
        list(referee(read_record("euchre record 1\ncode modern\nA AS\n")))
    assert "; line " not in str(fault.value)


def test_card_of_an_earlier_deal_contradicts_nothing() -> None:
    with pytest.raises(RecordError) as fault:
        list(referee(read_record("euchre record 1\ncode modern\ndeal 1 by A\nB ??\n")))
    assert "; line " not in str(fault.value)


def test_deal_within_a_deal_contradicts_no_card() -> None:
    assert "; line " not in fault_of("deal 2 by C")


def test_leaving_another_persons_seat_changes_nothing() -> None:
    roster = new_roster(LEEDS)
    assert forced(roster, '"Ann" leaves seat A') == roster
    roster = seated(LEEDS)
    assert forced(roster, '"Ann" leaves seat B') == roster


def test_discard_that_contradicts_a_card_is_named() -> None:
    lines = "A holds 9C TC QC KC AC\nA turns up 9H, B orders up\nA discards 9C\nB AS, C 9S, D TS, A 9C\n"
    with pytest.raises(RecordError, match="line 6 says 'A discards 9C'"):
        list(referee(read_record(f"euchre record 1\ncode modern\ndeal 1 by A\n{lines}")))
