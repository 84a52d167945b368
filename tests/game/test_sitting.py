"""Deals in rotation at one table, and the score marked."""

import pytest

from euchre.acts import Act, Call, CallKind, Draw, read_act
from euchre.cards import Card
from euchre.deal import IllegalAct, Reason
from euchre.errors import EuchreError
from euchre.game import Sitting, after, begin_deal, check, draw_due, due_now, new_sitting
from euchre.laws import Code, load_code
from euchre.seats import BySide, Seat, Side
from tests.tabletop import ALL_TRICKS, TRICKS_FOR_B, house

MODERN = load_code("modern")
JEROME = load_code("jerome-1877")
ALL_PASS = (
    *("B passes", "C passes", "D passes", "A turns down"),
    *("B passes", "C passes", "D passes", "A passes"),
)


def played(sitting: Sitting, *texts: str) -> Sitting:
    for text in texts:
        sitting = after(sitting, read_act(text))
    return sitting


def dealing(code: Code = MODERN, points: tuple[int, int] = (0, 0)) -> Sitting:
    return begin_deal(new_sitting(code, dealer=Seat.A, points=BySide(code.seating.sides, points)))


def with_march_for_b(sitting: Sitting) -> Sitting:
    """Return the sitting after a deal of A's in which B orders up and B and D march."""
    hands = [f"{seat} holds {cards}" for seat, cards in ALL_TRICKS.items()]
    return played(
        sitting, "A deals 3-2", *hands, "A turns up 9H", "B orders up", "A discards 9H", *TRICKS_FOR_B
    )


def test_table_begins_by_drawing_for_the_deal() -> None:
    sitting = new_sitting(MODERN)
    (due,) = due_now(sitting)
    assert (due.actor, len(due.acts)) == (Seat.B, 24)
    sitting = played(sitting, "B draws 9H")
    (due,) = due_now(sitting)
    assert (due.actor, len(due.acts)) == (Seat.C, 23)
    sitting = played(sitting, "C draws JS")
    assert (sitting.next_dealer, due_now(sitting), draw_due(sitting)) == (Seat.C, (), None)


def test_nothing_is_due_between_deals_once_the_dealer_is_known() -> None:
    sitting = new_sitting(MODERN, dealer=Seat.D)
    assert due_now(sitting) == ()
    begun = begin_deal(sitting)
    assert begun.deal is not None
    assert (begun.deal.dealer, begun.deals, due_now(begun)[0].actor) == (Seat.D, 1, Seat.D)


def test_no_card_is_drawn_while_a_deal_is_on() -> None:
    assert draw_due(dealing()) is None


def test_deal_passes_to_the_left() -> None:
    sitting = with_march_for_b(dealing())
    assert (sitting.is_between_deals, sitting.next_dealer) == (True, Seat.B)
    assert tuple(sitting.score.points) == (0, 2)
    begun = begin_deal(sitting)
    assert begun.deal is not None
    assert (begun.deal.dealer, begun.deals) == (Seat.B, 2)


def test_first_act_after_a_deal_begins_the_next() -> None:
    sitting = played(with_march_for_b(dealing()), "B shuffles")
    assert sitting.deal is not None
    assert (sitting.deal.dealer, sitting.deals, sitting.is_between_deals) == (Seat.B, 2, False)


def test_another_may_be_made_to_deal() -> None:
    begun = begin_deal(with_march_for_b(dealing()), Seat.A)
    assert begun.deal is not None
    assert begun.deal.dealer is Seat.A


def test_a_new_dealer_is_drawn_after_a_game() -> None:
    """modern first-dealer: the last dealer deals the jack, beginning on the left."""
    sitting = with_march_for_b(dealing(points=(3, 8)))
    assert (sitting.score.won_by, sitting.next_dealer) == (Side.B_D, None)
    assert due_now(sitting)[0].actor is Seat.B
    sitting = played(sitting, "B draws JC")
    begun = begin_deal(sitting)
    assert (tuple(begun.score.points), tuple(begun.score.games)) == ((0, 0), (0, 1))
    assert begun.draws == ()


def test_deal_rotates_across_games_without_a_new_draw() -> None:
    won = played(dealing(JEROME, (0, 4)), "A deals 2-3", "A turns up 9H", *ALL_PASS, "B+D marks 1")
    assert (won.score.won_by, won.next_dealer) == (Side.B_D, Seat.B)


