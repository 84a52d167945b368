"""Prints as SVG, HTML and PDF: every text can be read out of them."""

import re
import sys
import zlib
from html import unescape

import pytest

from euchre.events import EventError
from euchre.events.printing import PAGES, Paper, html_of, pdf_of, sheets_of, svg_of
from tests.events.printing.evenings import evening, small


def texts_in_pdf(document: bytes) -> list[list[str]]:
    """What each page of a PDF shows, as a reader that copies its text finds it."""
    pages = []
    for part in re.findall(rb"stream\n(.*?)\nendstream", document, re.DOTALL):
        shown = re.findall(rb"\(((?:\\.|[^\\()])*)\) Tj", zlib.decompress(part))
        pages.append([re.sub(rb"\\(.)", rb"\1", text).decode("cp1252") for text in shown])
    return pages


def test_every_text_can_be_read_out_of_a_pdf() -> None:
    sheets = sheets_of(small(), PAGES, Paper.LETTER, spare=1)
    document = pdf_of("An (odd) title \\", sheets)
    assert document.startswith(b"%PDF-1.")
    assert document.rstrip().endswith(b"%%EOF")
    assert texts_in_pdf(document) == [[text.text for text in sheet.texts] for sheet in sheets]
    assert document.count(b"/MediaBox [0 0 612.0 792.0]") + document.count(b"/MediaBox [0 0 612 792]") > 0
    assert document.count(b"/Type /Page/") == len(sheets)
    assert b"An \\(odd\\) title \\\\" in document


def test_every_text_can_be_read_out_of_a_picture() -> None:
    for sheet in sheets_of(small(), PAGES, Paper.A4):
        found = re.findall(r"<text [^>]*>([^<]*)</text>", svg_of(sheet))
        assert [unescape(text) for text in found] == [text.text for text in sheet.texts]
        assert 'width="210mm"' in svg_of(sheet) or 'width="297mm"' in svg_of(sheet)


def test_names_are_no_markup() -> None:
    state = evening(["<b>Eve</b> & Co", "B", "C", "D"])
    page = html_of(state.title, sheets_of(state, PAGES, Paper.LETTER), Paper.LETTER)
    assert "size: letter landscape" in page
    assert "&lt;b&gt;Eve&lt;/b&gt; &amp; Co" in page
    assert "<b>Eve</b>" not in page


def test_a_letter_that_the_font_lacks_is_refused_with_its_name_and_the_way_out() -> None:
    state = evening(["Łukasz", "B", "C", "D"])
    with pytest.raises(EventError, match="'Łukasz'; --to html and --to svg print it"):
        pdf_of(state.title, sheets_of(state, ["names"], Paper.A4))
    assert "Łukasz" in html_of(state.title, sheets_of(state, ["names"], Paper.A4), Paper.A4)


def test_a_missing_library_is_named_with_its_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pydyf", None)
    with pytest.raises(EventError, match=r"pip install 'euchre\[print\]'"):
        pdf_of("Title", sheets_of(small(), ["names"], Paper.A4))
