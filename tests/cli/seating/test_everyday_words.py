"""What is typed at `euchre club` in everyday words means what its short words mean."""

from __future__ import annotations

import pytest

from euchre.acts import Act, Come, Person
from euchre.cli.seating.reading import understood
from euchre.laws import load_code
from euchre.seating import Roster, after_act, new_session


def roster() -> Roster:
    """Four people who are to cut."""
    session = new_session(load_code("leeds-dwight-1888"))
    for name in ("Ann", "Bob", "Cid", "Dot"):
        session = after_act(session, Come(Person(name)))
    return session.roster


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("the king of spades", '"Ann" draws KS'),
        ("10 of hearts.", '"Ann" draws TH'),
        ("Bob shows the king of diamonds", '"Bob" draws KD'),
        ("cid cut the nine of clubs", '"Cid" draws 9C'),
        ("dot's card is the jack of hearts", '"Dot" draws JH'),
        ("Ann showed jack of clubs and nine of hearts", '"Ann" shows JC 9H in cutting'),
        ("bob sits down at b", '"Bob" takes seat B'),
        ("Eve is here", '"Eve" comes'),
        ("Dot went home", '"Dot" leaves the table'),
        ("the rubber is over", "table finishes the rubber"),
    ],
)
def test_everyday_words_mean_an_act(said: str, means: str) -> None:
    act = understood(roster(), said)
    assert isinstance(act, Act)
    assert act.text == means
