"""Replays of finished deals: what they show, also of a game that is not over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from euchre.laws import CODE_NAMES
from euchre.notation import coups, read_record
from euchre.seats import Seat
from euchre.server.refereed.seat_view import club_view
from euchre.server.review import replays
from euchre.server.review.playback import Playback, played
from euchre.server.review.record import record_of, records_of
from euchre.server.review.replays import replay_reply
from euchre.server.review.shared_games import (
    forms_of,
    game_record,
    opens,
    path_of,
    revealed_seeds,
    written_as,
)
from euchre.server.tables.events import Entry
from euchre.server.tables.table import Table
from euchre.server.wire import replies
from euchre.server.wire.replay_replies import Replay, ReplayFrame
from euchre.server.wire.requests import NextGame
from euchre.table.words.rulings import what_happened
from tests.server.helpers.club_leaks import public
from tests.server.helpers.clubs import BOOKS, club_mode, play_with_slips, refereed
from tests.server.helpers.leaks import allowed, cards_in, otherwise
from tests.server.helpers.tables import ANN, Desk, chance_choice, desk, play, simple_choice

LAWS = Path(__file__).parents[2] / "laws"


def playback_of(table: Table, entries: tuple[Entry, ...]) -> Playback:
    """Return all deals of a table that are over."""
    found = played([records_of(table, entries)[1]], checked=False)
    found.deals = [deal for deal in found.deals if deal.end.deal.is_over]
    return found


def told(playback: Playback, seat: Seat | None, open_games: int | None, shown: int = -1) -> Replay:
    place = shown % len(playback.deals)
    return replay_reply(playback, place, title="x", seat=seat, open_games=open_games)


def between_deals(code: str, number: int) -> Iterator[tuple[Table, tuple[Entry, ...]]]:
    """Yield each moment of a game at which a deal is over and the game is not."""
    at = desk(code, guests=2, number=number)
    for table in play(at, chance_choice(number) if number % 2 else simple_choice):
        deal = table.sitting.deal
        if table.is_game_on and deal is not None and deal.is_over:
            yield table, tuple(at.entries)
            if table.sitting.deals > 6:
                return


def finished(code: str = "modern", games: int = 1) -> Desk:
    """Return a table after some games."""
    at = desk(code, guests=2)
    for _ in range(games):
        if not at.table.is_game_on:
            at.ask(ANN, NextGame(id="n"))
        for _ in play(at):
            pass
    return at


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_replay_of_an_unfinished_game_shows_no_card_a_person_may_not_know(code: str, number: int) -> None:
    moments = list(between_deals(code, number))
    assert moments
    for table, entries in moments:
        playback = playback_of(table, entries)
        deal = playback.deals[-1].end.deal
        dealt = playback.deals[-1].steps[0].deal
        for seat in (None, *deal.code.seating.seats):
            own = set() if seat is None else {card.text for card in dealt.hands[seat]}
            shown = cards_in(replies.REPLIES.encode(told(playback, seat, 0)))
            assert shown <= allowed(table, seat, ()) | own


@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_replay_of_an_unfinished_game_does_not_change_with_hidden_cards(code: str) -> None:
    for number, (table, entries) in enumerate(between_deals(code, 2)):
        for seat in (None, *table.code.seating.seats):
            other_table, other_entries = otherwise(table, entries, seat, number)
            one = told(playback_of(table, entries), seat, 0)
            assert one == told(playback_of(other_table, other_entries), seat, 0)


def test_a_replay_of_an_unfinished_game_shows_the_cards_played() -> None:
    table, entries = next(between_deals("modern", 2))
    replay = told(playback_of(table, entries), Seat.A, 0)
    assert [deal.is_open for deal in replay.deals] == [False] * len(replay.deals)
    first, last = replay.frames[0], replay.frames[-1]
    hands = {hand.seat: hand.cards for hand in first.deal.open_hands}
    plays = [play for trick in last.deal.tricks for play in trick.plays]
    turn_up = first.deal.turn_up
    assert plays
    assert all(play.card in hands[play.seat] for play in plays if play.card != turn_up)
    assert first.talon == []
    assert "??" not in hands["A"]


def cards_of(frame: ReplayFrame) -> list[str]:
    """Return every card of a frame in whatever place it lies, and those of quitted tricks."""
    deal = frame.deal
    cards = [card for hand in deal.open_hands for card in hand.cards] + frame.talon + frame.dummy
    cards += [card for out in frame.put_out for card in out.cards]
    return cards + [play.card for trick in deal.tricks for play in trick.plays]


@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_replay_of_a_finished_game_shows_every_card_in_every_step(code: str) -> None:
    at = finished(code)
    playback = played([record_of(at.table, at.entries)])
    assert playback.faults == []
    for place in range(len(playback.deals)):
        replay = told(playback, None, None, place)
        for frame in replay.frames:
            cards = {*cards_of(frame), *([frame.deal.turn_up] if frame.deal.turn_up else [])}
            assert cards == {card.text for card in at.table.code.pack}
            assert len(cards_of(frame)) in (len(cards), len(cards) - 1)
        assert replay.frames[0].act is None
        assert replay.frames[0].deal.tricks == []
        assert replay.frames[-1].deal.outcome is not None


def test_deals_are_counted_with_their_games_and_score() -> None:
    at = finished(games=2)
    replay = told(played([record_of(at.table, at.entries)]), None, None)
    assert {deal.game for deal in replay.deals} == {1, 2}
    last = [deal for deal in replay.deals if deal.game == 1][-1]
    assert max(last.score.values()) >= 10
    assert [deal.number for deal in replay.deals] == list(range(1, len(replay.deals) + 1))


def test_a_key_opens_only_its_own_game() -> None:
    at = finished(games=2)
    seeds = revealed_seeds(at.entries)
    assert set(seeds) == {1, 2}
    key = path_of("t1", 1, seeds[1]).rpartition("/")[2]
    assert len(key) == 22
    assert opens("t1", 1, key, seeds[1])
    assert not opens("t1", 2, key, seeds[2])
    assert not opens("t2", 1, key, seeds[1])
    assert not opens("t1", 1, "ä" * 22, seeds[1])


def test_an_unfinished_game_has_no_key() -> None:
    at = desk("modern", guests=2)
    assert at.table.is_game_on
    assert revealed_seeds(at.entries) == {}


def test_the_record_of_one_game_reads_back_with_the_same_deals() -> None:
    at = finished(games=2)
    record = game_record(at.table, at.entries, 2)
    assert forms_of(record) == ("euchre", "egn")
    again = told(played([read_record(written_as(record, "euchre"))]), None, None)
    assert again.faults == []
    assert {deal.game for deal in again.deals} == {1}
    whole = told(played([record_of(at.table, at.entries)]), None, None)
    second = [deal for deal in whole.deals if deal.game == 2]
    assert [deal.points for deal in again.deals] == [deal.points for deal in second]


def test_a_format_that_cannot_express_a_game_is_not_offered() -> None:
    at = finished("jerome-1877")
    assert forms_of(game_record(at.table, at.entries, 1)) == ("euchre",)


def test_the_coups_are_shown_with_their_remarks() -> None:
    for record in coups().values():
        replay = told(played([record]), None, None)
        assert replay.faults == []
        assert len(replay.frames) > 10
        assert replay.opening
    assert any(frame.remarks for frame in told(played([coups()["1-a-loser-on-the-ruff"]]), None, None).frames)


def test_rulings_have_place_and_laws_and_the_rest_is_shown() -> None:
    text = (LAWS / "jerome-1877" / "10.2-1.euchre").read_text(encoding="utf-8")
    replay = told(played([read_record(text)]), None, None)
    assert [(fault.line, "10.2" in fault.laws) for fault in replay.faults] == [(19, True), (21, True)]
    assert len(replay.frames[-1].deal.tricks) == 5
    rulings = [ruling for frame in replay.frames for ruling in frame.rulings]
    assert any("the points go to the other side" in ruling.remedies for ruling in rulings)
    assert [fault.ruling for fault in replay.faults] == rulings
    assert [[law.id for law in ruling.laws] for ruling in rulings] == [fault.laws for fault in replay.faults]
    assert {fault.deal for fault in replay.faults} == {0}
    assert replay.deals[-1].score == {"A+C": 2, "B+D": 0}


@pytest.mark.parametrize("code", BOOKS)
def test_a_club_game_is_replayed_with_the_referees_rulings(code: str) -> None:
    at = desk(code, guests=2, club="strict")
    for _ in play_with_slips(at, 3):
        pass
    record = game_record(at.table, at.entries, 1)
    assert record.header("x-club") is not None
    playback = played([record])
    assert playback.deals[-1].end.score == at.table.sitting.score
    assert len(playback.deals) == at.table.sitting.deals
    again = played([read_record(written_as(record, "euchre"))])
    assert [deal.end for deal in again.deals] == [deal.end for deal in playback.deals]
    replay = told(playback, None, None)
    ruled = [
        (ruling.what, ruling.verdict, ruling.laws)
        for place in range(len(playback.deals))
        for frame in told(playback, None, None, place).frames
        for ruling in frame.rulings
    ]
    kept, forgotten = refereed(at.table).rulings, club_mode(at.table).forgotten
    assert forgotten + len(kept) == len(ruled)
    assert [
        (what_happened(ruling.irregularity, refereed(at.table).code), ruling.verdict.value, list(ruling.laws))
        for ruling in kept
    ] == [(what, verdict, [law.id for law in laws]) for what, verdict, laws in ruled[forgotten:]]
    assert replay.frames


@pytest.mark.parametrize("number", [1, 2])
def test_a_deal_that_a_ruling_made_void_names_it_at_the_table_and_in_the_replay(number: int) -> None:
    at = desk("modern", guests=2, club="strict", number=number)
    told_at_table = list[replies.RulingInfo | None]()
    for table in play_with_slips(at, number):
        deal = table.sitting.deal
        if deal is not None and deal.is_over:
            shown = club_view(club_mode(table), None, (), False).ended_by
            del told_at_table[table.sitting.deals - 1 :]
            told_at_table.append(shown)
    replay = told(played([record_of(at.table, at.entries)]), None, None)
    told_later = [deal.ended_by for deal in replay.deals]
    same = {"number": 1, "ago": 0}
    assert told_later == [one and msgspec.structs.replace(one, **same) for one in told_at_table]
    assert any(one is not None and one.verdict in ("chosen", "imposed") for one in told_later)
    assert all(deal.result == "void" for deal in replay.deals if deal.ended_by is not None)


@pytest.mark.parametrize("code", BOOKS)
def test_rulings_of_an_unfinished_club_game_are_shown_without_hidden_cards(
    code: str,
) -> None:
    at, moments = desk(code, guests=2, club="strict"), 0
    for table in play_with_slips(at, 5):
        deal = table.sitting.deal
        if not table.is_game_on or deal is None or not deal.is_over:
            continue
        moments += 1
        playback = playback_of(table, tuple(at.entries))
        for seat in (None, *table.code.seating.seats):
            replay = told(playback, seat, 0)
            assert all(frame.remarks == [] for frame in replay.frames)
            later = [ruling.what for frame in replay.frames for ruling in frame.rulings]
            heard = [ruling.what for ruling in club_view(club_mode(table), seat, (), False).rulings]
            both = min(len(later), len(heard))  # at the table the newest are told alone
            assert later[len(later) - both :] == heard[len(heard) - both :]
            assert replay.faults == []
            own = (
                set()
                if seat is None
                else {card.text for card in playback.deals[-1].steps[0].deal.hands[seat]}
            )
            assert cards_in(replies.REPLIES.encode(replay)) <= allowed(table, seat, ()) | own | public(table)
        if moments > 4:
            break
    assert moments


def test_a_replay_ends_at_an_impossible_act() -> None:
    text = "euchre record 1\ncode modern\ndeal 1 by A\nA turns up 9S\nB AH\nC AD"
    replay = told(played([read_record(text)]), None, None)
    assert [fault.line for fault in replay.faults] == [5]
    assert [frame.act for frame in replay.frames] == [None]


def test_list_of_deals_has_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    at = finished(games=2)
    playback = played([record_of(at.table, at.entries)])
    whole = told(playback, None, None, 0)
    assert (whole.first, whole.count) == (0, len(whole.deals))
    monkeypatch.setattr(replays, "LISTED", 3)
    for shown in range(whole.count):
        page = told(playback, None, None, shown)
        assert (page.shown, page.count, page.first) == (shown, whole.count, shown // 3 * 3)
        assert page.deals == whole.deals[page.first : page.first + 3]
