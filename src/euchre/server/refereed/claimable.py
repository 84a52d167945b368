"""What a seat may say to the referee now: choose remedies, make claims, call cards, and have tricks shown.

All of it depends only on what everybody could see. A revoke or a disobeyed call may be claimed for every card
that could be one, whether it is or not: only the hidden cards decide that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from ...acts import TableAct
from ...bots.bot_referee import claim_of, has_been_claimed, reaction
from ...cards import SUITS
from ...chance import Stream
from ...laws import IrregularityName, load_irregularities
from ...seats import Seat
from ...table import (
    Case,
    CaseStatus,
    Claimable,
    OrderKind,
    RefereedTable,
    TableView,
    Verdict,
    after,
    lies_open,
    table_view,
)
from ...table.seat_view import claimable_of
from ...table.terms.conditions import against_call, against_choice
from ...table.terms.holders import callers_of, claimants_of, holders_of
from .mode import ClubMode


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimableMatter:
    """A matter that a seat may bring to the referee, and the acts with which it can."""

    kind: Literal["remedy", "claim", "call", "proof"]
    irregularity: str
    offender: Seat | None
    trick: int | None
    acts: tuple[TableAct, ...]
    until: str | None = None
    """Name of the deadline; None for no deadline."""


def claimable_by(table: RefereedTable, seat: Seat) -> tuple[ClaimableMatter, ...]:
    """Return all matters that a seat may bring up now, remedies first."""
    if table.sitting.deal is None:
        return ()
    return (*_remedies(table, seat), *_calls(table, seat), *_proof(table, seat), *_claims(table, seat))


def _remedies(table: RefereedTable, seat: Seat) -> Iterator[ClaimableMatter]:
    for case in reversed(table.ledger.cases):
        if case.status is CaseStatus.OPEN and seat in holders_of(table, case):
            provision = table.code.provisions[case.irregularity]
            choices = tuple(
                deed
                for remedy in provision.choices
                for deed in _ways(seat, case, remedy)
                if against_choice(table, case, remedy, deed) is None
            )
            waiver = TableAct(seat, "waives {matter}", matter=case.irregularity)
            yield _held(case, "remedy", (*choices, waiver), provision.until)


def _ways(seat: Seat, case: Case, remedy: str) -> Iterator[TableAct]:
    """Yield the acts that choose a remedy."""
    if remedy == "call-suit" and case.offender is not None:
        for suit in SUITS:
            yield TableAct(seat, "calls {suit} from {seat}", suit=suit, seat=case.offender)
    elif remedy == "play":
        for card in case.cards:
            yield TableAct(seat, "chooses {matter} {card}", matter=remedy, cards=(card,))
    else:
        yield TableAct(seat, "chooses {matter}", matter=remedy)


def _claims(table: RefereedTable, seat: Seat) -> Iterator[ClaimableMatter]:
    for case in table.ledger.cases:
        is_seen = lies_open(table, case) and not load_irregularities()[case.irregularity].secret
        if is_seen and seat in claimants_of(table, case):
            yield from _claim(table, seat, case)
    for case in _suspicions(table):
        if seat in claimants_of(table, case):
            yield from _claim(table, seat, case)


def _claim(table: RefereedTable, seat: Seat, case: Case) -> Iterator[ClaimableMatter]:
    fault: Claimable = claimable_of(table, case)
    if not has_been_claimed(table.deal.acts, fault):
        until = table.code.provisions[case.irregularity].until
        yield _held(case, "claim", (claim_of(seat, fault),), until)


def _suspicions(table: RefereedTable) -> Iterator[Case]:
    """Yield a possible case for each card that did not follow suit, or did not obey a call."""
    provisions = table.code.provisions
    deal = table.deal
    if "revoke" in provisions and not table.ledger.claims_closed:
        for number, trick in enumerate(deal.tricks, 1):
            for play in trick.plays[1:]:
                if play.card.suit_under(trick.trump) is not trick.led and isinstance(play.actor, Seat):
                    yield _suspicion("revoke", play.actor, number)
    if "disobeyed-call" in provisions and not table.ledger.claims_closed:
        for order, player, number in table.ledger.spent:
            if not _is_seen_to_obey(table, order.kind, player, number):
                yield _suspicion("disobeyed-call", player, number)


def _is_seen_to_obey(table: RefereedTable, kind: OrderKind, seat: Seat, number: int) -> bool:
    """Return whether everybody saw a called card or suit being played; for other orders nobody can see it."""
    if kind not in (OrderKind.CARD, OrderKind.SUIT) or number > len(table.deal.tricks):
        return False
    trick = table.deal.tricks[number - 1]
    played = next((play.card for play in trick.plays if play.actor == seat), None)
    orders = (
        order for order, who, at in table.ledger.spent if (who, at) == (seat, number) and order.kind is kind
    )
    return played is not None and any(
        played is order.card or (order.suit is not None and played.suit_under(trick.trump) is order.suit)
        for order in orders
    )


def _suspicion(irregularity: IrregularityName, seat: Seat, trick: int) -> Case:
    return Case(
        number=_NO_CASE, irregularity=irregularity, offender=seat, trick=trick, status=CaseStatus.HIDDEN
    )


_NO_CASE = -1


def _calls(table: RefereedTable, seat: Seat) -> Iterator[ClaimableMatter]:
    """Yield calls of exposed cards that the seat may make now."""
    called = {order.card for order in table.ledger.orders}
    for one in table.ledger.exposed:
        case = Case(
            number=_NO_CASE,
            irregularity="exposed-card",
            offender=one.seat,
            cards=(one.card,),
            status=CaseStatus.OPEN,
        )
        if one.card in called or against_call(table, one) is not None:
            continue
        if seat in callers_of(table, case, one.irregularity):
            call = TableAct(seat, "calls {card} from {seat}", cards=(one.card,), seat=one.seat)
            yield _held(case, "call", (call,), None)


def _proof(table: RefereedTable, seat: Seat) -> Iterator[ClaimableMatter]:
    """Return the act of showing the tricks, for each of the seat's own claims that they decide."""
    if table.deal.is_over:
        for claim in table.ledger.claims:
            if claim.by == seat:
                yield ClaimableMatter(
                    kind="proof",
                    irregularity="revoke",
                    offender=claim.against,
                    trick=claim.trick,
                    acts=(TableAct(seat, "shows tricks"),),
                )


