"""What may follow `expect` of persons: who cuts, plays, waits and sits where, and how scores lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from euchre.club import Candidate, Club, Evening, to_cut
from euchre.game import (
    Penknife,
    TrayAndDeuce,
    counters,
    points_once_knocked_apart,
    points_shown,
    tray_and_deuce,
)
from euchre.seats import Seat, Side


def _names(names: Iterable[str]) -> str:
    return " ".join(names) or "nobody"


def _of_place(people: Iterable[Candidate]) -> str:
    return _names(one.name for one in people)


def _partners(club: Club) -> str:
    return " against ".join(_names(sorted(side)) for side in club.sides) or "nobody"


def _seat(evening: Evening, text: str) -> str:
    seat = Seat.from_text(text.partition(":")[0])
    return f"{seat}: {evening.club.sits_at(seat) or 'nobody'}"


def _rubbers(evening: Evening, text: str) -> str:
    """Rubbers played running by somebody, `Ann: 2`."""
    one = evening.club.find(text.partition(":")[0])
    assert one is not None
    return f"{one.name}: {one.running}"


def _lying(cards: TrayAndDeuce) -> str:
    faces = (("tray", cards.tray_is_up), ("deuce", cards.deuce_is_up))
    pieces = [f"{name} {'up' if is_up else 'down'}" for name, is_up in faces]
    return ", ".join((*pieces, f"{cards.upper.name.lower()} on top", cards.lie.value))


def _cards_of(evening: Evening, text: str) -> tuple[str, TrayAndDeuce]:
    side = text.partition(":")[0]
    cards = counters(evening.sitting.score).points[Side.from_text(side)]
    assert isinstance(cards, TrayAndDeuce)
    return side, cards


def _counters(evening: Evening, text: str) -> str:
    side, cards = _cards_of(evening, text)
    return f"{side}: {_lying(cards)}"


def _suit_of_counters(evening: Evening, text: str) -> str:
    side, cards = _cards_of(evening, text)
    return f"{side}: {cards.suit}"


def _reading(evening: Evening, text: str) -> str:
    """The points that are read from a side's counters as they lie."""
    side, cards = _cards_of(evening, text)
    return f"{side}: {points_shown(cards)}"


def _apart(evening: Evening, text: str) -> str:
    """The points that a side's counters may have shown, once they are knocked apart."""
    side, cards = _cards_of(evening, text)
    return f"{side}: {' or '.join(map(str, points_once_knocked_apart(cards)))}"


def _unsafe(evening: Evening, text: str) -> str:
    """The points that cannot be told from others once the counters are knocked apart."""
    return " ".join(
        str(points) for points in range(5) if len(points_once_knocked_apart(tray_and_deuce(points))) > 1
    )


def _knife(evening: Evening, text: str) -> str:
    side = text.partition(":")[0]
    knife = counters(evening.sitting.score).games[Side.from_text(side)]
    assert isinstance(knife, Penknife)
    return f"{side}: {' '.join(map(str, knife.blades))} after {knife.full_knives}"


PERSONS: dict[str, Callable[[Evening, str], str]] = {
    "to cut": lambda evening, _: _names(to_cut(evening.club)),
    "playing": lambda evening, _: _names(sorted(one.name for one in evening.club.players)),
    "waiting": lambda evening, _: _of_place(evening.club.waiting),
    "outside": lambda evening, _: _of_place(evening.club.outside),
    "partners": lambda evening, _: _partners(evening.club),
    "first deal": lambda evening, _: evening.club.dealer or "nobody",
    "choice": lambda evening, _: evening.club.chooser or "nobody",
    "stage of the table": lambda evening, _: evening.club.stage.value,
    "seat": _seat,
    "rubbers": _rubbers,
    "broken by": lambda evening, _: evening.club.broken_by or "nobody",
    "counters": _counters,
    "suit of counters": _suit_of_counters,
    "reading": _reading,
    "knocked apart": _apart,
    "unsafe scores": _unsafe,
    "knife": _knife,
}
