"""What people tell before the first deal: who sits where, and the cards that they cut for the deal."""

from __future__ import annotations

import re

from ....acts import Act, Draw, Person, TakeSeat
from ....cards import read_cards
from ....errors import EuchreError
from ....seats import Seat
from ...state import RefereedTable
from ..everyday import with_cards
from ..plain import is_verb, plain, vocabulary

_NAME = r"[a-z][a-z'-]+"
_SEATED = re.compile(
    rf"(?P<name>{_NAME})(?: is| sits(?: down)?| takes| plays| is sitting)(?: at| in| on)?(?: (?:the )?"
    r"seat)? (?P<seat>[a-d])(?:'s (?:seat|place|chair))?",
    re.IGNORECASE,
)
_SEATED_IN_SHORT = re.compile(rf"(?P<name>(?i:{_NAME}))(?: at| in)? (?P<seat>[A-D])")
_NAMED = re.compile(rf"(?:seat )?(?P<seat>[a-d]) is (?P<name>{_NAME})", re.IGNORECASE)
_STOP = re.compile(r",\s*(?:and\s+)?|\s+and\s+", re.IGNORECASE)
_NAMES = rf"(?P<names>{_NAME}(?:(?:{_STOP.pattern}){_NAME})*?)"
_OF_US = (
    r"(?:(?:there are )?(?:four|three|two|[234]) of us|we are (?:four|three|two|[234])(?: players)?|we)"
    r"(?: are| have| play| are playing)?[:,]?"
)
_IN_ORDER = (
    r"(?:,? (?:(?:are |will be |is )?(?:playing|plays?|sitting|sit|seated|going|at the table|here))?"
    r"(?: ?(?:at (?:the|our) table|down|in (?:that|this) order|clockwise|(?:a?round )?the table|tonight|today"
    r"|this evening|(?:to|for) (?:play|(?:a )?(?:game|round)(?: of)?)|(?:two|three|four)-?handed|cut-?throat"
    r"|euchre|cards|(?:a |another )?(?:game|round)(?: of)?))*)"
)
_LISTED = re.compile(
    r"(?:(?:the |our )?(?:players|people|names)(?: at (?:the|our) table| today| tonight)?(?: are)?:?"
    rf"|{_OF_US}|playing (?:are|today are)) {_NAMES}{_IN_ORDER}?",
    re.IGNORECASE,
)
_JUST_NAMES = re.compile(rf"{_NAMES}{_IN_ORDER}?", re.IGNORECASE)
"""Names with nothing before them, which are a list where they are as many as the game has players."""
_SIDES = re.compile(
    rf"(?P<one>{_NAME}) and (?P<two>{_NAME}) (?:(?:are |will )?play(?:s|ing)?(?: together)?(?: against)?"
    rf"|are partners against|against|versus|vs|v) (?P<three>{_NAME}) and (?P<four>{_NAME})",
    re.IGNORECASE,
)


_FOR_ONE_WHO_LEFT = re.compile(
    rf"(?P<name>{_NAME}) (?:(?:takes|gets|has|fills) (?:{_NAME}'s|the (?:free|empty|vacant|open)) "
    r"(?:seat|place|chair)"
    rf"|(?:replaces|(?:comes|sits|stands|steps) in for|plays (?:for|instead of)) {_NAME})",
    re.IGNORECASE,
)


