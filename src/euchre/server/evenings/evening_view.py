"""What the link of a table, of the big screen and of the director shows of an evening."""

from __future__ import annotations

from ...events import EventError, HallEvening
from ...events.event_lines import lines_that_count
from ...events.hall_rounds import HallPlayer
from ...events.progressive import MOST_ROUNDS
from ..wire import evening_replies as replies
from ..wire.replies import REPLIES
from .book import OpenEvening
from .links import DIRECTOR, SCREEN, EveningLink, signed_link

_NOW, _ONLINE = b'"now":-1', b'"online":null'
"""Parts of a kept body that differ between those who look; in a text the quotation marks are escaped."""


def evening_body(link: EveningLink, opened: OpenEvening) -> bytes:
    """Return the evening as a link shows it, without the time and without what only one person is shown."""
    if link.role == DIRECTOR:
        return REPLIES.encode(_desk(opened))
    return REPLIES.encode(_screen(opened) if link.role == SCREEN else _slip(link, opened))


def at_time(body: bytes, now: int, online: replies.HallOnline | None) -> bytes:
    """Return a body at a time in milliseconds; with `online` for a person who has the link of the screen."""
    body = body.replace(_NOW, b'"now":%d' % now, 1)
    return body if online is None else body.replace(_ONLINE, b'"online":' + REPLIES.encode(online), 1)


def _slip(link: EveningLink, opened: OpenEvening) -> replies.HallSlip:
    evening, number = opened.evening, link.table or 0
    seated = _round(evening, evening.begun) if evening.begun else None
    tables = [] if seated is None else seated.tables
    return replies.HallSlip(
        seq=opened.stored.seq,
        title=evening.title,
        table=number,
        clock=_clock(opened),
        seated=next((table for table in tables if table.table == number), None),
    )


def _screen(opened: OpenEvening) -> replies.HallScreen:
    evening = opened.evening
    return replies.HallScreen(
        seq=opened.stored.seq,
        title=evening.title,
        clock=_clock(opened),
        seated=_round(evening, evening.begun) if evening.begun else None,
        standings=_standings(evening),
        ranking=list(evening.rules),
        missing=[table for number, table in _missing(evening) if number == evening.begun],
        online=None,
        prizes=_prizes(evening) if evening.begun and evening.is_over else [],
        bracket=_rounds_before(evening) if evening.plan.is_elimination else [],
    )


def _desk(opened: OpenEvening) -> replies.HallDesk:
    evening = opened.evening
    counting = lines_that_count(opened.lines)
    rounds = _rounds(evening)
    most = evening.most_tables if rounds else 0
    key = opened.stored.secret
    return replies.HallDesk(
        seq=opened.stored.seq,
        title=evening.title,
        clock=_clock(opened),
        deals=evening.plan.deals,
        rounds=rounds,
        players=[_guest(player) for player in evening.players],
        pairs=evening.plan.pairs is not None,
        standings=_standings(evening),
        ranking=list(evening.rules),
        missing=[list(place) for place in _missing(evening)],
        disputed=[list(place) for place in (evening.disputed if rounds else ())],
        last=counting[-1].act.text if counting and not evening.code else None,
        tables=[signed_link(opened.id, str(table), key).text for table in range(1, most + 1)],
        screen=signed_link(opened.id, SCREEN, key).text,
        prizes=_prizes(evening),
        watched=_watched(evening) if evening.code else None,
    )


def _watched(evening: HallEvening) -> replies.HallWatched:
    return replies.HallWatched(watchers=evening.watched.watchers.value, delay=evening.watched.delay)


def _clock(opened: OpenEvening) -> replies.HallClock:
    evening, began = opened.evening, opened.began
    minutes = evening.minutes if evening.begun == evening.announced else 0
    return replies.HallClock(
        round=evening.begun,
        rounds=evening.last_round,
        began=began,
        ends=None if began is None or not minutes else began + minutes * 60_000,
        now=-1,
    )


def _rounds(evening: HallEvening) -> list[replies.HallRound]:
    """Return all rounds; empty while the players are too few."""
    try:
        return [_round(evening, number) for number in range(1, len(evening.rounds) + 1)]
    except EventError:
        return []


def _rounds_before(evening: HallEvening) -> list[replies.HallRound]:
    return [_round(evening, number) for number in range(1, evening.begun)]


def _round(evening: HallEvening, number: int) -> replies.HallRound:
    names = [player.name for player in evening.players]
    seated = evening.round(number)
    tables = []
    for table, sides in enumerate(seated.tables, start=1):
        score = evening.scores.get((number, table))
        reports = [evening.reports.get((number, table, side)) for side in (1, 2)]
        tables.append(
            replies.HallTable(
                table=table,
                first=[names[player] for player in sides.first],
                second=[names[player] for player in sides.second],
                score=None if score is None else list(score),
                reports=[None if said is None else list(said) for said in reports],
            )
        )
    return replies.HallRound(
        round=number, tables=tables, sitting_out=[names[player] for player in seated.sitting_out]
    )


def _missing(evening: HallEvening) -> tuple[tuple[int, int], ...]:
    return evening.missing if evening.begun else ()


def _standings(evening: HallEvening) -> list[replies.HallPlace]:
    compared, names = evening.compared if evening.plan.same_boards else (), evening.entrants
    return [
        replies.HallPlace(
            place=each.place,
            name=names[each.tally.player],
            rounds=each.tally.rounds,
            points=each.tally.points,
            games=each.tally.games,
            lone_hands=each.tally.lone_hands,
            percent=round(compared[each.tally.player].percent, 1) if compared else None,
        )
        for each in evening.standings
    ]


def _prizes(evening: HallEvening) -> list[replies.HallPrize]:
    won, names = {each.prize: each.winners for each in evening.prizes_won}, evening.entrants
    return [
        replies.HallPrize(prize=prize.value, winners=[names[one] for one in won.get(prize, ())])
        for prize in evening.prizes
    ]


def _guest(player: HallPlayer) -> replies.HallGuest:
    until = None if player.until_round >= MOST_ROUNDS else player.until_round
    return replies.HallGuest(name=player.name, from_round=player.from_round, until_round=until)
