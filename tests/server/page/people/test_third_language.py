"""A further language is one file: the page is shown in languages that only have their file of texts."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from euchre.laws.register import load_register
from euchre.server import page_files
from tests.server.page.conftest import Opener
from tests.server.page.people.test_languages import CHOSEN_LANGUAGE, SHORT, SHOWN
from tests.server.page.person import is_asked, open_own_table
from tests.server.page.test_access import OVERFLOW, faults
from tools.page.texts import LANGUAGES, catalogue, changed, lengthened, script

LONG, RIGHT = "fi", "he"
"""A language with longer words and accents, and one from right to left."""
PLAIN = re.compile(r"\b(?=[a-z]*[aeiou])[A-Za-z]{3,}\b")
"""A word without an accent: every text of both languages has accents on all its vowels."""

HIDDEN = """
() => [...document.querySelectorAll('.hand .held')].filter(one => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width * 0.12, top + height * 0.15));
}).map(one => one.dataset.hold)
"""


@pytest.fixture(scope="module", autouse=True)
def _two_more_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Serve a copy of the page to which a file was added for each of the two languages, and nothing else."""
    page = tmp_path_factory.mktemp("languages") / "page"
    shutil.copytree(page_files.PAGE, page)
    english, french = catalogue(LANGUAGES / "en.js"), catalogue(LANGUAGES / "fr.js")
    served = french["served"]  # English needs no words for what the server says in English
    for tag, direction in ((LONG, "ltr"), (RIGHT, "rtl")):
        texts = changed({**english, "served": served, "about": {}}, lengthened)
        about = {"locale": tag, "direction": direction}
        file = page / "texts" / "languages" / f"{tag}.js"
        file.write_text(script({**texts, "about": dict(about)}), encoding="utf-8")
    kept, page_files.PAGE = page_files.PAGE, page
    page_files.page_version.cache_clear()
    yield
    page_files.PAGE = kept
    page_files.page_version.cache_clear()


def plain_on(page: Page) -> list[str]:
    """Return texts in sight or for screen readers that are not of the language, and not marked as English."""
    shown: list[str] = page.evaluate(SHOWN)
    return [one for one in shown if PLAIN.search(one)]


def hidden_indices(page: Page) -> list[str]:
    """Return the cards of the hand whose index at the top left lies under another card."""
    hidden: list[str] = page.evaluate(HIDDEN)
    return hidden


@pytest.mark.parametrize("language", [LONG, RIGHT])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1100, 800)])
def test_a_language_of_one_file_shows_lobby_table_and_laws(
    guest: Opener, language: str, width: int, height: int
) -> None:
    page = guest(width, height)
    page.evaluate(f"({CHOSEN_LANGUAGE})('{language}')")
    page.reload()
    page.wait_for_selector(".games")
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert plain_on(page) == []
    assert max(page.evaluate(OVERFLOW)) <= 0
    open_own_table(page, "modern", SHORT)
    assert is_asked(page)
    assert plain_on(page) == []
    assert max(page.evaluate(OVERFLOW)) <= 0
    assert faults(page) == []
    assert hidden_indices(page) == []
    page.goto("/laws/leeds-dwight-1888/63")
    page.wait_for_selector("h1")
    assert [one for one in plain_on(page) if one not in load_register("modern")] == []
    assert max(page.evaluate(OVERFLOW)) <= 0
