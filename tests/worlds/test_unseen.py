"""Worlds: exactly those that fit a view are drawn, all equally often."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import comb, factorial, prod, sqrt

import numpy as np
import pytest

from euchre.acts import Discard
from euchre.cards import Card, card_mask, read_cards
from euchre.chance import WORLD, Stream
from euchre.deal import Deal, Stage
from euchre.game import new_score
from euchre.laws import CODE_NAMES
from euchre.seats import Seat
from euchre.view import View, view_of
from euchre.worlds import Unseen, Worlds
from euchre.worlds.hidden import DISCARDS, DUMMY, PLACES, TALON, hidden_in
from euchre.worlds.unseen import numbers_below
from euchre.worlds.worlds import whole_deal
from tests.properties.lawful_play import played_out
from tests.properties.tables import EXACT, TABLES
from tests.tabletop import dealt, house, said
from tests.worlds.replayed import every_lie, fits

ENOUGH, MOST = 300, 1_000
"""So many ways to lay cards are tried one by one at each table, and at most so many of one view."""


def seen(deal: Deal, seat: Seat | None) -> View:
    return view_of(deal, seat, new_score(deal.code))


@cache
def views(table: str, seed: int) -> tuple[View, ...]:
    """Return a random deal after each act from the turn-up on, as another seat or a spectator sees it each
    time."""
    deals = [deal for deal in played_out(table, seed).states if deal.turn_up is not None]
    seats = (*TABLES[table].seating.seats, None)
    return tuple(seen(deal, seats[(seed + place) % len(seats)]) for place, deal in enumerate(deals))


def rows(worlds: Worlds) -> list[tuple[int, ...]]:
    columns = [worlds.hands, worlds.discards, worlds.talon[:, None], worlds.dummy[:, None]]
    return [tuple(map(int, row)) for row in np.concatenate(columns, axis=1)]


def row_of(deal: Deal) -> tuple[int, ...]:
    """Return the world that a deal is."""
    hands = [card_mask(hand) for hand in deal.hands] + [0] * (4 - len(deal.hands))
    out = [card_mask(tuple(card for who, card in deal.discards if who == seat)) for seat in Seat]
    return (*hands, *out, card_mask(deal.pack), card_mask(deal.dummy))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("table", EXACT)
def test_the_engine_plays_every_world_drawn_as_the_view_shows(table: str, seed: int) -> None:
    for view in views(table, seed):
        unseen = Unseen(view)
        if unseen.count > 2**64:
            continue
        worlds = unseen.drawn(2, seed)
        for row in range(len(worlds)):
            assert fits(view, worlds.deal_at(row)), f"{view.acts}: {worlds.deal_at(row).hands}"


@pytest.mark.parametrize("table", EXACT)
def test_exactly_the_possible_worlds_are_drawn(table: str) -> None:
    """Against all ways to lay the unseen cards, each played again by the engine."""
    all_views = [view for seed in range(16) for view in views(table, seed) if 1 < ways_to_lay(view) <= MOST]
    fitting = tried = 0
    for view in sorted(all_views, key=lambda view: Unseen(view).count == ways_to_lay(view)):
        if tried > ENOUGH:
            break
        deals = (deal_of(view, lie) for lie in every_lie(view))
        possible = [row_of(deal) for deal in deals if fits(view, deal)]
        assert Counter(rows(Unseen(view).every())) == Counter(possible)
        tried += ways_to_lay(view)
        fitting += len(possible)
    assert fitting > 10
    assert fitting < tried or table == "two, 33 cards", "some are to fit and some not; two show few voids"


def ways_to_lay(view: View) -> int:
    """In how many ways the unseen cards could be laid down if nothing had been shown."""
    sizes = hidden_in(view).sizes
    return factorial(sum(sizes)) // prod(map(factorial, sizes))


def deal_of(view: View, lie: dict[int, frozenset[Card]]) -> Deal:
    """Return the deal with this distribution of the unseen cards."""
    known = hidden_in(view).known
    lying = [card_mask((*known[place], *lie.get(place, ()))) for place in range(PLACES)]
    return whole_deal(
        view,
        hands=tuple(lying[: view.code.players]),
        discards=tuple(lying[DISCARDS : DISCARDS + 4]),
        talon=lying[TALON],
        dummy=lying[DUMMY],
    )


@pytest.mark.parametrize("table", EXACT)
def test_the_true_world_is_among_them(table: str) -> None:
    for seed in range(3):
        for deal in played_out(table, seed).states:
            if deal.turn_up is None:
                continue
            for seat in (*deal.code.seating.seats, None):
                unseen = Unseen(seen(deal, seat))
                if unseen.count <= 1_000:
                    assert row_of(deal) in rows(unseen.every())


@pytest.mark.parametrize("table", [*CODE_NAMES, "joker, 25 cards", "defend alone"])
def test_all_worlds_are_drawn_equally_often(table: str) -> None:
    """Chi-square against equal frequencies, in units of its own deviation, for each of some views."""
    compared = 0
    for seed in range(8):
        for view in views(table, seed):
            unseen = Unseen(view)
            if not 3 <= unseen.count <= 200:
                continue
            expected = 60
            found = Counter(rows(unseen.drawn(expected * unseen.count, seed=compared)))
            squares = sum((found[row] - expected) ** 2 / expected for row in rows(unseen.every()))
            freedom = unseen.count - 1
            assert abs(squares - freedom) < 4 * sqrt(2 * freedom) + 4, f"{view.acts}: {squares} of {freedom}"
            compared += 1
    assert compared >= 3


def test_a_card_is_in_each_place_in_proportion_to_its_size() -> None:
    """Before the calls, of the 18 cards that eldest hand does not see 5 are in each hand, 3 in the talon."""
    worlds = Unseen(seen(dealt("modern", "9H", B="JH JD AH KH QH"), Seat.B)).drawn(40_000, 5)
    jack = np.uint64(1 << Card("JS").index)
    shares = [((cards & jack) != 0).mean() for cards in (*worlds.hands.T[[0, 2, 3]], worlds.talon)]
    assert np.abs(np.array(shares) - np.array([5, 5, 5, 3]) / 18).max() < 4 * sqrt(0.25 / 40_000)


HAND = {"B": "JH JD AH KH QH"}


def counted(deal: Deal, seat: str) -> int:
    return Unseen(seen(deal, Seat.from_text(seat))).count


def test_worlds_are_counted_as_combinations() -> None:
    """18 unseen cards, three hands of five: as many ways as for three hands one after the other."""
    deal = dealt("modern", "9H", **HAND)
    assert counted(deal, "B") == comb(18, 5) * comb(13, 5) * comb(8, 5) == 617_512_896


def test_a_refused_turn_up_is_in_no_hand_of_a_world() -> None:
    deal = said(dealt("modern", "9H", **HAND), "B passes", "C passes", "D passes", "A turns down")
    assert counted(deal, "B") == 617_512_896
    worlds = Unseen(seen(deal, Seat.B)).drawn(500, 1)
    assert not (worlds.hands & np.uint64(1 << Card("9H").index)).any()


def taken_up(code: str, **changes: object) -> Deal:
    deal = dealt(house(code, **changes), "9H", A="AS KS QS TS 9S", **HAND)
    return said(deal, "B passes", "C passes", "D passes", "A takes up", "A discards 9S")


def test_a_turn_up_that_may_not_be_buried_is_in_the_dealers_hand() -> None:
    """So four more of 18 cards lie there, and one of the other 14 was put out (leeds-dwight-1888 88)."""
    deal = taken_up("modern", may_bury_turn_up=False)
    assert counted(deal, "B") == comb(18, 4) * 14 * comb(13, 5) * comb(8, 5) == 771_891_120 * 4
    worlds = Unseen(seen(deal, Seat.B)).drawn(500, 1)
    assert (worlds.hands[:, 0] & np.uint64(1 << Card("9H").index)).all()


def test_a_turn_up_that_may_be_discarded_is_discarded_in_one_of_six_worlds() -> None:
    deal = taken_up("modern", may_bury_turn_up=True)
    assert counted(deal, "B") == 6 * 617_512_896
    out = Unseen(seen(deal, Seat.B)).drawn(12_000, 1).discards[:, 0] == 1 << Card("9H").index
    assert abs(out.mean() - 1 / 6) < 4 * sqrt(5 / 36 / 12_000)


def test_the_dealer_knows_the_discard() -> None:
    worlds = Unseen(seen(taken_up("modern"), Seat.A)).drawn(5, 1)
    assert set(worlds.discards[:, 0].tolist()) == {1 << Card("9S").index}
    assert set(worlds.hands[:, 0].tolist()) == {card_mask(read_cards("9H AS KS QS TS"))}


def test_a_player_who_did_not_follow_trump_holds_no_left_bower() -> None:
    deal = dealt("modern", "9H", B="JH JC AH KH QH")
    deal = said(deal, "B orders up", "A discards ??", "B AH", "C 9C")
    hand = Unseen(seen(deal, Seat.B)).drawn(2_000, 3).hands[:, 2]
    assert not (hand & np.uint64(card_mask(read_cards("9H TH JD")))).any()
    assert (hand & np.uint64(card_mask(read_cards("TD")))).any()


def test_an_exposed_hand_is_known() -> None:
    deal = dealt("professor-1862", "9H", B="JH JD AH KH QH")
    deal = said(deal, "B orders up jambone", "A discards ??")
    for seat in (Seat.B, None):
        worlds = Unseen(seen(deal, seat)).drawn(20, 1)
        assert set(worlds.hands[:, 1].tolist()) == {card_mask(read_cards("JH JD AH KH QH"))}


def test_the_cards_of_a_lone_players_partner_stay_hidden() -> None:
    deal = said(dealt("modern", "9H", **HAND), "B orders up alone", "A discards ??")
    assert {bin(cards).count("1") for cards in Unseen(seen(deal, Seat.B)).drawn(20, 1).hands[:, 3]} == {5}


@pytest.mark.parametrize("bound", [1, 2, 617_512_896, 2**63 + 1, 2**64 - 1, 2**64])
def test_numbers_are_those_of_a_stream_for_each_world(bound: int) -> None:
    found = numbers_below(bound, -7, 40, 300)
    assert found.tolist() == [Stream(-7, n, WORLD).below(bound) for n in range(40, 340)]


def test_drawing_worlds_is_reproducible_in_parts() -> None:
    unseen = Unseen(views("modern", 1)[4])
    whole = rows(unseen.drawn(50, 9))
    assert rows(unseen.drawn(20, 9)) + rows(unseen.drawn(30, 9, first=20)) == whole
    assert rows(unseen.drawn(50, 10)) != whole


def test_all_worlds_are_used_if_there_are_few() -> None:
    view = views("modern-2", 2)[-4]
    unseen = Unseen(view)
    assert rows(unseen.some(unseen.count, seed=1)) == rows(unseen.every())
    assert len(Unseen(views("modern", 1)[0]).some(500, seed=1)) == 500


def test_more_worlds_than_numbers_are_counted_but_not_drawn() -> None:
    code = house("modern", lowest_rank="7", joker=True, hand_size=6, packets=[[3, 3]])
    unseen = Unseen(seen(dealt(code, "9H"), None))
    assert unseen.count == factorial(32) // (factorial(6) ** 4 * factorial(8)) > 2**64
    with pytest.raises(ValueError, match="too many to sample from"):
        unseen.drawn(1, 1)


def test_nobody_has_seen_a_card_while_the_suit_of_a_joker_is_to_be_said() -> None:
    deals = [deal for seed in range(40) for deal in played_out("joker, 25 cards", seed).states]
    fixing = next(deal for deal in deals if deal.stage is Stage.FIXING)
    assert counted(fixing, "A") == factorial(24) // (factorial(5) ** 4 * factorial(4))


def test_discards_of_others_are_named_in_the_acts_of_a_world() -> None:
    deal = Unseen(seen(taken_up("modern"), Seat.B)).drawn(1, 1).deal_at(0)
    (discard,) = [act for act in deal.acts if isinstance(act, Discard)]
    assert deal.discards == ((Seat.A, discard.cards[0]),)
