"""What is due from each player, in which order, and which rights are open meanwhile."""

from euchre.acts import Waiver, read_act
from euchre.deal import Deal, Due, awaited, breaches, dues, legal_acts, new_deal, open_rights
from euchre.laws import load_code
from euchre.seats import Seat
from tests.tabletop import ALL_TRICKS, dealt, done, house, said

PROFESSOR, JEROME, LEEDS = "professor-1862", "jerome-1877", "leeds-dwight-1888"


def asked(found: tuple[Due, ...]) -> list[str]:
    """Return the actor of each due, with the first words of the acts."""
    return [f"{due.actor}: {due.acts[0].words}" for due in found]


def opened(deal: Deal) -> list[str]:
    return asked(open_rights(deal))


def test_code_decides_who_shuffles_first() -> None:
    shufflers = {
        name: awaited(new_deal(load_code(name), Seat.A))[0].actor
        for name in (PROFESSOR, JEROME, LEEDS, "modern", "modern-3")
    }
    assert list(shufflers.values()) == [Seat.A, Seat.B, Seat.C, Seat.A, Seat.A]


def test_dealer_without_a_partner_shuffles() -> None:
    code = house("modern-3", first_shuffle="dealers_partner")
    assert awaited(new_deal(code, Seat.C))[0].actor is Seat.C


def test_pack_is_cut_on_the_dealers_right_within_the_codes_bounds() -> None:
    (due,) = awaited(done(new_deal(load_code(PROFESSOR), Seat.A), "A shuffles"))
    assert due.actor is Seat.D
    assert [due.acts[0].words, due.acts[-1].words] == ["cuts 3", "cuts 28"]
    (due,) = awaited(done(new_deal(load_code("modern"), Seat.A), "A shuffles"))
    assert due.acts[-1].words == "declines the cut"


def test_packets_may_be_mixed_in_the_modern_game_only() -> None:
    (mixed,) = awaited(done(new_deal(load_code("modern"), Seat.A), "A shuffles", "D cuts 9"))
    (alike,) = awaited(done(new_deal(load_code(JEROME), Seat.A), "B shuffles", "D cuts 9"))
    assert [act.words for act in alike.acts] == ["deals 2-3", "deals 3-2"]
    assert (len(mixed.acts), len(set(mixed.acts))) == (16, 16)


def test_card_after_the_hands_is_turned_or_any_that_it_could_be() -> None:
    deal = done(new_deal(load_code("modern"), Seat.A), "A deals 3-2", "B holds 9S TS JS QS KS")
    (due,) = awaited(deal)
    assert (due.actor, len(due.acts)) == (Seat.A, 19)


def test_calls_of_each_seat_in_the_first_round() -> None:
    deal, words = dealt("modern"), []
    for text in ("B passes", "C passes", "D passes", "A turns down"):
        words.append([act.words for act in awaited(deal)[0].acts])
        deal = said(deal, text)
    assert words == [
        ["passes", "orders up", "orders up alone"],
        ["passes", "assists", "assists alone"],
        ["passes", "orders up", "orders up alone"],
        ["turns down", "takes up", "takes up alone"],
    ]


def test_dealers_neighbours_only_order_up_at_a_table_of_three() -> None:
    deal = said(dealt("modern-3"), "B passes")
    assert [act.words for act in awaited(deal)[0].acts] == ["passes", "orders up", "orders up alone"]


def test_suits_to_be_named_are_all_but_the_one_turned_down() -> None:
    deal = said(dealt("modern"), "B passes", "C passes", "D passes", "A turns down")
    assert [act.words for act in awaited(deal)[0].acts] == [
        "passes",
        *("makes spades", "makes spades alone"),
        *("makes diamonds", "makes diamonds alone"),
        *("makes clubs", "makes clubs alone"),
    ]


def test_dealer_who_is_stuck_cannot_pass() -> None:
    passes = ("B passes", "C passes", "D passes")
    deal = said(dealt("modern"), *passes, "A turns down", *passes)
    assert awaited(deal)[0].acts[0].words == "makes spades"


def test_partner_is_asked_before_the_discard() -> None:
    deal = said(dealt(LEEDS, A="9S TS QS KS AS"), "B orders up")
    assert asked(awaited(deal)) == ["D: takes over alone", "A: discards 9S"]
    assert asked(awaited(said(deal, "D waives"))) == ["A: discards 9S"]


def test_dealer_takes_over_with_the_discard() -> None:
    deal = said(dealt(LEEDS, A="9S TS QS KS AS"), "B passes", "C assists")
    assert asked(awaited(deal)) == ["A: takes over alone"]
    assert awaited(deal)[0].acts[1].words == "discards 9S"
    assert Waiver(Seat.A) not in awaited(deal)[0].acts


def test_dealer_whose_partner_plays_alone_is_asked_separately() -> None:
    deal = said(dealt(LEEDS), "B passes", "C assists alone")
    assert asked(awaited(deal))[0] == "A: takes over alone"
    assert Waiver(Seat.A) in awaited(deal)[0].acts


def test_dealer_may_take_over_after_the_discard_until_the_lead() -> None:
    """jerome-1877 6.7 and 6.11."""
    deal = done(said(dealt(JEROME), "B passes", "C assists"), "A discards ??")
    assert asked(awaited(deal))[0].startswith("B: plays")
    assert opened(deal) == ["A: takes over alone"]


