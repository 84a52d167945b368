"""A sheet as an SVG picture in millimetres, and several in one HTML page that a browser prints."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...pictures.svg import Attributes, element
from .letters import POINT
from .sheet import Paper, PrintedMark, PrintedText, PrintSheet

_FONT = "Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif"
_SHADE = "#e6e6e6"


def svg_of(sheet: PrintSheet) -> str:
    """The picture. Each text has the width it was fitted to, whatever font the reader has."""
    frame: Attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "width": f"{sheet.width:g}mm",
        "height": f"{sheet.height:g}mm",
        "viewBox": f"0 0 {sheet.width:g} {sheet.height:g}",
        "font-family": _FONT,
        "role": "img",
    }
    paper = element("rect", {"width": sheet.width, "height": sheet.height, "fill": "#fff"})
    title = element("title", {}, escape(sheet.title, quote=False))
    body = "\n".join((title, paper, *map(_mark, sheet.marks)))
    return element("svg", frame, f"\n{body}\n") + "\n"


def html_of(title: str, sheets: Sequence[PrintSheet], paper: Paper) -> str:
    """A page of HTML with a sheet on each printed page."""
    upright, across = (f"{paper.value} {way}" for way in ("portrait", "landscape"))
    style = (
        f"@page upright {{ size: {upright}; margin: 0 }} @page across {{ size: {across}; margin: 0 }}\n"
        "body { margin: 0 } svg { display: block; break-after: page }\n"
        ".upright { page: upright } .across { page: across }"
    )
    pages = "".join(
        f'<div class="{"across" if sheet.width > sheet.height else "upright"}">{svg_of(sheet)}</div>'
        for sheet in sheets
    )
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{style}</style></head>\n<body>\n{pages}</body></html>\n"
    )


def _mark(mark: PrintedMark) -> str:
    if isinstance(mark, PrintedText):
        attributes: Attributes = {
            "x": round(mark.x, 2),
            "y": round(mark.y, 2),
            "font-size": round(mark.size * POINT, 3),
            "textLength": round(mark.width, 2),
            "lengthAdjust": "spacingAndGlyphs",
        }
        if mark.anchor != "start":
            attributes["text-anchor"] = mark.anchor
        if mark.bold:
            attributes["font-weight"] = "bold"
        return element("text", attributes, escape(mark.text, quote=False))
    if not mark.height:
        line: Attributes = {"x1": mark.x, "y1": mark.y, "x2": mark.x + mark.width, "y2": mark.y}
        return element("line", {**_rounded(line), **_stroke(mark.line, mark.is_dashed)})
    box: Attributes = {"x": mark.x, "y": mark.y, "width": mark.width, "height": mark.height}
    fill = _SHADE if mark.is_shaded else "none"
    return element("rect", {**_rounded(box), "fill": fill, **_stroke(mark.line, mark.is_dashed)})


def _rounded(attributes: Attributes) -> Attributes:
    return {key: round(value, 2) if isinstance(value, float) else value for key, value in attributes.items()}


def _stroke(line: float, is_dashed: bool) -> Attributes:
    stroke: Attributes = {"stroke": "#000", "stroke-width": line}
    return {**stroke, "stroke-dasharray": "2 2"} if is_dashed else stroke
