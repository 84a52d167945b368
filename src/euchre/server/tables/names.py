"""Names of people and tables: which are refused, which look alike, and which words are rude."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from .refusal import Refusal

_DATA = Path(__file__).with_name("data")

LONGEST = 40
"""Most characters of a name."""
MOST_MARKS = 2
"""Most accents on one letter; more of them cover the lines above and below."""
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Categories of characters that nobody sees: controls, marks of direction, joiners, private ones."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u180b\u180c\u180d")
"""Characters of other categories that show nothing either."""
_EMOJI_STYLE = "\ufe0f"
"""Follows some emoji and is dropped, since it shows nothing by itself."""

_RESERVED = """
    a b c d seata seatb seatc seatd you left right across partner opposite us them dealer maker makers
    adversaries eldesthand referee host server computer computerplayer administrator moderator
    du sie links rechts gegenüber wir geber schiedsrichter
    vous gauche droite partenaire enface nous eux donneur preneur arbitre hôte serveur joueurvirtuel
"""
"""Words for seats and roles at the page, in its languages."""

_LOOKALIKES = str.maketrans(
    {
        look: line[0]
        for line in (_DATA / "lookalikes.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
        for look in line[2:]
    }
)
"""To a Latin letter from what looks like it; `i` counts as `l`."""
_PAIRS = (("rn", "m"), ("vv", "w"))
_LEET = str.maketrans("34578@$+", "easlbast")


def shown_text(text: str) -> str:
    """Return a name as it is shown: composed, with single blanks. Raises Refusal for what nobody can read."""
    composed = unicodedata.normalize("NFC", text).replace(_EMOJI_STYLE, "")
    if any(unicodedata.category(one) in _UNSEEN or one in _BLANK for one in composed):
        raise Refusal("name/unseen", "a name may not contain invisible or control characters")
    marks = 0
    for one in composed:
        marks = marks + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Refusal("name/unseen", "a name may not pile up accents")
    shown = " ".join(composed.split())
    if not shown or all(unicodedata.category(one)[0] in "ZM" for one in shown):
        raise Refusal("name/empty", "a name needs a letter, a digit or another sign that can be seen")
    return shown


def person_name(text: str) -> str:
    """Return the name of a person.

    Raises Refusal for a name that nobody can read, and for words for seats and roles.
    """
    shown = shown_text(text)
    if skeleton(shown) in _RESERVED_SKELETONS:
        raise Refusal("name/reserved", f"'{shown}' is a word for a seat or a role; choose another name")
    return shown


def skeleton(text: str) -> str:
    """Return what two names have in common that look alike: `Bill`, `BiII` and `B1ll` have the same
    skeleton."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    letters = "".join(one for one in plain if not unicodedata.category(one).startswith("M"))
    likened = letters.translate(_LOOKALIKES)
    for pair, single in _PAIRS:
        likened = likened.replace(pair, single)
    kept = "".join(one for one in likened if one.isalnum())
    return kept or likened.strip()


_RESERVED_SKELETONS = frozenset(map(skeleton, _RESERVED.split()))


def distinct_name(name: str, others: Iterable[str]) -> str:
    """Return a name that looks like none of the others: the name itself, or with a number from 2 behind
    it."""
    taken = {skeleton(other) for other in others}
    distinct, number = name, 1
    while skeleton(distinct) in taken:
        number += 1
        distinct = f"{name[: LONGEST - 4].rstrip()} {number}"
    return distinct


RUDE_WORDS = _DATA / "rude-words.txt"
"""The list that is used unless the operator names another."""


@dataclass(slots=True)
class RudeWords:
    """Words that names at public tables may not contain; the operator may change them as the server runs."""

    pattern: re.Pattern[str] | None = None
    """Matches each of the words; None where there are none."""
    number: int = 0
    """How many words there are."""

    @classmethod
    def of(cls, lines: Iterable[str]) -> RudeWords:
        """Return the words of a list: one in each line, `*` for any letters, `#` before a comment."""
        words = (line.partition("#")[0].strip() for line in lines)
        patterns = [_pattern(word) for word in words if word.strip("*")]
        return cls(re.compile("|".join(patterns)) if patterns else None, len(patterns))

    @classmethod
    def of_file(cls, path: Path) -> RudeWords:
        """Return the words of a file. Raises OSError and UnicodeDecodeError."""
        return cls.of(path.read_text(encoding="utf-8").splitlines())

    def change_to(self, other: RudeWords) -> None:
        """Refuse other words from now on."""
        self.pattern, self.number = other.pattern, other.number

    def found_in(self, text: str) -> bool:
        """Return whether a text contains one of the words, perhaps spelled with digits or with gaps."""
        return self.pattern is not None and any(map(self.pattern.fullmatch, _words(text)))


def _words(text: str) -> Collection[str]:
    """Return the words of a text, and all its letters as one word, each as its skeleton."""
    plain = text.translate(_LEET)
    return {*map(skeleton, re.findall(r"[^\W_]+", plain)), skeleton(plain)}


def _pattern(word: str) -> str:
    return ".*".join(re.escape(skeleton(part)) if part else "" for part in word.split("*"))


def check_public(words: RudeWords, text: str) -> None:
    """Check a name that is shown at a public table. Raises Refusal for a rude one."""
    if words.found_in(text):
        raise Refusal("name/rude", f"'{text}' cannot be used at a public table; choose another name")
