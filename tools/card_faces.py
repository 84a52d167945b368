"""Draws the cards: writes `lib/card-art.js` of the page from the descriptions below.

`python tools/card_faces.py` makes it; a test fails when it is stale. Everything on a card is a path, so that
cards look the same whatever fonts a system has. A card is 100 units wide and 140 high.
"""

from __future__ import annotations

import json
from pathlib import Path

FILE = Path(__file__).parents[1] / "src" / "euchre" / "server" / "page" / "lib" / "card-art.js"

SUITS = {
    "S": "M0-10C4-4 10-1 10 4C10 8 5 9 1.5 6C2 8 3 9.5 4 10.5H-4"
    "C-3 9.5-2 8-1.5 6C-5 9-10 8-10 4C-10-1-4-4 0-10Z",
    "H": "M0 10C-3 5-10 2-10-4C-10-8.5-6-10-3.5-9C-1.8-8.3-.5-7 0-5C.5-7 1.8-8.3 3.5-9C6-10 10-8.5 10-4"
    "C10 2 3 5 0 10Z",
    "D": "M0-11Q3-4 8 0Q3 4 0 11Q-3 4-8 0Q-3-4 0-11Z",
    "C": "M1.4 4.5C3 8.5 10 7.5 10 2.6C10-1.5 6-3 3-1.6C5.4-4 4.4-10 0-10C-4.4-10-5.4-4-3-1.6"
    "C-6-3-10-1.5-10 2.6C-10 7.5-3 8.5-1.4 4.5C-1.5 7-2.5 9.5-4 10.5H4C2.5 9.5 1.5 7 1.4 4.5Z",
}
"""The outline of each suit, centred on 0, 0, about 20 units wide and high."""

GLYPHS = {
    "A": "M1 28L10 1L19 28M4.5 19H15.5",
    "K": "M3 1V28M17.5 1L3.5 18M8.5 12L18.5 28",
    "Q": "M10 1C4 1 2 7 2 14.5S4 28 10 28S18 22 18 14.5S16 1 10 1ZM11.5 20.5L19 29",
    "J": "M7 1H17.5M13.5 1V20C13.5 25.5 11.5 28 7.5 28C4 28 2 26 1.5 21.5",
    "9": "M17 9.5C17 4 14.5 1 10 1S3 4 3 9.5S5.5 18 10 18S17 15 17 9.5V14C17 23 13.5 28 5 28",
    "8": "M10 1C6 1 4 3.5 4 7.3S6.5 13.6 10 13.6S16 11 16 7.3S14 1 10 1ZM10 13.6C5.5 13.6 3 16.5 3 20.8"
    "S5.5 28 10 28S17 25 17 20.8S14.5 13.6 10 13.6Z",
    "7": "M2 1.5H18L8 28",
    "T": "M-1 7L3 1.5V28M14 1C10.3 1 8.7 6 8.7 14.5S10.3 28 14 28S19.3 23 19.3 14.5S17.7 1 14 1Z",
    "S": "M16 7C15 3 13 1 10 1C6 1 3.5 3.5 3.5 7.5C3.5 15.5 16.5 13 16.5 21C16.5 25.5 13.5 28 10 28"
    "C6 28 4 26 3 22",
    "H": "M3.5 1V28M16.5 1V28M3.5 14H16.5",
    "D": "M4 1V28H8C14.5 28 17.5 23 17.5 14.5S14.5 1 8 1Z",
    "C": "M17 7.5C16 3.5 13.5 1 10 1C5 1 2.5 6.5 2.5 14.5S5 28 10 28C13.5 28 16 25.5 17 21.5",
    "O": "M10 1C4 1 2 7 2 14.5S4 28 10 28S18 22 18 14.5S16 1 10 1Z",
    "E": "M16 1H4V28H16M4 14H14",
    "R": "M4 28V1H10C15 1 17 4 17 8.5S15 16 10 16H4M10 16L17.5 28",
}
"""Ranks and letters as strokes, 20 units wide and 28 high."""

