"""Deals that all tables of an online evening play: their secret seed, and what is shown at the end."""

from __future__ import annotations

import hashlib
import hmac

from ...events.duplicate import DuplicateBoard, boards_of, sealed_boards
from ...laws import load_code
from ..tables.refusal import Refusal
from ..tables.seat_view import card_texts
from ..wire import evening_replies as replies
from ..wire.replies import OpenHand
from .book import OpenEvening


def seed_of_boards(opened: OpenEvening) -> bytes:
    """The secret seed of the deals: it follows from the key of the evening, which never leaves the server."""
    return hmac.digest(opened.stored.secret, f"{opened.id} boards".encode(), hashlib.sha256)


def commitment_of_boards(opened: OpenEvening) -> str | None:
    """The commitment to that seed; None where each table has deals of its own."""
    evening = opened.evening
    is_sealed = bool(evening.code) and evening.plan.same_boards
    return sealed_boards(opened.id, seed_of_boards(opened)) if is_sealed else None


def boards_reply(opened: OpenEvening) -> replies.HallBoards:
    """The deals of an evening that is over, with what each table made of them. Raises Refusal before that."""
    evening, commitment = opened.evening, commitment_of_boards(opened)
    if commitment is None:
        raise Refusal("evening/refused", "each table has deals of its own in this evening")
    if not evening.is_over:
        raise Refusal("evening/not-over", "the deals are shown when all tables have played the last of them")
    seed, count = seed_of_boards(opened), evening.plan.rounds * evening.plan.deals
    dealt = boards_of(opened.id, seed, count, load_code(evening.code))
    return replies.HallBoards(
        commitment=commitment, seed=seed.hex(), boards=[_board(opened, board) for board in dealt]
    )


def _board(opened: OpenEvening, board: DuplicateBoard) -> replies.HallBoard:
    evening, deal = opened.evening, board.deal
    names = [player.name for player in evening.players]
    before, place = divmod(board.number - 1, evening.plan.deals)
    seated = evening.round(before + 1)
    return replies.HallBoard(
        board=board.number,
        round=before + 1,
        dealer=str(deal.dealer),
        hands=[OpenHand(seat=str(seat), cards=card_texts(cards)) for seat, cards in board.hands.items()],
        turn_up="" if deal.turn_up is None else deal.turn_up.text,
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
