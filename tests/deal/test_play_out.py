"""The double-dummy search on positions small enough to count by hand."""

from euchre.cards import Card, Suit, read_cards
from euchre.deal.ending.play_out import PlayOut, winning_place

HANDS = tuple(map(read_cards, ("AH 9S", "JD 9C", "KH AS", "TS QC")))
"""Hearts are trumps; the first and the third player are the makers. The second holds the left bower."""
MAKES = (True, False, True, False)


def test_tricks_are_those_of_the_best_card() -> None:
    search = PlayOut(HANDS, Suit.HEARTS, MAKES)
    assert search.tricks_by_card() == {Card("AH"): 0, Card("9S"): 1}
    assert search.tricks() == 1


def test_cards_on_the_table_count() -> None:
    after_the_nine = (HANDS[0][:1], *HANDS[1:])
    assert PlayOut(after_the_nine, Suit.HEARTS, MAKES, (Card("9S"),)).tricks() == 1


def test_called_card_is_the_only_one_its_holder_may_play() -> None:
    search = PlayOut(HANDS, Suit.HEARTS, MAKES, called=Card("AH"))
    assert search.tricks_by_card() == {Card("AH"): 0}


def test_trump_wins_the_trick_and_else_the_highest_of_the_suit_led() -> None:
    assert winning_place(read_cards("9S AS 9H AC"), Suit.HEARTS) == 2
    assert winning_place(read_cards("9S AS KC TS"), Suit.HEARTS) == 1
