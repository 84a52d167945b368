"""The files served to browsers: small, complete without other servers, with the types of the messages."""

from __future__ import annotations

import gzip
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from euchre.server.page_files import PAGE, compressed, first_scripts, page_text
from tests.server.page.conftest import Opener
from tests.timing import IS_TIMED
from tools.message_types import FILE, text

LARGEST_SCRIPT = 68 * 1024
LARGEST = 80 * 1024
SECOND = 1000
IMPORT = r'^(?:import [^;]*?|export (?:\*|\{[^}]*\}) from )"([^"]+)";'
SCRIPTS = sorted(PAGE.rglob("*.js"))


def loaded(script: Path, found: set[Path]) -> set[Path]:
    """Return a script with all that it loads before it runs."""
    if script not in found:
        found.add(script)
        for name in re.findall(IMPORT, script.read_text(), re.MULTILINE):
            loaded((script.parent / name).resolve(), found)
    return found


def first_loaded() -> set[Path]:
    """Return the scripts of lobby and table, with the texts of one language."""
    return loaded(PAGE / "main.js", set()) | {PAGE / "texts" / "languages" / "en.js"}


def on_the_wire(file: Path) -> int:
    """Return how many bytes a browser loads for a file."""
    return len(compressed(file, file.stat().st_mtime_ns))


def test_the_script_of_lobby_and_table_is_at_most_sixty_eight_kilobytes() -> None:
    """Scripts for replays, laws and records are loaded when they are first needed and do not count."""
    scripts = first_loaded()
    assert scripts < set(SCRIPTS)
    assert sum(map(on_the_wire, scripts)) <= LARGEST_SCRIPT


def test_scripts_and_styles_of_lobby_and_table_are_at_most_eighty_kilobytes_compressed() -> None:
    styles = re.findall(r'href="/([^"]+\.css)"', (PAGE / "index.html").read_text())
    assert len(styles) > 9
    files = [*first_loaded(), *(PAGE / style for style in styles)]
    assert sum(map(on_the_wire, files)) <= LARGEST


def test_the_page_names_the_scripts_of_lobby_and_table_so_that_they_load_side_by_side() -> None:
    imported = loaded(PAGE / "main.js", set()) - {PAGE / "main.js"}
    assert {PAGE / path for path in first_scripts(PAGE)} == imported
    named = re.findall(r'rel="modulepreload" href="/([^"]+)"', page_text("http://localhost/"))
    assert named == first_scripts(PAGE)


def test_every_style_sheet_is_used() -> None:
    first = re.findall(r'href="/([^"]+\.css)"', (PAGE / "index.html").read_text())
    later = [one for script in SCRIPTS for one in re.findall(r'styled\("/([^"]+\.css)"', script.read_text())]
    styles = {*first, *later}
    assert not set(first) & set(later)
    table = (PAGE / "texts" / "languages" / "en.js").read_text()
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
    sent, script = gzip.decompress(answer.read()), (PAGE / "table" / "page.js").read_bytes()
    assert set(sent.splitlines()) < set(script.splitlines())
    assert script.startswith(b"/** The page of one table")
    assert b"/** The page" not in sent
    again = urllib.request.Request(
        f"{address}/table/page.js", headers={"if-none-match": answer.headers["etag"]}
    )
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(again)
    assert urllib.request.urlopen(f"{address}/table/page.js").headers["content-encoding"] is None


def test_the_types_of_the_messages_are_those_of_the_wire() -> None:
    assert FILE.read_text() == text(), "run `python -m tools.message_types`"


def test_a_table_is_there_within_a_second_of_opening_its_address(guest: Opener) -> None:
    page = guest()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("euchre-table .table")
    taken: list[float] = []
    while not taken or (IS_TIMED and len(taken) < 20 and min(taken) >= SECOND):
        page.reload()
        page.wait_for_selector("euchre-table .table")
        taken.append(page.evaluate("performance.now()"))  # milliseconds since the address was opened
    assert not IS_TIMED or min(taken) < SECOND
