"""Who speaks, and who does what is told: neither a speaker named late nor a player spoken to acts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

PEOPLE = "the players are Ann, Bob, Cleo and Dan"
OF_BOB = (PEOPLE, "Bob deals and turns up the queen of clubs")
OF_ANN = (PEOPLE, "Ann deals and turns up the nine of spades")
ORDERED = (*OF_ANN, "Bob passes, Cleo orders it up")
LONE = (*OF_ANN, "Bob orders it up alone", "Ann discards the eight of clubs")
PLAY = (*ORDERED, "Ann discards the eight of clubs")
LED = (*PLAY, "Bob leads the ace of diamonds, Cleo plays the nine of hearts")
TAKEN = (
    *PLAY,
    "Bob leads the ace of spades, Cleo plays the nine of hearts, Dan plays the ten of diamonds",
    "Ann plays the jack of spades",
)
RATHER = "no wait, I'd rather throw the eight, says Bob"
LEEDS, PROFESSOR = "leeds-dwight-1888", "professor-1862"


def _entries(
    code: str, lines: tuple[str, ...], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> str:
    talk = Talk(code, folder, capsys)
    talk.says(*lines)
    known = len(talk.entries)
    talk.says(said)
    return "; ".join(talk.entries[known:])


@pytest.mark.parametrize(
    ("code", "before", "said", "entries"),
    [
        (PROFESSOR, (*OF_BOB, "Cleo passes"), "Dan says pick it up, Bob, I'm going alone", "D assists alone"),
        (PROFESSOR, OF_BOB, "Cleo says pick it up, Bob, I'll go alone", "C orders up alone"),
        (PROFESSOR, OF_BOB, "Cleo says pick it up, Bob", "C orders up"),
        (PROFESSOR, OF_ANN, "Bob says you pick that up, Ann, I play alone", "B orders up alone"),
        (
            PROFESSOR,
            LED,
            "oh sorry, says Cleo, I do have a diamond, and she plays the jack",
            "C takes back 9H; C JD",
        ),
        (
            PROFESSOR,
            (PEOPLE, "Dan deals"),
            "while Dan was dealing Ann knocked over the ace of spades so everybody saw it",
            "D deals 3 to A; A faces AS",
        ),
        (
            PROFESSOR,
            (PEOPLE, "Dan deals"),
            "Ann knocked over the ace of spades while Dan was dealing",
            "D deals 3 to A; A faces AS",
        ),
        (PROFESSOR, TAKEN, "Dan turns the trick over", "D turns trick 1"),
        (PROFESSOR, TAKEN, "Cleo turns the trick face down", "C turns trick 1"),
        (LEEDS, LONE, "Dan, laying his cards down, lets everybody see the queen of diamonds", "D exposes QD"),
        (LEEDS, LONE, "laying down his cards, Dan shows the queen of diamonds", "D exposes QD"),
        (LEEDS, PLAY, "Dan, laying down his cards, shows the queen of diamonds", "D exposes QD"),
        (LEEDS, ORDERED, "Ann leaves the card on the pack and buries the eight of clubs", "A discards 8C"),
        (
            LEEDS,
            ORDERED,
            "Ann lets the turn-up lie on the pack and discards the eight of clubs",
            "A discards 8C",
        ),
        (LEEDS, ORDERED, "Ann lets the nine of spades lie and throws away a club", "A discards ??"),
        *(
            (PROFESSOR, OF_BOB, said, "C passes; D passes; A passes; B turns down")
            for said in ("everyone lets it go and Bob turns it down", "they all let it go")
        ),
        (PROFESSOR, PLAY, "Bob walks out", '"Bob" leaves seat B'),
        (
            PROFESSOR,
            PLAY,
            "Bob throws his hand in and leaves the house",
            'B throws down the hand; "Bob" leaves seat B',
        ),
        (PROFESSOR, PLAY, "Cleo says oh dear, I still have one card too many", "C counts 6"),
        (LEEDS, PLAY, "Bob plays the ace of clubs and says that one's mine", "B AC; B points out trick"),
        *(
            (LEEDS, LED, said, "B points out trick")
            for said in ("Bob says that's mine", "Bob says that one's mine")
        ),
        (
            LEEDS,
            (*LED, "Bob says the trick is his"),
            "Cleo asks Dan for his lowest diamond",
            "C orders D to lowest",
        ),
    ],
)
def test_line_is_entered_of_the_player_who_acts(
    code: str,
    before: tuple[str, ...],
    said: str,
    entries: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert _entries(code, before, said, tmp_path, capsys) == entries


@pytest.mark.parametrize(
    ("code", "before", "said"),
    [
        *(
            (PROFESSOR, (*OF_ANN, "Bob passes"), said)
            for said in (
                "Dan says she has already passed",
                "Bob says he has already passed",
                "Bob says Cleo has passed already",
                "Ann says Cleo passed",
            )
        ),
        (LEEDS, PLAY, "Dan says no"),
        *(
            (PROFESSOR, LED, said)
            for said in (
                "Cleo says that costs you a point, Dan",
                "Bob says that question costs a point",
                "Bob says Ann was helping Cleo",
                "Ann says hey, you must have a heart, Dan",
                "Ann says Cleo passed",
            )
        ),
        (PROFESSOR, (*OF_BOB, "Cleo orders it up", "Bob discards the nine of clubs"), RATHER),
        (PROFESSOR, LONE, "Ann says it's Cleo's lead"),
        (PROFESSOR, LONE, "Dan says it's her partner's lead then"),
        (PROFESSOR, TAKEN, "Dan says yes, I have the queen of spades, my mistake"),
    ],
)
def test_words_that_are_no_act_are_not_entered(
    code: str, before: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _entries(code, before, said, tmp_path, capsys) == ""


def test_revoke_that_is_owned_is_admitted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(PROFESSOR, tmp_path, capsys)
    talk.says(*TAKEN, "Bob leads the ace of hearts", "Cleo says Dan still has spades")
    talk.says("Dan owns up, he has the seven of spades", "yes")
    assert talk.entries[-1] == "D admits revoke"


def test_alone_told_with_the_call_is_said_to_count_as_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    said = talk.says(*OF_ANN, "Bob orders it up and goes alone")
    assert "'Alone' counts as said together with the call." in said
    assert "'8 Bob orders up', then 'Bob plays alone'" in said
    talk.says("8 Bob orders up", "Bob plays alone")
    assert talk.entries[-2:] == ["B orders up", "B plays alone"]


def test_alone_said_in_the_call_needs_no_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk(LEEDS, tmp_path, capsys).says(*OF_ANN, "Bob orders it up alone")
    assert "counts as said together" not in said


@pytest.mark.parametrize("said", ["wait, it's Ann's lead, says Bob", "Cleo says over to you"])
def test_words_about_whose_turn_it_is_are_no_advice(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = Talk(PROFESSOR, tmp_path, capsys).says(*LED, said, "yes")
    assert "claims advice" not in answer
    assert "A's lead" not in answer


@pytest.mark.parametrize(
    ("code", "before", "said", "answer"),
    [
        (PROFESSOR, PLAY, "a lady looking on says they marked one too many", "may point out that too much"),
        (LEEDS, PLAY, "an onlooker says they marked one too many", "changes nothing at the table"),
        (LEEDS, OF_ANN, "wait, says Bob, it should have been my deal", "type 'deal Ann for Bob'"),
        (
            PROFESSOR,
            (*OF_BOB, "Cleo orders it up", "Bob discards the nine of clubs"),
            RATHER,
            "Bob wishes to change the discard",
        ),
        (
            LEEDS,
            (*OF_ANN, "everyone passes", "Bob passes"),
            "Cleo says spades. I mean clubs, she says",
            "Cleo makes spades; Cleo makes clubs",
        ),
    ],
)
def test_line_is_answered(
    code: str,
    before: tuple[str, ...],
    said: str,
    answer: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert answer.lower() in " ".join(Talk(code, tmp_path, capsys).says(*before, said).split()).lower()


REFUSED = (*PLAY, "Bob leads the ten of clubs, Cleo plays the king of clubs, Dan the nine of diamonds")


@pytest.mark.parametrize(
    ("said", "entries"),
    [
        ("Bob says Dan, don't you have a club", "B asks none-of-that-suit"),
        ("Bob says don't you have a club, Dan", "B asks none-of-that-suit"),
        ("Bob says Dan, have you no club", "B asks none-of-that-suit"),
        ("Bob to Dan: don't you have a club?", "B asks none-of-that-suit"),
        ("Bob: don't you have a club?", "B asks none-of-that-suit"),
        ('Cleo says "Dan, don\'t you have a club?"', 'C says "Dan, don\'t you have a club?"'),
        ("Ann says Dan, you should have followed", "A claims revoke against D"),
    ],
)
def test_a_question_to_a_player_keeps_its_words(
    said: str, entries: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _entries("jerome-1877", REFUSED, said, tmp_path, capsys) == entries


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("Bob says why don't you play a club, Dan", 'Bob says "why don\'t you play a club"'),
        ("Ann says Dan, do you still have a club?", 'Ann says "Dan, do you still have a club?"'),
        ("Bob: whose turn is it?", "the desk has no answer to that"),
    ],
)
def test_a_question_to_a_player_is_said_back_as_it_was(
    said: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer in Talk("jerome-1877", tmp_path, capsys).says(*REFUSED, said)


@pytest.mark.parametrize(
    ("said", "entries"),
    [
        ("he had a club all along, says Ann", "A claims revoke against D in trick 1"),
        ("Cleo says he had a club all along", "C claims revoke against D in trick 1"),
        ("she had a club all along, says Dan", ""),
        ("Bob says he had a club the whole time", ""),
        ("Cleo says he had a heart all along", ""),
    ],
)
def test_a_player_named_by_a_pronoun_had_the_suit(
    said: str, entries: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _entries("jerome-1877", REFUSED, said, tmp_path, capsys) == entries
