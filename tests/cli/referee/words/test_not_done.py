"""Lines about what was only thought of, wished for, denied or left unsaid, and what was told instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = "the players are Ruth, Henry, Olive and Walter"
UP = (SEATED, "Ruth deals and turns up the king of hearts")
PASSED = (*UP, "Henry passes")
LAST = (*PASSED, "Olive passes", "Walter passes")
LED = (
    *UP,
    "Henry orders it up",
    "Ruth discards",
    "Henry leads the ace of spades",
    "Olive plays the nine of diamonds",
)


@pytest.mark.parametrize("code", ["jerome-1877", "modern", "professor-1862", "leeds-dwight-1888"])
@pytest.mark.parametrize(
    "line",
    [
        "Henry would have liked to order it up but passes",
        "Henry was going to order it up but passed",
        "Henry nearly ordered it up but passed",
        "Henry considered ordering it up but passes",
        "Henry thought about ordering it up and then passed",
        "Henry, who wanted to order it up, passes",
        "Henry was about to order it up but then he passed",
        "Henry meant to order it up, yet passed",
    ],
)
def test_what_was_only_thought_of_is_left_out(
    code: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after(code, (*UP, line), tmp_path, capsys)[7:] == ["B passes"]


def test_what_another_does_after_a_thought_is_theirs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*UP, "Henry passes, Olive would have liked to help but passes, Walter passes")
    assert entries_after("jerome-1877", lines, tmp_path, capsys)[7:] == ["B passes", "C passes", "D passes"]


@pytest.mark.parametrize(
    "line",
    [
        "Henry wishes he had ordered it up",
        "Henry wishes that he orders it up",
        "Henry refuses to pass",
        "Henry has yet to pass",
        "Henry forgot to pass",
        "Henry almost ordered up",
        "Henry wanted to order it up",
        "Henry thought of ordering it up",
        "Henry should have ordered it up",
        "Henry regrets not ordering it up",
    ],
)
def test_what_did_not_happen_enters_nothing(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    assert "Nothing of that was done" in talk.says(*UP, line)
    assert len(talk.entries) == 7


@pytest.mark.parametrize("how", ["says nothing", "keeps quiet", "stays silent", "holds his tongue"])
def test_silence_is_no_pass(how: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    assert "Type 'Henry passes' if that was a pass" in talk.says(*UP, f"Henry {how}")
    talk.says(f"Henry passes, Olive passes, Walter {how}, Ruth turns it down")
    assert talk.entries[7:] == ["B passes", "C passes", "A turns down"]


@pytest.mark.parametrize(
    ("begun", "line", "call"),
    [
        (UP, 'Henry says "I\'m not ordering that"', "B passes"),
        (UP, "Henry says: I'll go by", "B passes"),
        (UP, 'Henry says "no"', "B passes"),
        (UP, "Henry says not for me", "B passes"),
        (UP, "Henry says he's not ordering that", "B passes"),
        (UP, 'Henry says "pick it up, Ruth"', "B orders up"),
        (PASSED, 'Olive says "I\'ll help you, partner"', "C assists"),
        (PASSED, 'Olive says "not for me"', "C passes"),
        (PASSED, 'Olive says "I can\'t help you, partner"', "C passes"),
        (LAST[:-1], 'Walter says "I\'m out"', "D passes"),
        (LAST, 'Ruth says "down it goes"', "A turns down"),
        (LAST, 'Ruth says "I\'ll leave it"', "A turns down"),
        (LAST, 'Ruth says "I\'ll have it"', "A takes up"),
        (LAST, "Ruth says down it goes", "A turns down"),
    ],
)
def test_words_at_the_turn_of_their_speaker_are_the_call(
    begun: tuple[str, ...], line: str, call: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("jerome-1877", (*begun, line), tmp_path, capsys)[-1] == call


@pytest.mark.parametrize(
    "line",
    [
        'Olive says "not for me"',
        'Henry says "I\'m not so sure"',
        'Henry says to Walter "I\'m not ordering that"',
    ],
)
def test_words_that_may_be_a_call_are_asked_about(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Is that what happened?" in Talk("jerome-1877", tmp_path, capsys).says(*UP, line)


def test_words_that_are_no_call_stay_advice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*UP, 'Henry says "I have both bowers"')
    assert entries_after("jerome-1877", lines, tmp_path, capsys)[-1] == 'B says "I have both bowers"'


@pytest.mark.parametrize("thinks", ["thinks", "believes", "suspects that"])
def test_a_suspicion_is_no_claim_yet(thinks: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*LED, f"Henry {thinks} Olive revoked")
    assert "Is that what happened?" in said


def test_more_than_one_card_taken_back_is_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Is that what happened?" in Talk("modern", tmp_path, capsys).says(*LED, "they took it all back")


def test_card_said_not_to_have_been_led_is_not_led(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = entries_after("jerome-1877", LED[:4], tmp_path, capsys)
    talk = Talk("jerome-1877", tmp_path, capsys)
    talk.says("Olive does not lead the ace of spades out of turn")
    talk.says("Olive never leads the ace of spades out of turn")
    assert talk.entries == before


def test_what_a_player_says_not_to_do_is_only_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    talk.says(*UP, "Henry says not to pass", "yes")
    assert talk.entries[7:] == ['B says "not to pass"']


@pytest.mark.parametrize("code", ["professor-1862", "jerome-1877", "modern"])
@pytest.mark.parametrize(
    "line",
    [
        "Ruth says Henry did not revoke",
        "Olive says Walter never reneged",
        "Walter swears Ruth did not revoke in the first trick",
        "Henry claims that Olive hasn't revoked",
        "Henry says Ruth did not forget to discard",
        "Henry says Ruth never marked too many",
        "Henry says Olive did not commit a revoke",
    ],
)
def test_a_fault_that_is_denied_is_no_claim(
    code: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after(code, (*LED, line), tmp_path, capsys)
    assert not [entry for entry in entries if "claims" in entry]


def test_what_was_left_undone_is_claimed_with_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*LED, "Walter plays the ten of clubs", "Ruth says Walter did not follow suit")
    assert entries_after("professor-1862", lines, tmp_path, capsys)[-1] == "A claims revoke against D"


FORGOTTEN = (
    "the players are Ruth, Henry, Olive and Walter",
    "Ruth deals and turns up the king of hearts",
    "Henry passes, Olive passes, Walter passes",
    "Ruth takes it up but forgets to discard",
    "yes",
    "Henry leads the ace of spades, Olive plays the eight, Walter the nine, Ruth the ten of spades",
)


@pytest.mark.parametrize("line", ["Ruth has a card too many", "Ruth notices she still has one card too many"])
def test_a_card_too_many_is_one_more_than_the_tricks_leave(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("professor-1862", (*FORGOTTEN, line), tmp_path, capsys)[-1] == "A counts 5"


@pytest.mark.parametrize("line", ["Walter says one is missing", "Walter says they are one short"])
def test_a_card_missing_from_no_hand_that_is_named_is_asked_about(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert "In whose hand?" in talk.says(*UP, line)
    assert len(talk.entries) == 7


def test_a_wrong_count_while_a_hand_is_on_is_no_claim_of_marks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*UP, "Walter says Ruth counted wrong")
    assert len(entries_after("professor-1862", lines, tmp_path, capsys)) == 7


@pytest.mark.parametrize(
    "line", ["Walter says that doesn't count", "Walter says it doesn't count because Henry comes first"]
)
def test_what_does_not_count_is_asked_about(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert "What does not count, and why?" in talk.says(*LED, line)
    assert not [entry for entry in talk.entries if "undercount" in entry]


@pytest.mark.parametrize(
    "line",
    [
        "Olive says that doesn't count because of what Walter said",
        "Olive says they may not order up because Walter talked",
        "Olive says that is not allowed",
    ],
)
def test_an_order_after_talk_is_forbidden_in_other_words(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bridge = (SEATED, "Henry and Walter have four, Ruth and Olive have one", UP[1])
    told = ('Walter says "remember the score, partner"', "Henry orders it up", line, "yes")
    assert (
        entries_after("professor-1862", (*bridge, *told), tmp_path, capsys)[-1]
        == "C chooses forbid-ordering-up"
    )


JAMBONE = (
    "the players are Ruth, Henry, Olive and Walter",
    "Ruth deals and turns up the ace of spades",
    "Henry, Olive and Walter pass",
    "Ruth takes it up and says jambone",
    "Ruth discards the seven of diamonds",
)


def test_cards_of_one_suit_are_told_with_the_last(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (*JAMBONE, "Ruth shows the jack of spades, jack of clubs, ace, queen and ten of spades")
    assert entries_after("professor-1862", lines, tmp_path, capsys)[-1] == "A exposes JS JC AS QS TS"


def test_a_call_that_is_lost_is_claimed_by_the_sign(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ('Walter says "lead the king"', "Ruth says they have lost the call", "yes")
    entries = entries_after("professor-1862", (*JAMBONE, *told), tmp_path, capsys)
    assert entries[-1] == "A claims jambone-hint"


def test_a_hand_open_at_jambone_may_be_called_to_the_first_trick_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert "lie face up and may be called" in talk.says(*JAMBONE, "open")
    played = ("Henry leads the king of spades", "Walter plays the nine of spades", "Ruth the queen of spades")
    assert "lie face up. Say which" in talk.says(*played, "open")


def test_a_card_before_another_has_played_is_told_after_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*LED[:-1], "Walter plays before Olive and puts down the queen of hearts")
    assert entries_after("professor-1862", lines, tmp_path, capsys)[-1] == "D QH"


def test_an_onlooker_points_out_a_mark_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    talk.says(*UP, "Henry passes, Olive helps, Ruth discards", "table reports 3 tricks for C")
    talk.says("Ruth and Olive mark two", "Henry deals")
    said = talk.says("Mr Brown, who is watching, says they marked too much")
    assert "'\"Onlooker\" points out overcount'" in said
