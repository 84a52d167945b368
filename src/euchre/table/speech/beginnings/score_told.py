"""The score with which a table goes on: `B and D have three points and A and C nothing`."""

from __future__ import annotations

import re

from ....errors import EuchreError
from ....seats import BySide, Seat
from ...state import RefereedTable
from ..plain import plain

_SIDE = r"[A-D](?:(?: and)? [A-D])?(?: 's side)?"
_POINTS = r"(?:[0-9]+|nothing|no|none|zero|nil|love)(?: point)?"
_OF_SIDE = (
    rf"(?P<side>{_SIDE})(?: (?:already|have|be|be at|be on|stand|stand at|with|at|get|lead with))*"
    rf" (?P<points>{_POINTS})"
)
_FOR_SIDE = rf"(?P<points>{_POINTS}) (?:for|to) (?P<side>{_SIDE})"
_OPENING = (
    r"(?:(?:score(?: now)?|we|game|it)(?: (?:be|stand|start|begin|go on|continue|now|at|with|from|already))*"
    r"(?: score)? )?"
)
_EACH = re.compile(rf"(?:{_OF_SIDE})|(?:{_FOR_SIDE.replace('side', 'side2').replace('points', 'points2')})")
_BARE = re.compile(r"[(]\?P<\w+>")
_LINE = re.compile(
    rf"{_OPENING}(?:{_BARE.sub('(?:', _OF_SIDE)}|{_BARE.sub('(?:', _FOR_SIDE)})"
    rf"(?:(?: and| but| while| to)? (?:{_BARE.sub('(?:', _OF_SIDE)}|{_BARE.sub('(?:', _FOR_SIDE)}))+"
)
_ONE_SIDE = re.compile(
    rf"{_SIDE} (?:already )?have (?:already )?[0-9]+ point(?: already| so far)?"
    r"|[A-D](?: and)? [A-D] (?:already )?(?:have|be at|be on) (?:already )?[0-9]+(?: already| so far)?"
)
_OF_NOBODY = re.compile(
    r"(?:score|it|game)(?: (?:be|stand|now|at|already))+"
    rf" (?P<one>{_POINTS})(?: (?:to|and|-|against))? (?P<other>{_POINTS})(?: so far)?"
)


_OF_ALL = re.compile(
    r"(?:both(?: sides?| teams?)?|each side|all|everybody|we both)"
    r"(?: (?:already|have|be|stand|at|on))* (?P<n>[0-9]+)(?: point)?(?: each)?"
    r"|(?:(?:score|it|game|they|we|sides?)(?: (?:be|stand|now|at|level|already|all|both))* )?"
    r"(?P<m>[0-9]+)(?: point)? (?:all|each)"
    r"(?: so far)?"
)


_FOR_ONE = re.compile(
    rf"(?:score|it|game)(?: (?:be|stand|now|at|already))* (?P<one>{_POINTS})(?: (?:to|and|-|against))?"
    rf" (?P<other>{_POINTS}) (?:for|to|in favour of) (?P<side>{_SIDE})"
)
"""Two numbers of points, of which the first is that of the side named."""
_SPEAKER = re.compile(
    r"(?P<who>[A-D]) (?:say|claim|announce|remark)(?: that)? (?=(?:we|they|it|score|<seat>)\b)"
)
_OTHERS = re.compile(r"\b(?:(?:all )?others?(?: (?:2|side|pair|team|1))?|opponents?|adversaries)\b")


def _with_sides(said: str, table: RefereedTable) -> str:
    """A sentence with letters for `we` and `they` of its speaker, and for `the others` beside those named."""
    sides = table.code.seating.sides
    speaker = _SPEAKER.match(said)
    if len(sides) != 2:
        return _OTHERS.sub(_seats_besides(said, table), said, count=1)
    if speaker is not None:
        who = Seat.from_text(speaker["who"])
        said = re.sub(r"\b(?:we|us)\b", str(who), said[speaker.end() :])
        return re.sub(r"\b(?:they|them)\b", str(table.code.seating.left_of(who)), said)
    named = {table.code.seating.side_of(Seat.from_text(seat)) for seat in re.findall(r"\b[A-D]\b", said)}
    if len(named) != 1:
        return said
    (other,) = (side for side in sides if side not in named)
    return _OTHERS.sub(str(other.seats[0]), said, count=1)


def _seats_besides(said: str, table: RefereedTable) -> str:
    """The players beside the only one whom a sentence names, where each keeps a score: `B and C`."""
    named = {*re.findall(r"\b[A-D]\b", said)}
    others = [str(seat) for seat in table.code.seating.seats if str(seat) not in named]
    return " and ".join(others) if len(named) == 1 else "others"


def _both_told(found: re.Match[str], table: RefereedTable) -> str:
    """Two numbers of which the first belongs to the side named, told of each side.

    Raises EuchreError, with the question, where that side would be behind.
    """
    side = table.code.seating.side_of(Seat.from_text(found["side"][0]))
    others = [one for one in table.code.seating.sides if one is not side]
    one, other = _number(found["one"]), _number(found["other"])
    if len(others) != 1 or one < other:
        raise EuchreError(f"which side has how many points? Type for example '{side} has {one}'")
    return f"{side.seats[0]} {one} {others[0].seats[0]} {other}"


