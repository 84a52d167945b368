"""Answers what a hand would score, and when points are counted."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from ....acts import Manner
from ....deal import Result
from ....deal.outcome import points_for
from ....laws import Code
from ....pictures import tally
from ....table import RefereedTable, due
from ....table.words.rulings import basis
from .of_score import score

_RESULT = r"(?:euchred?|march|lone hand|(?:all|3|4|5|three|four|five) trick|all (?:5|five))\b"
WORTH = re.compile(
    rf"(?:(?:and|so|but) )*(?:how (?:many point|much)\b.*\b{_RESULT}.*"
    rf"|what (?!if\b).*\b(?:worth|cost|score|get|count|bring|pay|give)\b.*\b{_RESULT}.*"
    rf"|what (?!if\b).*\b{_RESULT}.*\b(?:worth|cost|score|get|count|bring|pay|give)\b.*"
    r"|what (?:be|if)(?: (?:they|we|it|[A-D](?: and [A-D])?))?(?: (?:be|get|make|A))* (?:euchred?|march))"
)
"""Plain words that ask what a result of a hand scores."""
_NOT_OF_POINTS = re.compile(
    r"\bhow many (?:more )?(?:trick|card|deal)|\bbe (?:call|trump)\b|\btake|\bhappens?\b"
)
_ALONE = re.compile(r"\b(?:alone|lone|loner)\b")
WHEN = re.compile(
    r"(?:(?:and|so|but) )*(?:when|how soon)\b(?!.*\b(?:trump|card|deal|trick)\b)"
    r"(?:.*\b(?:points?|mark|pegg?|scored?|paid)\b.*"
    r"| (?:be|do|will)(?: (?:it|they|we))?(?: be)? (?:count|settled?))"
)
"""Plain words that ask when points are counted."""
_Results = Callable[[int], tuple[Result, int, int]]
"""The result and the points, from the makers' tricks."""


def worth(match: re.Match[str], table: RefereedTable) -> str | None:
    """What the results of the hand that is on would score, or of any hand before trump is made."""
    if _NOT_OF_POINTS.search(match[0]):
        return None
    code, deal = table.code, table.sitting.deal
    is_on = deal is not None and not deal.is_over and deal.makers
    if deal is None or not is_on or (_ALONE.search(match[0]) and deal.calling.lone is None):
        others = " to the other side" if code.partnerships else " to each of the others"
        partly, alone = (
            _scored(code, partial(points_for, code, manner=manner, duel=False), "", others)
            for manner in (Manner.PARTNERSHIP, Manner.ALONE)
        )
        lone = f" Alone, {alone}." if _has_lone_hands(code) else ""
        return f"Makers, {partly}.{lone} {_laws(code)}"
    calling, ledger = deal.calling, table.ledger
    makers = code.seating.side_of(deal.settled_maker)
    adverse = [side for side in code.seating.sides if side is not makers]
    each = " and ".join(map(str, adverse)) + (" each" if len(adverse) > 1 else "")
    most = ledger.lone_march if calling.counts_as is not Manner.PARTNERSHIP else None
    duel = calling.duelist is not None and not calling.joining
    results = partial(points_for, code, manner=calling.counts_as, duel=duel, trump=calling.trump)
    said = _scored(code, results, f" to {makers}", f" to {each}", most)
    barred = "".join(f" But {side} may count nothing of this hand." for side in ledger.barred)
    return f"In this hand, {said}.{barred} Points for a fault are counted besides. {_laws(code)}"


def _scored(code: Code, results: _Results, makers: str, others: str, most: int | None = None) -> str:
    """What the results of a hand score, each with who gets it; a march scores no more than `most`."""
    least, whole = code.odd_trick, code.hand_size
    found = []
    for tricks, name in (
        (least, f"{least} to {whole - 1} tricks"),
        (whole, f"all {whole}"),
        (least - 1, "a euchre"),
    ):
        _, made, lost = results(tricks)
        made = made if most is None or tricks != whole else min(made, most)
        number = made or lost
        found.append(f"{name}: {number} point{'' if number == 1 else 's'}{makers if made else others}")
    return "; ".join(found)


def _has_lone_hands(code: Code) -> bool:
    return code.lone_march > code.march


def _laws(code: Code) -> str:
    names = ("point", "march", "euchre", "lone_point", "lone_march", "lone_euchre")
    return basis(code, tuple(dict.fromkeys(law for name in names for law in code.laws[name])))


def when_counted(match: re.Match[str], table: RefereedTable) -> str:
    """When the points of a deal are counted, what is due so far, and whether a claim waits."""
    deal = table.sitting.deal
    if deal is None or table.sitting.is_between_deals:
        return f"The points of a deal are counted as soon as it is over. {score(match, table)}"
    claims = " A claim is still to be judged." if table.ledger.claims else ""
    return f"When the hand is over. Due so far: {tally(due(table))}.{claims}"
