"""The deal after an act, lawful or not."""

import pytest

from euchre.acts import Act, Assent, Call, CallKind, Discard, Holding, LeaveSeat, Play, read_act
from euchre.cards import JOKER, UNKNOWN, Card, Suit, read_cards, write_cards
from euchre.deal import (
    Deal,
    Ending,
    IllegalAct,
    Reason,
    Result,
    Stage,
    after,
    dues,
    hands_laid_open,
    new_deal,
)
from euchre.laws import load_code
from euchre.seats import Seat, Side
from tests.tabletop import ALL_TRICKS, TRICKS_FOR_B, dealt, done, house, said

MODERN = load_code("modern")
PROFESSOR = load_code("professor-1862")
PACK = write_cards(MODERN.pack)
CALLING = dealt("modern", **ALL_TRICKS)
TURNED_DOWN = ("B passes", "C passes", "D passes", "A turns down")
LEADING = done(CALLING, "B orders up", "A discards 9H")


def test_pack_is_cut_dealt_from_the_top_and_the_next_card_turned() -> None:
    deal = done(new_deal(MODERN, Seat.A), f"A shuffles {PACK}", "D cuts 6", "A deals 3-2")
    order = (*MODERN.pack[6:], *MODERN.pack[:6])
    assert deal.hands[Seat.B] == (*order[:3], *order[12:14])
    assert deal.hands[Seat.A] == (*order[9:12], *order[18:20])
    assert deal.pack == order[20:]
    turned = done(deal, f"A turns up {order[20]}")
    assert (turned.turn_up, turned.pack) == (order[20], order[21:])


def test_uncut_pack_is_dealt_in_its_order() -> None:
    deal = done(
        new_deal(MODERN, Seat.A), f"A shuffles {PACK}", "D declines the cut", "A deals 3.2.3.2-2.3.2.3"
    )
    assert deal.hands[Seat.B] == (*MODERN.pack[:3], *MODERN.pack[10:12])
    assert deal.hands[Seat.C] == (*MODERN.pack[3:5], *MODERN.pack[12:15])


def test_dummy_is_dealt_after_the_hands() -> None:
    code = load_code("modern-3")
    deal = done(new_deal(code, Seat.A), f"A shuffles {PACK}", "C declines the cut", "A deals 3-2")
    assert deal.dummy == MODERN.pack[15:18]
    assert len(deal.pack) == 6


def test_dealer_may_shuffle_last() -> None:
    deal = done(new_deal(load_code("jerome-1877"), Seat.A), "B shuffles")
    assert [due.actor for due in dues(deal)] == [Seat.D, Seat.A]
    assert done(deal, "A shuffles").stage is Stage.CUTTING


@pytest.mark.parametrize(
    "text",
    [
        "A shuffles",
        "D cuts 9",
        "D declines the cut",
        "A deals 3-2",
        "A turns up TH",
        "A fixes clubs",
        "C passes",
        "B makes spades",
        "B plays alone",
        "B takes over alone",
        "B waives",
        "B defends alone",
        "A discards 9S",
        "A declines the turn-up",
        "B takes the dummy",
        "B calls 9S",
        "B lays down",
        "B proposes 3",
        "B agrees",
        "B objects",
        "B exposes JH",
        "B+D marks 2",
    ],
)
def test_act_without_effect_is_only_recorded(text: str) -> None:
    deal = done(CALLING, text)
    assert deal.acts == (*CALLING.acts, read_act(text))
    assert deal == after(CALLING, read_act(text))
    assert (deal.stage, deal.turn, deal.calling, deal.hands) == (
        CALLING.stage,
        CALLING.turn,
        CALLING.calling,
        CALLING.hands,
    )
    assert (deal.claim, deal.outcome) == (None, None)


@pytest.mark.parametrize("text", ["B orders up", "B makes spades", "B takes over alone", "C passes"])
def test_call_after_trump_is_settled_changes_nothing(text: str) -> None:
    assert done(LEADING, text).calling == LEADING.calling


def test_turn_up_refused_cannot_be_accepted_in_the_second_round() -> None:
    deal = done(CALLING, *TURNED_DOWN)
    assert done(deal, "B orders up").calling == deal.calling


