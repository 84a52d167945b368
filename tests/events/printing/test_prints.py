"""Printed pages: each text fits, nothing lies over anything else, and what hangs on the wall is large."""

from itertools import combinations
from pathlib import Path

import pytest

from euchre.events.hall import HallEvening
from euchre.events.printing import (
    MARGIN,
    PAGES,
    READ_AT_TWO_METRES,
    Paper,
    PrintedText,
    PrintSheet,
    sheets_of,
    svg_of,
)
from euchre.events.printing.letters import CAPITALS, DESCENT, POINT, text_width
from euchre.events.printing.sheet import even_parts
from tests.events.printing.evenings import evening, one_round_scored, small

GOLDENS = Path(__file__).parent / "goldens"
LONGEST = [f"{letter * 38}{number:02}" for number, letter in enumerate("WMiÅ" * 6)][:22]
TWO_WORDS = [f"{letter * 12} {letter.lower() * 22} {number}" for number, letter in enumerate("WMQA" * 6)][:22]
HALL = [
    f"{first} {last}" for last in ("Lee", "Hart", "Montgomery") for first in "Ann Bob Carla Dan Eve".split()
]

EVENINGS = {
    "hall": evening([*HALL, "Zoë"]),
    "one long word": evening(LONGEST),
    "long names": evening(TWO_WORDS, 14, 12),
    "by result": evening(HALL, 8, 10, by_result=True),
    "sixty": evening([f"Player Number {number}" for number in range(60)], 12),
    "sixty-one": evening([f"Player {number}" for number in range(61)], 12),
    "few": evening(["A", "B", "C", "D"], 1, 1),
    "many rounds": evening(["A", "B", "C", "D"], 40, 50),
    "crowd": evening([f"Player {number}" for number in range(203)], 1),
}


def box(text: PrintedText) -> tuple[float, float, float, float]:
    """Left, upper, right and lower edge of a line of capitals in its place."""
    size = text.size * POINT
    return text.left, text.y - size * CAPITALS, text.left + text.width, text.y


def overlaps(sheet: PrintSheet) -> list[tuple[str, str]]:
    """Texts of a sheet that lie over each other."""
    found = []
    boxes = [(text.text, box(text)) for text in sheet.texts]
    for (one, a), (other, b) in combinations(boxes, 2):
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
            found.append((one, other))
    return found


@pytest.fixture(params=EVENINGS)
def printed(request: pytest.FixtureRequest) -> HallEvening:
    """Each of the evenings, after its first round."""
    return one_round_scored(EVENINGS[request.param])


@pytest.mark.parametrize("paper", list(Paper))
def test_every_text_fits_its_place_and_its_sheet(printed: HallEvening, paper: Paper) -> None:
    sheets = sheets_of(printed, PAGES, paper, spare=1)
    for sheet in sheets:
        assert sorted((sheet.width, sheet.height)) == sorted(paper.size)
        for text in sheet.texts:
            left, top, right, bottom = box(text)
            assert text.width <= text.room + 0.01, (sheet.title, text)
            assert left >= MARGIN - 0.01, (sheet.title, text)
            assert right <= sheet.width - MARGIN + 0.01, (sheet.title, text)
            assert top >= MARGIN - 0.01, (sheet.title, text)
            assert bottom + text.size * POINT * DESCENT <= sheet.height - MARGIN + 2, (sheet.title, text)
    few = {sheet.title: sheet for sheet in sheets}.values()
    assert [overlaps(sheet) for sheet in few] == [[]] * len(few)


@pytest.mark.parametrize("page", ["chart", "wall", "standings"])
def test_what_hangs_on_the_wall_is_read_at_two_metres(printed: HallEvening, page: str) -> None:
    sizes = {text.size for sheet in sheets_of(printed, [page], Paper.A4) for text in sheet.texts}
    assert min(sizes) >= READ_AT_TWO_METRES
    assert READ_AT_TWO_METRES * POINT * CAPITALS > 6  # millimetres: ten minutes of arc at two metres


