"""What club mode adds to what an onlooker of a table is sent: rulings, and the acts open to their seat.

Rulings are public. The acts open to a seat are sent to that seat alone; they depend only on its own cards and
on what everybody has seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import TableAct, VoidDeal
from ...laws import Code
from ...laws.register import Law, load_register
from ...seats import Seat
from ...table import Order, Ruling, TableView, Verdict, table_view
from ...table.words.remedies import remedy_words, until_words
from ...table.words.rulings import what_happened
from ..wire import replies
from .claimable import ClaimableMatter, claimable_by
from .mode import RULINGS, ClubMode, irregular_acts_of

ENDING = (Verdict.CHOSEN, Verdict.IMPOSED)
"""Verdicts that can end a deal."""


def club_view(mode: ClubMode, seat: Seat | None, asked: tuple[Seat, ...], may_act: bool) -> replies.ClubView:
    """Return the reply for a seat, or for an onlooker if None; `asked` are the seats for which play waits."""
    table = mode.refereed
    view = table_view(table, seat)
    actor = seat if may_act else None
    return replies.ClubView(
        asked=[str(one) for one in asked],
        held=[_held(held, table.code) for held in claimable_by(table, actor)] if actor is not None else [],
        slips=[act.text for act in irregular_acts_of(table, actor)] if actor is not None else [],
        exposed=_exposed(view),
        orders=[_order(order) for order in view.orders],
        claims=[
            replies.ClaimedInfo(by=str(claim.by), against=str(claim.against), trick=claim.trick)
            for claim in view.claims
        ],
        rulings=list(_rulings(mode)),
        ended_by=_ended_by(mode),
    )


def _held(held: ClaimableMatter, code: Code) -> replies.HeldInfo:
    return replies.HeldInfo(
        kind=held.kind,
        irregularity=held.irregularity,
        what=what_happened(held.irregularity, code),
        offender=None if held.offender is None else str(held.offender),
        trick=held.trick,
        until=None if held.until is None else until_words(held.until),
        deadline=held.until,
        says=[replies.SayInfo(act=deed.text, words=_words(held, deed)) for deed in held.acts],
    )


def _words(held: ClaimableMatter, deed: TableAct) -> str | None:
    is_choice = held.kind == "remedy" and deed.form.startswith("chooses")
    return remedy_words(deed.matter) if is_choice and deed.matter is not None else None


def _exposed(view: TableView) -> list[replies.OpenHand]:
    hands: dict[Seat, list[str]] = {}
    for one in view.exposed:
        hands.setdefault(one.seat, []).append(one.card.text)
    return [replies.OpenHand(seat=str(owner), cards=cards) for owner, cards in hands.items()]


def _order(order: Order) -> replies.OrderInfo:
    return replies.OrderInfo(
        kind=order.kind.value,
        seats=[str(seat) for seat in order.seats],
        card=None if order.card is None else order.card.text,
        suit=None if order.suit is None else str(order.suit),
    )


def _numbered(mode: ClubMode) -> Iterator[tuple[int, Ruling]]:
    """Return the rulings that are kept, each with its number, counted from 1 through all deals."""
    return enumerate(mode.refereed.rulings, mode.forgotten + 1)


def _rulings(mode: ClubMode) -> Iterator[replies.RulingInfo]:
    """Yield the newest rulings."""
    table = mode.refereed
    for number, ruling in list(_numbered(mode))[-RULINGS:]:
        yield ruling_reply(ruling, table.code, number, table.acts - 1 - ruling.act)


def _ended_by(mode: ClubMode) -> replies.RulingInfo | None:
    """Return the ruling that made the deal void; the referee's act stands right after the act ruled on."""
    table = mode.refereed
    acts = table.deal.acts
    place = next((place for place, act in enumerate(acts) if isinstance(act, VoidDeal)), None)
    if place is None:
        return None
    number, ago = table.acts - len(acts) + place, len(acts) - 1 - place
    ended = ((count, one) for count, one in _numbered(mode) if one.act == number and one.verdict in ENDING)
    return next((ruling_reply(one, table.code, count, ago) for count, one in ended), None)


def ruling_reply(ruling: Ruling, code: Code, number: int, ago: int = 0) -> replies.RulingInfo:
    """Return the reply for a ruling; `ago` is the number of acts that have followed it."""
    entries = load_register(code.register)
    is_offer = ruling.verdict is Verdict.OFFERED
    return replies.RulingInfo(
        number=number,
        ago=ago,
        irregularity=ruling.irregularity,
        what=what_happened(ruling.irregularity, code),
        verdict=ruling.verdict.value,
        offender=None if ruling.offender is None else str(ruling.offender),
        cards=[card.text for card in ruling.cards],
        trick=ruling.trick,
        points={str(side): points for side, points in ruling.points if points},
        holders=[str(seat) for seat in ruling.holders],
        remedies=[remedy_words(name, is_offer) for name in ruling.remedies],
        remedy_names=list(ruling.remedies),
        until=None if ruling.until is None else until_words(ruling.until),
        deadline=ruling.until,
        why=ruling.why,
        laws=[
            replies.CitedLaw(id=law, is_law=isinstance(entries[law], Law) and law not in ruling.decided)
            for law in ruling.laws
        ],
    )
