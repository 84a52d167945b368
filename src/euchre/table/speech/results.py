"""Results told without cards: `they took all five tricks`, `we made our point`, `euchred`.

Such a deal is closed without its cards, and its points are marked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...deal import Stage
from ...deal.outcome import points_for
from ...seats import Seat
from ..state import RefereedTable
from .plain import last_player, plain
from .sentences.meaning import in_deal

_WHO = (
    r"(?:(?P<seats>[A-D](?:(?: and)? [A-D])?)|(?P<makers>makers?|maker 's side|maker side|declarers?"
    r"|callers?)"
    r"|(?P<others>defenders?|opponents?|adversaries|other side|others)|(?P<they>they|we|he|she|i|all))"
)
_TAKES = r"(?: (?:have|just|then|also|easily))* (?:take|win|make|get|have|score|sweep|collect|bag)"
_MANY = re.compile(
    rf"{_WHO}?{_TAKES} (?:(?P<n>[0-5])|(?P<all>all|every|everything|march|(?:all )?5))"
    r"(?: (?:of )?(?:them|trick|it|lot|5))*(?: (?:in all|between them|alone|and march|this time))?"
)
_POINT = re.compile(
    rf"{_WHO}?{_TAKES} (?:(?:point|it|bid|contract|call|1 point)|3 or 4(?: trick)?)(?: (?:and no more"
    rf"|just|only))*"
)
_ANYBODY = re.sub(r"\?P<\w+>", "?:", _WHO)
_EUCHRED = re.compile(
    rf"(?:{_ANYBODY} ?)?(?:be |get |got )?(?:euchred?|set|bumped)(?: (?:them|us|him|her|makers?|[A-D](?:"
    rf" and [A-D])?))?"
    rf"|{_ANYBODY} (?:do not|fail to|could not|can not|never) make (?:it|point|that)(?: point)?"
)


@dataclass(frozen=True, slots=True)
class TrickResult:
    """A result told in words, and the acts that enter it."""

    sentence: str
    """What it comes to, for the person to confirm."""
    acts: tuple[str, ...]
    """The acts, in the words of records."""


def result_told(line: str, table: RefereedTable) -> TrickResult | str | None:
    """The result that a line tells of the deal that is on, or the question that it leaves open.

    None for other lines, and where no trump is made or the cards have been played.
    """
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING) or table.deal.calling.maker is None:
        return None
    tricks = _makers_tricks(re.sub(r"\bonly |\bjust |\btheir |\bour ", "", plain(line, table)), table)
    return tricks if tricks is None or isinstance(tricks, str) else _closed(tricks, table)


def _makers_tricks(said: str, table: RefereedTable) -> int | str | None:
    size = table.code.hand_size
    if _EUCHRED.fullmatch(said):
        return table.code.odd_trick - 1
    if _POINT.fullmatch(said):
        return table.code.odd_trick
    many = _MANY.fullmatch(said)
    if many is None:
        return None
    number = size if many["all"] else int(many["n"])
    if many["seats"] or many["makers"] or many["others"]:
        return number if _are_makers(many, table) else size - number
    if many["all"] == "march":
        return size
    if many["they"] in ("he", "she"):
        return number if _is_of_makers(last_player(table), table) else size - number
    return (
        f"Who took {'all' if number == size else number}? Type 'the makers took {number}' or "
        f"'the other side took {number}'"
    )


def _are_makers(many: re.Match[str], table: RefereedTable) -> bool:
    if many["makers"] or many["others"]:
        return many["makers"] is not None
    return _is_of_makers(Seat.from_text(many["seats"][0]), table)


def _is_of_makers(seat: Seat | None, table: RefereedTable) -> bool:
    maker = table.deal.calling.maker
    return maker is not None and seat in table.code.seating.side_of(maker).seats


def _closed(tricks: int, table: RefereedTable) -> TrickResult:
    """The acts that close the deal without its cards and mark its points."""
    code, calling = table.code, table.deal.calling
    side = code.seating.side_of(table.deal.settled_maker)
    _, makers, others = points_for(code, tricks, calling.manner, calling.duelist is not None, calling.trump)
    points = {one: makers if one == side else others for one in code.seating.sides}
    marks = tuple(f"{one} marks {number}" for one, number in points.items() if number)
    sentence = (
        f"the makers, {side}, {_in_words(tricks, table)}; the deal is closed without its cards, and "
        + ", ".join(marks)
    )
    return TrickResult(sentence, ("table voids the deal and it passes", *marks))


def _in_words(tricks: int, table: RefereedTable) -> str:
    if tricks == table.code.hand_size:
        return f"took all {tricks} tricks"
    return "are euchred" if tricks < table.code.odd_trick else "made their point"
