"""The audit reports packages it could not check; the bill of materials lists all that users install."""

from importlib.metadata import distributions, version

import pytest

from tools.supply_chain import Audit, Pin, audit_of, bill_of_materials, pins_in, shipped

A, B = Pin("a", "1.0", ("0" * 64,)), Pin("b", "2.0", ("1" * 64,))
CLEAN_A = {"name": "a", "version": "1.0", "vulns": []}
FAULTY_B = {"name": "B", "version": "2.0", "vulns": [{"id": "X-1"}, {"id": "X-2"}]}
SKIPPED_B = {"name": "b", "skip_reason": "not found"}


def audited(*told: object) -> Audit:
    return audit_of((A, B), {"dependencies": list(told)})


def test_an_audit_of_all_packages_passes() -> None:
    found = audited(CLEAN_A, {**FAULTY_B, "vulns": []})
    assert (found.status, found.verdict) == (0, "audited: 2 packages, no known fault")


@pytest.mark.parametrize("told", [(), (CLEAN_A,), (CLEAN_A, SKIPPED_B)])
def test_a_package_that_was_not_checked_never_passes(told: tuple[object, ...]) -> None:
    found = audited(*told)
    assert found.status == 2
    assert found.verdict.startswith("NOT AUDITED: there was no answer about ")


def test_known_faults_are_named_even_if_other_packages_were_not_checked() -> None:
    found = audited(FAULTY_B)
    assert (found.status, found.verdict) == (1, "KNOWN FAULTS\nb 2.0: X-1\nb 2.0: X-2")


def test_an_empty_audit_does_not_pass() -> None:
    assert audit_of((), {"dependencies": []}).status == 2


def test_pins_are_read_with_their_hashes() -> None:
    text = f"# made by\na==1.0 \\\n    --hash=sha256:{'0' * 64}\n    # via b\nB==2.0 ; x \\\n"
    found = pins_in(text.replace(" ; x", " ; python_version > '3'") + f"    --hash=sha256:{'1' * 64}\n")
    assert found == (A, B)


def test_bill_lists_every_pinned_package_with_its_hashes_and_licence() -> None:
    bill = bill_of_materials(version("euchre"), shipped())
    listed = {one["name"]: one for one in bill["components"]}
    assert {"click", "rich", "numpy", "starlette", "uvicorn", "h11"} <= set(listed)
    elsewhere = {name for name in listed if not any(distributions(name=name))}  # for other Pythons than this
    assert elsewhere <= {"async-timeout"}
    assert [name for name, one in listed.items() if not one["hashes"]] == []
    assert {name for name, one in listed.items() if "licenses" not in one} == elsewhere
    known = {bill["metadata"]["component"]["bom-ref"], *(one["bom-ref"] for one in listed.values())}
    assert {one["ref"] for one in bill["dependencies"]} == known
    needed = {needed for one in bill["dependencies"] for needed in one["dependsOn"]}
    assert needed <= known
    assert {name for name, one in listed.items() if one["bom-ref"] not in needed} == elsewhere


def test_the_bill_marks_what_only_shared_databases_need() -> None:
    bill = bill_of_materials(version("euchre"), shipped())
    scopes = {one["name"]: one["scope"] for one in bill["components"]}
    assert set(scopes.values()) == {"required", "optional"}
    assert {name for name, scope in scopes.items() if scope == "optional"} == {
        "asyncpg",
        "redis",
        "async-timeout",
    }


def test_bill_is_the_same_for_the_same_pins() -> None:
    assert bill_of_materials("1.0", (A, B)) == bill_of_materials("1.0", (B, A))
    assert bill_of_materials("1.0", (A,))["serialNumber"] != bill_of_materials("1.0", (B,))["serialNumber"]
