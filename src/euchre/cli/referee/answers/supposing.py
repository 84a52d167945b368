"""Answers what would follow: questions such as `may Bob take it back?`, and wishes that are no choice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ....acts import Act, Play
from ....errors import EuchreError
from ....notation import DealLine
from ....seats import Seat
from ....table import RefereedTable
from ....table.speech.checking.left_aside import beside
from ....table.speech.plain import with_players
from ....table.speech.telling import told_if_understood
from ....table.words.offered import open_offers
from ....table.words.rulings import ruling_text
from ..saying_back import said_back
from .duties import MUST, duty_to, no_duty_of

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
SUPPOSES = re.compile(
    r"(?:and |but |so )?(?:what (?:happens|follows|would (?:happen|follow)|comes of it"
    r"|is the (?:penalty|law))"
    r"|who (?:wins|gets the points|scores)) (?:if|when) (?P<what>[^?]+)\?*",
    re.IGNORECASE,
)
"""A question about what has not been done."""
Told = tuple[tuple[DealLine | Act, RefereedTable], ...]


def supposed(line: str, table: RefereedTable) -> Iterator[str] | None:
    """What would follow if that were done which a question asks about; None for other lines."""
    match = _MAY.fullmatch(line.strip())
    if match is None:
        return None
    if (sits_out := no_duty_of(line.strip(), table)) is not None:
        return iter((sits_out,))
    told = _told(f"{match['who']} {match['rest']}", table)
    if told is None:
        return None
    if MUST.match(line.strip()) and (duty := duty_to(told, table)) is not None:
        return _unentered(duty)
    return _unentered(would_follow(told))


def supposed_in_words(line: str, table: RefereedTable) -> Iterator[str] | None:
    """What would follow if that were done which a line supposes: `what if Bob calls a heart`, `who wins if
    Bob throws down his hand?`, `is hearts allowed?`; None for other lines."""
    said = line.strip().rstrip("?")
    suit = _SUIT_ALLOWED.fullmatch(said)
    turn = None if table.sitting.deal is None else table.deal.turn
    if suit is not None and turn is not None and table.deal.trump is None:
        return supposed(f"may {turn} make it {suit['suit']}?", table)
    if (late := _TOO_LATE.fullmatch(said)) is not None:
        return _supposed_late(late, table)
    match = _IF.fullmatch(said)
    if match is None or not _BEGINS_WITH_PLAYER.match(with_players(match["done"], table)):
        return None
    done = _NOW.sub(" ", match["done"])
    told = _told(done, table)
    return None if told is None else _unentered(would_follow(told))


def _unentered(said: Iterable[str]) -> Iterator[str]:
    """What is said of acts that a line only supposes, and that nothing is entered."""
    return iter((*said, "Nothing is entered."))


def _supposed_late(match: re.Match[str], table: RefereedTable) -> Iterator[str] | None:
    """What would follow if that were done for which it may be too late."""
    mends = _MENDS.fullmatch(match["rest"]) is not None
    fault = _not_following(table) if mends else None
    if fault is not None:
        return supposed(f"may {fault.actor} take back {fault.card}?", table)
    return None if mends or match["who"] is None else supposed(f"may {match['who']} {match['rest']}?", table)


def _not_following(table: RefereedTable) -> Play | None:
    """The last card of the deal that did not follow the suit led."""
    tricks = () if table.sitting.deal is None else reversed(table.deal.tricks)
    for trick in tricks:
        for play in reversed(trick.plays[1:]):
            if play.card.suit_under(trick.trump) is not trick.led:
                return play
    return None


_TOO_LATE = re.compile(
    r"(?:(?:and|but|so) )?(?:is|was|isn't) (?:it|this) (?:now |already )?too late (?:now )?"
    r"(?:for (?P<who>\w+) )?to (?P<rest>.+)",
    re.IGNORECASE,
)
_MENDS = re.compile(
    r"(?:(?:put|set) (?:it|that|this|things) right|(?:mend|correct|fix|change|repair|undo) (?:it|that|this"
    r"|the (?:card|mistake|revoke|play))|take (?:it|that|the card) back|take back (?:it|that|the card))",
    re.IGNORECASE,
)
_IF = re.compile(
    r"(?:(?:and|but|so) )?(?:what (?:(?:(?:would |will )?happens?|(?:would )?follows?|is ruled) )?(?:if|when)"
    r"|(?:who wins|who gets what|what do they get|how is it ruled|is (?:it|that) (?:allowed|right)) if)"
    r" (?P<done>.+)",
    re.IGNORECASE,
)
_BEGINS_WITH_PLAYER = re.compile(r"(?:[A-D]|[b-d]|a(?= [a-z]+s\b))\b")
_NOW = re.compile(r" (?:now|then|just|simply) ", re.IGNORECASE)
_SUIT_ALLOWED = re.compile(
    r"(?:(?:and|but|so) )?(?:is|are|would) (?P<suit>spades|hearts|diamonds|clubs) (?:still |now |be )?"
    r"(?:allowed|ok|okay|open|possible|permitted|all right)(?: now| still)?",
    re.IGNORECASE,
)


def _told(done: str, table: RefereedTable) -> Told | None:
    """The acts of a sentence that tells nothing else; None if it is not understood so."""
    try:
        told = told_if_understood(done, table)
    except EuchreError:
        return None
    if not told or beside(done, [one for one, _ in told], table, told[-1][1]).must_be_asked:
        return None
    return told


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
    if rulings:
        return iter(ruling_text(ruling, table.code) for ruling in rulings)
    rulings = [one for one in table.last_rulings if not asked or asked & {one.offender, *one.holders}]
    if not rulings:
        return None
    last = " ".join(ruling_text(ruling, table.code) for ruling in rulings)
    return iter((f"The desk cannot say whether that may be done. It ruled last: {last}",))


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
