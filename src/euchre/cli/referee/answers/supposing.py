"""Answers what would follow: questions such as `may Bob take it back?`, and wishes that are no choice."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....acts import Act, Call
from ....errors import EuchreError
from ....game import due_now
from ....notation import DealLine
from ....table import RefereedTable
from ....table.speech.checking.left_aside import beside
from ....table.speech.plain import with_players
from ....table.speech.telling import told_if_understood
from ....table.speech.words import ruling_text
from ..saying_back import said_back

_MAY = re.compile(
    r"(?:but |and |so )?(?:may|can|could|should|must|does|do|will|would|has|is) (?P<who>\w+(?:'s partner)?)"
    r"(?: (?:still|now|also|then|not|be allowed to|allowed to|have to|need to|get to|to|really))*"
    r" (?P<rest>\w.*?)\?*",
    re.IGNORECASE,
)
_WISHES = re.compile(
    r"\b(?:wants?|wanted|would like|'d like|would rather|would sooner|'d rather|'d sooner|asks? to|asked"
    r" to|wish(?:es|ed)?)\b",
    re.IGNORECASE,
)
Told = tuple[tuple[DealLine | Act, RefereedTable], ...]


def supposed(line: str, table: RefereedTable) -> Iterator[str] | None:
    """What would follow if that were done which a question asks about; None for other lines."""
    match = _MAY.fullmatch(line.strip())
    if match is None:
        return None
    done = f"{match['who']} {match['rest']}"
    try:
        told = told_if_understood(done, table)
    except EuchreError:
        return None
    if not told or beside(done, [one for one, _ in told], table, told[-1][1]).must_be_asked:
        return None
    options = _options(told[-1][0], table) if _MUST.match(line.strip()) else ()
    return iter((*would_follow(told), *options, "Nothing is entered."))


def ruled_on(line: str, table: RefereedTable) -> Iterator[str] | None:
    """The ruling on the last entry, for a question that asks what a player may do since, in words that tell
    no act; None for other lines, and where there is no such ruling."""
    match = _MAY.fullmatch(line.strip())
    if match is None or not line.strip().endswith("?") or not table.last_rulings:
        return None
    who = with_players(match["who"], table).lower()
    is_player = who in ("he", "she", "they") or who in (
        str(seat).lower() for seat in table.code.seating.seats
    )
    return iter(ruling_text(ruling, table.code) for ruling in table.last_rulings) if is_player else None


_MUST = re.compile(
    r"(?:but |and |so )?(?:must\b|has\b|(?:do|does|will|would)\b.*?\b(?:have|need) to\b)", re.IGNORECASE
)


def _options(what: DealLine | Act, table: RefereedTable) -> Iterator[str]:
    """What the player of a call may say now, where a question asks whether they have to make that call."""
    if not isinstance(what, Call):
        return
    for due in due_now(table.sitting):
        if due.actor == what.actor and len(due.acts) > 1:
            yield f"{due.actor} may choose: {', '.join(repr(one.text) for one in due.acts)}."
        elif due.actor == what.actor:
            yield f"{due.actor} has to: nothing else is lawful now."


def is_wish(line: str) -> bool:
    """Whether a line tells what somebody would like to do."""
    return _WISHES.search(line) is not None


def would_follow(told: Told) -> Iterator[str]:
    """What the referee would say of acts if they were done."""
    said = "; ".join(said_back(what, table) for what, table in told)
    acts = [after for what, after in told if isinstance(what, Act)]
    rulings = [ruling_text(one, after.code) for after in acts for one in after.last_rulings]
    yield f"If it is done ({said}): " + (" ".join(rulings) or "the referee has nothing to say against it.")
