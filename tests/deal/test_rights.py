"""Who may play alone, take over, lead, and call a card from an open hand."""

import pytest

from euchre.acts import Manner
from euchre.cards import Suit, read_cards, write_cards
from euchre.deal import callable_cards, first_leader, jambone_caller
from euchre.deal.rights import (
    holds_jamboree,
    lone_manners,
    may_add_alone,
    may_announce_jamboree,
    may_defend_alone,
    may_take_over,
)
from euchre.seats import Seat
from tests.tabletop import ALL_TRICKS, dealt, done, house, said

PROFESSOR, JEROME, LEEDS = "professor-1862", "jerome-1877", "leeds-dwight-1888"


def test_jamboree_is_the_five_best_trumps() -> None:
    deal = dealt(PROFESSOR, B="JH JD AH KH QH", C="JS JC AS KS 9S", D="9D TD QD KD AD")
    assert holds_jamboree(deal, Seat.B, Suit.HEARTS)
    assert not holds_jamboree(deal, Seat.C, Suit.SPADES)
    assert not holds_jamboree(deal, Seat.B, Suit.DIAMONDS)


def test_turn_up_counts_for_the_dealers_jamboree() -> None:
    deal = dealt(PROFESSOR, "QH", A="JH JD AH KH 9S", B="7S 8S TS JS QS")
    assert holds_jamboree(deal, Seat.A, Suit.HEARTS)
    assert not holds_jamboree(deal, Seat.A, Suit.DIAMONDS)


def test_hand_not_recorded_may_be_a_jamboree() -> None:
    deal = dealt(PROFESSOR, C="JH 9S TS QS KS")
    assert holds_jamboree(deal, Seat.B, Suit.SPADES)
    assert not holds_jamboree(deal, Seat.C, Suit.HEARTS)


def test_joker_is_the_first_of_the_five_where_it_is_used() -> None:
    deal = dealt(house(PROFESSOR, joker=True), B="joker JH JD AH KH", C="7S 8S TS JS QS")
    assert holds_jamboree(deal, Seat.B, Suit.HEARTS)


def test_code_decides_the_ways_to_play_alone() -> None:
    hand = {"B": "JH JD AH KH QH"}
    assert lone_manners(dealt("modern", **hand), Seat.B, Suit.HEARTS) == (Manner.ALONE,)
    assert lone_manners(dealt(PROFESSOR, **hand), Seat.B, Suit.SPADES) == (Manner.ALONE, Manner.JAMBONE)
    assert lone_manners(dealt(PROFESSOR, **hand), Seat.B, Suit.HEARTS) == (
        Manner.ALONE,
        Manner.JAMBONE,
        Manner.JAMBOREE,
    )


def test_only_the_makers_partner_may_take_over() -> None:
    assert may_take_over(dealt(LEEDS)) is None
    assert may_take_over(said(dealt(LEEDS), "B orders up")) is Seat.D
    assert may_take_over(said(dealt(LEEDS), "B passes", "C assists")) is Seat.A
    assert may_take_over(said(dealt("modern"), "B orders up")) is None


def test_partner_who_passed_may_not_take_over() -> None:
    """leeds-dwight-1888 93, jerome-1877 7.2."""
    assert may_take_over(said(dealt(LEEDS), "B passes", "C passes", "D orders up")) is None


def test_pass_in_the_first_round_does_not_count_in_the_second() -> None:
    turned_down = ("B passes", "C passes", "D passes", "A turns down")
    assert may_take_over(said(dealt(LEEDS), *turned_down, "B makes spades")) is Seat.D


def test_eldest_hand_may_call_again_under_a_house_rule() -> None:
    code = house(PROFESSOR, take_over_after_pass=True)
    assert may_take_over(said(dealt(code), "B passes", "C passes", "D orders up")) is Seat.B
    assert may_take_over(said(dealt(code), "B passes", "C passes", "D passes", "A takes up")) is None


def test_right_to_take_over_ends_by_waiver_discard_and_lead() -> None:
    ordered = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up")
    assert may_take_over(said(ordered, "D waives")) is None
    assert may_take_over(done(ordered, "A discards 9H")) is None
    assert may_take_over(done(ordered, "A discards 9H", "B JH")) is None
    leeds = said(dealt(LEEDS), "B orders up")
    assert may_take_over(done(leeds, "A discards ??")) is Seat.D


def test_hand_taken_over_cannot_be_taken_back() -> None:
    deal = said(dealt(LEEDS), "B orders up alone", "D takes over alone")
    assert may_take_over(deal) is None


def test_hand_settled_between_partners_can_be_taken_back_until_waived() -> None:
    code = house(LEEDS, take_over_settled_between_partners=True)
    deal = said(dealt(code), "B orders up alone", "D takes over alone")
    assert may_take_over(deal) is Seat.B
    assert may_take_over(said(deal, "B waives")) is None
    plain = said(dealt(code), "B orders up", "D takes over alone")
    assert may_take_over(plain) is None


def test_maker_may_add_alone_until_the_codes_deadline() -> None:
    assert may_add_alone(dealt("modern")) is None
    assert may_add_alone(said(dealt("modern"), "B orders up")) is Seat.B
    assert may_add_alone(said(dealt("modern"), "B orders up alone")) is None
    assert may_add_alone(said(dealt(JEROME), "B orders up")) is None
    dealers = said(dealt(LEEDS), "B passes", "C passes", "D passes", "A takes up")
    assert may_add_alone(dealers) is Seat.A
    assert may_add_alone(done(dealers, "A discards ??")) is None


