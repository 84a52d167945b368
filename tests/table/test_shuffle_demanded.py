"""Another shuffle that is demanded because a card was seen (leeds-dwight-1888 22, 27)."""

from __future__ import annotations

import pytest

from euchre.table import RefereedTable, Verdict
from tests.table.acting import dealt, done
from tests.table.test_play import verdicts


def seen_in_shuffling(*texts: str) -> RefereedTable:
    """Return a deal by A, who has let JD be seen in the shuffle."""
    return dealt("leeds-dwight-1888", "A shuffles", "A faces JD", *texts)


@pytest.mark.parametrize("shuffle", ["A shuffles", "A shuffles again", "D cuts 12, A deals 3-2"])
def test_shuffle_demanded_is_done_with_in_either_word_and_once_the_cards_are_dealt(shuffle: str) -> None:
    table = seen_in_shuffling("B demands shuffle-again")
    assert len(table.ledger.orders) == 1
    table = done(table, shuffle)
    assert table.ledger.orders == ()
    assert verdicts(table) == []


@pytest.mark.parametrize(
    ("who", "verdict"), [("C", Verdict.REFUSED), ("B", Verdict.CHOSEN), ("D", Verdict.CHOSEN)]
)
def test_only_adversaries_of_the_dealer_may_demand_a_shuffle(who: str, verdict: Verdict) -> None:
    table = seen_in_shuffling(f"{who} demands shuffle-again")
    assert [one for _, one in verdicts(table)] == [verdict]
