"""Answers what would follow: questions such as `may Bob take it back?`, and wishes that are no choice."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....acts import Act
from ....errors import EuchreError
from ....notation import DealLine
from ....seats import Seat
from ....table import RefereedTable
from ....table.speech.checking.left_aside import beside
from ....table.speech.plain import with_players
from ....table.speech.telling import told_if_understood
from ....table.speech.unsettled.offered import open_offers
from ....table.speech.words import ruling_text
from ..saying_back import said_back
from .duties import MUST, duty_to

_MAY = re.compile(
    r"(?:but |and |so )?(?:may|can|could|should|must|does|do|will|would|has|is) "
    r"(?P<who>\w+(?:'s partner)?(?: (?:or|and) \w+(?:'s partner)?)?)"
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
    if MUST.match(line.strip()) and (duty := duty_to(told, table)) is not None:
        return iter((*duty, "Nothing is entered."))
    return iter((*would_follow(told), "Nothing is entered."))


def ruled_on(line: str, table: RefereedTable) -> Iterator[str] | None:
    """What is open to the players of a question, or was ruled on them, for a question in words that tell no
    act; None for other lines, and where there is no such ruling."""
    match = _MAY.fullmatch(line.strip())
    if match is None or not line.strip().endswith("?"):
        return None
    named = re.findall(r"\b[A-D]\b", with_players(match["who"], table))
    asked = frozenset(map(Seat.from_text, named))
    if not asked and match["who"].lower() not in ("he", "she", "they"):
        return None
    rulings = [ruling for _, ruling in open_offers(table) if asked & {*ruling.holders}]
    if not rulings:
        rulings = [one for one in table.last_rulings if not asked or asked & {one.offender, *one.holders}]
    return iter(ruling_text(ruling, table.code) for ruling in rulings) if rulings else None


def is_wish(line: str) -> bool:
    """Whether a line tells what somebody would like to do."""
    return _WISHES.search(line) is not None


def would_follow(told: Told) -> Iterator[str]:
    """What the referee would say of acts if they were done."""
    said = "; ".join(said_back(what, table) for what, table in told)
    acts = [after for what, after in told if isinstance(what, Act)]
    rulings = [ruling_text(one, after.code) for after in acts for one in after.last_rulings]
    begun = any(isinstance(what, DealLine) for what, _ in told)
    is_past = not acts or acts[0].sitting.is_between_deals
    nothing = _NO_HAND if is_past and not begun else "the referee has nothing to say against it."
    yield f"If it is done ({said}): " + (" ".join(rulings) or nothing)


_NO_HAND = "nothing follows, since no hand is on."