def test_maker_who_has_seen_the_dummy_cannot_play_alone() -> None:
    """modern 3h-2."""
    deal = said(dealt("modern-3"), "B orders up", "A discards ??")
    assert may_add_alone(deal) is Seat.B
    assert may_add_alone(said(deal, "B takes the dummy")) is None


def test_jamboree_may_be_announced_late_by_a_lone_player_who_holds_it() -> None:
    """professor-1862 S16."""
    deal = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up alone")
    assert may_announce_jamboree(deal) is Seat.B
    assert may_announce_jamboree(said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up")) is None
    assert may_announce_jamboree(said(dealt(PROFESSOR, B="9S TS QS KS AS"), "B orders up alone")) is None
    called = done(
        dealt(PROFESSOR, **ALL_TRICKS), "B orders up jambone", "D waives", "A discards 9S", "C calls QH"
    )
    assert may_announce_jamboree(called) is None


def test_adversaries_are_asked_in_turn_whether_one_defends_alone() -> None:
    """professor-1862 A7."""
    code = house(PROFESSOR, defend_alone=True, lone_euchre=2)
    lone = said(dealt(code), "B orders up alone", "D waives")
    assert may_defend_alone(lone) is None
    asked = said(lone, "A discards ??")
    assert may_defend_alone(asked) is Seat.C
    assert may_defend_alone(said(asked, "C waives")) is Seat.A
    assert may_defend_alone(said(asked, "C waives", "A waives")) is None
    assert may_defend_alone(said(asked, "C defends alone")) is None
    assert may_defend_alone(done(asked, "B 9S")) is None


@pytest.mark.parametrize(
    ("rule", "calls", "leader"),
    [
        ("eldest_hand", ("B orders up",), Seat.B),
        ("eldest_hand", ("B passes", "C assists alone"), Seat.B),
        ("eldest_hand", ("B passes", "C passes", "D orders up alone"), Seat.C),
        ("lone_player", ("B passes", "C assists alone"), Seat.C),
        ("lone_player", ("B passes", "C assists"), Seat.B),
        ("left_of_lone_player", ("B passes", "C assists alone"), Seat.D),
        ("left_of_lone_player", ("B passes", "C passes", "D passes", "A takes up alone"), Seat.B),
    ],
)
def test_eldest_hand_leads_first_unless_a_house_rule_differs(
    rule: str, calls: tuple[str, ...], leader: Seat
) -> None:
    assert first_leader(said(dealt(house("modern", lead_against_lone=rule)), *calls)) is leader


def test_leader_calls_unless_the_jambone_player_leads() -> None:
    """professor-1862 S5 and S7."""
    hands = {"A": "7D 8D TD QD KD", "B": "9S TS QS KS AS", "C": "AH KH QC JC 7C"}
    second = said(dealt(PROFESSOR, **hands), "B passes", "C assists jambone", "A waives")
    assert jambone_caller(second) is None
    led = said(second, "B 9S")
    assert jambone_caller(led) is Seat.B
    assert jambone_caller(said(led, "B waives")) is None
    assert jambone_caller(said(led, "B calls QC")) is None
    assert jambone_caller(done(led, "C QC")) is None
    eldest = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up jambone", "D waives", "A discards 9S")
    assert jambone_caller(eldest) is Seat.C
    assert jambone_caller(said(dealt(PROFESSOR), "B orders up")) is None
    later = done(eldest, "B JH", "C AD", "A 9H", "B JD")
    assert jambone_caller(later) is None


def test_any_card_may_be_called_from_a_jambone_hand_that_leads() -> None:
    deal = said(dealt(PROFESSOR, **ALL_TRICKS), "B orders up jambone", "D waives", "A discards 9S")
    assert write_cards(callable_cards(deal)) == "JH QH KH AH JD"


def test_card_of_the_suit_led_is_called_if_held_otherwise_lowest_trump_or_a_lower_card() -> None:
    """professor-1862 S11: a lay card that commands its suit is not called."""
    hands = {"B": "9S TS QS KS AS", "C": "AH KH QC AC 7S", "A": "7D 8D TD QD KD"}
    led = said(dealt(PROFESSOR, **hands), "B passes", "C assists jambone", "A waives", "B 9S")
    assert write_cards(callable_cards(led)) == "7S"
    hands["C"] = "AH KH QC AC 7D"
    hands["A"] = "8D 9D TD QD KD"
    void = said(dealt(PROFESSOR, **hands), "B passes", "C assists jambone", "A waives", "B 9S")
    assert write_cards(callable_cards(void)) == "KH 7D QC"


def test_no_card_can_be_called_where_nobody_plays_alone() -> None:
    assert callable_cards(dealt(PROFESSOR)) == ()


def test_suit_led_is_called_from_an_open_hand_known_in_part() -> None:
    deal = dealt(PROFESSOR, "9D", B="9S TS QH KS 8S", C="AH KH ?? ?? ??")
    led = done(deal, "B passes", "C assists jambone", "A waives", "A discards ??", "B QH")
    assert {card.suit for card in callable_cards(led)} == {Suit.HEARTS}
    assert read_cards("KH AH")[0] in callable_cards(led)
