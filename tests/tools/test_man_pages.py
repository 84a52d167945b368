"""Manual pages: one for each command, from its help, which man reads without a warning."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from euchre.cli.commands import COMMANDS
from tools.docs.man_pages import pages

PAGES = dict(pages())


def test_every_command_has_a_page() -> None:
    assert {"euchre", *(f"euchre-{name}" for name in COMMANDS)} <= PAGES.keys()
    assert "euchre-puzzles-mine" in PAGES or "euchre-event" in PAGES


@pytest.mark.parametrize("name", PAGES)
def test_page_has_name_synopsis_and_options(name: str) -> None:
    page = PAGES[name]
    assert page.startswith(f'.TH "{name.upper()}" 1 ')
    assert [section for section in (".SH NAME", ".SH SYNOPSIS", ".SH OPTIONS") if section not in page] == []
    assert f"{name} \\- " in page


def test_text_is_never_read_as_an_instruction() -> None:
    known = (".TH ", ".SH ", ".PP", ".TP", ".B ")
    lines = [line for page in PAGES.values() for line in page.splitlines()]
    assert [line for line in lines if line.startswith((".", "'")) and not line.startswith(known)] == []


@pytest.mark.skipif(shutil.which("groff") is None, reason="needs groff: apt-get install groff-base")
def test_groff_formats_the_pages_without_a_warning() -> None:
    everything = "".join(PAGES.values())
    done = subprocess.run(
        ["groff", "-man", "-Tascii", "-ww"], input=everything, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert "EUCHRE-DOCTOR(1)" in done.stdout
