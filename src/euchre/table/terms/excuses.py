"""What excuses an offender, and what makes an act lawful after all, by the names that provisions use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile

from ...acts import TableAct, TableActForm, TurnUp
from ...deal import Stage
from ...seats import Side
from ..names import Names
from ..physical.discarding import plays_turn_up_first
from ..physical.touching import first_to_touch, has_looked
from ..ruling import Verdict
from ..settlement import is_of_the_score
from ..state import TOUCHING, TURNING, Case, Finding, RefereedTable, dealers_adversaries, tricks_turned

Excuse = Callable[[RefereedTable, Case], bool]

EXCUSES: Names[Excuse] = Names()
"""The excuses by name: whether each holds in a case."""


@EXCUSES.add("adversary-touched-first", "an adversary was the first to touch their cards during the deal")
def _adversary_touched_first(table: RefereedTable, case: Case) -> bool:
    """Return whether an adversary touched their cards during the deal, and before dealer's partner did
    (leeds-dwight-1888 43)."""
    first = first_to_touch(table.deal, while_dealing=True)
    return first is not None and first in dealers_adversaries(table)


@EXCUSES.add(
    "adversary-looked", "an adversary looked at their cards during the deal and dealer's partner did not"
)
def _adversary_looked(table: RefereedTable, case: Case) -> bool:
    """Return whether an adversary looked at their cards during the deal, and dealer's partner did not
    (professor-1862 L7)."""
    deal = table.deal
    partner = table.code.seating.partner(deal.dealer)
    if partner is not None and has_looked(deal, partner, while_dealing=True):
        return False
    return any(has_looked(deal, seat, while_dealing=True) for seat in dealers_adversaries(table))


@EXCUSES.add("its-holder-looked", "it is the hand of an adversary who looked at it during the deal")
def _its_holder_looked(table: RefereedTable, case: Case) -> bool:
    """Return whether the hand of the wrong number is that of an adversary who looked at it before the turn-up
    (jerome-1877 5.12)."""
    adversaries = dealers_adversaries(table)
    return any(
        seat in adversaries and has_looked(table.deal, seat, while_dealing=True) for seat in case.seats
    )


@EXCUSES.add("interrupted", "an adversary stopped the deal without cause")
def _interrupted(table: RefereedTable, case: Case) -> bool:
    """Return whether an adversary stopped the deal over the score or whose deal it was, without cause, or has
    claimed before the turn-up what was not so (leeds-dwight-1888 44). With cause the deal would have gone
    no further."""
    adversaries = dealers_adversaries(table)
    stops = (*table.deeds("interrupts the deal"), *_false_disputes(table))
    return any(
        any(seat in adversaries for seat in stop.actor.seats)
        if isinstance(stop.actor, Side)
        else stop.actor in adversaries
        for stop in stops
    )


def _false_disputes(table: RefereedTable) -> Iterator[TableAct]:
    """Yield the claims, refused before the turn-up, of a wrong score or that it was another's deal."""
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
    """Return whether the dealer has played the turn-up, before the discard, to the first trick (jerome-1877
    s.3)."""
    return plays_turn_up_first(table.deal)


Allowance = Callable[[RefereedTable, Finding], bool]

ALLOWANCES: Names[Allowance] = Names()
"""The allowances by name: whether each holds for a finding."""


def is_allowed(table: RefereedTable, finding: Finding) -> bool:
    """Return whether what was found is not an irregularity under the code of the table, or is allowed
    where it is."""
    provision = table.provision(finding.irregularity)
    if provision is None:
        return True
    return provision.unless is not None and ALLOWANCES[provision.unless](table, finding)


@ALLOWANCES.add("trick-lies-ungathered", "while the trick lies on the table and nobody has touched it")
def _trick_lies_ungathered(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the cards of the trick lie on the table and nobody has begun to gather them."""
    return finding.trick is not None and not _is_touched(table, finding.trick, *TOUCHING)


@ALLOWANCES.add("trick-is-unturned", "while the trick is not turned")
def _trick_is_unturned(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the trick is not turned."""
    return finding.trick is not None and not _is_touched(table, finding.trick, *TURNING)


@ALLOWANCES.add("trick-is-last-turned", "if no later trick is turned")
def _trick_is_last_turned(table: RefereedTable, finding: Finding) -> bool:
    """Return whether no later trick is turned; one that is complete may still lie on the table
    (jerome-1877 16.2)."""
    return finding.trick is not None and finding.trick >= tricks_turned(table)


@ALLOWANCES.add("asker-has-to-play", "while the asker has still to play to the trick")
def _asker_has_to_play(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the asker has not yet played to the trick that is on."""
    trick = table.deal.trick
    return trick is not None and finding.offender not in trick.seats


@ALLOWANCES.add("turn-up-unplayed", "while the turn-up is not played")
def _turn_up_unplayed(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the turn-up has not been played."""
    deal = table.deal
    return not any(play.card is deal.turn_up for trick in deal.tricks for play in trick.plays)


@ALLOWANCES.add("turn-up-in-sight", "while the turn-up lies in sight")
def _turn_up_in_sight(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the turn-up lies on the talon: not accepted, or not taken in before the dealer's first
    card."""
    deal = table.deal
    return not any(deal.dealer in trick.seats for trick in deal.tricks)


@ALLOWANCES.add("dealer-may-take-in", "once it is the dealer's turn to play to the first trick")
def _dealer_may_take_in(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the dealer is to play to the first trick, or has played to it."""
    deal = table.deal
    has_played = any(deal.dealer in trick.seats for trick in deal.tricks)
    return has_played or (deal.stage is Stage.PLAYING and deal.turn == deal.dealer)


@ALLOWANCES.add("turn-up-not-taken-up", "while the turn-up is not taken up")
def _turn_up_not_taken_up(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the dealer has not taken the turn-up into the hand."""
    return not table.deal.exchanged


@ALLOWANCES.add("turn-up-played-first", "if the first card that the dealer has played is the turn-up")
def _turn_up_played_first(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the dealer has played the turn-up to the first trick, and another card has to be put
    out."""
    return plays_turn_up_first(table.deal)


@ALLOWANCES.add("counts-as-pass", "in the second round of calls, where it is a pass")
def _counts_as_pass(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the second round of calls is on (jerome-1877 9.7)."""
    return table.deal.stage is Stage.MAKING


def _is_touched(table: RefereedTable, trick: int, *forms: TableActForm) -> bool:
    return any(deed.numbers == (trick,) for deed in table.deeds(*forms))
