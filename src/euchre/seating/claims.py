"""The order of claims to a place at the table: leeds-dwight-1888 11, 12, 17, 20 and 21."""

from __future__ import annotations

from ..deciding import decides
from .state import Attendee, Roster


@decides("leeds-dwight-1888 11 17 20 21")
def entry_claims(roster: Roster) -> tuple[tuple[str, ...], ...]:
    """Return all who do not play, the strongest claim to come in first and equal claims together.

    Those who belong to the table come first, in their order, and then candidates as they came. At a
    fresh table candidates who come from no other table go before the rest, who have equal claims. Those
    left by a table that one person broke up have equal claims and go before that person.
    """
    claims: dict[tuple[bool, int, bool], list[str]] = {}
    for one in roster.outside:
        claims.setdefault(_claim(roster, one), []).append(one.name)
    members = tuple((one.name,) for one in roster.waiting)
    return (*members, *(tuple(claims[claim]) for claim in sorted(claims)))


@decides("leeds-dwight-1888 15")
def staying_claims(roster: Roster) -> tuple[tuple[str, ...], ...]:
    """Return the players, the strongest claim to stay first: those who have played fewer rubbers in a row
    (leeds-dwight-1888 15)."""
    counts = sorted({one.running for one in roster.players})
    return tuple(tuple(one.name for one in roster.players if one.running == count) for count in counts)


def _claim(roster: Roster, one: Attendee) -> tuple[bool, int, bool]:
    """Return a claim to come in; the lower one is better: from no other table, earlier, not a breaker of
    tables."""
    broke_it = one.breaker == one.name
    elsewhere = one.other_table is not None and not roster.players
    if elsewhere:
        return True, 0, broke_it
    return False, max(_arrivals_of_mates(roster, one)) if broke_it else one.arrival, broke_it


def _arrivals_of_mates(roster: Roster, breaker: Attendee) -> list[int]:
    """Return when the breaker came, and when those came whom they left without a table."""
    mates = (one for one in roster.outside if left_by_same(one, breaker.other_table, breaker.breaker))
    return [breaker.arrival, *(one.arrival for one in mates)]


def left_by_same(one: Attendee, table: int | None, breaker: str | None) -> bool:
    """Return whether somebody was left by the going of that breaker from that table."""
    broken = breaker is not None and one.breaker == breaker and one.other_table == table
    return broken and one.name != breaker
