"""Play in which anything may go wrong: random acts that are physically possible."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, after, deal_begins, new_table
from euchre.table.state import CaseStatus

_CALLS = {
    2: ("B orders up",),
    3: ("B orders up", "B orders up alone"),
    4: ("B orders up", "B orders up alone", "C assists", "D orders up", "A takes up", "A takes up alone"),
}
_ORDERS = ("win", "lose", "highest", "lowest")


@st.composite
def tables_with_slips(draw: st.DrawFn, acts: int = 30) -> tuple[RefereedTable, tuple[str, ...]]:
    """Return a table after some acts, few of them lawful, and the acts as texts."""
    code = load_code(draw(st.sampled_from(CODE_NAMES)))
    table, done = _dealt(draw, new_table(code, dealer=Seat.A))
    for _ in range(acts):
        if table.deal.is_over:
            break
        text = draw(st.sampled_from(tuple(possible_acts(table))))
        try:
            table = after(table, read_act(text))
        except EuchreError:
            continue
        done = (*done, text)
    return table, done


def _dealt(draw: st.DrawFn, table: RefereedTable) -> tuple[RefereedTable, tuple[str, ...]]:
    table = deal_begins(table)
    code = table.code
    cards = [str(card) for card in draw(st.permutations(code.pack)) if str(card) != "joker"]
    size, seats = code.hand_size, code.seating.seats
    held = [cards[size * seat : size * (seat + 1)] for seat in seats]
    turned = cards[size * len(seats)]
    call = draw(st.sampled_from(_CALLS[code.players]))
    silent = {"B": 0, "C": 1, "D": 2, "A": 3}[call[0]]
    done = [
        "A deals 3-2",
        *(f"{seat} holds {' '.join(hand)}" for seat, hand in zip(seats, held, strict=True)),
        f"A turns up {turned}",
        *(f"{seat} passes" for seat in "BCD"[:silent]),
        call,
        f"A discards {held[Seat.A][0]}",
    ]
    for text in done:
        table = after(table, read_act(text))
    return table, tuple(done)


def possible_acts(table: RefereedTable) -> Iterator[str]:
    """Yield acts that could be done now: cards first, then words, calls and claims."""
    seats = table.code.seating.seats
    trick = max(1, len(table.deal.tricks))
    for seat in seats:
        yield from _with_cards(table, seat)
        for words in ("throws down the hand", "lifts the turn-up", "refuses penalty", "points out trick"):
            yield f"{seat} {words}"
        for words in ("asks placing", "looks at trick 1", f"gathers trick {trick}", f"quits trick {trick}"):
            yield f"{seat} {words}"
        for words in ("consults about penalty", "shows tricks", "proposes 2"):
            yield f"{seat} {words}"
        yield from _with_words(table, seat)


def _with_cards(table: RefereedTable, seat: Seat) -> Iterator[str]:
    hand = table.deal.hands[seat]
    for card in hand:
        for _ in range(4):
            yield f"{seat} {card}"
        for verb in ("exposes", "names", "detaches", "throws in"):
            yield f"{seat} {verb} {card}"
        yield f"{seat} plays {card} to trick {len(table.deal.tricks)}"
    if len(hand) > 1:
        yield f"{seat} plays {hand[0]} {hand[1]} together"
    for play in (play for trick in table.deal.tricks for play in trick.plays):
        if play.actor == seat:
            yield f"{seat} takes back {play.card}"


def _with_words(table: RefereedTable, seat: Seat) -> Iterator[str]:
    for one in table.ledger.exposed:
        yield f"{seat} calls {one.card} from {one.seat}"
    for case in table.ledger.cases:
        if case.status is CaseStatus.HIDDEN and case.offender is not None:
            yield f"{seat} claims {case.irregularity} against {case.offender}"
        if case.status is not CaseStatus.OPEN:
            continue
        yield f"{seat} waives {case.irregularity}"
        for remedy in table.code.provisions[case.irregularity].choices:
            if remedy == "play":
                yield from (f"{seat} chooses play {card}" for card in case.cards)
            elif remedy == "call-suit":
                yield f"{seat} calls hearts from {case.offender}"
            elif remedy in _ORDERS:
                yield from (f"{seat} orders {other} to {remedy}" for other in table.code.seating.seats)
            else:
                yield f"{seat} chooses {remedy}"
