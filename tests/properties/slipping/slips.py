"""Tables at which anything may happen: lawful acts and slips, drawn by chance from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from euchre.acts import TABLE, TABLE_ACTS, Act, Play, Shuffle, TableAct, VoidDeal
from euchre.cards import SUITS
from euchre.deal import Stage
from euchre.errors import EuchreError
from euchre.game import due_now
from euchre.laws import Code, load_irregularities
from euchre.seats import Seat
from euchre.table import RefereedTable, after, deal_begins, new_table
from euchre.table.remedies import REMEDIES
from euchre.table.topics import QUESTIONS, TOPICS

MATTERS = sorted({*load_irregularities(), *REMEDIES, *TOPICS, *QUESTIONS, "win", "lose", "none", "imperfect"})


@dataclass(frozen=True)
class Moment:
    """What was done, a seat where a deal begins by it, and the table before and after."""

    done: Act | Seat
    before: RefereedTable
    now: RefereedTable


def moments(code: Code, seed: int, number: int = 60, slips: float = 0.25) -> Iterator[Moment]:
    """So many moments at a table, of which a share are slips; what no hand could do is left out."""
    chance = Random(seed)
    table = new_table(code, dealer=Seat.A)
    for _ in range(number):
        act = slip(chance, table) if chance.random() < slips else lawful(chance, table)
        done: Act | Seat | None = table.sitting.next_dealer if act is None else act
        if done is None:
            return
        try:
            now = deal_begins(table, done) if isinstance(done, Seat) else after(table, done)
        except EuchreError:
            continue
        yield Moment(done, table, now)
        table = now


def lawful(chance: Random, table: RefereedTable) -> Act | None:
    """Return the act of regular play that is due; None where the next deal has to begin."""
    waiting = due_now(table.sitting)
    deal = table.sitting.deal
    if not waiting and deal is not None and not deal.is_over:
        return VoidDeal(TABLE, passes=False)  # too many cards were dealt: there is none to turn up
    if not waiting:
        return None
    if deal is not None and deal.stage is Stage.SHUFFLING:
        pack = list(deal.code.pack)
        chance.shuffle(pack)
        return Shuffle(waiting[0].actor, tuple(pack))
    if not waiting[0].acts:
        return VoidDeal(TABLE, passes=False)  # nobody has cards to go on with: the table gives the deal up
    return chance.choice(waiting[0].acts)


def slip(chance: Random, table: RefereedTable) -> Act:
    """Return an act that may be irregular: a card out of turn, a table act, a claim."""
    seats = table.code.seating.seats
    seat = chance.choice(seats)
    deal = table.sitting.deal
    hand = deal.hands[seat] if deal is not None else ()
    if hand and deal is not None and deal.trump is not None and chance.random() < 0.4:
        return Play(seat, chance.choice(hand))
    form = chance.choice(TABLE_ACTS)
    cards = tuple(chance.choice(hand or table.code.pack) for _ in range(2))
    taken = cards if "{cards}" in form else cards[:1] if "{card}" in form else ()
    return TableAct(
        seat,
        form,
        cards=taken,
        suit=chance.choice(list(SUITS)) if "{suit}" in form else None,
        seat=chance.choice(seats) if "{seat}" in form else None,
        numbers=tuple(chance.randint(1, 6) for _ in range(form.count("{number}"))),
        matter=chance.choice(MATTERS) if "{matter}" in form else None,
        said="mind the score" if "{words}" in form else None,
    )


def told_again(code: Code, done: list[Act | Seat]) -> RefereedTable:
    """Return the table after the same acts, done again."""
    table = new_table(code, dealer=Seat.A)
    for what in done:
        table = deal_begins(table, what) if isinstance(what, Seat) else after(table, what)
    return table
