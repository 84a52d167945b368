"""Pages of an evening to print: score cards, name tags, table cards, schedule, wall charts, standings."""

from .pages import BEFORE_PLAY, PAGES, sheets_of
from .pdf_sheet import pdf_of
from .sheet import MARGIN, READ_AT_TWO_METRES, Paper, PrintedBox, PrintedText, PrintSheet
from .svg_sheet import html_of, svg_of

__all__ = [
    "BEFORE_PLAY",
    "MARGIN",
    "PAGES",
    "READ_AT_TWO_METRES",
    "Paper",
    "PrintSheet",
    "PrintedBox",
    "PrintedText",
    "html_of",
    "pdf_of",
    "sheets_of",
    "svg_of",
]
