"""What is served to browsers: small, ours alone, and typed by the wire as it is."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from euchre.server.app import PAGE
from tests.server.page.conftest import Opener
from tools.message_types import FILE, text

LARGEST_SCRIPT = 60 * 1024
SCRIPTS = sorted(PAGE.rglob("*.js"))


def test_all_script_is_at_most_sixty_kilobytes_compressed() -> None:
    assert SCRIPTS
    assert sum(len(gzip.compress(script.read_bytes())) for script in SCRIPTS) <= LARGEST_SCRIPT


@pytest.mark.parametrize("file", sorted(PAGE.rglob("*.*")), ids=lambda file: file.name)
def test_no_file_names_another_server(file: Path) -> None:
    addresses = re.findall(r"(?:https?:)?//[a-z][\w.-]+\.\w+[^\s\"']*", file.read_text())
    assert [one for one in addresses if one != "http://www.w3.org/2000/svg"] == []


def test_the_types_of_the_messages_are_those_of_the_wire() -> None:
    assert FILE.read_text() == text(), "run `python tools/message_types.py`"


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_texts_stand_in_the_catalogue_alone(script: Path) -> None:
    """What is shown between tags or spoken is taken from the catalogue."""
    if script in (PAGE / "texts" / "en.js", PAGE / "acts.js"):
        return
    shown = re.findall(r'(?:h\("[a-z0-9]+", \{[^}]*\}, |speak\(\[)"([^"]+)"', script.read_text())
    assert [words for words in shown if re.search(r"[a-z]{2}", words)] == []


def test_a_table_is_there_within_a_second_of_opening_its_address(guest: Opener) -> None:
    page = guest()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("euchre-table .table")
    taken = []
    for _ in range(5):
        page.reload()
        page.wait_for_selector("euchre-table .table")
        taken.append(page.evaluate("performance.now()"))  # milliseconds since the address was opened
    assert min(taken) < 1000
