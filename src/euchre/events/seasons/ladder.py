"""A ladder: entrants in an order, each challenging somebody above; a winner from below takes their place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..refusals import EventError, check_entrants


@dataclass(frozen=True, slots=True)
class Challenge:
    """A match in a ladder."""

    challenger: str
    defender: str
    won: bool
    """Whether the challenger won."""


def ladder_after(names: Sequence[str], challenges: Iterable[Challenge], reach: int = 2) -> tuple[str, ...]:
    """The order after some challenges. Each may go to one of the `reach` places above.

    A challenger who wins takes the place of the defender, who moves down one, as does everybody between them.
    Raises EventError for a name that is not on the ladder, or a challenge that goes down or too far up.

    >>> ladder_after(["Ann", "Bob", "Cid"], [Challenge("Cid", "Ann", won=True)])
    ('Cid', 'Ann', 'Bob')
    """
    order = list(check_entrants(names, least=2, kind="entrants"))
    if reach < 1:
        raise EventError("a challenge has to reach at least one place up")
    for number, each in enumerate(challenges, start=1):
        for name in (each.challenger, each.defender):
            if name not in order:
                raise EventError(f"challenge {number}: '{name}' is not on the ladder")
        below, above = order.index(each.challenger), order.index(each.defender)
        if not 0 < below - above <= reach:
            places = f"{each.challenger} has place {below + 1} and {each.defender} place {above + 1}"
            raise EventError(f"challenge {number}: {places}; one can challenge the {reach} above only")
        if each.won:
            order.insert(above, order.pop(below))
    return tuple(order)