def test_naming_the_suit_turned_down_counts_as_a_pass_where_the_code_says_so() -> None:
    deal = done(dealt(PROFESSOR), *TURNED_DOWN, "B makes hearts")
    assert (deal.turn, deal.trump, deal.calling.calls[-1].words) == (Seat.C, None, "passes")


def test_making_a_suit_settles_trump_without_exchange() -> None:
    deal = said(CALLING, *TURNED_DOWN, "B passes", "C makes diamonds")
    assert (deal.trump, deal.calling.maker, deal.calling.accepted) == (Suit.DIAMONDS, Seat.C, False)
    assert dues(deal)[0].actor is Seat.B
    assert deal.makers == (Seat.A, Seat.C)


def test_all_passing_ends_the_deal_without_points() -> None:
    deal = said(dealt(PROFESSOR), *TURNED_DOWN, "B passes", "C passes", "D passes", "A passes")
    assert deal.outcome is not None
    assert (deal.outcome.result, deal.outcome.ending) == (Result.ALL_PASSED, Ending.UNPLAYED)
    assert (tuple(deal.outcome.points), deal.outcome.deal_passes) == ((0, 0), True)
    assert dues(deal) == ()


def test_void_deal_is_over_at_once() -> None:
    deal = done(LEADING, "table voids the deal and deals again")
    assert deal.outcome is not None
    assert (deal.outcome.result, deal.outcome.deal_passes, deal.stage) == (Result.VOID, False, Stage.OVER)


def test_exchange_puts_the_turn_up_into_the_dealers_hand() -> None:
    deal = said(CALLING, "B orders up", "A discards 9S")
    assert deal.hands[Seat.A] == read_cards("AS KS QS TS 9H")
    assert deal.discards == ((Seat.A, Card("9S")),)
    assert deal.exchanged


def test_dealer_may_put_out_the_turn_up_itself() -> None:
    assert LEADING.hands[Seat.A] == CALLING.hands[Seat.A]


def test_declined_turn_up_stays_on_the_talon() -> None:
    deal = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up", "D waives", "A declines the turn-up")
    assert (deal.hands[Seat.A], deal.discards, deal.exchanged) == (read_cards(ALL_TRICKS["A"]), (), True)


def test_unknown_discard_leaves_nothing_certain_where_the_turn_up_may_be_buried() -> None:
    deal = done(dealt("modern"), "B orders up", "A discards ??")
    assert deal.hands[Seat.A] == (UNKNOWN,) * 5


def test_turn_up_is_certainly_held_where_it_may_not_be_buried() -> None:
    deal = done(dealt("leeds-dwight-1888"), "B orders up", "A discards ??")
    assert sorted(deal.hands[Seat.A]) == [Card("9H"), *(UNKNOWN,) * 4]


def test_maker_takes_the_dummy_and_puts_out_as_many() -> None:
    deal = said(dealt("modern-3"), "B orders up", "A discards ??", "B takes the dummy")
    assert (len(deal.hands[Seat.B]), deal.dummy, deal.dummy_taken) == (8, (), True)
    deal = done(deal, "B discards ?? ?? ??")
    assert len(deal.hands[Seat.B]) == 5
    assert [who for who, _ in deal.discards] == [Seat.A, Seat.B, Seat.B, Seat.B]
    assert done(deal, "B takes the dummy").hands == deal.hands


def test_dealer_who_makes_trump_discards_before_the_dummy() -> None:
    deal = said(dealt("modern-3"), "B passes", "C passes", "A takes up")
    assert {act.words.split()[0] for act in dues(deal)[0].acts} == {"discards"} | {"plays"}
    deal = done(deal, "A discards ??", "A takes the dummy", "A discards ?? ?? ??")
    assert dues(deal)[0].actor is Seat.B


def test_lone_players_partner_sits_out() -> None:
    deal = said(CALLING, "B orders up alone")
    assert (deal.calling.lone, deal.calling.out, deal.in_play) == (Seat.B, (Seat.D,), 3)
    assert deal.active == (Seat.B, Seat.C, Seat.A)


def test_dealer_who_sits_out_exchanges_nothing() -> None:
    deal = said(CALLING, "B passes", "C assists alone")
    assert dues(deal)[0].actor is Seat.B
    assert dues(deal)[0].acts[0] == Play(Seat.B, Card("JH"))


