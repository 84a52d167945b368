"""Which cards may be played, also from hands the record does not know."""

from dataclasses import replace

from euchre.cards import UNKNOWN, Card, read_cards, write_cards
from euchre.deal import Deal, legal_cards, new_deal, unchecked
from euchre.deal.following import shown_voids, unseen
from euchre.laws import load_code
from euchre.seats import Seat
from tests.tabletop import ALL_TRICKS, dealt, done, said


def playing(code: str = "modern", *plays: str, **hands: str) -> Deal:
    return done(dealt(code, **hands), "B orders up", "A discards ??", *plays)


def test_no_card_may_be_played_before_trump_is_settled() -> None:
    assert legal_cards(dealt("modern", **ALL_TRICKS), Seat.B) == ()


def test_leader_may_play_any_card_in_the_order_of_the_hand() -> None:
    deal = playing(B="QH 9S JD AC KH")
    assert write_cards(legal_cards(deal, Seat.B)) == "QH 9S JD AC KH"


def test_suit_led_must_be_followed() -> None:
    deal = playing("modern", "B 9S", B="9S TS QD KD AD", C="KS JD AS QH TC")
    assert write_cards(legal_cards(deal, Seat.C)) == "KS AS"


def test_left_bower_follows_trumps_and_not_its_own_colour() -> None:
    hearts = playing("modern", "B AH", B="AH TS QD KD AD", C="KS JD AS TD TC")
    assert write_cards(legal_cards(hearts, Seat.C)) == "JD"
    diamonds = playing("modern", "B AD", B="AH TS QD KD AD", C="KS JD AS QS TC")
    assert write_cards(legal_cards(diamonds, Seat.C)) == "KS JD AS QS TC"


def test_left_bower_led_calls_for_trumps() -> None:
    deal = playing("modern", "B JD", B="JD TS QS KS AS", C="9D TD KH AC TH")
    assert write_cards(legal_cards(deal, Seat.C)) == "KH TH"


def test_player_who_is_void_may_play_anything() -> None:
    deal = playing("modern", "B 9S", B="9S TS QS KS AS", C="9D TD QD QC TC")
    assert write_cards(legal_cards(deal, Seat.C)) == "9D TD QD QC TC"


def test_called_card_must_be_played_to_the_first_trick() -> None:
    hands = {"B": "9S TS QS KS AS", "C": "AH KH QC JC 7C", "A": "7D 8D TD QD KD"}
    deal = said(dealt("professor-1862", **hands), "B passes", "C assists jambone", "A waives", "B 9S")
    assert write_cards(legal_cards(said(deal, "B calls QC"), Seat.C)) == "QC"


def test_unknown_hand_may_play_any_card_not_seen_elsewhere() -> None:
    deal = playing("modern", B="JH JD AH KH QH", D="9S TS QS KS AS")
    cards = legal_cards(deal, Seat.C)
    assert set(cards).isdisjoint({*deal.hands[Seat.B], *deal.hands[Seat.D], Card("9H")})
    assert cards == tuple(sorted(cards))
    assert len(cards) == 24 - 5 - 5 - 1


def test_unknown_hand_may_follow_or_not() -> None:
    deal = playing("modern", "B 9S", B="9S TS QS KS AS")
    assert {Card("JS"), Card("AC"), Card("JH")} <= set(legal_cards(deal, Seat.C))


def test_hand_known_in_part_must_follow_with_what_is_known() -> None:
    deal = playing("modern", "B 9S", B="9S TS QS KH AH", C="KS 9C ?? ?? ??")
    assert write_cards(legal_cards(deal, Seat.C)) == "JS KS AS"
    void = playing("modern", "B 9S", B="9S TS QS KH AH", C="KC 9C ?? ?? ??")
    assert Card("9C") in legal_cards(void, Seat.C)


def test_suit_once_refused_is_not_held_later() -> None:
    deal = playing("modern", "B 9S", "C 9D", B="9S TS QS KS AS")
    assert {suit.word for suit in shown_voids(deal.tricks, Seat.C)} == {"spades"}
    assert shown_voids(deal.tricks, Seat.B) == frozenset()
    assert Card("JS") not in legal_cards(deal, Seat.C)
    assert Card("JS") in legal_cards(deal, Seat.D)


def test_turn_up_may_be_in_the_dealers_hand_after_an_unknown_discard() -> None:
    deal = playing("modern", "B JH", B="JH JD AH KH QH")
    assert Card("9H") in legal_cards(deal, Seat.A)
    assert Card("9H") not in legal_cards(deal, Seat.C)
    assert Card("9H") not in unseen(done(deal, "C 9D", "D TD", "A 9H"), Seat.A)


def test_refused_turn_up_is_in_no_hand() -> None:
    deal = done(dealt("modern"), "B passes", "C passes", "D passes", "A turns down", "B makes spades", "B JS")
    assert Card("9H") not in legal_cards(deal, Seat.A)


def test_known_cards_of_the_talon_are_in_no_hand() -> None:
    deal = dealt("modern", **ALL_TRICKS)
    assert write_cards(unseen(deal)) == "JS TH JC"
    known = said(deal, "B orders up", "A discards 9S")
    assert Card("9S") not in unseen(known)


def test_card_of_a_known_pack_is_in_no_unknown_hand() -> None:
    code = load_code("modern")
    deal = done(new_deal(code, Seat.A), f"A shuffles {write_cards(code.pack)}", "D declines the cut")
    deal = done(deal, "A deals 3-2")
    assert unseen(deal) == ()
    hidden = replace(deal, hands=((UNKNOWN,) * 5, *deal.hands[1:]))
    assert unseen(hidden) == tuple(sorted(deal.hands[Seat.A]))


def test_replay_says_what_it_could_not_check() -> None:
    deal = playing("modern", "B 9S", "C 9D", B="9S TS QS KS AS")
    assert unchecked(deal) == (
        "what A discarded is not recorded",
        "whether C could have followed suit: their last cards are not recorded",
    )
    known = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", "B JH", "C 9D")
    assert unchecked(known) == ()


def test_unknown_face_is_no_card_to_play() -> None:
    assert read_cards("??")[0] not in legal_cards(playing("modern"), Seat.B)
