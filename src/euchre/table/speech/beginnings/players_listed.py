"""A line that begins with all the players, however that is said, and goes on: `at our table: Ann, Bob, Cleo,
Dan, Ann deals`."""

from __future__ import annotations

import re

from ....seats import Seat
from ...state import RefereedTable
from .gathering import may_be_name

_NUMBER = r"(?:two|three|four|[234])"
_OPENS = (
    r"(?:(?:so|ok|okay|well|right|hello|hi|good evening|tonight|today|this evening|just|only|now)[, ]+)*"
    rf"(?:(?:there are |we are |we're )?(?:the |just |only )*{_NUMBER} of us(?: are| here| play| sit)?"
    r"|(?:at|a?round) (?:our|the|this) table(?: sit| are| play| we have)?"
    r"|we(?: are|'re| have|'ve got)?|(?:it's|it is|this is|here (?:are|sit|is))"
    r"|(?:the |our )?(?:players|people|names)(?: at (?:the|our) table| today| tonight)?(?: are)?"
    r"|playing(?: today| tonight)?(?: are)?)?(?: ?[:,])? ?"
)
_GOES_ON = (
    r"(?:,? (?:(?:are|is|will be|all|now|just) )*"
    r"(?:the players|playing|plays?|sitting|sits?|seated|going|here|at (?:the|our|this) table|down"
    r"|in (?:that|this) order|clockwise|a?round(?: the table)?|tonight|today|this evening|(?:to|for) play"
    r"|euchre|cards|(?:each|everyone|everybody|every (?:man|one|player)|all)(?: plays?)? (?:for|on) "
    r"(?:himself|herself|themselves|themself|their own|his own|her own)))*"
)
_NAME = r"[A-Za-z][a-z'-]*[a-z]"
_STOP = r"(?:,\s*(?:and\s+)?|\s+and\s+)"
_REST = re.compile(r"^(?:(?:and|then|so|where)\b,? )+", re.IGNORECASE)


def with_players_listed(line: str, table: RefereedTable) -> str:
    """A line that begins with as many names as the game has players, before anybody is seated, with the names
    in a sentence of their own; every other line as it is."""
    seats = table.code.seating.seats
    if '"' in line or any(table.sitting.people) or table.sitting.deal is not None:
        return line
    names = rf"(?P<names>{_NAME}(?:{_STOP}{_NAME}){{{len(seats) - 1}}})"
    pattern = rf"(?P<opens>{_OPENS}){names}(?P<more>{_GOES_ON})(?P<end>[.!;:]|,| and\b|$)\s*(?P<rest>.*)"
    found = re.fullmatch(pattern, line.strip(), re.IGNORECASE)
    if found is None:
        return line
    people = re.split(_STOP, found["names"])
    is_list = bool(found["opens"] or found["more"]) or all(name[0].isupper() for name in people)
    if not is_list or len({*people}) < len(people) or not all(map(may_be_name, people)):
        return line
    following = re.match(r"\w*", _REST.sub("", found["rest"]))
    is_name_too = following is not None and following[0] not in people and following[0][:1].isupper()
    if not found["more"] and is_name_too and found["end"] not in (*".!;:", ""):
        return line  # the list goes on with more people than can play
    rest = _told_of_sides(_REST.sub("", found["rest"]), dict(zip(people, seats, strict=True)), table)
    listed = f"the players are {', '.join(people[:-1])} and {people[-1]}"
    return f"{listed}. {rest}" if rest else listed


_PAIR = (
    r"(?:(?:and|while|so|where|with)\b,? )*(?P<one>\w+) "
    r"(?:(?P<how>with|opposite|against|versus|vs)|and) (?P<two>\w+)(?(how)|(?: (?:are|will be|play|as|is) ?)*"
    r"(?:partners|together|a (?:team|side|pair)))"
)
_SO_ON = r"(?P<on>(?:and|so) (?:so on|so forth|on)\b[^.;,]*)|so are (?P<three>\w+) and (?P<four>\w+)"
_SIDES = re.compile(rf"(?:{_PAIR}|(?:and )?(?:{_SO_ON}))(?=$|[,.;]| and )[,.;]? *", re.IGNORECASE)


def _told_of_sides(rest: str, people: dict[str, Seat], table: RefereedTable) -> str:
    """What follows a list of players without who plays with or against whom, where they sit so."""
    while (found := _SIDES.match(rest)) is not None and _sit_so(found, people, table):
        rest = rest[found.end() :]
    return _REST.sub("", rest)


def _sit_so(found: re.Match[str], people: dict[str, Seat], table: RefereedTable) -> bool:
    """Whether those named sit as partners, or as adversaries where that is told."""
    if found["on"]:
        return True
    one, two = found["one"] or found["three"], found["two"] or found["four"]
    if not {one, two} <= people.keys():
        return False
    are_partners = table.code.seating.partner(people[one]) == people[two]
    return are_partners is ((found["how"] or "with").lower() in ("with", "opposite"))
