"""Hands, calls and claims told in words, and words that are no names."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError
from tests.cli.referee.test_asked_first import BEGUN
from tests.cli.referee.test_sentences import desk
from tests.table.speech.playing.test_ordinary_acts import CODES, UP, entered

HAND = "the eight of hearts, the nine of clubs, the king of spades, the jack of spades and the seven of clubs"
CALLED = (BEGUN[0], *UP, "b ah, c 7h, d 8h, a 9h", "b qc, c kc", "d exposes ks", "a calls ks", "d td")


@pytest.mark.parametrize("verb", ["was dealt", "has", "holds", "'s hand is", "picks up", "got"])
def test_hand_is_told_in_words(verb: str) -> None:
    line = f"Dot {verb} {HAND}".replace(" 's", "'s")
    assert entered(BEGUN[0], "ann deals", line=line) == "D holds 8H 9C KS JS 7C"


@pytest.mark.parametrize("code", CODES)
def test_hand_is_told_in_every_code(code: str) -> None:
    line = "b holds the king of diamonds, the nine of spades, the ace of clubs, 9c and the queen of hearts"
    assert entered("a deals", line=line, code=code) == "B holds KD 9S AC 9C QH"


def test_one_card_held_is_a_remark() -> None:
    assert entered(*UP, line="b leads the ace of spades") == "B AS"
    with pytest.raises(EuchreError):
        desk(*UP, "d has the ace of clubs and the ten of clubs")


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("Ann says that Dot disobeyed", "A claims disobeyed-call against D"),
        ("Ann says he did not play the called card", "A claims disobeyed-call against D"),
        (
            "Cid claims the penalty because Dot did not play the king of spades when it was called",
            "C claims disobeyed-call against D",
        ),
        ("Ann claims disobeyed-call", "A claims disobeyed-call"),
        ("Ann claims card-too-many", "A claims card-too-many"),
        ("Bob asks none-of-that-suit", "B asks none-of-that-suit"),
        ("Ann takes it with the ace of clubs", "A AC"),
        ("a wins the trick with the ace of clubs", "A AC"),
    ],
)
def test_claim_and_play_in_words(line: str, entry: str) -> None:
    assert entered(*CALLED, line=line) == entry


def test_trick_to_be_won_is_ordered_and_claimed() -> None:
    before = (BEGUN[0], *UP, "b ac, c 8c, b kc")
    assert entered(*before, line="Ann requires Dot to win the first trick") == "A orders D to win"
    played = (*before, "a orders d to win", "d 8s, a 9c")
    claim = "Ann claims that Dot could have won the trick and did not"
    assert entered(*played, line=claim) == "A claims disobeyed-call against D"
    assert entered(*played, "b kc", line=claim) == "A claims disobeyed-call against D"
    assert entered(*played, line="Bob goes on with the king of clubs") == "B KC"


@pytest.mark.parametrize(
    "line",
    [
        "C calls on B to lead a diamond",
        "Cid calls on Bob to lead diamonds",
        "c requires b to lead a diamond",
    ],
)
def test_suit_is_called_from_the_player_named(line: str) -> None:
    before = (BEGUN[0], *UP, "d leads the king of clubs out of turn")
    assert entered(*before, line=line) == "C calls diamonds from B"


@pytest.mark.parametrize("line", ["Ann is suspicious", "A is suspicious", "Ann is Suspicious"])
def test_word_is_no_name_of_who_sits_there(line: str) -> None:
    with pytest.raises(EuchreError):
        desk(BEGUN[0], line)
    with pytest.raises(EuchreError):
        desk("a deals", "A is suspicious")
    assert entered(line="A is Eve") == '"Eve" takes seat A'
    assert entered(line="a is eve") == '"Eve" takes seat A'