def test_dealer_may_add_alone_with_the_discard_and_after_it() -> None:
    deal = said(dealt("modern", A="9S TS QS KS AS"), "B passes", "C passes", "D passes", "A takes up")
    assert [act.words for act in awaited(deal)[0].acts][:2] == ["plays alone", "discards 9S"]
    assert opened(deal) == []
    assert opened(done(deal, "A discards 9S")) == ["A: plays alone", "B: lays down"]


def test_maker_may_add_alone_while_the_dealer_discards() -> None:
    deal = said(dealt("modern"), "B orders up")
    assert opened(deal) == ["B: plays alone"]


def test_late_jamboree_can_be_announced() -> None:
    deal = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up alone", "D waives")
    assert opened(deal) == ["B: plays jamboree"]


def test_discards_are_each_card_once_and_the_turn_up_where_it_may_be_buried() -> None:
    hand = {"A": "9S TS QS KS AS"}
    words = {
        name: [act.words for act in legal_acts(said(dealt(name, **hand), "B orders up"), Seat.A)]
        for name in ("modern", LEEDS, PROFESSOR)
    }
    held = [f"discards {card}" for card in hand["A"].split()]
    assert words["modern"] == [*held, "discards 9H"]
    assert words[LEEDS] == held
    assert words[PROFESSOR] == [*held, "discards 9H", "declines the turn-up"]


def test_dummy_comes_before_the_lead_and_three_go_out_for_it() -> None:
    deal = said(dealt("modern-3", B="9S TS QS KS AS"), "B orders up", "A discards ??")
    assert [act.words for act in awaited(deal)[0].acts] == ["takes the dummy", "plays alone"]
    taken = said(deal, "B takes the dummy")
    (due,) = awaited(taken)
    assert {len(act.words.split()) for act in due.acts} == {4}
    known = done(taken, "B holds 9S TS QS KS AS 9C TC QC")
    assert len(awaited(known)[0].acts) == 56
    lead = said(known, "B discards 9S TS QS")
    assert asked(awaited(lead)) == ["B: plays KS"]


def test_lone_player_against_a_dummy_leaves_it() -> None:
    deal = said(dealt("modern-3"), "B orders up alone", "A discards ??")
    assert [due.until for due in awaited(deal)] == ["play"]


def test_adversary_may_defend_alone_while_the_lead_is_awaited() -> None:
    code = house(PROFESSOR, defend_alone=True, lone_euchre=2)
    deal = said(dealt(code, B="9S TS QS KS AS"), "B orders up alone", "D waives", "A discards ??")
    assert asked(awaited(deal)) == ["C: defends alone", "B: plays 9S"]


def test_call_at_jambone_comes_before_the_open_hands_lead_or_with_the_second_card() -> None:
    leads = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up jambone", "D waives", "A discards 9S")
    assert asked(awaited(leads)) == ["C: calls JH"]
    hands = {"A": "7D 8D TD QD KD", "B": "9S TS QS KS AS", "C": "AH KH QC JC 7C"}
    led = said(dealt(PROFESSOR, **hands), "B passes", "C assists jambone", "A waives", "B 9S")
    assert asked(awaited(led)) == ["B: calls KH", "C: plays AH"]
    assert asked(awaited(said(led, "B waives"))) == ["C: plays AH"]


def test_laying_down_and_throwing_in_are_possible_in_play() -> None:
    deal = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", "B JH")
    assert opened(deal) == [f"{seat}: proposes 0" for seat in "BCDA"]
    led = said(deal, "C 9D", "D 9C", "A 9S")
    assert opened(led) == ["B: lays down", *(f"{seat}: proposes 1" for seat in "BCDA")]


def test_last_card_is_played_and_not_laid_down() -> None:
    code = house("modern", throw_in=False, hand_size=2, packets=[[1, 1]])
    deal = done(dealt(code, A="9S TS", B="JH JD", C="9D TD", D="9C TC"), "B orders up", "A discards 9H")
    assert opened(said(deal, "B JH", "C 9D", "D 9C", "A 9S")) == []


def test_laying_down_closes_all_other_dues() -> None:
    deal = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", "B JH", "C proposes 5")
    assert asked(dues(deal)) == ["B: agrees", "D: agrees", "A: agrees"]
    assert [act.words for act in dues(deal)[0].acts] == ["agrees", "objects"]
    assert legal_acts(deal, Seat.C) == ()


def test_nothing_is_due_when_the_deal_is_over() -> None:
    assert dues(done(dealt("modern"), "table voids the deal and it passes")) == ()


def test_nothing_is_turned_up_if_no_card_is_left() -> None:
    deal = done(new_deal(load_code("modern"), Seat.A), "A deals 3-3")
    assert awaited(deal) == ()
    (fault,) = breaches(deal, read_act("A fixes clubs"))
    assert fault.message == "'A fixes clubs' is not possible now: the deal cannot go on and must be voided"


def test_nobody_is_asked_to_throw_in_when_every_proposal_was_declined() -> None:
    deal = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", "B JH")
    for tricks in range(6):
        deal = done(deal, f"C proposes {tricks}", "B objects")
    assert opened(deal) == [f"{seat}: proposes 0" for seat in "BDA"]
