"""The order of the passes that the referee makes over an act."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from euchre.laws.register import load_register
from euchre.table.fold import PASSES
from euchre.table.passes import Pass, misplaced

NAMES = [one.name for one in PASSES]


def test_every_pass_stands_after_those_it_needs() -> None:
    assert misplaced(PASSES) == ()


def test_a_pass_that_stands_too_early_is_named() -> None:
    late = next(one for one in PASSES if one.name == "move")
    moved_up: tuple[Pass, ...] = (late, *(one for one in PASSES if one is not late))
    assert any(said.startswith("move stands before defaults, and needs it: ") for said in misplaced(moved_up))


def test_each_pass_has_a_name_of_its_own_and_needs_only_passes_that_exist() -> None:
    assert Counter(NAMES).most_common(1)[0][1] == 1
    assert {needed for one in PASSES for needed in one.after} <= set(NAMES)


def test_every_pass_but_the_first_says_why_it_stands_where_it_stands() -> None:
    assert [one.name for one in PASSES[1:] if not one.after] == []
    assert [one.name for one in PASSES if not one.does.endswith(".")] == []
    assert [reason for one in PASSES for reason in one.after.values() if reason.endswith(".")] == []


def test_the_laws_of_the_passes_exist() -> None:
    cited = [
        (register, law) for one in PASSES for register, *laws in map(str.split, one.laws) for law in laws
    ]
    assert [(register, law) for register, law in cited if law not in load_register(register).entries] == []


def test_a_pass_before_itself_is_misplaced() -> None:
    first = replace(PASSES[0], after={PASSES[0].name: "it cannot be"})
    assert misplaced((first,)) == (f"{first.name} stands before {first.name}, and needs it: it cannot be",)
