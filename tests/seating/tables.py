"""Tables formed by acts written as in a record."""

from __future__ import annotations

from euchre.acts import read_act, split_acts
from euchre.laws import Code, load_code
from euchre.seating import Purpose, Roster, after, new_roster, refusal, verify

LEEDS, JEROME, PROFESSOR, MODERN = map(
    load_code, ("leeds-dwight-1888", "jerome-1877", "professor-1862", "modern")
)
FOUR = ("Ann", "Bob", "Cid", "Dot")


def done(roster: Roster, *lines: str) -> Roster:
    """Return the roster after acts, each of which has to be lawful."""
    for line in lines:
        for _, text in split_acts(line):
            act = read_act(text)
            verify(roster, act)
            roster = after(roster, act)
    return roster


def forced(roster: Roster, *lines: str) -> Roster:
    """Return the roster after acts, lawful or not."""
    for line in lines:
        for _, text in split_acts(line):
            roster = after(roster, read_act(text))
    return roster


def come(code: Code, *names: str, together: bool = True) -> Roster:
    """Return a table to which some have come, all at once or one after another."""
    with_first = f' with "{names[0]}"' if together else ""
    return done(
        new_roster(code), *(f'"{name}" comes{with_first if name != names[0] else ""}' for name in names)
    )


def cut(roster: Roster, **cards: str) -> Roster:
    """Return the roster after persons have cut, in the order given."""
    return done(roster, *(f'"{name}" draws {card}' for name, card in cards.items()))


def seated(code: Code, *more: str) -> Roster:
    """Ann and Cid against Bob and Dot, formed by the cut of that code, and others who have come."""
    roster = come(code, *FOUR, together=False)
    cards = {"Ann": "KS", "Cid": "QS", "Bob": "9S", "Dot": "8S"}
    roster = cut(roster, **cards)
    roster = done(roster, *(f'"{name}" takes seat {seat}' for name, seat in zip(FOUR, "ABCD", strict=True)))
    return done(roster, *(f'"{name}" comes' for name in more))


def sit_down(roster: Roster) -> Roster:
    """Return all players in their seats, partners facing, in the order of choice."""
    high, low = roster.sides
    return done(
        roster, *(f'"{name}" takes seat {seat}' for name, seat in zip((*high, *low), "ACBD", strict=True))
    )


def cut_by_rank(roster: Roster, *names: str) -> Roster:
    """Return the roster after a cut in which those named come from the highest down."""
    return cut(roster, **dict(zip(names, ("JS", "AS", "KS", "QS", "TS", "9S", "8S", "7S"), strict=False)))


def refused(roster: Roster, text: str) -> tuple[str, tuple[str, ...]]:
    """Return why an act is refused: the reason and the laws; the act has to be refused."""
    fault = refusal(roster, read_act(text))
    assert fault is not None
    return fault.reason.value.removeprefix("club/"), fault.laws


def playing(roster: Roster) -> set[str]:
    return {one.name for one in roster.players}


def waiting(roster: Roster) -> list[str]:
    return [one.name for one in roster.waiting]


def outside(roster: Roster) -> list[str]:
    return [one.name for one in roster.outside]


def purpose(roster: Roster) -> Purpose | None:
    return None if roster.cutting is None else roster.cutting.purpose
