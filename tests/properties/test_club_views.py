"""What a seat sees at a table where things go wrong, rulings included, does not depend on hidden cards.

The same acts are done again with two cards exchanged that lie where the seat cannot see them and that
nobody has played, shown or named. The exception is what a law makes the referee look at cards for.
"""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.acts import Act, Discard, Shuffle, TableAct
from euchre.cards import Card
from euchre.deal import hands_laid_open
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, Code, load_code
from euchre.seats import Seat
from euchre.table import Knowledge, RefereedTable, table_view
from tests.properties.slipping.slips import moments, told_again

codes = st.sampled_from(CODE_NAMES).map(load_code)
seeds = st.integers(0, 10**6)


def exchanged(act: Act | Seat, one: Card, other: Card) -> Act | Seat:
    """Return an act with two faces exchanged in the order of the pack, or in a discard."""
    faces = {one: other, other: one}
    if isinstance(act, Shuffle):
        return replace(act, pack=tuple(faces.get(card, card) for card in act.pack))
    if isinstance(act, Discard):
        return replace(act, cards=tuple(faces.get(card, card) for card in act.cards))
    return act


def named(acts: list[Act | Seat]) -> set[Card]:
    """Return the cards that deeds show or name."""
    return {card for act in acts if isinstance(act, TableAct) for card in act.cards}


def hidden_pair(table: RefereedTable, seat: Seat, acts: list[Act | Seat]) -> tuple[Card, Card] | None:
    """Return a card in another hand and one in a third, or on the talon, of which the seat knows nothing."""
    deal = table.deal
    known = named(acts).union(*(deal.hands[who] for who in hands_laid_open(deal)))
    places = [hand for who, hand in enumerate(deal.hands) if who != seat] + [deal.pack]
    free = [[card for card in place if card not in known] for place in places]
    full = [cards for cards in free if cards]
    return (full[0][0], full[1][0]) if len(full) > 1 else None


def looked_at_cards(table: RefereedTable) -> bool:
    """Return whether a law made the referee look at cards."""
    return any(ruling.knowledge is Knowledge.RECORD for ruling in table.rulings)


def last_deal(code: Code, seed: int) -> tuple[list[Act | Seat], RefereedTable | None]:
    """Return what was done at a table, and the table in the middle of its first deal, the pack told face by
    face."""
    acts: list[Act | Seat] = []
    table = None
    for moment in moments(code, seed, number=45):
        acts.append(moment.done)
        table = moment.now
    if table is None or table.sitting.deal is None or table.deal.is_over:
        return acts, None
    shuffles = sum(isinstance(act, Shuffle) and bool(act.pack) for act in acts)
    return acts, table if shuffles == 1 else None


@settings(max_examples=200)
@given(codes, seeds)
def test_rulings_do_not_depend_on_cards_a_seat_cannot_see(code: Code, seed: int) -> None:
    acts, table = last_deal(code, seed)
    pair = None if table is None else hidden_pair(table, Seat.A, acts)
    if table is None or pair is None or looked_at_cards(table):
        return
    try:
        again = told_again(code, [exchanged(act, *pair) for act in acts])
    except EuchreError:
        return  # somebody could not have done the same with the other card
    if not looked_at_cards(again):
        assert table_view(again, Seat.A) == table_view(table, Seat.A)
