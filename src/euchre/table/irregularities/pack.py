"""The pack: shown in shuffling, handled out of time, wrongly cut or put, imperfect, changed, refused.

professor-1862 L1 to L5, L10, P4, jerome-1877 5.3, 5.13, 5.14, leeds-dwight-1888 10, 22 to 34, 72, 73,
107, modern cut-restore, misdeal-no-cut, m.10.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...acts import Act, Cut, Person, Play, Shuffle, TableAct, TurnUp
from ...cards import UNKNOWN, Card
from ...deal import Deal, Stage
from ...deal.dues import shuffler
from ...deal.transition import BEFORE_HANDS
from ...deciding import decides
from ...laws import IrregularityName
from ..redealing import is_cut, lifted_in
from ..state import Finding, RefereedTable
from .watching import deals_cards, seat_or_none, watches, watches_table

_DAMAGED = frozenset({"torn", "marked"})
_DEALT = (Stage.FIXING, Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)


@watches_table("shows {cards} in cutting", "faces {cards}", finds="two-cards-cut card-shown-in-cut")
def cards_shown_in_cutting(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield faces shown in cutting: for seats and the first deal, or for this deal."""
    if isinstance(act.actor, Person):
        return  # who cuts for partners sits nowhere yet; the club sees to that
    offender, in_cutting = seat_or_none(act), act.form == "shows {cards} in cutting"
    if before.sitting.is_between_deals:
        if in_cutting and len(act.cards) > 1:
            yield Finding("two-cards-cut", offender, cards=act.cards)
    elif _shows_in_cutting(before, now, in_cutting):
        yield Finding("card-shown-in-cut", offender, cards=act.cards)


def _shows_in_cutting(before: RefereedTable, now: RefereedTable, says_so: bool) -> bool:
    stage = before.deal.stage
    return (says_so and stage in BEFORE_HANDS) or (stage is Stage.DEALING and not now.is_dealing)


