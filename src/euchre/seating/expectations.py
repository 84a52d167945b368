"""Checks what a record expects of people.

`euchre.table.words.expectations` checks what it expects of the table. People are written by
their names, `nobody` for none; `docs/notation.md` lists the words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ..acts import Act
from ..game import (
    Penknife,
    TrayAndDeuce,
    counters,
    points_once_knocked_apart,
    points_shown,
    tray_and_deuce,
)
from ..game import check as check_play
from ..seats import Seat, Side
from ..table.words.expectations import JUDGEMENT, Unmet, expect_judgement, expect_of_table
from .cuts import to_cut
from .session import Session, check_act
from .state import Attendee, Roster


def expect(session: Session, text: str, law: str | None = None) -> None:
    """Check one `expect` line, given without that word, of persons or of the table.

    `law` is the law that a refusal has to name where the line names none. Raises Unmet, saying what
    was found, if it is otherwise, and for a line that begins with no word that can be expected.
    """
    judgement = JUDGEMENT.fullmatch(text)
    word = next((word for word in PERSONS if re.match(rf"{word}\b", text)), None)
    if judgement is not None:
        expect_judgement(session.table.code, lambda act: _check(session, act), judgement, law)
    elif word is None:
        expect_of_table(session.table, text)
    else:
        wanted = text.removeprefix(word).strip()
        found = PERSONS[word](session, wanted)
        if found != wanted:
            raise Unmet(f"expected {word} {wanted}; found {found}")


def _check(session: Session, act: Act) -> None:
    check_act(session, act)
    check_play(session.sitting, act)


def _names(names: Iterable[str]) -> str:
    return " ".join(names) or "nobody"


def _of_place(people: Iterable[Attendee]) -> str:
    return _names(one.name for one in people)


def _partners(roster: Roster) -> str:
    cut = () if roster.cutting is None else roster.cutting.sides
    return " against ".join(_names(sorted(side)) for side in roster.sides or cut) or "nobody"


def _seat(session: Session, text: str) -> str:
    seat = Seat.from_text(text.partition(":")[0])
    return f"{seat}: {session.roster.sits_at(seat) or 'nobody'}"


def _rubbers(session: Session, text: str) -> str:
    """Return rubbers that a person has played in a row, `Ann: 2`."""
    name = text.partition(":")[0]
    one = session.roster.find(name)
    return f"{name}: {'not here' if one is None else one.running}"


def _lying(cards: TrayAndDeuce) -> str:
    faces = (("tray", cards.tray_is_up), ("deuce", cards.deuce_is_up))
    pieces = [f"{name} {'up' if is_up else 'down'}" for name, is_up in faces]
    return ", ".join((*pieces, f"{cards.upper.name.lower()} on top", cards.lie.value))


def _counting_cards(say: Callable[[TrayAndDeuce], object]) -> Callable[[Session, str], str]:
    """Return what is said of the two counting cards of a side, `A+C: 3`."""

    def found(session: Session, text: str) -> str:
        side = text.partition(":")[0]
        cards = counters(session.sitting.score).points[Side.from_text(side)]
        return f"{side}: {say(cards) if isinstance(cards, TrayAndDeuce) else 'no counting cards'}"

    return found


def _apart(cards: TrayAndDeuce) -> str:
    return " or ".join(map(str, points_once_knocked_apart(cards)))


def _unsafe(session: Session, text: str) -> str:
    """Return the points that look like others once the counters are knocked apart."""
    return " ".join(
        str(points) for points in range(5) if len(points_once_knocked_apart(tray_and_deuce(points))) > 1
    )


def _knife(session: Session, text: str) -> str:
    side = text.partition(":")[0]
    knife = counters(session.sitting.score).games[Side.from_text(side)]
    if not isinstance(knife, Penknife):
        return f"{side}: no knife"
    return f"{side}: {' '.join(map(str, knife.blades))} after {knife.full_knives}"


PERSONS: dict[str, Callable[[Session, str], str]] = {
    "to cut": lambda session, _: _names(to_cut(session.roster)),
    "playing": lambda session, _: _names(sorted(one.name for one in session.roster.players)),
    "waiting": lambda session, _: _of_place(session.roster.waiting),
    "outside": lambda session, _: _of_place(session.roster.outside),
    "partners": lambda session, _: _partners(session.roster),
    "first deal": lambda session, _: session.roster.dealer or "nobody",
    "choice": lambda session, _: session.roster.chooser or "nobody",
    "stage of the table": lambda session, _: session.roster.stage.value,
    "seat": _seat,
    "rubbers": _rubbers,
    "broken by": lambda session, _: session.roster.broken_by or "nobody",
    "counters": _counting_cards(_lying),
    "suit of counters": _counting_cards(lambda cards: cards.suit),
    "reading": _counting_cards(points_shown),
    "knocked apart": _counting_cards(_apart),
    "unsafe scores": _unsafe,
    "knife": _knife,
}
"""What is known of people, by the words of `expect`."""
