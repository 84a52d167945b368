"""The Pythons that are tested beside the own one, and the one that builds a wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.pythons import Installed, chosen, with_headers

FOUND = [
    Installed((3, 11, 2), Path("a"), False),
    Installed((3, 11, 7), Path("b"), True),
    Installed((3, 12, 1), Path("c"), True),
    Installed((3, 13, 0), Path("d"), True),
    Installed((3, 13, 4), Path("e"), False),
]


@pytest.mark.parametrize(
    ("own", "here", "tried"),
    [
        ("3.11.7", 5, "ae"),
        ("3.11.2", 5, "be"),
        ("3.13.4", 5, "ad"),
        ("3.11.7", 2, "a"),
        ("3.11.2", 1, ""),
    ],
)
def test_oldest_and_newest_python_beside_the_own_are_tried(own: str, here: int, tried: str) -> None:
    assert "".join(str(one.path) for one in chosen(FOUND[:here], own)) == tried


def test_every_other_python_is_tried_if_wanted() -> None:
    assert [one.version for one in chosen(FOUND, "3.12.1", every=True)] == [
        "3.11.2",
        "3.11.7",
        "3.13.0",
        "3.13.4",
    ]


def test_wheels_are_built_where_headers_are() -> None:
    assert with_headers(FOUND) == {"3.11": Path("b"), "3.12": Path("c"), "3.13": Path("d")}
