"""The files served to browsers: small, complete without other servers, with the types of the messages."""

from __future__ import annotations

import gzip
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from euchre.server.page_files import PAGE
from tests.server.page.conftest import Opener
from tools.message_types import FILE, text

LARGEST_SCRIPT = 60 * 1024
LARGEST = 80 * 1024
SECOND = 1000
SCRIPTS = sorted(PAGE.rglob("*.js"))


def loaded(script: Path, found: set[Path]) -> set[Path]:
    """A script with all that it loads before it runs."""
    if script not in found:
        found.add(script)
        for name in re.findall(r'^import [^;]*?"([^"]+)";', script.read_text(), re.MULTILINE):
            loaded((script.parent / name).resolve(), found)
    return found


def test_the_script_of_lobby_and_table_is_at_most_sixty_kilobytes_each_file_compressed() -> None:
    """Scripts for replays, laws and records are loaded when they are first needed and do not count."""
    scripts = loaded(PAGE / "main.js", set())
    assert scripts < set(SCRIPTS)
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= LARGEST_SCRIPT


def test_scripts_and_styles_of_lobby_and_table_are_at_most_eighty_kilobytes_compressed() -> None:
    styles = re.findall(r'href="/([^"]+\.css)"', (PAGE / "index.html").read_text())
    assert len(styles) > 9
    files = [*loaded(PAGE / "main.js", set()), *(PAGE / style for style in styles)]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= LARGEST


def test_every_style_sheet_is_used() -> None:
    first = re.findall(r'href="/([^"]+\.css)"', (PAGE / "index.html").read_text())
    later = [one for script in SCRIPTS for one in re.findall(r'styled\("/([^"]+\.css)"', script.read_text())]
    styles = {*first, *later}
    assert not set(first) & set(later)
    table = (PAGE / "texts" / "en" / "table.js").read_text()
    themes = [file.relative_to(PAGE).as_posix() for file in (PAGE / "themes").iterdir()]
    assert [one for one in themes if f"{Path(one).stem}: " not in table] == []
    files = [file.relative_to(PAGE).as_posix() for file in PAGE.rglob("*.css")]
    assert {*styles, *themes} == {*files}
    assert len(styles) == len({*styles})


def test_no_file_names_another_server() -> None:
    address = re.compile(r"(?:https?:)?//[a-z][\w.-]+\.\w+[^\s\"']*")
    named = {
        one
        for file in PAGE.rglob("*.*")
        if file.suffix != ".png"
        for one in address.findall(file.read_text())
    }
    assert named == {"http://www.w3.org/2000/svg"}  # the name of a language, not a place


def test_the_preview_of_a_link_names_its_picture_and_nothing_of_a_table(address: str) -> None:
    page = urllib.request.urlopen(f"{address}/join").read().decode()
    tags = dict(re.findall(r'property="og:(\S+)" content="([^"]*)"', page))
    assert tags["title"] == "A table of euchre"
    assert tags["image"] == f"{address}/preview.png"
    picture = urllib.request.urlopen(tags["image"]).read()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) < 200_000
    assert urllib.request.urlopen(f"{address}/table/abc").read().decode() == page


def test_scripts_and_styles_are_compressed_on_the_wire(address: str) -> None:
    asked = urllib.request.Request(f"{address}/table/page.js", headers={"accept-encoding": "gzip"})
    answer = urllib.request.urlopen(asked)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert gzip.decompress(answer.read()) == (PAGE / "table" / "page.js").read_bytes()
    again = urllib.request.Request(
        f"{address}/table/page.js", headers={"if-none-match": answer.headers["etag"]}
    )
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(again)
    assert urllib.request.urlopen(f"{address}/table/page.js").headers["content-encoding"] is None


def test_the_types_of_the_messages_are_those_of_the_wire() -> None:
    assert FILE.read_text() == text(), "run `python -m tools.message_types`"


def test_texts_are_in_the_catalogue_only() -> None:
    shown = re.compile(r'(?:h\("[a-z0-9]+", \{[^}]*\}, |speak\(\[)"([^"]+)"')
    words = [one for script in SCRIPTS for one in shown.findall(script.read_text())]
    assert [one for one in words if re.search(r"[a-z]{2}", one)] == []


def test_no_script_holds_words_for_people() -> None:
    """Sentences and capitalized words belong in the catalogue. Names of classes and acts do not count."""
    silent = re.compile(
        r"/\*.*?\*/|(?<![:\"'`])//[^\n]*|^import [^;]*;$|class: (?:\"[^\"]*\"|`[^`]*`)",
        re.DOTALL | re.MULTILINE,
    )
    literal = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
    put_in = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
    spoken = re.compile(r"(?:^|\s)[A-Z][a-z]+|[a-z]{2,} [a-z]{2,}|…")
    found = {
        put_in.sub("", one or other)
        for script in SCRIPTS
        if PAGE / "texts" not in script.parents and script != PAGE / "evening" / "acts.js"
        for one, other in literal.findall(silent.sub("", script.read_text()))
    }
    assert len(found) > 300
    of_the_wire = {"Bearer ", "Content-Type", "lays down", "no trump", "declines the cut", "turns up "}
    for_programmers = {"a form without its game"}
    assert {words for words in found if spoken.search(words)} == of_the_wire | for_programmers


def test_every_text_of_the_catalogue_is_shown_somewhere() -> None:
    """Texts that are looked up by a word of a message or a number are in one-line or quoted tables."""
    catalogue = "".join(file.read_text() for file in (PAGE / "texts").rglob("*.js"))
    groups = re.findall(r"^export const (\w+) = \{\n(.*?)^\};", catalogue, re.M | re.S)
    names = {name for _, group in groups for name in re.findall(r"^  (\w+):", group, re.M)}
    used = "".join(script.read_text() for script in SCRIPTS if PAGE / "texts" not in script.parents)
    assert len(names) > 100
    assert {name for name in names if not re.search(rf"\.{name}\b", used)} == set()


def test_a_table_is_there_within_a_second_of_opening_its_address(guest: Opener) -> None:
    page = guest()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("euchre-table .table")
    taken: list[float] = []
    while len(taken) < 20 and min(taken, default=SECOND) >= SECOND:  # others may hold the machine up
        page.reload()
        page.wait_for_selector("euchre-table .table")
        taken.append(page.evaluate("performance.now()"))  # milliseconds since the address was opened
    assert min(taken) < SECOND
