"""Revokes and how they are mended (professor-1862 L16, L23 to L27,
jerome-1877 10 and 11, leeds-dwight-1888 62 to 71, modern renege)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Play, TableAct
from ...deal import legal_cards
from ...deciding import decides
from ...seats import Seat
from ..revokes import MISLED, may_still_obey, trick_to_mend
from ..state import Finding, RefereedTable
from .watching import Watcher


@decides(irregularities="revoke")
def revoke(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A card that does not follow suit from a hand that could. Only its player knows yet."""
    if not isinstance(act, Play) or not isinstance(act.actor, Seat):
        return
    trick = before.deal.trick
    if trick is None or act.actor in trick.seats or act.card.suit_under(trick.trump) is trick.led:
        return
    if act.card not in legal_cards(before.deal, act.actor):
        number = len(before.deal.tricks)
        yield Finding(irregularity="revoke", offender=act.actor, cards=(act.card,), trick=number)


@decides(irregularities="revoke")
def revoke_come_to_light(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A card of a suit that its player did not follow before, from a hand that the record does not know."""
    if not isinstance(act, Play) or not isinstance(act.actor, Seat):
        return
    known = {
        case.trick
        for case in now.ledger.cases
        if case.irregularity == "revoke" and case.offender == act.actor
    }
    for number, trick in enumerate(before.deal.tricks, 1):
        played = [play.card for play in trick.plays[1:] if play.actor == act.actor]
        if number in known or not played or played[0].suit_under(trick.trump) is trick.led:
            continue
        if act.card.suit_under(trick.trump) is trick.led:
            yield Finding(irregularity="revoke", offender=act.actor, cards=tuple(played), trick=number)


@decides(irregularities="revoke-mended played-on-a-revoke")
def revoke_mended(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A card taken back: the mending of a revoke, or a change that nobody may make."""
    if not isinstance(act, TableAct) or act.form != "takes back {card}" or not isinstance(act.actor, Seat):
        return
    (card,) = act.cards
    number = trick_to_mend(before, act.actor, card)
    if number is None:
        yield Finding(irregularity="card-changed", offender=act.actor, cards=act.cards)
        return
    if any(one.irregularity in MISLED and act.actor in one.seats for one in before.ledger.cases):
        return
    if any(
        may_still_obey(before, case) and (case.offender, case.trick) == (act.actor, number)
        for case in before.ledger.cases
    ):
        yield Finding(irregularity="obeys-after-all", offender=act.actor, cards=act.cards, trick=number)
        return
    yield Finding(irregularity="revoke-mended", offender=act.actor, cards=act.cards, trick=number)
    order = before.deal.tricks[number - 1].seats
    later = order[order.index(act.actor) + 1 :]
    seating = now.code.seating
    adverse = tuple(seat for seat in later if seating.side_of(seat) is not seating.side_of(act.actor))
    if adverse:
        yield Finding(irregularity="played-on-a-revoke", offender=act.actor, trick=number, seats=adverse)


WATCHERS: tuple[Watcher, ...] = (revoke, revoke_come_to_light, revoke_mended)