def test_cards_are_cut_again_only_after_a_rubber() -> None:
    """leeds-dwight-1888 11 and 16."""
    code = house("leeds-dwight-1888", rubber_games=2, fourth_game_if_third_laps=False)
    sitting = dealing(code)
    dealers = []
    for _ in range(2):
        assert sitting.deal is not None
        dealer = sitting.deal.dealer
        seats = code.seating.from_left_of(dealer)
        calls = [f"{seat} passes" for seat in seats[:3]]
        texts = [f"{dealer} deals 2-3", f"{dealer} turns up 9H", *calls, f"{dealer} turns down"]
        sitting = played(sitting, *texts, *calls, f"{dealer} passes", "A+C marks 5")
        dealers.append(sitting.next_dealer)
        sitting = begin_deal(sitting, sitting.next_dealer or Seat.A)
    assert dealers == [Seat.B, None]


def test_all_passing_scores_nothing() -> None:
    sitting = played(dealing(JEROME, (2, 3)), "A deals 2-3", "A turns up 9H", *ALL_PASS)
    assert (tuple(sitting.score.points), sitting.next_dealer) == ((2, 3), Seat.B)
    again = played(
        dealing(house("jerome-1877", all_pass="deals_again")), "A deals 2-3", "A turns up 9H", *ALL_PASS
    )
    assert again.next_dealer is Seat.A


@pytest.mark.parametrize(
    ("text", "dealer"),
    [("table voids the deal and it passes", Seat.B), ("A+C voids the deal and deals again", Seat.A)],
)
def test_void_deal_scores_nothing_and_says_who_deals(text: str, dealer: Seat) -> None:
    sitting = played(dealing(points=(1, 2)), "A deals 3-2", text)
    assert (sitting.is_between_deals, sitting.next_dealer) == (True, dealer)
    assert tuple(sitting.score.points) == (1, 2)


def test_mark_replaces_the_points_due() -> None:
    sitting = played(with_march_for_b(dealing()), "B+D marks 1", "A+C marks 2")
    assert tuple(sitting.score.points) == (2, 1)
    assert sitting.deal is not None
    assert sitting.deal.outcome is not None
    assert tuple(sitting.deal.outcome.points) == (0, 2)


def test_last_mark_of_a_side_stands_and_may_be_made_by_a_player() -> None:
    sitting = played(with_march_for_b(dealing()), "B+D marks 1", "D marks 4")
    assert tuple(sitting.score.points) == (0, 4)


def test_mark_that_undoes_a_game_changes_the_next_dealer() -> None:
    won = with_march_for_b(dealing(points=(3, 8)))
    corrected = played(won, "B+D marks 1")
    assert (won.next_dealer, corrected.next_dealer) == (None, Seat.B)
    assert corrected.score.won_by is None


def test_mark_that_leaves_the_game_won_leaves_the_dealer_drawn() -> None:
    won = played(with_march_for_b(dealing(points=(3, 8))), "B draws JC", "B+D marks 3")
    assert (won.score.won_by, won.next_dealer, due_now(won)) == (Side.B_D, Seat.B, ())


def test_mark_before_the_end_of_the_deal_is_too_early() -> None:
    with pytest.raises(EuchreError, match="'B marks 1' is too early"):
        after(dealing(), read_act("B marks 1"))
    with pytest.raises(EuchreError, match="'B marks 1' is too early"):
        after(new_sitting(MODERN), read_act("B marks 1"))


@pytest.mark.parametrize("text", ["table marks 1", "C marks 1", "A+C marks 1"])
def test_only_sides_that_keep_a_score_mark(text: str) -> None:
    sitting = played(_void_for_two(), "A voids the deal and it passes")
    with pytest.raises(EuchreError, match="keeps no score here"):
        check(sitting, read_act(text))
    with pytest.raises(EuchreError, match="keeps no score here"):
        after(sitting, read_act(text))


def test_player_without_a_partner_marks_for_themselves() -> None:
    sitting = played(_void_for_two(), "A voids the deal and it passes")
    check(sitting, read_act("A marks 1"))
    assert tuple(played(sitting, "A marks 1").score.points) == (1, 0)


