"""The reference lists every public name of the packages, each once."""

from __future__ import annotations

from importlib import import_module

import pytest

from tools.docs.reference import API, expand, listed

MODULES = ("cards", "seats", "chance", "errors", "view")
"""Modules without `__all__`, of which the reference lists the most used names."""
PACKAGES = """
    acts laws laws.register lawbook deal game notation pictures table seating
    solver worlds sim equity evaluation bots players explain review puzzles arena lab env
    learning events lessons
""".split()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_of_a_package_is_listed_once(package: str) -> None:
    names = listed()[f"euchre.{package}"]
    assert sorted(names) == sorted(import_module(f"euchre.{package}").__all__)


def test_every_name_of_the_front_door_is_listed() -> None:
    elsewhere = {"__version__", "Card", "Seat"}  # the last two stand with the cards
    assert set(listed()["euchre"]) | elsewhere == set(import_module("euchre").__all__)


@pytest.mark.parametrize("module", MODULES)
def test_every_listed_name_exists_and_has_a_docstring(module: str) -> None:
    home = import_module(f"euchre.{module}")
    for name in listed()[f"euchre.{module}"]:
        assert getattr(home, name).__doc__


def test_every_package_with_public_names_is_in_the_reference() -> None:
    folders = [path.parent for path in (API.parents[1] / "src" / "euchre").glob("*/__init__.py")]
    public = {path.name for path in folders if hasattr(import_module(f"euchre.{path.name}"), "__all__")}
    assert public - {"cli"} == {name for name in PACKAGES if "." not in name}


def test_nothing_else_is_listed() -> None:
    assert set(listed()) == {"euchre", *(f"euchre.{name}" for name in (*PACKAGES, *MODULES))}


def test_every_page_is_in_the_contents() -> None:
    contents = (API / "index.md").read_text(encoding="utf-8").split("```")[1].split()
    assert {path.stem for path in API.glob("*.md")} == {"index", *contents[3:]}


def test_a_block_becomes_directives_of_autodoc() -> None:
    page = expand("# Deal\n\n```{reference} euchre.deal\nnew_deal Deal\nIllegalAct\n```\n")
    assert ".. autofunction:: euchre.deal.new_deal" in page
    assert ".. autoclass:: euchre.deal.Deal" in page
    assert ".. autoexception:: euchre.deal.IllegalAct" in page


def test_data_are_taken_from_the_module_that_documents_them() -> None:
    assert ".. autodata:: euchre.laws.load.CODE_NAMES" in expand(
        "```{reference} euchre.laws\nCODE_NAMES\n```"
    )