def _held(
    case: Case, kind: Literal["remedy", "claim", "call"], acts: tuple[TableAct, ...], until: str | None
) -> ClaimableMatter:
    return ClaimableMatter(
        kind=kind,
        irregularity=case.irregularity,
        offender=case.offender,
        trick=case.trick,
        acts=acts,
        until=until,
    )


def claim_of_bots(
    mode: ClubMode, players: Iterable[Seat], people: Collection[Seat], seed: bytes
) -> TableAct | None:
    """Return the claim or choice of one of the computer players now; None if none of them has one.

    A claim that one of `people` could also make is left to that person until they let play go on. Whether
    a sleepy player notices depends on the game's secret seed.
    """
    table = mode.refereed
    if table.sitting.deal is None:
        return None
    for seat in players:
        seen = _left_to_players(table_view(table, seat), people)
        said = reaction(seen, seat, mode.temper, _stream(table, seat, seed))
        if isinstance(said, TableAct) and _has_effect(table, said):
            return said
    return None


def _left_to_players(seen: TableView, people: Collection[Seat]) -> TableView:
    return replace(
        seen,
        offers=tuple(offer for offer in seen.offers if not set(offer.holders) & set(people)),
        claimable=tuple(fault for fault in seen.claimable if not set(fault.holders) & set(people)),
    )


def _stream(table: RefereedTable, seat: Seat, seed: bytes) -> Stream:
    digest = hashlib.sha256(b"attention %d %d %b" % (table.acts, seat, seed)).digest()
    return Stream(int.from_bytes(digest[:8], "big"))


def _has_effect(table: RefereedTable, said: TableAct) -> bool:
    """Return whether the referee would accept it, and saying it once more would change anything."""
    heard = after(table, said)
    answers = heard.rulings[len(table.rulings) :]
    if any(ruling.verdict is Verdict.REFUSED for ruling in answers):
        return False
    if said not in table.deal.acts:
        return True
    return heard.ledger != table.ledger and all(ruling.verdict is not Verdict.HEARD for ruling in answers)
