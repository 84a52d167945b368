"""The referee's table stays consistent whatever goes wrong in play."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from euchre.acts import read_act
from euchre.cards import UNKNOWN
from euchre.seats import Seat
from euchre.table import RefereedTable, after, cards_open, deal_begins, new_table
from euchre.table.terms.holders import holders_of
from tests.properties.slipping.slips_in_play import tables_with_slips

ANY = tables_with_slips()


def replayed(table: RefereedTable, texts: tuple[str, ...]) -> RefereedTable:
    again = deal_begins(new_table(table.code, dealer=Seat.A))
    for text in texts:
        again = after(again, read_act(text))
    return again


@given(ANY)
@settings(max_examples=30)
def test_no_card_is_lost_or_doubled(played: tuple[RefereedTable, tuple[str, ...]]) -> None:
    table, _ = played
    deal = table.deal
    cards = [card for hand in deal.hands for card in hand]
    cards += [play.card for trick in deal.tricks for play in trick.plays]
    cards += [stray.card for stray in table.ledger.strays]
    cards += [*deal.pack, *deal.dummy, *(card for _, card in deal.discards)]
    assert len(cards) == len(deal.code.pack)
    assert max(Counter(card for card in cards if card is not UNKNOWN).values()) == 1


@given(ANY)
@settings(max_examples=30)
def test_a_player_with_a_card_is_due_until_the_deal_has_an_outcome(
    played: tuple[RefereedTable, tuple[str, ...]],
) -> None:
    deal = played[0].deal
    if deal.is_over:
        assert deal.outcome is not None
    elif deal.turn is not None:
        assert deal.holding(deal.turn)
        assert cards_open(played[0], deal.turn)


@given(ANY)
@settings(max_examples=30)
def test_no_adversary_is_of_the_offenders_side(played: tuple[RefereedTable, tuple[str, ...]]) -> None:
    table, _ = played
    for case in table.open_cases:
        adverse = table.code.provisions[case.irregularity].holders in ("adversaries", "left-adversary")
        if adverse and case.offender is not None:
            mine = table.code.seating.side_of(case.offender).seats
            assert not set(mine) & set(holders_of(table, case))


@given(ANY)
@settings(max_examples=20)
def test_texts_of_the_acts_bring_the_same_rulings_again(
    played: tuple[RefereedTable, tuple[str, ...]],
) -> None:
    table, texts = played
    again = replayed(table, texts)
    assert again.rulings == table.rulings
    assert again.ledger == table.ledger
