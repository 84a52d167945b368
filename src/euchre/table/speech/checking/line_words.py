"""The words of a line: cards, numbers, tricks, quotations and all others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..everyday import RANK_WORDS
from ..shortened import NUMBERS

_LARGE = "|".join(sorted(NUMBERS[11:], key=len, reverse=True))
_TOKEN = re.compile(
    rf'(?P<quote>"[^"]*"?)'
    rf"|(?P<card>\b(?:(?:the )?(?:{RANK_WORDS}|[2-9]|10)s?(?: of | )(?:spade|heart|diamond|club)s?"
    rf"|(?:spade|heart|diamond|club) (?:{RANK_WORDS})"
    rf"|(?!(?-i:[Aa]s|ah|ad)\b)(?:10|[2-9tjqka])[shdc♠♥♦♣](?![\w-])"
    rf"|(?:(?<=leads )|(?<=plays )|(?<=led )|(?<=throws ))(?:as|ah|ad)\b"
    rf"|(?:left|right|best) bower\b)|\?\?|(?:the )?(?:joker|benn(?:y|ie))\b)"
    rf"|(?P<trick>\b(?:trick (?:[1-5]|one|two|three|four|five)"
    rf"|(?:first|second|third|fourth|fifth|last|previous) trick)\b)"
    rf"|(?P<number>\b(?:[0-9]+(?:[-.][0-9]+)*|two|twos|three|threes|four|five|six|seven|eight|nine|ten"
    rf"|{_LARGE})\b)"
    rf"|(?P<word>[a-zäöüéA-Z]+(?:[-'][a-zA-Z]+)*)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class LineWord:
    """A word of a line, or several that stand for one thing."""

    kind: str
    text: str
    start: int
    end: int
    after: str = ""
    """The word after it."""

    @property
    def said(self) -> str:
        """The word in small letters, without what says whose."""
        return re.sub(r"'s$", "", self.text.lower())


def words_of(line: str) -> Iterator[LineWord]:
    """The words of a line, in order."""
    found = list(_TOKEN.finditer(line))
    for place, match in enumerate(found):
        after = found[place + 1][0].lower() if place + 1 < len(found) else ""
        yield LineWord(match.lastgroup or "", match[0], match.start(), match.end(), after)


def aligned(line: str, padded: str, known: str) -> str:
    """A line with blanks wherever `known`, which is the padded line without its padding, has them."""
    places = [place for place, letter in enumerate(padded) if letter != "\ue000"]
    kept = list(line)
    for at, letter in zip(places, known, strict=True):
        if letter == " ":
            following = at + 1
            while following < len(padded) and padded[following] == "\ue000":
                kept[following] = " "
                following += 1
            kept[at] = " "
    return "".join(kept)
