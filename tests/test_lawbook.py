import inspect
from dataclasses import replace

import pytest

from euchre.club import ClubReason
from euchre.deal import Reason
from euchre.lawbook import (
    IRREGULARITIES,
    LAWS,
    REASONS,
    VALUES,
    Decision,
    awaiting_referee,
    codes_of,
    decisions,
    resolve,
)
from euchre.laws import CODE_NAMES, VALUE_FIELDS, load_code, load_irregularities
from euchre.laws.register import REGISTER_NAMES, load_register
from tests.laws.runner import HERE

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
    assert cited <= set(REASONS) <= {reason.value for reason in (*Reason, *ClubReason)}


def test_every_function_of_the_lawbook_exists() -> None:
    tables = (*VALUES.values(), *REASONS.values(), *IRREGULARITIES.values(), LAWS)
    named = {name for names in tables for name in names}
    assert len(named) > 40
    assert [name for name in sorted(named) if not resolve(name).__module__.startswith("euchre.")] == []


@of_each_register
def test_only_laws_of_the_register_are_decided(name: str) -> None:
    register = load_register(name)
    own = {law_id for laws in LAWS.values() for law_id in laws.get(name, "").split()}
    cited = {
        law_id
        for code in codes_of(name)
        for ids in (*code.laws.values(), *code.reasons.values())
        for law_id in ids
    }
    assert own | cited <= set(register.entries)
    assert list(decisions(name)) == list(register.entries)


@of_each_register
def test_a_law_awaits_the_referee_or_functions_decide_it(name: str) -> None:
    waiting = awaiting_referee(name)
    print(f"{name}: {len(waiting)} of {len(decisions(name))} laws and silences await the referee")
    undecided = [
        law_id
        for law_id, decision in decisions(name).items()
        if not decision.functions and law_id not in waiting
    ]
    assert undecided == []


@of_each_register
def test_a_definition_or_score_that_regular_play_shows_does_not_await_the_referee(name: str) -> None:
    in_part = {
        path.stem.rpartition("-")[0]
        for path in (HERE / name).glob("*.euchre")
        if "# here:" in path.read_text()
    }
    shown = {path.stem.rpartition("-")[0] for path in (HERE / name).glob("*.euchre")} - in_part
    plain = [
        law.id
        for law in load_register(name).laws
        if law.kind in ("definition", "scoring") and law.id in shown
    ]
    assert len(plain) >= 4
    assert [law_id for law_id in plain if law_id in awaiting_referee(name)] == []


def test_a_value_leads_to_the_functions_that_read_it() -> None:
    decision = decisions("jerome-1877")["9.1"]
    assert "lead_against_lone" in decision.values
    assert "deal.rights:first_leader" in decision.functions
    assert not decision.awaits_referee


def test_a_penalty_that_is_only_refused_awaits_the_referee() -> None:
    refused = Decision(
        law="1", values=(), reasons=("play/not-your-turn",), irregularities=(), own=(), needs_ruling=True
    )
    assert refused.awaits_referee
    assert not replace(refused, irregularities=("lead-out-of-turn",)).awaits_referee


def test_every_irregularity_has_functions_that_find_it() -> None:
    assert set(IRREGULARITIES) == set(load_irregularities())
