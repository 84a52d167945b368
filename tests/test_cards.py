"""Faces, suits and ranks, and what the bowers do under a trump."""

import copy
import pickle

import pytest

from euchre.cards import (
    FACES,
    JOKER,
    SUIT_TABLE,
    SUITS,
    TRUMPS,
    UNKNOWN,
    Card,
    Rank,
    Suit,
    card_mask,
    cards_of,
    cards_to_follow,
    left_bower,
    make_pack,
    order_of_trumps,
    read_cards,
    right_bower,
    write_cards,
)
from euchre.errors import NotationError


def test_left_bower_follows_trump() -> None:
    assert Card("JD").suit_under(Suit.HEARTS) is Suit.HEARTS
    assert Card("JD").suit_under(Suit.DIAMONDS) is Suit.DIAMONDS
    assert Card("JD").suit_under(Suit.SPADES) is Suit.DIAMONDS


@pytest.mark.parametrize(
    ("trump", "right", "left"),
    [("spades", "JS", "JC"), ("hearts", "JH", "JD"), ("diamonds", "JD", "JH"), ("clubs", "JC", "JS")],
)
def test_bowers_are_the_two_jacks_of_the_trump_colour(trump: str, right: str, left: str) -> None:
    suit = Suit.from_text(trump)
    assert right_bower(suit) is Card(right)
    assert left_bower(suit) is Card(left)


def test_trumps_rank_joker_right_left_then_ace_down() -> None:
    in_order = [JOKER, *read_cards("JH JD AH KH QH TH 9H 8H 7H")]
    strengths = [card.strength(Suit.HEARTS, Suit.SPADES) for card in in_order]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(in_order)
    assert write_cards(order_of_trumps(Suit.HEARTS)) == "JH JD AH KH QH TH 9H 8H 7H"
    assert write_cards(order_of_trumps(Suit.CLUBS, Rank.TEN)) == "JC JS AC KC QC TC"


def test_every_trump_beats_the_ace_led_and_a_card_of_no_use_counts_nothing() -> None:
    trump, led = Suit.HEARTS, Suit.SPADES
    assert Card("7H").strength(trump, led) > Card("AS").strength(trump, led)
    assert Card("AS").strength(trump, led) > Card("KS").strength(trump, led) > 0
    assert Card("AC").strength(trump, led) == 0
    assert UNKNOWN.strength(trump, led) == 0


def test_jack_of_the_other_colour_is_an_ordinary_jack() -> None:
    trump, led = Suit.HEARTS, Suit.SPADES
    assert Card("QS").strength(trump, led) > Card("JS").strength(trump, led) > Card("TS").strength(trump, led)


def test_joker_is_always_a_trump() -> None:
    assert [JOKER.suit_under(trump) for trump in SUITS] == list(SUITS)
    assert JOKER.suit is None
    assert JOKER.rank is Rank.JOKER


def test_unknown_face_has_no_suit() -> None:
    with pytest.raises(ValueError, match="an unknown face has no suit"):
        UNKNOWN.suit_under(Suit.HEARTS)


def test_suit_table_says_what_suit_under_says() -> None:
    said = [[card.suit_under(trump) for card in (*FACES, JOKER)] for trump in TRUMPS]
    assert [list(row[:33]) for row in SUIT_TABLE] == said


@pytest.mark.parametrize(
    ("lowest", "size"), [(Rank.SEVEN, 32), (Rank.EIGHT, 28), (Rank.NINE, 24), (Rank.TEN, 20)]
)
def test_pack_has_no_card_below_its_lowest_rank(lowest: Rank, size: int) -> None:
    pack = make_pack(lowest)
    assert len(pack) == len(set(pack)) == size
    assert min(card.rank for card in pack if card.rank is not None) is lowest
    assert make_pack(lowest, joker=True) == (*pack, JOKER)


def test_card_is_one_object_for_each_face_also_after_copying() -> None:
    card = Card("TH")
    assert Card("TH") is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card
    assert len({Card("TH"), card}) == 1


def test_card_does_not_change() -> None:
    with pytest.raises(AttributeError, match="a card cannot be changed: suit"):
        setattr(Card("TH"), "suit", Suit.SPADES)  # noqa: B010


def test_cards_read_and_write_as_text() -> None:
    text = "7S TH JD AC joker ??"
    assert write_cards(read_cards(text)) == text
    assert read_cards("") == ()
    assert repr(Card("TH")) == 'Card("TH")'
    assert str(Card("TH")) == "TH"
    assert [card.index for card in (*FACES, JOKER, UNKNOWN)] == list(range(34))
    assert sorted(read_cards("AC 7S TH")) == list(read_cards("7S TH AC"))


@pytest.mark.parametrize("text", ["10H", "HT", "th", "1S", "", "*"])
def test_text_that_names_no_card_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NotationError, match=f"'{text.replace('*', '[*]')}' is not a card; write rank"):
        Card(text)


def test_suits_read_by_word_and_letter() -> None:
    assert [Suit.from_text(suit.word) for suit in SUITS] == list(SUITS)
    assert [Suit.from_text(suit.letter) for suit in SUITS] == list(SUITS)
    assert [str(suit) for suit in SUITS] == ["spades", "hearts", "diamonds", "clubs"]
    assert [suit.symbol for suit in SUITS] == ["♠", "♥", "♦", "♣"]
    assert repr(Suit.CLUBS) == "Suit.CLUBS"
    with pytest.raises(NotationError, match="'green' is not a suit; write spades, hearts, diamonds or clubs"):
        Suit.from_text("green")


def test_next_suit_is_the_other_of_the_same_colour() -> None:
    assert [suit.next_suit for suit in SUITS] == [Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES]
    assert [suit.is_red for suit in SUITS] == [suit.next_suit.is_red for suit in SUITS]
    assert [suit.is_red for suit in SUITS] == [False, True, True, False]


def test_ranks_read_by_their_character() -> None:
    assert [Rank.from_text(rank.letter) for rank in Rank if rank is not Rank.JOKER] == list(Rank)[:-1]
    for_joker = Rank.JOKER.letter
    for text in (for_joker, "10", "", "78"):
        with pytest.raises(NotationError, match="is not a rank; write one of 7 8 9 T J Q K A"):
            Rank.from_text(text)


def test_cards_as_a_set_are_the_same_cards_in_order() -> None:
    cards = read_cards("joker JC 7S AH")
    assert card_mask(cards) == 1 << 32 | 1 << 28 | 1 | 1 << 15
    assert cards_of(card_mask(cards)) == read_cards("7S AH JC joker")
    assert cards_of(0) == ()


def test_unknown_face_has_no_rank() -> None:
    assert JOKER.known_rank is Rank.JOKER
    with pytest.raises(ValueError, match="no rank"):
        _ = UNKNOWN.known_rank


def test_player_follows_suit_or_plays_any_card() -> None:
    hand = read_cards("JD 9C AD")
    assert cards_to_follow(hand, Suit.HEARTS, Suit.HEARTS) == (Card("JD"),)
    assert cards_to_follow(hand, Suit.SPADES, Suit.HEARTS) == hand
