"""Packets told in a list: `A gives two cards to B, three to C, two to D and three to himself`."""

from __future__ import annotations

import re

_NUMBER = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
_N = "(?:one|two|three|four|five|[1-5])"
_TO = r"(?:[A-D]|himself|herself|themselves)"
_JOIN = r"(?:,| and|, and|, then)"
_GIVES = r"\b(?P<dealer>[A-D])(?: then)? (?:gives?|gave|deals?|dealt)"
_AGAIN = (
    rf"(?:(?:,? and(?: then)?,?|[,;]? then,?)(?: again)? (?P<again>{_N}(?:{_JOIN} {_N})+)(?= *(?:$|[.;])))?"
)
_PACKETS_TO = re.compile(
    rf"{_GIVES} (?P<list>{_N}(?: cards?)? to [A-D](?:{_JOIN} {_N}(?: cards?)? to {_TO})+){_AGAIN}"
)
_PACKETS = re.compile(rf"{_GIVES} (?P<list>[A-D] \w+(?: cards?)?(?:{_JOIN} {_TO} {_N}(?: cards?)?)+){_AGAIN}")


def has_packets(text: str) -> bool:
    """Whether a line with letters for its players tells in a list how many cards each was dealt."""
    return _found(text) is not None


def with_each_packet(text: str) -> str:
    """Packets dealt in a list, one after the other: `A deals 2 to B; A deals 3 to C`.

    A second row of numbers without players goes to the same players in the same order.
    """
    found = _found(text)
    if found is None:
        return text
    dealer = found["dealer"]
    each = _each(found)
    again = re.findall(_N, found["again"] or "")
    if again and len(again) != len(each):
        return text
    each += [(to, number) for (to, _), number in zip(each, again, strict=False)]
    told = "; ".join(
        f"{dealer} deals {_NUMBER.get(n, n)} to {dealer if len(to) > 1 else to}" for to, n in each
    )
    return text[: found.start()] + told + text[found.end() :]


def _found(text: str) -> re.Match[str] | None:
    return _PACKETS.search(text) or _PACKETS_TO.search(text)


def _each(found: re.Match[str]) -> list[tuple[str, str]]:
    """Each player of a list with the number of cards."""
    if found.re is _PACKETS_TO:
        listed = re.findall(rf"({_N})(?: cards?)? to ([A-D]|\w+)", found["list"])
        return [(to, number) for number, to in listed]
    return re.findall(rf"([A-D]|\w+sel\w+) ({_N})", found["list"])
