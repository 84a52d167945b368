"""What a player claims who does not name it: the one thing that is open to them."""

from __future__ import annotations

import re

from ....seats import Seat
from ...seat_view import lies_open, may_be_told
from ...state import RefereedTable
from ...terms.conditions import offered_choices
from ...terms.holders import cases_to_choose_in, may_claim
from ..sentences.meaning import newest_open


def claim_possible(table: RefereedTable, who: str) -> str | None:
    """The name of the one irregularity that a player may claim now, if there is just one."""
    if table.sitting.deal is None:
        return None
    seat = Seat.from_text(who)
    names = {
        case.irregularity
        for case in table.ledger.cases
        if may_be_told(table, case) and may_claim(table, case, seat)
    }
    return names.pop() if len(names) == 1 else None


def claims_all(match: re.Match[str], table: RefereedTable) -> str | None:
    """All that a player may claim now, claimed at once; the question which where nobody can see it."""
    who = Seat.from_text(match["who"])
    cases = table.ledger.cases if table.sitting.deal is not None else ()
    cases = tuple(case for case in cases if may_be_told(table, case) and may_claim(table, case, who))
    if not cases:
        return "?Claims what? Name each, such as '{who} claims revoke against {adversary} in trick 1'"
    said = dict.fromkeys(f"{{who}} claims {case.irregularity} against {case.offender}" for case in cases)
    return " & ".join(said)


def call_disobeyed(table: RefereedTable, who: str, card: str | None = None) -> str | None:
    """The claim that a called card was not played, by a player of the side that may call it: of the card
    named, or of any; None if nobody has just refused a call."""
    seat = Seat.from_text(who)
    for case in reversed(table.ledger.cases if table.sitting.deal is not None else ()):
        if case.irregularity != "disobeyed-call" or case.offender is None:
            continue
        is_theirs = case.offender in table.code.seating.side_of(seat).seats
        is_last = case.trick is None or case.trick >= len(table.deal.tricks) - 1
        waits = is_last and case.is_waiting
        if waits and not is_theirs and (card is None or card in map(str, case.cards[1:])):
            return f"{who} claims disobeyed-call against {case.offender}"
    return None


def claims_it(match: re.Match[str], table: RefereedTable) -> str | None:
    """What may be claimed, or the card that lies open, demanded without its name; the only remedy offered."""
    who = match["who"]
    if newest_open(table) is not None:
        return _only_choice(table, who)
    name = claim_possible(table, who)
    if name is not None:
        return f"{who} claims {name}"
    if table.sitting.deal is None:
        return None
    mine = table.code.seating.side_of(Seat.from_text(who)).seats
    lying = [one for one in table.exposed_in_play if one.seat not in mine]
    return f"{who} calls {lying[0].card} from {lying[0].seat}" if len(lying) == 1 else None


def _only_choice(table: RefereedTable, who: str) -> str | None:
    """The remedy that a player takes who may choose no other, unless it has to name a card or a suit."""
    choices = _choices(table, who)
    is_whole = len(choices) == 1 and choices[0] not in ("play", "call-suit")
    return f"{who} chooses {choices[0]}" if is_whole else None


def which_choice(table: RefereedTable, who: str) -> str | None:
    """The question which of several remedies a player takes; None if the player has none to choose."""
    choices = _choices(table, who)
    if not choices and newest_open(table) is None:
        return None
    said = " or ".join(f"'{who} chooses {name}'" for name in choices)
    return (
        f"?Which? Type {said}" if said else f"?Nothing is offered to {who}; 'open' lists what may be chosen"
    )


def _choices(table: RefereedTable, who: str) -> tuple[str, ...]:
    """What the newest case offers in which a player may choose."""
    mine = cases_to_choose_in(table, who)
    return offered_choices(table, mine[0]) if mine else ()


def may_be_penalty(table: RefereedTable) -> bool:
    """Whether points that are taken may be those of a penalty: a choice is open, or points may be claimed or
    are claimed."""
    if table.sitting.deal is None:
        return False
    cases = (case for case in table.ledger.cases if lies_open(table, case))
    priced = any(table.code.provisions[case.irregularity].points for case in cases)
    return bool(table.open_cases or table.ledger.claims) or priced