_SCORE = re.compile(r"(?:the )?score\b", re.IGNORECASE)
_BETWEEN = re.compile(r"(?<=[0-9])-(?=[0-9])")
_SEAT = re.compile(r"\b[a-d]\b(?! (?:tie|draw))")
"""A player in a sentence about the score, where `a` is no article."""


def is_score(sentence: str) -> bool:
    """Whether a sentence may tell a score, which is certain only where its players are known."""
    return _MAY_BE_SCORE.search(_spoken_first(sentence)) is not None


def _spoken_first(sentence: str) -> str:
    """A sentence with its speaker before the words: `they have 8, we have 6, says Abe`."""
    return re.sub(r"^(.+), (says?|said) (\w+)$", r"\3 \2 \1", sentence.strip(" ."))


_DIGIT = r"(?:[0-9]|one|two|three|four|five|six|seven|eight|nine)"
_MAY_BE_SCORE = re.compile(
    r"^(?:the )?score (?:(?:is|stands|was)\b|[A-D]\+[A-D] )"
    rf"|^(?:it(?:'s| is| stands)(?: at| now)* )?{_DIGIT}(?: points?)? (?:all|each)$"
    rf"|^(?:they|we|both sides)(?:'re| are| stand| all| both)*(?: now| at)* {_DIGIT}(?: points?)?"
    r" (?:all|each)$|^score (?:at )?\w+ all$"
    rf"|^it(?:'s| is| stands)(?: at| now)* {_DIGIT}(?:-| to | - ){_DIGIT}$"
    rf"|^\w+ and \w+ {_DIGIT},? (?:and )?\w+ and \w+ {_DIGIT}$"
    r"|\b(?:has|have|had|stands?|are|is)(?: at)? \w+(?: points?)?(?:,? (?:and|to|but)\b|,)"
    r".*\b(?:[0-9]+|no|none|nothing|one|two|three|four|five|six|seven|eight|nine)(?: points?)?$"
    rf"|^it(?:'s| is| stands)(?: at| now)* {_DIGIT}(?:-| to | - ){_DIGIT} (?:for|to|in favour of) \w+"
    rf"|^\w+ and \w+ {_DIGIT},? (?:and )?(?:the )?others? "
    r"|^[A-D]\+[A-D] (?:has )?[0-9]"
    r"|^(?:both|each|everybody|all)\b.* (?:has|have|at|on) \w+(?: points?)?(?: each)?\.?$"
    r"|^\w+(?: and \w+)? (?:already )?(?:has|have) (?:already )?\w+ points?(?: already| so far)?\.?$"
    r"|^\w+ and \w+ (?:already )?(?:have|are (?:at|on)) (?:already )?"
    rf"{_DIGIT}(?: already| so far)?\.?$",
    re.IGNORECASE,
)


def score_told(sentence: str, table: RefereedTable) -> BySide[int] | None:
    """The points of both sides that a sentence tells, None if it tells no score.

    Raises EuchreError where it names no side, or points that end the game.
    """
    sentence = _spoken_first(sentence)
    if _SCORE.match(sentence):
        sentence = _SEAT.sub(lambda seat: seat[0].upper(), sentence)
    said = plain(_BETWEEN.sub(" to ", sentence.replace(":", " ")), table)
    said = _with_sides(said, table)
    if (of_one := _FOR_ONE.fullmatch(said)) is not None:
        said = _both_told(of_one, table)
    if (bare := _OF_NOBODY.fullmatch(said)) is not None:
        if bare["one"] == bare["other"]:
            return _possible(table.code.seating.by_side(_number(bare["one"])), sentence, table)
        one, *others = table.code.seating.sides
        example = ", ".join((f"{one} has 3", *(f"{side} has 0" for side in others)))
        raise EuchreError(f"'{sentence}': which side has how many points? Type for example '{example}'")
    if (of_all := _OF_ALL.fullmatch(said)) is not None:
        return _possible(table.code.seating.by_side(int(of_all["n"] or of_all["m"])), sentence, table)
    if _LINE.fullmatch(said) is None and _ONE_SIDE.fullmatch(said) is None:
        return None
    points = table.code.seating.by_side(0)
    for found in _EACH.finditer(said):
        side, number = found["side"] or found["side2"], found["points"] or found["points2"]
        seats = [Seat.from_text(letter) for letter in re.findall(r"\b[A-D]\b", side)]
        sides = {table.code.seating.side_of(seat) for seat in seats if seat in table.code.seating.seats}
        if not sides or (len(sides) > 1 and table.code.partnerships):
            return None
        for one in sides:
            points = points.replaced(one, _number(number))
    return _possible(points, sentence, table)


def _number(points: str) -> int:
    """The number of points in plain words: `3 point`, `nothing`."""
    digits = re.match("[0-9]+", points)
    return int(digits[0]) if digits else 0


def _possible(points: BySide[int], sentence: str, table: RefereedTable) -> BySide[int]:
    if max(points) >= table.code.game_points:
        raise EuchreError(f"'{sentence}': a game ends at {table.code.game_points} points")
    return points
