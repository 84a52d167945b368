"""Printed pages: everything is on them and inside the margins, and what hangs on the wall is large."""

from __future__ import annotations

import sys
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

import pytest
import typst
from pypdf import PageObject, PdfReader

from euchre.events import EventError
from euchre.events.evening_acts import EveningTitle
from euchre.events.hall import HallEvening
from euchre.events.hall_after import evening_after
from euchre.events.printing import PAGES, Paper, PrintFormat, printed
from tests.events.printing.evenings import evening, one_round_scored, small

MARGIN = 12 * 72 / 25.4
LONGEST = [f"{letter * 38}{number:02}" for number, letter in enumerate("WMiÅ" * 2)]
TWO_WORDS = [f"{letter * 12} {letter.lower() * 22} {number}" for number, letter in enumerate("WMQA" * 6)][:22]
HALL = [
    f"{first} {last}" for last in ("Lee", "Hart", "Montgomery") for first in "Ann Bob Carla Dan Eve".split()
]
EVENINGS = {
    "hall": evening([*HALL, "Łukasz", "Ωμέγα", "Жанна"]),
    "one long word": evening(LONGEST),
    "long names": evening(TWO_WORDS[:9], 5, 12),
    "by result": evening(HALL[:9], 5, 10, by_result=True),
    "sixty-one": evening([f"Player {number}" for number in range(61)], 12),
    "few": evening(["A", "B", "C", "D"], 1, 1),
    "many rounds": evening(["A", "B", "C", "D"], 12, 20),
}


class Shown(NamedTuple):
    """A piece of text on a page."""

    text: str
    x: float
    y: float
    size: float


def pages_of(state: HallEvening, *names: str, paper: Paper = Paper.A4, spare: int = 0) -> list[PageObject]:
    (document,) = printed(state, names, PrintFormat.PDF, paper, spare).files
    return list(PdfReader(BytesIO(document)).pages)


def shown_on(page: PageObject) -> list[Shown]:
    found = []

    def look(text: str, cm: list[float], tm: list[float], font: Any, size: float) -> None:
        if text.strip():
            x, y = tm[4] * cm[0] + cm[4], tm[5] * cm[3] + cm[5]
            found.append(Shown(text.strip(), x, y, size * abs(tm[3] * cm[3])))

    page.extract_text(visitor_text=look)
    return found


def text_of(state: HallEvening, *names: str, spare: int = 0) -> str:
    return "\n".join(page.extract_text() for page in pages_of(state, *names, spare=spare))


@pytest.fixture(params=EVENINGS)
def scored(request: pytest.FixtureRequest) -> HallEvening:
    """Return each of the evenings, after its first round."""
    return one_round_scored(EVENINGS[request.param])


@pytest.mark.parametrize("paper", list(Paper))
def test_every_text_is_inside_the_margins(scored: HallEvening, paper: Paper) -> None:
    names = [
        name for name in PAGES if name != "cards" or (len(scored.players) < 16 and paper is Paper.A4)
    ]  # they take long to read
    for page in pages_of(scored, *names, paper=paper, spare=1):
        width, height = page.mediabox.width, page.mediabox.height
        assert sorted((round(width), round(height))) == ([595, 842] if paper is Paper.A4 else [612, 792])
        for text in shown_on(page):
            assert MARGIN - 1 <= text.x <= width - MARGIN, text
            assert MARGIN - 1 <= text.y <= height - MARGIN, text


def test_what_hangs_on_the_wall_is_read_at_two_metres(scored: HallEvening) -> None:
    sheets = pages_of(scored, "chart", "wall", "standings")
    sizes = [text.size for sheet in sheets for text in shown_on(sheet)]
    assert min(sizes) >= 24 - 0.01


def test_cards_and_tables_say_what_the_schedule_says() -> None:
    state = EVENINGS["hall"]
    cards = text_of(state, "cards").split("In each deal mark")
    names = [player.name for player in state.players]
    assert [part.strip().splitlines()[-2] for part in cards[:-1]] == names
    ann = cards[1]
    assert [ann.count(word) for word in ("with", "against", "X")][:2] == [6 - ann.count("sits out")] * 2
    tables = [page.extract_text() for page in pages_of(state, "tables")]
    for seated in state.rounds:
        for place, table in enumerate(seated.tables):
            assert all(names[one] in tables[place] for one in table.players)
            if 0 in table.players:
                own, other = sorted((table.first, table.second), key=lambda side: 0 not in side)
                assert names[sum(own)] in ann
                assert " and ".join(names[one] for one in other) in " ".join(ann.split())


def test_the_wall_chart_has_each_player_with_their_tables() -> None:
    state = small()
    lines = text_of(state, "chart").splitlines()
    for player, each in enumerate(state.players):
        places = ["out" if player in seated.sitting_out else "1" for seated in state.rounds]
        assert " ".join((each.name, *places)) in " ".join(lines)


def test_every_script_that_the_font_has_is_printed() -> None:
    for page in set(PAGES) - {"guide"}:
        shown = text_of(one_round_scored(EVENINGS["hall"]), page)
        assert all(name in shown for name in ("Łukasz", "Ωμέγα", "Жанна")), page


def test_spare_cards_have_no_name_and_fill_the_tables_that_they_need() -> None:
    state = evening([f"P{number}" for number in range(22)])
    words = text_of(state, "cards", spare=4).split()
    assert words.count("Name") == 4
    assert len(pages_of(state, "names", spare=4)) == 3
    assert [len(pages_of(state, "tables", spare=spare)) for spare in (0, 1, 2, 4, 6)] == [5, 5, 6, 6, 7]


def test_no_line_is_left_alone_on_a_last_sheet() -> None:
    for page in ("chart", "standings"):
        sizes = [len(shown_on(sheet)) for sheet in pages_of(one_round_scored(EVENINGS["sixty-one"]), page)]
        assert max(sizes) < 2 * min(sizes), (page, sizes)


def test_a_letter_that_no_font_has_is_a_box_and_one_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typst, "Compiler", partial(typst.Compiler, ignore_system_fonts=True))
    state = evening(["漢字", "漢", "Cid", "Dee"])
    for kind in PrintFormat:
        found = printed(state, ["names"], kind, Paper.A4)
        assert found.warning.startswith("no font has '漢'")
        assert found.files[0]


def test_a_page_for_a_browser_has_every_sheet() -> None:
    state = evening(["Ann", "Bob", "Cid", "Dee"])
    pictures = printed(state, PAGES, PrintFormat.SVG, Paper.LETTER).files
    (page,) = printed(
        evening_after(state, EveningTitle("<b> & co")), PAGES, PrintFormat.HTML, Paper.LETTER
    ).files
    assert page.count(b"<svg") == len(pictures) == len(pages_of(state, *PAGES, paper=Paper.LETTER))
    assert b"<title>&lt;b&gt; &amp; co</title>" in page
    assert b"size: letter landscape" in page
    assert page.count(b'class="across"') == len(pages_of(state, "wall"))


def test_a_missing_library_is_named_with_its_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(EventError, match=r"pip install 'euchre\[print\]'"):
        printed(small(), ["names"], PrintFormat.PDF, Paper.A4)
