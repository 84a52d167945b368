"""The pack: shown in shuffling, handled out of time, wrongly cut or put, imperfect, changed, refused.

professor-1862 L1 to L5, L10, P4, jerome-1877 5.3, 5.13, 5.14, leeds-dwight-1888 10, 22 to 34, 72, 73,
107, modern cut-restore, misdeal-no-cut, m.10.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, DealOut, DeclineCut, Person, Play, Shuffle, TableAct, TurnUp
from ...cards import UNKNOWN, Card
from ...deal import Deal, Stage
from ...deal.dues import shuffler
from ...deal.transition import BEFORE_HANDS
from ...deciding import decides
from ...laws import IrregularityName
from ..redealing import lifted_in
from ..state import Finding, RefereedTable
from .watching import Watcher, dealing_deed, seat_or_none

_DAMAGED = frozenset({"torn", "marked"})
_DEALT = (Stage.FIXING, Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)


@decides(irregularities="two-cards-cut card-shown-in-cut")
def cards_shown_in_cutting(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Faces shown in cutting: for seats and the first deal, or for this deal."""
    if not isinstance(act, TableAct) or not act.is_one_of("shows {cards} in cutting", "faces {cards}"):
        return
    if isinstance(act.actor, Person):
        return  # who cuts for partners sits nowhere yet; the club sees to that
    offender, in_cutting = seat_or_none(act), act.form == "shows {cards} in cutting"
    if before.sitting.is_between_deals:
        if in_cutting and len(act.cards) > 1:
            yield Finding(irregularity="two-cards-cut", offender=offender, cards=act.cards)
    elif before.deal.stage is Stage.DEALING or (in_cutting and before.deal.stage in BEFORE_HANDS):
        yield Finding(irregularity="card-shown-in-cut", offender=offender, cards=act.cards)


