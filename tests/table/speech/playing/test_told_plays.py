"""Regular play told in other words: the card first, a revoke by its name, the tricks that are left."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError
from euchre.table.speech.checking.reading import read_line
from euchre.table.speech.results import TrickResult, result_told
from tests.cli.referee.talks import desk_after
from tests.table.speech.everyday_records import told_at

ORDERED = ("deal D", "D turns up JS", "A passes", "B assists")
PLAYED = (*ORDERED, "D discards ??", "A AH, B 8H, C TH, D 7S")


@pytest.mark.parametrize(
    "said",
    [
        "D takes the jack and throws away a nine of diamonds",
        "D takes up the jack and puts away the nine of diamonds",
        "D takes it and discards a nine of diamonds",
        "D throws away a nine of diamonds",
    ],
)
def test_dealer_takes_the_turn_up_by_its_rank(said: str) -> None:
    assert told_at("leeds-dwight-1888", *ORDERED)(said) == ["D discards 9D"]


@pytest.mark.parametrize(
    ("said", "acts"),
    [
        ("the ace of hearts from A, 8H from B", ["A AH", "B 8H"]),
        ("A leads the ace of hearts. B revokes with the ten of spades", ["A AH", "B TS"]),
        ("A leads the ace of hearts. B reneges, playing the ten of clubs", ["A AH", "B TC"]),
        ("A leads the ace of hearts and B's next card is the queen of hearts", ["A AH", "B QH"]),
        ("A AH, B puts the eight on, C has none and throws the nine of clubs", ["A AH", "B 8H", "C 9C"]),
        ("A AH. B the eight. C the ten", ["A AH", "B 8H", "C TH"]),
        ("A AH, B trumps with a nine of spades, C follows with a ten", ["A AH", "B 9S", "C TH"]),
    ],
)
def test_plays_in_other_words(said: str, acts: list[str]) -> None:
    assert told_at("leeds-dwight-1888", *ORDERED, "D discards ??")(said) == acts


def test_play_that_follows_suit_is_no_revoke() -> None:
    """A line that says so is asked about; one that tells of a card of another suit is not."""
    table = desk_after("leeds-dwight-1888", *ORDERED, "D discards ??", "A AH").table
    assert read_line("B revokes with the ten of spades", table).beside.phrases == ()
    assert read_line("B revokes with the ten of hearts", table).beside.phrases != ()


@pytest.mark.parametrize(
    ("said", "tricks"),
    [
        ("D and B win the rest", 5),
        ("the rest are D's", 5),
        ("the remaining four tricks go to the makers", 5),
        ("A takes the last four tricks", 1),
        ("A and C get the others", 1),
    ],
)
def test_one_side_wins_the_tricks_that_are_left(said: str, tricks: int) -> None:
    result = _result(said)
    assert isinstance(result, TrickResult)
    assert [act.text.split(" for ")[0] for act in result.acts] == [
        f"table reports {tricks} trick" + ("s" if tricks > 1 else "")
    ]


def test_number_of_the_tricks_left_is_checked() -> None:
    answer = _result("A takes the last three tricks")
    assert isinstance(answer, str)
    assert "4 tricks are still to be played" in answer


def _result(said: str) -> TrickResult | str | None:
    return result_told(said, desk_after("leeds-dwight-1888", *PLAYED).table)


def test_who_makes_it_are_the_makers() -> None:
    result = _result("they made it with three tricks")
    assert isinstance(result, TrickResult)
    assert not result.is_guess


@pytest.mark.parametrize(
    "said",
    [
        "up comes the ten of spades",
        "the ten of spades comes up",
        "turn card is the ten of spades",
        "the up card is the ten of spades",
        "A turns the ten of spades",
    ],
)
def test_card_comes_up(said: str) -> None:
    assert told_at("modern", "A deals")(said) == ["A turns up TS"]


def test_card_is_turned_over_by_the_dealer() -> None:
    told = told_at("modern", "A deals", "A turns up TS", "B, C and D pass")
    assert told("A flips it over") == told("A turns it over") == ["A turns down"]
    after = told_at("modern", "A deals", "A turns up TS", "all pass")
    assert after("B goes with hearts") == after("B goes hearts") == ["B makes hearts"]


@pytest.mark.parametrize(
    "said", ["D wins", "D has won the trick", "it's D's trick", "the trick is D's", "D won it with the seven"]
)
def test_winner_of_a_trick_is_told_again(said: str) -> None:
    assert told_at("leeds-dwight-1888", *PLAYED)(said) == []


def test_wrong_winner_of_a_trick_is_answered() -> None:
    with pytest.raises(EuchreError, match="trick 1 is D's, who played 7S"):
        told_at("leeds-dwight-1888", *PLAYED)("A wins the trick")
