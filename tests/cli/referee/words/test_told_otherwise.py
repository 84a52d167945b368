"""Lines that were once refused or read wrong: a suit kept back, a card called, a fault let pass, a look."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = ("the players are Ruth, Henry, Olive and Walter",)
UP = (*SEATED, "Ruth deals and turns up the king of hearts")
DOWN = (*UP, "everybody passes")
MADE = (*DOWN, "Henry makes it spades")
ORDERED = (*UP, "Henry orders it up")
PLAY = (*ORDERED, "Ruth discards")
SHOWN = (*PLAY, "Walter shows the king of clubs")
REFUSED = (
    *PLAY,
    "Henry leads the ace of clubs",
    "Olive plays the nine of diamonds",
    "Walter plays the eight of clubs",
    "Ruth plays the ten of clubs",
    "Henry leads the king of clubs",
    "Olive plays the nine of clubs",
)
MARCH = (*PLAY, "the makers took all five tricks", "Henry and Walter mark 1")
CLAIM = "B claims revoke against C in trick 1"
CALL = "A calls KC from D"
APART = ["B makes spades", "B plays alone"]


@pytest.mark.parametrize(
    ("begun", "line", "entries"),
    [
        (DOWN, 'Henry says spades... and then, after a moment, "I\'ll go alone"', APART),
        (DOWN, 'Henry says spades and then says "I\'ll go alone"', APART),
        (DOWN, 'Henry says "spades", then "I\'ll go alone"', APART),
        (DOWN, "Henry says he will play spades by himself", ["B makes spades alone"]),
        (MADE, "Henry then says he will play the spades by himself", ["B plays alone"]),
        (ORDERED, "Walter then says he will play the hearts by himself", ["D plays alone"]),
        (REFUSED, "Henry says Olive had a club all along", [CLAIM]),
        (REFUSED, "hey, you had clubs, says Henry", [CLAIM]),
        (REFUSED, "Henry says you had clubs, Olive", [CLAIM]),
        (REFUSED, "Henry says you had a club before", [CLAIM]),
        (REFUSED, "Henry says Olive should have played that club before", [CLAIM]),
        (REFUSED, "hang on, says Henry, Olive never followed suit in the first trick", [CLAIM]),
        (SHOWN, "Ruth calls Walter's king of clubs", [CALL]),
        (SHOWN, "Ruth asks for the king of clubs from Walter", [CALL]),
        (SHOWN, "Ruth calls the king from Walter", [CALL]),
        (SHOWN, "Ruth calls Walter's king", [CALL]),
        (SHOWN, "Ruth calls the king", [CALL]),
        (SHOWN, "Ruth says no, go on", ["A waives exposed-card"]),
        (PLAY, "Henry scrambles all the cards together before anyone can check", ["B mixes the cards"]),
        ((*ORDERED, "Henry leads the ace of clubs"), "Ruth puts a card away now", ["A discards ??"]),
        (PLAY, "Walter's elbow knocks his king of clubs off the table", ["D drops KC"]),
        (UP, "two kings of diamonds are in the pack", ["A finds imperfect pack"]),
        (UP, "Olive says there are two kings of diamonds in the pack", ["C finds imperfect pack"]),
        (UP, "Ruth looked at the bottom card of the pack", ["A looks at talon"]),
        (UP, "Henry sneaks a look at the three cards in the middle", ["B looks at talon"]),
        (MARCH, "Ruth says they should have had two for that march", ["A claims undercount"]),
        (MARCH, "Walter agrees, it was a march", ["D admits undercount"]),
    ],
)
def test_a_line_is_entered_as_it_was_told(
    begun: tuple[str, ...],
    line: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert entries_after("jerome-1877", (*begun, line), tmp_path, capsys)[-len(entries) :] == entries


@pytest.mark.parametrize(
    ("begun", "line", "asked"),
    [
        (MADE, "Walter says he will play the hearts by himself", "The trump is spades"),
        (REFUSED, "Ruth says Olive had a club all along", "'Olive admits revoke'"),
        (UP, "Walter says Ruth peeked at his hand", "'Ruth looks at hand of Walter'"),
        (ORDERED, "She forgot to discard", "may still discard"),
        (PLAY, "Walter's eight is left lying face up on the table", "Of which suit?"),
        (PLAY, "Henry complains about that", "Of what?"),
        (PLAY, "Henry wants the revoke penalty", "Whose revoke?"),
        (PLAY, "Olive calls the king of clubs", "From whom?"),
        ((*REFUSED, CLAIM), "Henry wants the revoke penalty", "'Henry shows tricks'"),
        (PLAY, "Ruth and Olive lost, they only got two", "The makers are Henry and Walter"),
    ],
)
def test_a_line_that_leaves_something_open_is_asked_about(
    begun: tuple[str, ...], line: str, asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    talk.says(*begun)
    known = talk.entries
    assert asked in talk.says(line)
    assert talk.entries == known


def test_a_card_taken_back_is_not_that_of_the_player_who_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = (*PLAY, "Henry leads the ace of clubs, Olive plays the nine of clubs")
    said = entries_after("modern", (*begun, "Olive says take it back"), tmp_path, capsys)
    assert said[-1] == 'C says "take it back"'


def test_makers_who_lost_took_the_tricks_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*PLAY, "the makers lost, they only got two")
    assert "Henry and Walter, took 2 tricks, which is a euchre" in said


@pytest.mark.parametrize(
    ("line", "score"),
    [
        ("they have 8, we have 6, says Ruth", "Ruth and Olive 6, Henry and Walter 8"),
        ("Ruth says they have 8, we have 6", "Ruth and Olive 6, Henry and Walter 8"),
        ("it stands at nine to seven for Ruth and Olive", "Ruth and Olive 9, Henry and Walter 7"),
        ("Olive and Ruth have three points, the others have four", "Ruth and Olive 3, Henry and Walter 4"),
        ("Ruth and Olive three, the others four", "Ruth and Olive 3, Henry and Walter 4"),
    ],
)
def test_a_score_may_be_told_of_one_side_and_the_others(
    line: str, score: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"Score: {score};" in Talk("modern", tmp_path, capsys).says(*SEATED, line)


@pytest.mark.parametrize(
    ("code", "line", "players"),
    [
        ("modern", "Abe, Bea, Dora and Eli sit down to play", 4),
        ("modern-3", "Kim, Lou and Max play three-handed", 3),
        ("modern-3", "Kim, Lou and Max are playing cutthroat", 3),
    ],
)
def test_players_who_sit_down_are_seated_as_told(
    code: str, line: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(entries_after(code, (line,), tmp_path, capsys)) == players


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("Lou sneaks a look at the three spare cards", "B looks at talon"),
        ("Lou sneaks a look at the five spare cards", "B looks at dummy"),
    ],
)
def test_spare_cards_are_known_by_their_number(
    line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = ("the players are Kim, Lou and Max", "Kim deals and turns up the nine of spades")
    assert entries_after("modern-3", (*begun, line), tmp_path, capsys)[-1] == entry


def test_what_a_player_says_is_said_back_with_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*PLAY, "Walter says Olive is slow today")
    assert 'Understood: Walter says "Olive is slow today". Is that' in said


def test_nothing_is_left_of_a_line_that_is_understood_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "Ruth says she will play it alone and puts a card under the pack"
    said = Talk("jerome-1877", tmp_path, capsys).says(*ORDERED, line, "yes")
    assert "The rest is not entered" not in said


def test_usual_words_are_not_taken_for_misspelt_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "Ruth says they should have had two for that march"
    said = Talk("jerome-1877", tmp_path, capsys).says(*PLAY, line)
    assert "have had two for that march'," not in said.partition("near to it")[2]


def test_next_deal_may_be_the_next_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = (*PLAY, "the makers took three tricks", "Henry and Walter mark 1")
    assert (
        entries_after("modern", (*begun, "Henry deals the next one"), tmp_path, capsys)[-1] == "deal 2 by B"
    )


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("Walter and Henry settle for one point", "D chooses one-point"),
        ("Walter is happy to let her take it back", "D chooses take-back"),
        ("Walter says never mind, go on", "D waives revoke"),
    ],
)
def test_a_choice_is_made_in_other_words(
    line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = (
        *(*SEATED, "Ruth deals and turns up the nine of spades", "Henry passes and Olive orders it up"),
        *("Ruth discards", "Henry leads the ace of diamonds", "Olive plays the nine of clubs"),
        *("Walter plays the ten of diamonds", "Ruth plays the queen of diamonds"),
        *("Henry leads the king of diamonds", "Olive plays the nine of diamonds"),
        "Walter claims that Olive reneged",
    )
    assert entries_after("modern", (*begun, line), tmp_path, capsys)[-1] == entry


@pytest.mark.parametrize(
    "line", ["Kim discards a nine", "Kim throws away a black nine", "Kim discards the ten"]
)
def test_a_discard_told_by_its_rank_is_asked_about(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern-3", tmp_path, capsys)
    talk.says("the players are Kim, Lou and Max", "Kim deals and turns up the nine of spades")
    talk.says("Lou passes and Max passes", "Kim takes it up")
    assert "Of which suit?" in talk.says(line)
    assert talk.entries[-1] == "A takes up"


@pytest.mark.parametrize("line", ["Walter keeps his eight", "Walter would rather keep his eight"])
def test_a_card_that_may_be_taken_back_and_is_kept_is_no_count(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = (
        *(*PLAY, "Henry leads the ace of clubs", "Olive plays the nine of diamonds"),
        *("Walter plays the eight of clubs", "Ruth plays the ten of clubs"),
        "Olive takes the nine of diamonds back and plays the nine of clubs",
    )
    talk = Talk("jerome-1877", tmp_path, capsys)
    assert "Understood: Walter waives" in talk.says(*begun, line)


def test_cards_of_a_trick_may_be_told_as_those_of_their_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "Henry's nine of clubs, Olive's king, Walter's ten of clubs"
    assert entries_after("modern", (*PLAY, line), tmp_path, capsys)[-3:] == ["B 9C", "C KC", "D TC"]


EARLY = (
    *PLAY,
    "Henry leads the king of clubs",
    "Olive plays the nine of clubs",
    "Ruth plays the ten of hearts",
)
DROPPED = (*PLAY, "Walter drops the right bower face up by accident")


@pytest.mark.parametrize(
    ("begun", "line", "entries"),
    [
        (EARLY, "Henry says never mind, just put it back", ["B chooses take-back"]),
        (EARLY, "Henry says never mind, put it back", ["B chooses take-back"]),
        (EARLY, "Olive says that's fine, she may take the card back", ["C chooses take-back"]),
        (DROPPED, "Ruth wants Walter to play it", ["A calls JH from D"]),
        (DROPPED, "Ruth calls on Walter to play the right bower", ["A calls JH from D"]),
        (
            (*PLAY, "the makers took three tricks", "Henry and Walter mark 2"),
            "Ruth says they only made one",
            ["A claims overcount"],
        ),
    ],
)
def test_words_beside_a_choice_add_nothing_to_it(
    begun: tuple[str, ...],
    line: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    claimed = ("Henry claims play-out-of-turn",) if begun is EARLY else ()
    told = entries_after("modern", (*begun, *claimed, line), tmp_path, capsys)
    assert told[-len(entries) :] == entries


def test_the_end_of_a_hand_is_asked_about_as_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern-3", tmp_path, capsys)
    talk.says("the players are Dora, Emil and Faye", "Dora has 5, Emil has 9, Faye has 9")
    talk.says("Dora deals and turns up the ten of hearts", "Emil passes, Faye passes, Dora takes it up")
    assert "Nobody has won the game yet" in talk.says("Dora was euchred", "who has won?")


def test_why_a_player_may_not_is_answered_by_the_laws_of_the_ruling(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    talk.says(*PLAY, "Henry leads the ace of spades", "Henry says he is going alone")
    assert "modern alone: Going alone" in talk.says("why can't he?")


@pytest.mark.parametrize(
    "line",
    [
        "Henry says they forgot a point in the last hand",
        "Walter says we missed a point",
        "Walter says we made a march and only took one",
    ],
)
def test_a_point_forgotten_is_claimed(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*MARCH, "Henry deals", line)
    told = entries_after("leeds-dwight-1888", lines, tmp_path, capsys)[-1]
    assert told.endswith("claims undercount")


@pytest.mark.parametrize(
    "line",
    [
        "Ruth and Olive consult each other",
        "Ruth and Olive talk over whether to call the card or a suit",
        "Olive and Ruth confer about which suit to call",
    ],
)
def test_partners_who_talk_of_what_to_choose_consult(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trick = (
        "Henry leads the ace of spades, Olive the nine of spades, Walter the eight, Ruth the king of spades"
    )
    lines = (*PLAY, trick, "Walter leads the ace of clubs", line)
    told = entries_after("leeds-dwight-1888", lines, tmp_path, capsys)[-1]
    assert told.endswith("consults about penalty")


def test_whether_a_player_has_looked_is_answered_from_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert "Nobody has told that Henry looked" in talk.says(*UP, "Has Henry looked at his hand?")
    assert "Henry has looked at the hand" in talk.says(
        "Henry looks at his hand", "Did Henry look at his hand?"
    )


def test_a_card_played_at_once_is_one_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*PLAY, "Henry leads the ace of clubs", "Olive plays the ten of clubs at once")
    assert entries_after("modern", lines, tmp_path, capsys)[-1] == "C TC"


def test_who_denies_a_mark_claims_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    talk.says(*MARCH, "Walter says he did not mark two")
    assert talk.entries[-1] == "B+D marks 1"