@watches_table("faces {cards}", "exposes {cards}", finds="face-seen-in-shuffling")
def face_seen_in_shuffling(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a face shown while the pack is shuffled or handed over to be cut."""
    if before.deal.stage in (Stage.SHUFFLING, Stage.CUTTING) and not now.is_dealing:
        yield Finding("face-seen-in-shuffling", seat_or_none(act), cards=act.cards)


@watches(
    *(Shuffle, TableAct),
    finds="shuffle-in-play shuffle-out-of-turn dealer-shuffles-after-cut pack-handled-after-cut",
)
def shuffled_out_of_time(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a shuffle after the cut or during the play, or by one whose turn to shuffle it is not."""
    out_of_turn = isinstance(act, TableAct) and act.form == "shuffles out of turn"
    again = isinstance(act, Shuffle) or (isinstance(act, TableAct) and act.form == "shuffles again")
    if before.sitting.is_between_deals:
        return
    if is_handled_after_cut(before, act):
        yield Finding("pack-handled-after-cut", seat_or_none(act))
    if not (out_of_turn or again):
        return
    stage, offender = before.deal.stage, seat_or_none(act)
    if stage in _DEALT:
        yield Finding("shuffle-in-play", offender)
    elif out_of_turn and offender != shuffler(before.deal):
        yield Finding("shuffle-out-of-turn", offender)
    elif stage is Stage.DEALING:
        of_dealer = act.actor == before.deal.dealer
        kind: IrregularityName = "dealer-shuffles-after-cut" if of_dealer else "pack-handled-after-cut"
        yield Finding(kind, offender)


@decides("professor-1862 L2")
def is_handled_after_cut(table: RefereedTable, act: Act) -> bool:
    """Return whether another player than the dealer touches the pack after the cut and before cards are
    dealt, and nobody may have it shuffled again already."""
    touches = isinstance(act, TableAct) and act.form == "touches the cards" and act.actor != table.deal.dealer
    is_cut_now = table.deal.stage is Stage.DEALING and table.provision("pack-handled-after-cut") is not None
    is_open = any(case.irregularity == "pack-handled-after-cut" for case in table.open_cases)
    return touches and is_cut_now and not is_open and not table.deeds("deals {number} to {seat}")


@watches(Cut, TableAct, finds="cut-too-small cut-muddled parts-not-joined")
def pack_badly_cut(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a cut that leaves too few cards in a packet, is left unrestored, or is muddled afterwards."""
    if before.sitting.is_between_deals:
        return
    code, stage, lifted = now.code, before.deal.stage, lifted_in(act)
    most = len(code.pack) - code.cut_least_left
    if stage is Stage.CUTTING and lifted is not None and not code.cut_least_lifted <= lifted <= most:
        yield Finding("cut-too-small", seat_or_none(act))
    if lifted is not None and isinstance(act, TableAct):
        yield Finding("parts-not-joined", seat_or_none(act))
    if isinstance(act, TableAct) and act.form == "mixes the cards" and stage is Stage.DEALING:
        yield Finding("cut-muddled", seat_or_none(act))


@watches(Act, finds="no-cut uncut-deal")
def pack_not_cut(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a pack dealt without having been offered to be cut, while it is dealt and once the deal is
    complete."""
    if before.sitting.is_between_deals:
        return
    dealer = now.deal.dealer
    if before.deal.stage is Stage.CUTTING and deals_cards(act):
        yield Finding("no-cut", dealer)
        return
    is_known = any(case.irregularity in ("no-cut", "uncut-deal") for case in before.ledger.cases)
    completes = isinstance(act, TurnUp) and before.deal.turn_up is None
    if completes and not is_known and _is_uncut(now.deal):
        yield Finding("uncut-deal", dealer)


def _is_uncut(deal: Deal) -> bool:
    """Return whether the pack was shuffled and dealt, as far as the record tells, and not cut between."""
    return not any(map(is_cut, deal.acts)) and any(isinstance(act, Shuffle) for act in deal.acts)


@watches_table("puts the pack by {seat}", finds="pack-misplaced")
def pack_misplaced(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield the pack put elsewhere than on the left of the next dealer, or after the deal on the dealer's
    right."""
    deal, seating = now.deal, now.code.seating
    place = seating.left_of if deal.stage in BEFORE_HANDS else seating.right_of
    if not before.sitting.is_between_deals and act.seat != place(deal.dealer):
        yield Finding("pack-misplaced", seat_or_none(act))


@watches_table(
    *("calls for new cards", "brings pack {matter}", "refuses {matter}"),
    finds="new-cards-called pack-changed one-pack-refused",
)
def other_pack(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield new cards called for, a pack changed for another, or one pack refused."""
    offender = seat_or_none(act)
    if act.form == "calls for new cards":
        yield Finding("new-cards-called", offender)
    elif act.form == "brings pack {matter}" and now.packs == before.packs:
        yield Finding("pack-changed", offender)
    elif act.form == "refuses {matter}" and act.matter == "one-pack":
        yield Finding("one-pack-refused", offender)


@watches_table(
    *("finds {matter} pack", "marks card {card}", "finds {card} faced"),
    finds="card-found-faced imperfect-pack damaged-card",
)
def bad_pack(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a pack that is found not to be what it should, a card of it damaged, or one lying face up in it.
    A card that is none of the pack's faces makes the pack imperfect, wherever it lies (modern 2h-1)."""
    if foreign := _foreign(before, act.cards):
        yield Finding("imperfect-pack", None, cards=foreign)
    elif act.form == "finds {matter} pack":
        yield Finding("damaged-card" if act.matter in _DAMAGED else "imperfect-pack", None)
    elif act.form == "marks card {card}":
        yield Finding("damaged-card", seat_or_none(act), cards=act.cards)
    else:
        yield Finding("card-found-faced", None, cards=act.cards)


@watches(Play, finds="imperfect-pack")
def foreign_card(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a card played that is none of the pack's faces, or one that has been seen elsewhere."""
    if act.card in _seen(before.deal, act) or _foreign(before, (act.card,)):
        yield Finding("imperfect-pack", None, cards=(act.card,))


@watches(TurnUp, finds="imperfect-pack")
def foreign_turn_up(before: RefereedTable, now: RefereedTable, act: TurnUp) -> Iterator[Finding]:
    """Yield a card turned up that is none of the pack's faces."""
    if _foreign(before, (act.card,)):
        yield Finding("imperfect-pack", None, cards=(act.card,))


@watches_table(
    *("exposes {cards}", "drops {cards}", "faces {cards}", "detaches {card}", "turns wrong card {card}"),
    finds="imperfect-pack",
)
def foreign_card_shown(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a card shown that is none of the pack's faces."""
    if before.sitting.deal is not None and (foreign := _foreign(before, act.cards)):
        yield Finding("imperfect-pack", None, cards=foreign)


def _foreign(table: RefereedTable, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards that are none of the pack's faces."""
    return tuple(card for card in cards if card is not UNKNOWN and card not in table.code.pack)


def _seen(deal: Deal, act: Play) -> tuple[Card, ...]:
    """Return the faces that all have seen elsewhere: those played, and the turn-up while it is not the
    player's."""
    played = [play.card for trick in deal.tricks for play in trick.plays if play.card is not UNKNOWN]
    takes_turn_up = act.actor == deal.dealer and deal.calling.accepted
    if deal.turn_up is not None and not takes_turn_up:
        played.append(deal.turn_up)
    return tuple(played)
