"""Draws the page's icons: `python -m tools.icons` writes `icon.svg` and the PNG files in `icons/`.

The icon is a card with a heart on the felt. It is filled row by row with sixteen samples a pixel, by the
standard library alone, so that the files are the same on every system; a test fails when they are stale.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).parents[1] / "src" / "euchre" / "server" / "page"

Point = tuple[float, float]
Shape = list[Point]

FELT, PAPER, RED = "#1d5142", "#fdfcf7", "#b3171e"
HEART = "M16 22C13 17 9 15 9 11.500C9 8.5 13 8 16 12C19 8 23 8.5 23 11.500C23 15 19 17 16 22Z"
CURVES: list[list[Point]] = [
    [(16, 22), (13, 17), (9, 15), (9, 11.5)],
    [(9, 11.5), (9, 8.5), (13, 8), (16, 12)],
    [(16, 12), (19, 8), (23, 8.5), (23, 11.5)],
    [(23, 11.5), (23, 15), (19, 17), (16, 22)],
]
"""The heart as cubic curves, on a square of 32 units."""
SIZES = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "maskable-512": (512, True),
    "touch-180": (180, True),
}
"""Pixels of each file, and whether the system cuts its shape out, so that the felt fills the square."""
SAMPLES = 4
"""Samples a pixel, across and down."""
ROUND = 16
"""Points of a quarter of a circle, or of a curve."""


def svg() -> str:
    """Return the icon as SVG."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f'<rect width="32" height="32" rx="7" fill="{FELT}"/>'
        f'<rect x="8" y="5" width="16" height="22" rx="3" fill="{PAPER}"/>'
        f'<path d="{HEART}" fill="{RED}"/></svg>\n'
    )


def png(size: int, is_whole: bool) -> bytes:
    """Return the icon as PNG; `is_whole` fills the square with felt and keeps the card in its safe middle."""
    scale = 0.78 if is_whole else 1.0
    heart = [one for curve in CURVES for one in _curve(curve)]
    felt = _rounded(0, 0, 32, 32, 0 if is_whole else 7)
    inner = [_moved(shape, scale) for shape in (_rounded(8, 5, 16, 22, 3), heart)]
    layers = list(zip([felt, *inner], map(_rgb, (FELT, PAPER, RED)), strict=True))
    rows = b"".join(b"\0" + row for row in _rows(size, layers))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _rows(size: int, layers: list[tuple[Shape, tuple[int, int, int]]]) -> Iterator[bytes]:
    """Yield the pixels of each row: red, green, blue and opacity."""
    step = 32 / size
    for row in range(size):
        pixels = [(0.0, 0.0, 0.0, 0.0)] * size
        for shape, colour in layers:
            for place, covered in enumerate(_coverage(shape, row, size, step)):
                if covered:
                    pixels[place] = _over(colour, covered, pixels[place])
        yield b"".join(bytes(round(value) for value in (*pixel[:3], 255 * pixel[3])) for pixel in pixels)


def _over(
    colour: tuple[int, int, int], covered: float, below: tuple[float, float, float, float]
) -> tuple[float, float, float, float]:
    """Return a colour that covers a part of a pixel, over what is there."""
    opacity = covered + below[3] * (1 - covered)
    red, green, blue = (
        (new * covered + old * below[3] * (1 - covered)) / opacity
        for new, old in zip(colour, below[:3], strict=True)
    )
    return red, green, blue, opacity


def _coverage(shape: Shape, row: int, size: int, step: float) -> list[float]:
    """Return which part of each pixel of a row a shape covers."""
    hits = [0] * size
    for sample in range(SAMPLES):
        y = (row + (sample + 0.5) / SAMPLES) * step
        crossings = sorted(_crossings(shape, y))
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            first, last = (_sample_at(x, step) for x in (left, right))
            for one in range(max(0, first), min(size * SAMPLES, last)):
                hits[one // SAMPLES] += 1
    return [count / SAMPLES**2 for count in hits]


def _sample_at(x: float, step: float) -> int:
    """Return the first sample of a row at or right of a place."""
    return int(-(-(x / step * SAMPLES - 0.5) // 1))


def _crossings(shape: Shape, y: float) -> Iterator[float]:
    """Yield where a horizontal line crosses the outline of a shape."""
    for (x0, y0), (x1, y1) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (y0 <= y) != (y1 <= y):
            yield x0 + (y - y0) / (y1 - y0) * (x1 - x0)


def _curve(ends: list[Point]) -> Shape:
    """Return the points of a cubic curve without its last."""
    found: Shape = []
    for part in range(ROUND):
        t = part / ROUND
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (sum(w * end[axis] for w, end in zip(weights, ends, strict=True)) for axis in (0, 1))
        found.append((x, y))
    return found


def _rounded(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    """Return a rectangle with round corners."""
    k = (
        radius * 0.4477
    )  # how far the ends of a curve that looks like a quarter of a circle are from the corner
    right, low = x + width, y + height
    corners: list[list[Point]] = [
        [(x, y + radius), (x, y + k), (x + k, y), (x + radius, y)],
        [(right - radius, y), (right - k, y), (right, y + k), (right, y + radius)],
        [(right, low - radius), (right, low - k), (right - k, low), (right - radius, low)],
        [(x + radius, low), (x + k, low), (x, low - k), (x, low - radius)],
    ]
    return [one for corner in corners for one in (*_curve(corner), corner[-1])]


def _moved(shape: Shape, scale: float) -> Shape:
    """Return a shape drawn smaller, about the middle of the square."""
    return [(16 + (x - 16) * scale, 16 + (y - 16) * scale) for x, y in shape]


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def files() -> dict[Path, bytes]:
    """Return each file with its bytes."""
    drawn = {PAGE / "icons" / f"{name}.png": png(*size) for name, size in SIZES.items()}
    return {PAGE / "icon.svg": svg().encode(), **drawn}


def main() -> None:
    """Write the files."""
    for path, data in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)


if __name__ == "__main__":
    main()
