"""The exhaustive play-out of a deal whose faces are all known."""

from euchre.deal import Deal, best_tricks, count_endings, every_ending
from tests.tabletop import ALL_TRICKS, TRICKS_FOR_B, dealt, done, house

HANDS = {"B": "AH 9S", "C": "JD 9C", "D": "KH AS", "A": "TS QC"}


def small(lead: str = "B AH") -> Deal:
    """Return two tricks at hearts: B and D are the makers, C holds the left bower."""
    code = house("modern", hand_size=2, packets=[[1, 1]])
    deal = dealt(code, "9D", **HANDS)
    return done(deal, "B passes", "C passes", "D passes", "A turns down", "B makes hearts", lead)


def test_every_ending_plays_all_cards_lawfully() -> None:
    endings = list(every_ending(small()))
    assert len(endings) == count_endings(small())
    assert {len(ending.acts) for ending in endings} == {len(small().acts) + 7}
    assert all(ending.is_over for ending in endings)


def test_endings_are_counted_from_before_the_lead() -> None:
    code = house("modern", hand_size=2, packets=[[1, 1]])
    ready = done(
        dealt(code, "9D", **HANDS), "B passes", "C passes", "D passes", "A turns down", "B makes hearts"
    )
    leads = [done(ready, f"B {card}") for card in ("AH", "9S")]
    assert count_endings(ready) == sum(count_endings(led) for led in leads)


def test_finished_deal_has_one_ending() -> None:
    over = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", *TRICKS_FOR_B)
    assert list(every_ending(over)) == [over]
    assert (count_endings(over), best_tricks(over)) == (1, 5)


def test_choices_multiply() -> None:
    """C must follow with the left bower; D must play a trump; A may play either of two cards."""
    assert count_endings(small()) == 2


def test_best_play_finds_the_makers_tricks() -> None:
    """The ace falls to the left bower and clubs make the rest; the nine lets the king or the ace win."""
    assert best_tricks(small("B AH")) == 0
    assert best_tricks(small("B 9S")) == 1