def test_maker_adds_that_he_plays_alone() -> None:
    deal = said(CALLING, "B orders up", "B plays alone")
    assert (deal.calling.lone, deal.calling.out) == (Seat.B, (Seat.D,))


def test_partner_who_takes_over_plays_instead_of_the_maker() -> None:
    deal = said(dealt("leeds-dwight-1888"), "B orders up alone", "D takes over alone")
    assert (deal.calling.maker, deal.calling.lone, deal.calling.announced) == (Seat.B, Seat.D, Seat.B)
    assert deal.calling.out == (Seat.B,)


def test_hand_settled_between_partners_goes_back_once() -> None:
    """professor-1862 A10, as the older practice had it."""
    code = house("professor-1862", take_over_settled_between_partners=True)
    deal = said(dealt(code), "B orders up alone", "D takes over alone", "B takes over alone")
    assert (deal.calling.lone, deal.calling.out) == (Seat.B, (Seat.D,))
    assert done(deal, "D takes over alone").calling == deal.calling


def test_waiver_is_kept_while_trump_is_settled_or_played() -> None:
    deal = said(dealt("leeds-dwight-1888"), "B orders up", "D waives")
    assert deal.calling.waived == (Seat.D,)


def test_partner_of_a_lone_adversary_sits_out() -> None:
    code = house("professor-1862", defend_alone=True, lone_euchre=2)
    deal = said(dealt(code), "B orders up alone", "D waives", "A discards ??", "C defends alone")
    assert (deal.calling.duelist, deal.calling.out, deal.in_play) == (Seat.C, (Seat.D, Seat.A), 2)
    assert done(deal, "A defends alone").calling == deal.calling


def test_jamboree_ends_the_deal_when_it_is_shown() -> None:
    deal = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up jamboree")
    assert deal.outcome is not None
    assert (deal.outcome.result, deal.outcome.ending) == (Result.JAMBOREE, Ending.SHOWN)
    assert (tuple(deal.outcome.points), tuple(deal.outcome.tricks), deal.shown) == (
        (0, 16),
        (0, 0),
        (Seat.B,),
    )


def test_lone_hand_may_become_a_jamboree_before_the_lead() -> None:
    """professor-1862 S16."""
    deal = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up alone", "D waives", "B plays jamboree")
    assert deal.outcome is not None
    assert deal.outcome.result is Result.JAMBOREE


def test_jambone_hand_is_exposed_before_the_lead() -> None:
    deal = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up jambone", "D waives")
    assert hands_laid_open(deal) == ()
    ready = said(deal, "A discards 9S")
    assert hands_laid_open(ready) == (Seat.B,)
    assert said(ready, "C calls QH").called is Card("QH")


def test_best_card_wins_the_trick_and_its_player_leads() -> None:
    deal = said(LEADING, *TRICKS_FOR_B[:4])
    (trick,) = deal.finished_tricks
    assert (trick.leader, trick.led, trick.winner, trick.seats) == (
        Seat.B,
        Suit.HEARTS,
        Seat.B,
        (Seat.B, Seat.C, Seat.D, Seat.A),
    )
    assert (deal.turn, deal.trick, deal.makers_tricks()) == (Seat.B, None, 1)


def test_left_bower_wins_over_the_ace_of_trumps() -> None:
    hands = {"B": "AH 9S TS QS KS", "C": "JD AD KD QD TD", "A": "9C TC QC KC AC", "D": "9D JS JC AS TH"}
    deal = said(dealt("modern", **hands), "B orders up", "A discards 9C", "B AH", "C JD", "D TH", "A 9H")
    assert deal.turn is Seat.C


def test_fifth_trick_ends_the_deal_with_its_points() -> None:
    deal = said(LEADING, *TRICKS_FOR_B)
    assert deal.outcome is not None
    assert (deal.outcome.result, deal.outcome.ending) == (Result.MARCH, Ending.PLAYED)
    assert (tuple(deal.outcome.points), tuple(deal.outcome.tricks)) == ((0, 2), (0, 5))
    assert deal.is_over


