"""Sentences of people at a table, as the referee's desk understands them."""

from __future__ import annotations

import pytest

from euchre.cli.referee.desk import Desk
from euchre.errors import EuchreError
from tests.cli.referee.talks import desk_after

BEGUN = (
    "deal a",
    "a deals 3-2",
    "turns up king of hearts",
    "everybody passes",
    "spades",
    "b leads ace of spades",
)


def desk(*lines: str, code: str = "leeds-dwight-1888") -> Desk:
    """A desk with lines typed."""
    return desk_after(code, *lines)


def last(*lines: str) -> str:
    """The last entry of a desk, in the notation of a record."""
    return desk(*BEGUN, *lines).entries[-1].text


@pytest.mark.parametrize(
    ("lines", "entry"),
    [
        (("c nine of spades, d 9 hearts",), "D 9H"),
        (("c 9s and then d the right bower",), "D JS"),
        (
            ("c 9s", "d 9h", "a qs", "a says d reneged in the first trick"),
            "A claims revoke against D in trick 1",
        ),
        (("c 9s", "d 9h", "a qs", "a says that d has revoked"), "A claims revoke against D"),
        (
            ("c 9s", "d 9h", "a qs", "a calls a renege on d in trick one"),
            "A claims revoke against D in trick 1",
        ),
        (("c 9s", "d 9h", "d takes it back"), "D takes back 9H"),
        (("d ten of clubs out of turn",), "D TC"),
        (("c has six cards",), "C counts 6"),
        (("c has only 4 cards",), "C counts 4"),
        (("d shows the king of diamonds",), "D exposes KD"),
        (("c 9s, d 8s, a qs", "d ah", "a sends it back"), "A chooses recall"),
        (("c 9s, d 8s, a qs", "d ah", "a calls a heart"), "A calls hearts from D"),
        (("c claims lead out of turn",), "C claims lead-out-of-turn"),
        (("a shows tricks",), "A shows tricks"),
        (("c plays queen of diamonds and king of diamonds",), "C plays QD KD together"),
        (("d admits the revoke",), "D admits revoke"),
        (("c 9s, d 8s, a qs", "c looks at the last trick"), "C looks at trick 1"),
        (("d asks what is trump",), "D asks trump"),
        (("d asks for the score",), "D asks score"),
        (("d asks who played the ace",), "D asks who-played"),
        (("d throws down his cards",), "D throws down the hand"),
    ],
)
def test_sentence_of_a_player_is_understood(lines: tuple[str, ...], entry: str) -> None:
    assert last(*lines) == entry


def test_a_pass_that_is_said_is_a_pass() -> None:
    assert desk(*BEGUN[:3], "b says pass").entries[-1].text == "B passes"


def test_everybody_passes_means_a_pass_of_each_player() -> None:
    texts = [entry.text for entry in desk(*BEGUN[:4]).entries]
    assert texts[-4:] == ["B passes", "C passes", "D passes", "A turns down"]
    with pytest.raises(EuchreError, match="no calls are due now"):
        desk(*BEGUN, "all pass")


def test_everybody_passes_ends_with_a_dealer_who_must_make_the_trump() -> None:
    stuck = desk("A deals", "A deals 3-2", "9H is up", "all pass", "all pass", code="modern").entries
    assert [entry.text for entry in stuck[-4:]] == ["B passes", "C passes", "D passes", "A passes"]
    assert "A must name a suit" in stuck[-1].rulings[0].why


def test_everybody_passes_in_both_rounds() -> None:
    texts = [entry.text for entry in desk("a deals", "a turns up 9H", "everybody passes twice").entries[2:]]
    assert texts == [
        *("B passes", "C passes", "D passes", "A turns down"),
        *("B passes", "C passes", "D passes", "A passes"),
    ]


def test_discard_is_let_go_by_the_dealer_only() -> None:
    assert desk(*BEGUN[:-1], "c lets it go").entries[-1].text == "C chooses let-stand"


def test_a_text_not_understood_is_answered_with_the_nearest() -> None:
    (ruling,) = desk(*BEGUN, "c claims plai-out-of-turm").entries[-1].rulings
    assert "near to it: 'C claims play-out-of-turn'" in ruling.why
    with pytest.raises(EuchreError, match="near to it: 'C throws in KS 9H', 'C throws down the hand'"):
        desk(*BEGUN, "c throwz")
    with pytest.raises(EuchreError, match="'zork' is not understood"):
        desk(*BEGUN, "zork")
