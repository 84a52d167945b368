"""Ordinary play told in everyday words, entered without a question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from euchre.laws import CODE_NAMES
from tests.cli.referee.talks import entries_after

Typed: TypeAlias = Callable[..., str]
"""What gives the entries that lines make under a code."""
UP = "A deals and turns up the ten of hearts"
FOUR = [code for code in CODE_NAMES if code not in ("modern-2", "modern-3")]


@pytest.fixture
def typed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Typed:
    """The entries that lines make, without those of the deal and its packets."""

    def entries(code: str, *lines: str) -> str:
        texts = entries_after(code, lines, tmp_path, capsys)
        return "; ".join(text for text in texts if not text.startswith(("deal ", "A deals ")))

    return entries


@pytest.mark.parametrize("code", CODE_NAMES)
@pytest.mark.parametrize(
    "told",
    [
        ("a deals, turns the 10 of hearts, b orders it up",),
        ("a deals, turns the 10 of hearts. b orders it up",),
        ("a deals; he turns over the ten of hearts, b orders it up",),
        ("a deals, ten of hearts, b orders it up",),
        ("a deals. ten of hearts. b orders it up",),
        ("a deals, th, b orders it up",),
        ("a dealt, flipped the ten of hearts and b ordered it up",),
        ("a deals", "he turns over the ten of hearts", "b orders it up"),
    ],
)
def test_card_after_the_deal_is_the_turn_up(code: str, told: tuple[str, ...], typed: Typed) -> None:
    assert typed(code, *told) == "A turns up TH; B orders up"


@pytest.mark.parametrize(
    "told",
    [
        "a deals, turns over the ten of hearts by mistake",
        "while a deals, turns the ten of hearts over by accident",
        "a deals, shows the ten of hearts to everybody while dealing",
    ],
)
def test_card_seen_by_mistake_is_no_turn_up(told: str, typed: Typed) -> None:
    assert "A turns up" not in typed("leeds-dwight-1888", told, "yes")


@pytest.mark.parametrize("code", FOUR)
@pytest.mark.parametrize(
    ("told", "acts"),
    [
        ("b and c pass and d orders it up", "B passes; C passes; D orders up"),
        ("c assists after b passes", "B passes; C assists"),
        ("c assists once b has passed", "B passes; C assists"),
        ("b passes before c assists", "B passes; C assists"),
        ("once b and c have passed, d orders it up", "B passes; C passes; D orders up"),
        ("d orders it up after b and c have passed", "B passes; C passes; D orders up"),
        ("everyone passes and a takes it", "B passes; C passes; D passes; A takes up"),
        ("everybody passed. a picked it up", "B passes; C passes; D passes; A takes up"),
        ("everyone passes, but d orders it up", "B passes; C passes; D orders up"),
        (
            "everyone passes and a takes it and puts away the 7 of clubs",
            "B passes; C passes; D passes; A takes up; A discards 7C",
        ),
        (
            "everybody passed round to a who picked it up and buried the 8 of clubs",
            "B passes; C passes; D passes; A takes up; A discards 8C",
        ),
    ],
)
def test_calls_are_entered_in_the_order_of_time(code: str, told: str, acts: str, typed: Typed) -> None:
    assert typed(code, UP, told) == f"A turns up TH; {acts}"


def test_pass_that_is_known_is_not_entered_again(typed: Typed) -> None:
    assert typed("modern", UP, "b passes", "c assists after b has passed").endswith("B passes; C assists")


def test_call_before_a_pass_stays_out_of_turn(typed: Typed) -> None:
    assert typed("modern", UP, "c assists before b passes") == "A turns up TH; C assists; B passes"


@pytest.mark.parametrize("code", FOUR)
@pytest.mark.parametrize("verb", ["throws", "chucks", "buries", "puts away", "gets rid of", "lets go"])
def test_card_of_a_dealer_who_owes_one_is_the_discard(code: str, verb: str, typed: Typed) -> None:
    told = f"a deals, turns the ten of hearts, b passes, c assists, a {verb} the 9 of spades"
    assert typed(code, told).endswith("C assists; A discards 9S")


@pytest.mark.parametrize(
    "told",
    [
        "a and c ended up with four tricks",
        "a and c finished with four tricks",
        "a and c wound up with four tricks",
        "a and c got four tricks",
        "b and d ended up with one trick",
    ],
)
def test_result_is_told_in_other_words(told: str, typed: Typed) -> None:
    assert typed("modern", UP, "everyone passes and a takes it", told, "yes").endswith(
        "table reports 4 tricks for A"
    )


def test_result_at_the_end_of_a_line_is_not_asked_about(typed: Typed) -> None:
    told = "a deals, ten of hearts, b orders up, b and d took three tricks"
    assert typed("professor-1862", told) == "A turns up TH; B orders up; table reports 3 tricks for B"


@pytest.mark.parametrize("code", ["professor-1862", "jerome-1877", "modern"])
@pytest.mark.parametrize("how", ["goes alone", "plays a lone hand", "goes for a loner", "takes a lone hand"])
def test_lone_hand_told_with_the_call(code: str, how: str, typed: Typed) -> None:
    assert typed(code, UP, f"b orders it up and {how}") == "A turns up TH; B orders up alone"


@pytest.mark.parametrize("code", FOUR)
@pytest.mark.parametrize(
    ("told", "acts"),
    [
        ("eldest passes, second hand assists", "B passes; C assists"),
        ("b passes, partner helps", "B passes; C assists"),
        ("b and c pass, third hand orders it up", "B passes; C passes; D orders up"),
        ("ordered up by d after two passes", "B passes; C passes; D orders up"),
        ("they pass to a who takes it up", "B passes; C passes; D passes; A takes up"),
        (
            "nobody wants it. second round b and c pass, d calls clubs",
            "B passes; C passes; D passes; A turns down; B passes; C passes; D makes clubs",
        ),
        (
            "b passes and so does c. d passes as well. a passes too, turning it down",
            "B passes; C passes; D passes; A turns down",
        ),
    ],
)
def test_calls_in_other_words(code: str, told: str, acts: str, typed: Typed) -> None:
    assert typed(code, UP, told) == f"A turns up TH; {acts}"


def test_second_round_is_asked_about_while_the_turn_up_lies(typed: Typed) -> None:
    assert typed("modern", UP, "second round b makes spades") == "A turns up TH"


@pytest.mark.parametrize("code", CODE_NAMES)
@pytest.mark.parametrize("begins", ["hand 1: a deals", "a's deal", "the deal is a's", "a is dealing"])
def test_deal_begins_with_its_turn_up(code: str, begins: str, typed: Typed) -> None:
    assert typed(code, f"{begins}, ten of hearts. b orders it up") == "A turns up TH; B orders up"


def test_card_that_takes_the_trick_is_played(typed: Typed) -> None:
    played = "b leads the ten of clubs, c the queen, d the nine, a takes it with the ace"
    assert typed("modern", UP, "b orders it up, a discards the nine of spades", played).endswith("D 9C; A AC")


@pytest.mark.parametrize(
    "said", ["c plays the ten of spades, no wait, c plays the nine", "c the ten... i mean the nine of spades"]
)
def test_line_that_takes_back_what_it_told_is_asked_about(said: str, typed: Typed) -> None:
    lines = (UP, "b orders it up, a discards the nine of diamonds", "b leads the ace of spades")
    assert typed("modern", *lines, said, "stop").endswith("A discards 9D; B AS")


@pytest.mark.parametrize(
    ("told", "entries"),
    [
        ("b and d win the first three tricks and lose the last two", "table reports 3 tricks for B"),
        ("b and d get four tricks. they marked two", "table reports 4 tricks for B; B+D marks 2"),
        ("they are euchred and a and c score two", "table reports 2 tricks for B; A+C marks 2"),
    ],
)
def test_result_with_what_follows(told: str, entries: str, typed: Typed) -> None:
    said = f"a deals, ten of hearts, b orders it up, {told}"
    assert typed("jerome-1877", said) == f"A turns up TH; B orders up; {entries}"


def test_tricks_that_do_not_add_up_are_asked_about(typed: Typed) -> None:
    said = "b and d win three tricks and lose the last three"
    assert typed("modern", UP, "b orders it up", said, "stop") == "A turns up TH; B orders up"


@pytest.mark.parametrize("code", FOUR)
@pytest.mark.parametrize(
    "how", ["threw one away", "put one down", "chucked one", "got rid of one", "threw one out"]
)
def test_discard_that_is_not_named(code: str, how: str, typed: Typed) -> None:
    assert typed(code, UP, f"b ordered it up. a {how}").endswith("B orders up; A discards ??")


@pytest.mark.parametrize("code", CODE_NAMES)
def test_card_given_to_the_trick_is_played(code: str, typed: Typed) -> None:
    lines = (UP, "b orders it up, a discards the ten of clubs", "b leads the ace of spades")
    following = "a" if code == "modern-2" else "c"
    assert typed(code, *lines, f"{following} gives the king of spades").endswith(f"{following.upper()} KS")


@pytest.mark.parametrize("code", FOUR)
def test_each_of_several_passes_in_both_rounds(code: str, typed: Typed) -> None:
    people = "Dave is a, Anna is b, Bob is c, Eve is d"
    told = (
        "Dave deals, ten of hearts. Anna, Bob and Eve pass. Dave turns it down. anna, bob and eve pass again"
    )
    assert typed(code, people, told).endswith("A turns down; B passes; C passes; D passes")


@pytest.mark.parametrize(
    "told", ["d, a and b passed, c turned it down", "d passed, a and b passed, c turned it down"]
)
def test_player_a_in_a_list_is_no_article(told: str, typed: Typed) -> None:
    assert typed("modern", "c deals, ten of hearts", told).endswith(
        "D passes; A passes; B passes; C turns down"
    )


def test_both_pass_at_a_table_of_two(typed: Typed) -> None:
    assert typed("modern-2", UP, "both passed") == "A turns up TH; B passes; A turns down"


def test_pass_before_a_call_told_after_it(typed: Typed) -> None:
    said = "d orders it up and b and c passed before him"
    assert typed("modern", UP, said) == "A turns up TH; B passes; C passes; D orders up"


def test_suit_called_by_a_player_on_their_own_is_alone(typed: Typed) -> None:
    said = "b called clubs on his own"
    assert typed("modern", UP, "everybody passes", said).endswith("A turns down; B makes clubs alone")


def test_maker_takes_the_dummy_told_without_a_name(typed: Typed) -> None:
    assert typed("modern-3", UP, "b ordered it up, took the dummy").endswith("B orders up; B takes the dummy")


def test_cards_laid_out_for_the_dummy_are_discards(typed: Typed) -> None:
    lines = (UP, "b passes, c orders it up, a discards the nine of spades")
    said = "c takes the dummy and lays out the nine of clubs, the ten of clubs and the nine of diamonds"
    assert typed("modern-3", *lines, said).endswith("C takes the dummy; C discards 9C TC 9D")


def test_player_who_says_two_calls_is_asked_about(typed: Typed) -> None:
    assert typed("modern", UP, "b said pass, no wait, pick it up", "stop") == "A turns up TH"


def test_bower_in_short_is_played(typed: Typed) -> None:
    lines = (UP, "b orders it up, a discards the ten of clubs")
    assert typed("modern", *lines, "b leads the right, c the nine, d the left").endswith("B JH; C 9H; D JD")


@pytest.mark.parametrize("code", FOUR)
@pytest.mark.parametrize(
    "told",
    [
        "a deals, th turned, everyone passed the first time round, then b and c pass and d makes clubs",
        "a deals, ten of hearts turned up, all four pass, then b and c pass and d makes clubs",
    ],
)
def test_both_rounds_told_in_a_line(code: str, told: str, typed: Typed) -> None:
    expected = "A turns up TH; B passes; C passes; D passes; A turns down; B passes; C passes; D makes clubs"
    assert typed(code, told) == expected


@pytest.mark.parametrize(
    "told",
    [
        "Cleo, Dan and Ann follow with the seven, the eight and the king",
        "Cleo, Dan and Ann play the seven of clubs, the eight of clubs and the king of clubs",
        "Cleo and Dan follow with the seven and the eight, Ann plays the king",
    ],
)
def test_players_and_their_cards_may_be_told_in_two_lists(told: str, typed: Typed) -> None:
    lines = (
        "the players are Ann, Bob, Cleo and Dan",
        UP,
        "b orders up, a discards",
        "Bob leads the ace of clubs",
    )
    assert typed("professor-1862", *lines, told).endswith("B AC; C 7C; D 8C; A KC")


@pytest.mark.parametrize(
    ("told", "entered"),
    [
        ("pass pass pick it up", "B passes; C passes; D orders up"),
        ("pass, pass, pass, pick it up", "B passes; C passes; D passes; A takes up"),
        ("pass pass pass turn it down", "B passes; C passes; D passes; A turns down"),
    ],
)
def test_calls_in_a_row_without_names_go_around(told: str, entered: str, typed: Typed) -> None:
    assert typed("modern", "we are four: Ann, Bob, Cleo, Dan", UP, told).endswith(f"A turns up TH; {entered}")