def _for_one_who_left(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """The one free seat of a table whose other players are known, taken by a newcomer."""
    found, seats = _FOR_ONE_WHO_LEFT.fullmatch(text), table.code.seating.seats
    people = dict(zip(seats, table.sitting.people, strict=False))
    free = [seat for seat in seats if people.get(seat) is None]
    if found is None or len(free) != 1 or not is_name(found["name"]):
        return ()
    is_seated = found["name"].capitalize() in map(str, people.values())
    return () if is_seated else (_seat(found["name"], free[0]),)


def as_seats(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """The seats of people: `bob is B`, `B is bob`, `the players are ann, bob, cleo and dan`.

    A list goes from A on in the order of play; partners who play against two others sit at A and C.
    """
    if newcomer := _for_one_who_left(text, table):
        return newcomer
    listed, sides = _LISTED.fullmatch(text) or _just_names(text, table), _SIDES.fullmatch(text)
    if sides is not None and table.code.seating.partner(Seat.A) is not None:
        names = [sides[part] for part in ("one", "three", "two", "four")]
        return _placed(names, table) if all(map(is_name, names)) else ()
    if listed is not None:
        names = _STOP.split(listed["names"])
        return _placed(names, table) if all(map(may_be_name, names)) else ()
    found = [
        _SEATED.fullmatch(part) or _NAMED.fullmatch(part) or _SEATED_IN_SHORT.fullmatch(part)
        for part in _STOP.split(text)
    ]
    if not all(one is not None and may_be_name(one["name"]) and _may_name(one, table) for one in found):
        return ()
    return tuple(_seat(one["name"], Seat.from_text(one["seat"].upper())) for one in found if one is not None)


_PARTNERS = re.compile(
    r"(?P<one>[A-D]) (?:play with|be partners? with|be (?:with|opposite)|and(?= [A-D] \w)) (?P<two>[A-D])"
    r"(?: (?:be (?:partners?|together|team|side)|(?:will )?play (?:together|partners)"
    r"|(?:will )?play(?= against)))?"
    r"(?: (?:against|versus|vs|v) (?P<three>[A-D]) and (?P<four>[A-D]))?"
)


def tells_partners(text: str, table: RefereedTable) -> bool:
    """Whether a text only names partners, as they sit.

    Raises EuchreError where those named are none.
    """
    found = _PARTNERS.fullmatch(plain(text, table))
    if found is None:
        return False
    for one, two in ((found["one"], found["two"]), (found["three"], found["four"])):
        partner = None if one is None else table.code.seating.partner(Seat.from_text(one))
        if one is not None and str(partner) != two:
            theirs = "nobody" if partner is None else partner
            raise EuchreError(
                f"{one} and {two} do not play together: {theirs} is {one}'s partner. Type the players in the "
                "order of play, such as 'the players are Ann, Bob, Cleo and Dan'"
            )
    return True


def _just_names(text: str, table: RefereedTable) -> re.Match[str] | None:
    """Names alone, or with nothing but that they sit or play, as many as the game has players."""
    found = _JUST_NAMES.fullmatch(text)
    names = [] if found is None else _STOP.split(found["names"])
    are_all = len(names) == len(table.code.seating.seats) and all(map(_is_capital, names))
    return found if are_all and not any(table.sitting.people) else None


def _is_capital(word: str) -> bool:
    return word[:1].isupper()


def _may_name(found: re.Match[str], table: RefereedTable) -> bool:
    """Whether `A is suspicious` may name a player: with a capital letter, or typed small before the first
    deal, for a seat that nobody has."""
    people = table.sitting.people
    if found.re is not _NAMED:
        return True
    seat = Seat.from_text(found["seat"].upper())
    if seat < len(people) and people[seat] is not None:
        return False
    typed_small = found["seat"].islower() and table.sitting.is_between_deals and not table.sitting.deals
    return found["name"][0].isupper() or typed_small


def is_name(word: str) -> bool:
    """Whether a word can be the name of a player."""
    return word.lower() not in vocabulary() | _NO_NAMES


def may_be_name(word: str) -> bool:
    """Whether a word can be a name: one that is a word too, where it begins with a capital letter."""
    return is_name(word) or (_is_capital(word) and word.lower() not in _NO_NAMES - {"may", "can"})


def _placed(names: list[str], table: RefereedTable) -> tuple[Act, ...]:
    seats = table.code.seating.seats
    if len(names) == 1:  # the beginning of a list that was cut at its commas
        return ()
    if len(names) != len(seats):
        raise EuchreError(f"{table.code.name} is played by {len(seats)}, and {len(names)} names are told")
    return tuple(_seat(name, seat) for name, seat in zip(names, seats, strict=True))


def _seat(name: str, seat: Seat) -> Act:
    return TakeSeat(Person(name.capitalize()), seat)


_NO_NAMES = frozenset(
    "it that this he she they who what when where why how which there everybody nobody everyone all "
    "we i you if is once after before since until till while because although though as but and or so then "
    "now since next from with by for to of at on in off over under up down out again also too another "
    "first last finally later"
    " are can may must out should please help not let put never pack deck both neither somebody".split()
)
"""Words that are no names."""

_CUTTING = re.compile(
    r"(?:we|they|all|everybody|everyone|each(?: of us| player)?|all (?:four|three)|the players)"
    r"(?: all| each)? (?:cut|draw)(?: a)?(?: card)?"
    r"(?: (?:for|to see)(?: (?:the|first|who))* (?:deals?|dealer))?",
    re.IGNORECASE,
)
_CUT = re.compile(
    r"(?P<who>[A-D]) (?:(?:cut|draw|get|have|show|pull|lift)(?: card)? )?(?:with )?(?:A )?"
    r"(?P<card>[0-9TJQKA][SHDC]|joker)(?: (?:in|for)(?: (?:cut|deal|dealer|first))*)?"
)


def as_cut(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """The card that a player cuts for the first deal: `ann cuts the king of clubs`, `bob the nine of hearts`.

    Nothing once a dealer is known.
    """
    if by_name := _cut_by_name(text, table):
        return by_name
    if not table.sitting.is_between_deals or table.sitting.next_dealer is not None:
        return ()
    said = plain(_CUTTING.sub("", text, count=1).lstrip(" :;,-"), table)
    match = _CUT.fullmatch(said)
    if match is None:
        return ()
    return tuple(Draw(Seat.from_text(match["who"]), card) for card in read_cards(match["card"]))


_CUT_BY_NAME = re.compile(
    r"(?P<name>[a-z][a-z]+)(?: (?P<cuts>cuts?|draws?|drew|shows?|showed|lifts?|lifted|turns? up|turned up))? "
    r"(?:an? |the )?(?P<card>[0-9TJQKA][SHDC]|joker|(?:seven|eight|nine|ten|jack|knave|queen|king|ace))",
    re.IGNORECASE,
)


def _cut_by_name(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """The card that somebody without a seat cuts: `Ann cuts the king of clubs`, `Bob the ace of hearts`.

    Raises EuchreError, with the question, where the suit is left out.
    """
    sitting = table.sitting
    if sitting.deal is not None or any(sitting.people):
        return ()
    match = _CUT_BY_NAME.fullmatch(with_cards(text.strip(), None))
    if match is None or match["name"].lower() in _NO_NAMES | _NO_CUTTERS or is_verb(match["name"].lower()):
        return ()
    name = match["name"].capitalize()
    if _TURNS_UP.match(match["cuts"] or ""):
        raise EuchreError(
            f"'{text}': Is that a card cut for the deal, or the turn-up? Type '{name} cuts {match['card']}' "
            "for the first; for the second say first who sits where and who deals"
        )
    if len(match["card"]) == 2 or match["card"].lower() == "joker":
        return tuple(Draw(Person(name), card) for card in read_cards(match["card"].upper()))
    if match["cuts"] is None:
        return ()
    raise EuchreError(
        f"'{text}': the {match['card']} of which suit? Type '{name} cuts the {match['card']} of spades' "
        "for that one"
    )


_TURNS_UP = re.compile(r"turn", re.IGNORECASE)
_NO_CUTTERS = frozenset(
    "with the an of for to cuts draws lowest highest next last first card discard".split()
)
"""Words before a card that name nobody."""
