"""The desk through a deal: regular acts, an irregularity and its choice, corrections, and what it answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.laws import CODE_NAMES
from tests.cli.referee.desks import CALLED, Talk


@pytest.fixture
def talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Talk:
    monkeypatch.chdir(tmp_path)
    return Talk("jerome-1877", at_terminal=True)


def test_deal_is_told_by_numbers_and_bare_cards(talk: Talk) -> None:
    said = talk.hear("names Ann Bob Cleo Dan", "1", "ann")
    assert "5 Ann deals" in said
    assert "1 Ann turns up a card" in said
    talk.hear("1", "9h")
    assert "Ann discards" in talk.hear("2", "discards ??")
    talk.hear("as", "9s", "ts", "js")
    assert talk.texts[4:] == (
        "deal 1 by A",
        "A turns up 9H",
        "B orders up",
        "A discards ??",
        *("B AS", "C 9S", "D TS", "A JS"),
    )
    assert "Score: Ann and Cleo 0, Bob and Dan 2" in talk.hear("table reports 5 tricks for B")


def test_irregular_act_is_shown_with_its_ruling_before_it_is_entered(talk: Talk) -> None:
    said = talk.hear(*CALLED, "c as")
    assert said.startswith("C plays AS? C led out of turn (AS, trick 1).")
    assert said.endswith("Enter that? 1 yes 2 no")
    assert len(talk.texts) == 4
    assert talk.hear("2").startswith("Nothing is entered.")
    assert len(talk.texts) == 4


def test_law_of_what_waits_can_be_read_before_it_is_confirmed(talk: Talk) -> None:
    talk.hear(*CALLED, "c as")
    assert "jerome-1877 9.8:" in talk.hear("law")
    talk.hear("")
    assert talk.texts[-1] == "C AS"


def test_choices_are_listed_with_their_results_and_made_by_number(talk: Talk) -> None:
    said = talk.hear(*CALLED, "c as", "")
    assert "send the card back, to lie face up play goes on, B leads, 0 : 0" in said
    talk.hear("1", "1")
    assert talk.texts[-1].startswith("B chooses")


def test_points_of_a_choice_are_told_before_it_is_made(tmp_path: Path) -> None:
    talk = Talk("modern", tmp_path / "t.euchre", at_terminal=True)
    talk.hear(*CALLED, *"as 9c 9s ts ks qs js 9d".split())
    said = talk.hear("b claims revoke against c in trick 1")
    assert "2 points to B and D, hand over, B deals next, 0 : 2" in said
    assert "1 B chooses: take the full points" in talk.hear("")
    assert "Score: A+C 0, B+D 2" in talk.hear("1", "")


def test_ruling_from_nothing_takes_six_answers(talk: Talk) -> None:
    answers = ("deal a", "9h", "b orders up", "discards ??", "c as", "")
    assert "C led out of turn" in talk.hear(*answers[:5])
    assert "1 B chooses: send the card back" in talk.hear(answers[5])
    assert talk.texts[-1] == "C AS"


def test_ruling_takes_six_answers_through_a_pipe_too(tmp_path: Path) -> None:
    talk = Talk("jerome-1877", tmp_path / "t.euchre")
    assert "C led out of turn" in talk.hear("deal a", "9h", "2", "discards ??", "c as")


def test_last_entry_is_taken_back(talk: Talk) -> None:
    talk.hear(*CALLED, "b as")
    assert talk.hear("undo").startswith("Taken back: B plays AS.")
    assert talk.texts[-1] == "A discards ??"
    talk.hear("undo", "undo", "undo", "undo")
    assert "there is nothing to take back" in talk.hear("undo")


def test_entry_is_corrected_and_what_follows_is_ruled_on_again(talk: Talk) -> None:
    talk.hear(*CALLED, "b as", "c 9c", "d 9s", "a ts", "c ks", "")
    assert "led out of turn" in talk.hear("why")
    assert "Entry 6 is 'C plays 9C'. What was it?" in talk.hear("correct 6")
    assert "Entry 6, 'C plays 9C', becomes 'C plays QS'?" in talk.hear("c qs")
    talk.hear("")
    assert talk.texts[5] == "C QS"


def test_entry_that_did_not_happen_is_left_out_once_it_is_confirmed(talk: Talk) -> None:
    talk.hear("deal a", "b shuffles", "a turns up 9h")
    assert "Entry 2, 'B shuffles', did not happen?" in talk.hear("undo 2")
    talk.hear("1")
    assert talk.texts == ("deal 1 by A", "A turns up 9H")


def test_correction_that_makes_a_later_entry_impossible_is_refused(talk: Talk) -> None:
    talk.hear(*CALLED, "b as")
    assert "entry 5, 'B AS', would then be impossible" in talk.hear("correct 3 b passes")
    assert talk.texts[2] == "B orders up"


def test_question_goes_back_by_one_answer_and_can_be_left(talk: Talk) -> None:
    talk.hear(*CALLED, "lays open the hand")
    assert "lays open" in talk.hear("a lays open the hand")
    talk.hear("no")
    assert "Which card?" in talk.hear("b plays a card")
    assert "Who?" in talk.hear("back")
    talk.hear("stop")
    assert talk.conversation.question is None


def test_law_is_that_of_the_last_ruling_in_its_words(talk: Talk) -> None:
    assert "no law has been named yet" in talk.hear("law")
    talk.hear(*CALLED, "c as", "")
    said = talk.hear("law")
    assert said.count("jerome-1877 9.") == 2
    assert "_" not in said
    assert "has no law '999'" in talk.hear("law 999")


def test_fixed_questions_are_answered(talk: Talk) -> None:
    talk.hear(*CALLED)
    assert talk.hear("who leads?") == "Who leads? B"
    assert "What is trump? hearts" in talk.hear("?")


def test_score_before_the_first_deal_is_told_once(talk: Talk) -> None:
    assert "A+C 3, B+D 2" in talk.hear("deal a", "score 3 2").replace(" and ", "+")
    assert talk.conversation.desk.head.endswith("score A+C 3, B+D 2\n")
    talk.hear("a turns up 9h", "b orders up", "a discards ??", "table reports 3 tricks for B")
    assert "counted from the deals" in talk.hear("score 1 1")


def test_names_are_said_in_place_of_seats(talk: Talk) -> None:
    talk.hear('names "Ann Lee" Bob Cleo Dan', *CALLED)
    said = talk.hear("cleo plays as")
    assert "Cleo led out of turn" in said
    assert "Bob, Dan or Ann Lee may send the card back" in said


def test_reply_to_a_question_of_a_player_is_said(talk: Talk) -> None:
    assert "Hearts are trumps." in talk.hear(*CALLED, "c asks trump", "1")


@pytest.mark.parametrize("code", CODE_NAMES)
def test_game_of_each_code_is_begun(code: str, tmp_path: Path) -> None:
    talk = Talk(code, tmp_path / "game.euchre")
    talk.hear("deal a", "a turns up jh")
    talk.hear("1")
    assert talk.texts[-1] == "B passes"
    assert (tmp_path / "game.euchre").read_text().endswith("deal 1 by A\nA turns up JH\nB passes\n")
