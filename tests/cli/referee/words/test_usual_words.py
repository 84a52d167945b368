"""What players usually say is taken in its usual sense: the question for the suit led, a point that is
missing, both rounds passed, a card put right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SEATS = "Ann, Bob, Cora and Dan play"
TRICKS = (
    SEATS,
    "Ann deals and turns up the nine of hearts",
    *("Bob passes", "Cora passes", "Dan passes", "Ann takes it up", "Ann discards"),
    "Bob plays AS, Cora plays 7S, Dan plays 9S, Ann plays 9H",
    "Ann plays AC, Bob plays 7C, Cora plays 8C, Dan plays 8S",
)
MARKED = (
    *(SEATS, "Ann deals and turns up the nine of hearts", "Bob orders it up", "Ann discards"),
    "Bob plays AS, Cora plays 7S, Dan plays 9S, Ann plays KS",
    "Bob and Dan took three tricks",
)
Last = Callable[..., tuple[str, str]]
LEEDS = "leeds-dwight-1888"


@pytest.fixture
def last(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Last:
    """The last entry after lines at a new desk, and what the desk says to the last line."""

    def typed(code: str, *lines: str) -> tuple[str, str]:
        talk = Talk(code, tmp_path, capsys)
        said = talk.says(*lines)
        return talk.entries[-1], said

    return typed


@pytest.mark.parametrize(
    "line",
    [
        "Bob says no clubs, partner?",
        "Bob asks Dan haven't you got a club?",
        "Bob asks having no club?",
        "Bob asks Dan: none, partner?",
        'Bob says "none, partner?"',
        "Bob says haven't you a club, Dan?",
        '"haven\'t you got a club?", asks Bob',
        "Bob asks if Dan is really out of clubs",
    ],
)
def test_partner_is_asked_for_the_suit_led(last: Last, line: str) -> None:
    assert last(LEEDS, *TRICKS, line)[0] == "B asks none-of-that-suit"


@pytest.mark.parametrize(
    "line",
    [
        "Bob says no luck, partner?",
        "Bob asks Dan have you got the king of clubs?",
        "Bob asks Dan no hearts?",
        "Bob says no clubs, partner",
        "Cora says no clubs, partner?",
        "Bob asks Dan have you got a light?",
    ],
)
def test_other_questions_ask_for_no_suit(last: Last, line: str) -> None:
    assert last(LEEDS, *TRICKS, line)[0] != "B asks none-of-that-suit"


def test_question_for_the_suit_keeps_the_trick_open(last: Last) -> None:
    after = (
        "Ann turns and quits the trick",
        "Ann leads the ace of hearts",
        "Dan takes back the eight of spades",
    )
    assert "[leeds-dwight-1888 69]" in last(LEEDS, *TRICKS, "Bob says no clubs, partner?", *after)[1]
    assert "[leeds-dwight-1888 69]" not in last(LEEDS, *TRICKS, "Bob says no luck, partner?", *after)[1]


@pytest.mark.parametrize(
    ("line", "claim"),
    [
        ("Dan says wait, the score is wrong, we should have one point more", "undercount"),
        ("Dan says hang on, the score is not right, we should have one more", "undercount"),
        ("the score is wrong, says Dan, we should have one point more", "undercount"),
        ("Dan says the score is wrong, they have one point too many", "overcount"),
    ],
)
def test_score_said_to_be_wrong_is_claimed_as_it_is_wrong(last: Last, line: str, claim: str) -> None:
    assert last(LEEDS, *MARKED, "Bob marks 1", line)[0] == f"D claims {claim}"


OPEN = (
    *("Ron, Sally, Ted and Vic play", "Ron deals and turns up the nine of hearts"),
    *("Sally passes", "Ted passes", "Vic passes", "Ron takes it up"),
)


@pytest.mark.parametrize(
    "line",
    [
        "Ron hasn't thrown anything away yet, and now says he goes alone",
        "Ron has not discarded yet, Ron plays alone",
        "The dealer hasn't discarded yet, and he says alone",
    ],
)
@pytest.mark.parametrize("led", [(), ("Sally leads the ace of spades",)])
def test_lone_hand_is_heard_after_the_open_discard(last: Last, line: str, led: tuple[str, ...]) -> None:
    assert last("professor-1862", *OPEN, *led, line)[0] == "A plays alone"


@pytest.mark.parametrize(
    "line",
    [
        "Ron hasn't discarded yet",
        "Ron hasn't discarded yet because he forgot",
        "Sally hasn't discarded yet, and goes alone",
    ],
)
def test_open_discard_by_itself_is_no_lone_hand(last: Last, line: str) -> None:
    assert last("professor-1862", *OPEN, line)[0] == "A takes up"


@pytest.mark.parametrize(
    "line",
    [
        "all of them pass, twice",
        "everyone passes, and the second time round too",
        "everyone passes, and again the second time",
        "everyone passes twice",
    ],
)
def test_both_rounds_are_passed(last: Last, line: str) -> None:
    assert last("jerome-1877", SEATS, "Ann deals and turns up the nine of hearts", line)[0] == "A passes"


@pytest.mark.parametrize(
    "line",
    ["everyone passes", "everyone passes in the first round", "Bob passes, and a second time round too"],
)
def test_one_round_is_no_second(last: Last, line: str) -> None:
    entry, said = last("jerome-1877", SEATS, "Ann deals and turns up the nine of hearts", line)
    assert entry == "A turns down" or "Left aside" in said


@pytest.mark.parametrize(
    ("line", "score"),
    [
        ("Ann, Bob, Cora, Dan, and they stand at four all", "4"),
        ("Ann, Bob, Cora, Dan, and we stand at two all", "2"),
        ("Ann, Bob, Cora, Dan, and they're at three each", "3"),
        ("Ann, Bob, Cora, Dan, and they sit at a round table", "0"),
        ("Ann, Bob, Cora, Dan, and they stand around", "0"),
    ],
)
def test_score_is_told_with_the_seats(last: Last, line: str, score: str) -> None:
    assert f"Score: Ann and Cora {score}, Bob and Dan {score};" in last(LEEDS, line, "yes", "score")[1]


REVOKED = (
    *("Ann, Ben, Cat and Dave play", "Ann deals and turns over the nine of spades"),
    "Ben passes, Cat passes, Dave passes and Ann takes it up, throwing out the seven of hearts",
    "Ben leads the king of hearts and Cat follows with the eight",
    "Dave puts the ten of clubs on it",
)


@pytest.mark.parametrize("owned", [(), ("oh wait, says Dave, I do have a heart",)])
@pytest.mark.parametrize("words", ["corrects it with", "corrects it to", "mends it with"])
def test_card_is_put_right_with_another(last: Last, words: str, owned: tuple[str, ...]) -> None:
    line = f"Dave {words} the queen of hearts"
    assert last("professor-1862", *REVOKED, *owned, line, "yes")[0] == "D QH"


def test_card_is_not_put_right_with_itself(last: Last) -> None:
    assert last("professor-1862", *REVOKED, "Dave corrects it with the ten of clubs")[0] == "D TC"
    played = ("Dave plays the queen of hearts", "Dave corrects it with the queen of hearts")
    assert last("professor-1862", *REVOKED, *played)[0] == "D QH"


OVERMARKED = (
    *("Al, Bea, Cy and Di play", "Al deals and turns up the seven of hearts", "Bea passes", "Cy assists"),
    *("Al discards 8S", "the makers took three tricks", "Al marks two", "Bea deals"),
)


@pytest.mark.parametrize(
    "line",
    [
        "a friend watching, Fred, says that Al marked one too many",
        "a bystander says Al marked one too many",
        "Al marked one too many",
    ],
)
def test_overcount_is_suggested_to_the_other_side(last: Last, line: str) -> None:
    said = last("professor-1862", *OVERMARKED, line)[1]
    assert "'Bea claims overcount'" in said or "'Di claims overcount'" in said
    assert "'Al claims overcount'" not in said
    assert "'Cy claims overcount'" not in said
