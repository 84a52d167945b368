"""Short words for one act, the irregularities that some words describe, and what is expected of a table."""

from __future__ import annotations

import pytest

from euchre.acts import FixSuit, GoUnder, ThrowIn
from euchre.cards import Suit, read_cards
from euchre.cli.play.phrases import phrases
from euchre.errors import NotationError
from euchre.laws import load_irregularities
from euchre.seats import Seat
from euchre.table.speech.likeness import irregularities_for
from euchre.table.speech.telling import read_short
from tests.table.speech.test_everyday import turned


def test_rare_acts_have_phrases() -> None:
    assert phrases(GoUnder(Seat.B, read_cards("9C 9S 9D"))) == ("go under with 9C 9S 9D",)
    assert phrases(ThrowIn(Seat.B, 3)) == ("throw in 3", "propose 3")
    assert phrases(FixSuit(Seat.B, Suit.HEARTS)) == ("hearts", "h", "fix hearts")


def test_one_act_is_read_from_short_words() -> None:
    table = turned("modern")
    assert str(read_short("b pick it up", table)) == "B orders up"
    made = turned("modern", "B passes", "C passes", "D passes", "A turns down")
    assert str(read_short("s alone", made)) == "B makes spades alone"
    for said in ("everybody passes", "deal 2 by B"):
        with pytest.raises(NotationError, match="is more than one act"):
            read_short(said, table)
    with pytest.raises(NotationError, match="is not understood"):
        read_short("b flies", table)


def test_words_find_the_irregularities_that_they_describe() -> None:
    assert [one.name for one in irregularities_for("revoke")] == ["revoke"]
    assert [one.name for one in irregularities_for("packets in a wrong order")] == ["wrong-packets"]
    assert next(one.name for one in irregularities_for("a player revokes")) == "revoke"
    assert irregularities_for("xyzzy") == []
    assert all(irregularities_for(one.words) for one in load_irregularities().values())


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("if Xena throws in her hand?", "cards-thrown-in"),
        ("if Xena throws her cards into the pack?", "cards-thrown-in"),
        ("if somebody throws in their cards", "cards-thrown-in"),
        ("if Walt tosses his whole hand in?", "cards-thrown-in"),
        ("if Walt throws down his hand?", "hand-thrown-down"),
        ("if all four throw down their cards?", "all-hands-thrown-down"),
        ("if everybody throws in their cards?", "all-hands-thrown-down"),
        ("if B plays out of turn", "play-out-of-turn"),
    ],
)
def test_what_one_player_does_is_not_what_all_do(words: str, name: str) -> None:
    assert [one.name for one in irregularities_for(words)] == [name]
