"""Short forms typed without their apostrophe, as on a phone: `im`, `ill`, `dont`."""

from __future__ import annotations

import re

from ..everyday import QUOTED

_PARTS = re.compile(
    r"\b(?:(?P<who>i)(?P<is>m|ve|ll)|(?P<they>you|they|we)(?P<have>ve)|(?P<plural>they|you)(?P<are>re|ll)"
    r"|(?P<it>that|what|there|who|he|she|where)(?P<s>s)"
    r"|(?P<not>do|did|does|could|would|should|have|has|had|is|was|were|are|ca|wo)n(?P<t>t))\b"
    r"(?!')",
    re.IGNORECASE,
)


def with_apostrophes(text: str) -> str:
    """A text with the apostrophes that were left out; quotations stay as they are."""
    return "".join(
        piece if piece.startswith('"') else _PARTS.sub(_mended, piece) for piece in QUOTED.split(text)
    )


def _mended(match: re.Match[str]) -> str:
    if match["not"]:
        return f"{match['not']}n't"
    first, last = (part for part in match.groups() if part)
    return f"{first}'{last}"