@decides(irregularities="cut-too-small cut-muddled parts-not-joined")
def pack_badly_cut(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A cut that leaves too few cards in a packet, is left unrestored, or is muddled afterwards."""
    if before.sitting.is_between_deals:
        return
    code, stage, lifted = now.code, before.deal.stage, lifted_in(act)
    most = len(code.pack) - code.cut_least_left
    if stage is Stage.CUTTING and lifted is not None and not code.cut_least_lifted <= lifted <= most:
        yield Finding(irregularity="cut-too-small", offender=seat_or_none(act))
    if lifted is not None and isinstance(act, TableAct):
        yield Finding(irregularity="parts-not-joined", offender=seat_or_none(act))
    if isinstance(act, TableAct) and act.form == "mixes the cards" and stage is Stage.DEALING:
        yield Finding(irregularity="cut-muddled", offender=seat_or_none(act))


@decides(irregularities="no-cut uncut-deal")
def pack_not_cut(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A pack dealt without having been offered to be cut, while it is dealt and once the deal is complete."""
    if before.sitting.is_between_deals:
        return
    dealer = now.deal.dealer
    if before.deal.stage is Stage.CUTTING and (isinstance(act, DealOut) or dealing_deed(act)):
        yield Finding(irregularity="no-cut", offender=dealer)
    elif isinstance(act, TurnUp) and before.deal.turn_up is None and _is_uncut(now.deal):
        yield Finding(irregularity="uncut-deal", offender=dealer)


def _is_uncut(deal: Deal) -> bool:
    """Whether the pack was shuffled and dealt, as far as the record tells, and not cut between."""
    cut = any(isinstance(act, DeclineCut) or lifted_in(act) is not None for act in deal.acts)
    return not cut and any(isinstance(act, Shuffle) for act in deal.acts)


@decides(
    irregularities="shuffle-in-play shuffle-out-of-turn dealer-shuffles-after-cut pack-handled-after-cut"
)
def shuffled_out_of_time(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A shuffle after the cut or during the play, or by one whose turn to shuffle it is not."""
    out_of_turn = isinstance(act, TableAct) and act.form == "shuffles out of turn"
    again = isinstance(act, Shuffle) or (isinstance(act, TableAct) and act.form == "shuffles again")
    if before.sitting.is_between_deals or not (out_of_turn or again):
        return
    stage, offender = before.deal.stage, seat_or_none(act)
    if stage in _DEALT:
        yield Finding(irregularity="shuffle-in-play", offender=offender)
    elif out_of_turn and offender != shuffler(before.deal):
        yield Finding(irregularity="shuffle-out-of-turn", offender=offender)
    elif stage is Stage.DEALING:
        of_dealer = act.actor == before.deal.dealer
        kind: IrregularityName = "dealer-shuffles-after-cut" if of_dealer else "pack-handled-after-cut"
        yield Finding(irregularity=kind, offender=offender)


@decides(irregularities="face-seen-in-shuffling")
def face_seen_in_shuffling(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A face shown while the pack is shuffled or handed over to be cut."""
    if before.sitting.is_between_deals or not isinstance(act, TableAct) or act.form != "faces {cards}":
        return
    if before.deal.stage in (Stage.SHUFFLING, Stage.CUTTING):
        yield Finding(irregularity="face-seen-in-shuffling", offender=seat_or_none(act), cards=act.cards)


@decides(irregularities="pack-misplaced")
def pack_misplaced(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The pack put elsewhere than on the left of the next dealer, or after the deal on the dealer's right."""
    if (
        before.sitting.is_between_deals
        or not isinstance(act, TableAct)
        or act.form != "puts the pack by {seat}"
    ):
        return
    deal, seating = now.deal, now.code.seating
    place = seating.left_of if deal.stage in BEFORE_HANDS else seating.right_of
    if act.seat != place(deal.dealer):
        yield Finding(irregularity="pack-misplaced", offender=seat_or_none(act))


@decides(irregularities="new-cards-called pack-changed one-pack-refused")
def other_pack(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """New cards called for, a pack changed for another, or one pack refused."""
    if not isinstance(act, TableAct):
        return
    offender = seat_or_none(act)
    if act.form == "calls for new cards":
        yield Finding(irregularity="new-cards-called", offender=offender)
    elif act.form == "brings pack {matter}" and now.packs == before.packs:
        yield Finding(irregularity="pack-changed", offender=offender)
    elif act.form == "refuses {matter}" and act.matter == "one-pack":
        yield Finding(irregularity="one-pack-refused", offender=offender)


@decides(irregularities="card-found-faced imperfect-pack damaged-card")
def bad_pack(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A pack that is found not to be what it should, a card of it damaged, or one lying face up in it."""
    if isinstance(act, TableAct) and act.form == "finds {matter} pack":
        kind: IrregularityName = "damaged-card" if act.matter in _DAMAGED else "imperfect-pack"
        yield Finding(irregularity=kind, offender=None)
    elif isinstance(act, TableAct) and act.form == "marks card {card}":
        yield Finding(irregularity="damaged-card", offender=seat_or_none(act), cards=act.cards)
    elif isinstance(act, TableAct) and act.form == "finds {card} faced":
        yield Finding(irregularity="card-found-faced", offender=None, cards=act.cards)
    elif isinstance(act, Play) and _is_foreign(before, act):
        yield Finding(irregularity="imperfect-pack", offender=None, cards=(act.card,))


def _is_foreign(table: RefereedTable, act: Play) -> bool:
    """Whether a card played is none of the pack's faces, or one that has been seen elsewhere."""
    foreign = act.card is not UNKNOWN and act.card not in table.code.pack
    return foreign or act.card in _seen(table.deal, act)


def _seen(deal: Deal, act: Play) -> tuple[Card, ...]:
    """The faces that all have seen elsewhere: those played, and the turn-up while it is not the player's."""
    played = [play.card for trick in deal.tricks for play in trick.plays if play.card is not UNKNOWN]
    takes_turn_up = act.actor == deal.dealer and deal.calling.accepted
    if deal.turn_up is not None and not takes_turn_up:
        played.append(deal.turn_up)
    return tuple(played)


WATCHERS: tuple[Watcher, ...] = (
    cards_shown_in_cutting,
    face_seen_in_shuffling,
    shuffled_out_of_time,
    pack_badly_cut,
    pack_not_cut,
    pack_misplaced,
    other_pack,
    bad_pack,
)
