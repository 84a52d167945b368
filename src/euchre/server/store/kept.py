"""Scripts for what a guest keeps: finished games with their reviews, and results of puzzles."""

from __future__ import annotations

from collections.abc import Iterable

from .model import FellowPlayer, GameEnd, KeptGame, KeptReview, PuzzleResult
from .script import Script, row_of, rows_of

MOST_GAMES = 200
"""Games of one guest that are kept; the oldest is dropped for the next."""
MOST_RESULTS = 2_000
"""Results of puzzles of one guest that are kept."""

_GAME = "table_id, game, seat, code, won, points, at"


def keep_ends(table: str, code: str, at: int, ends: Iterable[GameEnd]) -> Script[None]:
    """Keep how a game ended for each of its people who is a guest of this server."""
    for end in ends:
        if (yield from row_of("SELECT 1 FROM people WHERE id = $1", end.person)) is None:
            continue
        yield from rows_of(
            f"INSERT INTO kept_games (person, {_GAME}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) "
            "ON CONFLICT DO NOTHING",
            *(end.person, table, end.game, end.seat, code, int(end.won), end.points, at),
        )
        yield from rows_of(
            "DELETE FROM kept_games WHERE person = $1 AND at < "
            "(SELECT at FROM kept_games WHERE person = $1 ORDER BY at DESC LIMIT 1 OFFSET $2)",
            *(end.person, MOST_GAMES - 1),
        )


def kept_games(person: str) -> Script[tuple[KeptGame, ...]]:
    """Return the finished games of a guest, the oldest first."""
    rows = yield from rows_of(
        f"SELECT {_GAME}, summary FROM kept_games WHERE person = $1 ORDER BY at, table_id, game", person
    )
    return tuple(_game(*row) for row in rows)


def _game(
    table: str, game: int, seat: str, code: str, won: int, points: str, at: int, summary: bytes | None
) -> KeptGame:
    return KeptGame(
        table=table, game=game, seat=seat, code=code, won=bool(won), points=points, at=at, summary=summary
    )


def fellow_players(person: str) -> Script[tuple[FellowPlayer, ...]]:
    """Return the other guests who keep games that a guest keeps, except those whom the guest has blocked."""
    rows = yield from rows_of(
        "SELECT mine.table_id, mine.game, other.seat, people.id, people.name FROM kept_games AS mine "
        "JOIN kept_games AS other ON other.table_id = mine.table_id AND other.game = mine.game "
        "AND other.person <> mine.person JOIN people ON people.id = other.person "
        "WHERE mine.person = $1 AND other.person NOT IN (SELECT blocked FROM blocks WHERE person = $1) "
        "ORDER BY mine.at, mine.table_id, mine.game, other.seat",
        person,
    )
    return tuple(
        FellowPlayer(table=table, game=game, seat=seat, person=other, name=name)
        for table, game, seat, other, name in rows
    )


def kept_review(person: str, table: str, game: int) -> Script[KeptReview | None]:
    """Return the seat, the record and the review of a finished game of a guest; None if they keep no such
    game."""
    row = yield from row_of(
        "SELECT seat, record, review FROM kept_games WHERE person = $1 AND table_id = $2 AND game = $3",
        *(person, table, game),
    )
    return None if row is None else KeptReview(seat=row[0], record=row[1], review=row[2])


def games_without_record(most: int) -> Script[tuple[tuple[str, int, str], ...]]:
    """Return table, game and seat of kept games whose record is still to be written, the oldest first."""
    rows = yield from rows_of(
        "SELECT table_id, game, seat FROM kept_games WHERE record IS NULL "
        "AND table_id IN (SELECT id FROM tables) ORDER BY at LIMIT $1",
        most,
    )
    return tuple((table, game, seat) for table, game, seat in rows)


def keep_record(table: str, game: int, seat: str, record: bytes) -> Script[None]:
    """Keep the record of a game for who sat in a seat."""
    yield from rows_of(
        "UPDATE kept_games SET record = $4 WHERE table_id = $1 AND game = $2 AND seat = $3",
        *(table, game, seat, record),
    )


def seats_keeping(table: str, game: int) -> Script[tuple[str, ...]]:
    """Return the seats of a game whose guests keep it."""
    rows = yield from rows_of(
        "SELECT DISTINCT seat FROM kept_games WHERE table_id = $1 AND game = $2 ORDER BY seat", table, game
    )
    return tuple(str(seat) for (seat,) in rows)


def keep_review(table: str, game: int, seat: str, summary: bytes, review: bytes) -> Script[None]:
    """Keep the review of a game for who sat in a seat."""
    yield from rows_of(
        "UPDATE kept_games SET summary = $4, review = $5 WHERE table_id = $1 AND game = $2 AND seat = $3",
        *(table, game, seat, summary, review),
    )


def drop_game(person: str, table: str, game: int) -> Script[None]:
    """Delete a finished game that a guest keeps."""
    yield from rows_of(
        "DELETE FROM kept_games WHERE person = $1 AND table_id = $2 AND game = $3", person, table, game
    )


def drop_progress(person: str) -> Script[None]:
    """Delete all games, reviews and results of puzzles that a guest keeps."""
    yield from rows_of("DELETE FROM kept_games WHERE person = $1", person)
    yield from rows_of("DELETE FROM puzzle_results WHERE person = $1", person)


def add_result(person: str, result: PuzzleResult) -> Script[bool]:
    """Keep a guest's first answer to a puzzle; False if they have answered it before, or have too many."""
    row = yield from row_of("SELECT COUNT(*) FROM puzzle_results WHERE person = $1", person)
    if row is None or row[0] >= MOST_RESULTS:
        return False
    made = yield from row_of(
        "INSERT INTO puzzle_results VALUES ($1, $2, $3, $4, $5, $6, $7, $8) "
        "ON CONFLICT DO NOTHING RETURNING puzzle",
        *(person, result.puzzle, result.at, int(result.is_right), result.day),
        *(result.rating, result.deviation, result.volatility),
    )
    return made is not None


def puzzle_results(person: str) -> Script[tuple[PuzzleResult, ...]]:
    """Return a guest's results of puzzles, the oldest first."""
    rows = yield from rows_of(
        "SELECT puzzle, at, is_right, day, rating, deviation, volatility FROM puzzle_results "
        "WHERE person = $1 ORDER BY at, puzzle",
        person,
    )
    return tuple(
        PuzzleResult(
            puzzle=puzzle,
            at=at,
            is_right=bool(is_right),
            day=day,
            rating=rating,
            deviation=deviation,
            volatility=volatility,
        )
        for puzzle, at, is_right, day, rating, deviation, volatility in rows
    )