def test_unlawful_card_is_played_too() -> None:
    hands = {**ALL_TRICKS, "C": "AD KD QD TD TH"}
    deal = done(dealt("modern", **hands), "B orders up", "A discards 9H", "B JH", "C AD")
    assert deal.trick is not None
    assert deal.trick.plays[-1] == Play(Seat.C, Card("AD"))
    assert Card("TH") in deal.hands[Seat.C]


def test_second_card_to_a_trick_begins_another() -> None:
    deal = done(LEADING, "B JH", "B JD")
    assert [trick.leader for trick in deal.tricks] == [Seat.B, Seat.B]


def test_player_passed_over_follows_after_a_card_out_of_turn() -> None:
    deal = done(LEADING, "B JH", "D 9C")
    assert deal.turn is Seat.C
    assert done(deal, "A 9S").turn is Seat.C


def test_card_of_an_unknown_hand_is_one_of_its_unknown_faces() -> None:
    deal = done(dealt("modern"), "B orders up", "A discards ??", "B JH")
    assert deal.hands[Seat.B] == (UNKNOWN,) * 4
    assert done(deal, "C ??").hands[Seat.C] == (UNKNOWN,) * 4


@pytest.mark.parametrize(
    ("deal", "text", "reason"),
    [
        (LEADING, "C JH", Reason.NOT_HELD),
        (CALLING, "B JH", Reason.NO_TRUMP_YET),
        (done(LEADING, *TRICKS_FOR_B), "B JH", Reason.NO_TRUMP_YET),
        (done(CALLING, "B orders up"), "A discards AC", Reason.NOT_HELD),
    ],
)
def test_impossible_act_is_an_error(deal: Deal, text: str, reason: Reason) -> None:
    with pytest.raises(IllegalAct) as fault:
        done(deal, text)
    assert fault.value.reason is reason
    assert fault.value.message.startswith(f"'{text}' cannot be done")


def test_certain_winners_laid_down_end_the_deal() -> None:
    deal = said(LEADING, *TRICKS_FOR_B[:4], "B lays down")
    assert deal.outcome is not None
    assert (deal.outcome.ending, tuple(deal.outcome.tricks), deal.shown) == (
        Ending.LAID_DOWN,
        (0, 5),
        (Seat.B,),
    )


def test_uncertain_cards_laid_down_need_the_others_assent() -> None:
    hands = {**ALL_TRICKS, "B": "JH JD AH KH 9C", "D": "AC KC QC TC QH"}
    deal = said(dealt("modern", **hands), "B orders up", "A discards 9H")
    deal = said(deal, "B JH", "C 9D", "D QH", "A 9S", "B lays down")
    assert deal.claim is not None
    assert [due.actor for due in dues(deal)] == [Seat.C, Seat.D, Seat.A]
    agreed = said(deal, "C agrees", "D agrees", "A agrees")
    assert agreed.outcome is not None
    assert (agreed.outcome.ending, tuple(agreed.outcome.tricks)) == (Ending.LAID_DOWN, (0, 5))
    refused = said(deal, "C agrees", "D objects")
    assert (refused.claim, refused.turn, refused.shown) == (None, Seat.B, (Seat.B,))


def test_adversary_may_lay_down_too() -> None:
    hands = {"B": "9S TS QS KS 9C", "C": "JH JD AH KH QH", "D": "9D TD QD KD AD", "A": "TC QC KC AC JS"}
    deal = said(dealt("modern", **hands), "B orders up", "A discards JS", "B 9S", "C JH", "D 9D", "A 9H")
    deal = said(deal, "C lays down")
    assert deal.outcome is not None
    assert (deal.outcome.result, tuple(deal.outcome.tricks)) == (Result.EUCHRE, (5, 0))
    assert tuple(deal.outcome.points) == (2, 0)


def test_throw_in_needs_every_active_players_assent() -> None:
    deal = said(LEADING, *TRICKS_FOR_B[:4], "C proposes 4", "D agrees", "A agrees")
    assert deal.claim is not None
    assert not deal.is_over
    ended = said(deal, "B agrees")
    assert ended.outcome is not None
    assert (ended.outcome.result, ended.outcome.ending) == (Result.POINT, Ending.THROWN_IN)
    assert tuple(ended.outcome.tricks) == (1, 4)
    assert said(deal, "B objects").turn is Seat.B


