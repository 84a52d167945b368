"""Deals that all tables of an online evening play: their secret seed, and what is shown at the end."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Sequence

from ...events.duplicate import DuplicateBoard, boards_of, sealed_boards
from ...laws import load_code
from ..failures import log_failure
from ..online.daily_results import played_by_expert, review_of, tricks_of
from ..tables.refusal import Refusal
from ..tables.seat_view import card_texts
from ..wire import evening_replies as replies
from ..wire.replies import OpenHand
from ..workers.study import REVIEW, StudyWorkers
from .book import OpenEvening
from .seating import place_of, table_id


def seed_of_boards(opened: OpenEvening) -> bytes:
    """Return the secret seed of the deals: it follows from the key of the evening, which never leaves the
    server."""
    return hmac.digest(opened.stored.secret, f"{opened.id} boards".encode(), hashlib.sha256)


def commitment_of_boards(opened: OpenEvening) -> str | None:
    """Return the commitment to that seed; None where each table has deals of its own."""
    evening = opened.evening
    is_sealed = bool(evening.code) and evening.plan.same_boards
    return sealed_boards(opened.id, seed_of_boards(opened)) if is_sealed else None


def check_open(opened: OpenEvening) -> None:
    """Raise Refusal unless all tables have played the same deals, and the last of them."""
    if commitment_of_boards(opened) is None:
        raise Refusal("evening/refused", "each table has deals of its own in this evening")
    if not opened.evening.is_over:
        raise Refusal("evening/not-over", "the deals are shown when all tables have played the last of them")


def boards_reply(
    opened: OpenEvening, expert: Sequence[list[int] | None], you: str | None = None
) -> replies.HallBoards:
    """Return the deals of an evening that is over, with what each table made of them.

    `expert` has what the expert gets in each deal, and `you` is the name of the person who asks.
    """
    evening, commitment = opened.evening, sealed_boards(opened.id, seed_of_boards(opened))
    seed, count = seed_of_boards(opened), evening.plan.rounds * evening.plan.deals
    dealt = boards_of(opened.id, seed, count, load_code(evening.code))
    return replies.HallBoards(
        commitment=commitment,
        seed=seed.hex(),
        boards=[_board(opened, board, points, you) for board, points in zip(dealt, expert, strict=True)],
    )


def _board(
    opened: OpenEvening, board: DuplicateBoard, expert: list[int] | None, you: str | None
) -> replies.HallBoard:
    evening, deal = opened.evening, board.deal
    names = [player.name for player in evening.players]
    before, place = divmod(board.number - 1, evening.plan.deals)
    seated = evening.round(before + 1)
    mine = None if you is None else place_of(evening, you, before + 1)
    table_of_mine = None if mine is None else table_id(opened.id, before + 1, mine)
    return replies.HallBoard(
        board=board.number,
        round=before + 1,
        dealer=str(deal.dealer),
        hands=[OpenHand(seat=str(seat), cards=card_texts(cards)) for seat, cards in board.hands.items()],
        turn_up="" if deal.turn_up is None else deal.turn_up.text,
        expert=expert,
        solver=tricks_of(board),
        review=review_of(table_of_mine, place + 1, seed_of_boards(opened), evening.plan.deals),
        results=[
            replies.HallBoardResult(
                table=number,
                first=[names[player] for player in table.first],
                second=[names[player] for player in table.second],
                points=list(evening.boards[before + 1, number][place]),
            )
            for number, table in enumerate(seated.tables, start=1)
        ],
    )


KEPT = 64
"""Evenings whose results are kept in memory."""


class ExpertBoards:
    """The expert's points in the deals of evenings that are over."""

    def __init__(self, workers: StudyWorkers) -> None:
        self._workers = workers
        self._points: OrderedDict[str, list[list[int] | None]] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def points(self, opened: OpenEvening) -> tuple[list[int] | None, ...]:
        """Return the points of both sides in each deal; None until the expert has played it, which begins
        now."""
        plan = opened.evening.plan
        found = self._points.setdefault(opened.id, [None] * (plan.rounds * plan.deals))
        self._points.move_to_end(opened.id)
        if len(self._points) > KEPT:
            self._points.popitem(last=False)
        if None in found and opened.id not in self._tasks:
            task = self._tasks[opened.id] = asyncio.create_task(self._play(opened, found))
            task.add_done_callback(lambda _: self._tasks.pop(opened.id, None))
            task.add_done_callback(log_failure)
        return tuple(found)

    async def close(self) -> None:
        """Stop what is being computed."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, opened: OpenEvening, found: list[list[int] | None]) -> None:
        """Play each deal that the expert has not played; who looks again begins again what was refused."""
        event, seed, code = opened.id, seed_of_boards(opened), opened.evening.code
        try:
            for place, known in enumerate(found):
                if known is None:
                    found[place] = await self._workers.run(
                        event, REVIEW, played_by_expert, event, seed, place + 1, code
                    )
        except Refusal:
            pass
