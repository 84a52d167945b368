"""How computer players deal with irregularities in club mode: what they claim, choose and call.

They know only what an attentive player in their seat could know (`TableView`). Their `Strictness` says
how severe they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from ..acts import Act, TableAct
from ..cards import SUITS, Rank, Suit
from ..chance import Stream
from ..seats import Seat
from ..table import Claimable, Exposed, Offer, TableView
from ..view import View


class Strictness(Enum):
    """How a computer player reacts to the irregularities of others; the value is the name of the level."""

    STRICT = "strict"
    """Claims everything that can be claimed, and chooses the remedy that costs the other side most."""
    FRIENDLY = "friendly"
    """Claims nothing, and lets things stand where the law permits it."""
    SLEEPY = "sleepy"
    """Like strict, but notices an irregularity only one time in three."""


_MILD = ("let-stand", "let-lapse", "take-back", "abstains", "allow-ordering-up", "one-point")
_CHANCE_TO_NOTICE = 3
"""A sleepy player notices one irregularity in this many."""


def reaction(seen: TableView, seat: Seat, strictness: Strictness, stream: Stream) -> Act | None:
    """Return what a seat says to the referee now; None if it has nothing to say.

    It says one thing at a time, in this order: it answers an offered remedy, claims an irregularity, shows
    the tricks it claimed, calls an exposed card.
    """
    for offer in seen.offers:
        if seat in offer.holders and _notices(strictness, stream):
            return _remedy(seen, seat, offer, strictness)
    if strictness is Strictness.FRIENDLY:
        return None
    for fault in seen.claimable:
        if (
            seat in fault.holders
            and not has_been_claimed(seen.view.acts, fault)
            and _notices(strictness, stream)
        ):
            return claim_of(seat, fault)
    if seen.view.outcome is not None and any(claim.by == seat for claim in seen.claims):
        return TableAct(seat, "shows tricks")
    return _call(seen, seat) if _notices(strictness, stream) else None


def _notices(strictness: Strictness, stream: Stream) -> bool:
    return strictness is not Strictness.SLEEPY or stream.choice(range(_CHANCE_TO_NOTICE)) == 0


def _remedy(seen: TableView, seat: Seat, offer: Offer, strictness: Strictness) -> Act:
    if strictness is Strictness.FRIENDLY:
        mild = next((remedy for remedy in _MILD if remedy in offer.remedies), None)
        if mild is None:
            return TableAct(seat, "waives {matter}", matter=offer.irregularity)
        return TableAct(seat, "chooses {matter}", matter=mild)
    remedy = _best(seen, seat, offer)
    if remedy == "call-suit" and offer.offender is not None:
        return TableAct(seat, "calls {suit} from {seat}", suit=_best_suit(seen.view), seat=offer.offender)
    return TableAct(seat, "chooses {matter}", matter=remedy)


def _best(seen: TableView, seat: Seat, offer: Offer) -> str:
    """Return the remedy that helps the seat's side most, judged by what the seat sees; by default the first
    one."""
    view = seen.view
    if {"joins", "abstains"} <= set(offer.remedies):
        return "joins" if _lone_player_has_all(view) else "abstains"
    if {"highest", "lowest"} <= set(offer.remedies):
        return "lowest" if _trick_is_ours(view, seat) else "highest"
    if {"hold-to-it", "let-lapse"} <= set(offer.remedies):
        return "hold-to-it" if _trumps_held(view) >= 3 else "let-lapse"
    if "spoil-deal" in offer.remedies and seat in view.makers:
        return _waiver_or_first(offer)
    return offer.remedies[0]


def _waiver_or_first(offer: Offer) -> str:
    return next((remedy for remedy in _MILD if remedy in offer.remedies), offer.remedies[0])


def claim_of(seat: Seat, fault: Claimable) -> TableAct:
    """Return the act with which a seat claims an irregularity."""
    if fault.offender is None:
        return TableAct(seat, "claims {matter}", matter=fault.irregularity)
    if fault.trick is None:
        return TableAct(
            seat, "claims {matter} against {seat}", matter=fault.irregularity, seat=fault.offender
        )
    return TableAct(
        seat,
        "claims {matter} against {seat} in trick {number}",
        matter=fault.irregularity,
        seat=fault.offender,
        numbers=(fault.trick,),
    )


def has_been_claimed(acts: Iterable[Act], fault: Claimable) -> bool:
    """Return whether somebody has claimed this irregularity among the acts of the deal."""
    return any(
        isinstance(act, TableAct) and act.form.startswith("claims") and _is_about(act, fault) for act in acts
    )


def _is_about(deed: TableAct, fault: Claimable) -> bool:
    return (deed.matter, deed.seat) == (fault.irregularity, fault.offender) and (
        not deed.numbers or deed.numbers[0] == fault.trick
    )


def _call(seen: TableView, seat: Seat) -> Act | None:
    """Call an exposed card: on a trick that our side is winning, or, if it is low, when its owner leads."""
    view = seen.view
    bound = {other for order in seen.orders for other in order.seats}
    for one in seen.exposed:
        if one.seat != view.turn or one.seat in bound or not _is_adverse(view, seat, one):
            continue
        if view.trick is None:
            low = one.card.rank is not None and int(one.card.rank) < int(Rank.KING)
            if low:
                return TableAct(seat, "calls {card} from {seat}", cards=(one.card,), seat=one.seat)
        elif _trick_is_ours(view, seat) and not _beats(view, one):
            return TableAct(seat, "calls {card} from {seat}", cards=(one.card,), seat=one.seat)
    return None


def _is_adverse(view: View, seat: Seat, one: Exposed) -> bool:
    seating = view.code.seating
    return seating.side_of(one.seat) is not seating.side_of(seat)


def _beats(view: View, one: Exposed) -> bool:
    trick = view.open_trick
    best = max(play.card.strength(trick.trump, trick.led) for play in trick.plays)
    return one.card.strength(trick.trump, trick.led) > best


def _trick_is_ours(view: View, seat: Seat) -> bool:
    trick = view.trick
    return trick is not None and trick.winner in view.code.seating.side_of(seat).seats


def _lone_player_has_all(view: View) -> bool:
    lone = view.calling.lone
    return bool(view.finished_tricks) and all(trick.winner == lone for trick in view.finished_tricks)


def _trumps_held(view: View) -> int:
    suit = view.turned_suit
    return sum(suit is not None and card.suit_under(suit) is suit for card in view.hand)


def _best_suit(view: View) -> Suit:
    """Return the lay suit in which the seat is strongest."""
    trump = view.settled_trump
    strength: Mapping[Suit, int] = {
        suit: sum(card.strength(trump, suit) for card in view.hand if card.suit_under(trump) is suit)
        for suit in SUITS
        if suit is not trump
    }
    return max(strength, key=lambda suit: strength[suit])