def test_holding_adds_known_cards_to_a_hand() -> None:
    deal = said(dealt("modern"), "B holds 9S TS QS KS AS")
    assert deal.hands[Seat.B] == read_cards("9S TS QS KS AS")
    assert said(deal, "C holds 9C ?? ?? ?? ??").hands[Seat.C][0] is Card("9C")


def test_holding_of_a_side_is_no_hand() -> None:
    with pytest.raises(IllegalAct, match="does not play at this table"):
        after(dealt("modern"), Holding(Side.A_C, ()))


def test_joker_turned_up_waits_for_the_dealers_suit() -> None:
    code = house("modern", joker=True)
    deal = dealt(code, "joker")
    assert (deal.stage, deal.turn_up, deal.turned_suit) == (Stage.FIXING, JOKER, None)
    assert [act.words for act in dues(deal)[0].acts] == [
        "fixes spades",
        "fixes hearts",
        "fixes diamonds",
        "fixes clubs",
    ]
    fixed = said(deal, "A fixes clubs")
    assert (fixed.stage, fixed.turned_suit) == (Stage.ORDERING, Suit.CLUBS)
    assert said(fixed, "B orders up").trump is Suit.CLUBS


def test_leaving_a_seat_moves_no_card() -> None:
    act: Act = LeaveSeat(Seat.B, Seat.B)
    assert after(LEADING, act).hands == LEADING.hands
    assert after(LEADING, Assent(Seat.B)).claim is None


def test_card_led_has_a_face() -> None:
    leading = done(dealt("modern"), "B orders up", "A discards ??")
    with pytest.raises(IllegalAct, match="the record must name it"):
        after(leading, Play(Seat.B, UNKNOWN))


def test_second_card_turned_up_changes_nothing() -> None:
    deal = done(dealt("modern"), "A turns up AS")
    assert (deal.turn_up, deal.stage) == (Card("9H"), Stage.ORDERING)


def test_card_turned_up_has_a_face() -> None:
    with pytest.raises(IllegalAct, match="the record must name it"):
        done(new_deal(load_code("modern"), Seat.A), "A deals 3-2", "A turns up ??")


def test_turned_up_card_is_on_the_talon() -> None:
    pack = write_cards(load_code("modern").pack)
    deal = done(
        new_deal(load_code("modern"), Seat.A), f"A shuffles {pack}", "D declines the cut", "A deals 3-2"
    )
    with pytest.raises(IllegalAct, match="9S is not on the talon"):
        after(deal, read_act("A turns up 9S"))


def test_dealer_who_plays_before_the_discard_holds_the_turn_up() -> None:
    deal = done(dealt("modern", **ALL_TRICKS), "B orders up", "B JH", "C 9D", "D 9C", "A 9S")
    assert (deal.turn_up_in_hand, deal.exchanged) == (True, False)
    assert deal.hands[Seat.A] == read_cards("AS KS QS TS 9H")


def test_more_cards_than_are_held_cannot_be_discarded() -> None:
    deal = done(dealt("modern-3", "9H"), "B orders up", "A discards ??", "B takes the dummy")
    with pytest.raises(IllegalAct, match="cannot be done"):
        after(deal, Discard(Seat.B, (UNKNOWN,) * 9))


def test_a_card_that_is_not_held_is_refused_with_what_is_held() -> None:
    with pytest.raises(IllegalAct, match="does not hold JH; the cards there are "):
        done(LEADING, "C JH")
    with pytest.raises(IllegalAct, match="does not hold JH; B played it to trick 1"):
        done(LEADING, "B JH", "C JH")


def test_making_without_a_suit_settles_nothing() -> None:
    deal = after(done(dealt("modern"), *TURNED_DOWN), Call(Seat.B, CallKind.MAKE))
    assert (deal.trump, deal.stage, deal.turn) == (None, Stage.MAKING, Seat.B)


def test_hand_laid_down_by_the_sure_winner_asks_nobody_where_that_is_no_right() -> None:
    led = done(dealt("jerome-1877", **ALL_TRICKS), "B orders up", "A discards 9H", *TRICKS_FOR_B[:4])
    laid = done(led, "B lays down")
    assert (laid.claim, laid.shown, laid.is_over) == (None, (), False)