PIPS: dict[str, list[tuple[float, float]]] = {
    "7": [(-1, 0), (1, 0), (-1, 3), (1, 3), (-1, 6), (1, 6), (0, 1.5)],
    "8": [(-1, 0), (1, 0), (-1, 3), (1, 3), (-1, 6), (1, 6), (0, 1.5), (0, 4.5)],
    "9": [(-1, 0), (1, 0), (-1, 2), (1, 2), (-1, 4), (1, 4), (-1, 6), (1, 6), (0, 3)],
    "T": [(-1, 0), (1, 0), (-1, 2), (1, 2), (-1, 4), (1, 4), (-1, 6), (1, 6), (0, 1), (0, 5)],
}
"""Columns from -1 to 1 and rows from 0 to 6 of the pips, as on printed cards."""

HAIR = {
    "S": ("dark", "M37 40C34 28 39 21 50 21S66 28 63 40L61.5 52Q64 44 62 36Q50 31 38 36Q36 44 38.5 52Z"),
    "H": (
        "fair",
        "M38 52C31 53 32 45 35 43C31 38 35 31 39 30C41 22 59 22 61 30C65 31 69 38 65 43"
        "C68 45 69 53 62 52Q64 41 61 36Q50 32 39 36Q36 41 38 52Z",
    ),
    "D": (
        "red",
        "M36 56C38 47 33 42 36 33C39 20 61 20 64 33C67 42 62 47 64 56C61 52 62 42 60 36"
        "Q50 30 40 36C38 42 39 52 36 56Z",
    ),
    "C": ("brown", "M38 48Q34 34 40 26Q50 19 60 26Q66 34 62 48Q63 40 60 35Q50 33 40 35Q37 40 38 48Z"),
}
"""How the people of each suit wear their hair."""

LONG = {
    "S": "M37 38Q34 58 39 64H44Q39 54 40 44ZM63 38Q66 58 61 64H56Q61 54 60 44Z",
    "H": "M36 38C30 44 36 50 32 56C36 62 41 61 43 58Q38 50 39 42Z"
    "M64 38C70 44 64 50 68 56C64 62 59 61 57 58Q62 50 61 42Z",
    "D": "M36 36C32 46 30 58 34 66H42Q36 54 40 42ZM64 36C68 46 70 58 66 66H58Q64 54 60 42Z",
    "C": "M37 36C33 40 33 52 37 58Q42 60 43 55Q38 48 40 40ZM63 36C67 40 67 52 63 58Q58 60 57 55Q62 48 60 40Z",
}
"""The long hair of the queens."""

BEARD = {
    "S": "M40 45C41 58 45 64 50 66C55 64 59 58 60 45Q57 51 53.5 50Q50 48.5 46.5 50Q43 51 40 45Z",
    "H": "M41 47C41 55 44 58 46 62L50 58L54 62C56 58 59 55 59 47Q57 51 53.5 50Q50 48.5 46.5 50Q43 51 41 47Z",
    "D": "M44 50Q50 47 56 50Q53 52 50 51Q47 52 44 50ZM47.5 55H52.5L50 66Z",
    "C": "M39.5 44C38 54 43 63 50 63S62 54 60.5 44C59 50 56 51 53.5 50Q50 48.5 46.5 50C44 51 41 50 39.5 44Z",
}
"""The beards of the kings."""

WHISKERS = {
    "S": "M44.5 50.5Q47.5 48 50 50Q52.5 48 55.5 50.5",
    "H": "M46 52.5Q50 55.5 54 52.5",
    "D": "M45 50Q50 47.5 55 50M50 55V58.5",
    "C": "M45 53Q51 54.5 55 51.5",
}
"""The mouths of the knaves: a thin moustache, a smile, a goatee, a smirk."""