def test_mark_of_another_number_than_is_due_is_refused_with_its_law() -> None:
    over = with_march_for_b(dealing(house("leeds-dwight-1888", lowest_rank="9")))
    with pytest.raises(IllegalAct, match=r"B\+D gets 2 points for the deal, not 3") as caught:
        check(over, read_act("D marks 3"))
    assert (caught.value.reason, caught.value.laws) == (Reason.WRONG_MARK, ("5",))
    check(over, read_act("D marks 2"))


def test_mark_before_the_deal_is_over_is_refused() -> None:
    with pytest.raises(EuchreError, match="'B marks 1' is too early"):
        check(dealing(), read_act("B marks 1"))


def test_any_mark_may_follow_what_the_referee_has_to_judge() -> None:
    claimed = played(with_march_for_b(dealing()), "A claims revoke against B in trick 2")
    check(claimed, read_act("A marks 4"))


@pytest.mark.parametrize("act", ["B 9H", "B passes", "B agrees", "A discards 9H"])
def test_act_after_the_deal_is_too_late(act: str) -> None:
    over = played(dealing(JEROME), "A deals 3-2", "A turns up 9H", *ALL_PASS)
    with pytest.raises(IllegalAct, match=f"'{act}' is too late: the deal is over") as caught:
        check(over, read_act(act))
    assert (caught.value.deal, caught.value.reason) == (over.deal, Reason.NOT_NOW)


def test_table_act_between_deals_belongs_to_the_last_deal() -> None:
    over = with_march_for_b(dealing())
    deed = read_act("A claims revoke against B in trick 2")
    check(over, deed)
    claimed = after(over, deed)
    assert (claimed.deals, claimed.is_between_deals, claimed.score) == (1, True, over.score)
    assert claimed.deal is not None
    assert claimed.deal.acts[-1] == deed


def test_table_act_before_the_first_deal_begins_no_deal() -> None:
    sitting = new_sitting(MODERN, dealer=Seat.A)
    assert after(sitting, read_act("A brings pack red")) == sitting


def _void_for_two() -> Sitting:
    return begin_deal(new_sitting(load_code("modern-2"), dealer=Seat.A))


def test_people_take_and_leave_seats() -> None:
    sitting = played(new_sitting(MODERN), '"Ann" takes seat A', '"Bo" takes seat D')
    assert sitting.people == ("Ann", None, None, "Bo")
    assert played(sitting, '"Ann" leaves seat A').people == (None, None, None, "Bo")
    check(sitting, read_act('"Cy" takes seat B'))


def test_names_may_be_given_at_once() -> None:
    assert new_sitting(MODERN, people=("Ann", "Bo", None, None)).people == ("Ann", "Bo", None, None)


def test_deal_does_not_begin_while_one_is_on_or_without_dealer() -> None:
    with pytest.raises(EuchreError, match="a deal is in progress; the next begins when it is over"):
        begin_deal(dealing())
    with pytest.raises(EuchreError, match="no dealer has been drawn"):
        begin_deal(new_sitting(MODERN))


@pytest.mark.parametrize(
    ("sitting", "act", "message"),
    [
        (new_sitting(MODERN), Draw(Seat.C, Card("9H")), "B draws a card not drawn yet"),
        (new_sitting(MODERN, dealer=Seat.A), Draw(Seat.B, Card("9H")), "no card is drawn now"),
    ],
)
def test_draw_that_is_not_due_is_refused(sitting: Sitting, act: Act, message: str) -> None:
    with pytest.raises(EuchreError, match=message):
        check(sitting, act)


def test_lawful_acts_pass_the_check() -> None:
    check(new_sitting(MODERN), read_act("B draws 9H"))
    check(new_sitting(MODERN, dealer=Seat.A), read_act("A shuffles"))
    check(dealing(), read_act("A shuffles"))


def test_check_refuses_what_the_deal_refuses() -> None:
    with pytest.raises(IllegalAct):
        check(dealing(), Call(Seat.B, CallKind.PASS))


def test_card_drawn_when_the_dealer_is_known_settles_nothing() -> None:
    sitting = dealing()
    assert after(sitting, Draw(Seat.B, Card("JS"))) == sitting


def test_card_from_another_pack_than_the_first_is_void() -> None:
    sitting = played(new_sitting(JEROME), "A draws 9H from blue pack")
    with pytest.raises(EuchreError, match="is void: all draw from one pack"):
        check(sitting, read_act("B draws TH from red pack"))
