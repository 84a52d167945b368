"""A plot of the value of the score through a review, as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ..equity import Worth, equity_of, score_shortened, worth_of
from ..seats import Seat
from .reviewing import Review, ReviewedDeal

_WIDTH, _HEIGHT, _MARGIN = 720, 320, 48
_CAUSES = {
    "dealt": "cards dealt",
    "hidden": "hidden cards",
    "own": "own choices",
    "partner": "partner",
    "adversaries": "adversaries",
}
_COLOURS = {
    "dealt": "#6b6b6b",
    "hidden": "#b0a99a",
    "own": "#1b5e20",
    "partner": "#1565c0",
    "adversaries": "#b3261e",
}
_TEXT = 'font-family="sans-serif" font-size="11"'


def plot(review: Review, seat: Seat) -> str:
    """Return the value of the score for a seat's side after each finished deal, as an SVG document.

    The line of each deal has the colour of the main cause of its change, and its number below; each point has
    a tooltip with both.
    """
    points = list(_points(review, seat)) or [(0.0, "no finished deal", None)]
    low, high = _range(review, [value for value, _, _ in points])
    across = (_WIDTH - 2 * _MARGIN) / max(1, len(points) - 1)
    down = (_HEIGHT - 2 * _MARGIN) / (high - low)
    placed = [
        (_MARGIN + place * across, _HEIGHT - _MARGIN - (value - low) * down, text)
        for place, (value, text, _) in enumerate(points)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in placed)
    title = f"{worth_of(review.code).value}, side of {seat}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        *_grid(low, high),
        f'<polyline points="{line}" fill="none" stroke="#b0a99a" stroke-width="1"/>',
        *_swings(review, seat, placed),
        *_legend(),
        *(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#222"><title>{escape(text)}</title></circle>'
            for x, y, text in placed
        ),
        f'<text x="{_MARGIN}" y="24" font-family="sans-serif" font-size="14">{escape(title)}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def value_before(deal: ReviewedDeal, seat: Seat) -> float:
    """Return the value of the score before a deal for a seat's side, in the unit of the code."""
    score = score_shortened(deal.source.score)
    side = score.code.seating.side_of(seat)
    return equity_of(score.code).before_deal(score, deal.source.deal.dealer)[side]


def _swings(review: Review, seat: Seat, placed: list[tuple[float, float, str]]) -> Iterator[str]:
    """Yield the line of each deal in the colour of its cause, with the deal's number below."""
    numbers = [deal.number for deal in review.deals if deal.worth(seat) is not None]
    causes = [cause for _, _, cause in _points(review, seat) if cause is not None]
    for place, (number, cause) in enumerate(zip(numbers, causes, strict=True)):
        (x, y, _), (later_x, later_y, _) = placed[2 * place : 2 * place + 2]
        yield (
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{later_x:.1f}" y2="{later_y:.1f}" '
            f'stroke="{_COLOURS[cause]}" stroke-width="3"/>'
        )
        middle = (x + later_x) / 2
        below = _HEIGHT - _MARGIN + 16
        yield f'<text x="{middle:.1f}" y="{below}" text-anchor="middle" {_TEXT}>{number}</text>'


def _legend() -> Iterator[str]:
    """Yield what the colours mean."""
    for place, (cause, words) in enumerate(_CAUSES.items()):
        x, y = _MARGIN + place * 125, _HEIGHT - 12
        ends = f'x1="{x}" y1="{y - 4}" x2="{x + 18}" y2="{y - 4}"'
        yield f'<line {ends} stroke="{_COLOURS[cause]}" stroke-width="3"/>'
        yield f'<text x="{x + 24}" y="{y}" {_TEXT}>{words}</text>'


def _points(review: Review, seat: Seat) -> Iterator[tuple[float, str, str | None]]:
    """Yield the value before and after each finished deal, with a text, and the cause of the change."""
    for deal in review.deals:
        account = deal.worth(seat)
        if account is None:
            continue
        value = value_before(deal, seat)
        cause = max(_CAUSES, key=lambda name: abs(getattr(account, name)))
        yield value, f"before deal {deal.number}", None
        yield (
            value + account.result,
            f"deal {deal.number}: {account.result:+.3f}, mostly {_CAUSES[cause]}",
            cause,
        )


def _range(review: Review, values: list[float]) -> tuple[float, float]:
    if worth_of(review.code) is Worth.CHANCE:
        return 0.0, 1.0
    low, high = min(values), max(values)
    return (low - 0.1, high + 0.1) if high > low else (low - 1, high + 1)


def _grid(low: float, high: float) -> Iterator[str]:
    for step in range(5):
        value = low + (high - low) * step / 4
        y = _HEIGHT - _MARGIN - step / 4 * (_HEIGHT - 2 * _MARGIN)
        yield f'<line x1="{_MARGIN}" y1="{y:.1f}" x2="{_WIDTH - _MARGIN}" y2="{y:.1f}" stroke="#ccc"/>'
        yield (
            f'<text x="{_MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end" font-family="sans-serif" '
            f'font-size="11">{value:.2f}</text>'
        )
