"""What saves a dealer from losing the deal, by the names that provisions use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile

from ...acts import TableAct, TurnUp
from ...seats import Side
from ..names import Names
from ..physical.discarding import plays_turn_up_first
from ..physical.touching import first_to_touch, has_looked
from ..ruling import Verdict
from ..settlement import is_of_the_score
from ..state import Case, RefereedTable, dealers_adversaries

Excuse = Callable[[RefereedTable, Case], bool]

EXCUSES: Names[Excuse] = Names()
"""The excuses by name: whether each holds in a case."""


@EXCUSES.add("adversary-touched-first", "an adversary was the first to touch their cards during the deal")
def _adversary_touched_first(table: RefereedTable, case: Case) -> bool:
    """An adversary touched their cards during the deal, and before dealer's partner did
    (leeds-dwight-1888 43)."""
    first = first_to_touch(table.deal, while_dealing=True)
    return first is not None and first in dealers_adversaries(table)


@EXCUSES.add(
    "adversary-looked", "an adversary looked at their cards during the deal and dealer's partner did not"
)
def _adversary_looked(table: RefereedTable, case: Case) -> bool:
    """An adversary looked at their cards during the deal, and dealer's partner did not
    (professor-1862 L7)."""
    deal = table.deal
    partner = table.code.seating.partner(deal.dealer)
    if partner is not None and has_looked(deal, partner, while_dealing=True):
        return False
    return any(has_looked(deal, seat, while_dealing=True) for seat in dealers_adversaries(table))


@EXCUSES.add("its-holder-looked", "it is the hand of an adversary who looked at it during the deal")
def _its_holder_looked(table: RefereedTable, case: Case) -> bool:
    """The hand of the wrong number is that of an adversary who looked at it before the turn-up
    (jerome-1877 5.12)."""
    adversaries = dealers_adversaries(table)
    return any(
        seat in adversaries and has_looked(table.deal, seat, while_dealing=True) for seat in case.seats
    )


@EXCUSES.add("interrupted", "an adversary stopped the deal without cause")
def _interrupted(table: RefereedTable, case: Case) -> bool:
    """An adversary stopped the deal over the score or whose deal it was, without cause, or has claimed before
    the turn-up what was not so (leeds-dwight-1888 44). With cause the deal would have gone no further."""
    adversaries = dealers_adversaries(table)
    stops = (*table.deeds("interrupts the deal"), *_false_disputes(table))
    return any(
        any(seat in adversaries for seat in stop.actor.seats)
        if isinstance(stop.actor, Side)
        else stop.actor in adversaries
        for stop in stops
    )


def _false_disputes(table: RefereedTable) -> Iterator[TableAct]:
    """The claims, refused before the turn-up, of a wrong score or that it was another's deal."""
    begun = table.acts - len(table.deal.acts)
    refused = {
        one.irregularity for one in table.rulings if one.act >= begun and one.verdict is Verdict.REFUSED
    }
    for act in takewhile(lambda one: not isinstance(one, TurnUp), table.deal.acts):
        if not isinstance(act, TableAct) or act.matter is None or not act.words.startswith("claims"):
            continue
        is_of_score = is_of_the_score(act.matter) and any(map(is_of_the_score, refused))
        is_of_deal = act.matter == "deal-out-of-turn" and table.ledger.rightful is None
        if is_of_score or (is_of_deal and act.matter in refused):
            yield act


@EXCUSES.add("turn-up-played", "the card played was the turn-up itself")
def _turn_up_played(table: RefereedTable, case: Case) -> bool:
    """The dealer has played the turn-up, before the discard, to the first trick (jerome-1877 s.3)."""
    return plays_turn_up_first(table.deal)
