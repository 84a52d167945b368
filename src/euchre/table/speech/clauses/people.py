"""Players by where they sit and what they do: `the player on the dealer's left`, `his partner`, `he`."""

from __future__ import annotations

import re

from ....seats import Seat
from ...state import RefereedTable
from ..plain import with_players

_WHOSE = r"(?P<whose>[A-D]|[b-d]|a(?='s)|his|her|their)(?:'s)?"
_NEXT_TO = re.compile(
    rf"\b(?:the )?(?:player|person|man|lady|one|neighbour|neighbor|opponent) (?:sitting )?"
    rf"(?:to|on|at) (?:the )?(?:{_WHOSE} (?P<side>left|right)"
    r"|(?P<side2>left|right) of (?P<of>[A-D]|[b-d]))\b",
    re.IGNORECASE,
)
_HAND_SIDE = re.compile(
    rf"\b{_WHOSE} (?P<side>left|right)(?:-hand)? (?:opponent|neighbour|neighbor|adversary|player)\b",
    re.IGNORECASE,
)
_PARTNER = re.compile(r"\b(?:his|her|their)(?: own)? (?:partner|mate)\b", re.IGNORECASE)
_LONE = re.compile(
    r"\b(?:the )?(?:lone (?:player|hand)(?= (?:lead|play|take|drop|show))|loner)\b", re.IGNORECASE
)
_PRONOUN = re.compile(r"(?:he|she|they)\b(?: (?:himself|herself|themselves))?", re.IGNORECASE)


def with_places(text: str, table: RefereedTable) -> str:
    """A text with letters for players who are named by their part or by where they sit."""
    text = with_players(text, table)

    def beside(found: re.Match[str]) -> str:
        groups = found.groupdict()
        whose, side = groups.get("whose") or groups.get("of"), groups["side"] or groups.get("side2")
        seat = _seat(whose or "")
        if seat is None or side is None:
            return found[0]
        seating = table.code.seating
        return str(seating.left_of(seat) if side.lower() == "left" else seating.right_of(seat))

    return _HAND_SIDE.sub(beside, _NEXT_TO.sub(beside, text))


def _seat(letter: str) -> Seat | None:
    return Seat.from_text(letter.upper()) if re.fullmatch("[A-Da-d]", letter) else None


def of_speaker(text: str, speaker: Seat | None, table: RefereedTable) -> str:
    """A clause with letters for `his partner` and for the lone player."""
    lone = None if table.sitting.deal is None else table.deal.calling.lone
    if lone is not None:
        text = _LONE.sub(str(lone), text)
    partner = None if speaker is None else table.code.seating.partner(speaker)
    return text if partner is None else _PARTNER.sub(str(partner), text)


def with_subject(text: str, subject: Seat | None) -> str:
    """A clause that begins with `he` or with its verb, with its player."""
    if subject is None:
        return text
    named = _PRONOUN.match(text)
    return f"{subject}{text[named.end() :]}" if named else f"{subject} {text}"
