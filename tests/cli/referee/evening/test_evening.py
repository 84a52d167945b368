"""A person who knows no notation referees a deal at the desk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SAID = (
    ("Ann is a, Bob is b, Cid is c, Dot is d", '"Dot" takes seat D'),
    ("Let Ann deal first", "deal 1 by A"),
    ("Ann shuffles and Dot cuts", "D cuts 12"),
    ("Ann gives everybody three and two", "A deals 3-2"),
    ("The king of hearts is turned up", "A turns up KH"),
    ("Bob says no thanks", "B passes"),
    ("Cid passes too", "C passes"),
    ("Dot tells Ann to pick it up", "D orders up"),
    ("Ann puts the nine of clubs under the pack", "A discards 9C"),
    ("Bob leads the ace of spades, Cid gives the nine, Dot the queen", "D QS"),
    ("Ann trumps it with the nine of hearts", "A 9H"),
    ("Ann leads the right bower", "A JH"),
    ("Bob follows with the ten of hearts, Cid the ten of clubs and Dot the ace of hearts", "D AH"),
    ("Ann says the rest are hers", "A lays down"),
    ("nobody objects", "D agrees"),
)
"""What is typed, and the last entry after it."""


def test_a_deal_in_everyday_words_is_never_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    for line, entry in SAID:
        said = talk.says(line)
        assert talk.entries[-1] == entry, said
        assert "Is that what happened?" not in said
    assert "Score: Ann and Cid 2, Bob and Dot 0" in talk.says("what is the score?")


def test_before_a_deal_the_desk_says_what_to_tell_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says("Ann is a, Bob is b, Cid is c, Dot is d", "the king of hearts is up")
    assert "No deal is on; say who deals, such as 'Ann deals'" in said
    assert "No deal is on." in talk.says("Dot asks who led")
    talk.says("Ann gives everybody three and two")
    assert talk.entries[-2:] == ["deal 1 by A", "A deals 3-2"]


SEATED = "the players are Ann, Bob, Cid and Dot"
UP = (SEATED, "Ann deals three and two", "nine of hearts is up")
LED = (
    *(*UP, "Bob and Cid pass, Dot orders it up", "Ann discards the seven of clubs"),
    "Bob leads the ace of spades, Cid the ten of spades",
)
TAKEN = (*LED, "Dot the king of spades, Ann the nine of hearts")


@pytest.mark.parametrize(
    ("before", "said", "entries"),
    [
        ((SEATED,), "Ann deals; Bob shuffles", ["deal 1 by A", "B shuffles"]),
        (
            (SEATED, "Ann deals"),
            "Bob shuffles, Dot cuts, and Ann deals two and then three",
            ["B shuffles", "D cuts 16", "A deals 2-3"],
        ),
        (
            (SEATED, "Ann deals"),
            "Ann shuffles again and Dot cuts this time",
            ["A shuffles again", "D cuts 16"],
        ),
        (LED, "Ann: nine of hearts", ["A 9H"]),
        (LED, "Ann: heart nine", ["A 9H"]),
        (
            (*TAKEN, "Ann leads the king of clubs", "Bob plays the ace of diamonds"),
            "Bob shows the jack of clubs, and takes back the ace of diamonds",
            ["B exposes JC", "B takes back AD"],
        ),
    ],
)
def test_each_act_of_a_line_is_of_its_player(
    before: tuple[str, ...],
    said: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    talk.says(*before)
    known = len(talk.entries)
    talk.says(said)
    assert talk.entries[known:] == entries


@pytest.mark.parametrize(
    "said",
    [
        "Ann takes that one",
        "Ann takes it with the nine",
        "Ann wins that too",
        "Ann's trick",
        "that trick is Ann's",
    ],
)
def test_winner_of_a_trick_is_known_already(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    assert "tells no new act" in talk.says(*TAKEN, said)
    assert talk.entries[-1] == "A 9H"


def test_another_winner_of_a_trick_is_contradicted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "trick 1 is" in Talk("leeds-dwight-1888", tmp_path, capsys).says(*TAKEN, "Bob takes that one")


@pytest.mark.parametrize(
    ("before", "said", "asked"),
    [
        (UP, 'Bob wants to order it up, but says "I think I pass"', 'Bob says "I think I pass"'),
        (UP, "Bob wants to order it up but passes", "Bob passes"),
        (LED, "Dot drops the king of spades", "falls below the table and is not played"),
        (LED, "Dot throws in the king of spades", "plays no more cards"),
        (
            (*UP[:3], "Ann leads the eight of spades"),
            "Dot asks Ann which suit was led",
            'Dot asks "which suit',
        ),
    ],
)
def test_doubtful_words_are_asked_about(
    before: tuple[str, ...], said: str, asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    answered = talk.says(*before, said)
    assert asked in answered
    assert "1 yes" in answered


@pytest.mark.parametrize("said", ["Dot says it was my lead", "Dot says it is my turn"])
def test_choice_is_not_heard_in_words_about_the_fault(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    talk.says(*LED[:5], "Ann leads the eight of spades", said)
    assert talk.entries[-1] == "A 8S"


def test_taking_a_trick_is_no_claim(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    talk.says(*UP[:2], "nine of hearts is up", "Bob orders it up", "Ann discards the ten of clubs")
    talk.says("Dot leads the ace of clubs", "Cid gets that one")
    assert talk.entries[-1] == "D AC"


def test_rulings_name_the_players_and_say_the_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says(*LED[:5], "Ann leads the eight of spades")
    assert "Ann plays the eight of spades. Ann led out of turn (the eight of spades, trick 1). Until" in said
    assert "the suit that Ann and Cid must lead next" in said
    assert "A card of Dot fell" in talk.says("Dot drops the king of spades on the floor")
    assert "Bob and Dot 0" in talk.says("score")


def test_seats_without_names_keep_their_letters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says("a deals 3-2", "9h is up", "b orders up", "a discards 7c", "d leads as")
    assert "D led out of turn (AS, trick 1)" in said


@pytest.mark.parametrize(
    ("code", "said"),
    [("leeds-dwight-1888", "Dot plays the ten of spades"), ("modern", "Dot plays the eight of spades")],
)
def test_card_that_cannot_be_there_is_asked_about(
    code: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(code, tmp_path, capsys)
    talk.says(*UP, "Bob and Cid pass, Dot orders it up", "Ann discards the ten of clubs")
    talk.says(
        "Bob leads the ace of spades, Cid the ten of spades", "Dot the king of spades, Ann the nine of hearts"
    )
    answered = talk.says("Ann leads the king of clubs, Bob the nine of clubs, Cid the jack of clubs", said)
    assert "The pack does not hold the cards it should" in answered
    assert "Is that what happened?" in answered
    assert talk.entries[-1] == "C JC"
    talk.says("yes")
    assert talk.entries[-1].startswith("D ")


@pytest.mark.parametrize(
    "said",
    ["Bob is off to the bathroom", "Bob is back", "Dot gets everybody a beer", "Cid goes out for a smoke"],
)
def test_break_is_no_act(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    assert "tells no new act" in talk.says(*LED, said)
    assert talk.entries[-1] == "C TS"


@pytest.mark.parametrize(
    "said", ["Dot plays a spade, the king", "Dot: spades king", "Dot puts down a spade, the king"]
)
def test_card_told_by_its_suit_first(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    talk.says(*LED, said)
    assert talk.entries[-1] == "D KS"


def test_several_entries_are_taken_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    talk.says(*LED, "undo the last two")
    assert talk.entries[-1] == "A discards 7C"
    assert "there is no entry" in talk.says("undo the last nine", "undo the last nine")


def test_word_is_no_player_once_all_have_told_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "frobnicate the trick"
    assert "if frobnicate is a player" in Talk("modern", tmp_path, capsys).says("a deals", said)
    assert "is a player" not in Talk("modern", tmp_path, capsys).says("drop", *LED, said)


def test_correction_names_the_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says(*TAKEN, "no wait, Dot's card was the jack of spades, not the king")
    assert "was 'Dot the king of spades' and is now 'Dot the jack of spades'" in said
    assert talk.entries[-2:] == ["D JS", "A 9H"]


def test_message_quotes_what_was_typed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(SEATED, "Dot deals", "A somersaults over C")
    assert said.startswith("'A somersaults over C' is not understood")
    assert "'that was Bob's card' is" in talk.says("that was Bob's card")
    assert "Ann has not played the king of clubs" in talk.says(
        "drop", *LED[1:], "Ann takes back the king of clubs"
    )


def test_revoke_is_no_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*TAKEN, "Ann makes a mistake, she did have a spade")
    assert "A revoke counts when it is claimed or admitted" in said
    assert "'Ann admits revoke'" in said


def test_player_who_acts_first_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("professor-1862", tmp_path, capsys).says(*LED, "the jack of spades is up")
    assert "is not possible now: Dot acts first" in said


def test_card_before_the_trump_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("modern", tmp_path, capsys).says(*UP, "Dot leads the ace of spades")
    assert "trump is not settled yet, and Bob is to act" in said


def test_dealers_partner_assists_after_thinking(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    talk.says(*UP, "Bob passes", "Cid thinks for a minute and then assists")
    assert talk.entries[-1] == "C assists"
