"""The tricks of both sides told at once: `b and d two and a and c three`."""

from __future__ import annotations

import re

_SIDE = r"(?P<{0}>(?:[A-D]|makers?|other side|others|they|we)(?: and [A-D])?)(?: (?:take|have|win|get|make))*"
_BOTH = re.compile(
    rf"{_SIDE.format('one')} (?P<n>[0-9])(?: trick)?(?: (?:and|but|while|to))*"
    rf" {_SIDE.format('other')} (?P<m>[0-9])(?: trick)?"
)


def of_one_side(said: str, tricks: int) -> str:
    """Plain words that tell all the tricks of a deal, with those of the side named first alone."""
    found = _BOTH.fullmatch(said)
    if found is None or int(found["n"]) + int(found["m"]) != tricks or found["one"] == found["other"]:
        return said
    return f"{found['one']} take {found['n']} trick"
