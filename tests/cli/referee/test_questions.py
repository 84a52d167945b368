"""Questions that people ask at the desk, and what it answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SEATED = "Ann is A, Bob is B, Cal is C, Dan is D"
LED_OUT_OF_TURN = (
    "Ann deals and turns up the nine of hearts",
    "Bob passes, Cal orders it up, Ann discards the nine of clubs",
    "Cal leads the ace of spades",
)
ALL_FIVE = (
    "The score is four all",
    "Ann deals and turns up the nine of hearts",
    "Bob passes, Cal passes, Dan passes, Ann takes it up, Ann discards the eight of spades",
    "Bob says that Cal has revoked in trick 2",
    "Ann and Cal made all five tricks",
)


@pytest.mark.parametrize(
    "asked", ["who has the choice?", "who gets to decide?", "whose choice is it", "what are the options?"]
)
def test_who_may_choose(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(SEATED, *LED_OUT_OF_TURN, asked)
    assert "Type 'Bob chooses" in said


@pytest.mark.parametrize(
    "asked", ["is that allowed?", "is there a penalty?", "what happens to the ace of spades"]
)
def test_what_follows_is_the_last_ruling(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(SEATED, *LED_OUT_OF_TURN, asked)
    assert said.startswith("Cal led out of turn")


def test_who_sits_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "Nobody sits out." in talk.says(SEATED, LED_OUT_OF_TURN[0], "who sits out?")
    assert "Dan sits out while Bob plays alone." in talk.says("Bob orders it up alone", "who sits out?")


def test_game_is_won_only_as_far_as_a_revoke_is_not_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(SEATED, *ALL_FIVE, "who won?")
    assert "Ann and Cal won the game, unless the revoke that is claimed is proved." in said
    assert "Bob and Dan won the game." in talk.says("Cal admits it", "who won?")


def test_game_is_won_whatever_is_proved_against_the_side_that_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    claim = "Ann says that Bob has revoked in trick 2"
    said = talk.says(SEATED, *(claim if " revoked " in line else line for line in ALL_FIVE), "who won?")
    assert "Ann and Cal won the game." in said


DEALT = (
    "Ann deals and turns up the nine of hearts",
    "Bob passes, Cal orders it up alone, Ann discards the nine of clubs",
)
ANSWERS = (
    ("who are the makers?", "Trump is hearts, assisted by Cal, alone."),
    ("is it hearts now?", "Trump is hearts"),
    ("what is trump and who made it?", "Trump is hearts, assisted by Cal, alone."),
    ("may he?", "The referee has nothing to say against the last entry."),
    ("is Cal alone?", "Cal plays alone."),
    ("who is playing alone?", "Cal plays alone."),
    ("who is playing?", "Bob, Cal and Dan play. Ann sits out while Cal plays alone."),
    ("is Ann out of it now?", "Ann sits out while Cal plays alone."),
    ("who has won?", "No trick is complete yet."),
    ("who has won the game?", "Nobody has won the game yet"),
    ("did they win the game?", "Nobody has won the game yet"),
    ("what do we get?", "Due for the deal: Ann and Cal 0"),
    ("how many points is that?", "Score: Ann and Cal 0"),
    ("what do Ann and Cal get?", "Score: Ann and Cal 0"),
    ("does the deal count?", "The deal counts."),
    ("does that lead count?", "The referee has nothing to say against the last entry."),
    ("is Dan allowed to do that?", "The referee has nothing to say against the last entry."),
    ("what does Dan have to play?", "Dan is to act."),
    ("can Dan do something about it?", "Dan is to act."),
    ("is it too late?", "Nothing may be claimed or chosen now."),
    ("does Dan have to follow suit?", "Spades were led: Dan has to play one of them, or any card if"),
)


@pytest.mark.parametrize(("asked", "answer"), ANSWERS)
def test_questions_are_answered(
    asked: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    talk.says(SEATED, *DEALT, "Bob leads the king of spades", "Cal the ten of spades")
    before = talk.entries
    assert answer in talk.says(asked)
    assert talk.entries == before


def test_cost_is_what_the_referee_ruled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    said = talk.says(SEATED, *LED_OUT_OF_TURN, "what does that cost?")
    assert said.startswith("Cal led out of turn")
    assert "Due for the deal: Ann and Cal 0" in said


def test_deal_that_is_void_does_not_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(SEATED, DEALT[0], "Bob has six cards", "does the deal count?")
    assert said.startswith("The deal is void. ")


def test_question_without_an_answer_is_told_what_may_be_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(SEATED, LED_OUT_OF_TURN[0], "how old is Ann?")
    assert "the desk has no answer to that. Ask for example 'who leads?'" in said
    assert talk.entries[-1] == "A turns up 9H"


def test_whose_turn_it_is_in_the_second_round_after_an_early_pass_in_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(
        SEATED,
        "Ann deals and turns up the king of hearts",
        *("Bob passes, Dan passes, Ann turns it down", "Bob passes", "Cal passes", "whose turn is it?"),
    )
    assert "Dan is to act" in said


def test_score_asked_in_play_is_answered_only_where_the_code_lets_it_be_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        *LED_OUT_OF_TURN[:1],
        "Bob orders it up, Ann discards the nine of clubs",
        "Bob leads the ace of spades",
    )
    barred = Talk("professor-1862", tmp_path, capsys).says(SEATED, *lines, "Cal asks the score")
    assert "No answer is due: the counters show everybody the score." in barred
    (tmp_path / "other").mkdir()
    allowed = Talk("jerome-1877", tmp_path / "other", capsys).says(SEATED, *lines, "Cal asks the score")
    assert "The score is Ann and Cal 0, Bob and Dan 0" in allowed


@pytest.mark.parametrize(
    "asked",
    ["can she still do that?", "is she allowed to?", "may she?", "is that allowed?", "could she do it now?"],
)
@pytest.mark.parametrize("answered", [(), ("no",)])
def test_question_after_a_wish_is_about_the_wish(
    asked: str, answered: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = (SEATED, DEALT[0], "Bob passes", "Cal now wants to order it up")
    said = Talk("modern", tmp_path, capsys).says(*wish, *answered, asked)
    assert "If it is done (Cal assists): the referee has nothing to say against it." in said


@pytest.mark.parametrize("asked", ["must he play it?", "does he have to?", "does Cal have to play the ace?"])
def test_what_must_be_played_is_the_last_ruling(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(SEATED, *LED_OUT_OF_TURN, asked)
    assert said.startswith("Cal led out of turn")


def test_a_claim_that_came_too_late_is_said_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "Nothing may be claimed" in talk.says(SEATED, DEALT[0], "is it too late?")
    said = talk.says("Bob passes", "Dan says he was not offered the cut", "is it too late?")
    assert said.startswith("Refused: the time for it is over")


def test_what_a_fault_would_cost_is_told_before_it_is_claimed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = "Bob leads the ace of spades, Cal plays the nine of spades, Dan the ten, Ann the jack of spades"
    begun = (SEATED, DEALT[0], "Bob passes, Cal assists", played, "Ann never discarded")
    said = Talk("modern", tmp_path, capsys).says(*begun, "what do we get for that?")
    assert "Ruled on a claim. The points (2, or 4 in a lone hand) go to the other side" in said


EARLY = (
    "Ann deals and turns up the nine of spades",
    "Bob passes, Cal helps, Ann discards",
    "Bob leads the king of hearts, Cal plays the seven of hearts",
)


@pytest.mark.parametrize(
    "asked",
    ["must Ann take the ace back?", "does Ann have to take her ace back?", "Does Ann have to take it back?"],
)
def test_card_has_to_go_back_only_if_that_is_chosen(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    talk.says(SEATED, *EARLY, "Ann plays the ace of hearts")
    said = talk.says(asked)
    assert said.startswith("Ann has to only if it is chosen: Ann played before their turn")
    assert "Bob or Dan may send the card back" in said
    assert talk.entries[-1] == "A AH"


@pytest.mark.parametrize("asked", ["must Bob give up too?", "does Bob have to throw down his hand?"])
def test_fault_need_not_be_done_because_another_has_done_it(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(SEATED, *EARLY, "Cal throws down his hand", asked)
    assert said.startswith("Bob does not have to. If it is done: Bob laid")


def test_call_that_may_be_made_need_not_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(SEATED, EARLY[0], "must Bob order it up?")
    assert said.startswith("Bob may choose: 'Bob passes'")


def test_suit_that_is_led_has_to_be_followed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(SEATED, *EARLY, "does Dan have to play a heart?")
    assert said.startswith("Hearts were led: Dan has to play one of them")


FACED = ("Ann deals, and the queen of hearts flips over in front of Cal", "Cal wants a new deal")


@pytest.mark.parametrize("asked", ["Can Bob or Dan ask for one?", "may Dan ask for one?"])
def test_what_is_open_to_others_is_the_answer_after_a_refusal(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(SEATED, *FACED, asked)
    assert said.startswith("A card of the dealer's partner, Cal, was shown during the deal")
    assert "Until the turn-up is shown, Bob or Dan may" in said


def test_what_is_not_open_is_no_answer_for_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(SEATED, *FACED, "Can Ann borrow a pencil?")
    assert "the desk has no answer to that" in said


TAKEN_BACK = (
    "Ann deals, turns up the king of clubs, Bob orders it up, Ann discards the seven of hearts",
    "Bob leads the ace of hearts, Cal the nine of hearts, Dan the ten of hearts, Ann the eight of clubs",
    "Ann finds the queen of hearts and changes her card",
)


@pytest.mark.parametrize(
    "asked",
    [
        "what happens to the eight of clubs?",
        "what becomes of the eight of clubs?",
        "may he call her eight?",
        "may Bob call her eight?",
    ],
)
def test_card_is_answered_for_by_the_last_ruling_on_it(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(SEATED, *TAKEN_BACK, asked)
    assert said.startswith("Ann took back in time the card")


def test_nothing_is_ruled_on_another_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(
        SEATED, *TAKEN_BACK, "what happens to the nine of hearts?"
    )
    assert said == "Nothing is ruled on the nine of hearts."


@pytest.mark.parametrize("asked", ["may Cal name spades?", "can Cal expose the king of hearts?"])
def test_nothing_follows_between_two_hands(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(SEATED, TAKEN_BACK[0], "the makers took three tricks", asked)
    assert "nothing follows, since no hand is on" in said


def test_points_of_a_deal_come_before_what_may_be_claimed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        "Ann deals, turns up the king of clubs, Bob orders it up",
        "Bob leads the ace of hearts, Cal the nine of hearts, Dan the ten of hearts, Ann the eight of hearts",
    )
    said = Talk("jerome-1877", tmp_path, capsys).says(SEATED, *lines, "how many points is that?")
    assert said.startswith("Due for the deal: Ann and Cal 0, Bob and Dan 0. Score:")
    assert "dealer plays without a discard" in said


@pytest.mark.parametrize(
    "asked", ["why has nobody won?", "why hasn't anybody won yet?", "why has no one won?", "who has won?"]
)
@pytest.mark.parametrize(
    ("score", "said"),
    [
        pytest.param("9", "11; the highest are equal, and play goes on until one is ahead.", id="equal"),
        pytest.param("5", "Nobody has won the game yet: Ann 7, Bob 5, Cal 7.", id="below the game"),
    ],
)
def test_why_nobody_has_won(
    asked: str, score: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern-3", tmp_path, capsys)
    talk.says("Ann is A, Bob is B, Cal is C")
    talk.says(f"Ann has {score} points, Bob has 5 points, Cal has {score} points")
    talk.says("Ann deals and turns up the nine of hearts", "Bob orders it up", "the makers took two tricks")
    assert said in talk.says(asked)


ALONE_IN_TURN = (
    "Ann deals and turns up the nine of hearts",
    "Bob passes, Cal passes, Dan passes, Ann takes it up alone",
    "Ann discards a card",
    "Bob leads the ace of clubs, Dan plays the king of clubs, Ann plays the nine of hearts",
    "Ann leads the ace of spades",
)


@pytest.mark.parametrize("asked", ["what now?", "whose turn is it?", "who leads now?"])
def test_card_played_early_against_a_lone_player_waits_for_them(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    talk.says(SEATED, *ALONE_IN_TURN, "Dan plays the ten of spades")
    assert "Bob is to act." in talk.says(asked)
    said = talk.says("Bob plays the king of spades", asked)
    assert "Dan has played the ten of spades, which counts once Ann goes on" in said
    assert "is to act" not in said
    assert "Bob is to act." in talk.says("Ann leads the jack of hearts", asked)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("leeds-dwight-1888", "which falls below the table and is not played"),
        ("jerome-1877", "which is not played"),
    ],
)
def test_dropped_card_falls_below_the_table_only_where_that_matters(
    code: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Talk(code, tmp_path, capsys).says(SEATED, LED_OUT_OF_TURN[0], "Bob drops the queen of hearts")
    assert f"the queen of hearts, {said}." in " ".join(told.split())
