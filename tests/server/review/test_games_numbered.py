"""Games are numbered as in the log, whatever is claimed between two of them in club mode.

What the computer's players claim after a game has begun and before its first deal may change the score of the
game before, so that the score no longer shows that it was over.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from euchre.notation import read_record, write_record
from euchre.server.review.playback import played
from euchre.server.review.proof import GAMES, first_deals_of, verify
from euchre.server.review.record import record_of, records_of
from euchre.server.review.replays import replay_reply
from euchre.server.review.shared_games import game_record, revealed_seeds
from euchre.server.tables import events
from euchre.server.tables.table import Phase
from euchre.server.wire.requests import NextGame
from tests.server.helpers.clubs import play_with_slips
from tests.server.helpers.tables import ANN, Desk, desk

NUMBERS = (2, 5, 26, 44, 65)
"""Tables at which such a claim changes the score."""


@cache
def evening(number: int) -> Desk:
    """Return four games at a table whose players claim late."""
    at = desk("modern", {"game_points": 1 + number % 2}, guests=2, number=number, club="sleepy")
    for game in range(4):
        for _ in play_with_slips(at, number * 10 + game, slip=3, say=4):
            pass
        assert at.table.phase is not Phase.CLOSED
        at.ask(ANN, NextGame(id=f"n{game}"))
    return at


def games_of_log(at: Desk) -> Iterator[int]:
    """Yield the game of each deal."""
    game = 0
    for entry in at.entries:
        if isinstance(entry.event, events.GameBegan):
            game = entry.event.game
        elif isinstance(entry.event, events.DealBegan):
            yield game


@pytest.mark.parametrize("number", NUMBERS)
def test_deal_belongs_to_the_game_of_the_log(number: int) -> None:
    at = evening(number)
    told = played([records_of(at.table, at.entries)[1]], checked=False)
    assert [deal.game for deal in told.deals] == list(games_of_log(at))


@pytest.mark.parametrize("number", NUMBERS)
def test_no_hand_of_an_unfinished_game_is_shown(number: int) -> None:
    at = evening(number)
    playback = played([records_of(at.table, at.entries)[1]], checked=False)
    over = max(revealed_seeds(at.entries))
    games = list(games_of_log(at))
    replay = replay_reply(playback, len(playback.deals) - 1, title="x", open_games=over)
    assert [deal.is_open for deal in replay.deals] == [game <= over for game in games]
    if games[-1] > over:
        hands = [hand.cards for frame in replay.frames[:1] for hand in frame.deal.open_hands]
        assert all(card == "??" for hand in hands for card in hand)


@pytest.mark.parametrize("number", NUMBERS)
def test_untampered_record_is_fair(number: int) -> None:
    at = evening(number)
    record = record_of(at.table, at.entries)
    assert verify(record).proofs
    assert verify(read_record(write_record(record))).deals == verify(record).deals


@pytest.mark.parametrize("number", NUMBERS)
def test_shared_game_is_one_game(number: int) -> None:
    at = evening(number)
    games = list(games_of_log(at))
    for game in revealed_seeds(at.entries):
        deals = played([game_record(at.table, at.entries, game)], checked=False).deals
        assert [deal.game for deal in deals] == [1] * games.count(game)


@pytest.mark.parametrize("text", ["2 3", "1 1", "3 2 1", "0", "1 x", "", "1  2"])
def test_damaged_header_is_ignored(text: str) -> None:
    at = evening(NUMBERS[0])
    record = record_of(at.table, at.entries)
    headers = tuple((name, text if name == GAMES else value) for name, value in record.headers)
    assert first_deals_of(type(record)(code=record.code, headers=headers, entries=record.entries)) is None
