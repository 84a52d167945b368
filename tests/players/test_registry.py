"""The registry of players, and the random player."""

from __future__ import annotations

from collections import Counter

import pytest

from euchre.chance import Stream
from euchre.deal import awaited
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.players import BOT_NAMES, bot_by_name
from tests.bots.tables import deal_of, seen

HANDS = "9S TS QS KS AS | 9H TH QH KH AH | 9D TD QD KD AD | 9C TC QC KC AC"


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_player_has_its_registered_name(name: str) -> None:
    assert bot_by_name(name).name == name


def test_an_unknown_name_is_refused_with_the_list_of_names() -> None:
    with pytest.raises(EuchreError, match="no player 'deep'; the players are random, simple"):
        bot_by_name("deep")


def test_the_random_player_chooses_every_act_equally_often() -> None:
    deal = deal_of(load_code("modern"), HANDS, "JS")
    due, view = awaited(deal)[0], seen(deal, awaited(deal)[0].actor)
    chosen = Counter(bot_by_name("random").choose(view, due, Stream(seed)) for seed in range(900))
    assert set(chosen) == set(due.acts)
    assert min(chosen.values()) > 240
