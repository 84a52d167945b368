"""The fields of a code: documented, typed, each resting on laws that exist."""

import ast
import inspect
import pickle
import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from euchre.cards import Rank
from euchre.deal import Reason
from euchre.laws import CODE_NAMES, VALUE_FIELDS, Code, house_variant, load_code
from euchre.laws import code as code_module
from euchre.seating import SeatingReason

LAW_IDS = {
    register: set(ids.split())
    for register, ids in tomllib.loads(
        (Path(__file__).parent / "law_ids.toml").read_text(encoding="utf-8")
    ).items()
}


def _field_docs() -> dict[str, str]:
    """Return the docstring under each field of `Code`."""
    (body,) = (
        node.body
        for node in ast.parse(inspect.getsource(code_module)).body
        if isinstance(node, ast.ClassDef) and node.name == "Code"
    )
    docs = {}
    for field, doc in pairwise(body):
        match field, doc:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                docs[name] = " ".join(text.split())
    return docs


DOCS = _field_docs()
TYPES = get_type_hints(Code)
CHOICES = [
    (field, choice)
    for field in VALUE_FIELDS
    if get_origin(TYPES[field]) is Literal
    for choice in get_args(TYPES[field])
]


@pytest.mark.parametrize("field", VALUE_FIELDS)
def test_field_says_what_it_is_in_a_sentence(field: str) -> None:
    assert DOCS[field].endswith((".", ")."))
    assert len(DOCS[field].split()) >= 3


@pytest.mark.parametrize(("field", "choice"), CHOICES)
def test_choice_of_a_field_is_named_in_its_sentence(field: str, choice: str) -> None:
    assert f"`{choice}`" in DOCS[field]


@pytest.mark.parametrize("field", VALUE_FIELDS)
def test_field_holds_no_prose(field: str) -> None:
    plain = {bool, int, Rank, code_module.Rounds}
    typed = TYPES[field] in plain or get_origin(TYPES[field]) is Literal
    assert typed or field == "cutting_order"


@pytest.mark.parametrize("name", CODE_NAMES)
def test_law_of_every_value_is_in_the_register(name: str) -> None:
    code = load_code(name)
    named = {law for laws in code.laws.values() for law in laws if not law.startswith("custom-")}
    assert named
    assert named - LAW_IDS[code.register] == set()


@pytest.mark.parametrize("name", CODE_NAMES)
def test_law_of_every_refusal_is_in_the_register(name: str) -> None:
    code = load_code(name)
    named = {law for laws in code.reasons.values() for law in laws}
    assert named
    assert named - LAW_IDS[code.register] == set()


@pytest.mark.parametrize("name", CODE_NAMES)
def test_refusals_with_laws_are_reasons_of_the_engine(name: str) -> None:
    assert set(load_code(name).reasons) - {reason.value for reason in (*Reason, *SeatingReason)} == set()


def test_law_ids_are_words_without_blanks() -> None:
    assert all(re.fullmatch(r"[\w.-]+", law) for ids in LAW_IDS.values() for law in ids)


@pytest.mark.parametrize("code", [load_code("modern-3"), house_variant(load_code("modern"), {"joker": True})])
def test_code_goes_to_another_process_and_back(code: Code) -> None:
    assert pickle.loads(pickle.dumps(code)) == code


def test_a_heading_names_the_house_rules_in_force() -> None:
    modern = load_code("modern")
    assert modern.rules_in_force == "modern"
    house = house_variant(modern, {"no_trump": True, "farmers_hand": True})
    assert house.rules_in_force == "modern with house rules (farmers_hand, no_trump)"
