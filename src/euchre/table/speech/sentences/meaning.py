"""What the patterns of sentences are made of: placeholders, and how a meaning is filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from ....cards import Suit
from ....deal import Stage
from ....deal.dues import shuffler
from ....seats import Seat
from ...state import Case, RefereedTable
from ...terms.holders import holders_of
from ..plain import last_player

Meaning: TypeAlias = "str | Callable[[re.Match[str], RefereedTable], str | None]"
"""Acts separated by ` & ` with fields in braces; `?` before a question for what is missing; or a function
that gives such a text, None where the sentence means something else."""
Row: TypeAlias = tuple[str, Meaning]

ASKS = "?"
"""The first letter of a meaning that is a question."""

_CARD = "(?:[0-9TJQKA][SHDC]|joker)"
PLACES: Mapping[str, str] = {
    "who": "(?P<who>[A-D])",
    "whom": "(?P<whom>[A-D])",
    "seat": "[A-D]",
    "card": f"(?P<card>{_CARD})",
    "second": f"(?P<second>{_CARD})",
    "cards": f"(?P<cards>{_CARD}(?: (?:and |or )?{_CARD})*)",
    "suit": "(?P<suit>spades|hearts|diamonds|clubs)",
    "n": "(?P<n>[0-9]+)",
    "trick": "(?: (?:in|on|of|at|to|during))?(?: trick (?P<trick>[1-9]))?",
    "tail": "(?: (?:(?!\\b(?:and|but|then)\\b).)*)?",
}
"""What stands for players, cards and numbers in a pattern."""
_PLACE = re.compile(r"(?<!\?P)<([a-z]+)>")


def compiled(rows: tuple[Row, ...]) -> tuple[tuple[re.Pattern[str], Meaning], ...]:
    """The rows with their patterns made ready."""
    return tuple((re.compile(_filled(pattern)), meaning) for pattern, meaning in rows)


def _filled(pattern: str) -> str:
    return _PLACE.sub(lambda place: PLACES[place[1]], pattern)


def meant(meaning: Meaning, match: re.Match[str], table: RefereedTable) -> str | None:
    """The text of a meaning for a sentence that fits it; None where it means something else, or speaks of a
    player whom the game does not have."""
    named = (value for name, value in match.groupdict().items() if name in ("who", "whom") and value)
    if not {*map(str, table.code.seating.seats)}.issuperset(named):
        return None
    text = meaning if isinstance(meaning, str) else meaning(match, table)
    if text is None:
        return None
    fields = {name: value for name, value in match.groupdict().items() if value is not None}
    if "cards" in fields:
        fields["cards"] = re.sub(" (?:and|or) ", " ", fields["cards"])
    for name in re.findall(r"{(\w+)}", text):
        value = fields.get(name) or known_field(name, table)
        if value is None:
            return None
        text = text.replace("{" + name + "}", value)
    return text


def known_field(name: str, table: RefereedTable) -> str | None:
    """A field that the table gives, None if it has none now."""
    value = _FIELDS[name](table) if name in _FIELDS else None
    return None if value is None else str(value)


def in_deal(table: RefereedTable, *stages: Stage) -> bool:
    """Whether a deal is on, and in one of some stages if they are given."""
    deal = table.sitting.deal
    return deal is not None and not deal.is_over and (not stages or deal.stage in stages)


def when(stages: tuple[Stage, ...], meaning: str) -> Meaning:
    """A meaning that holds only in some stages of a deal."""
    return lambda match, table: meaning if in_deal(table, *stages) else None


def newest_open(table: RefereedTable) -> Case | None:
    """The newest case in which somebody may choose."""
    return next((case for case in table.open_cases if holders_of(table, case)), None)


def _dealer(table: RefereedTable) -> Seat | None:
    return None if table.sitting.deal is None else table.deal.dealer


def _adversary(table: RefereedTable) -> Seat | None:
    """The dealer's left, who is the dealer's adversary in every game."""
    dealer = _dealer(table)
    return None if dealer is None else table.code.seating.left_of(dealer)


def _holder(table: RefereedTable) -> Seat | None:
    case = newest_open(table)
    return None if case is None else holders_of(table, case)[0]


def _open_case(table: RefereedTable) -> str | None:
    case = newest_open(table)
    return None if case is None else case.irregularity


def _turn(table: RefereedTable) -> Seat | None:
    return None if table.sitting.deal is None else table.deal.turn


def _turned(table: RefereedTable) -> Suit | None:
    return None if table.sitting.deal is None else table.deal.turned_suit


def _next_suit(table: RefereedTable) -> Suit | None:
    turned = _turned(table)
    return None if turned is None else turned.next_suit


def _packets(table: RefereedTable) -> str:
    return "-".join(map(str, table.code.packets[0]))


def _half(table: RefereedTable) -> int:
    return len(table.code.pack) // 2


def _done(table: RefereedTable) -> int | None:
    """The number of the last complete trick."""
    done = 0 if table.sitting.deal is None else len(table.deal.finished_tricks)
    return done or None


def _shuffler(table: RefereedTable) -> Seat | None:
    return None if table.sitting.deal is None else shuffler(table.deal)


_FIELDS: Mapping[str, Callable[[RefereedTable], object]] = {
    "dealer": _dealer,
    "adversary": _adversary,
    "holder": _holder,
    "case": _open_case,
    "shuffler": _shuffler,
    "side": lambda table: table.code.seating.sides[0],
    "turn": _turn,
    "last": last_player,
    "turned": _turned,
    "nextsuit": _next_suit,
    "packets": _packets,
    "half": _half,
    "done": _done,
}
"""The fields of a meaning that the sentence does not give."""
