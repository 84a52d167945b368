import inspect

import pytest

from euchre.deal import Reason
from euchre.lawbook import (
    IRREGULARITIES,
    LAWS,
    LEFT_TO_PEOPLE,
    REASONS,
    VALUES,
    codes_of,
    decisions,
    resolve,
)
from euchre.laws import CODE_NAMES, VALUE_FIELDS, load_code, load_irregularities
from euchre.laws.register import REGISTER_NAMES, load_register
from euchre.seating import SeatingReason

of_each_register = pytest.mark.parametrize("name", REGISTER_NAMES)


def test_every_value_of_a_code_has_functions_that_read_it() -> None:
    assert set(VALUES) == set(VALUE_FIELDS)
    unread = [
        f"{value}: {name}"
        for value, names in VALUES.items()
        for name in names
        if f".{value}" not in inspect.getsource(resolve(name))
    ]
    assert unread == []


def test_every_reason_that_cites_laws_has_functions_that_settle_what_is_lawful() -> None:
    cited = {reason for name in CODE_NAMES for reason, ids in load_code(name).reasons.items() if ids}
    assert cited <= set(REASONS) <= {reason.value for reason in (*Reason, *SeatingReason)}


def test_every_function_of_the_lawbook_exists() -> None:
    tables = (*VALUES.values(), *REASONS.values(), *IRREGULARITIES.values(), LAWS)
    named = {name for names in tables for name in names}
    assert len(named) > 40
    assert [name for name in sorted(named) if not resolve(name).__module__.startswith("euchre.")] == []


@of_each_register
def test_only_laws_of_the_register_are_decided(name: str) -> None:
    register = load_register(name)
    own = {law_id for laws in LAWS.values() for law_id in laws.get(name, ())}
    cited = {
        law_id
        for code in codes_of(name)
        for ids in (*code.laws.values(), *code.reasons.values())
        for law_id in ids
    }
    assert own | cited <= set(register.entries)
    assert list(decisions(name)) == list(register.entries)


@of_each_register
def test_functions_decide_a_law_or_it_is_left_to_people(name: str) -> None:
    left = [law_id for law_id, decision in decisions(name).items() if decision.left_to_people is not None]
    print(f"{name}: {len(left)} of {len(decisions(name))} laws and silences are left to people: {left}")
    undecided = [law_id for law_id, decision in decisions(name).items() if not decision.functions]
    assert set(undecided) == set(left)


def test_few_laws_are_left_to_people() -> None:
    assert sum(map(len, LEFT_TO_PEOPLE.values())) <= 40
    assert set(LEFT_TO_PEOPLE) <= set(REGISTER_NAMES)


@of_each_register
def test_a_law_on_what_follows_a_fault_is_not_decided_by_refusing_it_alone(name: str) -> None:
    kinds = {law.id: law.kind for law in load_register(name).laws}
    refused_alone = [
        law_id
        for law_id, decision in decisions(name).items()
        if kinds.get(law_id) in ("irregularity", "penalty")
        and not (decision.values or decision.own or decision.irregularities or decision.left_to_people)
    ]
    assert refused_alone == []


def test_a_value_leads_to_the_functions_that_read_it() -> None:
    decision = decisions("jerome-1877")["9.1"]
    assert "lead_against_lone" in decision.values
    assert "deal.rights:first_leader" in decision.functions


def test_every_irregularity_has_functions_that_find_it() -> None:
    assert set(IRREGULARITIES) == set(load_irregularities())
