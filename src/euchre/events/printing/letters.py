"""How wide letters are in Helvetica, so that every text can be fitted to its place before it is printed.

Every PDF reader has Helvetica. Arial and Liberation Sans have the same widths.
"""

from __future__ import annotations

from functools import cache

POINT = 25.4 / 72
"""Millimetres in a point."""
CAPITALS = 0.72
"""Height of a capital letter, in parts of the size of the type."""
DESCENT = 0.21
"""How far a letter reaches below its line, in parts of the size of the type."""

_PLAIN = {
    191: "'",
    222: "ijl\u201a\u2018\u2019",
    260: "|¦",
    278: " !,./:;I[\\]ft·ÌÍÎÏìíîï",
    333: "()-`r„\u02c6\u2039“”\u02dc\u203a¡¨¯²³\u00b4\u00b8¹",
    334: "{}",
    350: "•",
    355: '"',
    365: "º",
    370: "ª",
    389: "*",
    400: "°",
    469: "^",
    500: "Jcksvxyzšžçýÿ",
    537: "¶",
    556: "#$0123456789?L_abdeghnopqu€ƒ†‡\u2013¢£¤¥§«µ»àáâãäåèéêëðñòóôõöùúûüþ",
    584: "+<=>~¬±\u00d7÷",
    611: "FTZŽ¿ßø",
    667: "&ABEKPSVXYŠŸÀÁÂÃÄÅÈÉÊËÝÞ",
    722: "CDHNRUwÇÐÑÙÚÛÜ",
    737: "©®",
    778: "GOQÒÓÔÕÖØ",
    833: "Mm",
    834: "¼½¾",
    889: "%æ",
    944: "Wœ",
    1000: "…‰Œ—™Æ",
    1015: "@",
}
_BOLD = {
    238: "'",
    278: " ,./I\\ijl\u201a\u2018\u2019·ÌÍÎÏìíîï",
    280: "|¦",
    333: "!()-:;[]`ft\u02c6\u2039\u02dc\u203a¡¨¯²³\u00b4\u00b8¹",
    350: "•",
    365: "º",
    370: "ª",
    389: "*r{}",
    400: "°",
    474: '"',
    500: "z„“”ž",
    556: "#$0123456789J_aceksvxy€ƒ†‡\u2013š¢£¤¥§«¶»àáâãäåçèéêëýÿ",
    584: "+<=>^~¬±\u00d7÷",
    611: "?FLTZbdghnopquŽµ¿ßðñòóôõöøùúûüþ",
    667: "EPSVXYŠŸÈÉÊËÝÞ",
    722: "&ABCDHKNRUÀÁÂÃÄÅÇÐÑÙÚÛÜ",
    737: "©®",
    778: "GOQwÒÓÔÕÖØ",
    833: "M",
    834: "¼½¾",
    889: "%mæ",
    944: "Wœ",
    975: "@",
    1000: "…‰Œ—™Æ",
}
_OTHER = 1000
"""The width of a letter that Helvetica lacks; no letter of another font is wider than its size."""


@cache
def _widths(bold: bool) -> dict[str, int]:
    """Thousandths of the size of the type, by letter."""
    return {letter: width for width, letters in (_BOLD if bold else _PLAIN).items() for letter in letters}


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text is, in millimetres; `size` is in points.

    >>> round(text_width("Euchre", 72), 1)
    80.5
    """
    widths = _widths(bold)
    return sum(widths.get(letter, _OTHER) for letter in text) / 1000 * size * POINT


def is_in_helvetica(text: str) -> bool:
    """Whether every letter of a text is in the Helvetica of a PDF reader."""
    return all(letter in _widths(False) for letter in text)
