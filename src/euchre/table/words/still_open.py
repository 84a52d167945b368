"""What is open at a table: choices, claims, calls, revokes to be proved, cards owed."""

from __future__ import annotations

from collections.abc import Iterator

from ..binding import cards_to_name, lies_face_up_by
from ..claims.reports import owes_discard_in_time
from ..revokes import may_still_obey
from ..seat_view import may_be_told
from ..settlement import is_of_void_deal
from ..state import Case, CaseStatus, Order, OrderKind, RefereedTable
from ..terms.conditions import offered_choices
from ..terms.holders import claimants_of, holders_of
from .limits import what_is_due
from .remedies import choice_words, until_words
from .rulings import if_agreed, what_happened


def still_open(table: RefereedTable) -> tuple[str, ...]:
    """Return a sentence for everything that is open, empty if nothing is; what only one player knows stays
    out."""
    if table.sitting.deal is None:
        return ()
    return (*_choices(table), *beside_choices(table))


def beside_choices(table: RefereedTable) -> tuple[str, ...]:
    """Return what is open beside choices: what may be claimed, claims to be proved, calls, cards owed."""
    if table.sitting.deal is None:
        return ()
    return (
        *_claimable(table),
        *_to_be_obeyed(table),
        *claims_to_prove(table),
        *_bound(table),
        *_owed(table),
    )


def _choices(table: RefereedTable) -> Iterator[str]:
    for case in table.ledger.cases:
        if case.status is CaseStatus.OPEN:
            provision = table.code.provisions[case.irregularity]
            holders, names = holders_of(table, case), offered_choices(table, case)
            who = " or ".join(map(str, holders))
            words = [choice_words(table.code, case, name) for name in names]
            choices = "; or ".join(if_agreed(names, words, provision, holders))
            until = until_words(provision.until)
            yield f"{who} may still {choices}, {until} ({what_happened(case.irregularity, table.code)})."


def _claimable(table: RefereedTable) -> Iterator[str]:
    for case in table.ledger.cases:
        if may_be_told(table, case) and gives_something(table, case):
            who = " or ".join(map(str, claimants_of(table, case))) or "anybody"
            until = until_words(table.code.provisions[case.irregularity].until)
            yield f"{who} may still claim {case.irregularity}, {until}."


def new_claims(before: RefereedTable, now: RefereedTable) -> tuple[str, ...]:
    """Return what may be claimed now and could not be before, as everybody could have noticed, and what to
    type for it."""
    if now.sitting.deal is None:
        return ()
    known = () if before.sitting.deal is None else before.ledger.cases
    told = {
        (case.irregularity, case.offender, case.trick)
        for case in known
        if may_be_told(before, case) and not may_still_obey(before, case)
    }
    new = [
        case
        for case in now.ledger.cases
        if may_be_told(now, case) and (case.irregularity, case.offender, case.trick) not in told
        if gives_something(now, case)
    ]
    obey = () if before.sitting.deal is None else tuple(_to_be_obeyed(before))
    return (*(one for one in _to_be_obeyed(now) if one not in obey), *(_may_claim(now, case) for case in new))


def _to_be_obeyed(table: RefereedTable) -> Iterator[str]:
    """Yield a sentence for each player who has disobeyed a call and may still obey it, as everybody could
    see."""
    for case in table.ledger.cases:
        if may_still_obey(table, case) and may_be_told(table, case):
            limit = table.code.provisions[case.irregularity].established
            back = f"{case.offender} takes back {case.cards[0]}"
            yield f"For {case.offender} to obey after all, {until_words(limit)}, type '{back}'."


def gives_something(table: RefereedTable, case: Case) -> bool:
    """Return whether anything follows from a claim now: not from one without a penalty (modern m.6), nor of
    what can still be mended (professor-1862 L29)."""
    if may_still_obey(table, case):
        return False
    provision = table.code.provisions[case.irregularity]
    return bool(provision.follows or provision.choices) and not is_of_void_deal(table, case.irregularity)