CROWNS = {
    "K": {
        "S": "M36 31L32 12L41 21L45 10L50 19L55 10L59 21L68 12L64 31Z",
        "H": "M36 31C30 22 34 14 42 17C42 10 58 10 58 17C66 14 70 22 64 31Z",
        "D": "M36 31L34 15L42 22L50 9L58 22L66 15L64 31Z",
        "C": "M36 31V16H41V21H46V14H54V21H59V16H64V31Z",
    },
    "Q": {
        "S": "M37 29L36 19Q40 25 43 17Q47 25 50 15Q53 25 57 17Q60 25 64 19L63 29Z",
        "H": "M37 29C36 21 40 18 43 22C44 15 56 15 57 22C60 18 64 21 63 29Q50 24 37 29Z",
        "D": "M36 30Q38 24 43 23L50 12L57 23Q62 24 64 30Q50 24 36 30Z",
        "C": "M37 29Q36 22 40 20Q44 24 46 17Q50 22 54 17Q56 24 60 20Q64 22 63 29Q50 26 37 29Z",
    },
    "J": {
        "S": "M34 31C32 20 42 15 52 16C62 16 69 22 67 30Q50 24 34 31Z",
        "H": "M34 32C36 24 42 22 46 20L72 26C66 29 65 30 64 33Q50 27 34 32Z",
        "D": "M35 32C30 26 34 19 40 20C42 14 58 14 60 20C66 19 70 26 65 32Q50 26 35 32Z",
        "C": "M29 31Q34 26 38 27Q39 15 50 15T62 27Q66 26 71 31Q50 25 29 31Z",
    },
}
"""Crowns of the kings, coronets of the queens, and four different hats of the knaves."""

PLUMES = {
    "S": "M60 20C70 16 74 6 70 4C64 6 58 12 57 18Z",
    "H": "M44 21C40 12 32 8 29 10C29 16 34 22 41 24Z",
    "D": "M50 19C47 14 48 9 50 7C52 9 53 14 50 19ZM47 20A3 3 0 1 1 53 20A3 3 0 1 1 47 20Z",
    "C": "M38 25C30 22 26 12 31 8C38 10 42 18 42 24Z",
}

HELD = {
    "K": {
        "S": "M29 69V20L31 14L33 20V69ZM25 56H37V59H25Z",
        "H": "M67 14L71 18L69.5 69H66.5L65 18ZM61 54H75V57H61Z",
        "D": "M30 69V22H32.5V69ZM25 24Q31 16 38 24Q31 32 25 24Z",
        "C": "M26 60A6 6 0 1 1 38 60A6 6 0 1 1 26 60ZM30.5 44H33.5V47H36.5V50H33.5V54H30.5V50H27.5V47H30.5Z",
    },
    "Q": {
        "S": "M30.5 69V48H32V69ZM31 49C25 47 25 39 31 36C37 39 37 47 31 49Z",
        "H": "M30.5 69V50H32V69ZM31 51C24 51 25 44 28 43C28 38 35 38 35 43C38 44 38 51 31 51Z",
        "D": "M30.5 69V46H32V69ZM31.3 34L35 41L31.3 48L27.5 41Z",
        "C": "M30.5 69V52H32V69ZM31 52C25 53 24 47 28 46C26 41 36 41 34 46C38 47 37 53 31 52Z",
    },
    "J": {
        "S": "M30 69V12H32V69ZM32 16C40 16 40 28 32 28Z",
        "H": "M30.5 69V46H32V69ZM31.3 48C26 44 26 36 31.300 32C36.5 36 36.5 44 31.3 48Z",
        "D": "M27 62C27 52 33 48 38 50L36.5 53C33 52 31 56 31 62Z",
        "C": "M30.5 69V20H32V69ZM31.3 12L35 22H27.5Z",
    },
}
"""What each of them holds: arms, flowers, a leaf, a horn."""

ROBES = {
    "K": "M24 70V59Q30 51 42 54L50 70L58 54Q70 51 76 59V70Z",
    "Q": "M24 70Q25 58 41 55Q50 66 59 55Q75 58 76 70Z",
    "J": "M24 70V61Q33 54 43 55H57Q67 54 76 61V70Z",
}
COLLARS = {
    "K": "M40 53L50 70L60 53L66 54L53 70H47L34 54Z",
    "Q": "M41 55Q50 66 59 55L62 56Q50 72 38 56Z",
    "J": "M41 53L46 60L50 56L54 60L59 53L62 57L54 66L50 61L46 66L38 57Z",
}
FACE = "M40 34Q50 29 60 34V44Q60 57 50 57.5Q40 57 40 44Z"
FEATURES = {
    "K": "M44 41H47M53 41H56M43.5 38Q45.5 37 47.5 38M52.5 38Q54.5 37 56.5 38M50 41V46.5L48.5 47.5",
    "Q": "M44 42Q45.5 40.5 47 42M53 42Q54.5 40.5 56 42M50 42.5V46.5L51.3 47.3M47.5 51.5Q50 53.5 52.5 51.5",
    "J": "M44 41.5H46.5M53 41.5H55.5M43.5 39Q45.5 38 47.5 39M50 41.5V46L51.5 47",
}


