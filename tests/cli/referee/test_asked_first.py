"""No line is entered in silence of which something was not understood."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from euchre.cli.referee.confirming import read_at_desk
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.table.speech.answers.examples import EXAMPLES
from euchre.table.speech.checking.left_aside import beside
from euchre.table.speech.results import result_told
from euchre.table.speech.telling import told_in
from tests.cli.referee.talks import Talk
from tests.cli.referee.words.sayings.test_sayings import STATES, desk, heard

L = "leeds-dwight-1888"
BEGUN = ("ann is a, bob is b, cid is c, dot is d", "ann deals", "ann dealt 3-2", "king of hearts is up")

ASKED = (
    (
        L,
        "up",
        "b ordered it up, but d wouldn't have it and said he was playing this one alone himself",
        "wouldn't",
    ),
    (L, "up", "b orders it up and has had enough of c", "c"),
    (L, "play", "b plays the nine of spades although he has the queen of diamonds", "the queen of diamonds"),
    (L, "led", "d plays the ten of spades without having discarded", "without"),
    (L, "cut", "a deals without offering the cut", "without offering the cut"),
    (L, "deal", "a shuffles and the jack of diamonds is seen", ""),
    (L, "up", "b says hearts, and before anyone had led d said he'd take that one alone", "d"),
    (
        L,
        "ordered",
        "a discards the nine of clubs and would rather throw the ten of clubs",
        "rather",
    ),
    (L, "led", "d puts the ten of spades on it, but wanted to change it for the jack", "wanted"),
    (L, "led", "d asks to see what c thinks of it", ""),
    (L, "over", "a and c take five", ""),
    (L, "ordered", "d says she takes the hand herself", ""),
    (L, "led", "c says the next three are his", ""),
)
"""Lines that were once entered in silence, and a phrase that is left aside."""


@pytest.mark.parametrize(("code", "state", "line", "left"), ASKED)
def test_a_line_with_something_left_over_is_asked(code: str, state: str, line: str, left: str) -> None:
    table = desk(code, state).table
    told = told_in(line, table)
    found = beside(line, [one for one, _ in told], table, told[-1][1] if told else table)
    assert found.must_be_asked, (found, told)
    assert left in " ".join(found.phrases)


SURE = (
    ("up", "b orders it up"),
    ("up", "b passes as well"),
    ("ordered", "a throws away the nine of clubs"),
    ("led", "d plays the ten of spades before a"),
    ("led", "a leads the ace of clubs, but it is c's turn"),
    ("play", "b quickly leads the ace of spades out of turn"),
    ("renege", "a says d revoked in the second trick"),
    ("dealt", "c has six cards"),
    ("offered", "b sends it back"),
    ("none", "a is dealing"),
    ("none", "a shuffles, d cuts. a deals 3 to b, 2 to c, 3 to d, 2 to himself"),
    ("none", "a deals without offering the cut"),
    ("deal", "a deals without offering the cut"),
    ("up", "everyone passes to the dealer"),
    ("up", "passed around to c"),
    ("up", "the first two pass"),
    ("up", "three passes"),
    ("up", "everyone passes to the dealer, who picks up the king"),
    ("up", "b orders it up to the dealer, who takes up the king and discards"),
    ("half", "while dealing a turns over the ten of hearts, which is d's"),
    ("half", "one of d's cards, the ten of hearts, is turned over in dealing"),
    ("mixed", "b complains that the packets are uneven"),
    ("mixed", "b says that the packets are not all alike"),
    ("astray", "c finds he has the jack of spades and changes it"),
    ("astray", "c notices the jack of spades in his hand and plays that instead"),
    ("led", "c throws in his hand and says the rest are his"),
)


@pytest.mark.parametrize(("state", "line"), SURE)
def test_a_line_that_is_whole_is_not_asked(state: str, line: str) -> None:
    read = read_at_desk(line, desk(L, state).table)
    assert read.told
    assert not read.must_be_asked, read.beside


def test_a_yes_enters_what_was_understood(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(L, tmp_path, capsys)
    said = talk.says(*BEGUN, "Bob ordered it up, and Dot somersaulted over the nine of clubs")
    assert "Understood: Bob orders up" in said
    assert "Is that what happened?" in said
    assert talk.entries[-1] == "A turns up KH"
    talk.says("yes")
    assert "B orders up" in talk.entries


def test_a_no_and_another_line_enter_nothing_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(L, tmp_path, capsys)
    assert "Nothing is entered" in talk.says(*BEGUN, "Bob ordered it up and Cid frowned at Dot", "no")
    talk.says("Bob ordered it up and Cid frowned at Dot", "Bob passes")
    assert talk.entries[-1] == "B passes"


def test_a_question_at_the_end_of_a_line_is_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk(L, tmp_path, capsys).says(*BEGUN, "Bob passes. Whose turn is it, and what is the score?")
    assert "Cid is to act" in said
    assert "Score: Ann and Cid 0, Bob and Dot 0" in said


def test_a_correction_with_something_left_over_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(L, tmp_path, capsys)
    said = talk.says(*BEGUN, "Bob passes", "8 Bob ordered it up and Dot somersaulted over the nine of clubs")
    assert "Write the correction in other words" in said
    assert talk.entries[-1] == "B passes"


RESULTS = (
    ("the makers took all five tricks", "5 tricks", "Ann and Cid 0, Bob and Dot 2"),
    ("they made their point", "3 tricks", "Ann and Cid 0, Bob and Dot 1"),
    ("they were euchred", "2 tricks", "Ann and Cid 2, Bob and Dot 0"),
    ("the other side took three", "2 tricks", "Ann and Cid 2, Bob and Dot 0"),
    ("bob and dot won four tricks", "4 tricks", "Ann and Cid 0, Bob and Dot 1"),
    ("they lost every trick", "0 tricks", "Ann and Cid 2, Bob and Dot 0"),
    ("it was a march", "5 tricks", "Ann and Cid 0, Bob and Dot 2"),
)


@pytest.mark.parametrize(("line", "tricks", "score"), RESULTS)
def test_a_result_without_cards_is_entered_once_it_is_confirmed(
    line: str, tricks: str, score: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(L, tmp_path, capsys)
    said = talk.says(*BEGUN, "Bob orders up", "Ann discards the nine of clubs", line)
    assert "Understood: the makers, Bob and Dot, took" in said
    talk.says("yes")
    assert talk.entries[-1] == f"table reports {tricks} for B"
    assert f"Score: {score}" in talk.says("score")
    assert talk.says("who deals next?") == "Bob deals next."


@pytest.mark.parametrize("line", ["no", "none", "all", "two", "a takes it", "b takes one"])
def test_a_short_answer_is_no_result(line: str) -> None:
    assert result_told(line, desk(L, "play").table) is None


def test_all_but_one_is_asked() -> None:
    assert read_at_desk("everybody passes", desk(L, "up").table).told
    assert read_at_desk("everybody passes but b", desk(L, "up").table).must_be_asked


@pytest.mark.parametrize("line", ["everybody but the dealer passes", "all but A pass", "all pass but A"])
def test_passes_of_all_but_the_dealer_leave_the_dealer_to_call(line: str) -> None:
    told = read_at_desk(line, desk(L, "up").table)
    assert [str(what) for what, _ in told.told] == ["B passes", "C passes", "D passes"]


def test_passes_of_all_but_another_player_are_asked_for_in_turn() -> None:
    with pytest.raises(EuchreError, match="Say who passes"):
        read_at_desk("everybody but C passes", desk(L, "up").table)


def test_a_record_that_is_continued_keeps_its_score_and_headers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "table.euchre"
    record.write_text(f'euchre record 1\ncode {L}\ntitle "Friday"\nscore A+C 2, B+D 1\ndeal 1 by A\n')
    assert "Score: A+C 2, B+D 1" in Talk(L, tmp_path, capsys).says("a deals 3-2", "score")
    assert 'title "Friday"\nscore A+C 2, B+D 1\n' in record.read_text()


def test_a_wish_is_answered_with_what_would_follow(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(L, tmp_path, capsys)
    said = talk.says(*BEGUN, "Bob orders up", "Dot would like to play alone")
    assert "If it is done (Dot plays alone): the referee has nothing to say against it" in said
    assert "Has it been done?" in said
    assert "Nothing is entered" in talk.says("2")
    assert talk.entries[-1] == "B orders up"


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("may Cid play alone?", "only the makers may play alone"),
        ("Bob orders up. Can Cid still play alone?", "only the makers may play alone"),
    ],
)
def test_a_question_whether_somebody_may_is_answered(
    asked: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(*BEGUN, *(() if "Bob" in asked else ("Bob orders up",)), asked)
    assert answer in said
    assert talk.entries[-1] == "B orders up"


@pytest.mark.parametrize(("example", "meaning"), EXAMPLES)
def test_no_example_of_the_reference_is_asked(example: str, meaning: str) -> None:
    state = next(state for state in STATES if heard(L, state, example) == meaning)
    read = read_at_desk(example, desk(L, state).table)
    assert not read.must_be_asked, read.beside


@pytest.mark.parametrize(("example", "meaning"), EXAMPLES[::3])
def test_a_verb_that_nobody_knows_is_never_passed_over(example: str, meaning: str) -> None:
    table = desk(L, next(state for state in STATES if heard(L, state, example) == meaning)).table
    for line in (f"{example}, and d somersaulted", f"{example} after c had frobnicated it"):
        try:
            read = read_at_desk(line, table)
        except EuchreError:
            continue
        assert read.must_be_asked, read.told


@pytest.mark.parametrize("said", ["C says I meant clubs", "C meant clubs"])
def test_suit_meant_after_a_call_is_not_asked_about(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    begun = ("deal A", "A turns up TS", "B passes, C passes, D passes, A turns down", "B passes")
    assert "let it be known which suit they wanted" in talk.says(*begun, "C makes spades", said)


def test_leader_is_named_before_the_dealer_acts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says("deal A", "A turns up 9H", "B passes", "C assists alone", "who leads?")
    assert "B leads to trick 1" in said


def test_a_fixed_number_of_deals_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(replace(load_code("modern"), deals_in_game=8), tmp_path, capsys)
    assert "0 of 8 deals are scored" in talk.says("how many deals are left?")