def test_cards_and_tables_say_what_the_schedule_says() -> None:
    hall = EVENINGS["hall"]
    texts = [text for sheet in sheets_of(hall, ["cards"], Paper.A4) for text in sheet.texts]
    starts = [number for number, text in enumerate(texts) if text.size == 20]
    assert [texts[start].text for start in starts] == [player.name for player in hall.players]
    ann = [text.text for text in texts[starts[0] : starts[1]]]
    rounds = [number for number, text in enumerate(texts[: starts[1]]) if text.size == 14]
    assert [ann[start] for start in rounds] == list("123456")
    assert [ann.count(mark) for mark in ("with", "against", "sits out", "X")] == [6, 6, 0, 6 * 8]
    for number, seated in enumerate(hall.rounds, start=1):
        place, table = next((n, each) for n, each in enumerate(seated.tables, 1) if 0 in each.players)
        own, other = (table.first, table.second) if 0 in table.first else (table.second, table.first)
        names = [hall.players[player].name for player in (*own, *other) if player]
        row = ann[rounds[number - 1] :]
        assert row[1] == str(place)
        _, word, partner, *opponents = row[row.index("with") :][:5]
        assert (word, partner) == ("against", names[0])
        assert " ".join(opponents).startswith(f"{names[1]} and {names[2]}")
        sheet = sheets_of(hall, ["tables"], Paper.A4)[place - 1]
        assert {hall.players[player].name for player in table.players} <= {text.text for text in sheet.texts}


def test_the_wall_chart_has_each_player_with_their_tables() -> None:
    state = small()
    (sheet,) = sheets_of(state, ["chart"], Paper.A4)
    words = [text.text for text in sheet.texts]
    assert words[2:5] == ["Round", "1", "2"]
    rows = {words[place]: words[place + 1 : place + 3] for place in range(5, len(words), 3)}
    assert list(rows) == sorted(rows)
    for number, seated in enumerate(state.rounds):
        for player, each in enumerate(state.players):
            assert rows[each.name][number] == ("out" if player in seated.sitting_out else "1")


def test_spare_cards_have_no_name_and_a_line_for_every_round() -> None:
    sheets = sheets_of(EVENINGS["few"], ["cards", "names"], Paper.A4, spare=2)
    words = [text.text for sheet in sheets for text in sheet.texts]
    assert words.count("Name") == 2
    assert words.count("with") == 4 + 2


@pytest.mark.parametrize("page", list(PAGES))
def test_a_golden_print_stays_as_it_was_looked_at(page: str) -> None:
    (sheet, *_) = sheets_of(small(), [page], Paper.A4, spare=1)
    assert svg_of(sheet) == (GOLDENS / f"{page}.svg").read_text()


def test_widths_are_those_of_helvetica() -> None:
    assert text_width("Euchre", 1000) == pytest.approx((667 + 556 + 500 + 556 + 333 + 556) * POINT)
    assert text_width("Euchre", 1000, bold=True) == pytest.approx((667 + 611 + 556 + 611 + 389 + 556) * POINT)
    assert text_width("\u4e2d", 1000) == pytest.approx(1000 * POINT)


def test_no_line_is_left_alone_on_a_last_sheet() -> None:
    assert [list(map(len, even_parts(count, 20))) for count in (0, 1, 20, 21, 41)] == [
        [],
        [1],
        [20],
        [10, 11],
        [13, 14, 14],
    ]
    for paper in Paper:
        for page in ("chart", "schedule", "standings"):
            sizes = {len(sheet.texts) for sheet in sheets_of(EVENINGS["sixty-one"], [page], paper)}
            assert max(sizes) < 2 * min(sizes), (paper, page, sizes)


def test_long_names_are_whole_on_the_wall_chart() -> None:
    long = "Dorothea Van-der-Meer"
    hall = evening([f"{long} {number}" for number in range(60)], 12)
    for paper in Paper:
        shown = {text.text for sheet in sheets_of(hall, ["chart"], paper) for text in sheet.texts}
        assert {f"{long} {number}" for number in range(60)} < shown
