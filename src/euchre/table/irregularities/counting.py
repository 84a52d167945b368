"""Hands, dummies and packs counted, and looks at cards that lie face down."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Call, Holding, TableAct, TableActForm, TakeDummy
from ...deal import Deal, seat_of
from ...laws import IrregularityName
from ...seats import Seat
from ..settlement import is_void
from ..state import UNDISCARDED, Finding, RefereedTable, tricks_turned
from .watching import seat_or_none, watches, watches_table

_LATE = 3
"""From how many turned tricks on a sixth card is a fault of its player, and no more of the deal
(professor-1862 L8, L19)."""


@watches_table(
    *("counts {number}", "counts {number} in hand of {seat}"),
    finds="miscount wrong-count wrong-hand wrong-number-in-play six-cards-in-play",
)
def wrong_number(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a hand that is counted and was dealt too many or too few cards: what it means for the deal, and
    once the trump is settled for its player.

    What has been played, put out or taken in since is reckoned with; cards misplaced in play are another
    matter (leeds-dwight-1888 90).
    """
    deal, seat = before.deal, seat_of(act) if act.seat is None else act.seat
    dealt, due = _dealt(before, seat, act.numbers[0]), deal.code.hand_size
    is_undiscarded = any(
        case.irregularity in UNDISCARDED and case.offender == seat for case in before.ledger.cases
    )
    if dealt == due or (is_undiscarded and dealt > due):
        return
    if not _is_late(before, dealt) or not now.provision("six-cards-in-play"):
        yield Finding(_named(deal), deal.dealer, seats=(seat,))
    yield from _in_play(before, seat, dealt)


def _is_late(table: RefereedTable, dealt: int) -> bool:
    return dealt > table.code.hand_size and tricks_turned(table) >= _LATE


def _in_play(table: RefereedTable, seat: Seat, dealt: int) -> Iterator[Finding]:
    """Yield what a wrong number of cards means for its player once the trump is settled."""
    if table.deal.calling.maker is not None:
        yield Finding("wrong-number-in-play", seat)
    if _is_late(table, dealt):
        yield Finding("six-cards-in-play", seat)


@watches_table("counts {number} in dummy", finds="miscount wrong-dummy")
def wrong_dummy(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a dummy that is counted, before or after it is taken, and was dealt too many or too few cards."""
    if act.numbers[0] != before.code.dummy:
        yield Finding(_named_dummy(before.deal), before.deal.dealer)


def told_wrong(table: RefereedTable) -> tuple[Finding, ...]:
    """Return the faults of hands and a dummy that were dealt a wrong number of cards, as the packets or the
    hands that the record tells show, though nobody has counted them; none that are known."""
    deal = table.sitting.deal
    if deal is None or is_void(table) or not (_tells_hand_of_wrong_number(deal) or table.deeds(*_PACKETS)):
        return ()
    size = deal.code.hand_size
    dealt = {seat: _dealt(table, seat, len(deal.holding(seat))) for seat in deal.active}
    wrong = {seat: number for seat, number in dealt.items() if number not in (0, size)}
    in_play = (one for seat, number in wrong.items() for one in _in_play(table, seat, number))
    found = [] if table.ledger.claims_closed else [*in_play]
    is_dummy_wrong = deal.calling.maker is None and len(deal.dummy) != deal.code.dummy
    if not deal.is_over and is_dummy_wrong:
        found.insert(0, Finding(_named_dummy(deal), deal.dealer))
    if not deal.is_over and wrong:
        found.insert(0, Finding(_named(deal), deal.dealer, seats=tuple(wrong)))
    known = {(case.irregularity, case.offender) for case in table.ledger.cases}
    return tuple(one for one in found if (one.irregularity, one.offender) not in known)


_PACKETS: tuple[TableActForm, ...] = ("deals {number} to {seat}", "deals {number} to dummy")


def _tells_hand_of_wrong_number(deal: Deal) -> bool:
    size = deal.code.hand_size
    return any(isinstance(act, Holding) and len(act.cards) != size for act in deal.acts)


def _named(deal: Deal) -> IrregularityName:
    """Return how the fault is called, by how far the deal has come."""
    if deal.turn_up is None and not deal.is_over:
        return "miscount"
    return "wrong-count" if deal.calling.maker is None else "wrong-hand"


def _named_dummy(deal: Deal) -> IrregularityName:
    """Return how the fault is called where the dummy is wrong: before the turn-up it is put right like a
    hand, and from then on it costs the deal (modern 3h-1)."""
    return "miscount" if _named(deal) == "miscount" else "wrong-dummy"


_LEFT_OVER = 2
"""The most cards that are counted as left over when the hand has been played; a greater number is that of the
hand as it was."""


def _dealt(table: RefereedTable, seat: Seat, counted: int) -> int:
    """Return how many cards a seat was dealt, going by what it holds now and what has come and gone since;
    the turn-up is reckoned in where the dealer has still to discard for it."""
    deal = table.deal
    plays = seat not in deal.calling.out
    if plays and counted == len(deal.holding(seat)):
        counted = len(deal.hands[seat])
    played = sum(play.actor == seat for trick in deal.tricks for play in trick.plays)
    played += sum(stray.seat == seat for stray in table.ledger.strays)
    if deal.is_told and plays and counted <= _LEFT_OVER:
        played = deal.code.hand_size
    put_out = sum(owner == seat for owner, _ in deal.discards)
    taken_in = int(seat == deal.dealer and deal.turn_up_in_hand)
    if deal.dummy_taken and seat == deal.calling.maker:
        taken_in += deal.code.dummy
    if deal.best_given and deal.calling.lone is not None:
        taken_in += int(seat == deal.calling.lone)
        put_out += int(seat == deal.code.seating.partner(deal.calling.lone))
    return counted + played + put_out - taken_in


@watches_table("mixes the cards", finds="hands-mixed")
def hands_mixed(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield hands of a wrong number run together before they are put right, so that none can be restored."""
    if before.is_dealing and any(case.irregularity == "miscount" for case in before.open_cases):
        yield Finding("hands-mixed", now.deal.dealer)


def _touches_dummy(act: Act) -> bool:
    return isinstance(act, TakeDummy) or (isinstance(act, TableAct) and act.form == "looks at dummy")


@watches(TakeDummy, TableAct, finds="dummy-looked-at")
def dummy_looked_at(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a look at the dummy, or a grasp for it, by a player who is not the maker."""
    if _touches_dummy(act) and act.actor != now.deal.calling.maker:
        yield Finding("dummy-looked-at", seat_or_none(act))


@watches(Call, finds="dummy-looked-at", by_player=True)
def dummy_looked_at_before(before: RefereedTable, now: RefereedTable, act: Call) -> Iterator[Finding]:
    """Notice that the trump is named after other players than the maker have looked at the dummy: the maker
    learns only now that these are defenders (modern m.14)."""
    if before.deal.calling.maker is not None or now.deal.calling.maker is None:
        return
    seats = now.code.seating.seats
    looked = {done.actor for done in now.deal.acts if _touches_dummy(done)}
    for seat in seats:
        if seat in looked and seat != now.deal.calling.maker:
            yield Finding("dummy-looked-at", seat)


@watches_table("looks at talon", finds="talon-looked-at")
def talon_looked_at(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Somebody looks at the talon."""
    yield Finding("talon-looked-at", seat_or_none(act))
