"""What is computed for the games that guests keep: records without names of others, summaries, exports."""

from __future__ import annotations

import csv
import io
import json
import pickle
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice
from typing import Any

import msgspec

from ...acts import LeaveSeat, TakeSeat
from ...errors import EuchreError
from ...notation import ActEntry, Record, read_record, write_record
from ...review import (
    ChoiceMark,
    ChoicePhase,
    DealToReview,
    Review,
    ReviewEffort,
    SeatFigures,
    deals_to_review,
    review_deal,
    seat_figures,
)
from ...review.document import document_of
from ...seats import Seat
from ..review.history_tasks import chosen, table_after
from ..review.playback import LARGEST_RECORD, played, records_in
from ..review.replays import replay_reply
from ..review.shared_games import game_record, revealed_seeds
from ..store import KeptGame, KeptReview, PuzzleResult
from ..tables.events import Entry
from ..tables.refusal import Refusal
from ..wire.replies import REPLIES


def deals_in(text: str) -> int:
    """Return the number of deals in the text of a record. Raises Refusal for a record that cannot be
    replayed."""
    return len(_deals(text))


def reviewed(text: str, place: int, effort: ReviewEffort) -> bytes:
    """Return one deal of a record reviewed, as bytes that only `review_document` reads."""
    (source,) = islice(_deals(text), place, place + 1)
    return pickle.dumps(review_deal(source, effort))


def review_document(text: str, deals: tuple[bytes, ...], effort: ReviewEffort, seat: str) -> bytes:
    """Return the review for a seat's side as JSON. Raises Refusal for a seat that the game does not have."""
    review = Review(effort=effort, deals=tuple(pickle.loads(deal) for deal in deals))
    seats = {str(one): one for one in review.code.seating.seats}
    if seat not in seats:
        raise Refusal("seat/none", f"there is no seat {seat} in this game")
    found = document_of(review, seats[seat])
    found["code"] = review.code.base or review.code.name
    found["people"] = _people(review, seats)
    return json.dumps(found, separators=(",", ":")).encode()


def _people(review: Review, seats: dict[str, Seat]) -> dict[str, str]:
    """Return the names of the players in the last deal, as far as the record tells them."""
    people = review.deals[-1].source.people
    return {letter: name for letter, seat in seats.items() if seat < len(people) and (name := people[seat])}


def _deals(text: str) -> list[DealToReview]:
    """Return the deals of all records in a text, numbered through."""
    records = records_in(text.encode())
    if len({record.code for record in records}) > 1:
        raise Refusal("record/malformed", "these records are of different games; review them one by one")
    try:
        found = [deal for record in records for deal in deals_to_review(record)]
        if len(records) > 1:
            found = [replace(deal, number=number) for number, deal in enumerate(found, start=1)]
    except EuchreError as fault:
        raise Refusal("record/malformed", f"this record cannot be reviewed: {fault}") from None
    if not found:
        raise Refusal("replay/no-deal", "the record has no deal to review")
    return found


_PARTS = ("result", "dealt", "hidden", "own", "partner", "adversaries")


def kept_record(log: Sequence[Entry], game: int, seat: str) -> bytes:
    """Return the record of a finished game, compressed, which names only the last player of one seat.

    Raises Refusal for a game that is not over.
    """
    if game not in revealed_seeds(log):
        raise Refusal("replay/none", "this game is not over")
    record = game_record(table_after(log), log, game)
    return zlib.compress(write_record(_without_names(record, Seat.from_text(seat))).encode())


def _without_names(record: Record, seat: Seat) -> Record:
    """Return a record that names nobody but the last player of a seat. It has no title, which may name the
    host."""
    acts = [entry.act for entry in record.entries if isinstance(entry, ActEntry)]
    names = [act.actor for act in acts if isinstance(act, TakeSeat) and act.seat == seat]
    own = names[-1] if names else None
    entries = tuple(
        entry
        for entry in record.entries
        if not (isinstance(entry, ActEntry) and isinstance(entry.act, (TakeSeat, LeaveSeat)))
        or (entry.act.seat == seat and entry.act.actor == own)
    )
    return replace(
        record, headers=tuple(pair for pair in record.headers if pair[0] != "title"), entries=entries
    )


def record_in(kept: bytes) -> str:
    """Return the text of a compressed record."""
    return zlib.decompress(kept).decode()


