"""Sheets as one PDF, in the Helvetica that every reader has. Needs the extra `euchre[print]`."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from ..refusals import EventError
from .letters import POINT, is_in_helvetica
from .sheet import PrintedBox, PrintedMark, PrintedText, PrintSheet

if TYPE_CHECKING:
    import pydyf

_FONTS = {False: ("Plain", "Helvetica"), True: ("Bold", "Helvetica-Bold")}
_SHADE = 0.9


def pdf_of(title: str, sheets: Sequence[PrintSheet]) -> bytes:
    """The document. Raises EventError for a letter that Helvetica lacks, or without the PDF library."""
    try:
        import pydyf
    except ImportError:
        raise EventError(
            "the PDF writer is not installed: pip install 'euchre[print]'; --to html needs nothing more"
        ) from None
    for sheet in sheets:
        for text in sheet.texts:
            _check(text.text)
    document = pydyf.PDF()
    document.info["Title"] = pydyf.String(title)
    fonts = {}
    for short, name in _FONTS.values():
        font = pydyf.Dictionary(
            {"Type": "/Font", "Subtype": "/Type1", "BaseFont": f"/{name}", "Encoding": "/WinAnsiEncoding"}
        )
        document.add_object(font)
        fonts[short] = font.reference
    for sheet in sheets:
        stream = pydyf.Stream(compress=True)
        for mark in sheet.marks:
            _draw(stream, mark, sheet.height)
        document.add_object(stream)
        document.add_page(
            pydyf.Dictionary(
                {
                    "Type": "/Page",
                    "Parent": document.pages.reference,
                    "MediaBox": pydyf.Array([0, 0, _points(sheet.width), _points(sheet.height)]),
                    "Contents": stream.reference,
                    "Resources": pydyf.Dictionary({"Font": pydyf.Dictionary(fonts)}),
                }
            )
        )
    written = BytesIO()
    document.write(written)
    return written.getvalue()


def _check(text: str) -> None:
    if not is_in_helvetica(text):
        raise EventError(f"the font of a PDF lacks a letter of '{text}'; --to html and --to svg print it")


def _points(millimetres: float) -> float:
    return round(millimetres / POINT, 2)


def _draw(stream: pydyf.Stream, mark: PrintedMark, height: float) -> None:
    if isinstance(mark, PrintedText):
        stream.begin_text()
        stream.set_font_size(_FONTS[mark.bold][0], mark.size)
        stream.move_text_to(_points(mark.left), _points(height - mark.y))
        stream.show_text_string(mark.text.encode("cp1252"))
        stream.end_text()
    else:
        _draw_box(stream, mark, height)


def _draw_box(stream: pydyf.Stream, box: PrintedBox, height: float) -> None:
    stream.push_state()
    stream.set_line_width(_points(box.line))
    if box.is_dashed:
        stream.set_dash([6, 6], 0)
    if box.is_shaded:
        stream.set_color_rgb(_SHADE, _SHADE, _SHADE)
    left, bottom = _points(box.x), _points(height - box.y - box.height)
    if box.height:
        stream.rectangle(left, bottom, _points(box.width), _points(box.height))
    else:
        stream.move_to(left, bottom)
        stream.line_to(_points(box.x + box.width), bottom)
    if box.is_shaded:
        stream.fill_and_stroke()
    else:
        stream.stroke()
    stream.pop_state()
