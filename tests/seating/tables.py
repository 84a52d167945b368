"""Tables formed by acts written as in a record."""

from __future__ import annotations

from euchre.acts import read_act, split_acts
from euchre.laws import Code, load_code
from euchre.seating import Club, Purpose, after, new_club, refusal, verify

LEEDS, JEROME, PROFESSOR, MODERN = map(
    load_code, ("leeds-dwight-1888", "jerome-1877", "professor-1862", "modern")
)
FOUR = ("Ann", "Bob", "Cid", "Dot")


def done(club: Club, *lines: str) -> Club:
    """The club after acts, each of which has to be lawful."""
    for line in lines:
        for _, text in split_acts(line):
            act = read_act(text)
            verify(club, act)
            club = after(club, act)
    return club


def forced(club: Club, *lines: str) -> Club:
    """The club after acts, lawful or not."""
    for line in lines:
        for _, text in split_acts(line):
            club = after(club, read_act(text))
    return club


def come(code: Code, *names: str, together: bool = True) -> Club:
    """A table to which some have come, all at once or one after another."""
    with_first = f' with "{names[0]}"' if together else ""
    return done(
        new_club(code), *(f'"{name}" comes{with_first if name != names[0] else ""}' for name in names)
    )


def cut(club: Club, **cards: str) -> Club:
    """The club after persons have cut, in the order given."""
    return done(club, *(f'"{name}" draws {card}' for name, card in cards.items()))


def seated(code: Code, *more: str) -> Club:
    """Ann and Cid against Bob and Dot, formed by the cut of that code, and others who have come."""
    club = come(code, *FOUR, together=False)
    cards = {"Ann": "KS", "Cid": "QS", "Bob": "9S", "Dot": "8S"}
    club = cut(club, **cards)
    club = done(club, *(f'"{name}" takes seat {seat}' for name, seat in zip(FOUR, "ABCD", strict=True)))
    return done(club, *(f'"{name}" comes' for name in more))


def sit_down(club: Club) -> Club:
    """All who play in their seats, partners facing, whoever has the choice first."""
    high, low = club.sides
    return done(
        club, *(f'"{name}" takes seat {seat}' for name, seat in zip((*high, *low), "ACBD", strict=True))
    )


def cut_by_rank(club: Club, *names: str) -> Club:
    """The club after a cut in which those named come from the highest down."""
    return cut(club, **dict(zip(names, ("JS", "AS", "KS", "QS", "TS", "9S", "8S", "7S"), strict=False)))


def refused(club: Club, text: str) -> tuple[str, tuple[str, ...]]:
    """Why an act is refused: the reason and the laws; the act has to be refused."""
    fault = refusal(club, read_act(text))
    assert fault is not None
    return fault.reason.value.removeprefix("club/"), fault.laws


def playing(club: Club) -> set[str]:
    return {one.name for one in club.players}


def waiting(club: Club) -> list[str]:
    return [one.name for one in club.waiting]


def outside(club: Club) -> list[str]:
    return [one.name for one in club.outside]


def purpose(club: Club) -> Purpose | None:
    return None if club.cutting is None else club.cutting.purpose