def kept_replay(body: bytes, wanted: int | None, link: str) -> bytes:
    """Return the replay of a kept record, whose page has the path `link`."""
    playback = played([read_record(body.decode())], most=LARGEST_RECORD)
    return REPLIES.encode(replay_reply(playback, chosen(playback, wanted, first=True), title="", link=link))


def figures_of(kept: Sequence[tuple[bytes, str]]) -> list[SeatFigures | None]:
    """Return what the player of a seat did in each of some kept records; None for one that cannot be read."""
    return [_figures(record_in(body), Seat.from_text(seat)) for body, seat in kept]


def _figures(text: str, seat: Seat) -> SeatFigures | None:
    """Return the figures of the deals during which the player of the record sat in the seat."""
    try:
        record = read_record(text)
    except EuchreError:  # written by a later version
        return None
    playback = played([record], checked=False, most=LARGEST_RECORD)
    own = (deal.end.deal for deal in playback.deals if deal.people[seat] is not None)
    return seat_figures(own, seat)


def kept_review(text: str, deals: tuple[bytes, ...], effort: ReviewEffort, seat: str) -> tuple[bytes, bytes]:
    """Return the summary of a review for a seat, and the review with the seat's name only, compressed."""
    document = json.loads(review_document(text, deals, effort, seat))
    document["people"] = {one: name for one, name in document["people"].items() if one == seat}
    document["is_kept"] = True
    body = json.dumps(document, separators=(",", ":")).encode()
    return json.dumps(summary_of(document), separators=(",", ":")).encode(), zlib.compress(body)


def summary_of(document: dict[str, Any]) -> dict[str, Any]:
    """Return what the choices of a review's own seat cost, and the account of the result."""
    own = next(one for one in document["totals"] if one["seat"] == document["seat"])
    return {
        "effort": document["effort"],
        "deals": len(document["deals"]),
        "per_deal": own["per_deal"],
        "error": own["error"],
        "phases": own["phases"],
        "marks": own["marks"],
        "account": {part: document["total"][part] for part in _PARTS},
    }


def export_json(
    games: Iterable[tuple[KeptGame, KeptReview]], results: Iterable[PuzzleResult], figures: object
) -> bytes:
    """Return all that a guest keeps: games with their record and review, figures, and results of puzzles.

    Two hundred reviews are tens of megabytes, so this runs in a worker process.
    """
    document = {
        "schema": "euchre.progress/1",
        "games": [
            {
                "table": game.table,
                "game": game.game,
                "seat": game.seat,
                "code": game.code,
                "won": game.won,
                "points": game.points,
                "at": _date(game.at),
                "record": None if kept.record is None else record_in(kept.record),
                "review": None if kept.review is None else msgspec.Raw(zlib.decompress(kept.review)),
            }
            for game, kept in games
        ],
        "figures": figures,
        "puzzles": [
            {
                "puzzle": one.puzzle,
                "at": _date(one.at),
                "is_right": one.is_right,
                "is_daily": one.day is not None,
                "rating": one.rating,
                "deviation": one.deviation,
            }
            for one in results
        ],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def export_games(games: Iterable[KeptGame]) -> str:
    """Return a line for each game as CSV; what is not reviewed has empty fields."""
    phases = [phase.value for phase in ChoicePhase]
    marks = [mark.value for mark in (ChoiceMark.INEXACT, ChoiceMark.MISTAKE, ChoiceMark.BLUNDER)]
    heads = ("at", "table", "game", "seat", "code", "won", "points", "deals", "lost_per_deal", "error")
    rows = []
    for game in games:
        row: list[object] = [_date(game.at), game.table, game.game, game.seat, game.code, int(game.won)]
        row.append(game.points)
        if game.summary is not None:
            found = json.loads(game.summary)
            row += [found[name] for name in ("deals", "per_deal", "error")]
            row += [found["phases"][phase] for phase in phases]
            row += [found["marks"].get(mark, 0) for mark in marks]
            row += [found["account"][part] for part in _PARTS]
        rows.append(row)
    return _table((*heads, *phases, *marks, *_PARTS), rows)


def export_puzzles(results: Iterable[PuzzleResult]) -> str:
    """Return a line for each answered puzzle as CSV."""
    heads = ("at", "puzzle", "is_right", "is_daily", "rating", "deviation")
    return _table(
        heads,
        [
            [
                _date(one.at),
                one.puzzle,
                int(one.is_right),
                int(one.day is not None),
                one.rating,
                one.deviation,
            ]
            for one in results
        ],
    )


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(heads)
    for row in rows:
        writer.writerow([*row, *[""] * (len(heads) - len(row))])
    return text.getvalue()


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