def court(rank: str, suit: str) -> list[tuple[str, str]]:
    """Return the upper half of a court card: classes and paths, from the back to the front."""
    colour, hair = HAIR[suit]
    parts = [("robe", ROBES[rank]), ("trim", COLLARS[rank])]
    if rank == "Q":
        parts.append((colour, LONG[suit]))
    parts += [("skin", FACE), (colour, hair)]
    if rank == "K":
        parts.append((colour, BEARD[suit]))
    if rank == "J":
        parts += [("robe", CROWNS[rank][suit]), ("second", PLUMES[suit])]
    else:
        parts.append(("crown", CROWNS[rank][suit]))
    parts += [("line", FEATURES[rank] + (WHISKERS[suit] if rank == "J" else ""))]
    return [*parts, ("second" if rank == "Q" else "arm", HELD[rank][suit])]


def pips(rank: str) -> list[tuple[float, float]]:
    """Return the middle of each pip of a card."""
    return [(50 + 15 * column, round(27 + 86 * row / 6, 1)) for column, row in PIPS[rank]]


def lattice(left: float, top: float, right: float, bottom: float, step: float) -> str:
    """Return diagonal lines in both directions through a rectangle."""
    lines: list[str] = []
    width, height = right - left, bottom - top
    at = -height
    while at < width:
        start, end = max(0.0, at), min(width, at + height)
        if end > start:
            down = f"M{left + start:g} {top + start - at:g}L{left + end:g} {top + end - at:g}"
            up = f"M{left + start:g} {bottom - start + at:g}L{left + end:g} {bottom - end + at:g}"
            lines += [down, up]
        at += step
    return "".join(lines)


def rings() -> str:
    """Return circles that overlap, in rows."""
    circles = [(x, y) for y in range(18, 130, 13) for x in (17.5, 30.5, 43.5, 56.5, 69.5, 82.5)]
    return "".join(f"M{x - 8:g} {y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0" for x, y in circles)


def scales() -> str:
    """Return rows of arches."""
    found: list[str] = []
    for row, y in enumerate(range(18, 134, 8)):
        shift = 6.5 if row % 2 else 0.0
        x = 11.0 - shift
        while x < 89:
            start, end = max(x, 11), min(x + 13, 89)
            if end - start > 12:
                found.append(f"M{start:g} {y}q6.5-11 13 0")
            x += 13
    return "".join(found)


def text() -> str:
    """Return the whole file."""
    head = "/** The paths of the cards. Made by `python tools/card_faces.py`; edit that. */"
    courts = {rank + suit: court(rank, suit) for rank in "KQJ" for suit in "SHDC"}
    backs = [lattice(11, 11, 89, 129, 13), rings(), scales()]
    pieces = [
        ("The outline of each suit, about 20 units wide and high.", "SUIT_PATHS", SUITS),
        ("Ranks and letters as strokes, 20 units wide and 28 high.", "GLYPHS", GLYPHS),
        ("The middle of each pip.", "PIPS", {rank: pips(rank) for rank in PIPS}),
        ("The upper halves of the court cards: classes and paths.", "COURTS", courts),
        ("The patterns of the backs.", "BACKS", backs),
    ]
    kinds = {
        "PIPS": "Record<string, number[][]>",
        "COURTS": "Record<string, string[][]>",
        "BACKS": "string[]",
    }
    found = [head]
    for doc, name, value in pieces:
        kind = kinds.get(name, "Record<string, string>")
        data = json.dumps(value, indent=2).replace(".5", ".5")
        found.append(f"/** {doc} @type {{{kind}}} */\nexport const {name} = {data};")
    return "\n\n".join(found) + "\n"


if __name__ == "__main__":
    FILE.write_text(text())