def _may_claim(table: RefereedTable, case: Case) -> str:
    who = claimants_of(table, case)
    until = until_words(table.code.provisions[case.irregularity].until)
    is_anybody = not who or who == table.code.seating.seats
    named = "Any player" if is_anybody else " or ".join(map(str, who))
    what = what_happened(case.irregularity, table.code)
    is_own = case.irregularity == "undercount"  # who has marked too little asks for the rest
    claimant = next((seat for seat in who if (seat == case.offender) is is_own), table.code.seating.seats[0])
    typed = f"type '{claimant} claims {case.irregularity}'."
    if case.irregularity == "advice":
        return f"If it was meant as a hint to the partner, {named} may claim it, {until}: {typed}"
    return f"{named} may claim it, {until} ({what}): {typed}{what_is_due(table, case)}"


def claims_to_prove(table: RefereedTable) -> Iterator[str]:
    """Yield a sentence for each revoke of this deal or of the one before that is claimed and not proved
    yet."""
    provision = table.code.provisions.get("revoke")
    for dealt in (table,) if table.earlier is None else (table.earlier, table):
        is_over = dealt is table.earlier or dealt.sitting.is_between_deals
        when = f", {until_words(provision.until)}" if is_over and provision else " when the hand is over"
        for claim in dealt.ledger.claims:
            trick = "" if claim.trick is None else f" in trick {claim.trick}"
            yield (
                f"{claim.by}'s claim of a revoke by {claim.against}{trick} is to be proved by the tricks: "
                f"type '{claim.by} shows tricks'{when}."
            )


def _bound(table: RefereedTable) -> Iterator[str]:
    if table.deal.is_over:
        return
    for one in table.exposed_in_play:
        yield f"{one.seat} has {one.card} lying face up; it may be called."
    for seat in cards_to_name(table):
        number = len(table.deal.hands[seat])
        may_be_called = lies_face_up_by(table, seat) is not None or not table.deal.finished_tricks
        called = " and may be called" if may_be_called else ""
        yield (
            f"{seat}'s cards lie face up{called}. Say which they are: '{seat} holds' and "
            f"{number} {'card' if number == 1 else 'cards'}."
        )
    for order in table.ledger.orders:
        if set(order.seats) <= set(table.deal.calling.out):
            continue
        yield _has_to(table, order)


def _has_to(table: RefereedTable, order: Order) -> str:
    """Say what the players of an order have to do: each of them, where it is to pass."""
    called = {call.actor for call in table.deal.calling.calls if table.deal.stage is order.stage}
    left = [seat for seat in order.seats if order.kind is not OrderKind.PASS or seat not in called]
    seats = left or order.seats
    if order.kind is OrderKind.PASS and len(seats) > 1:
        return f"{' and '.join(map(str, seats))} have to {_ordered(order)}."
    return f"{' or '.join(map(str, seats))} has to {_ordered(order)}."


def _ordered(order: Order) -> str:
    match order.kind:
        case OrderKind.CARD:
            return f"play {order.card}, if that is not a revoke"
        case OrderKind.SUIT:
            return f"lead {order.suit}"
        case OrderKind.HIGHEST | OrderKind.LOWEST:
            return f"play the {order.kind.value} card of the suit led"
        case OrderKind.WIN | OrderKind.LOSE:
            return f"{order.kind.value} the trick, if they can"
        case _:
            return str(order.kind.value)


def _owed(table: RefereedTable) -> Iterator[str]:
    if table.deal.is_over:
        return
    yield from (f"{seat} owes a card to trick {trick}." for seat, trick in table.ledger.owed)
    if owes_discard_in_time(table) and _has_said_so(table):
        dealer = table.deal.dealer
        yield f"{dealer} has still to discard, one of the cards held: type '{dealer} discards'."


def _has_said_so(table: RefereedTable) -> bool:
    """Return whether somebody has said that the dealer forgot the discard; until then it is not told."""
    begun = table.acts - len(table.deal.acts)
    return any(one.irregularity == "no-discard" and one.act >= begun for one in table.rulings)
