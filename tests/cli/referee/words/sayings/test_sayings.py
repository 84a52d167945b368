"""What people type at the referee's desk in the course of an evening, each saying with what it means.

`sayings.txt` and `everyday_sayings.txt` have a code, the state of the table, the saying, and what is
expected: the entries that it makes, `answers:` with the beginning of the answer, or `asks:` with the
beginning of what the desk asks because the saying leaves something out.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from euchre.cli.referee.answers.questions import NOW, UNDO, WHY, answer_to
from euchre.cli.referee.desk import Desk
from euchre.cli.referee.wordlist import QUESTIONS
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES
from euchre.table.speech.answers.examples import EXAMPLES
from euchre.table.speech.plain import plain
from tests.cli.referee.talks import desk_after

_UP = ("deal a", "a deals 3-2", "a turns up kh")
_PLAY = (*_UP, "b orders up", "a discards ??")
_TRICK = (*_PLAY, "b as", "c 9s", "d ts")
STATES = {
    "none": (),
    "deal": _UP[:1],
    "cut": ("deal a", "c shuffles", "d cuts 10"),
    "mixed": ("deal a", "a deals 2 to b", "a deals 3 to c"),
    "half": ("deal a", "a deals 3 to b", "a deals 3 to c"),
    "dealt": _UP[:2],
    "up": _UP,
    "down": (*_UP, "everybody passes"),
    "made": (*_UP, "everybody passes", "b makes spades"),
    "ordered": _PLAY[:4],
    "play": _PLAY,
    "led": _TRICK[:-2],
    "astray": (*_PLAY, "b as", "c 9d"),
    "offered": (*_PLAY, "c as"),
    "mid": (*_TRICK, "a qs"),
    "renege": (*_TRICK, "a 9d", "b ks", "c qs", "d js", "a 8s"),
    "lone": (*_UP, "b orders up alone"),
    "over": (
        *(*_TRICK, "a qs", "b ah", "c 9h", "d th", "a kh", "a ac", "b 9c", "c jc", "d tc"),
        *("a td", "b 9d", "c qd", "d ad", "d kd", "a ks", "b jd", "c ad"),
    ),
}
"""The state of a table, and the lines that lead to it."""
SAYINGS = [
    line.split(" | ", 3)
    for name in ("sayings.txt", "everyday_sayings.txt")
    for line in Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines()
]


@cache
def desk(code: str, state: str) -> Desk:
    """The desk at which a saying is typed."""
    return desk_after(code, *STATES[state])


def heard(code: str, state: str, saying: str) -> str:
    """What the desk makes of a saying, in the words of the file."""
    before = desk(code, state)
    answer = answer_to(saying, before.table)
    if answer is not None:
        return f"answers: {answer}"
    if any(words.fullmatch(plain(saying, before.table)) for words in (NOW, WHY, UNDO)):
        return "answers:"
    try:
        now = before.entered(saying)
    except EuchreError as fault:
        _, _, asked = str(fault).partition("': ")
        return f"asks: {asked or fault}"
    return "; ".join(entry.text for entry in now.entries[len(before.entries) :])


@pytest.mark.parametrize(("code", "state", "saying", "expected"), SAYINGS)
def test_saying_is_understood(code: str, state: str, saying: str, expected: str) -> None:
    found = heard(code, state, saying)
    assert found == expected or (expected.startswith(("answers:", "asks:")) and found.startswith(expected))


def test_sayings_are_many_and_of_several_codes() -> None:
    assert len({(state, saying) for _, state, saying, _ in SAYINGS}) >= 300
    assert {code for code, _, _, _ in SAYINGS} <= set(CODE_NAMES)


@pytest.mark.parametrize(("example", "meaning"), EXAMPLES)
def test_every_example_has_its_meaning_at_some_point_of_a_deal(example: str, meaning: str) -> None:
    assert meaning in [heard("leeds-dwight-1888", state, example) for state in STATES]


@pytest.mark.parametrize(("asked", "_answer"), QUESTIONS)
def test_every_question_of_the_list_is_answered(asked: str, _answer: str) -> None:
    assert heard("leeds-dwight-1888", "led", asked).startswith("answers:")


def test_what_is_not_understood_is_answered_with_the_nearest_three() -> None:
    assert heard("modern", "led", "c has way too much cards on the floor").count("'") >= 6
    assert "if eve is a player, type first who sits where, such as 'eve is B'" in heard(
        "modern", "led", "eve yodels loudly"
    )


def test_people_are_known_by_their_names() -> None:
    begun = ("ann is a, bob is b, cid is c, dot is d", "ann deals", "king of hearts is up")
    typed = desk_after("modern", *begun, "bob folds")
    assert typed.entries[-1].text == "B passes"
    assert typed.entered("bob's partner orders up out of turn").entries[-1].text == "D orders up"


def test_a_question_for_the_side_names_the_sides_of_the_game() -> None:
    typed = desk_after("modern-3", "a deals")
    with pytest.raises(EuchreError, match="Type 'A marks 2' or 'B marks 2' or 'C marks 2'"):
        typed.entered("they take two points")
    assert typed.entered("c saw the dummy").entries[-1].text == "C looks at dummy"


def test_a_player_whom_the_game_does_not_have_is_answered() -> None:
    for saying in ("d has one card too few", "d has six cards", "d leads the ace of spades"):
        with pytest.raises(EuchreError):
            desk("modern-3", "dealt").entered(saying)


def test_a_word_that_nobody_knows_is_answered_with_the_sentence_meant() -> None:
    with pytest.raises(EuchreError, match=r"near to it: .*'b leads the ace of spades'"):
        desk("modern", "play").entered("b leadz the ace of spades")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("b clams misdael", "b claims misdeal"), ("b shwos the knig of sapdes", "b shows the king of spades")],
)
def test_several_words_that_nobody_knows_are_mended_together(typed: str, meant: str) -> None:
    with pytest.raises(EuchreError, match=f"near to it: '{meant}'") as fault:
        desk("modern", "dealt").entered(typed)
    assert "misdealt" not in str(fault.value)
