"""What one seat, or a spectator, may know."""

import pytest

from euchre.acts import Discard, Shuffle, read_act
from euchre.cards import UNKNOWN, Suit, read_cards, write_cards
from euchre.deal import Deal, Stage, new_deal
from euchre.errors import StageError
from euchre.game import Score, marked, new_score, next_deal_begins
from euchre.laws import load_code
from euchre.seats import BySide, Seat, Side
from euchre.view import View, act_as_seen, public_view, score_seen, view_of
from tests.tabletop import ALL_TRICKS, TRICKS_FOR_B, dealt, done, house, said

MODERN = load_code("modern")
DISCARDED = said(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9S")


def seen(deal: Deal, seat: Seat | None) -> View:
    return view_of(deal, seat, new_score(deal.code))


def test_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    view = seen(dealt("modern", **ALL_TRICKS), Seat.C)
    assert write_cards(view.hand) == ALL_TRICKS["C"]
    assert view.hand_sizes == (5, 5, 5, 5)
    assert view.open_hands == ()


def test_spectator_sees_no_hand() -> None:
    view = seen(DISCARDED, None)
    assert (view.hand, view.discards, view.seat) == ((), (), None)


def test_view_of_a_seat_made_public_is_that_of_a_spectator() -> None:
    assert public_view(seen(DISCARDED, Seat.A)) == seen(DISCARDED, None)


def test_spectator_has_no_own_seat() -> None:
    assert seen(DISCARDED, Seat.A).own_seat is Seat.A
    with pytest.raises(StageError, match="a spectator has no seat"):
        _ = seen(DISCARDED, None).own_seat


def test_all_see_the_table() -> None:
    view = seen(done(DISCARDED, *TRICKS_FOR_B[:5]), Seat.D)
    assert (view.trump, view.makers, view.turned_suit) == (Suit.HEARTS, (Seat.B, Seat.D), Suit.HEARTS)
    assert view.turn_up == read_cards("9H")[0]
    assert view.trick is not None
    assert ([len(trick.plays) for trick in view.finished_tricks], len(view.trick.plays)) == ([4], 1)
    assert (view.dealer, view.stage, view.turn, view.in_play) == (Seat.A, Stage.PLAYING, Seat.C, 4)


def after_one_game_of_a_rubber() -> Score:
    code = load_code("leeds-dwight-1888")
    score = new_score(code, BySide(code.seating.sides, (4, 0)))
    return next_deal_begins(marked(score, BySide(code.seating.sides, (1, 0))))


def test_the_score_of_the_rubber_is_seen_by_all() -> None:
    score = after_one_game_of_a_rubber()
    for seat in (*Seat, None):
        view = view_of(dealt("leeds-dwight-1888"), seat, score)
        assert [game.winner for game in view.this_rubber] == [Side.A_C]
        assert view.rubber_points[Side.A_C] > view.rubber_points[Side.B_D] == 0
        assert score_seen(view) == score


def test_before_trump_is_settled_there_are_no_makers() -> None:
    view = seen(dealt("modern"), Seat.A)
    assert (view.trump, view.makers, view.trick, view.finished_tricks) == (None, (), None, ())


def test_discard_is_seen_only_by_its_player() -> None:
    assert seen(DISCARDED, Seat.A).discards == read_cards("9S")
    assert seen(DISCARDED, Seat.B).discards == ()
    assert Discard(Seat.A, (UNKNOWN,)) in seen(DISCARDED, Seat.B).acts
    assert read_act("A discards 9S") in seen(DISCARDED, Seat.A).acts
    assert read_act("A discards 9S") not in seen(DISCARDED, None).acts


def test_order_of_the_pack_is_seen_by_nobody() -> None:
    shuffle = Shuffle(Seat.A, MODERN.pack)
    deal = done(new_deal(MODERN, Seat.A), shuffle.text)
    assert [seen(deal, seat).acts for seat in (Seat.A, Seat.B, None)] == [(Shuffle(Seat.A),)] * 3


def test_known_cards_of_a_hand_are_shown_only_to_its_owner() -> None:
    act = read_act("B holds 9S TS QS KS AS")
    assert act_as_seen(act, Seat.B) == act
    assert act_as_seen(act, Seat.C) is None
    assert act_as_seen(act, None) is None


@pytest.mark.parametrize("words", ["changes the discard to 9C", "marks card JS"])
def test_deed_with_a_hidden_card_is_seen_without_it(words: str) -> None:
    deed = read_act(f"B {words}")
    assert act_as_seen(deed, Seat.B) == deed
    hidden = [act_as_seen(deed, seat) for seat in (Seat.A, None)]
    assert [act and act.text for act in hidden] == [f"B {words[:-2]}??"] * 2


@pytest.mark.parametrize("text", ["B exposes KH 9S", "B names KH", 'B says "mine"'])
def test_deed_that_all_can_see_is_seen_by_all(text: str) -> None:
    assert act_as_seen(read_act(text), None) == read_act(text)


def test_other_acts_are_seen_as_they_are() -> None:
    act = read_act("B plays 9H")
    assert act_as_seen(act, None) is act


def test_no_card_of_another_hand_is_anywhere_in_a_view() -> None:
    view = seen(DISCARDED, Seat.D)
    hidden = set(" ".join(ALL_TRICKS[seat] for seat in "ABC").split())
    shown = " ".join([repr(view.hand), repr(view.acts), repr(view.open_hands), repr(view.tricks)])
    assert {card for card in hidden if f'"{card}"' in shown} == set()


def test_open_jambone_hand_is_seen_by_all() -> None:
    deal = said(
        dealt("professor-1862", **ALL_TRICKS),
        "B orders up jambone",
        "D waives",
        "A discards 9S",
        "C calls JH",
    )
    view = seen(said(deal, "B JH"), Seat.C)
    assert view.open_hands == ((Seat.B, read_cards("JD AH KH QH")),)
    assert write_cards([view.called] if view.called else []) == "JH"


def test_declined_turn_up_differs_from_an_exchanged_one() -> None:
    declined = said(dealt("professor-1862"), "B orders up", "D waives", "A declines the turn-up")
    assert (seen(declined, Seat.B).exchanged, seen(declined, Seat.B).declined) == (True, True)
    assert (seen(DISCARDED, Seat.B).exchanged, seen(DISCARDED, Seat.B).declined) == (True, False)


def test_dealer_who_declined_and_took_the_dummy_is_seen_to_have_declined() -> None:
    deal = said(
        dealt(house("modern-3", may_decline_turn_up=True), A="AS KS QS TS 9S"), "B passes", "C passes"
    )
    deal = done(
        said(deal, "A takes up", "A declines the turn-up", "A takes the dummy"), "A discards 9S TS ??"
    )
    assert len(deal.hands[Seat.A]) == 5
    assert seen(deal, Seat.B).declined


def test_no_hand_is_taken_up_while_the_jokers_suit_is_to_be_fixed() -> None:
    deal = dealt(house("modern", joker=True), "joker", **ALL_TRICKS)
    assert seen(deal, Seat.A).hand == ()
    assert write_cards(seen(said(deal, "A fixes clubs"), Seat.A).hand) == ALL_TRICKS["A"]


def test_view_shows_the_score() -> None:
    score = new_score(MODERN, BySide(MODERN.seating.sides, (3, 7)))
    view = view_of(dealt("modern"), Seat.A, score)
    assert (tuple(view.points), tuple(view.games)) == ((3, 7), (0, 0))
